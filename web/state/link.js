// A link is a position: everything that a reload must bring back is in the fragment of the address, as JSON in base64
// (the variant for addresses). The fragment never leaves the browser.

import {Tree} from "./tree.js";

/**
 * What a link holds.
 * @typedef {object} Match
 * @property {import("./api.js").Document} start the board, without moves
 * @property {[number, number][] | null} places where the page draws the vertices, if not where the server puts them
 * @property {Tree} tree
 * @property {Seats} seats
 * @property {boolean} why whether values are shown
 */
/** Who plays: a person, or the engine at some strength. @typedef {"person" | import("./api.js").Strength} Seat */
/** @typedef {{first: Seat, second: Seat}} Seats */

const mark = "play=";

/** @param {Match} match */
export function toFragment({start, places, tree, seats, why}) {
  const {tree: moves, way} = tree.write();
  const text = JSON.stringify({start, ...(places ? {places} : {}), moves, way, seats, ...(why ? {why} : {})});
  const bytes = byteText(new TextEncoder().encode(text));
  return "#" + mark + btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Bytes as characters, some thousands at once: a call takes no more. @param {Uint8Array} bytes */
function byteText(bytes) {
  let text = "";
  for (let i = 0; i < bytes.length; i += 8192) text += String.fromCharCode(...bytes.subarray(i, i + 8192));
  return text;
}

/** Null for a fragment that holds no game. Throws if it holds a broken one. @param {string} fragment @returns {Match | null} */
export function fromFragment(fragment) {
  const text = fragment.replace(/^#/, "");
  if (!text.startsWith(mark)) return null;
  const bytes = atob(text.slice(mark.length).replaceAll("-", "+").replaceAll("_", "/"));
  const held = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (c) => c.charCodeAt(0))));
  if (typeof held !== "object" || held === null || typeof held.start?.game !== "string") throw new Error("no game in it");
  const tree = Tree.read({tree: held.moves ?? [null], way: held.way ?? []});
  const seats = {first: held.seats?.first ?? "person", second: held.seats?.second ?? "person"};
  return {start: held.start, places: held.places ?? null, tree, seats, why: held.why === true};
}
