// A board without end: the cells in sight as lines (edges) or polygons (faces), with their marks, and what can be aimed at. It
// knows no rules: shapes come from the server, and a move is the cell that was chosen.

import {svg} from "../dom.js";
import {line} from "./geometry.js";
import {moveText} from "../words.js";

/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("./figure.js").Figure} Figure */
/** @typedef {import("../state/api.js").Scene} Scene */
/** @typedef {import("../state/api.js").Mark} Mark */
/** A cell on the screen: two ends, or the corners of a face. @typedef {{key: string, cell: [number, number], mark: Mark, corners: Spot[], middle: Spot}} Tile */

/** @param {Spot[]} corners @returns {Spot} */
const middleOf = (corners) => ({x: corners.reduce((sum, c) => sum + c.x, 0) / corners.length, y: corners.reduce((sum, c) => sum + c.y, 0) / corners.length});

/** The frame that a small picture shows: around the animal. @param {Scene} scene @returns {[number, number, number, number]} */
function closeUp(scene) {
  const all = (scene.goal ?? []).flatMap(({shape}) => shape);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return [Math.min(...xs) - 1.4, Math.min(...ys) - 1, Math.max(...xs) + 1.4, Math.max(...ys) + 1];
}

/**
 * Where the cells go; what lies where it lay keeps its places.
 * @param {Scene} scene @param {number} width @param {number} most height @param {boolean} small @param {Figure | null} before @returns {Figure}
 */
export function cellFigure(scene, width, most, small, before) {
  const view = small ? closeUp(scene) : scene.view ?? [-5, -4, 5, 4];
  const [left, low, right, high] = view;
  const scale = Math.min(width / (right - left), most / (high - low));
  const height = scale * (high - low);
  const centre = {x: (left + right) / 2, y: (low + high) / 2};
  const to = (/** @type {Spot} */ p) => ({x: width / 2 + scale * (p.x - centre.x), y: height / 2 - scale * (p.y - centre.y)});
  const back = (/** @type {Spot} */ s) => ({x: centre.x + (s.x - width / 2) / scale, y: centre.y - (s.y - height / 2) / scale});
  const same = before?.cells !== undefined && before.width === width && before.scale === scale && String(before.view) === String(view);
  const known = new Map((same ? before.cells ?? [] : []).map((t) => [t.key, t]));
  const tile = (/** @type {{cell: [number, number], mark?: Mark, shape: [number, number][]}} */ {cell, mark = "first", shape}) => {
    const key = JSON.stringify(cell);
    const corners = known.get(key)?.corners ?? shape.map(([x, y]) => to({x, y}));
    return {key, cell, mark, corners, middle: middleOf(corners)};
  };
  const inside = (/** @type {Tile} */ t) => !small || (t.middle.x > -9 && t.middle.x < width + 9 && t.middle.y > -9 && t.middle.y < height + 9);
  return {
    width, height, small, frame: {given: [], width, most, margin: 0, spots: [], height, gap: 0}, spots: [], strokes: [], rows: [], radius: Math.max(1.4, 0.05 * scale), weight: Math.max(0.5, Math.min(1.25, scale / 46)) * (small ? 0.9 : 1),
    cells: (scene.cells ?? []).map(tile).filter(inside), goal: (scene.goal ?? []).map(tile), view, scale, to, back,
  };
}

/** @param {Spot} s */
const xy = ({x, y}) => `${x.toFixed(1)} ${y.toFixed(1)}`;
/** @param {Spot[]} corners */
export const outline = (corners) => `M${corners.map(xy).join("L")}${corners.length > 2 ? "Z" : ""}`;
/** A smaller copy. @param {Tile} tile @param {number} by @returns {Spot[]} */
const shrunk = ({corners, middle}, by) => corners.map((c) => ({x: middle.x + by * (c.x - middle.x), y: middle.y + by * (c.y - middle.y)}));

const widths = {first: 5.5, second: 5.5, marked: 8.5, plain: 2, absent: 1};
/** @param {Mark} mark @param {number} weight */
function pen(mark, weight) {
  const width = widths[mark] * weight;
  return {"stroke-width": width.toFixed(2), "stroke-dasharray": mark === "second" ? `${(1.6 * width).toFixed(1)} ${(0.9 * width).toFixed(1)}` : undefined};
}

/** Marked cells of one kind. @param {Tile[]} tiles @param {Mark} mark @param {Figure} f @param {string} [extra] classes @returns {SVGElement[]} */
function marks(tiles, mark, f, extra = "") {
  if (tiles.length === 0) return [];
  if (tiles[0].corners.length === 2) {
    const d = tiles.map((t) => outline(shrunk(t, mark === "second" ? 0.94 : 1))).join("");
    const core = mark === "marked" ? [svg("path", {class: `core ${extra}`, d, "stroke-width": (widths.marked * 0.36 * f.weight).toFixed(2)})] : [];
    return [svg("path", {class: `line ${mark} ${extra}`, d, ...pen(mark, f.weight)}), ...core];
  }
  const signs = tiles.map(({middle, corners}) => sign(middle, 0.3 * Math.hypot(corners[0].x - middle.x, corners[0].y - middle.y), mark)).join("");
  return [svg("path", {class: `face ${mark} ${extra}`, d: tiles.map((t) => outline(shrunk(t, 0.9))).join("")}), svg("path", {class: `dot ${mark} ${extra}`, d: signs})];
}

/** A square for the breaker, a disc for the maker. @param {Spot} s @param {number} r @param {Mark} mark */
const sign = ({x, y}, r, mark) =>
  mark === "second" ? `M${xy({x: x - r, y: y - r})}h${(2 * r).toFixed(1)}v${(2 * r).toFixed(1)}h${(-2 * r).toFixed(1)}Z`
    : `M${xy({x: x - r, y})}a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0Z`;

/** The lattice: every cell thin, and the points where edges meet. @param {Figure} f @returns {SVGElement[]} */
function lattice(f) {
  const tiles = f.cells ?? [];
  /** @type {Map<string, Spot>} */
  const ends = new Map();
  for (const {corners} of tiles) if (corners.length === 2) for (const c of corners) ends.set(xy(c), c);
  return [
    svg("path.lattice", {d: tiles.map((t) => outline(t.corners)).join("")}),
    svg("path.lattice-point", {d: [...ends.values()].map((c) => sign(c, f.radius, "first")).join("")}),
  ];
}

/**
 * The ink of the cells; what was marked since `before` appears.
 * @param {Figure} f @param {Map<string, Mark> | null} before marks by cell, if the figure before is of the same game
 * @returns {SVGElement[]}
 */
export function cellInk(f, before) {
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

/** For a card: the animal on a piece of its board. @param {Figure} f @returns {SVGElement[]} */
export const cellPicture = (f) => [...lattice(f), ...marks(f.goal ?? [], "first", f)];

/** The animal alone. @param {{shape: [number, number][]}[]} goal @param {number} width @param {number} height */
export function animalPicture(goal, width, height) {
  const all = goal.flatMap(({shape}) => shape);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((width - 12) / Math.max(right - left, 0.01), (height - 12) / Math.max(high - low, 0.01), 26);
  const cells = goal.map(({shape}) => shape.map(([x, y]) => ({x: width / 2 + scale * (x - (left + right) / 2), y: height / 2 - scale * (y - (low + high) / 2)})));
  const edges = cells[0]?.length === 2;
  const ends = edges ? cells.flat().map((c) => sign(c, 3.2, "first")).join("") : "";  // so that cells in a row can be counted
  return svg("svg.animal", {viewBox: `0 0 ${width} ${height}`, width, height, "aria-hidden": "true", focusable: "false"},
    svg("path", {class: edges ? "line first" : "tile", d: cells.map(outline).join(""), "stroke-width": edges ? 4 : 2}), svg("path.dot.plain", {d: ends}));
}

/** @param {import("../state/api.js").Position} position @param {Figure} f @returns {import("./targets.js").Aim[]} */
export function cellAims(position, f) {
  const free = new Set(position.moves.map((m) => JSON.stringify(m)));
  return (f.cells ?? []).filter((t) => free.has(t.key)).map((t) => {
    const edge = t.corners.length === 2;
    return {
      key: t.key, move: t.cell, middle: t.middle, curves: edge ? [{curve: line(t.corners[0], t.corners[1]), bent: false}] : [],
      bracket: null, spot: null, face: edge ? undefined : t.corners, candidate: false, name: `cell ${moveText(t.cell)}`,
    };
  });
}

/** @param {Spot} s @param {Spot[]} corners of a convex polygon */
export function isInside(s, corners) {
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length];
    return (b.x - a.x) * (s.y - a.y) - (b.y - a.y) * (s.x - a.x);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}
