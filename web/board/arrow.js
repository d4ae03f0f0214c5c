// An arrow that points at a move: along a line, to a vertex or a cell, or at pins.

import {svg} from "../dom.js";
import {endsKey} from "./figure.js";
import {apart, between, leftOf, off, outline, unit, xy} from "./geometry.js";

/** Where a move lies. @param {Move} move @param {Scene} scene @param {Figure} f @returns {[Spot, Spot] | null} */
function wayOf(move, scene, f) {
  if (!Array.isArray(move)) return wayToVertex(move, scene, f);
  if (f.cells) return intoCell(move, f);
  if (f.rows.length > 0) return atPins(move, f);
  const stroke = f.strokes.find(({ends}) => endsKey(ends) === endsKey(move));
  if (stroke) return [stroke.curve[0], stroke.curve[3]];
  const [from, to] = [f.spots[move[0]], f.spots[move[1]]];
  return from && to ? [from, to] : null;
}

/** @param {Spot} to @param {number} far @returns {[Spot, Spot]} from above on the left */
const fromAside = (to, far) => [off(to, far, {x: -0.6, y: -0.8}), to];

/** From a token that has a line there, otherwise from aside. @param {number} v @param {Scene} scene @param {Figure} f
 * @returns {[Spot, Spot]} */
function wayToVertex(v, {tokens}, f) {
  const near = tokens.find((t) => t !== null && f.strokes.some(({ends}) => endsKey(ends) === endsKey([t, v])));
  return near === undefined || near === null ? fromAside(f.spots[v], 26) : [f.spots[near], f.spots[v]];
}

/** @param {number[]} cell @param {Figure} f @returns {[Spot, Spot] | null} */
function intoCell(cell, f) {
  const tile = f.cells?.find(({key}) => key === JSON.stringify(cell));
  return tile ? fromAside(tile.middle, 26) : null;
}

/** @param {number[]} move @param {Figure} f @returns {[Spot, Spot] | null} */
function atPins([size, a, b], f) {
  const {pins = [], step = 0} = f.rows.find((row) => row.size === size) ?? {};
  const [first, last] = [pins[a], pins[size - b - 1]];
  if (!first || !last) return null;
  const to = between(first, last, 0.5);
  return [{x: to.x, y: to.y - 24}, {x: to.x, y: to.y - 0.4 * step}];
}

/** @param {Move} move @param {Scene} scene @param {Figure} f @param {string} name class */
export function arrowAt(move, scene, f, name) {
  const way = wayOf(move, scene, f);
  if (!way) return [];
  const [start, end] = way;
  const along = unit(start, end);
  const size = Math.min(11, 0.45 * apart(start, end));
  const tip = off(end, -f.radius, along);
  const base = off(tip, -size, along);
  const head = outline([tip, off(base, 0.55 * size, leftOf(along)), off(base, -0.55 * size, leftOf(along))]);
  return [
    svg("path", {class: `arrow ${name}`, d: `M${xy(start)}L${xy(base)}`}),
    svg("path", {class: `arrow-head ${name}`, d: head}),
  ];
}
