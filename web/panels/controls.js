// The row of buttons below the board, keys that work everywhere on the table, and who sits where.

import {button, el, replace, select, set, undoKey} from "../dom.js";
import {redo, restart, setAnalysed, sit, undo} from "../state/actions.js";
import {game, state, update} from "../state/store.js";
import {playerName} from "./names.js";
import {sign} from "./status.js";

/** @type {[string, string][]} */
const seats = [
  ["person", "A person"],
  ...["easy", "medium", "strong", "perfect"].map((s) => /** @type {[string, string]} */ ([s, `Engine: ${s}`])),
];

/** Made once; returns what brings it up to date. @param {HTMLElement} host @returns {() => void} */
export function controls(host) {
  const back = button("Undo", undo, {title: "Undo (Ctrl+Z)"});
  const on = button("Redo", redo, {title: "Redo (Ctrl+Y)"});
  const pause = button("Pause", () => update({hold: !state.hold}));
  const seeWhy = {class: "switch", role: "switch", id: "why"};
  const why = button("See why", () => setAnalysed(!state.match?.analysed), seeWhy);
  replace(host, back, on, button("Restart", restart), pause, why);
  return () => {
    const {match, hold, position} = state;
    if (!match) return;
    const {tree, seats: {first, second}} = match;
    back.disabled = tree.at === 0;
    on.disabled = tree.nodes[tree.at].last < 0;
    set(why, {"aria-checked": String(match.analysed)});
    pause.hidden = first === "person" || second === "person" || position?.over === true;
    pause.textContent = hold ? "Go on" : "Pause";
  };
}

/** @param {HTMLElement} host */
export function showSeats(host) {
  if (game()?.play === "solitaire") return replace(host, el("p.hint", {}, "A game for one."));
  replace(host, ...(/** @type {Player[]} */ (["first", "second"]).map(seatChooser)));
}

/** @param {Player} player */
function seatChooser(player) {
  const choose = () => sit(player, /** @type {any} */ (chooser.value));
  const chooser = select(`seat-${player}`, seats, state.match?.seats[player], choose);
  return el("div.seat", {}, sign(player), el("label", {for: chooser.id}, playerName(player)), chooser);
}

/** Keys that work everywhere on the table. */
export function shortcuts() {
  addEventListener("keydown", (e) => {
    const wanted = undoKey(e);
    if (!wanted || !state.match || state.editing) return;
    if (e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement) return;
    e.preventDefault();
    if (wanted === "redo") redo();
    else undo();
  });
}
