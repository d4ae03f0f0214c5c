// What things are called: moves, players and values, in the words that people read and hear.

import {game} from "./state/store.js";

/** @typedef {import("./state/api.js").Move} Move */
/** @typedef {import("./state/api.js").Game} Game */
/** @typedef {import("./state/api.js").Player} Player */
/** @typedef {import("./state/api.js").MoveValue} MoveValue */

/** `0–3`, `7`, `9 → 2 + 5`, of a cell `(0, 3)`. @param {Move} move */
export function moveText(move) {
  if (!Array.isArray(move)) return String(move);
  if (game()?.chooses === "cell") return `(${move[0]}, ${move[1]})`;
  if (move.length === 3) return `${move[0]} → ${move[1] === 0 ? (move[2] === 0 ? "nothing" : move[2]) : `${move[1]} + ${move[2]}`}`;
  const [u, v] = move[0] < 0 ? [move[1], move[0]] : move;
  return `${u}–${v < 0 ? "ground" : v}`;
}

/** What a person types for a move. @param {Move} move */
export const typed = (move) => [move].flat().join(" ");

/**
 * The legal move that a person has typed, in any order and with any signs between the numbers; null if it is none.
 * @param {string} text @param {Move[]} moves @returns {Move | null}
 */
export function readMove(text, moves) {
  const numbers = (text.replaceAll("ground", "-1").match(/(?<![0-9])-?[0-9]+|[0-9]+/g) ?? []).map(Number);
  const [first, ...rest] = numbers;
  /** @param {number[]} list */
  const key = (list) => [...list].sort((a, b) => a - b).join(" ");
  return (
    moves.find((m) => {
      if (!Array.isArray(m)) return numbers.length === 1 && m === first;
      if (game()?.chooses === "cell") return numbers.length === 2 && m[0] === numbers[0] && m[1] === numbers[1];
      if (m.length === 2) return numbers.length === 2 && key(m) === key(numbers);
      const left = rest.filter((n) => n > 0);
      return first === m[0] && key(left) === key(m.slice(1).filter((n) => n > 0));
    }) ?? null
  );
}

/** @param {Player} player */
export const playerName = (player) => (game()?.players ?? ["First", "Second"])[player === "first" ? 0 : 1];

/** @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** `12,345`: by hand, since the first toLocaleString of a page takes longer than a frame. @param {number} n */
export const grouped = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ",");

/** @param {number | "loony"} nimber */
export const nimberText = (nimber) => (nimber === "loony" ? "loony" : `∗${nimber}`);

/** How a value is to be drawn and named: the outcome for the player who moves. @param {MoveValue | undefined} value @returns {"win" | "loss" | "tie" | "unknown"} */
export const outcomeOf = (value) => (value?.outcome === "win" || value?.outcome === "loss" || value?.outcome === "tie" ? value.outcome : "unknown");

const signs = {win: "✓", loss: "✗", tie: "=", unknown: "?"};
const verbs = {win: "wins", loss: "loses", tie: "ties", unknown: "not known yet"};

/** A few signs for the label on the board. @param {MoveValue} value @param {boolean} [narrow] where the line style alone says who wins */
export function shortValue(value, narrow = false) {
  if (value.score !== undefined) return signed(value.score);
  if (value.bounds !== undefined) return `${signed(value.bounds[0])}…${signed(value.bounds[1])}`;
  if (value.green !== undefined) return String(value.green);
  const sign = signs[outcomeOf(value)];
  return value.nimber === undefined ? sign : narrow ? nimberText(value.nimber) : `${sign} ${nimberText(value.nimber)}`;
}

/** A phrase for the line below the board and for screen readers. @param {MoveValue} value @param {boolean} alone in a solitaire */
export function longValue(value, alone = false) {
  const parts = [alone && value.outcome ? (value.outcome === "win" ? "reaches the goal" : "misses the goal") : verbs[outcomeOf(value)]];
  if (value.score !== undefined) parts.push(`${signed(value.score)} points from here`);
  else if (value.bounds !== undefined) parts.push(`between ${signed(value.bounds[0])} and ${signed(value.bounds[1])} points`);
  if (value.green !== undefined) parts.push(`${value.green} green edges at most`);
  if (value.nimber !== undefined) parts.push(`leaves ${nimberText(value.nimber)}`);
  if (value.best) parts.push("a best move");
  parts.push(value.status === "proved" ? "proved" : value.status === "bounded" ? "bounds only" : "limit reached or still looking");
  return parts.join(", ");
}
