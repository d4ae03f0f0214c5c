// A game that the breaker wins has no last move. After some turns the server is asked once who wins from here, so that
// the status can say so; values stay hidden until they are asked for.

import {analyse} from "./api.js";
import {Latest} from "./latest.js";
import {present, state, update, watch} from "./store.js";

const patience = 6;  // marks of the maker's
const question = new Latest();

/** The present position on a board without end, as a key; empty if it is none. */
function key() {
  const {position, match} = state;
  return match && position?.scene.cells && !position.over ? JSON.stringify(position.document) : "";
}

/** Who wins from here: `maker`, `breaker`, `unknown`, or undefined if nobody has asked. */
export const endlessVerdict = () => state.endless.get(key());

/** Whether it is time to ask: the maker is to move, and the breaker has answered often enough. */
function isTime() {
  const {history = [], to_move} = state.position ?? {};
  const turns = history.filter(({by}) => by === "first").length;
  return state.fresh && to_move === "first" && turns >= patience && history.at(-1)?.by === "second";
}

/** The first answer. @param {AbortSignal} signal @returns {Promise<string>} */
async function ask(signal) {
  for await (const event of analyse(present(), 1, signal)) if (event.event === "answer") return event.answer.outcome;
  return "unknown";
}

/** Begins to watch. */
export function watchEndless() {
  const wanted = () => (isTime() && !endlessVerdict() ? key() : "");
  watch(() => [wanted()], async () => {
    question.drop();
    const about = wanted();
    if (!about) return;
    const outcome = await question.ask(ask).catch(() => "unknown");
    question.drop();  // more answers are not wanted
    update({endless: new Map(state.endless).set(about, outcome)});
  });
}
