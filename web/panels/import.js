// Opening a position by paste or drop: whatever the program reads.

import {button, el} from "../dom.js";
import {begin} from "../state/actions.js";
import {importText} from "../state/api.js";
import {Refusal} from "../state/errors.js";
import {state, update} from "../state/store.js";

/** What is wrong with a text, as a sentence. @param {unknown} error */
function trouble(error) {
  if (!(error instanceof Error)) return String(error);
  const said = error.message.replace(/[.]?$/, ".").replace(/^./, (c) => c.toUpperCase());
  const at = error instanceof Refusal ? error.at : "";
  if (at === "" || at === "text") return said;
  return /^line/.test(at) ? `In ${at}: ${said}` : `At “${at}”: ${said}`;
}

/** Plays on what a text holds. @param {string} text @param {string} game for a graph alone
 * @param {(trouble: string) => void} say */
async function openText(text, game, say) {
  try {
    await begin(await importText(text.trim(), game));
  } catch (error) {
    say(trouble(error));
  }
}

/** A field with its button. @param {string} id @param {() => string} game what a graph alone is for
 * @param {...HTMLElement} more what else to show */
export function importer(id, game, ...more) {
  const placeholder = '{"game": "ueg", "vertices": 4, …}   or graph6: Dhc   or edges: 0 1, a line each';
  const area = el("textarea", {id, rows: 4, spellcheck: "false", placeholder});
  const says = el("p.hint.import-says", {role: "alert", id: `${id}-says`});
  const read = () => {
    says.textContent = "";
    return openText(area.value, game(), (text) => (says.textContent = text));
  };
  const label = "A document, a line of graph6, sparse6 or digraph6, or a list of edges. Files can be dropped anywhere.";
  const box = el("div.drop", {}, el("label", {for: id}, label), area, ...more,
    button("Open it", read, {class: "primary", id: `${id}-go`}), says);
  box.addEventListener("drop", async (e) => {
    e.preventDefault();
    e.stopPropagation();
    area.value = await dropped(e);
    read();
  });
  return box;
}

/** @param {DragEvent} e @returns {Promise<string>} */
const dropped = async (e) => (await e.dataTransfer?.files[0]?.text()) ?? e.dataTransfer?.getData("text") ?? "";

/** A file that is dropped anywhere on the page is opened here, not by the browser in the place of the game. */
export function acceptDrops() {
  addEventListener("dragover", (e) => e.preventDefault());
  addEventListener("drop", async (e) => {
    e.preventDefault();
    openText(await dropped(e), state.match?.start.game ?? "", (text) => update({trouble: text}));
  });
}
