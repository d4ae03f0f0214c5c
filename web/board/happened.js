// What has happened on the board, as the server tells it: the last turn, the triangles, cycles and coins that moves
// have completed, and the vertices that were taken away, each in the colour and with the sign of the player who did it.

import {svg} from "../dom.js";
import {between, disc, line, middleOf, outline, path, square} from "./geometry.js";

/** @typedef {{by: Player, corners: number[], wins: boolean}} Completed */

/** First's sign is a disc, second's a square. @param {Player} by @param {Spot} s @param {number} r */
const sign = (by, s, r) => (by === "first" ? disc : square)(s, by === "first" ? r : 0.88 * r);

/** As much of a position as is drawn here.
 * @typedef {{scene: Scene, history: Pick<Step, "by" | "completed">[], result: Position["result"]}} Happened */

/** What was completed, in order; what has decided the game is the last of it.
 * @param {Happened} position @returns {Completed[]} */
function completed({history, result}) {
  return history.flatMap(({by, completed: all = []}, i) =>
    all.map((corners) => ({by, corners, wins: i === history.length - 1 && result?.completed !== undefined})));
}

/** Whom each vertex belongs to: as a coin, or because it was taken away. @param {Happened} position */
function owners(position) {
  const {vertices} = position.scene;
  /** @type {{by: Player, coin: boolean}[]} */
  const list = [];
  vertices.forEach(({by}, v) => by && (list[v] = {by, coin: false}));
  for (const {by, corners} of completed(position)) if (corners.length === 1) list[corners[0]] = {by, coin: true};
  return list;
}

/** Whether there are coins, beside which numbers need room. @param {Happened} position */
export const hasCoins = (position) => completed(position).some(({corners}) => corners.length === 1);

/** The scene without what is drawn as somebody's. @param {Happened} position @returns {Scene} */
export function unownedScene(position) {
  const owned = owners(position);
  if (owned.length === 0) return position.scene;
  const vertices = position.scene.vertices.map((vertex, v) =>
    (owned[v] ? {...vertex, mark: /** @type {const} */ ("owned")} : vertex));
  return {...position.scene, vertices};
}

/** Coins and taken vertices, above the lines. @param {Happened} position @param {Figure} f */
export function ownedElements(position, f) {
  const most = f.small ? 7 : 15;
  return owners(position).flatMap(({by, coin}, v) => {
    const r = coin ? Math.max(1.6 * f.radius, Math.min(most, 0.3 * f.frame.gap)) : 1.15 * f.radius;
    return [svg("path", {class: `owned ${by} ${coin ? "coin" : "taken"}`, d: sign(by, f.spots[v], r)})];
  });
}

/** A place inside a triangle or a cycle of four, which may have a dent: then the diagonal from the dent is inside.
 * @param {Spot[]} corners */
function inside(corners) {
  if (corners.length !== 4) return middleOf(corners);
  const [a, b, c, d] = corners;
  const turn = (/** @type {Spot} */ p, /** @type {Spot} */ q, /** @type {Spot} */ r) =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  if (turn(a, b, c) !== turn(c, d, a)) return between(b, d, 0.5);
  if (turn(b, c, d) !== turn(d, a, b)) return between(a, c, 0.5);
  return middleOf(corners);
}

/** Triangles and cycles that were completed, below the lines. @param {Happened} position @param {Figure} f */
export function completedElements(position, f) {
  return completed(position).filter(({corners}) => corners.length > 1).flatMap(({by, corners, wins}) => {
    const spots = corners.map((v) => f.spots[v]);
    const middle = inside(spots);
    const r = Math.max(2, (f.small ? 3 : 6) * f.weight);
    return [
      svg("path", {class: `completed ${by} ${wins ? "wins" : ""}`, d: outline(spots)}),
      svg("path", {class: `completed-sign ${by}`, d: sign(by, middle, r)}),
    ];
  });
}

/** The marks of the last turn, below everything. @param {Position} position @param {Figure} f */
export function lastElements({last}, f) {
  if (!last) return [];
  const shape = (/** @type {string} */ name, /** @type {string} */ d, pen = {}) =>
    d ? [svg("path", {class: `last ${name} ${last.by}`, d, ...pen})] : [];
  if (f.cells) return lastCells(last, f, shape);
  const {lines = [], gone = [], vertices = [], heaps = []} = last;
  const drawn = lines.map((i) => f.strokes[i]?.d ?? "").join("");
  const old = gone.map(([u, v]) => path(line(f.spots[u], f.spots[v]), false)).join("");
  const rings = vertices.map((v) => disc(f.spots[v], f.radius + 6)).join("");
  return [
    ...shape("band", drawn, {"stroke-width": Math.max(7, 15 * f.weight)}),
    ...shape("gone-line", old),
    ...shape("ring", rings),
    ...heaps.flatMap((i) => heapBand(last.by, f, i)),
  ];
}

/** @param {LastTurn} last @param {Figure} f
 * @param {(name: string, d: string, pen?: object) => Element[]} shape */
function lastCells({moves}, f, shape) {
  const wanted = new Set(moves.map((move) => JSON.stringify(move)));
  const tiles = (f.cells ?? []).filter(({key}) => wanted.has(key));
  const edges = tiles.filter(({corners}) => corners.length === 2);
  return [
    ...shape("band", edges.map((t) => outline(t.corners)).join(""), {"stroke-width": Math.max(9, 16 * f.weight)}),
    ...shape("outline", tiles.filter((t) => !edges.includes(t)).map((t) => outline(t.corners)).join("")),
  ];
}

/** @param {Player} by @param {Figure} f @param {number} i */
function heapBand(by, f, i) {
  const row = f.rows[i];
  if (!row) return [];
  const [half, wide] = [Math.max(12, 0.42 * row.step), Math.max(1, row.pins.length) * row.step];
  const box = {x: row.at.x - 4, y: row.at.y - half, width: (row.pins.length > 0 ? wide : f.width - row.at.x - 16) + 8};
  return [svg("rect", {class: `last heap ${by}`, ...box, height: 2 * half, rx: 10})];
}

/** Rings around the ends of a line that is pointed at, or around the vertex that a line begins at and those that it
 * can lead to. @param {Figure} f @param {readonly number[]} ends @param {readonly number[]} [reached] */
export function endRings(f, ends, reached = []) {
  const rings = (/** @type {readonly number[]} */ list, /** @type {number} */ r) =>
    list.filter((v) => f.spots[v]).map((v) => disc(f.spots[v], r)).join("");
  return [
    svg("path.end-ring", {d: rings(ends, f.radius + 6)}),
    svg("path.end-ring.reached", {d: rings(reached, f.radius + 4)}),
  ];
}
