// The first screen: three games to begin with, then all of them in families that fold, each on a card with a picture
// from the middle of a game and one line of its rule; a field that searches, and one that takes a position.

import {figure} from "../board/figure.js";
import {completedElements, ownedElements, unownedScene} from "../board/happened.js";
import {picture} from "../board/layers.js";
import {button, el, replace} from "../dom.js";
import {begin} from "../state/actions.js";
import {importer} from "./import.js";

/** @type {[Game["family"], string, string][]} */
const families = [
  ["points", "On points", "Draw segments between points; they must not cross. Triangles are what counts."],
  ["triangulations", "On triangulations", "Flip or colour the edges of a triangulation."],
  ["graphs", "On graphs", "Take edges or vertices away until nothing is left. Dots and Boxes is one of these."],
  ["geography", "Geography", "Walk a token along edges. Nothing may be used twice; whoever is stuck loses."],
  ["animals", "Animals", "Mark cells of a board that has no end. One player builds an animal, the other prevents it."],
  ["heaps", "On heaps", "Knock pins down. Small rules, deep patterns."],
];
const roomy = 700;  // pixels of width from which all families are open at first

/** @param {HTMLElement} host @param {Game[]} games */
export function showHome(host, games) {
  const sections = families.map(([family, title, text]) => {
    const own = games.filter((g) => g.family === family).sort((a, b) => a.rule.length - b.rule.length);
    return el("details.family", {open: innerWidth >= roomy, "data-family": family},
      el("summary", {}, el("h2", {}, title), el("span.count-of", {}, `${own.length}`)),
      el("p.about", {}, text),
      el("ul.cards", {}, ...own.map((g) => card(g, {class: "card", "data-game": g.id}, `${title} ${text}`))));
  });
  const first = games.filter((g) => g.start_here !== undefined)
    .sort((a, b) => Number(a.start_here) - Number(b.start_here));
  const start = el("section.start-here", {"aria-labelledby": "start-here"},
    el("h2", {id: "start-here"}, "Start here"),
    el("ul.cards", {}, ...first.map((g) => card(g, {class: "lead", "data-start": g.id}, ""))));
  replace(host,
    el("div.welcome", {}, el("h1", {}, "Games on edges"),
      el("p", {}, "Pick a game and play at once, against the engine or with a friend. Then switch on ",
        el("em", {}, "See why"), ": every move shows what it is worth, exactly, and the theorem that proves it."),
      el("a.button.primary", {href: "#learn=first-minute.1", id: "first-minute"}, "New here? Learn it in a minute")),
    start, finder(start, sections), ...sections, opener(games));
}

/** The first sentence, or two if it says little. @param {string} rule */
const firstSentence = (rule) => /^.{24,}?[.](?= |$)/.exec(rule)?.[0] ?? rule;

/** A position in the middle of a game, with what has been won in it. @param {Game["start"]["middle"]} middle */
function pictureOf(middle) {
  const shown = {scene: middle, history: middle.won, result: null};
  const f = figure(middle, 200, 140, {small: true});
  const drawn = picture(f, unownedScene(shown));
  drawn.prepend(...completedElements(shown, f));
  drawn.append(...ownedElements(shown, f));
  return drawn;
}

/** @param {Game} game @param {Record<string, string>} names @param {string} family also searched for */
function card({id, title, rule, known, source, start: {middle, document}}, names, family) {
  const words = `${id} ${title} ${rule} ${known} ${source} ${family}`.toLowerCase();
  return el("li", {...names, "data-words": words},
    el("div.frame", {}, pictureOf(middle)),
    el("h3", {}, title),
    el("p.rule", {}, firstSentence(rule)),
    el("p.source", {}, source),
    button("Play", () => begin(document), {class: "primary stretched", "aria-label": `Play ${title}`}));
}

/** Shows the cards that have every word; families without any are not shown, the others are opened.
 * @param {HTMLElement} start @param {HTMLDetailsElement[]} sections */
function finder(start, sections) {
  const says = el("p.hint", {role: "status", id: "find-says"});
  const field = el("input", {type: "search", id: "find-game", placeholder: "triangle, Nim, token, Dots and Boxes…"});
  const before = new Map(sections.map((s) => [s, s.open]));
  const find = () => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean);
    let found = 0;
    start.hidden = words.length > 0;
    for (const section of sections) {
      const cards = [...section.querySelectorAll(".card")];
      for (const one of cards) {
        const fits = words.every((word) => one.getAttribute("data-words")?.includes(word));
        /** @type {HTMLElement} */ (one).hidden = !fits;
        found += fits ? 1 : 0;
      }
      const some = cards.some((one) => !(/** @type {HTMLElement} */ (one).hidden));
      section.hidden = !some;
      section.open = words.length > 0 ? some : before.get(section) ?? true;
    }
    says.textContent = words.length === 0 ? "" : found === 0 ? "No game has these words."
      : `${found} ${found === 1 ? "game" : "games"}`;
  };
  field.addEventListener("input", find);
  for (const section of sections) {
    section.addEventListener("toggle", () => field.value === "" && before.set(section, section.open));
  }
  return el("div.find", {role: "search"}, el("label", {for: field.id}, "Find a game"), field, says);
}

/** @param {Game[]} games */
function opener(games) {
  const graphs = games.filter((g) => g.keys.includes("vertices"));
  const chooser = el("select", {id: "import-game"},
    ...graphs.map((g) => el("option", {value: g.id}, g.title)));
  return el("section.opener", {"aria-labelledby": "open-yours"},
    el("h2", {id: "open-yours"}, "Open a position of yours"),
    importer("home-import", () => chooser.value,
      el("div.field", {}, el("label", {for: chooser.id}, "A graph alone is for"), chooser)));
}
