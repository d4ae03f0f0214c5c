// Where everything on a board goes: from the scene that the server sends (vertices with places, lines with marks,
// tokens, heaps) to curves and spots on the screen. It knows no rules and makes no elements. What lies where it lay in
// the figure before is the same object again, so that whatever was made for it can be kept.

import {cellFigure} from "./cells.js";
import {apart, fit, freeDirection, line, middleOf, path, usualGap} from "./geometry.js";

/** Larger heaps are drawn as a bar with a number. */
export const mostPins = 40;

/** @param {Scene} scene @param {number} width @param {number} most height
 * @param {{small?: boolean, places?: Pair[] | null, before?: Figure | null}} [options] `places` go before the scene's
 * @returns {Figure} */
export function figure(scene, width, most, {small = false, places = null, before = null} = {}) {
  if (scene.cells) return cellFigure(scene, width, most, small, before);
  const grounded = scene.lines.some(({ends}) => ends[0] < 0 || ends[1] < 0);
  const margin = small ? (grounded ? 17 : 9) : grounded ? 58 : 36;
  const frame = framed(scene.vertices.map(({at}, v) => places?.[v] ?? at), width, most, margin, before?.frame);
  const gap = Math.min(frame.gap, 150);
  const weight = Math.max(0.45, Math.min(1, gap / 40)) * (small ? 0.75 : 1);
  const rows = heapRows(scene.heaps, width, small);
  const below = rows.length > 0 ? rows[rows.length - 1].at.y + (small ? 14 : Math.max(40, rows[0].step)) : 0;
  const height = Math.max(frame.spots.length > 0 ? frame.height : 0, below, small ? 40 : 120);
  const radius = Math.max(1.6, Math.min(small ? 3.2 : 6.5, 0.15 * gap));
  const drawn = strokes(scene, frame, weight, small, before?.frame === frame ? before.strokes : []);
  return {width, height, small, frame, spots: frame.spots, strokes: drawn, rows, radius, weight};
}

/** @param {Pair[]} given @param {number} width @param {number} most @param {number} margin @param {Frame} [before]
 * @returns {Frame} */
function framed(given, width, most, margin, before) {
  const same = before && before.width === width && before.most === most && before.margin === margin;
  const unmoved = same && before.given.length === given.length;
  if (unmoved && given.every(([x, y], v) => x === before.given[v][0] && y === before.given[v][1])) return before;
  const {spots, height} = fit(given.map(([x, y]) => ({x, y})), width, most, margin);
  return {given, width, most, margin, spots, height, gap: usualGap(spots)};
}

/** @param {Scene} scene @param {Frame} frame @param {number} weight @param {boolean} small
 * @param {Stroke[]} before in the same frame @returns {Stroke[]} */
function strokes(scene, {spots, gap}, weight, small, before) {
  const old = new Map(before.map((s) => [s.key, s]));
  /** @type {Map<string, number>} */
  const seen = new Map();
  const stub = Math.max(small ? 8 : 20, Math.min(small ? 11 : 40, 0.45 * gap));
  return scene.lines.map((way) => {
    const pair = endsKey(way.ends);
    const copy = seen.get(pair) ?? 0;
    seen.set(pair, copy + 1);
    const key = `${pair} ${copy}`;
    const kept = old.get(key);
    if (kept && sameWay(kept.line, way)) return kept.mark === way.mark ? kept : {...kept, mark: way.mark, line: way};
    return stroke({key, copy}, way, spots, weight, stub);
  });
}

/** @param {Line} a @param {Line} b */
const sameWay = (a, b) =>
  a.ends[0] === b.ends[0] && a.bend === b.bend && a.out?.[0] === b.out?.[0] && a.out?.[1] === b.out?.[1];

/** @param {{key: string, copy: number}} known
 * @param {Line} way @param {Spot[]} spots @param {number} weight @param {number} stub @returns {Stroke} */
function stroke(known, way, spots, weight, stub) {
  const {ends, mark, bend = 0, out} = way;
  const from = spots[out ? Math.max(...ends) : ends[0]];
  const to = out ? {x: from.x + stub * out[0], y: from.y - stub * out[1]} : spots[ends[1]];
  const swell = out ? 0 : bend * Math.min(26 * weight, 0.3 * apart(from, to));
  const curve = line(from, to, swell);
  const bent = swell !== 0;
  return {...known, ends, mark, line: way, curve, bent, ground: out !== undefined, d: path(curve, bent)};
}

/** Both ways of an edge have one key. @param {readonly number[]} ends */
export const endsKey = ([u, v]) => `${Math.min(u, v)} ${Math.max(u, v)}`;

/** @param {number[]} heaps @param {number} width @param {boolean} small @returns {Row[]} */
function heapRows(heaps, width, small) {
  const digits = String(Math.max(0, ...heaps)).length;
  const left = small ? 8 : 30 + 9 * Math.max(2, digits);
  const longest = Math.max(1, ...heaps.filter((h) => h <= mostPins));
  const step = Math.min(small ? 21 : 60, (width - left - (small ? 8 : 16)) / longest);
  const high = small ? Math.min(26, 1.3 * step + 6) : Math.max(64, 1.6 * step);
  return heaps.map((size, heap) => {
    const at = {x: left, y: (small ? 16 : 0.62 * high) + heap * high};
    const pins = Array.from({length: size <= mostPins ? size : 0}, (_, i) => ({x: left + step * (i + 0.5), y: at.y}));
    return {at, size, pins, step};
  });
}

/** Where the number of each vertex goes: away from its lines, or from the middle if it has none. @param {Figure} f */
export function labelDirections({spots, strokes: all}) {
  const angle = (/** @type {Spot} */ from, /** @type {Spot} */ to) => Math.atan2(to.y - from.y, to.x - from.x);
  /** @type {number[][]} */
  const taken = spots.map(() => []);
  for (const {ends: [u, v], curve} of all) {
    if (u < 0) taken[v].push(angle(curve[0], curve[3]));
    else taken[u].push(angle(curve[0], curve[1]));
    if (u >= 0 && v >= 0) taken[v].push(angle(curve[3], curve[2]));
  }
  const middle = middleOf(spots);
  return spots.map((s, v) => freeDirection(taken[v], apart(s, middle) > 1 ? angle(middle, s) : -Math.PI / 2));
}
