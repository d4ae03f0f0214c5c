// The engine at the table: when a seat of its own is to move, it asks the server for a move and plays it, unless a person
// is walking through the game. A move that comes after the position has changed is dropped.

import {choose} from "./api.js";
import {present, state, subscribe, update} from "./store.js";
import {play, troubleText} from "./actions.js";

/** How long a move is shown before the next when nobody has to choose, in milliseconds. */
const pause = {alone: 700, reply: 250};

/** @type {{position: object, stop: AbortController} | null} */
let job = null;

function look() {
  const {match, position, fresh, hold, editing} = state;
  const seat = match && position && fresh && !position.over ? match.seats[position.to_move] : "person";
  const wanted = seat !== "person" && !hold && !editing ? position : null;
  if (job && job.position !== wanted) {
    job.stop.abort();
    job = null;
    if (state.thinking) update({thinking: false});
  }
  if (wanted && !job && seat !== "person") move(wanted, seat);
}

/** @param {import("./api.js").Position} position @param {import("./api.js").Strength} strength */
async function move(position, strength) {
  const stop = new AbortController();
  const mine = {position, stop};
  job = mine;
  update({thinking: true});
  const seats = state.match?.seats;
  const alone = seats?.first !== "person" && seats?.second !== "person";
  try {
    const seed = Math.floor(Math.random() * 1e9);
    const [chosen] = await Promise.all([choose(present(), strength, seed, stop.signal), new Promise((done) => setTimeout(done, alone ? pause.alone : pause.reply))]);
    if (job !== mine) return;
    update({thinking: false});
    if (chosen.move !== null) await play(chosen.move);
  } catch (error) {
    if (job === mine) update({thinking: false, hold: true, trouble: troubleText(error)});
  }
}

/** Sits down. */
export function watch() {
  subscribe(look);
}
