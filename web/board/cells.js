// A board without end: the cells in sight as lines (edges) or polygons (faces), with their marks, and what can be
// chosen. It knows no rules: shapes come from the server, and a move is the cell that was chosen.

import {svg} from "../dom.js";
import {moveText} from "../words.js";
import {apart, between, disc, extent, line, middleOf, outline, square, xy} from "./geometry.js";

/** @param {{shape: Pair[]}[]} cells */
const extentOf = (cells) => extent(cells.flatMap(({shape}) => shape.map(([x, y]) => ({x, y}))));

/** The frame that a small picture shows: all marks, or if there are none the animal. @param {Scene} scene */
function closeUp(scene) {
  if (scene.view && scene.cells?.some(({mark}) => mark !== "absent")) return scene.view;
  const [left, low, right, high] = extentOf(scene.goal ?? []);
  return [left - 1.4, low - 1, right + 1.4, high + 1];
}

/** Where the cells go; what lies where it lay keeps its places.
 * @param {Scene} scene @param {number} width @param {number} most height @param {boolean} small
 * @param {Figure | null} before @returns {Figure} */
export function cellFigure(scene, width, most, small, before) {
  const view = small ? closeUp(scene) : scene.view ?? [-5, -4, 5, 4];
  const [left, low, right, high] = view;
  const scale = Math.min(width / (right - left), most / (high - low));
  const height = scale * (high - low);
  const [x0, y0] = [(left + right) / 2, (low + high) / 2];
  const to = (/** @type {Spot} */ p) => ({x: width / 2 + scale * (p.x - x0), y: height / 2 - scale * (p.y - y0)});
  const back = (/** @type {Spot} */ s) => ({x: x0 + (s.x - width / 2) / scale, y: y0 - (s.y - height / 2) / scale});
  const same = before?.width === width && before.scale === scale && String(before.view) === String(view);
  const known = new Map((same ? before.cells ?? [] : []).map((t) => [t.key, t]));
  const tile = (/** @type {{cell: Pair, mark?: Mark, shape: Pair[]}} */ {cell, mark = "first", shape}) => {
    const key = JSON.stringify(cell);
    const corners = known.get(key)?.corners ?? shape.map(([x, y]) => to({x, y}));
    return {key, cell, mark, corners, middle: middleOf(corners)};
  };
  const inside = (/** @type {Tile} */ {middle: {x, y}}) => x > -9 && x < width + 9 && y > -9 && y < height + 9;
  const cells = (scene.cells ?? []).map(tile).filter((t) => !small || inside(t));
  return {
    width, height, small, spots: [], strokes: [], rows: [],
    frame: {given: [], width, most, margin: 0, spots: [], height, gap: 0},
    radius: Math.max(1.4, 0.05 * scale),
    weight: Math.max(0.5, Math.min(1.25, scale / 46)) * (small ? 0.9 : 1),
    cells, goal: (scene.goal ?? []).map(tile), view, scale, to, back,
  };
}

/** A smaller copy. @param {Tile} tile @param {number} by */
const shrunk = ({corners, middle}, by) => outline(corners.map((c) => between(middle, c, by)));

const widths = {first: 5.5, second: 5.5, marked: 8.5, plain: 2, absent: 1, owned: 0};

/** Marked cells of one kind.
 * @param {Tile[]} tiles @param {Mark} mark @param {Figure} f @param {string} [extra] classes */
function marks(tiles, mark, f, extra = "") {
  if (tiles.length === 0) return [];
  const shape = (/** @type {string} */ name, /** @type {string} */ d, pen = {}) =>
    svg("path", {class: `${name} ${extra}`, d, ...pen});
  if (tiles[0].corners.length === 2) {
    const width = widths[mark] * f.weight;
    const d = tiles.map((t) => shrunk(t, mark === "second" ? 0.94 : 1)).join("");
    const dashes = mark === "second" ? `${(1.6 * width).toFixed(1)} ${(0.9 * width).toFixed(1)}` : undefined;
    const lines = shape(`line ${mark}`, d, {"stroke-width": width.toFixed(2), "stroke-dasharray": dashes});
    return mark === "marked" ? [lines, shape("core", d, {"stroke-width": (0.36 * width).toFixed(2)})] : [lines];
  }
  const signs = tiles.map(({middle, corners}) => sign(middle, 0.3 * apart(corners[0], middle), mark)).join("");
  return [shape(`face ${mark}`, tiles.map((t) => shrunk(t, 0.9)).join("")), shape(`dot ${mark}`, signs)];
}

/** A square for the breaker, a disc for the maker. @param {Spot} s @param {number} r @param {Mark} mark */
const sign = (s, r, mark) => (mark === "second" ? square : disc)(s, r);

/** The lattice: every cell thin, and the points where edges meet. @param {Figure} f */
function lattice(f) {
  const tiles = f.cells ?? [];
  const ends = new Map(tiles.flatMap(({corners}) => (corners.length === 2 ? corners.map((c) => [xy(c), c]) : [])));
  return [
    svg("path.lattice", {d: tiles.map((t) => outline(t.corners)).join("")}),
    svg("path.lattice-point", {d: [...ends.values()].map((c) => disc(c, f.radius)).join("")}),
  ];
}

/** Draws the cells; what was marked since `before` appears.
 * @param {Figure} f @param {Map<string, Mark> | null} before marks by cell, if the figure before is of the same game */
export function cellElements(f, before) {
  const tiles = f.cells ?? [];
  const fresh = before ? tiles.filter((t) => t.mark !== "absent" && (before.get(t.key) ?? t.mark) !== t.mark) : [];
  const kinds = /** @type {const} */ (["second", "first", "marked"]);
  return [
    ...lattice(f),
    ...kinds.flatMap((mark) => marks(tiles.filter((t) => t.mark === mark && !fresh.includes(t)), mark, f)),
    ...fresh.flatMap((t) => marks([t], t.mark, f, "fresh")),
  ];
}

/** @param {Figure} f */
export const cellMarks = (f) => new Map((f.cells ?? []).map((t) => [t.key, t.mark]));

/** For a card: what has been marked, or if nothing has the animal, on a piece of the board. @param {Figure} f */
export const cellPicture = (f) => (f.cells?.some(({mark}) => mark !== "absent") ? cellElements(f, null)
  : [...lattice(f), ...marks(f.goal ?? [], "first", f)]);

/** The animal alone. @param {{shape: Pair[]}[]} goal @param {number} width @param {number} height */
export function animalPicture(goal, width, height) {
  const [left, low, right, high] = extentOf(goal);
  const room = Math.min((width - 12) / Math.max(right - left, 0.01), (height - 12) / Math.max(high - low, 0.01));
  const scale = Math.min(room, 26);
  const cells = goal.map(({shape}) => shape.map(([x, y]) =>
    ({x: width / 2 + scale * (x - (left + right) / 2), y: height / 2 - scale * (y - (low + high) / 2)})));
  const edges = cells[0]?.length === 2;
  const ends = edges ? cells.flat().map((c) => disc(c, 3.2)).join("") : "";  // so that cells in a row can be counted
  const picture = {viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true", focusable: "false"};
  const shapes = {class: edges ? "line first" : "tile", d: cells.map(outline).join(""), "stroke-width": edges ? 4 : 2};
  return svg("svg.animal", picture, svg("path", shapes), svg("path.dot.plain", {d: ends}));
}

/** @param {Position} position @param {Figure} f @returns {Target[]} */
export function cellTargets(position, f) {
  const free = new Set(position.moves.map((m) => JSON.stringify(m)));
  return (f.cells ?? []).filter((t) => free.has(t.key)).map(({key, cell, corners, middle}) => {
    const edge = corners.length === 2;
    const curves = edge ? [{curve: line(corners[0], corners[1]), bent: false}] : [];
    const [name, face] = [`cell ${moveText(cell, true)}`, edge ? undefined : corners];
    return {key, move: cell, ends: null, name, middle, curves, bracket: null, spot: null, face, candidate: false};
  });
}
