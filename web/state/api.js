// The server's HTTP interface (docs/http.md), and the shapes of what goes in and comes out.

/** An edge or a cell, a vertex, or a heap with what becomes of it. @typedef {number | number[]} Move */
/** A position as documents write it. @typedef {{game: string, moves?: Move[], [key: string]: any}} Document */
/** @typedef {"first" | "second"} Player */
/** @typedef {"perfect" | "strong" | "medium" | "easy"} Strength */
/** @typedef {"absent" | "plain" | "first" | "second" | "marked"} Mark */
/** @typedef {{ends: [number, number], mark: Mark, bend?: number, out?: [number, number]}} Line */
/**
 * @typedef {object} Scene
 * @property {{at: [number, number], mark: Mark}[]} vertices
 * @property {Line[]} lines
 * @property {[number | null, number | null]} tokens
 * @property {boolean} arrows
 * @property {number[]} heaps
 * @property {boolean} placed
 * @property {{cell: [number, number], mark: Mark, shape: [number, number][]}[]} [cells] of a board without end, those in sight
 * @property {{cell: [number, number], shape: [number, number][]}[]} [goal] the animal
 * @property {[number, number, number, number]} [view] what is in sight: left, low, right, high
 */
/**
 * @typedef {object} Position
 * @property {Document} document
 * @property {Player} to_move
 * @property {boolean} over
 * @property {{winner: Player | "nobody", text: string} | null} result
 * @property {[number, number]} scores
 * @property {number} lead
 * @property {Move[]} moves
 * @property {number} [left] how many cells the player to move still marks in this turn
 * @property {{move: Move, by: Player, gain: number, again: boolean}[]} history
 * @property {Scene} scene
 */
/**
 * @typedef {object} Game
 * @property {string} id
 * @property {string} title
 * @property {string} rule
 * @property {string} known
 * @property {string} source
 * @property {"points" | "triangulations" | "graphs" | "geography" | "heaps" | "animals"} family
 * @property {"normal" | "race" | "score" | "solitaire"} play
 * @property {string} ends
 * @property {boolean} nimbers
 * @property {boolean} misere
 * @property {string[]} keys
 * @property {boolean} directed
 * @property {"edge" | "vertex" | "heap" | "cell"} chooses
 * @property {[string, string]} players what they are called
 * @property {string[]} [tilings] the boards without end that it is played on
 * @property {number} tokens
 * @property {string[]} boards
 * @property {{kind: string, sizes: number[], seed: number, shape: string, document: Document, scene: Scene}} start
 */
/** @typedef {{kind: string, text: string, sizes: {name: string, least: number, most: number, usual: number}[], many: boolean, shapes: string[], random: boolean}} BoardKind */
/** @typedef {{animal: [number, number][], shapes: [number, number][][], outcome: "maker" | "breaker" | "unknown"}} ListedAnimal */
/** @typedef {"proved" | "bounded" | "unknown"} Status */
/**
 * What a move is worth to the player who makes it.
 * @typedef {{move: Move, outcome?: string, score?: number, bounds?: [number, number], nimber?: number | "loony", green?: number, status: Status, best?: boolean}} MoveValue
 */
/**
 * @typedef {object} Answer
 * @property {string} outcome
 * @property {number} [score]
 * @property {number | "loony"} [nimber]
 * @property {[number, number]} [bounds]
 * @property {number} [green]
 * @property {number} [edges]
 * @property {string} [method]
 * @property {string} [source]
 */
/** A part of a position: a heap, or vertices and lines. @typedef {{nimber: number | "loony", heap?: number, vertices?: number[], lines?: [number, number][]}} Component */
/**
 * The value after `ply` moves.
 * @typedef {{ply: number, outcome: string, score?: number, status: Status, mistake?: boolean, loss?: number}} PlyValue
 */

/** What the server refused, with the place in the document. */
export class Refusal extends Error {
  /** @param {string} at @param {string} message */
  constructor(at, message) {
    super(message);
    this.at = at;
  }
  /** For people. */
  get text() {
    return this.at ? `${this.at}: ${this.message}` : this.message;
  }
}

/** Nobody answered at all. */
export class Silence extends Refusal {
  constructor() {
    super("", "The server does not answer. Is arete serve still running?");
  }
}

/** @param {Response} response */
async function refusal(response) {
  const {error} = await response.json().catch(() => ({error: undefined}));
  return new Refusal(error?.at ?? "", error?.message ?? `the server answered ${response.status}`);
}

/** @param {string} path @param {RequestInit} [options] */
async function request(path, options) {
  let response;
  try {
    response = await fetch(path, options);
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") throw error;
    throw new Silence();
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

/** @param {string} path @param {object} body @param {AbortSignal} [signal] */
const post = (path, body, signal) =>
  request(path, {method: "POST", headers: {"Content-Type": "application/json"}, body: JSON.stringify(body), signal});

/** @returns {Promise<Game[]>} */
export const getGames = async () => (await (await request("/api/games")).json()).games;
/** @returns {Promise<BoardKind[]>} */
export const getBoards = async () => (await (await request("/api/boards")).json()).boards;
/** @param {{kind: string, sizes: number[], game: string, seed?: number, shape?: string}} wanted @returns {Promise<Document>} */
export const makeBoard = async (wanted) => (await (await post("/api/board", wanted)).json()).document;
/** @param {[number, number][]} points @returns {Promise<[number, number][]>} */
export const triangulate = async (points) => (await (await post("/api/triangulate", {points})).json()).edges;
/** @param {Document} position @param {{view?: number[], aspect?: number}} [sight] on a board without end @returns {Promise<Position>} */
export const getPosition = async (position, sight = {}) => (await post("/api/position", {position, ...sight})).json();
/** @param {{board: string, bias: [number, number], size: number}} wanted @returns {Promise<ListedAnimal[]>} */
export const getAnimals = async (wanted) => (await (await post("/api/animals", wanted)).json()).animals;
/** @param {Document} position @param {Strength} strength @param {number} seed @param {AbortSignal} signal @returns {Promise<{move: Move | null, exact: boolean}>} */
export const choose = async (position, strength, seed, signal) => (await post("/api/choose", {position, strength, seed}, signal)).json();
/** @param {Document} position @param {string} as @param {boolean} [best] @returns {Promise<{text: string | null, type: string, name: string, reason?: string}>} */
export const exportAs = async (position, as, best = false) => (await post("/api/export", {position, as, best})).json();
/** @param {string} text @param {string} game @returns {Promise<Document>} */
export const importText = async (text, game) => (await (await post("/api/import", {text, game})).json()).document;

/** The events of a stream, as they come. @param {Response} response @returns {AsyncGenerator<any>} */
async function* events(response) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const {done, value} = await reader.read();
    rest += decoder.decode(value, {stream: !done});
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) if (text.trim() !== "") yield JSON.parse(text);
    if (done) return;
  }
}

/** @param {Document} position @param {number} seconds @param {AbortSignal} signal */
export async function* analyse(position, seconds, signal) {
  yield* events(await post("/api/analyse", {position, seconds}, signal));
}
/** @param {Document} position @param {number} seconds @param {AbortSignal} signal */
export async function* review(position, seconds, signal) {
  yield* events(await post("/api/review", {position, seconds}, signal));
}
