// Everything that the page asks the server (docs/http.md), independent of who carries the questions.

import {ask, readData, stream} from "./carrier.js";

/** @returns {Promise<Game[]>} */
export const getGames = async () => (await ask("games")).games;
/** @returns {Promise<BoardKind[]>} */
export const getBoards = async () => (await ask("boards")).boards;
/** @param {{kind: string, sizes: number[], game: string, seed?: number, shape?: string}} wanted
 * @returns {Promise<PositionDocument>} */
export const makeBoard = async (wanted) => (await ask("board", wanted)).document;
/** Another board to begin on, after a position's. @param {PositionDocument} position
 * @returns {Promise<{document: PositionDocument, seat: Player}>} */
export const getNext = (position) => ask("next", {position});
/** @param {readonly Pair[]} points @returns {Promise<Pair[]>} */
export const triangulate = async (points) => (await ask("triangulate", {points})).edges;
/** @param {{board: string, bias: Pair, size: number}} wanted
 * @param {AbortSignal} signal @returns {Promise<ListedAnimal[]>} */
export const getAnimals = async (wanted, signal) => (await ask("animals", wanted, signal)).animals;
/** @returns {Promise<Census>} */
export const getCensus = () => ask("census");
/** @param {CensusWanted} wanted @param {AbortSignal} signal
 * @returns {Promise<{matching: number, rows: CensusRow[]}>} */
export const getCensusRows = (wanted, signal) => ask("census/rows", wanted, signal);
/** @param {number} question @param {number} member @returns {Promise<PositionDocument>} */
export const getCensusMember = async (question, member) => (await ask("census/member", {question, member})).document;
/** @param {string} text @param {string} game @returns {Promise<PositionDocument>} */
export const importText = async (text, game) => (await ask("import", {text, game})).document;
/** @param {PositionDocument} position @param {string} as @param {boolean} [best] @returns {Promise<Exported>} */
export const exportAs = (position, as, best = false) => ask("export", {position, as, best});
/** @param {string} text @returns {Promise<{accepted: boolean, message?: string}>} */
export const checkCertificate = (text) => ask("check", {text});
/** @param {PositionDocument} position @param {{view?: number[], aspect?: number}} [frame] on a board without end
 * @param {AbortSignal} [signal] @returns {Promise<Position>} */
export const getPosition = (position, frame = {}, signal) => ask("position", {position, ...frame}, signal);
/** @param {PositionDocument} position @param {Strength} strength @param {number} seed @param {AbortSignal} signal
 * @returns {Promise<{move: Move | null, exact: boolean, outcome?: string}>} */
export const choose = (position, strength, seed, signal) => ask("choose", {position, strength, seed}, signal);

/** @param {PositionDocument} position @param {number} seconds @param {AbortSignal} signal */
export const analyse = (position, seconds, signal) => stream("analyse", {position, seconds}, signal);
/** @param {PositionDocument} position @param {number} seconds @param {AbortSignal} signal */
export const review = (position, seconds, signal) => stream("review", {position, seconds}, signal);

/** In the order in which they are read. @returns {Promise<Lesson[]>} */
export async function getLessons() {
  const ids = await readData("lessons/index.json");
  return Promise.all(ids.map((/** @type {string} */ id) => readData(`lessons/${id}.json`)));
}
/** @returns {Promise<PuzzleBook>} */
export const getPuzzles = () => readData("puzzles.json");
