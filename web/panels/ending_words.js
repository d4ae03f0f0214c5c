// What is said at the end of a game, to the person who played it: how it ended and by what, and which move decided it.

import {game, state} from "../state/store.js";
import {moveName, seatName} from "./names.js";

/** The only person at the table, if there is one. @returns {Player | null} */
export function you() {
  if (game()?.play === "solitaire") return "first";
  const {first, second} = state.match?.seats ?? {};
  return (first === "person") === (second === "person") ? null : first === "person" ? "first" : "second";
}

/** "you" or "the engine", in a sentence. @param {Player} player */
const whoText = (player) => (player === you() ? "you" : "the engine");
/** @param {string} text */
const capital = (text) => text.replace(/^./, (c) => c.toUpperCase());

/** What has decided the game: `2–5–6 and 2–6–7`. @param {Position} position */
const figureText = ({result}) => (result?.completed ?? []).map((corners) => corners.join("–")).join(" and ");

/** What decided the game. @param {Position} position @param {Player} winner */
function reason(position, winner) {
  const {to_move, document: {misere}, scene} = position;
  const closed = figureText(position);
  if (game()?.play === "normal") return `${whoText(to_move)} cannot move${misere ? ", which wins in misère play" : ""}`;
  if (closed) return `${whoText(winner)} closed ${closed}`;
  return scene.cells ? `${whoText(winner)} completed the animal` : "";
}

/** How the game has ended. @param {Position} position */
export function endText(position) {
  const {result, scores} = position;
  if (!result) return "";
  const person = you();
  const closed = figureText(position);
  if (game()?.play === "solitaire") return result.text.replace(/^Won/, "You won").replace(/^Lost/, "You lost");
  if (!person) return closed ? result.text.replace(/\.$/, `: ${closed} is closed.`) : result.text;
  if (result.winner === "nobody") return result.text;
  const verdict = result.winner === person ? "You won" : "You lost";
  const [yours, theirs] = person === "first" ? scores : [...scores].reverse();
  if (game()?.play === "score") return `${verdict}, ${yours} : ${theirs}.`;
  return `${verdict}: ${reason(position, result.winner)}.`;
}

/** What a position is worth to a player: 1, 0, −1; null if it is not known.
 * @param {PlyValue | undefined} value @param {Player} player */
function rank(value, player) {
  if (!value || value.status !== "proved") return null;
  if (value.outcome === "tie") return 0;
  return value.outcome === player ? 1 : -1;
}

/** @typedef {{ply: number, loss: number, step: Step, better: Move | undefined, decisive: boolean}} Mistake */

/** A player's moves that made things worse for her. @param {Player} player @returns {Mistake[]} */
function mistakesOf(player) {
  return (state.position?.history ?? []).flatMap((step, i) => {
    const [before, after] = [state.review.get(i), state.review.get(i + 1)];
    if (step.by !== player || !after?.mistake) return [];
    const decisive = (rank(before, player) ?? 0) > (rank(after, player) ?? 0);
    return [{ply: i + 1, loss: after.loss ?? 0, step, better: after.better, decisive}];
  });
}

/** The move to look at: the last that gave the result away, otherwise the one that cost most. @param {Player} player
 * @returns {Mistake | null} */
export function turningPoint(player) {
  const all = mistakesOf(player);
  return all.findLast((m) => m.decisive) ?? [...all].sort((a, b) => b.loss - a.loss)[0] ?? null;
}

/** Whose game is looked through: the person's, otherwise the loser's. @returns {Player} */
export function reviewedPlayer() {
  const winner = state.position?.result?.winner;
  return you() ?? (winner === "first" ? "second" : "first");
}

/** What the review has found. @param {Player} player @param {Mistake | null} mistake */
export function reviewText(player, mistake) {
  const {review, position} = state;
  const name = player === you() ? "you" : seatName(player);
  const won = position?.result?.winner === player;
  if (mistake) return mistakeText(capital(name), mistake, won);
  const all = (position?.history.length ?? 0) + 1;
  const known = [...review.values()].filter(({status}) => status === "proved").length;
  if (known < all) return `Only ${known} of ${all} positions could be decided in time: no mistake was found in those.`;
  if (won) return `${capital(name)} made no mistake.`;
  const lost = rank(review.get(0), player) === -1 ? " On this board the other side wins with best play." : "";
  return `${capital(name)} made no mistake.${lost}`;
}

/** A move in a sentence. @param {Move} move */
const named = (move) => `${game()?.chooses === "vertex" ? "vertex " : ""}${moveName(move)}`;

/** @param {string} name @param {Mistake} mistake @param {boolean} won */
function mistakeText(name, {ply, loss, step, better, decisive}, won) {
  const points = loss === 1 ? "a point" : `${loss} points`;
  const wrong = decisive && !won ? "went wrong" : decisive ? "let the win slip for a while" : `gave away ${points}`;
  const instead = better === undefined ? "" : ` Better: ${named(better)}.`;
  return `${name} ${wrong} at move ${ply}: ${named(step.move)}.${instead}`;
}
