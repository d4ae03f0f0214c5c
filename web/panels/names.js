// What the players and the moves of the match are called, and what a person means who types a move.

import {game, state} from "../state/store.js";
import {moveText} from "../words.js";

/** @param {Player} player */
export const playerName = (player) => (game()?.players ?? ["First", "Second"])[player === "first" ? 0 : 1];

/** Who is asked for a move by an exercise. @param {Task} task */
const asked = ({exercise: {moves = []}}) => state.position?.history[moves.length]?.by ?? state.position?.to_move;

/** The player by who sits there. @param {Player} player */
export function seatName(player) {
  const seats = state.match?.seats;
  if (!seats) return playerName(player);
  if (state.task && !state.task.exercise.play) return player === asked(state.task) ? "You" : "The engine";
  const one = (seats.first === "person") !== (seats.second === "person");
  if (seats[player] === "person") return one ? "You" : playerName(player);
  return one ? "The engine" : `${playerName(player)} (engine)`;
}

const choosesCells = () => game()?.chooses === "cell";

/** Of parallel lines it does not matter which one is meant. @param {Move | null} move */
export function moveName(move) {
  if (move === null) return "";
  const line = Array.isArray(move) && game()?.chooses === "edge";
  return moveText(line ? move.slice(0, 2) : move, choosesCells());
}

/** The legal move that a person has typed, in any order and with any signs between the numbers; null if it is none.
 * @param {string} text @param {Move[]} moves @returns {Move | null} */
export function readMove(text, moves) {
  const numbers = (text.replaceAll("ground", "-1").match(/(?<![0-9])-?[0-9]+|[0-9]+/g) ?? []).map(Number);
  const [first, ...rest] = numbers;
  const key = (/** @type {number[]} */ list) => [...list].sort((a, b) => a - b).join(" ");
  const positive = (/** @type {number[]} */ list) => key(list.filter((n) => n > 0));
  const isMeant = (/** @type {Move} */ m) => {
    if (!Array.isArray(m)) return numbers.length === 1 && m === first;
    if (choosesCells()) return m.join(" ") === numbers.join(" ");
    return m.length === 2 ? key(m) === key(numbers) : first === m[0] && positive(rest) === positive(m.slice(1));
  };
  return moves.find(isMeant) ?? null;
}
