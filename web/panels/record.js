// What was played: the tree of variations, in which every move is a button that goes there, with mistakes marked; the
// legal moves as text; and a box in which a move can be typed.

import {button, el, replace} from "../dom.js";
import {go, play, whyNot} from "../state/actions.js";
import {personToMove, state} from "../state/store.js";
import {wholeLine} from "../state/tree.js";
import {moveName, readMove} from "./names.js";

const mostListed = 150;

/** @param {Tree} tree @param {number} id @param {number} ply @param {Set<number>} line that is reviewed */
function step(tree, id, ply, line) {
  const {move, by} = tree.nodes[id];
  const mistake = line.has(id) && state.review.get(ply)?.mistake === true;
  return button(`${moveName(move)}${mistake ? " ?" : ""}`, () => go(id), {
    class: `step ${by ?? ""} ${mistake ? "mistake" : ""}`,
    "aria-current": tree.at === id ? "step" : null,
    title: mistake ? "A mistake" : null,
  });
}

/** A line from a node on: the first child of each goes on in it, the others branch off below.
 * @param {Tree} tree @param {number} from @param {number} depth @param {Set<number>} reviewed @returns {HTMLElement} */
function branch(tree, from, depth, reviewed) {
  const line = el("ol.line", {start: depth});
  for (let [id, ply] = [from, depth]; id !== undefined; id = tree.nodes[id].children[0], ply += 1) {
    const others = tree.nodes[id].children.slice(1).map((other) => branch(tree, other, ply + 1, reviewed));
    line.append(el("li", {}, step(tree, id, ply, reviewed), others.length > 0 && el("div.branches", {}, ...others)));
  }
  return el("div.variation", {}, line);
}

/** @param {HTMLElement} host */
export function showRecord(host) {
  const tree = state.match?.tree;
  if (!tree) return;
  const start = button("Start", () => go(0), {class: "step", "aria-current": tree.at === 0 ? "step" : null});
  const reviewed = new Set(wholeLine(tree));
  replace(host, el("div.tree", {}, start, ...tree.nodes[0].children.map((c) => branch(tree, c, 1, reviewed))));
}

/** @param {HTMLElement} host */
export function showMoves(host) {
  const {position} = state;
  const moves = position && personToMove() ? position.moves : [];
  const shown = moves.slice(0, mostListed);
  const legal = `legal ${moves.length === 1 ? "move" : "moves"}${position?.scene.cells ? " in sight" : ""}`;
  const idle = position?.over ? "The game is over." : "Not your turn.";
  const entry = (/** @type {Move} */ m) =>
    el("li", {}, button(moveName(m), () => play(m), {class: "step"}));
  replace(host,
    el("p.hint", {}, moves.length > 0 ? `${moves.length} ${legal}` : idle),
    el("ul.moves-list", {}, ...shown.map(entry)),
    moves.length > shown.length && el("p.hint", {}, `and ${moves.length - shown.length} more: type them above.`));
}

/** Plays what is typed; returns what to say if it cannot be played. @param {string} text */
async function playTyped(text) {
  const {position} = state;
  if (!position || !personToMove()) return position?.over ? "The game is over." : "It is not your turn.";
  const move = readMove(text, position.moves);
  const numbers = (text.match(/-?[0-9]+/g) ?? []).map(Number);
  if (move === null) {
    if (numbers.length === 0) return "write the numbers of a move, such as 0 1";
    const reason = await whyNot(numbers.length === 1 ? numbers[0] : numbers);
    if (reason) return reason;
  }
  play(move ?? (numbers.length === 1 ? numbers[0] : numbers));  // a cell out of sight, or one of parallel lines
  return "";
}

/** @returns {HTMLElement} a form that plays what is typed */
export function commandBox() {
  const plainText = {type: "text", autocomplete: "off", spellcheck: "false", placeholder: "0 1"};
  const input = el("input", {id: "command", ...plainText, "aria-describedby": "command-says"});
  const says = el("p.hint", {id: "command-says", role: "status"});
  const onsubmit = async (/** @type {Event} */ e) => {
    e.preventDefault();
    const text = input.value;
    says.textContent = await playTyped(text);
    if (!says.textContent && input.value === text) input.value = "";
  };
  return el("form.command", {onsubmit}, el("label", {for: "command"}, "Type a move"),
    el("div.row", {}, input, el("button", {type: "submit"}, "Play")), says);
}
