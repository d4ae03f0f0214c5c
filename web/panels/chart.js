// The value over the game: who wins with best play after each move, or by how much. Mistakes are marked with a cross, and
// each can be tried again.

import {button, el, replace, svg} from "../dom.js";
import {seatName} from "./status.js";
import {game, state} from "../state/store.js";
import {go} from "../state/actions.js";
import {moveText, signed} from "../words.js";

/** @typedef {import("../state/api.js").PlyValue} PlyValue */

const size = {width: 320, height: 120, left: 30, right: 8, top: 12, bottom: 18};

/** The first player's advantage; null if it is not known. @param {PlyValue | undefined} value */
function advantage(value) {
  if (!value || value.status !== "proved") return null;
  if (value.score !== undefined && game()?.play === "score") return value.score;
  return /** @type {Record<string, number>} */ ({first: 1, second: -1, tie: 0, nobody: -1})[value.outcome] ?? null;
}

/** @param {HTMLElement} host */
export function showChart(host) {
  const {match, review} = state;
  if (!match?.why || review.size === 0) return replace(host);
  const line = match.tree.line();
  const plies = Array.from({length: line.length + 1}, (_, k) => review.get(k));
  const mistakes = plies.flatMap((value, k) => (value?.mistake && k > 0 ? [k] : []));
  replace(host,
    el("h2", {}, "Over the game"),
    line.length > 0 && plot(plies, mistakes),
    mistakes.length > 0 && el("ul.mistakes", {}, ...mistakes.map((k) => mistake(k, plies[k], line[k - 1]))),
    mistakes.length === 0 && el("p.hint", {}, line.length === 0 ? "Nothing has been played yet." : "No mistake so far."));
}

/** @param {number} k @param {PlyValue | undefined} value @param {import("../state/tree.js").Twig} twig */
function mistake(k, value, twig) {
  const who = twig.by ? seatName(twig.by) : "";
  const lost = value?.loss ? `gave away ${value.loss === 1 ? "a point" : `${value.loss} points`}` : "was a mistake";
  return el("li", {}, el("span.cross", {"aria-hidden": "true"}, "✕"), el("span", {}, `Move ${k}, ${who}: ${moveText(/** @type {any} */ (twig.move))} ${lost}. `),
    button("Try again here", () => go(/** @type {any} */ (twig.parent)), {class: "small", "aria-label": `Try again at move ${k}`}));
}

/** @param {(PlyValue | undefined)[]} plies @param {number[]} mistakes */
function plot(plies, mistakes) {
  const values = plies.map(advantage);
  const most = Math.max(1, ...values.map((v) => Math.abs(v ?? 0)));
  const x = (/** @type {number} */ k) => size.left + (k * (size.width - size.left - size.right)) / Math.max(1, plies.length - 1);
  const y = (/** @type {number} */ v) => size.top + ((most - v) * (size.height - size.top - size.bottom)) / (2 * most);
  const known = values.flatMap((v, k) => (v === null ? [] : [{k, v}]));
  const path = known.map(({k, v}, i) => `${i === 0 || known[i - 1].k !== k - 1 ? "M" : "L"}${x(k).toFixed(1)} ${y(v).toFixed(1)}`).join("");
  const scored = game()?.play === "score";
  const labels = scored ? [signed(most), "0", signed(-most)] : game()?.play === "solitaire" ? ["won", "", "lost"] : ["1st", "tie", "2nd"];
  const said = (/** @type {number} */ v) => (scored ? signed(v) : v > 0 ? "first" : v < 0 ? "second" : "tie");
  const text = known.map(({k, v}) => `after ${k}: ${said(v)}`).join(", ");
  return svg("svg.chart", {viewBox: `0 0 ${size.width} ${size.height}`, role: "img", "aria-label": `Value over the game. ${text}`},
    ...[most, 0, -most].flatMap((v, i) => [
      svg("path.rule", {d: `M${size.left} ${y(v)}H${size.width - size.right}`}),
      svg("text", {x: size.left - 5, y: y(v) + 3.5}, labels[i]),
    ]),
    svg("path.value", {d: path}),
    ...known.map(({k, v}) => svg("circle.value", {cx: x(k), cy: y(v), r: plies.length > 60 ? 1.2 : 2.8})),
    ...mistakes.map((k) => svg("path.cross", {d: `M${x(k) - 5} ${y(values[k] ?? 0) - 5}l10 10m0 -10l-10 10`})));
}
