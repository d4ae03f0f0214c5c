// What a teacher takes along: a link under which values stay hidden, a worksheet to print, the command that answers the
// same question, and a picture or a live board for another page.

import {button, el, replace} from "../dom.js";
import {exportAs} from "../state/api.js";
import {errorText} from "../state/errors.js";
import {toFragment} from "../state/link.js";
import {game, present, state} from "../state/store.js";

/** What `arete solve` is asked about this position. */
const command = () => `echo '${JSON.stringify(present())}' | arete solve`;

/** The address of this game as it is for a class. */
function classLink() {
  const match = /** @type {Match} */ (state.match);
  return location.href.split("#")[0] + toFragment({...match, analysed: false, quiet: true});
}

/** The position as a figure that any page can hold, without scripts. */
async function figureText() {
  const {text} = await exportAs(present(), "svg", false);
  const drawn = (text ?? "").slice((text ?? "").indexOf("<svg"));
  const link = `<a href="${quoted(location.href)}">${game()?.title ?? ""}: play it in Arête</a>`;
  return `<figure>\n${drawn}<figcaption>${link}</figcaption>\n</figure>\n`;
}

/** @param {string} text in an attribute of HTML */
const quoted = (text) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** The game as a frame in which it can be played, for any page. */
function frameText() {
  const match = /** @type {Match} */ (state.match);
  const address = new URL("embed/", location.href.split("#")[0]).href + toFragment({...match, analysed: false});
  const look = 'width="620" height="520" loading="lazy" style="border: 0; max-width: 100%"';
  return `<iframe src="${quoted(address)}" title="${quoted(game()?.title ?? "A game")}" ${look}></iframe>\n`;
}

/** The picture of the position, as large as a sheet, with what is asked about it. @param {string} svgText */
function sheet(svgText) {
  const {title = "", rule = "", ends = ""} = game() ?? {};
  const address = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText)}`;
  const questions = ["Who wins with best play?", "Which move would you make?", "Why?"];
  return [
    el("h1", {}, title), el("p", {}, rule), el("p", {}, `${ends.replace(/^./, (c) => c.toUpperCase())}.`),
    el("img", {src: address, alt: "The position"}),
    ...questions.map((text) => el("p.question", {}, text, el("span.blank", {"aria-hidden": "true"}))),
  ];
}

/** Prints it; the rest of the page is not printed meanwhile. */
async function printSheet() {
  const {text} = await exportAs(present(), "svg", false);
  const paper = document.getElementById("worksheet") ?? el("article", {id: "worksheet"});
  replace(paper, ...sheet(text ?? ""));
  document.body.append(paper);
  await paper.querySelector("img")?.decode();
  document.body.classList.add("printing");
  addEventListener("afterprint", () => document.body.classList.remove("printing"), {once: true});
  print();
}

/** @param {HTMLElement} says */
export function handouts(says) {
  /** @param {() => Promise<string> | string} make @param {string} done */
  const copy = (make, done) => async () => {
    try {
      await navigator.clipboard.writeText(await make());
      says.textContent = done;
    } catch (error) {
      says.textContent = errorText(error);
    }
  };
  return el("div.row.wrap", {},
    button("Copy as command", copy(command, "Copied: a command that solves this position."), {id: "copy-command"}),
    button("Copy a link without values", copy(classLink, "Copied. Under this link nobody sees values or hints."),
      {id: "copy-class"}),
    button("Print a worksheet", () => printSheet().catch((error) => (says.textContent = errorText(error))),
      {id: "print-sheet"}),
    button("Copy a picture for another page", copy(figureText, "Copied: HTML with the picture and a link to the game."),
      {id: "copy-embed"}),
    button("Copy a board for another page", copy(frameText, "Copied: HTML with a frame in which the game is played."),
      {id: "copy-frame"}));
}
