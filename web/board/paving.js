// A strategy on a board without end: cells that belong together are joined by lines, or arrows where one answers the other; they
// repeat under two translations, so that the same few links cover whatever is in sight. Single cells are encircled.

import {svg} from "../dom.js";

/** @typedef {[number, number]} Cell */
/** @typedef {[Cell, Cell, boolean]} Link */
/** @typedef {import("./figure.js").Figure} Figure */
/** @typedef {import("./cells.js").Tile} Tile */

/** Whether a shift is a sum of the two translations. @param {Cell} shift @param {[Cell, Cell]} period */
function repeats([x, y], [[a, b], [c, d]]) {
  const area = a * d - b * c;
  return (x * d - y * c) % area === 0 && (a * y - b * x) % area === 0;
}

/** Every copy of the links with an end in sight. @param {Link[]} links @param {[Cell, Cell] | undefined} period @param {Tile[]} tiles */
function copies(links, period, tiles) {
  const seen = new Map(tiles.map((t) => [t.key, t]));
  return links.flatMap(([from, to, both]) => tiles.flatMap((t) => {
    /** @type {Cell} */
    const shift = [t.cell[0] - from[0], t.cell[1] - from[1]];
    if (period ? !repeats(shift, period) : shift[0] !== 0 || shift[1] !== 0) return [];
    const other = seen.get(JSON.stringify([to[0] + shift[0], to[1] + shift[1]]));
    return other ? [{from: t.middle, to: other.middle, both}] : [];
  }));
}

/** @param {readonly import("./groups.js").Group[]} groups @param {Figure} f @param {(i: number) => string} groupLook the class of a group @returns {SVGElement[]} */
export function cellIdea(groups, f, groupLook) {
  const tiles = f.cells ?? [];
  return groups.flatMap((group, i) => {
    const wanted = new Set((group.cells ?? []).map((c) => JSON.stringify(c)));
    const r = Math.max(7, 0.24 * (f.scale ?? 40));
    const rings = tiles.filter((t) => wanted.has(t.key)).map((t) => svg("circle", {class: `idea ring ${groupLook(i)}`, "data-group": i, cx: t.middle.x.toFixed(1), cy: t.middle.y.toFixed(1), r: r.toFixed(1)}));
    const found = copies(group.links ?? [], group.period, tiles);
    const d = found.map(({from, to}) => `M${from.x.toFixed(1)} ${from.y.toFixed(1)}L${to.x.toFixed(1)} ${to.y.toFixed(1)}`).join("");
    const ends = found.map(({from, to, both}) => (both ? knob(from) + knob(to) : tip(from, to))).join("");
    return [...(d ? [svg("path", {class: `idea link ${groupLook(i)}`, "data-group": i, d}), svg("path", {class: `idea knob ${groupLook(i)}`, "data-group": i, d: ends})] : []), ...rings];
  });
}

/** @param {{x: number, y: number}} s */
const knob = ({x, y}) => `M${(x - 3.2).toFixed(1)} ${y.toFixed(1)}a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0 -6.4 0Z`;

/** The head of an arrow. @param {{x: number, y: number}} from @param {{x: number, y: number}} to */
function tip(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(8 * (to.x - from.x)) / length, (8 * (to.y - from.y)) / length];
  return `M${to.x.toFixed(1)} ${to.y.toFixed(1)}L${(to.x - x - y / 2).toFixed(1)} ${(to.y - y + x / 2).toFixed(1)}L${(to.x - x + y / 2).toFixed(1)} ${(to.y - y - x / 2).toFixed(1)}Z`;
}
