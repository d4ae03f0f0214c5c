// Playing with the keyboard: one element of the board is in the order of Tab, arrow keys walk to the neighbour that
// lies there, Page Up and Page Down go through all moves in turn, Enter plays.

import {directions, spotByKey} from "./geometry.js";

/** @import {Board} from "./board.js" */

/** @param {Board} board */
export function listenToKeys(board) {
  const on = board.host;  // not the group itself: listeners of focus would make it focusable
  const indexOf = (/** @type {Event} */ e) => board.elements.indexOf(/** @type {any} */ (e.target));
  on.addEventListener("keydown", (e) => {
    const at = indexOf(e);
    if (at < 0 || e.ctrlKey || e.metaKey || e.altKey) return;
    const next = spotByKey(board.targets.map((t) => t.middle), at, e.key);
    if (e.key === "Enter" || e.key === " ") board.play(board.targets[at], true);
    else if (next >= 0) board.elements[next].focus({preventScroll: true});
    else if (!directions[e.key] || !board.panTo(board.targets[at], directions[e.key])) return;
    e.preventDefault();
  });
  on.addEventListener("focusin", (e) => {
    const at = indexOf(e);
    if (at < 0) return;
    board.putInTabOrder(board.elements[at]);
    board.window.reveal(board.targets[at].middle);
    board.pointAt(board.targets[at]);
  });
  on.addEventListener("focusout", () => board.pointAt(null));
}
