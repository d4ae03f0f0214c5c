// What a person can aim at: an element for each legal move, or for heaps one for each run of pins that a move takes away.
// Where a move lies on the board follows from its shape alone: two ends, a vertex, or a heap with what becomes of it.

import {cellAims, isInside, outline} from "./cells.js";
import {svg} from "../dom.js";
import {endsKey} from "./figure.js";
import {along, apart, band, between, disc, line, path, toCurve} from "./geometry.js";
import {longValue, moveText, outcomeOf, shortValue} from "../words.js";

/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("./geometry.js").Curve} Curve */
/** @typedef {import("./figure.js").Figure} Figure */
/** @typedef {import("../state/api.js").Move} Move */
/** @typedef {import("../state/api.js").MoveValue} MoveValue */
/**
 * @typedef {object} Aim
 * @property {string} key of the move, as JSON
 * @property {Move} move
 * @property {Spot} middle where its label goes, and where arrow keys go from
 * @property {{curve: Curve, bent: boolean}[]} curves what a pointer hits
 * @property {Curve | null} bracket of pins: above a single one, below several
 * @property {Spot | null} spot of a vertex
 * @property {Spot[]} [face] the corners of a cell that is one
 * @property {boolean} candidate nothing is drawn there yet
 * @property {string} name what a screen reader says
 */

/** @param {import("../state/api.js").Position} position @param {Figure} f @returns {Aim[]} */
export function aimsOf(position, f) {
  if (f.cells) return cellAims(position, f);
  const {scene, moves} = position;
  /** @type {Map<string, import("./figure.js").Stroke[]>} */
  const drawn = new Map();
  for (const s of f.strokes) if (s.mark !== "absent") drawn.set(endsKey(s.ends), [...(drawn.get(endsKey(s.ends)) ?? []), s]);
  return moves.flatMap((move) => {
    if (!Array.isArray(move)) return [vertexAim(move, position, f, drawn)];
    if (move.length === 3) return heapAims(move, scene.heaps, f);
    return [edgeAim(move, f, drawn.get(endsKey(move)) ?? [])];
  });
}

/** @param {number[]} move @param {Figure} f @param {{curve: Curve, bent: boolean}[]} there @returns {Aim} */
function edgeAim(move, f, there) {
  const curves = there.length > 0 ? there : [{curve: line(f.spots[move[0]], f.spots[move[1]]), bent: false}];
  return {key: JSON.stringify(move), move, middle: along(curves[0].curve, 0.5), curves, bracket: null, spot: null, candidate: there.length === 0, name: moveText(move)};
}

/**
 * A vertex, and the line from the mover's token to it.
 * @param {number} v @param {import("../state/api.js").Position} position @param {Figure} f
 * @param {Map<string, {curve: Curve, bent: boolean}[]>} drawn
 * @returns {Aim}
 */
function vertexAim(v, {scene, to_move}, f, drawn) {
  const token = scene.tokens[1] !== null && to_move === "second" ? scene.tokens[1] : scene.tokens[0];
  const curves = token !== null ? drawn.get(endsKey([token, v])) ?? [] : [];
  return {key: JSON.stringify(v), move: v, middle: f.spots[v], curves, bracket: null, spot: f.spots[v], candidate: false, name: `vertex ${v}`};
}

/** Each way in which the pins between what remains of a heap can lie. @param {number[]} move @param {number[]} heaps @param {Figure} f @returns {Aim[]} */
function heapAims([size, a, b], heaps, f) {
  return heaps.flatMap((h, heap) => (h === size && f.rows[heap].pins.length > 0 ? [...new Set([a, b])].map((offset) => pinsAim([size, a, b], heap, offset, f)) : []));
}

/** @param {number[]} move @param {number} heap @param {number} offset @param {Figure} f @returns {Aim} */
function pinsAim(move, heap, offset, f) {
  const [size, a, b] = move;
  const take = size - a - b;
  const {pins, step} = f.rows[heap];
  const [from, to] = [pins[offset], pins[offset + take - 1]];
  const inset = take === 1 ? -0.2 * step : 0.42 * step;  // a single pin is hit itself, several between them
  const sides = take === 1 ? -0.25 : 0.08;
  const aside = (take === 1 ? -1 : 1) * Math.max(9, 0.5 * step);
  const name = `heap ${heap + 1} of ${size}: take ${take === 1 ? `pin ${offset + 1}` : `pins ${offset + 1} to ${offset + take}`}`;
  return {
    key: JSON.stringify(move), move, name, spot: null, candidate: false,
    middle: between(from, to, 0.5),
    curves: [{curve: line({x: from.x + inset, y: from.y}, {x: to.x - inset, y: to.y}), bent: false}],
    bracket: line({x: from.x + sides * step, y: from.y + aside}, {x: to.x - sides * step, y: to.y + aside}),
  };
}

/** Whether what was made for `a` will do for `b`. @param {Aim} a @param {Aim} b */
export function sameAim(a, b) {
  const same = (/** @type {Aim["curves"][0]} */ c, /** @type {Aim["curves"][0]} */ d) =>
    c.curve === d.curve || (!c.bent && !d.bent && c.curve[0] === d.curve[0] && c.curve[3] === d.curve[3]);
  return !a.bracket && !b.bracket && a.spot === b.spot && a.face === b.face && a.candidate === b.candidate &&
    a.curves.length === b.curves.length && a.curves.every((c, i) => same(c, b.curves[i]));
}

/** How far a pointer is from an aim; near ends of lines that meet, the one whose middle is nearer counts. @param {Spot} s @param {Aim} aim */
export function farFrom(s, aim) {
  if (aim.face && isInside(s, aim.face)) return 0;
  const toVertex = aim.spot ? apart(s, aim.spot) : Infinity;
  const far = aim.curves.reduce((least, c) => Math.min(least, toCurve(s, c.curve, c.bent)), toVertex);
  return far + 0.01 * apart(s, aim.middle);
}

/** @param {Aim} aim @param {Figure} f */
export function aimElement(aim, f) {
  const lines = aim.curves.map((c) => path(c.curve, c.bent)).join("");
  const around = aim.spot ? disc(aim.spot, Math.max(9, 2.2 * f.radius)) : "";
  const pins = f.rows.length > 0;
  const wide = pins ? Math.max(4, 0.46 * f.rows[0].step) : 12;
  const reach = svg("path.reach", {d: aim.curves.map((c) => band(c.curve, wide)).join("") + around + (aim.face ? outline(aim.face) : "")});
  const worth = svg("path.worth", {d: aim.face ? outline(aim.face) : aim.bracket ? path(aim.bracket, false) : aim.spot ? around : lines, "stroke-width": pins || aim.spot ? 5 : Math.max(4, 9 * f.weight)});
  const classes = ["aim", aim.candidate && "candidate", pins && "pins", aim.spot && "vertex"].filter(Boolean).join(" ");
  return svg("g", {class: classes, role: "button", tabindex: -1, "aria-label": aim.name, "data-move": [aim.move].flat().join(" ")}, reach, worth);
}

/**
 * Shows what a move is worth, by line style, label and colour; undefined takes it away.
 * @param {SVGGElement} element @param {Aim} aim @param {MoveValue | undefined} value @param {{alone: boolean, label: boolean}} how
 */
export function showValue(element, aim, value, {alone, label}) {
  if (!value && !element.dataset.value) return;
  const text = value ? shortValue(value, aim.bracket !== null) : "";
  const sign = value ? `${outcomeOf(value)} ${value.status} ${value.best} ${text}` : "";
  if (element.dataset.value === sign) return;
  element.dataset.value = sign;
  element.classList.remove("win", "loss", "tie", "unknown", "proved", "bounded", "best");
  element.querySelector(".badge")?.remove();
  element.setAttribute("aria-label", value ? `${aim.name}: ${longValue(value, alone)}` : aim.name);
  if (!value) return;
  element.classList.add(outcomeOf(value), value.status, ...(value.best ? ["best"] : []));
  if (label) element.append(badge(aim, text));
}

/** @param {Aim} aim @param {string} text */
function badge(aim, text) {
  const wide = 11 + 7.6 * text.length;
  const at = aim.spot ? {x: aim.spot.x, y: aim.spot.y - 22} : aim.bracket ? between(aim.bracket[0], aim.bracket[3], 0.5) : aim.middle;
  return svg("g.badge", {transform: `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`, "aria-hidden": "true"},
    svg("rect", {x: -wide / 2, y: -9, width: wide, height: 18, rx: 9}), svg("text", {y: 4.2}, text));
}
