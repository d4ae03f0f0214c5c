// Analysis, when it is asked for: the values of all moves of the present position, then the value after every move of the
// game. Both stream in, stop when the position changes or a person says so, and never stand in the way of play. What is
// complete is kept.

import {analyse, review} from "./api.js";
import {present, state, subscribe, update, updateSoon} from "./store.js";
import {troubleText} from "./actions.js";

/** @typedef {import("./store.js").Insight} Insight */

const seconds = 10;
/** @type {Map<string, {insight: Insight, review: Map<number, import("./api.js").PlyValue>}>} */
const kept = new Map();
/** @type {{position: object, stop: AbortController} | null} */
let job = null;

function look() {
  const {match, position, fresh, editing} = state;
  const wanted = match?.why && fresh && !editing ? position : null;
  if (job && job.position !== wanted) {
    job.stop.abort();
    job = null;
  }
  if (!wanted || job || state.insight) return;
  const key = JSON.stringify(present());
  const old = kept.get(key);
  if (old) update(old);
  else run(wanted, key);
}

/** @param {object} position @param {string} key its document */
async function run(position, key) {
  const stop = new AbortController();
  const mine = {position, stop};
  job = mine;
  /** @type {Insight} */
  const insight = {state: "running", values: new Map(), answer: null, components: null, sum: null, idea: null, nodes: 0};
  update({insight});
  try {
    const document = present();
    for await (const event of analyse(document, seconds, stop.signal)) {
      if (job !== mine) return;
      take(event, insight);
      updateSoon();
    }
    for await (const event of review(document, seconds, stop.signal)) {
      if (job !== mine) return;
      if (event.event === "value") updateSoon({review: new Map(state.review).set(event.ply, event)});
    }
    if (insight.state === "done") kept.set(key, {insight, review: state.review});
  } catch (error) {
    if (job !== mine) return;
    insight.state = stop.signal.aborted ? "stopped" : "failed";
    insight.failure = troubleText(error);
    update();
  }
}

/** @param {any} event @param {Insight} insight */
function take(event, insight) {
  switch (event.event) {
    case "begin": insight.total = event.moves; break;
    case "answer":
      insight.answer = event.answer;
      break;
    case "idea": insight.idea = event.idea; break;
    case "components":
      insight.components = event.components;
      insight.sum = event.sum;
      break;
    case "move": insight.values.set(JSON.stringify(event.move), event); break;
    case "progress": insight.nodes = event.nodes; break;
    case "done":
      insight.nodes = event.nodes;
      insight.state = event.complete ? "done" : "limited";
      break;
  }
}

/** Stops what is running; what is known stays. */
export function stopAnalysis() {
  job?.stop.abort();
}

/** Looks again, after a stop or a limit. */
export const lookAgain = () => {
  job?.stop.abort();
  job = null;
  update({insight: null, review: new Map()});
};

/** Begins to follow the game. */
export function follow() {
  subscribe(look);
}
