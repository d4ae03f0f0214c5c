// The puzzles: one data file that is read when somebody wants one. A puzzle is known by the hash of what is asked, so
// that progress outlives another edition of the file.

import {getPuzzles} from "../state/api.js";
import {progress} from "./progress.js";

/** @typedef {{id: string, start: PositionDocument, moves: Move[], best: Move, rating: number}} Puzzle */

/** @type {Promise<Puzzle[]> | null} */
let reading = null;

/** All, the easy ones first. @returns {Promise<Puzzle[]>} */
export function puzzles() {
  reading ??= getPuzzles().then(({boards, puzzles: all}) => all.map(([board, moves, best, rating]) => {
    const start = boards[board];
    return {id: hash(JSON.stringify([start, moves])), start, moves, best, rating};
  }));
  reading.catch(() => (reading = null));
  return reading;
}

/** FNV-1a, in base 36. @param {string} text */
function hash(text) {
  let value = 0x811c9dc5;
  for (const c of text) value = Math.imul(value ^ c.charCodeAt(0), 0x01000193) >>> 0;
  return value.toString(36);
}

/** @type {[string, number, number][]} name, from which rating on, and up to which */
export const levels = [["easy", 0, 1000], ["medium", 1000, 1400], ["hard", 1400, Infinity]];

/** @param {number} rating */
export const levelName = (rating) => levels.find(([, , below]) => rating < below)?.[0] ?? "hard";

/** @param {Puzzle} puzzle @param {string} title of its game @param {boolean} [daily] @returns {Task} */
export function puzzleTask({id, start, moves, best, rating}, title, daily = false) {
  return {
    kind: "puzzle", id, title, start, step: 0, of: 1, verdict: null, rating, daily,
    exercise: {say: [], moves, pass: [best], accept: "best"},
  };
}

/** The same for everybody on the same day. @param {Puzzle[]} all @param {Date} [today] */
export function dailyPuzzle(all, today = new Date()) {
  const day = Math.floor(Date.UTC(today.getFullYear(), today.getMonth(), today.getDate()) / 86_400_000);
  return all[(day * 619) % all.length];  // a prime: neighbours in the file are of one game
}

/** The first that was never tried, of a game and a level; empty strings mean any. From the end of the list it goes on
 * at its beginning. @param {Puzzle[]} all @param {{game: string, level: string}} wanted @param {string} [after] */
export function nextPuzzle(all, {game, level}, after = "") {
  const fits = all.filter((p) => (!game || p.start.game === game) && (!level || levelName(p.rating) === level));
  const from = fits.findIndex((p) => p.id === after) + 1;
  const turned = [...fits.slice(from), ...fits.slice(0, from)];
  return turned.find((p) => progress().puzzles[p.id] === undefined) ?? turned[0] ?? null;
}

/** How many were solved at the first attempt, and how many tried. @param {Puzzle[]} all */
export function puzzleScore(all) {
  const tried = all.map((p) => progress().puzzles[p.id]).filter((p) => p !== undefined);
  return {tried: tried.length, solved: tried.filter(Boolean).length, all: all.length};
}
