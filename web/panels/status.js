// Whose turn it is, the points, an extra move and the end, said plainly: in a line above the board, and to screen readers
// as one sentence a move.

import {animalPicture} from "../board/cells.js";
import {button, el, replace} from "../dom.js";
import {foreverText} from "../state/endless_verdict.js";
import {game, state} from "../state/store.js";
import {holdEngine, personToMove, restart} from "../state/actions.js";
import {moveText, playerName} from "../words.js";

/** @typedef {import("../state/api.js").Player} Player */
/** @typedef {import("../state/api.js").Position} Position */

/** @param {Player} player */
const sign = (player) => el("span.sign", {class: `sign ${player}`, "aria-hidden": "true"});

/** @param {Player} player */
export function seatName(player) {
  const seats = state.match?.seats;
  if (!seats) return playerName(player);
  const one = seats.first === "person" !== (seats.second === "person");
  if (seats[player] === "person") return one ? "You" : playerName(player);
  return one ? "The engine" : `${playerName(player)} (engine)`;
}

/** Whether the last move left the turn with the player who made it. @param {Position} position */
function again(position) {
  const last = position.history[position.history.length - 1];
  return game()?.play !== "solitaire" && last?.again === true && !position.over;
}

/** How many cells are still marked in this turn. @param {Position} position @param {boolean} mine */
function marksText({left = 0, to_move, history}, mine) {
  const more = history[history.length - 1]?.by === to_move && history[history.length - 1]?.again;
  const cells = `${left}${more ? " more" : ""} ${left === 1 ? "cell" : "cells"}`;
  const role = playerName(to_move).toLowerCase();
  return mine ? `Your turn: as the ${role}, mark ${cells}` : `The ${role} marks ${cells}`;
}

/** The animal that is at stake. @param {Position} position */
function goal({scene, document: {bias}}) {
  if (!scene.goal || !bias) return null;
  const cells = scene.goal.map(({cell}) => `(${cell.join(", ")})`).join(" ");
  return el("figure.goal", {}, animalPicture(scene.goal, 76, 60),
    el("figcaption", {}, el("span.hidden", {}, `Cells ${cells}. `), `The animal. Marks a turn: maker ${bias[0]}, breaker ${bias[1]}`));
}

/** @param {Position} position */
function turnText(position) {
  if (position.result) return position.result.text;
  if (game()?.play === "solitaire") return "Your move";
  const name = seatName(position.to_move);
  if (state.thinking) return `${name} ${name === "You" ? "are" : "is"} thinking…`;
  if (position.left) return marksText(position, name === "You");
  const whose = name === "You" ? "Your turn" : `${name} to move`;
  return again(position) ? `${whose}, again` : whose;
}

/** @param {HTMLElement} host */
export function showStatus(host) {
  const {position, trouble} = state;
  if (!position) return replace(host, trouble && el("p.trouble", {role: "alert"}, trouble));
  const play = game()?.play;
  const turn = el("p.turn", {"data-over": String(position.over)}, play !== "solitaire" && !position.over && sign(position.to_move), turnText(position));
  const waits = state.hold && !position.over && !personToMove();
  replace(host,
    turn,
    play === "score" && scores(position),
    play === "solitaire" && el("p.points", {}, `${position.scores[0]} green`),
    waits && button("Let the engine move", () => holdEngine(false), {class: "small"}),
    foreverText() && el("p.forever", {}, foreverText(), " ", button("Start again", restart, {class: "small"})),
    goal(position),
    position.over && button("Play again", restart, {class: "primary small", id: "again"}),
    trouble && el("p.trouble", {role: "alert"}, trouble));
}

/** @param {Position} position */
function scores(position) {
  return el("p.points", {"aria-label": `First ${position.scores[0]}, second ${position.scores[1]}`},
    sign("first"), String(position.scores[0]), el("span.to", {}, ":"), sign("second"), String(position.scores[1]));
}

/** @type {Position | null} */
let told = null;
/** Tells a screen reader what has happened since it was told last. @param {HTMLElement} live */
export function tell(live) {
  const {position, fresh} = state;
  if (!position || !fresh || position === told) return;
  const last = position.history[position.history.length - 1];
  const before = told && told.history.length < position.history.length ? sentence(last) : "";
  told = position;
  live.textContent = [before, turnText(position), game()?.play === "score" && `${position.scores[0]} to ${position.scores[1]}`].filter(Boolean).join(". ");
}

/** @param {Position["history"][number]} step */
function sentence({move, by, gain, again: stays}) {
  const points = gain !== 0 && game()?.play === "score" ? `, ${gain === 1 ? "a point" : `${gain} points`}` : "";
  return `${seatName(by)}: ${moveText(move)}${points}${stays && game()?.play !== "solitaire" ? ", moves again" : ""}`;
}
