// A link is a position: everything that a reload must bring back is in the fragment of the address, as JSON in base64
// (the variant for addresses). The fragment never leaves the browser. The address follows the match.

import {state, watch} from "./store.js";
import {readTree, writeTree} from "./tree.js";

const mark = "play=";
const seated = ["person", "easy", "medium", "strong", "perfect"];

/** @param {unknown} holds @param {string} what */
function need(holds, what) {
  if (!holds) throw new Error(`broken ${what}`);
}
/** @param {any} place */
const isPlace = (place) => Array.isArray(place) && place.length === 2 && place.every(Number.isFinite);

/** @param {Match} match */
export function toFragment({start, places, tree, seats, analysed, quiet}) {
  const shown = {...(analysed && {why: true}), ...(quiet && {quiet: true})};
  const held = {start, ...(places && {places}), ...writeTree(tree), seats, ...shown};
  const bytes = byteText(new TextEncoder().encode(JSON.stringify(held)));
  return "#" + mark + btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Bytes as characters, some thousands at once: a call takes no more. @param {Uint8Array} bytes */
function byteText(bytes) {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return text;
}

/** Null for a fragment that holds no game. Throws if it holds a broken one.
 * @param {string} fragment @returns {Match | null} */
export function fromFragment(fragment) {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith(mark)) return null;
  const bytes = atob(text.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/"));
  const held = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0))));
  if (typeof held?.start?.game !== "string") throw new Error("no game in it");
  const {start, places = null, moves = [null], way = [], why, quiet} = held;
  const seats = {first: held.seats?.first ?? "person", second: held.seats?.second ?? "person"};
  need(Object.values(seats).every((seat) => seated.includes(seat)), "seats");
  need(places === null || (Array.isArray(places) && places.every(isPlace)), "places");
  need(Array.isArray(way) && way.every(Number.isInteger), "way");
  const [analysed, hidden] = [why === true && quiet !== true, quiet === true];
  return {start, places, tree: readTree(moves, way), seats, analysed, quiet: hidden};
}

/** Writes the match into the address whenever it changes. */
export function keepAddress() {
  const held = ({start, tree, seats, analysed} = /** @type {Match} */ (state.match)) =>
    [start, tree.at, tree.nodes.length, seats, analysed];
  watch(() => (state.task ? null : state.match && held()), () =>
    history.replaceState(null, "", toFragment(/** @type {Match} */ (state.match))));
}
