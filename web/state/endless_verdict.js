// A game that the breaker wins has no last move. After some turns the server is asked once whether his answers hold for ever, and the
// status says so; values stay hidden until they are asked for.

import {analyse} from "./api.js";
import {present, state, subscribe, update} from "./store.js";

const patience = 6;  // marks of the maker's
/** @type {Map<string, string>} what was found out, by position */
const known = new Map();
/** @type {string | null} the position that is being asked about */
let asking = null;

async function look() {
  const {position, fresh, match} = state;
  if (!match || !position?.scene.cells || !fresh || position.over || position.to_move !== "first") return;
  const last = position.history[position.history.length - 1];
  if (position.history.filter(({by}) => by === "first").length < patience || last?.by !== "second") return;
  const key = JSON.stringify(present());
  if (asking === key || known.has(key)) return;
  asking = key;
  const stop = new AbortController();
  try {
    for await (const event of analyse(present(), 1, stop.signal)) {
      if (event.event !== "answer") continue;
      known.set(key, event.answer.outcome);
      break;
    }
    stop.abort();
  } catch {
    known.set(key, "unknown");
  }
  asking = null;
  update();
}

/** What to say about the present position; empty: nothing. */
export function foreverText() {
  const {position, match} = state;
  if (!match || !position?.scene.cells || position.over) return "";
  switch (known.get(JSON.stringify(present()))) {
    case "breaker": return "The breaker’s answers hold for ever: the maker can never complete the animal. This game has no last move; start again, or choose another animal under Board.";
    case "maker": return "The maker can still win: far away the board is empty.";
    default: return "";
  }
}

/** Begins to watch. */
export function watchForever() {
  subscribe(look);
}
