// The engine's seat: when it is to move, it asks the server for a move and plays it, unless a person walks through the
// game.

import {play} from "./actions.js";
import {choose} from "./api.js";
import {errorText} from "./errors.js";
import {Latest} from "./latest.js";
import {present, state, update, watch} from "./store.js";

/** How long a move is shown before the next when nobody has to choose, in milliseconds. */
const pause = {alone: 700, reply: 250};
const question = new Latest();

/** What the engine has to think about. */
function wanted() {
  const {match, position, fresh, hold, editing, task} = state;
  if (!match || !position || !fresh || position.over || position.too_large || hold || editing) return null;
  if (task && !task.exercise.play && task.verdict !== "wrong") return null;  // to a wrong move it shows the answer
  const strength = match.seats[position.to_move];
  return strength === "person" ? null : {document: position.document, strength, seats: match.seats};
}

async function move() {
  question.drop();
  const job = wanted();
  if (state.thinking !== (job !== null)) update({thinking: job !== null});
  if (!job) return;
  const alone = job.seats.first !== "person" && job.seats.second !== "person";
  const shown = new Promise((done) => setTimeout(done, alone ? pause.alone : pause.reply));
  try {
    const seed = Math.floor(Math.random() * 1e9);
    const [chosen] = await question.ask((signal) =>
      Promise.all([choose(present(), job.strength, seed, signal), shown]));
    update({thinking: false});
    if (chosen.move !== null) await play(chosen.move);
  } catch (error) {
    update({thinking: false, hold: true, trouble: errorText(error)});
  }
}

/** Begins to play. */
export function seatEngine() {
  watch(() => [wanted()?.document], move);
}
