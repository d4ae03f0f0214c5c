// Draws a figure: all lines of one mark are one path, so a board of thousands of edges is a dozen elements. What has
// changed since the figure before is drawn apart and moves; numbers stay as long as the places do. Marks differ in
// width, dashes and shape, not in hue alone.

import {svg} from "../dom.js";
import {cellElements, cellMarks, cellPicture} from "./cells.js";
import {numberSpots} from "./labels.js";
import {disc, leftOf, off, outline, square, unit} from "./geometry.js";

/** @type {Mark[]} */
const marks = ["absent", "plain", "first", "second", "marked"];
const widths = {absent: 1.1, plain: 2.2, first: 4.4, second: 4.4, marked: 7, owned: 0};
const dashes = {absent: [0.2, 4], plain: null, first: null, second: [2, 1.1], marked: null, owned: null};

/** Strokes of one mark. @param {Stroke[]} strokes
 * @param {Mark} mark @param {Figure} f @param {boolean} arrows @param {string} [extra] classes */
function lines(strokes, mark, f, arrows, extra = "") {
  if (strokes.length === 0) return [];
  const width = widths[mark] * f.weight;
  const shape = (/** @type {string} */ name, /** @type {string} */ d, pen = {}) =>
    d ? [svg("path", {class: `${name} ${extra}`, d, ...pen})] : [];
  const d = strokes.map((s) => s.d).join("");
  const dashed = dashes[mark]?.map((dash) => (dash * width).toFixed(1)).join(" ");
  const heads = arrows ? strokes.filter((s) => !s.ground).map((s) => head(s, f)).join("") : "";
  const bars = strokes.filter((s) => s.ground).map((s) => ground(s, f)).join("");
  return [
    ...shape(`line ${mark}`, d, {"stroke-width": width.toFixed(2), "stroke-dasharray": dashed}),
    ...shape("core", mark === "marked" ? d : "", {"stroke-width": (width * 0.36).toFixed(2)}),
    ...shape(`head ${mark}`, heads),
    ...shape(`ground ${mark}`, bars, {"stroke-width": Math.max(1, 2 * f.weight)}),
  ];
}

/** The triangle at the end of an arc. @param {Stroke} s @param {Figure} f */
function head({curve: [, , before, to]}, f) {
  const back = unit(to, before);
  const length = Math.hypot(before.x - to.x, before.y - to.y);
  const size = Math.min(11 * Math.sqrt(f.weight), 0.9 * length) * (f.small ? 0.7 : 1);
  const tip = off(to, f.radius + 2, back);
  const base = off(tip, size, back);
  return outline([tip, off(base, 0.42 * size, leftOf(back)), off(base, -0.42 * size, leftOf(back))]);
}

/** The two bars of the ground. @param {Stroke} s @param {Figure} f */
function ground({curve: [from, , , to]}, f) {
  const [out, by] = [unit(from, to), f.small ? 0.6 : 1];
  return [[0, 7], [4, 3.5]].map(([far, half]) => {
    const at = off(to, far * by, out);
    return outline([off(at, half * by, leftOf(out)), off(at, -half * by, leftOf(out))]);
  }).join("");
}

/** @param {Figure} f @param {Scene} scene */
function dots(f, scene) {
  return marks.flatMap((mark) => {
    const here = f.spots.filter((_, v) => scene.vertices[v].mark === mark);
    const r = f.radius * (mark === "first" || mark === "marked" ? 1.25 : 1);
    const d = here.map((s) => (mark === "second" ? square : disc)(s, r)).join("");
    return here.length > 0 ? [svg("path", {class: `dot ${mark}`, d})] : [];
  });
}

/** First's token is a ring, second's a square, with numbers where there are two.
 * @param {Figure} f @param {Scene} scene */
function tokens(f, scene) {
  const [one, two] = scene.tokens;
  const r = Math.max(f.small ? 5 : 8, Math.min(f.small ? 6 : 13, 2.1 * f.radius));
  return [one, two].flatMap((at, who) => {
    if (at === null) return [];
    const spot = f.spots[at];
    const aside = one === two ? (who === 0 ? -1.1 : 1.1) * r : 0;
    const shape = who === 0 ? svg("circle", {r}) : svg("rect", {x: -r, y: -r, width: 2 * r, height: 2 * r});
    const sign = two === null || f.small ? svg("circle.pip", {r: 0.4 * r})
      : svg("text", {"font-size": 1.2 * r, y: 0.42 * r}, who + 1);
    const token = svg("g", {class: `token ${who === 0 ? "first" : "second"}`}, shape, sign);
    token.style.transform = `translate(${(spot.x + aside).toFixed(1)}px, ${spot.y.toFixed(1)}px)`;
    return [token];
  });
}

/** @param {Figure} f */
function heaps(f) {
  const largest = Math.max(1, ...f.rows.map(({size}) => size));
  return f.rows.flatMap(({at, size, pins, step}) => {
    const r = Math.max(1.5, Math.min(f.small ? 6.5 : 18, 0.32 * step));
    const high = f.small ? 6 : 18;
    const long = ((f.width - at.x - 12) * size) / largest;
    const bar = {x: at.x, y: at.y - high / 2, width: Math.max(high, long), height: high, rx: high / 2};
    const drawn = pins.length > 0 ? svg("path.pin", {d: pins.map((p) => disc(p, r)).join("")}) : svg("rect.bar", bar);
    const number = svg("text.count", {x: at.x - 14, y: at.y + 5}, size);
    return [...(f.small ? [] : [number]), ...(size > 0 ? [drawn] : [])];
  });
}

/** @param {Figure} f @param {boolean} roomy whether rings are drawn around vertices */
export const numbers = (f, roomy) =>
  numberSpots(f, roomy).map(({x, y}, v) => svg("text.number", {x: x.toFixed(1), y: (y + 4).toFixed(1)}, v));

/** A picture for a card; where nothing is drawn yet, what could be is hinted at.
 * @param {Figure} f @param {Scene} scene */
export function picture(f, scene) {
  const spots = f.strokes.length === 0 ? f.spots : [];
  const possible = spots.flatMap((s, i) => spots.slice(i + 1).map((t) => outline([s, t]))).join("");
  const strokes = marks.flatMap((mark) => lines(f.strokes.filter((s) => s.mark === mark), mark, f, scene.arrows));
  return svg("svg.picture", {viewBox: `0 0 ${f.width} ${f.height}`, "aria-hidden": "true", focusable: "false"},
    ...(f.cells ? cellPicture(f) : []), svg("path.possible", {d: possible}),
    ...strokes, ...dots(f, scene), ...tokens(f, scene), ...heaps(f));
}

/** What is drawn of a position: below what can be chosen, and above it. */
export class Layers {
  constructor() {
    this.below = svg("g.layer", {"aria-hidden": "true"});
    this.dots = svg("g", {});
    this.numbers = svg("g", {});
    this.above = svg("g.layer", {"aria-hidden": "true"}, this.dots, this.numbers);
    /** @type {Map<string, Stroke>} */
    this.before = new Map();
    this.numbered = {frame: /** @type {Frame | null} */ (null), roomy: false};
    /** @type {Map<string, Mark>} of cells */
    this.marked = new Map();
  }

  /** @param {Figure} f @param {Scene} scene
   * @param {{sameBoard: boolean, roomy: boolean}} how whether the figure before is of the same board, so that
   *   differences are moves; whether rings need room */
  show(f, scene, {sameBoard, roomy}) {
    if (f.cells) return this.#showCells(f, sameBoard);
    const now = new Map(f.strokes.map((s) => [s.key, s]));
    const isGone = (/** @type {Stroke} */ s) => s.mark !== "absent" && (now.get(s.key)?.mark ?? "absent") === "absent";
    const fresh = new Set(sameBoard ? f.strokes.filter((s) => this.before.get(s.key)?.mark !== s.mark) : []);
    const gone = sameBoard ? [...this.before.values()].filter(isGone) : [];
    const few = fresh.size + gone.length <= 12;
    const still = few ? f.strokes.filter((s) => !fresh.has(s)) : f.strokes;
    const drawn = (/** @type {Stroke[]} */ strokes, /** @type {Mark} */ mark, extra = "") =>
      lines(strokes, mark, f, scene.arrows, extra);
    this.before = now;
    this.below.replaceChildren(
      ...marks.flatMap((mark) => drawn(still.filter((s) => s.mark === mark), mark)),
      ...(few ? [...fresh].flatMap((s) => drawn([s], s.mark, "fresh")) : []),
      ...(few ? gone.flatMap((s) => drawn([s], s.mark, "gone")) : []),
      ...heaps(f),
    );
    this.dots.replaceChildren(...dots(f, scene));
    this.#showNumbers(f, roomy || scene.tokens[0] !== null, sameBoard);
    this.#showTokens(f, scene, sameBoard);
  }

  /** @param {Figure} f @param {boolean} sameBoard */
  #showCells(f, sameBoard) {
    this.below.replaceChildren(...cellElements(f, sameBoard ? this.marked : null));
    this.dots.replaceChildren();
    this.#showNumbers(f, false, false);
    for (const token of this.above.querySelectorAll(".token")) token.remove();
    this.marked = cellMarks(f);
  }

  /** @param {Figure} f @param {boolean} roomy @param {boolean} sameBoard */
  #showNumbers(f, roomy, sameBoard) {
    if (sameBoard && this.numbered.frame === f.frame && this.numbered.roomy === roomy) return;
    this.numbered = {frame: f.frame, roomy};
    this.numbers.replaceChildren(...(f.spots.length <= 130 ? numbers(f, roomy) : []));
  }

  /** Tokens keep their elements, so that they slide.
   * @param {Figure} f @param {Scene} scene @param {boolean} sameBoard */
  #showTokens(f, scene, sameBoard) {
    const standing = /** @type {SVGGElement[]} */ ([...this.above.querySelectorAll(".token")]);
    const kept = tokens(f, scene).map((token) => {
      const old = sameBoard && standing.find((t) => t.getAttribute("class") === token.getAttribute("class"));
      if (!old || old.childElementCount !== token.childElementCount) return token;
      requestAnimationFrame(() => (old.style.transform = token.style.transform));
      return old;
    });
    for (const token of standing) if (!kept.includes(token)) token.remove();
    for (const token of kept) if (!token.isConnected) this.above.append(token);
  }
}
