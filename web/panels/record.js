// What was played: the tree of variations, in which every move is a button that goes there, with mistakes marked; the
// legal moves as text; and a box in which a move can be typed.

import {button, el, replace} from "../dom.js";
import {state} from "../state/store.js";
import {go, personToMove, play, whyNot} from "../state/actions.js";
import {moveText, readMove, typed} from "../words.js";

/** @typedef {import("../state/tree.js").Twig} Twig */

const mostListed = 150;

/** @param {Twig} twig @param {number} ply @param {Set<Twig>} line that is reviewed */
function step(twig, ply, line) {
  const current = state.match?.tree.at === twig;
  const value = line.has(twig) ? state.review.get(ply) : undefined;
  const mistake = value?.mistake === true;
  return button(`${moveText(/** @type {any} */ (twig.move))}${mistake ? " ?" : ""}`, () => go(twig), {
    class: `step ${twig.by ?? ""} ${mistake ? "mistake" : ""}`,
    "aria-current": current ? "step" : null,
    title: mistake ? "A mistake" : null,
  });
}

/** The children of a node: the first goes on in the line, the others branch off below it. @param {Twig} root @param {number} depth @param {Set<Twig>} reviewed @returns {HTMLElement} */
function branch(root, depth, reviewed) {
  const line = el("ol.line", {start: depth});
  const host = el("div.variation", {}, line);
  let [twig, ply] = [root, depth];
  for (;;) {
    line.append(el("li", {}, step(twig, ply, reviewed)));
    const [next, ...others] = twig.children;
    if (others.length > 0) line.lastElementChild?.append(el("div.branches", {}, ...others.map((o) => branch(o, ply + 1, reviewed))));
    if (!next) return host;
    [twig, ply] = [next, ply + 1];
  }
}

/** @param {HTMLElement} host */
export function showRecord(host) {
  const tree = state.match?.tree;
  if (!tree) return;
  const start = button("Start", () => go(tree.root), {class: "step", "aria-current": tree.at === tree.root ? "step" : null});
  const reviewed = new Set(tree.whole());
  replace(host, el("div.tree", {}, start, ...tree.root.children.map((c) => branch(c, 1, reviewed))));
}

/** @param {HTMLElement} host */
export function showMoves(host) {
  const {position} = state;
  const mine = personToMove();
  const moves = position && mine ? position.moves : [];
  const shown = moves.slice(0, mostListed);
  replace(host,
    el("p.hint", {}, moves.length > 0 ? `${moves.length} legal ${moves.length === 1 ? "move" : "moves"}${position?.scene.cells ? " in sight" : ""}` : position?.over ? "The game is over." : "Not your turn."),
    el("ul.moves-list", {}, ...shown.map((m) => el("li", {}, button(moveText(m), () => play(m), {class: "step", "data-typed": typed(m)})))),
    moves.length > shown.length && el("p.hint", {}, `and ${moves.length - shown.length} more: type them above.`));
}

/** @returns {HTMLElement} a form that plays what is typed */
export function commandBox() {
  const input = el("input", {type: "text", id: "command", autocomplete: "off", spellcheck: "false", placeholder: "0 1", "aria-describedby": "command-says"});
  const says = el("p.hint", {id: "command-says", role: "status"});
  const submit = async () => {
    const {position} = state;
    if (!position || !personToMove()) return void (says.textContent = position?.over ? "The game is over." : "It is not your turn.");
    const move = readMove(input.value, position.moves);
    if (move !== null) {
      says.textContent = "";
      input.value = "";
      await play(move);
      return;
    }
    const numbers = (input.value.match(/-?[0-9]+/g) ?? []).map(Number);
    const why = numbers.length > 0 ? await whyNot(numbers.length === 1 ? numbers[0] : numbers) : "write the numbers of a move, such as 0 1";
    if (why || numbers.length !== 2) return void (says.textContent = why || "That is not a legal move.");
    says.textContent = "";  // a cell that is out of sight
    input.value = "";
    await play(numbers);
  };
  return el("form.command", {onsubmit: (/** @type {Event} */ e) => { e.preventDefault(); submit(); }},
    el("label", {for: "command"}, "Type a move"), el("div.row", {}, input, el("button", {type: "submit"}, "Play")), says);
}
