// The state of the page in one place. Whoever changes it says so, and everyone who draws is told once, in the next
// frame at the latest; drawing never changes the state.

/** @typedef {import("./api.js").Game} Game */
/** @typedef {import("./api.js").Position} Position */
/** @typedef {import("./link.js").Match} Match */
/**
 * What analysis has found out about one position.
 * @typedef {object} Insight
 * @property {"running" | "done" | "limited" | "stopped" | "failed"} state
 * @property {Map<string, import("./api.js").MoveValue>} values by move, as JSON
 * @property {import("./api.js").Answer | null} answer
 * @property {import("./api.js").Component[] | null} components
 * @property {number | "loony" | null} sum
 * @property {import("../board/groups.js").Idea | null} idea
 * @property {number} nodes
 * @property {number} [total] how many moves are looked at
 * @property {string} [failure]
 */
/**
 * @typedef {object} State
 * @property {Game[]} games
 * @property {import("./api.js").BoardKind[]} boards
 * @property {Match | null} match null: the list of games is shown
 * @property {Position | null} position of the match, once the server has told
 * @property {[number, number, number, number] | null} view of a board without end, if it is not the server's own
 * @property {boolean} fresh whether `position` is that of the match, and not the one before it
 * @property {boolean} editing the board is being drawn
 * @property {boolean} hold the engine waits, because a person walks through the game
 * @property {boolean} thinking
 * @property {string} trouble what went wrong, for people
 * @property {Insight | null} insight into the position
 * @property {Map<number, import("./api.js").PlyValue>} review by ply, of the line up to the position
 */

/** @type {State} */
export const state = {
  games: [],
  boards: [],
  match: null,
  position: null,
  view: null,
  fresh: false,
  editing: false,
  hold: false,
  thinking: false,
  trouble: "",
  insight: null,
  review: new Map(),
};

/** @type {Set<() => void>} */
const listeners = new Set();
let waiting = false;

/** @param {() => void} listener */
export function subscribe(listener) {
  listeners.add(listener);
}

let soon = false;
/** The same for news that may come faster than a screen can show them: everyone is told in the next frame. @param {Partial<State>} [change] */
export function updateSoon(change = {}) {
  Object.assign(state, change);
  if (soon) return;
  soon = true;
  requestAnimationFrame(() => {
    soon = false;
    update();
  });
}

/** Changes the state and tells everyone, after whatever else changes now. @param {Partial<State>} [change] */
export function update(change = {}) {
  Object.assign(state, change);
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    for (const listener of listeners) listener();
  });
}

/** The game that is played. @returns {Game | undefined} */
export const game = () => state.games.find((g) => g.id === state.match?.start.game);

/** The document of the present position. @returns {import("./api.js").Document} */
export function present() {
  const {start, tree} = /** @type {Match} */ (state.match);
  return {...start, moves: tree.moves()};
}
