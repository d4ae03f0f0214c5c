// Looking around on a board without end: the frame in sight moves and grows by buttons, keys and dragging; without a frame of one's own
// it is the server's, which grows with the marks. The game does not change.

import {button, el} from "../dom.js";
import {state, subscribe} from "../state/store.js";
import {look} from "../state/actions.js";

/** left, low, right, high; y upwards. @typedef {[number, number, number, number]} View */

const most = {side: 40, area: 400};  // what the server shows

/** @returns {View | null} */
const inSight = () => state.position?.scene.view ?? null;

/** By so much of what is in sight. @param {number} x @param {number} y */
function pan(x, y) {
  const view = inSight();
  if (view) panBy(x * (view[2] - view[0]), y * (view[3] - view[1]));
}

/** By so many steps of the board. @param {number} dx @param {number} dy */
export function panBy(dx, dy) {
  const view = inSight();
  if (view) return look([view[0] + dx, view[1] + dy, view[2] + dx, view[3] + dy]);
}

/** @param {number} by more than 1: more is in sight */
function zoom(by) {
  const view = inSight();
  if (!view) return;
  const [wide, high] = [view[2] - view[0], view[3] - view[1]];
  const factor = Math.min(by, most.side / wide, most.side / high, Math.sqrt(most.area / (wide * high)) * 0.999);
  const [x, y] = [(view[0] + view[2]) / 2, (view[1] + view[3]) / 2];
  if (Math.min(wide, high) * factor < 2.5) return;
  look([x - (wide * factor) / 2, y - (high * factor) / 2, x + (wide * factor) / 2, y + (high * factor) / 2]);
}

const step = 0.3;
/** @type {Record<string, () => void>} */
const keys = {
  ArrowLeft: () => pan(-step, 0), ArrowRight: () => pan(step, 0), ArrowUp: () => pan(0, step), ArrowDown: () => pan(0, -step),
  "+": () => zoom(1 / 1.35), "-": () => zoom(1.35), 0: () => look(null),
};

/** Made once, below the board. @param {HTMLElement} board */
export function lookAround(board) {
  const tool = (/** @type {string} */ sign, /** @type {string} */ name, /** @type {() => void} */ act, /** @type {string} */ title) =>
    button(sign, act, {class: "small", "aria-label": name, title});
  const row = el("div.view.row.wrap", {role: "group", "aria-label": "View", hidden: true},
    tool("←", "Look left", keys.ArrowLeft, "Look left (Shift+←)"), tool("→", "Look right", keys.ArrowRight, "Look right (Shift+→)"),
    tool("↑", "Look up", keys.ArrowUp, "Look up (Shift+↑)"), tool("↓", "Look down", keys.ArrowDown, "Look down (Shift+↓)"),
    tool("−", "See more", keys["-"], "See more (−)"), tool("+", "See closer", keys["+"], "See closer (+)"),
    tool("Fit", "Fit all marks", keys[0], "All marks (0)"));
  board.after(row);
  subscribe(() => (row.hidden = !inSight() || state.editing));
  board.addEventListener("keydown", (e) => {
    if (!inSight() || e.ctrlKey || e.metaKey || e.altKey || (e.key.startsWith("Arrow") && !e.shiftKey) || !keys[e.key]) return;
    keys[e.key]();
    e.preventDefault();
    e.stopImmediatePropagation();
  }, {capture: true});
}
