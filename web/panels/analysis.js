// The panel of *See why*, in three steps: the verdict with the best moves and how to read the board, the idea with its
// picture, the proof. A limit is called a limit.

import {button, el, replace, set} from "../dom.js";
import {analyseAgain, stopAnalysis} from "../state/analysis.js";
import {game, state, update} from "../state/store.js";
import {grouped, nimberText, outcomeOf, signed} from "../words.js";
import {seatName} from "./names.js";
import {showParts, swatch} from "./parts.js";
import {groupNames, ideaOf, proofOf} from "./reasons.js";

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
    score === undefined && bounds && !alone && `between ${bounds.map(signed).join(" and ")} from here`,
    bounds && alone && `between ${bounds.join(" and ")} of ${edges} edges green at most`,
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
    done: all === 0 ? "" : `All ${all} moves proved${searched}.`,
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

/** What the lines on the board say of moves: what occurs. @param {Analysis} analysis */
function legend({values}) {
  const alone = game()?.play === "solitaire";
  const names = {
    win: alone ? "reaches the goal" : "wins", tie: "ties", loss: alone ? "misses it" : "loses", unknown: "not known",
  };
  const seen = new Set([...values.values()].map(outcomeOf));
  const entries = Object.entries(names).filter(([name]) => seen.has(/** @type {any} */ (name)));
  return el("ul.legend", {"aria-label": "For the player to move, a move"},
    ...entries.map(([name, text]) => el("li", {}, swatch(`worth-key ${name}`, 7), text)));
}

/** How to read the labels. */
function howToRead() {
  const {play, nimbers, tilings} = game() ?? {};
  if (tilings) {
    return "A cell with a label is what the strategy marks now; there may be other good ones. " +
      "Point at a cell, or walk to it, to read what is known of it.";
  }
  const labels = play === "score" ? "Labels are the points won from here on."
    : nimbers ? "∗n is the nimber of what the move leaves; ∗0 is lost for whoever moves then."
    : play === "solitaire" ? "Labels count the green edges that can still be had." : "";
  return "The best moves stand out; point at another, or walk to it, to read what it is worth. " +
    `A pale label is not proved. ${labels}`;
}

/** @type {[Layer, string][]} */
const layers = [["verdict", "Verdict"], ["idea", "Idea"], ["proof", "Proof"]];

/** Three steps, one shown at a time. @param {Record<Layer, HTMLElement>} shown */
function layerChoice(shown) {
  const buttons = layers.map(([layer, title], i) =>
    button(`${i + 1} ${title}`, () => update({layer}), {id: `layer-${layer}`, "aria-controls": `why-${layer}`}));
  const element = el("div.row.layers", {role: "group", "aria-label": "How much to see"}, ...buttons);
  const choose = () => layers.forEach(([layer], i) => {
    set(buttons[i], {"aria-pressed": String(layer === state.layer)});
    shown[layer].hidden = layer !== state.layer;
  });
  return {element, choose};
}

/** Made once; returns what brings it up to date.
 * @param {HTMLElement} host @param {HTMLElement} keys below the board @returns {() => void} */
export function analysisPanel(host, keys) {
  const [head, foot, picture, sums, proof] = ["head", "foot", "drawn", "parts", "proof"].map((name) =>
    el("div", {class: `part ${name}`}));
  const progress = progressLine();
  const shown = {
    verdict: el("div.part", {id: "why-verdict"}, head, progress.element, foot),
    idea: el("div.part", {id: "why-idea"}, picture, sums),
    proof: el("div.part", {id: "why-proof"}, proof),
  };
  const choice = layerChoice(shown);
  const hint = el("p.hint", {}, "Switch on “See why” below the board: it shows who wins and the best moves, then the " +
    "idea, then the proof.");
  host.append(hint, choice.element, ...Object.values(shown));
  /** @type {Component[] | null} */
  let parts = null;
  /** @type {Answer | null} */
  let proved = null;
  return () => {
    const on = state.match?.analysed === true && state.position?.over !== true;
    const analysis = on ? state.analysis : null;
    const {answer = null, components = null, sum = null, drawing = null} = analysis ?? {};
    hint.hidden = state.match?.analysed === true;
    choice.element.hidden = !on;
    choice.choose();
    progress.element.hidden = !on;
    progress.show(analysis);
    replace(head, answer && el("p.verdict", {}, verdict(answer)));
    replace(foot, analysis && !state.position?.too_large && el("p.hint", {}, howToRead()));
    replace(picture, ...(answer ? ideaOf(drawing, components, answer) : []));
    const outcomes = state.layer === "verdict" && !game()?.tilings;
    replace(keys, outcomes ? analysis && legend(analysis) : drawing && groupNames(drawing));
    if (components !== parts) showParts(sums, components, sum);
    if (answer !== proved) replace(proof, ...(answer ? proofOf(answer) : []));
    [parts, proved] = [components, answer];
  };
}
