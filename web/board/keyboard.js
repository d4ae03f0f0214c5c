// Playing with the keyboard: one element of the board is in the order of Tab, arrow keys walk to the neighbour that lies
// there, Page Up and Page Down go through all moves in turn, Enter plays.

import {nextSpot} from "./geometry.js";

/** @type {Record<string, {x: number, y: number}>} */
const directions = {ArrowLeft: {x: -1, y: 0}, ArrowRight: {x: 1, y: 0}, ArrowUp: {x: 0, y: -1}, ArrowDown: {x: 0, y: 1}};

/** @param {import("./board.js").Board} board */
export function walk(board) {
  const on = board.host;  // not the group itself: listeners of focus would make it focusable
  on.addEventListener("keydown", (e) => {
    const at = board.elements.indexOf(/** @type {any} */ (e.target));
    if (at < 0 || e.ctrlKey || e.metaKey || e.altKey) return;
    const next = target(board, at, e.key);
    if (e.key === "Enter" || e.key === " ") board.play(board.aims[at], true);
    else if (next >= 0) focus(board, next);
    else if (!directions[e.key] || !board.beyond(board.aims[at], directions[e.key])) return;
    e.preventDefault();
  });
  on.addEventListener("focusin", (e) => {
    const at = board.elements.indexOf(/** @type {any} */ (e.target));
    if (at < 0) return;
    board.inOrder(board.elements[at]);
    board.aimAt(board.aims[at]);
  });
  on.addEventListener("focusout", () => board.aimAt(null));
}

/** @param {import("./board.js").Board} board @param {number} at @param {string} key */
function target(board, at, key) {
  const last = board.aims.length - 1;
  if (key === "Home") return 0;
  if (key === "End") return last;
  if (key === "PageDown") return at === last ? 0 : at + 1;
  if (key === "PageUp") return at === 0 ? last : at - 1;
  return directions[key] ? nextSpot(board.aims.map((a) => a.middle), board.aims[at].middle, directions[key]) : -1;
}

/** @param {import("./board.js").Board} board @param {number} i */
function focus(board, i) {
  board.elements[i].focus({preventScroll: true});
}
