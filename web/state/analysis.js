// Analysis, when a person wants to see why: the values of all moves of the present position, then the value after every
// move of the game. Both stream in, stop when the position changes or a person says so, and never stand in the way of
// play. What is complete is kept.

import {analyse, review} from "./api.js";
import {errorText} from "./errors.js";
import {Latest} from "./latest.js";
import {present, state, update, watch} from "./store.js";

const seconds = 10;
/** @type {Map<string, Pick<State, "analysis" | "review">>} */
const kept = new Map();
const question = new Latest();
let running = false;

/** The position that is to be analysed. */
function wanted() {
  const {match, position, fresh, editing} = state;
  return match?.analysed && fresh && !editing ? position : null;
}

/** Events come faster than a screen can show them: they are published once a frame. @type {(() => void) | null} */
let publish = null;
/** @param {() => void} next */
function soon(next) {
  if (!publish) requestAnimationFrame(() => publish?.());
  publish = () => {
    publish = null;
    next();
  };
}

async function run() {
  const document = present();
  const key = JSON.stringify(document);
  const old = kept.get(key);
  if (old) return update(old);
  /** What is known grows here; the state gets copies. @type {Analysis & {values: Map<string, any>}} */
  const known = {
    state: "running", values: new Map(), answer: null, components: null, sum: null, drawing: null, nodes: 0,
  };
  /** @type {Map<number, PlyValue>} */
  const plies = new Map();
  const publishAnalysis = () => update({analysis: {...known, values: new Map(known.values)}});
  publishAnalysis();
  running = true;
  try {
    await question.follow((signal) => analyse(document, seconds, signal), (event) => {
      take(event, known);
      soon(publishAnalysis);
    });
    publish?.();
    await question.follow((signal) => review(document, seconds, signal), (event) => {
      if (event.event !== "value") return;
      plies.set(event.ply, event);
      soon(() => update({review: new Map(plies)}));
    });
    publish?.();
    if (known.state === "done") kept.set(key, {analysis: state.analysis, review: state.review});
  } catch (error) {
    known.state = error instanceof DOMException && error.name === "AbortError" ? "stopped" : "failed";
    known.failure = errorText(error);
    publishAnalysis();
  }
  running = false;
}

/** @param {any} event @param {Analysis & {values: Map<string, any>}} known */
function take(event, known) {
  switch (event.event) {
    case "begin": known.total = event.moves; break;
    case "answer": known.answer = event.answer; break;
    case "idea": known.drawing = event.idea; break;
    case "components": Object.assign(known, {components: event.components, sum: event.sum}); break;
    case "move": known.values.set(JSON.stringify(event.move), event); break;
    case "progress": known.nodes = event.nodes; break;
    case "done": Object.assign(known, {nodes: event.nodes, state: event.complete ? "done" : "limited"}); break;
  }
}

/** Stops what is running; what is known stays. */
export const stopAnalysis = () => question.stop();

/** Forgets what was found, so that it is asked for anew. */
export function analyseAgain() {
  question.drop();
  publish = null;
  running = false;
  update({analysis: null, review: new Map(), lit: -1});
}

/** Begins to follow the game. */
export function followAnalysis() {
  watch(() => [wanted()?.document], () => running && analyseAgain());
  watch(() => [wanted() !== null && !state.analysis], () => wanted() && !state.analysis && run());
}
