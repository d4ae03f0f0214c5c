// Carries the page's questions to the engine in this browser. What takes a moment, a move of the engine and an analysis
// have a worker each, so that a click is answered while the engine thinks; together they use no more than 512 MB.

import {Refusal} from "./errors.js";
import {readData} from "./files.js";
import {Lane} from "./lane.js";

export {readData};

const moment = new Lane(64);
const move = new Lane(192);
const analysis = new Lane(256);
/** How long the work takes that is asked for, if more than a moment. @type {Record<string, Lane>} */
export const lanes = {choose: move, export: move, check: move, animals: move, analyse: analysis, review: analysis};

/** The lines of an answer. @param {string} name @param {object} body @param {AbortSignal} [signal] */
async function* lines(name, body, signal) {
  for await (const line of (lanes[name] ?? moment).lines(name, body, signal)) {
    if (line.error) throw new Refusal(line.error.at, line.error.message);
    yield line;
  }
}

/** What needs no body is always the same, and lies beside the page.
 * @param {string} name @param {object | null} [body] @param {AbortSignal} [signal] @returns {Promise<any>} */
export async function ask(name, body = null, signal) {
  if (body === null) return readData(`answers/${name}.json`);
  for await (const line of lines(name, body, signal)) return line;
  throw new Refusal("", "there was no answer");
}

/** The events of a stream, as they come. @param {string} name @param {object} body @param {AbortSignal} signal */
export const stream = (name, body, signal) => lines(name, body, signal);

/** Loads the engine before anybody asks. */
export const warmUp = () => moment.open();
