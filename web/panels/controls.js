// The row of buttons below the board, the help on keys, and who sits where.

import {button, el, replace, set} from "../dom.js";
import {game, state} from "../state/store.js";
import {playerName} from "../words.js";
import {holdEngine, redo, restart, showWhy, sit, undo} from "../state/actions.js";

/** @typedef {import("../state/api.js").Player} Player */

/** @type {[import("../state/link.js").Seat, string][]} */
const seats = [["person", "A person"], ["easy", "Engine: easy"], ["medium", "Engine: medium"], ["strong", "Engine: strong"], ["perfect", "Engine: perfect"]];

/** Made once; returns what brings it up to date. @param {HTMLElement} host @returns {() => void} */
export function controls(host) {
  const back = button("Undo", undo, {title: "Undo (Ctrl+Z)"});
  const on = button("Redo", redo, {title: "Redo (Ctrl+Y)"});
  const anew = button("Restart", restart);
  const pause = button("Pause", () => holdEngine(!state.hold));
  const why = button("See why", () => showWhy(!state.match?.why), {class: "switch", role: "switch", id: "why"});
  replace(host, back, on, anew, pause, why);
  return () => {
    const {match, hold, position} = state;
    back.disabled = !match?.tree.at.parent;
    on.disabled = !match?.tree.at.last;
    set(why, {"aria-checked": String(match?.why ?? false)});
    pause.hidden = !match || match.seats.first === "person" || match.seats.second === "person" || position?.over === true;
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
  const id = `seat-${player}`;
  const options = seats.map(([value, text]) => el("option", {value, selected: state.match?.seats[player] === value}, text));
  const chooser = el("select", {id, onchange: () => sit(player, /** @type {any} */ (chooser.value))}, ...options);
  return el("div.seat", {}, el("span.sign", {class: `sign ${player}`, "aria-hidden": "true"}), el("label", {for: id}, playerName(player)), chooser);
}

/** Keys that work everywhere on the table. */
export function shortcuts() {
  addEventListener("keydown", (e) => {
    if (!state.match || state.editing || !(e.ctrlKey || e.metaKey) || e.target instanceof HTMLInputElement || e.target instanceof HTMLTextAreaElement) return;
    const key = e.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    e.preventDefault();
    if (key === "y" || e.shiftKey) redo();
    else undo();
  });
}
