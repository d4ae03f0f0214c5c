// The panel that says why: the verdict with its source, the parts of the position with their nimbers, what is drawn on
// the board, and how to read it. A limit is called a limit.

import {button, el, replace, svg} from "./dom.js";
import {groupLook} from "./idea.js";
import {lookAgain, stopAnalysis} from "./insight.js";
import {game, state} from "./store.js";
import {seatName} from "./status.js";
import {grouped, moveText, nimberText, signed} from "./words.js";

/** @typedef {import("./store.js").Insight} Insight */
/** @typedef {import("./api.js").Answer} Answer */

/** @param {Answer} answer */
function verdict(answer) {
  const {position} = state;
  if (!position) return "";
  const name = seatName(position.to_move);
  const you = name === "You";
  const alone = game()?.play === "solitaire";
  const texts = /** @type {Record<string, string>} */ ({
    win: alone ? "The goal can be reached" : `${name} ${you ? "win" : "wins"} with best play`,
    loss: alone ? "The goal cannot be reached" : `${name} ${you ? "lose" : "loses"} against best play`,
    tie: "A tie with best play",
    unknown: "Not decided within the limit",
  });
  const parts = [texts[answer.outcome] ?? answer.outcome];
  if (answer.score !== undefined) parts.push(`${signed(answer.score)} from here`);
  else if (answer.bounds) parts.push(`between ${signed(answer.bounds[0])} and ${signed(answer.bounds[1])} from here`);
  if (answer.green !== undefined) parts.push(`${answer.green} of ${answer.edges} edges green at most`);
  if (answer.nimber !== undefined) parts.push(`nimber ${nimberText(answer.nimber)}`);
  return parts.join("; ");
}

/** @param {Insight} insight */
function progress(insight) {
  const proved = [...insight.values.values()].filter((v) => v.status === "proved").length;
  const count = insight.values.size > 0 ? `${proved} of ${state.position?.moves.length ?? 0} moves proved` : "";
  const nodes = insight.nodes > 0 ? `, ${grouped(insight.nodes)} positions searched` : "";
  switch (insight.state) {
    case "running": return el("p.progress", {}, el("span", {}, `Looking… ${count}${nodes}`), button("Stop", stopAnalysis, {class: "small"}));
    case "limited": return el("p.progress.limit", {}, el("span", {}, `A limit was reached: ${count}${nodes}. What is not proved is marked so.`), button("Look again", lookAgain, {class: "small"}));
    case "stopped": return el("p.progress.limit", {}, el("span", {}, `Stopped: ${count}.`), button("Look again", lookAgain, {class: "small"}));
    case "failed": return el("p.progress.limit", {role: "alert"}, el("span", {}, insight.failure ?? "It failed."), button("Look again", lookAgain, {class: "small"}));
    default: return el("p.progress", {}, `All ${state.position?.moves.length ?? 0} moves proved${nodes}.`);
  }
}

/** @param {Answer} answer */
function source(answer) {
  if (!answer.method && !answer.source) return null;
  const by = answer.method === "theorem" ? "Known by a theorem" : `Found by ${answer.method ?? "search"}`;
  return el("p.source", {}, answer.source ? `${by}: ${answer.source}` : by);
}

/** @param {import("./api.js").Component} part */
function partText({heap, moves = []}) {
  if (heap !== undefined) return `a heap of ${heap}`;
  return `${moves.slice(0, 6).map(moveText).join(", ")}${moves.length > 6 ? ` and ${moves.length - 6} more` : ""}`;
}

/** @param {Insight} insight */
function components({components: parts, sum: told, answer}) {
  if (!parts || parts.length === 0) return null;
  const shown = parts.slice(0, 12);
  const sum = told ?? answer?.nimber ?? null;
  return el("div.parts", {}, el("h2", {}, parts.length === 1 ? "One part" : `A sum of ${parts.length} parts`),
    el("ul", {}, ...shown.map((part, i) => el("li", {},
      el("span.nimber", {}, part.nimber === null ? "?" : nimberText(part.nimber)),
      el("span", {}, ` ${partText(part)}`),
      i + 1 < shown.length && el("span.hidden", {}, ";")))),
    parts.length > shown.length && el("p.hint", {}, `and ${parts.length - shown.length} more`),
    parts.length > 1 && sum !== null && el("p", {}, `${shown.map((p) => (p.nimber === null ? "?" : nimberText(p.nimber))).join(" ⊕ ")}${parts.length > shown.length ? " ⊕ …" : ""} = ${nimberText(sum)}`));
}

/** @param {Insight} insight */
function idea({idea: seen}) {
  if (!seen) return null;
  return el("div.idea-names", {}, el("h2", {}, `On the board: ${seen.name}`),
    el("ul", {}, ...seen.groups.map((/** @type {{name: string}} */ group, /** @type {number} */ i) => el("li", {}, swatch(`idea ${groupLook(i)}`, 9), group.name))));
}

/** @param {string} classes @param {number} width */
const swatch = (classes, width) =>
  svg("svg.swatch", {viewBox: "0 0 44 14", "aria-hidden": "true"}, svg("path", {class: classes, d: "M3 7H41", "stroke-width": width}));

/** How to read the board. */
function legend() {
  const kind = game();
  const entries = kind?.play === "solitaire" ? [["win", "reaches the goal"], ["loss", "misses it"], ["unknown", "not known"]]
    : [["win", "wins"], ["tie", "ties"], ["loss", "loses"], ["unknown", "not known"]];
  const labels = kind?.play === "score" ? "Labels are the points won from here on." : kind?.nimbers ? "∗n is the nimber of what the move leaves; ∗0 is lost for the next player."
    : kind?.play === "solitaire" ? "Labels count the green edges that can still be had." : "";
  return el("div.legend", {}, el("h2", {}, "For the player to move, a move"),
    el("ul", {}, ...entries.filter(([name]) => name !== "tie" || kind?.play !== "normal").map(([name, text]) => el("li", {}, swatch(`worth-key ${name}`, 7), text))),
    el("p.hint", {}, `A label with a rim is a best move; a pale one is not proved. ${labels}`));
}

/** @param {HTMLElement} host */
export function showWhyPanel(host) {
  const {match, insight, position} = state;
  if (!match?.why) {
    return replace(host, el("p.hint", {}, "Switch on “See why” below the board: every move then shows its exact value."));
  }
  if (!insight) return replace(host, el("p.progress", {}, "Looking…"));
  replace(host,
    insight.answer && !position?.over && el("p.verdict", {}, verdict(insight.answer)),
    insight.answer && !position?.over && source(insight.answer),
    position?.over ? null : progress(insight),
    components(insight),
    idea(insight),
    !position?.over && legend());
}
