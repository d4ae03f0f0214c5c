// The first screen: every game on a card with a picture of its first board, grouped by what it is played on, short rules
// first. A card starts its game at once.

import {button, el, replace} from "../dom.js";
import {figure} from "../board/figure.js";
import {picture} from "../board/layers.js";
import {begin} from "../state/actions.js";

/** @typedef {import("../state/api.js").Game} Game */

/** @type {Record<Game["family"], {title: string, text: string}>} */
const families = {
  points: {title: "On points", text: "Draw segments between points; they must not cross. Triangles are what counts."},
  triangulations: {title: "On triangulations", text: "Flip or colour the edges of a triangulation."},
  graphs: {title: "On graphs", text: "Take edges or vertices away until nothing is left. Dots and Boxes is one of these."},
  geography: {title: "Geography", text: "Walk a token along edges. Nothing may be used twice; who is stuck loses."},
  animals: {title: "Animals", text: "Mark cells of a board that has no end. One player builds an animal, the other prevents it."},
  heaps: {title: "On heaps", text: "Knock pins down. Small rules, deep patterns."},
};

/** @param {HTMLElement} host @param {Game[]} games */
export function showHome(host, games) {
  const sections = /** @type {Game["family"][]} */ (Object.keys(families)).map((family) => {
    const cards = games.filter((g) => g.family === family).sort((a, b) => a.rule.length - b.rule.length).map(card);
    return el("section.family", {"aria-labelledby": `family-${family}`},
      el("h2", {id: `family-${family}`}, families[family].title), el("p.about", {}, families[family].text), el("ul.cards", {}, ...cards));
  });
  replace(host,
    el("div.welcome", {}, el("h1", {}, "Games on edges"),
      el("p", {}, "Pick a game and play at once, against the engine or with a friend. Then switch on ", el("em", {}, "See why"),
        ": every move shows what it is worth, exactly, and the theorem that knows it.")),
    ...sections);
}

/** @param {Game} game */
function card(game) {
  const {scene, document} = game.start;
  return el("li.card", {"data-game": game.id},
    el("div.frame", {}, picture(figure(scene, 170, 120, {small: true}), scene)),
    el("h3", {}, game.title),
    el("p.rule", {}, game.rule),
    el("p.source", {}, game.source),
    button("Play", () => begin(document), {class: "primary stretched", "aria-label": `Play ${game.title}`}));
}
