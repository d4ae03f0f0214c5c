// The panel of *See why*: the verdict with its source, what is drawn on the board, and how to read it. A limit is
// called a limit.

import {groupClass} from "../board/groups.js";
import {button, el, replace, set} from "../dom.js";
import {analyseAgain, stopAnalysis} from "../state/analysis.js";
import {game, state} from "../state/store.js";
import {grouped, nimberText, signed} from "../words.js";
import {seatName} from "./names.js";
import {showParts, swatch} from "./parts.js";

/** @param {Answer} answer */
function verdict({outcome, score, bounds, green, edges, nimber}) {
  if (!state.position) return "";
  const name = seatName(state.position.to_move);
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
  return [
    texts[outcome] ?? outcome,
    score !== undefined && `${signed(score)} from here`,
    score === undefined && bounds && `between ${bounds.map(signed).join(" and ")} from here`,
    green !== undefined && `${green} of ${edges} edges green at most`,
    nimber !== undefined && (nimber === "loony" ? "loony" : `nimber ${nimberText(nimber)}`),
  ].filter(Boolean).join("; ");
}

/** How far it is, in words. @param {Analysis} analysis */
function progressText({values, nodes, total, answer, failure, state: now}) {
  const all = total ?? state.position?.moves.length ?? 0;
  const proved = [...values.values()].filter((v) => v.status === "proved").length;
  const count = values.size > 0 ? `${proved} of ${all} moves proved` : "";
  const searched = nodes > 0 ? `, ${grouped(nodes)} positions searched` : "";
  const endless = answer?.outcome === "unknown" ? `${proved} of ${all} moves in sight proved.`
    : `The strategy tells of ${proved} of the ${all} moves in sight; of the others nothing is known.`;
  const limited = `A limit was reached: ${count}${searched}. What is not proved is marked so.`;
  const texts = {
    running: `Searching… ${count}${searched}`,
    limited: game()?.tilings ? endless : limited,
    stopped: `Stopped: ${count || "nothing proved yet"}.`,
    failed: failure ?? "It failed.",
    done: `All ${all} moves proved${searched}.`,
  };
  return texts[now];
}

/** Its buttons stay, so that they can be pressed while news come in. */
function progressLine() {
  const says = el("span", {});
  const stop = button("Stop", stopAnalysis, {class: "small"});
  const again = button("Search again", analyseAgain, {class: "small"});
  const element = el("p.progress", {}, says, stop, again);
  const show = (/** @type {Analysis | null} */ analysis) => {
    const now = analysis?.state ?? "running";
    const text = analysis ? progressText(analysis) : "Searching…";
    if (says.textContent !== text) says.textContent = text;
    element.classList.toggle("limit", now !== "running" && now !== "done");
    set(element, {role: now === "failed" ? "alert" : null});
    const had = document.activeElement === stop || document.activeElement === again;
    stop.hidden = now !== "running";
    again.hidden = now === "running" || now === "done";
    if (had) (stop.hidden ? again : stop).focus();
  };
  return {element, show};
}

/** @param {Answer} answer */
function source({method, source: by, outcome}) {
  if (!method && !by) return null;
  if (game()?.tilings && outcome === "unknown") return el("p.source", {}, `Tried: ${method}`);
  const how = method === "theorem" ? "Known by a theorem" : `Found by ${method ?? "search"}`;
  return el("p.source", {}, by ? `${how}: ${by}` : how);
}

/** @param {Drawing} drawing */
const groupNames = ({name, groups}) => el("div.group-names", {}, el("h2", {}, `On the board: ${name}`),
  el("ul", {}, ...groups.map((group, i) => el("li", {}, swatch(`group ${groupClass(i)}`, 9), group.name))));

/** How to read the board. */
function legend() {
  const {play, nimbers, tilings} = game() ?? {};
  if (tilings) {
    return el("p.hint", {}, "A cell with a label is what the strategy marks now; there may be other good ones. " +
      "Point at a cell, or walk to it, to read what is known of it.");
  }
  const alone = play === "solitaire";
  const outcomes = alone ? [["win", "reaches the goal"], ["loss", "misses it"]]
    : [["win", "wins"], ...(play === "normal" ? [] : [["tie", "ties"]]), ["loss", "loses"]];
  const entries = [...outcomes, ["unknown", "not known"]];
  const labels = play === "score" ? "Labels are the points won from here on."
    : nimbers ? "∗n is the nimber of what the move leaves; ∗0 is lost for whoever moves then."
    : alone ? "Labels count the green edges that can still be had." : "";
  return el("div.legend", {}, el("h2", {}, "For the player to move, a move"),
    el("ul", {}, ...entries.map(([name, text]) => el("li", {}, swatch(`worth-key ${name}`, 7), text))),
    el("p.hint", {}, `A label with a rim is a best move; a pale one is not proved. ${labels}`));
}

/** Made once; returns what brings it up to date. @param {HTMLElement} host @returns {() => void} */
export function analysisPanel(host) {
  const [head, sums, foot] = ["head", "parts", "foot"].map((name) => el("div", {class: `part ${name}`}));
  const progress = progressLine();
  host.append(head, progress.element, sums, foot);
  /** @type {Component[] | null} */
  let shown = null;
  return () => {
    const on = state.match?.analysed === true;
    const over = state.position?.over === true;
    const analysis = on && !over ? state.analysis : null;
    const {answer = null, components = null, sum = null, drawing = null} = analysis ?? {};
    progress.element.hidden = !on || over;
    progress.show(analysis);
    const hint = "Switch on “See why” below the board: every move then shows its exact value.";
    replace(head, !on && el("p.hint", {}, hint),
      answer && el("p.verdict", {}, verdict(answer)), answer && source(answer));
    if (components !== shown) showParts(sums, components, sum);
    shown = components;
    replace(foot, drawing && groupNames(drawing), analysis && legend());
  };
}
