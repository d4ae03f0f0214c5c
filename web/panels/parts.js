// The parts that a position falls into, each with its nimber, and their sum spelled out. A part that is pointed at,
// focused or pressed is highlighted on the board.

import {groupClass} from "../board/groups.js";
import {el, replace, svg} from "../dom.js";
import {update} from "../state/store.js";
import {moveText, nimberText} from "../words.js";

const mostListed = 24;
const mostAdded = 12;

/** A sample of how something is drawn on the board. @param {string} classes @param {number} width */
export const swatch = (classes, width) => svg("svg.swatch", {viewBox: "0 0 44 14", "aria-hidden": "true"},
  svg("path", {class: classes, d: "M3 7H41", "stroke-width": width}));

/** @param {string[]} texts @param {number} most */
const some = (texts, most) =>
  texts.slice(0, most).join(", ") + (texts.length > most ? ` and ${texts.length - most} more` : "");

/** What belongs to a part. @param {Component} part */
function partText({heap, vertices = [], lines = []}) {
  if (heap !== undefined) return `a heap of ${heap}`;
  if (lines.length > 0) return some(lines.map((ends) => moveText(ends)), 4);
  return `${vertices.length === 1 ? "vertex" : "vertices"} ${some(vertices.map(String), 8)}`;
}

/** `∗2 + ∗3 + ∗1 = ∗0`. @param {Component[]} parts @param {Nimber} sum */
function sumText(parts, sum) {
  const added = parts.slice(0, mostAdded).map((p) => nimberText(p.nimber));
  return `${added.join(" + ")}${parts.length > mostAdded ? ` + … (${parts.length} parts)` : ""} = ${nimberText(sum)}`;
}

/** What it means for the player to move. @param {Nimber} sum */
function meaning(sum) {
  if (sum === "loony") {
    return "A loony part makes the whole loony: the player to move wins, whatever the other parts are worth.";
  }
  if (sum !== 0) return `A position of value ${nimberText(sum)} is won by the player to move: she makes the sum ∗0.`;
  return "A position of value ∗0 is lost for the player to move: every move makes the sum another one, " +
    "and the answer makes it ∗0 again.";
}

/** How nimbers are added: in binary. @param {Component[]} parts @param {Nimber} sum */
function rule(parts, sum) {
  const values = parts.flatMap(({nimber}) => (nimber === "loony" ? [] : [nimber]));
  const text = "Nimbers are added in binary without carrying";
  if (sum === "loony" || values.length > mostAdded) return `${text}: equal ones cancel.`;
  const digits = Math.max(sum, ...values).toString(2).length;
  const written = (/** @type {number} */ n) => n.toString(2).padStart(digits, "0");
  return `${text}, so equal ones cancel: ${values.map(written).join(" + ")} = ${written(sum)}.`;
}

/** @param {Component} part @param {number} i */
function entry(part, i) {
  const [nimber, text] = [nimberText(part.nimber), partText(part)];
  const said = {"aria-pressed": "false", "aria-label": `Part ${i + 1}: ${nimber}, ${text}. Show it on the board`};
  const sample = part.heap === undefined && swatch(`group ${groupClass(i)}`, 9);
  return el("button.part-of", {type: "button", ...said},
    sample, el("span.nimber", {}, nimber), el("span.of", {}, text));
}

/** Highlights the part that is pointed at or focused, otherwise the one that was pressed.
 * @param {HTMLButtonElement[]} buttons */
function connect(buttons) {
  const light = (/** @type {number} */ lit) => update({lit});
  const pressed = () => buttons.findIndex((b) => b.getAttribute("aria-pressed") === "true");
  buttons.forEach((button, i) => {
    for (const name of ["pointerenter", "focus"]) button.addEventListener(name, () => light(i));
    for (const name of ["pointerleave", "blur"]) button.addEventListener(name, () => light(pressed()));
    button.addEventListener("click", () => {
      const down = button.getAttribute("aria-pressed") !== "true";
      buttons.forEach((b) => b.setAttribute("aria-pressed", String(down && b === button)));
      light(down ? i : -1);
    });
  });
}

/** @param {HTMLElement} host @param {Component[] | null} parts @param {Nimber | null} sum */
export function showParts(host, parts, sum) {
  if (!parts || sum === null || parts.length < 2) return replace(host);
  const buttons = parts.slice(0, mostListed).map(entry);
  connect(buttons);
  replace(host,
    el("h2", {}, `A sum of ${parts.length} parts`),
    el("ul", {}, ...buttons.map((b) => el("li", {}, b))),
    parts.length > buttons.length && el("p.hint", {}, `and ${parts.length - buttons.length} more`),
    el("p.sum", {}, sumText(parts, sum)),
    el("p", {}, meaning(sum)),
    el("p.hint", {}, rule(parts, sum)));
}
