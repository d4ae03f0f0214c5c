// The state of the page in one place. `update` replaces values, never changes one in place; everyone who watches a
// value is told in the next microtask that it is another one. Drawing never changes the state.

import {movesTo} from "./tree.js";

/** @type {Readonly<State>} */
export const state = {
  games: [], boards: [],
  screen: "home", task: null,
  match: null, position: null, fresh: false, view: null, aspect: 1,
  editing: false, hold: false, thinking: false, trouble: "",
  analysis: null, review: new Map(), reviewed: "no", layer: "verdict", lit: -1, endless: new Map(),
};

/** @type {(() => void)[]} */
const watchers = [];
let waiting = false;

/** @param {Partial<State>} change */
export function update(change) {
  Object.assign(state, change);
  if (waiting) return;
  waiting = true;
  queueMicrotask(() => {
    waiting = false;
    for (const check of watchers) check();
  });
}

/** Calls `react` when one of some values has become another one.
 * @param {() => unknown[] | null} values null: not now @param {() => void} react */
export function watch(values, react) {
  /** @type {unknown[] | null} */
  let before = null;
  watchers.push(() => {
    const now = values();
    if (!now || before?.every((value, i) => Object.is(value, now[i]))) return;
    before = now;
    react();
  });
}

/** The game that is played. @returns {Game | undefined} */
export const game = () => state.games.find((g) => g.id === state.match?.start.game);

/** The document of the present position. @returns {PositionDocument} */
export function present() {
  const {start, tree} = /** @type {Match} */ (state.match);
  return {...start, moves: movesTo(tree)};
}

/** Whether a person is to choose a move now. */
export function personToMove() {
  const {match, position, task} = state;
  if (!match || !position || position.over || position.too_large) return false;
  if (task && !task.exercise.play && (!task.exercise.pass || task.verdict)) return false;
  return match.seats[game()?.play === "solitaire" ? "first" : position.to_move] === "person";
}
