// When a game has ended, it is looked through by itself: what the position was worth before and after each move. What
// is complete is kept. While a person sees why, the analysis does the same.

import {review} from "./api.js";
import {Latest} from "./latest.js";
import {present, state, update, watch} from "./store.js";

const seconds = 10;
const question = new Latest();
/** @type {Map<string, ReadonlyMap<number, PlyValue>>} */
const kept = new Map();

/** The position at the end of a game, if it is to be reviewed. */
function finished() {
  const {match, position, fresh, editing} = state;
  if (!match || !position || !fresh || editing || match.analysed) return null;
  return position.over && position.history.length > 0 ? position.document : null;
}

async function run() {
  question.drop();
  if (!finished()) return;
  const document = present();
  const key = JSON.stringify(document);
  const old = kept.get(key);
  if (old) return update({review: old, reviewed: "done"});
  /** @type {Map<number, PlyValue>} */
  const plies = new Map();
  update({reviewed: "running"});
  try {
    await question.follow((signal) => review(document, seconds, signal), (event) => {
      if (event.event === "value") plies.set(event.ply, event);
    });
    kept.set(key, plies);
    update({review: plies, reviewed: "done"});
  } catch {
    update({reviewed: "failed"});
  }
}

/** Begins to look through games that end. */
export function reviewAtEnd() {
  watch(() => [finished()], run);
}
