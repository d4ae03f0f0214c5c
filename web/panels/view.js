// Looking around on a board without end: the frame in sight moves and grows by buttons, keys and dragging; without a
// frame of one's own it is the server's, which grows with the marks. The game does not change.

import {button, el} from "../dom.js";
import {lookAt} from "../state/actions.js";
import {state, watch} from "../state/store.js";

const most = {side: 40, area: 400};  // what the server shows
const step = 0.3;  // of what is in sight

const inSight = () => state.position?.scene.view ?? null;

/** By so much of what is in sight. @param {number} x @param {number} y */
function pan(x, y) {
  const view = inSight();
  if (view) panBy(x * (view[2] - view[0]), y * (view[3] - view[1]));
}

/** By so many steps of the board. @param {number} dx @param {number} dy */
export function panBy(dx, dy) {
  const view = inSight();
  if (view) lookAt([view[0] + dx, view[1] + dy, view[2] + dx, view[3] + dy]);
}

/** @param {number} by more than 1: more is in sight */
function zoom(by) {
  const view = inSight();
  if (!view) return;
  const [wide, high] = [view[2] - view[0], view[3] - view[1]];
  const factor = Math.min(by, most.side / wide, most.side / high, Math.sqrt(most.area / (wide * high)) * 0.999);
  if (Math.min(wide, high) * factor < 2.5) return;
  const [x, y] = [(view[0] + view[2]) / 2, (view[1] + view[3]) / 2];
  const [dx, dy] = [(wide * factor) / 2, (high * factor) / 2];
  lookAt([x - dx, y - dy, x + dx, y + dy]);
}

/** A key, what it does; its button's sign, name and hint. @type {[string, () => void, string, string, string][]} */
const tools = [
  ["ArrowLeft", () => pan(-step, 0), "←", "Look left", "Look left (Shift+←)"],
  ["ArrowRight", () => pan(step, 0), "→", "Look right", "Look right (Shift+→)"],
  ["ArrowUp", () => pan(0, step), "↑", "Look up", "Look up (Shift+↑)"],
  ["ArrowDown", () => pan(0, -step), "↓", "Look down", "Look down (Shift+↓)"],
  ["-", () => zoom(1.35), "−", "See more", "See more (−)"],
  ["+", () => zoom(1 / 1.35), "+", "See closer", "See closer (+)"],
  ["0", () => lookAt(null), "Fit", "Fit all marks", "All marks (0)"],
];

/** Made once, below the board. @param {HTMLElement} board */
export function viewControls(board) {
  const buttons = tools.map(([, act, sign, name, title]) =>
    button(sign, act, {class: "small", "aria-label": name, title}));
  const row = el("div.view.row.wrap", {role: "group", "aria-label": "View", hidden: true}, ...buttons);
  board.after(row);
  watch(() => [inSight() !== null && !state.editing], () => (row.hidden = !inSight() || state.editing));
  board.addEventListener("keydown", (e) => {
    const [, act] = tools.find(([key]) => key === e.key) ?? [];
    if (!act || !inSight() || e.ctrlKey || e.metaKey || e.altKey || (e.key.startsWith("Arrow") && !e.shiftKey)) return;
    act();
    e.preventDefault();
    e.stopImmediatePropagation();
  }, {capture: true});
}
