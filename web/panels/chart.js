// The value over the game: who wins with best play after each move, or by how much. Mistakes are marked with a cross,
// and each can be tried again.

import {button, el, replace, svg} from "../dom.js";
import {go} from "../state/actions.js";
import {game, state} from "../state/store.js";
import {lineTo} from "../state/tree.js";
import {signed} from "../words.js";
import {moveName, seatName} from "./names.js";

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
  if (!match?.analysed || review.size === 0) return replace(host);
  const line = lineTo(match.tree).map((id) => match.tree.nodes[id]);
  const plies = Array.from({length: line.length + 1}, (_, k) => review.get(k));
  const mistakes = plies.flatMap((value, k) => (value?.mistake && k > 0 ? [k] : []));
  const none = line.length === 0 ? "Nothing has been played yet." : "No mistake so far.";
  replace(host,
    el("h2", {}, "Over the game"),
    line.length > 0 && plot(plies, mistakes),
    mistakes.length > 0 && el("ul.mistakes", {}, ...mistakes.map((k) => mistake(k, plies[k]?.loss, line[k - 1]))),
    mistakes.length === 0 && el("p.hint", {}, none));
}

/** @param {number} k @param {number | undefined} loss @param {TreeNode} node */
function mistake(k, loss, {move, by, parent}) {
  const lost = loss ? `gave away ${loss === 1 ? "a point" : `${loss} points`}` : "was a mistake";
  return el("li", {}, el("span.cross", {"aria-hidden": "true"}, "✕"),
    el("span", {}, `Move ${k}, ${by ? seatName(by) : ""}: ${moveName(move)} ${lost}. `),
    button("Try again here", () => go(parent), {class: "small", "aria-label": `Try again at move ${k}`}));
}

/** What stands beside the top, the middle and the bottom. @param {number} most @param {boolean} ties */
function labels(most, ties) {
  const play = game()?.play;
  if (play === "score") return [signed(most), "0", signed(-most)];
  return play === "solitaire" ? ["won", "", "lost"] : ["1st", ties ? "tie" : "", "2nd"];
}

/** @param {(PlyValue | undefined)[]} plies @param {number[]} mistakes */
function plot(plies, mistakes) {
  const {width, height, left, right, top, bottom} = size;
  const values = plies.map(advantage);
  const most = Math.max(1, ...values.map((v) => Math.abs(v ?? 0)));
  const x = (/** @type {number} */ k) => left + (k * (width - left - right)) / Math.max(1, plies.length - 1);
  const y = (/** @type {number} */ v) => top + ((most - v) * (height - top - bottom)) / (2 * most);
  const known = values.flatMap((v, k) => (v === null ? [] : [{k, v}]));
  const beside = labels(most, known.some(({v}) => v === 0));
  const begins = (/** @type {number} */ i) => i === 0 || known[i - 1].k !== known[i].k - 1;
  const path = known.map(({k, v}, i) => `${begins(i) ? "M" : "L"}${x(k).toFixed(1)} ${y(v).toFixed(1)}`).join("");
  const said = (/** @type {number} */ v) =>
    game()?.play === "score" ? signed(v) : v > 0 ? "first" : v < 0 ? "second" : "tie";
  const label = `Value over the game. ${known.map(({k, v}) => `after ${k}: ${said(v)}`).join(", ")}`;
  return svg("svg.chart", {viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label},
    ...[most, 0, -most].flatMap((v, i) => [
      svg("path.rule", {d: `M${left} ${y(v)}H${width - right}`}),
      svg("text", {x: left - 5, y: y(v) + 3.5}, beside[i]),
    ]),
    svg("path.value", {d: path}),
    ...known.map(({k, v}) => svg("circle.value", {cx: x(k), cy: y(v), r: plies.length > 60 ? 1.2 : 2.8})),
    ...mistakes.map((k) => svg("path.cross", {d: `M${x(k) - 5} ${y(values[k] ?? 0) - 5}l10 10m0 -10l-10 10`})));
}
