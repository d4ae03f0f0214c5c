// Where everything on a board goes: from the scene that the server sends (vertices with places, lines with marks, tokens,
// heaps) to curves and spots on the screen. It knows no rules and makes no elements.

import {apart, fit, freeDirection, line, usualGap} from "./geometry.js";

/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("./geometry.js").Curve} Curve */
/** @typedef {import("./api.js").Scene} Scene */
/** @typedef {{key: string, ends: [number, number], mark: import("./api.js").Mark, curve: Curve, bent: boolean, ground: boolean}} Stroke */
/** A heap: its pins stand in a row, `step` apart; a large one has none and is drawn as a bar. @typedef {{at: Spot, size: number, pins: Spot[], step: number}} Row */
/**
 * @typedef {object} Figure
 * @property {number} width
 * @property {number} height
 * @property {boolean} small
 * @property {Spot[]} spots of the vertices
 * @property {Stroke[]} strokes
 * @property {Row[]} rows one for each heap
 * @property {number} radius of a vertex
 * @property {number} weight what pens are scaled by
 */

/** Larger heaps are drawn as a bar with a number. */
const mostPins = 40;

/**
 * @param {Scene} scene @param {number} width @param {number} most height
 * @param {{small?: boolean, places?: [number, number][] | null}} [options] places for the vertices that go before the scene's
 * @returns {Figure}
 */
export function figure(scene, width, most, {small = false, places = null} = {}) {
  const grounded = scene.lines.some(({ends}) => ends[0] < 0 || ends[1] < 0);
  const margin = small ? (grounded ? 17 : 9) : grounded ? 58 : 36;
  const given = scene.vertices.map(({at}, v) => places?.[v] ?? at);
  const {spots, height} = fit(given.map(([x, y]) => ({x, y})), width, most, margin);
  const gap = Math.min(usualGap(spots), 150);
  const weight = Math.max(0.45, Math.min(1, gap / 40)) * (small ? 0.75 : 1);
  const rows = heapRows(scene.heaps, width, small);
  const below = rows.length > 0 ? rows[rows.length - 1].at.y + (small ? 14 : Math.max(40, rows[0].step)) : 0;
  return {
    width,
    height: Math.max(spots.length > 0 ? height : 0, below, small ? 40 : 120),
    small,
    spots,
    strokes: strokes(scene, spots, weight, small),
    rows,
    radius: Math.max(1.6, Math.min(small ? 3.2 : 6.5, 0.15 * gap)),
    weight,
  };
}

/** @param {Scene} scene @param {Spot[]} spots @param {number} weight @param {boolean} small @returns {Stroke[]} */
function strokes(scene, spots, weight, small) {
  /** @type {Map<string, number>} */
  const seen = new Map();
  const stub = Math.max(small ? 8 : 20, Math.min(small ? 11 : 40, 0.45 * usualGap(spots)));
  return scene.lines.map(({ends, mark, bend = 0, out}) => {
    const pair = endsKey(ends);
    const copy = seen.get(pair) ?? 0;
    seen.set(pair, copy + 1);
    const key = `${pair} ${copy}`;
    if (out) {
      const from = spots[Math.max(...ends)];
      return {key, ends, mark, curve: line(from, {x: from.x + stub * out[0], y: from.y - stub * out[1]}), bent: false, ground: true};
    }
    const [from, to] = [spots[ends[0]], spots[ends[1]]];
    const swell = bend * Math.min(26 * weight, 0.3 * apart(from, to));
    return {key, ends, mark, curve: line(from, to, swell), bent: bend !== 0, ground: false};
  });
}

/** Both ways of an edge have one key. @param {readonly number[]} ends */
export const endsKey = ([u, v]) => `${Math.min(u, v)} ${Math.max(u, v)}`;

/** @param {number[]} heaps @param {number} width @param {boolean} small @returns {Row[]} */
function heapRows(heaps, width, small) {
  const left = small ? 8 : 48;
  const longest = Math.max(1, ...heaps.filter((h) => h <= mostPins));
  const step = Math.min(small ? 13 : 60, (width - left - (small ? 8 : 16)) / longest);
  const high = small ? 19 : Math.max(64, 1.6 * step);
  return heaps.map((size, heap) => {
    const at = {x: left, y: (small ? 16 : 0.62 * high) + heap * high};
    const pins = size <= mostPins ? Array.from({length: size}, (_, i) => ({x: left + step * (i + 0.5), y: at.y})) : [];
    return {at, size, pins, step};
  });
}

/** Where the number of each vertex goes: away from its lines, or from the middle if it has none. @param {Figure} f @returns {number[]} angles */
export function labelDirections({spots, strokes: all}) {
  /** @type {number[][]} */
  const taken = spots.map(() => []);
  for (const {ends, curve} of all) {
    if (ends[0] >= 0) taken[ends[0]].push(Math.atan2(curve[1].y - curve[0].y, curve[1].x - curve[0].x));
    if (ends[1] >= 0 && ends[0] >= 0) taken[ends[1]].push(Math.atan2(curve[2].y - curve[3].y, curve[2].x - curve[3].x));
    if (ends[0] < 0) taken[ends[1]].push(Math.atan2(curve[3].y - curve[0].y, curve[3].x - curve[0].x));
  }
  const count = spots.length || 1;
  const middle = {x: spots.reduce((sum, s) => sum + s.x, 0) / count, y: spots.reduce((sum, s) => sum + s.y, 0) / count};
  return spots.map((s, v) => freeDirection(taken[v], apart(s, middle) > 1 ? Math.atan2(s.y - middle.y, s.x - middle.x) : -Math.PI / 2));
}
