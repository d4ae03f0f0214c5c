// What an analysis shows on the board, drawn below the lines: each group of lines, vertices or cells has a width and
// dashes of its own, and the panel names them in the same order. One group can be highlighted, the others then stand
// back. On a board without end cells that belong together are joined by lines, or by arrows where one answers the
// other; they repeat under two translations, so that the same few links cover whatever is in sight.

import {svg} from "../dom.js";
import {endsKey} from "./figure.js";
import {disc, leftOf, line, off, outline, path, unit} from "./geometry.js";

/** Groups beyond these look like the last. */
const styles = 6;
/** The class of a group. @param {number} i */
export const groupClass = (i) => `group${Math.min(i, styles - 1)}`;

/** @param {Iterable<Element>} elements @param {number} lit the group that is highlighted, or −1 */
export function highlight(elements, lit) {
  for (const element of elements) {
    const own = element.getAttribute("data-group") === String(lit);
    element.classList.toggle("lit", own);
    element.classList.toggle("unlit", lit >= 0 && !own);
  }
}

/** @param {readonly Group[] | null} groups @param {Figure | null} f @returns {Element[]} */
export function groupElements(groups, f) {
  if (!groups || !f) return [];
  const curves = new Map(f.strokes.map((s) => [endsKey(s.ends), s]));
  return groups.flatMap((group, i) =>
    f.cells ? onCells(group, i, f, f.cells) : group.heap === undefined ? onBoard(group, i, f, curves) : heapRow(i, f));
}

/** @param {number} i @param {string} name @param {string} d @param {object} [pen] */
const shape = (i, name, d, pen = {}) =>
  d ? [svg("path", {class: `group ${name} ${groupClass(i)}`, "data-group": i, d, ...pen})] : [];

/** @param {Group} group @param {number} i @param {Figure} f @param {Map<string, Stroke>} curves */
function onBoard({vertices = [], lines = [], ways = []}, i, f, curves) {
  const drawn = lines.map((ends) => {
    const stroke = curves.get(endsKey(ends));
    if (stroke) return stroke.d;
    const [from, to] = ends.map((v) => f.spots[v]);
    return from && to ? path(line(from, to), false) : "";
  });
  const rings = vertices.filter((v) => f.spots[v]).map((v) => disc(f.spots[v], f.radius + 7));
  return [
    ...shape(i, "", drawn.join(""), {"stroke-width": Math.max(8, 17 * f.weight)}),
    ...shape(i, "", ways.map((way) => wayPath(way, f)).join(""), {"stroke-width": Math.max(3, 6 * f.weight)}),
    ...shape(i, "rings", rings.join("")),
  ];
}

/** A place lies as far beyond a vertex as another one lies before it. @param {Pair[]} way @param {Figure} f */
function wayPath(way, f) {
  const spots = way.flatMap(([vertex, from]) => {
    const [at, before] = [f.spots[vertex], f.spots[from]];
    return at && before ? [{x: 2 * at.x - before.x, y: 2 * at.y - before.y}] : [];
  });
  return spots.slice(1).map((to, k) => path(line(spots[k], to), false)).join("");
}

/** A heap is highlighted as a row of its own. @param {number} i @param {Figure} f */
function heapRow(i, f) {
  const heap = f.rows[i];
  if (!heap) return [];
  const half = Math.max(16, 0.45 * heap.step);
  const box = {x: 6, y: heap.at.y - half, width: f.width - 12, height: 2 * half, rx: 10};
  return [svg("rect", {class: "group row", "data-group": i, ...box})];
}

/** Whether a shift is a sum of the two translations. @param {Pair} shift @param {[Pair, Pair]} period */
function repeats([x, y], [[a, b], [c, d]]) {
  const area = a * d - b * c;
  return (x * d - y * c) % area === 0 && (a * y - b * x) % area === 0;
}

/** Every copy of the links with an end in sight.
 * @param {Link[]} links @param {[Pair, Pair] | undefined} period @param {Tile[]} tiles */
function copies(links, period, tiles) {
  const seen = new Map(tiles.map((t) => [t.key, t]));
  return links.flatMap(([from, to, both]) => tiles.flatMap((t) => {
    const [x, y] = [t.cell[0] - from[0], t.cell[1] - from[1]];
    if (period ? !repeats([x, y], period) : x !== 0 || y !== 0) return [];
    const other = seen.get(JSON.stringify([to[0] + x, to[1] + y]));
    return other ? [{from: t.middle, to: other.middle, both}] : [];
  }));
}

/** @param {Group} group @param {number} i @param {Figure} f @param {Tile[]} tiles */
function onCells({cells = [], links = [], period}, i, f, tiles) {
  const wanted = new Set(cells.map((c) => JSON.stringify(c)));
  const r = Math.max(7, 0.24 * (f.scale ?? 40));
  const found = copies(links, period, tiles);
  const ends = found.map(({from, to, both}) => (both ? disc(from, 3.2) + disc(to, 3.2) : arrowHead(from, to)));
  return [
    ...shape(i, "link", found.map(({from, to}) => outline([from, to])).join("")),
    ...shape(i, "knob", ends.join("")),
    ...tiles.filter((t) => wanted.has(t.key)).flatMap((t) => shape(i, "ring", disc(t.middle, r))),
  ];
}

/** @param {Spot} from @param {Spot} to */
function arrowHead(from, to) {
  const way = unit(from, to);
  const base = off(to, -8, way);
  return outline([to, off(base, 4, leftOf(way)), off(base, -4, leftOf(way))]);
}
