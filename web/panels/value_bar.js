// A bar beside the board: how the value is shared between the players, once it is known and wanted. A scoring game
// shows who will have how much more at the end, others who wins.

import {el} from "../dom.js";
import {game, state} from "../state/store.js";
import {signed} from "../words.js";
import {seatName} from "./names.js";

/** The first player's share, from 0 to 1, and what it means; null: not known. @returns {[number, string] | null} */
function shared() {
  const {analysis, position, match} = state;
  const answer = match?.analysed ? analysis?.answer : null;
  if (!answer || !position || position.over) return null;
  const mine = position.to_move === "first" ? 1 : -1;
  if (game()?.play === "score" && answer.score !== undefined) {
    const lead = position.lead + mine * answer.score;
    const ahead = lead === 0 ? "a tie" : `${seatName(lead > 0 ? "first" : "second")} by ${Math.abs(lead)}`;
    return [0.5 + 0.5 * Math.tanh(lead / 4), `With best play ${ahead} at the end (${signed(lead)} for the first)`];
  }
  const wins = /** @type {Record<string, number>} */ ({win: mine, loss: -mine, maker: 1, breaker: -1, tie: 0});
  const sign = wins[answer.outcome];
  if (sign === undefined) return null;
  if (game()?.play === "solitaire") {
    return [sign > 0 ? 1 : 0, sign > 0 ? "The goal can be reached" : "The goal cannot be reached"];
  }
  if (sign === 0) return [0.5, "A tie with best play"];
  const winner = seatName(sign > 0 ? "first" : "second");
  return [sign > 0 ? 1 : 0, `${winner} ${winner === "You" ? "win" : "wins"} with best play`];
}

/** Made once; returns what brings it up to date. @param {HTMLElement} board @returns {() => void} */
export function valueBar(board) {
  const first = el("span.of-first", {});
  const bar = el("div.value-bar", {role: "img", hidden: true}, first);
  board.append(bar);
  return () => {
    const now = shared();
    bar.hidden = now === null;
    if (!now) return;
    first.style.height = `${(100 * now[0]).toFixed(1)}%`;
    bar.setAttribute("aria-label", now[1]);
    bar.title = now[1];
  };
}
