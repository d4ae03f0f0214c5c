// Draws a figure: all lines of one mark are one path, so a board of thousands of edges is a dozen elements. What has
// changed since the figure before is drawn apart and moves; numbers stay as long as the places do. Marks differ in width, dashes and shape, not in hue alone.

import {cellInk, cellMarks, cellPicture} from "./cells.js";
import {svg} from "../dom.js";
import {labelDirections} from "./figure.js";
import {disc} from "./geometry.js";

/** @typedef {import("./figure.js").Figure} Figure */
/** @typedef {import("./figure.js").Stroke} Stroke */
/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("../state/api.js").Scene} Scene */

const marks = /** @type {const} */ (["absent", "plain", "first", "second", "marked"]);
const widths = {absent: 1.1, plain: 2.2, first: 4.4, second: 4.4, marked: 7};
const dashes = {absent: [0.2, 4], plain: null, first: null, second: [2, 1.1], marked: null};

/** @param {typeof marks[number]} mark @param {number} weight */
function pen(mark, weight) {
  const width = widths[mark] * weight;
  return {"stroke-width": width.toFixed(2), "stroke-dasharray": dashes[mark]?.map((d) => (d * width).toFixed(1)).join(" ")};
}

/** Strokes of one mark as elements. @param {Stroke[]} strokes @param {typeof marks[number]} mark @param {Figure} f @param {boolean} arrows @param {string} [extra] classes */
function lines(strokes, mark, f, arrows, extra = "") {
  if (strokes.length === 0) return [];
  const d = strokes.map((s) => s.d).join("");
  const made = [svg("path", {class: `line ${mark} ${extra}`, d, ...pen(mark, f.weight)})];
  if (mark === "marked") made.push(svg("path", {class: `core ${extra}`, d, "stroke-width": (widths.marked * f.weight * 0.36).toFixed(2)}));
  const heads = arrows ? strokes.filter((s) => !s.ground).map((s) => head(s, f)).join("") : "";
  const bars = strokes.filter((s) => s.ground).map((s) => ground(s, f)).join("");
  if (heads) made.push(svg("path", {class: `head ${mark} ${extra}`, d: heads}));
  if (bars) made.push(svg("path", {class: `ground ${mark} ${extra}`, d: bars, "stroke-width": Math.max(1, 2 * f.weight)}));
  return made;
}

/** @param {Spot} s */
const xy = ({x, y}) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The triangle at the end of an arc. @param {Stroke} s @param {Figure} f */
function head({curve}, f) {
  const [, , before, to] = curve;
  const length = Math.hypot(before.x - to.x, before.y - to.y) || 1;
  const back = {x: (before.x - to.x) / length, y: (before.y - to.y) / length};
  const size = Math.min(11 * Math.sqrt(f.weight), 0.9 * length) * (f.small ? 0.7 : 1);
  const tip = {x: to.x + (f.radius + 2) * back.x, y: to.y + (f.radius + 2) * back.y};
  const base = {x: tip.x + size * back.x, y: tip.y + size * back.y};
  const side = {x: -0.42 * size * back.y, y: 0.42 * size * back.x};
  return `M${xy(tip)}L${xy({x: base.x + side.x, y: base.y + side.y})}L${xy({x: base.x - side.x, y: base.y - side.y})}Z`;
}

/** The two bars of the ground. @param {Stroke} s @param {Figure} f */
function ground({curve}, f) {
  const [from, , , to] = curve;
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const out = {x: (to.x - from.x) / length, y: (to.y - from.y) / length};
  return [[0, 7], [4, 3.5]].map(([far, half]) => {
    const [a, h] = [far * (f.small ? 0.6 : 1), half * (f.small ? 0.6 : 1)];
    const at = {x: to.x + a * out.x, y: to.y + a * out.y};
    return `M${xy({x: at.x - h * out.y, y: at.y + h * out.x})}L${xy({x: at.x + h * out.y, y: at.y - h * out.x})}`;
  }).join("");
}

/** @param {Spot} s @param {number} r */
const square = (s, r) => `M${(s.x - r).toFixed(1)} ${(s.y - r).toFixed(1)}h${2 * r}v${2 * r}h${-2 * r}Z`;

/** @param {Figure} f @param {Scene} scene */
function dots(f, scene) {
  return marks.flatMap((mark) => {
    const here = f.spots.filter((_, v) => scene.vertices[v].mark === mark);
    const r = Number((f.radius * (mark === "first" || mark === "marked" ? 1.25 : 1)).toFixed(2));
    return here.length > 0 ? [svg("path", {class: `dot ${mark}`, d: here.map((s) => (mark === "second" ? square(s, r) : disc(s, r))).join("")})] : [];
  });
}

/** First's token is a ring, second's a square, with numbers where there are two. @param {Figure} f @param {Scene} scene */
function tokens(f, scene) {
  const [one, two] = scene.tokens;
  const r = Math.max(f.small ? 5 : 8, Math.min(f.small ? 6 : 13, 2.1 * f.radius));
  return [one, two].flatMap((at, who) => {
    if (at === null) return [];
    const spot = f.spots[at];
    const aside = one === two ? (who === 0 ? -1.1 : 1.1) * r : 0;
    const shape = who === 0 ? svg("circle", {r}) : svg("rect", {x: -r, y: -r, width: 2 * r, height: 2 * r});
    const sign = two === null || f.small ? svg("circle.pip", {r: 0.4 * r}) : svg("text", {"font-size": 1.2 * r, y: 0.42 * r}, who + 1);
    const token = svg("g", {class: `token ${who === 0 ? "first" : "second"}`}, shape, sign);
    token.style.transform = `translate(${(spot.x + aside).toFixed(1)}px, ${spot.y.toFixed(1)}px)`;
    return [token];
  });
}

/** @param {Figure} f */
function heaps(f) {
  return f.rows.flatMap(({at, size, pins, step}) => {
    const r = Math.max(1.5, Math.min(f.small ? 4 : 18, 0.32 * step));
    const number = f.small ? null : svg("text.count", {x: at.x - 14, y: at.y + 5}, size);
    if (size > 0 && pins.length === 0) {
      const [width, high] = [f.width - at.x - 12, f.small ? 6 : 18];
      return [number, svg("rect.bar", {x: at.x, y: at.y - high / 2, width, height: high, rx: high / 2})];
    }
    return [number, pins.length > 0 && svg("path.pin", {d: pins.map((p) => disc(p, Number(r.toFixed(2)))).join("")})];
  }).filter((e) => e instanceof Element);
}

/** @param {Figure} f @param {number[]} directions @param {boolean} roomy whether rings are drawn around vertices */
function numbers(f, directions, roomy) {
  const far = (roomy ? 2.2 : 1) * f.radius + 9;
  return f.spots.map((s, v) => svg("text.number", {x: (s.x + far * Math.cos(directions[v])).toFixed(1), y: (s.y + far * Math.sin(directions[v]) + 4).toFixed(1)}, v));
}

/** A picture for a card; where nothing is drawn yet, what could be is hinted at. @param {Figure} f @param {Scene} scene */
export function picture(f, scene) {
  const possible = f.strokes.length === 0 ? f.spots.flatMap((s, i) => f.spots.slice(i + 1).map((t) => `M${xy(s)}L${xy(t)}`)).join("") : "";
  const strokes = marks.flatMap((mark) => lines(f.strokes.filter((s) => s.mark === mark), mark, f, scene.arrows));
  return svg("svg.picture", {viewBox: `0 0 ${f.width} ${f.height}`, "aria-hidden": "true", focusable: "false"},
    ...(f.cells ? cellPicture(f) : []), svg("path.possible", {d: possible}), ...strokes, ...dots(f, scene), ...tokens(f, scene), ...heaps(f));
}

/** The ink of a board: below the moves, and above them. */
export class Ink {
  constructor() {
    this.below = svg("g.ink", {"aria-hidden": "true"});
    this.dots = svg("g", {});
    this.numbers = svg("g", {});
    this.above = svg("g.ink", {"aria-hidden": "true"}, this.dots, this.numbers);
    /** @type {Map<string, Stroke>} */
    this.before = new Map();
    this.numbered = {frame: /** @type {import("./figure.js").Frame | null} */ (null), roomy: false};
    /** @type {Map<string, import("../state/api.js").Mark>} of cells */
    this.marked = new Map();
  }

  /**
   * @param {Figure} f @param {Scene} scene
   * @param {{sameBoard: boolean, roomy: boolean}} how whether the figure before is of the same board, so that differences are moves; whether rings need room
   */
  show(f, scene, {sameBoard, roomy}) {
    if (f.cells) return this.#showCells(f, sameBoard);
    const now = new Map(f.strokes.map((s) => [s.key, s]));
    const fresh = new Set(sameBoard ? f.strokes.filter((s) => this.before.get(s.key)?.mark !== s.mark) : []);
    const gone = sameBoard ? [...this.before.values()].filter((s) => s.mark !== "absent" && (now.get(s.key)?.mark ?? "absent") === "absent") : [];
    const few = fresh.size + gone.length <= 12;
    const settled = few ? f.strokes.filter((s) => !fresh.has(s)) : f.strokes;
    this.before = now;
    this.below.replaceChildren(
      ...marks.flatMap((mark) => lines(settled.filter((s) => s.mark === mark), mark, f, scene.arrows)),
      ...(few ? [...fresh].flatMap((s) => lines([s], s.mark, f, scene.arrows, "fresh")) : []),
      ...(few ? gone.flatMap((s) => lines([s], s.mark, f, scene.arrows, "gone")) : []),
      ...heaps(f),
    );
    this.dots.replaceChildren(...dots(f, scene));
    this.#showNumbers(f, roomy || scene.tokens[0] !== null, sameBoard);
    this.#showTokens(f, scene, sameBoard);
  }

  /** @param {Figure} f @param {boolean} sameBoard */
  #showCells(f, sameBoard) {
    this.below.replaceChildren(...cellInk(f, sameBoard ? this.marked : null));
    this.dots.replaceChildren();
    this.#showNumbers(f, false, false);
    for (const token of this.above.querySelectorAll(".token")) token.remove();
    this.marked = cellMarks(f);
  }

  /** @param {Figure} f @param {boolean} roomy @param {boolean} sameBoard */
  #showNumbers(f, roomy, sameBoard) {
    if (sameBoard && this.numbered.frame === f.frame && this.numbered.roomy === roomy) return;
    this.numbered = {frame: f.frame, roomy};
    this.numbers.replaceChildren(...(f.spots.length <= 130 ? numbers(f, labelDirections(f), roomy) : []));
  }

  /** Tokens keep their elements, so that they slide. @param {Figure} f @param {Scene} scene @param {boolean} sameBoard */
  #showTokens(f, scene, sameBoard) {
    const standing = sameBoard ? [...this.above.querySelectorAll(".token")] : [];
    const kept = tokens(f, scene).map((token) => {
      const old = standing.find((t) => t.getAttribute("class") === token.getAttribute("class"));
      if (!(old instanceof SVGElement) || old.childElementCount !== token.childElementCount) return token;
      requestAnimationFrame(() => (old.style.transform = token.style.transform));
      return old;
    });
    for (const token of this.above.querySelectorAll(".token")) if (!kept.includes(/** @type {any} */ (token))) token.remove();
    for (const token of kept) if (!token.isConnected) this.above.append(token);
  }
}
