// The first screen: every game on a card with a picture of its first board, grouped by what it is played on, short
// rules first. A card starts its game at once.

import {figure} from "../board/figure.js";
import {picture} from "../board/layers.js";
import {button, el, replace} from "../dom.js";
import {begin} from "../state/actions.js";

/** @type {[Game["family"], string, string][]} */
const families = [
  ["points", "On points", "Draw segments between points; they must not cross. Triangles are what counts."],
  ["triangulations", "On triangulations", "Flip or colour the edges of a triangulation."],
  ["graphs", "On graphs", "Take edges or vertices away until nothing is left. Dots and Boxes is one of these."],
  ["geography", "Geography", "Walk a token along edges. Nothing may be used twice; whoever is stuck loses."],
  ["animals", "Animals", "Mark cells of a board that has no end. One player builds an animal, the other prevents it."],
  ["heaps", "On heaps", "Knock pins down. Small rules, deep patterns."],
];

/** @param {HTMLElement} host @param {Game[]} games */
export function showHome(host, games) {
  const sections = families.map(([family, title, text]) => {
    const own = games.filter((g) => g.family === family).sort((a, b) => a.rule.length - b.rule.length);
    return el("section.family", {"aria-labelledby": `family-${family}`},
      el("h2", {id: `family-${family}`}, title), el("p.about", {}, text), el("ul.cards", {}, ...own.map(card)));
  });
  replace(host,
    el("div.welcome", {}, el("h1", {}, "Games on edges"),
      el("p", {}, "Pick a game and play at once, against the engine or with a friend. Then switch on ",
        el("em", {}, "See why"), ": every move shows what it is worth, exactly, and the theorem that proves it."),
      el("a.button.primary", {href: "#learn=first-minute.1", id: "first-minute"}, "New here? Learn it in a minute")),
    ...sections);
}

/** @param {Game} game */
function card({id, title, rule, source, start: {scene, document}}) {
  return el("li.card", {"data-game": id},
    el("div.frame", {}, picture(figure(scene, 170, 120, {small: true}), scene)),
    el("h3", {}, title),
    el("p.rule", {}, rule),
    el("p.source", {}, source),
    button("Play", () => begin(document), {class: "primary stretched", "aria-label": `Play ${title}`}));
}
