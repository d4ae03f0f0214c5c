// What can be chosen on a board: an element for each legal move, or for heaps one for each run of pins that a move
// takes away. Where a move lies follows from its shape alone: two ends, a vertex, or a heap with what becomes of it.

import {svg} from "../dom.js";
import {longValue, moveText, outcomeOf, shortValue, typed} from "../words.js";
import {cellTargets} from "./cells.js";
import {endsKey} from "./figure.js";
import {along, apart, band, between, disc, isInside, line, outline, path, toCurve} from "./geometry.js";

/** @param {Position} position @param {Figure} f @returns {Target[]} */
export function targetsOf(position, f) {
  if (f.cells) return cellTargets(position, f);
  /** @type {Map<string, Stroke[]>} */
  const drawn = new Map();
  for (const s of f.strokes) {
    const key = endsKey(s.ends);
    if (s.mark !== "absent") drawn.set(key, [...(drawn.get(key) ?? []), s]);
  }
  return position.moves.flatMap((move) => {
    if (!Array.isArray(move)) return [vertexTarget(move, position, f, drawn)];
    if (move.length === 3) return heapTargets(move, position.scene.heaps, f);
    return edgeTargets(move, f, drawn.get(endsKey(move)) ?? []);
  });
}

/** @param {Move} move */
const base = (move) =>
  ({key: JSON.stringify(move), move, ends: null, name: moveText(move), bracket: null, spot: null, candidate: false});

/** Of parallel lines each is a target: the one that is pressed is the one that is played.
 * @param {number[]} move @param {Figure} f @param {Stroke[]} there @returns {Target[]} */
function edgeTargets(move, f, there) {
  const [u, v] = move;
  const all = there.length > 0 ? there : [{curve: line(f.spots[u], f.spots[v]), bent: false, copy: 0}];
  return all.map(({copy, ...drawn}, i) => {
    const several = all.length > 1 ? {move: [u, v, copy], name: `${moveText(move)}, ${i + 1} of ${all.length}`} : {};
    const where = {middle: along(drawn.curve, 0.5), curves: [drawn], candidate: there.length === 0};
    return {...base(move), ends: /** @type {Pair} */ ([u, v]), ...several, ...where};
  });
}

/** A vertex, and the line from the mover's token to it.
 * @param {number} v @param {Position} position @param {Figure} f @param {Map<string, Drawn[]>} drawn @returns {Target}
 */
function vertexTarget(v, {scene, to_move}, f, drawn) {
  const token = scene.tokens[1] !== null && to_move === "second" ? scene.tokens[1] : scene.tokens[0];
  const curves = token !== null ? drawn.get(endsKey([token, v])) ?? [] : [];
  return {...base(v), name: `vertex ${v}`, middle: f.spots[v], curves, spot: f.spots[v]};
}

/** Each way in which the pins between what remains of a heap can lie.
 * @param {number[]} move @param {number[]} heaps @param {Figure} f */
function heapTargets(move, heaps, f) {
  const [size, a, b] = move;
  const offsets = [...new Set([a, b])];
  return heaps.flatMap((h, heap) =>
    h === size && f.rows[heap].pins.length > 0 ? offsets.map((offset) => pinsTarget(move, heap, offset, f)) : []);
}

/** @param {number[]} move @param {number} heap @param {number} offset @param {Figure} f @returns {Target} */
function pinsTarget(move, heap, offset, f) {
  const [size, a, b] = move;
  const take = size - a - b;
  const {pins, step} = f.rows[heap];
  const [from, to] = [pins[offset], pins[offset + take - 1]];
  const span = (/** @type {number} */ inset, /** @type {number} */ aside) =>
    line({x: from.x + inset * step, y: from.y + aside}, {x: to.x - inset * step, y: to.y + aside});
  const one = take === 1;  // a single pin is hit itself, several between them
  const pinsText = one ? `pin ${offset + 1}` : `pins ${offset + 1} to ${offset + take}`;
  return {
    ...base(move), name: `heap ${heap + 1} of ${size}: take ${pinsText}`,
    middle: between(from, to, 0.5),
    curves: [{curve: span(one ? -0.2 : 0.42, 0), bent: false}],
    bracket: span(one ? -0.25 : 0.08, (one ? -1 : 1) * Math.max(9, 0.5 * step)),
  };
}

/** Whether what was made for `a` will do for `b`. @param {Target} a @param {Target} b */
export function sameTarget(a, b) {
  const same = (/** @type {Drawn} */ c, /** @type {Drawn} */ d) =>
    c.curve === d.curve || (!c.bent && !d.bent && c.curve[0] === d.curve[0] && c.curve[3] === d.curve[3]);
  return !a.bracket && !b.bracket && a.spot === b.spot && a.face === b.face && a.candidate === b.candidate &&
    a.curves.length === b.curves.length && a.curves.every((c, i) => same(c, b.curves[i]));
}

/** How far a pointer is; near ends of lines that meet, the one whose middle is nearer counts.
 * @param {Spot} s @param {Target} target */
export function farFrom(s, target) {
  if (target.face && isInside(s, target.face)) return 0;
  const toVertex = target.spot ? apart(s, target.spot) : Infinity;
  const far = target.curves.reduce((least, c) => Math.min(least, toCurve(s, c.curve, c.bent)), toVertex);
  return far + 0.01 * apart(s, target.middle);
}

/** @param {Target} target @param {Figure} f */
export function targetElement({curves, spot, face, bracket, candidate, name, move}, f) {
  const around = spot ? disc(spot, Math.max(9, 2.2 * f.radius)) : face ? outline(face) : "";
  const pins = f.rows.length > 0;
  const wide = pins ? Math.max(4, 0.46 * f.rows[0].step) : 12;
  const reach = curves.map((c) => band(c.curve, wide)).join("") + around;
  const worth = bracket ? path(bracket, false) : around || curves.map((c) => path(c.curve, c.bent)).join("");
  const width = pins || spot ? 5 : Math.max(4, 9 * f.weight);
  const classes = ["target", candidate && "candidate", pins && "pins", spot && "vertex"].filter(Boolean).join(" ");
  return svg("g", {class: classes, role: "button", tabindex: -1, "aria-label": name, "data-move": typed(move)},
    svg("path.reach", {d: reach}), svg("path.worth", {d: worth, "stroke-width": width}));
}

/** Shows what a move is worth, by line style, label and colour; undefined takes it away.
 * @param {SVGGElement} element @param {Target} target @param {MoveValue | undefined} value
 * @param {{alone: boolean, label: boolean}} how */
export function showValue(element, target, value, {alone, label}) {
  if (!value && !element.dataset.value) return;
  const text = value ? shortValue(value, target.bracket !== null) : "";
  const sign = value ? `${outcomeOf(value)} ${value.status} ${value.best} ${text}` : "";
  if (element.dataset.value === sign) return;
  element.dataset.value = sign;
  element.classList.remove("win", "loss", "tie", "unknown", "proved", "bounded", "best");
  element.querySelector(".badge")?.remove();
  element.setAttribute("aria-label", value ? `${target.name}: ${longValue(value, alone)}` : target.name);
  if (!value) return;
  element.classList.add(outcomeOf(value), value.status, ...(value.best ? ["best"] : []));
  if (label) element.append(badge(target, text));
}

/** @param {Target} target @param {string} text */
function badge({label, middle}, text) {
  const wide = 11 + 7.6 * text.length;
  const {x, y} = label ?? middle;
  const name = label === null ? "g.badge.crammed" : "g.badge";
  return svg(name, {transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})`, "aria-hidden": "true"},
    svg("rect", {x: -wide / 2, y: -9, width: wide, height: 18, rx: 9}), svg("text", {y: 4.2}, text));
}
