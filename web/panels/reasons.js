// Why a verdict is true: the idea, with what is drawn of it on the board, and the proof, with its theorem, its paper
// and a certificate that can be checked without trusting this program.

import {groupClass} from "../board/groups.js";
import {button, download, el} from "../dom.js";
import {explained} from "../glossary.js";
import {checkCertificate, exportAs} from "../state/api.js";
import {errorText} from "../state/errors.js";
import {game, present} from "../state/store.js";
import {plainName} from "../words.js";
import {swatch} from "./parts.js";

/** What is drawn on the board: each name once, with the looks that it has, and each look once, with its names.
 * @param {Drawing} drawing */
export function groupNames({groups}) {
  const names = groups.map((group) => plainName(group.name));
  /** @type {Map<string, Set<string>>} */
  const entries = new Map();
  for (const text of new Set(names)) {
    const looks = new Set(names.flatMap((name, i) => (name === text ? [groupClass(i)] : [])));
    const key = [...looks].join(" ");
    entries.set(key, (entries.get(key) ?? new Set()).add(text));
  }
  return el("ul.legend", {"aria-label": "On the board"}, ...[...entries].map(([looks, texts]) =>
    el("li", {}, ...looks.split(" ").map((look) => swatch(`group ${look}`, 9)),
      el("span", {}, ...explained([...texts].join(", "))))));
}

/** @param {Drawing | null} drawing @param {Component[] | null} components @param {Answer} answer */
export function ideaOf(drawing, components, {outcome}) {
  const sum = components && components.length > 1;
  const plain = outcome === "unknown" ? "No idea is known that decides this position."
    : "There is no picture of this one: the engine has followed every line of play that matters to its end.";
  const {known = ""} = game() ?? {};
  return [
    drawing && el("p", {}, "On the board: ", ...explained(drawing.name), "."),
    !drawing && !sum && el("p", {}, plain),
    known && el("p.hint", {}, ...explained(`Known of this game: ${known}`)),
  ];
}

/** How it was decided, in a sentence. @param {Answer} answer */
function sentence({method, source, outcome}) {
  if (game()?.tilings && outcome === "unknown") return `Tried: ${method}`;
  if (method === "theorem") return `Known by a theorem: ${source}.`;
  if (method === "search") return "Found by search: every line of play that matters was followed to its end.";
  return `Found by a ${method ?? "search"}${source ? `: ${source}` : ""}.`;
}

/** What the checker says of a certificate; nothing of one that is too long to be sent to it. @param {string} text */
const judged = (text) => checkCertificate(text).then(({accepted, message}) =>
  (accepted ? "The checker accepts it. " : `The checker does not accept it: ${message}. `), () => "");

/** @param {Answer} answer */
export function proofOf(answer) {
  const says = el("p.hint", {role: "status"});
  const save = async () => {
    says.textContent = "Writing the proof…";
    try {
      const {text, type, name, reason} = await exportAs(present(), "certificate");
      if (text === null) return void (says.textContent = reason ?? "There is none.");
      download(name, new Blob([text], {type}));
      says.textContent = `Saved ${name}. ${await judged(text)}Check it: arete check ${name}`;
    } catch (error) {
      says.textContent = errorText(error);
    }
  };
  const decided = answer.outcome !== "unknown";
  return [
    el("p.source", {}, ...explained(sentence(answer))),
    el("p.hint", {}, `Where the game comes from: ${game()?.source}.`),
    decided && el("p", {}, ...explained("A certificate proves the verdict to whoever does not trust this program.")),
    decided && button("Save the certificate", save, {id: "save-certificate"}),
    says,
  ];
}
