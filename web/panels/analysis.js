// The panel that says why: the verdict with its source, what is drawn on the board, and how to read it. A limit is called a
// limit.

import {button, el, replace, set} from "../dom.js";
import {groupLook} from "../board/groups.js";
import {lookAgain, stopAnalysis} from "../state/analysis.js";
import {showParts} from "./parts.js";
import {game, state} from "../state/store.js";
import {seatName} from "./status.js";
import {swatch} from "./swatch.js";
import {grouped, nimberText, signed} from "../words.js";

/** @typedef {import("../state/store.js").Insight} Insight */
/** @typedef {import("../state/api.js").Answer} Answer */

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
    maker: "The maker wins with best play",
    breaker: "The breaker wins: his answers hold for ever",
    unknown: game()?.tilings ? "Not decided: no strategy was found from here" : "Not decided within the limit",
  });
  const parts = [texts[answer.outcome] ?? answer.outcome];
  if (answer.score !== undefined) parts.push(`${signed(answer.score)} from here`);
  else if (answer.bounds) parts.push(`between ${signed(answer.bounds[0])} and ${signed(answer.bounds[1])} from here`);
  if (answer.green !== undefined) parts.push(`${answer.green} of ${answer.edges} edges green at most`);
  if (answer.nimber !== undefined) parts.push(answer.nimber === "loony" ? "loony" : `nimber ${nimberText(answer.nimber)}`);
  return parts.join("; ");
}

/** How far it is, in words. @param {Insight} insight */
function progressText(insight) {
  const all = insight.total ?? state.position?.moves.length ?? 0;
  const proved = [...insight.values.values()].filter((v) => v.status === "proved").length;
  const count = insight.values.size > 0 ? `${proved} of ${all} moves proved` : "";
  const nodes = insight.nodes > 0 ? `, ${grouped(insight.nodes)} positions searched` : "";
  const endless = game()?.tilings && (insight.answer?.outcome === "unknown" ? `${proved} of ${all} moves in sight proved.`
    : `The strategy tells of ${proved} of the ${all} moves in sight; of the others nothing is known.`);
  const texts = {
    running: `Looking… ${count}${nodes}`,
    limited: endless ?? `A limit was reached: ${count}${nodes}. What is not proved is marked so.`,
    stopped: `Stopped: ${count || "nothing proved yet"}.`,
    failed: insight.failure ?? "It failed.",
    done: `All ${all} moves proved${nodes}.`,
  };
  return texts[insight.state];
}

/** The buttons stay, so that they can be pressed while news come in. @returns {{element: HTMLElement, show: (insight: Insight | null) => void}} */
function progressLine() {
  const says = el("span", {});
  const stop = button("Stop", stopAnalysis, {class: "small"});
  const again = button("Look again", lookAgain, {class: "small"});
  const element = el("p.progress", {}, says, stop, again);
  const show = (/** @type {Insight | null} */ insight) => {
    const running = !insight || insight.state === "running";
    const text = insight ? progressText(insight) : "Looking…";
    if (says.textContent !== text) says.textContent = text;
    element.classList.toggle("limit", !running && insight.state !== "done");
    set(element, {role: insight?.state === "failed" ? "alert" : null});
    const had = document.activeElement === stop || document.activeElement === again;
    stop.hidden = !running;
    again.hidden = running || insight.state === "done";
    if (had) (stop.hidden ? again : stop).focus();
  };
  return {element, show};
}

/** @param {Answer} answer */
function source(answer) {
  if (!answer.method && !answer.source) return null;
  if (game()?.tilings && answer.outcome === "unknown") return el("p.source", {}, `Tried: ${answer.method}`);
  const by = answer.method === "theorem" ? "Known by a theorem" : `Found by ${answer.method ?? "search"}`;
  return el("p.source", {}, answer.source ? `${by}: ${answer.source}` : by);
}

/** @param {Insight} insight */
function idea({idea: seen}) {
  if (!seen) return null;
  return el("div.idea-names", {}, el("h2", {}, `On the board: ${seen.name}`),
    el("ul", {}, ...seen.groups.map((group, i) => el("li", {}, swatch(`idea ${groupLook(i)}`, 9), group.name))));
}

/** How to read the board. */
function legend() {
  const kind = game();
  const entries = kind?.play === "solitaire" ? [["win", "reaches the goal"], ["loss", "misses it"], ["unknown", "not known"]]
    : [["win", "wins"], ["tie", "ties"], ["loss", "loses"], ["unknown", "not known"]];
  const labels = kind?.play === "score" ? "Labels are the points won from here on." : kind?.nimbers ? "∗n is the nimber of what the move leaves; ∗0 is lost for whoever moves then."
    : kind?.play === "solitaire" ? "Labels count the green edges that can still be had." : "";
  if (kind?.tilings) return el("p.hint", {}, "A cell with a label is what the strategy marks now; there may be other good ones. Point at a cell, or walk to it, to read what is known of it.");
  return el("div.legend", {}, el("h2", {}, "For the player to move, a move"),
    el("ul", {}, ...entries.filter(([name]) => name !== "tie" || kind?.play !== "normal").map(([name, text]) => el("li", {}, swatch(`worth-key ${name}`, 7), text))),
    el("p.hint", {}, `A label with a rim is a best move; a pale one is not proved. ${labels}`));
}

/** Made once; returns what brings it up to date. @param {HTMLElement} host @returns {() => void} */
export function whyPanel(host) {
  const [head, sums, foot] = ["head", "parts", "foot"].map((name) => el("div", {class: `part ${name}`}));
  const progress = progressLine();
  host.append(head, progress.element, sums, foot);
  /** @type {import("../state/api.js").Component[] | null} */
  let shown = null;
  return () => {
    const on = state.match?.why === true;
    const insight = on && !state.position?.over ? state.insight : null;
    const answer = insight?.answer;
    progress.element.hidden = !on || state.position?.over === true;
    progress.show(insight);
    replace(head, !on && el("p.hint", {}, "Switch on “See why” below the board: every move then shows its exact value."),
      answer && el("p.verdict", {}, verdict(answer)), answer && source(answer));
    const parts = insight?.components ?? null;
    if (parts !== shown) showParts(sums, parts, insight?.sum ?? null);
    shown = parts;
    replace(foot, insight && idea(insight), insight && legend());
  };
}
