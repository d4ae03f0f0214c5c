// The parts that a position falls into, each with its nimber, and their sum spelled out. A part that is pointed at, focused
// or pressed is lit on the board.

import {el, replace} from "../dom.js";
import {groupLook, light} from "../board/groups.js";
import {swatch} from "./swatch.js";
import {moveText, nimberText} from "../words.js";

/** @typedef {import("../state/api.js").Component} Component */

const mostListed = 24;
const mostAdded = 12;

/** @param {string[]} texts @param {number} most */
const some = (texts, most) => texts.slice(0, most).join(", ") + (texts.length > most ? ` and ${texts.length - most} more` : "");

/** What belongs to a part. @param {Component} part */
function partText({heap, vertices = [], lines = []}) {
  if (heap !== undefined) return `a heap of ${heap}`;
  if (lines.length > 0) return some(lines.map(moveText), 4);
  return `${vertices.length === 1 ? "vertex" : "vertices"} ${some(vertices.map(String), 8)}`;
}

/** Nimbers as they are added, in binary. @param {number[]} values @param {number} sum */
function binary(values, sum) {
  const digits = Math.max(sum, ...values).toString(2).length;
  const written = (/** @type {number} */ n) => n.toString(2).padStart(digits, "0");
  return `${values.map(written).join(" + ")} = ${written(sum)}`;
}

/** `∗2 + ∗3 + ∗1 = ∗0`. @param {Component[]} parts @param {number | "loony"} sum */
export function sumText(parts, sum) {
  const added = parts.slice(0, mostAdded).map((p) => nimberText(p.nimber));
  return `${added.join(" + ")}${parts.length > mostAdded ? ` + … (${parts.length} parts)` : ""} = ${nimberText(sum)}`;
}

/** What it means for the player to move. @param {number | "loony"} sum */
function meaning(sum) {
  if (sum === "loony") return "A loony part makes the whole loony: the player to move wins, whatever the other parts are worth.";
  if (sum === 0) return "A position of value ∗0 is lost for the player to move: every move makes the sum another one, and the answer makes it ∗0 again.";
  return `A position of value ${nimberText(sum)} is won by the player to move: she makes the sum ∗0.`;
}

/** @param {Component[]} parts @param {number | "loony"} sum */
function rule(parts, sum) {
  const values = parts.flatMap(({nimber}) => (nimber === "loony" ? [] : [nimber]));
  if (sum === "loony" || values.length > mostAdded) return "Nimbers are added in binary without carrying: equal ones cancel.";
  return `Nimbers are added in binary without carrying, so equal ones cancel: ${binary(values, sum)}.`;
}

/** @param {Component} part @param {number} i */
function entry(part, i) {
  const text = partText(part);
  const button = el("button.part-of", {type: "button", "aria-pressed": "false", "aria-label": `Part ${i + 1}: ${nimberText(part.nimber)}, ${text}. Show it on the board`},
    part.heap === undefined ? swatch(`idea ${groupLook(i)}`, 9) : null, el("span.nimber", {}, nimberText(part.nimber)), el("span.of", {}, text));
  return button;
}

/** Lights the part that is pointed at or focused, otherwise the one that was pressed. @param {HTMLButtonElement[]} buttons */
function lightUp(buttons) {
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

/** @param {HTMLElement} host @param {Component[] | null} parts @param {number | "loony" | null} sum */
export function showParts(host, parts, sum) {
  light(-1);
  if (!parts || sum === null || parts.length < 2) return replace(host);
  const buttons = parts.slice(0, mostListed).map(entry);
  lightUp(buttons);
  replace(host,
    el("h2", {}, `A sum of ${parts.length} parts`),
    el("ul", {}, ...buttons.map((b) => el("li", {}, b))),
    parts.length > buttons.length && el("p.hint", {}, `and ${parts.length - buttons.length} more`),
    el("p.sum", {}, sumText(parts, sum)),
    el("p", {}, meaning(sum)),
    el("p.hint", {}, rule(parts, sum)));
}
