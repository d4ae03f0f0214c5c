// Looking around: what is in sight of a board moves and grows by buttons, keys, the wheel, a pinch and dragging. Of a
// board without end it is a frame for which the server is asked; without one of one's own it is the server's, which
// grows with the marks. The game does not change.

import {mostCandidates} from "../board/board.js";
import {mostPins} from "../board/figure.js";
import {button, el} from "../dom.js";
import {lookAt} from "../state/actions.js";
import {game, personToMove, state, watch} from "../state/store.js";

/** @import {Board} from "../board/board.js" */

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

/** On a board without end. @param {number} by more than 1: more is in sight */
export function zoomOut(by) {
  const view = inSight();
  if (!view) return;
  const [wide, high] = [view[2] - view[0], view[3] - view[1]];
  const factor = Math.min(by, most.side / wide, most.side / high, Math.sqrt(most.area / (wide * high)) * 0.999);
  if (Math.min(wide, high) * factor < 2.5) return;
  const [x, y] = [(view[0] + view[2]) / 2, (view[1] + view[3]) / 2];
  const [dx, dy] = [(wide * factor) / 2, (high * factor) / 2];
  lookAt([x - dx, y - dy, x + dx, y + dy]);
}

/** What a board with an end has not room to draw, in words. */
function crowdText() {
  const {moves = [], scene} = state.position ?? {};
  const drawn = scene?.lines.filter(({mark}) => mark !== "absent").length ?? 0;
  if (!personToMove()) return "";
  const bar = Math.max(0, ...(scene?.heaps ?? []));
  if (bar > mostPins) {
    return `A heap of more than ${mostPins} pins is drawn as a bar. Type what becomes of it under Game: ` +
      `${bar} 5 ${bar - 6} leaves heaps of 5 and ${bar - 6}.`;
  }
  const many = game()?.chooses === "edge" && moves.length > Math.max(mostCandidates, drawn);
  return many ? `${moves.length} lines can be drawn: each appears when you point at it or walk to it.` : "";
}

/** A key, what it does on a board without end and on another; its button's sign, name and hint.
 * @typedef {[string, () => void, () => void, string, string, string]} ViewTool */

/** @param {Board} board @returns {ViewTool[]} */
const tools = ({window}) => [
  ["ArrowLeft", () => pan(-step, 0), () => window.panBy(-step, 0), "←", "Look left", "Look left (Shift+←)"],
  ["ArrowRight", () => pan(step, 0), () => window.panBy(step, 0), "→", "Look right", "Look right (Shift+→)"],
  ["ArrowUp", () => pan(0, step), () => window.panBy(0, -step), "↑", "Look up", "Look up (Shift+↑)"],
  ["ArrowDown", () => pan(0, -step), () => window.panBy(0, step), "↓", "Look down", "Look down (Shift+↓)"],
  ["-", () => zoomOut(1.35), () => window.zoom(1 / 1.35), "−", "See more", "See more (−)"],
  ["+", () => zoomOut(1 / 1.35), () => window.zoom(1.35), "+", "See closer", "See closer (+)"],
  ["0", () => lookAt(null), () => window.whole(), "Fit", "Fit all", "All of it (0)"],
];

/** Made once, below the board; returns what brings the buttons up to date. @param {Board} board */
export function viewControls(board) {
  const all = tools(board);
  const act = (/** @type {ViewTool} */ [, endless, other]) => (inSight() ? endless() : other());
  const buttons = all.map((tool) =>
    button(tool[3], () => act(tool), {class: "small", "aria-label": tool[4], title: tool[5]}));
  const says = el("p.hint", {id: "crowd"});
  const row = el("div.view.row", {role: "group", "aria-label": "View"}, ...buttons);
  board.host.after(row, says);
  const show = () => {
    const whole = !inSight() && !board.window.zoomed;
    all.forEach(([key], i) => (buttons[i].hidden = whole && (key.startsWith("Arrow") || key === "0")));
    buttons[all.length - 3].disabled = whole;
    buttons[all.length - 1].setAttribute("aria-label", inSight() ? "Fit all marks" : "Fit all");
  };
  watch(() => [state.editing, state.position, personToMove()], () => {
    row.hidden = state.editing;
    says.textContent = crowdText();
    show();
  });
  board.host.addEventListener("keydown", (e) => {
    const tool = all.find(([key]) => key === e.key);
    if (!tool || e.ctrlKey || e.metaKey || e.altKey || (e.key.startsWith("Arrow") && !e.shiftKey)) return;
    act(tool);
    e.preventDefault();
    e.stopImmediatePropagation();
  }, {capture: true});
  return show;
}
