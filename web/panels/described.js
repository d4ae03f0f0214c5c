// The whole position in words, for those who hear the page: what is drawn and whose it is, what is taken, where tokens
// stand, how high the heaps are and the score. The board's elements only tell what can be played.

import {el, replace} from "../dom.js";
import {game, state} from "../state/store.js";
import {moveText} from "../words.js";
import {playerName} from "./names.js";

const mostNamed = 200;

/** @param {string} what @param {string[]} names */
function listed(what, names) {
  if (names.length === 0) return null;
  const rest = names.length - mostNamed;
  const all = names.slice(0, mostNamed).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
  return el("li", {}, `${what}: ${all}`);
}

/** What has a mark, by mark. @param {string} thing @param {{mark: Mark, name: string}[]} marked
 * @param {Record<string, string>} words of the marks that are told */
function byMark(thing, marked, words) {
  return Object.entries(words).map(([mark, text]) =>
    listed(`${thing} ${text}`, marked.filter((m) => m.mark === mark).map(({name}) => name)));
}

/** @param {Position} position @returns {(HTMLElement | null)[]} */
export function described({scene, scores, history}) {
  const own = (/** @type {Player} */ player) => `of ${playerName(player).toLowerCase()}`;
  const words = {first: own("first"), second: own("second"), marked: "marked", plain: "there", absent: "gone"};
  const lines = scene.lines.map(({ends, mark}) => ({mark, name: moveText(ends)}));
  const cells = (scene.cells ?? []).map(({cell, mark}) => ({mark, name: moveText(cell, true)}));
  const told = scene.vertices.some(({mark}) => mark !== "plain");
  const vertices = told ? scene.vertices.map(({mark}, v) => ({mark, name: String(v)})) : [];
  const {plain: _, absent: __, ...owned} = words;
  const last = history.at(-1);
  return [
    ...byMark("Lines", lines, words), ...byMark("Vertices", vertices, words), ...byMark("Cells", cells, owned),
    !told && scene.vertices.length > 0 ? el("li", {}, `${scene.vertices.length} vertices`) : null,
    ...scene.tokens.map((v, who) => (v === null ? null
      : el("li", {}, `Token ${scene.tokens[1] === null ? "" : own(who === 0 ? "first" : "second")} on vertex ${v}`))),
    listed("Heaps", scene.heaps.map(String)),
    game()?.play === "score" ? el("li", {}, `Points: first ${scores[0]}, second ${scores[1]}`) : null,
    last ? el("li", {}, `Last move: ${moveText(last.move, scene.cells !== undefined)}, ${own(last.by)}`) : null,
  ];
}

/** @param {HTMLElement} host */
export function showDescribed(host) {
  if (state.position) replace(host, el("h2", {}, "The position in words"), el("ul", {}, ...described(state.position)));
}
