// What a theorem sees on the board, drawn below the lines: each group of lines and vertices has a width and dashes of its
// own, and the panel names them in the same order.

import {svg} from "./dom.js";
import {endsKey} from "./figure.js";
import {disc, line, path} from "./geometry.js";

/** @typedef {{name: string, groups: {name: string, vertices: number[], lines: [number, number][]}[]}} Idea */

/** Groups beyond these look like the last. */
const looks = 6;
/** The class of a group. @param {number} i */
export const groupLook = (i) => `group${Math.min(i, looks - 1)}`;

/** @param {Idea | null} idea @param {import("./figure.js").Figure | null} f @returns {SVGElement[]} */
export function ideaElements(idea, f) {
  if (!idea || !f) return [];
  const curves = new Map(f.strokes.map((s) => [endsKey(s.ends), s]));
  return idea.groups.flatMap((group, i) => {
    const lines = group.lines.map((ends) => {
      const stroke = curves.get(endsKey(ends));
      if (stroke) return stroke.d;
      const [from, to] = ends.map((v) => f.spots[v]);
      return from && to ? path(line(from, to), false) : "";
    });
    const r = f.radius + 7;
    const rings = group.vertices.filter((v) => f.spots[v]).map((v) => disc(f.spots[v], r));
    return [
      svg("path", {class: `idea ${groupLook(i)}`, d: lines.join(""), "stroke-width": Math.max(8, 17 * f.weight)}),
      ...(rings.length > 0 ? [svg("path", {class: `idea rings ${groupLook(i)}`, d: rings.join("")})] : []),
    ];
  });
}
