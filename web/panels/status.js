// Whose turn it is, the points, an extra move and the end, said plainly: in a line above the board, and to screen
// readers as one sentence a move.

import {animalPicture} from "../board/cells.js";
import {button, el, replace} from "../dom.js";
import {playAgain, restart} from "../state/actions.js";
import {endlessVerdict} from "../state/endless_verdict.js";
import {game, personToMove, state, update} from "../state/store.js";
import {endText} from "./ending_words.js";
import {moveName, playerName, seatName} from "./names.js";

/** @type {Record<string, string>} */
const endlessTexts = {
  breaker: "The breaker’s answers hold for ever: the maker can never complete the animal. This game has no last " +
    "move; start again, or choose another animal under Board.",
  maker: "The maker can still win: far away the board is empty.",
};

/** @param {Player} player */
export const sign = (player) => el("span", {class: `sign ${player}`, "aria-hidden": "true"});

/** How many cells are still marked in this turn. @param {Position} position @param {boolean} mine */
function marksText({left = 0, to_move, history}, mine) {
  const last = history.at(-1);
  const cells = `${left}${last?.by === to_move && last.again ? " more" : ""} ${left === 1 ? "cell" : "cells"}`;
  const role = playerName(to_move).toLowerCase();
  return mine ? `Your turn: as the ${role}, mark ${cells}` : `The ${role} marks ${cells}`;
}

/** The animal that is at stake. @param {Position} position */
function goal({scene, document: {bias}}) {
  if (!scene.goal || !bias) return null;
  const cells = scene.goal.map(({cell}) => `(${cell.join(", ")})`).join(" ");
  return el("figure.goal", {}, animalPicture(scene.goal, 76, 60),
    el("figcaption", {}, el("span.hidden", {}, `Cells ${cells}. `),
      `The animal. Marks a turn: maker ${bias[0]}, breaker ${bias[1]}`));
}

/** @param {Position} position */
function turnText(position) {
  if (position.result) return endText(position);
  if (position.too_large) return position.too_large;
  if (game()?.play === "solitaire") return "Your move";
  const name = seatName(position.to_move);
  if (state.thinking) return `${name} ${name === "You" ? "are" : "is"} thinking…`;
  if (position.left) return marksText(position, name === "You");
  const whose = name === "You" ? "Your turn" : `${name} to move`;
  return position.history.at(-1)?.again && !position.over ? `${whose}, again` : whose;
}

/** @param {HTMLElement} host */
export function showStatus(host) {
  const {position, trouble} = state;
  const alert = trouble && el("p.trouble", {role: "alert"}, trouble);
  if (!position) return replace(host, alert);
  const play = game()?.play;
  const waits = state.hold && !position.over && !position.too_large && !personToMove();
  const endless = endlessTexts[endlessVerdict() ?? ""];
  replace(host,
    el("p.turn", {"data-over": String(position.over)},
      play !== "solitaire" && !position.over && !position.too_large && sign(position.to_move), turnText(position)),
    play === "score" && scores(position.scores),
    play === "solitaire" && el("p.points", {}, `${position.scores[0]} green`),
    waits && button("Let the engine move", () => update({hold: false}), {class: "small"}),
    endless && el("p.endless-verdict", {}, endless, " ", button("Start again", restart, {class: "small"})),
    goal(position),
    position.over && button("Play again", playAgain, {class: "primary small", id: "again"}),
    alert);
}

/** @param {[number, number]} scores */
const scores = ([first, second]) => el("p.points", {"aria-label": `First ${first}, second ${second}`},
  sign("first"), String(first), el("span.to", {}, ":"), sign("second"), String(second));

/** @type {Position | null} */
let told = null;
/** Tells a screen reader what has happened since it was told last. @param {HTMLElement} live */
export function tell(live) {
  const {position, fresh} = state;
  if (!position || !fresh || position.document === told?.document) return;
  const last = position.history.at(-1);
  const before = told && last && told.history.length < position.history.length ? sentence(last) : "";
  const points = game()?.play === "score" ? position.scores.join(" to ") : "";
  told = position;
  live.textContent = [before, turnText(position), points].filter(Boolean).join(". ");
}

/** @param {Step} step */
function sentence({move, by, gain, again}) {
  const points = gain !== 0 && game()?.play === "score" ? `, ${gain === 1 ? "a point" : `${gain} points`}` : "";
  return `${seatName(by)}: ${moveName(move)}${points}${again && game()?.play !== "solitaire" ? ", moves again" : ""}`;
}
