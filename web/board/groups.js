// What a theorem sees on the board, drawn below the lines: each group of lines and vertices has a width and dashes of its
// own, and the panel names them in the same order. A group can be lit, the others then stand back.

import {svg} from "../dom.js";
import {endsKey} from "./figure.js";
import {disc, line, path} from "./geometry.js";
import {cellIdea} from "./paving.js";

/** @typedef {import("./figure.js").Figure} Figure */
/** @typedef {{heap?: number, vertices?: number[], lines?: [number, number][], cells?: [number, number][], links?: import("./paving.js").Link[], period?: [[number, number], [number, number]]}} Group a heap is lit as a row of its own */
/** @typedef {{name: string, groups: (Group & {name: string})[]}} Idea */

/** Groups beyond these look like the last. */
const looks = 6;
/** The class of a group. @param {number} i */
export const groupLook = (i) => `group${Math.min(i, looks - 1)}`;

/** The group that is lit, or −1. */
let lit = -1;
/** @param {number} group or −1 */
export function light(group) {
  lit = group;
  for (const element of document.querySelectorAll("#board [data-group]")) shine(element);
}
/** @param {Element} element */
function shine(element) {
  element.classList.toggle("lit", element.getAttribute("data-group") === String(lit));
  element.classList.toggle("unlit", lit >= 0 && element.getAttribute("data-group") !== String(lit));
  return element;
}

/** @param {readonly Group[] | null} groups @param {Figure | null} f @returns {Element[]} */
export function ideaElements(groups, f) {
  if (!groups || !f) return [];
  if (f.cells) return cellIdea(groups, f, groupLook).map(shine);
  const curves = new Map(f.strokes.map((s) => [endsKey(s.ends), s]));
  return groups.flatMap((group, i) => (group.heap === undefined ? onBoard(group, i, f, curves) : row(i, f))).map(shine);
}

/** @param {Group} group @param {number} i @param {Figure} f @param {Map<string, import("./figure.js").Stroke>} curves */
function onBoard({vertices = [], lines = []}, i, f, curves) {
  const drawn = lines.map((ends) => {
    const stroke = curves.get(endsKey(ends));
    if (stroke) return stroke.d;
    const [from, to] = ends.map((v) => f.spots[v]);
    return from && to ? path(line(from, to), false) : "";
  });
  const r = f.radius + 7;
  const rings = vertices.filter((v) => f.spots[v]).map((v) => disc(f.spots[v], r));
  return [
    svg("path", {class: `idea ${groupLook(i)}`, "data-group": i, d: drawn.join(""), "stroke-width": Math.max(8, 17 * f.weight)}),
    ...(rings.length > 0 ? [svg("path", {class: `idea rings ${groupLook(i)}`, "data-group": i, d: rings.join("")})] : []),
  ];
}

/** @param {number} i @param {Figure} f */
function row(i, f) {
  const heap = f.rows[i];
  if (!heap) return [];
  const half = Math.max(16, 0.45 * heap.step);
  return [svg("rect", {class: "idea row", "data-group": i, x: 6, y: heap.at.y - half, width: f.width - 12, height: 2 * half, rx: 10})];
}
