// Choosing an animal: the board, how many cells each marks a turn, and every small animal as a picture with who wins, where that is soon
// known. A picture starts its game.

import {getAnimals} from "../state/api.js";
import {animalPicture} from "../board/cells.js";
import {button, el, replace} from "../dom.js";
import {game, state} from "../state/store.js";
import {begin, troubleText} from "../state/actions.js";

/** @typedef {import("../state/api.js").ListedAnimal} ListedAnimal */

const verdicts = /** @type {Record<string, {sign: string, text: string}>} */ ({
  maker: {sign: "M", text: "the maker wins"},
  breaker: {sign: "B", text: "the breaker wins"},
  unknown: {sign: "?", text: "not decided in a moment"},
});

/** @param {string} name */
const boardText = (name) => name.replace("-edges", ": edges").replace(/^./, (c) => c.toUpperCase());

/** @param {HTMLElement} host */
export function showAnimals(host) {
  const start = state.match?.start;
  const [maker, breaker] = start?.bias ?? [1, 1];
  const choose = (/** @type {string} */ id, /** @type {string} */ label, /** @type {[string, string][]} */ options, /** @type {string} */ chosen) => {
    const input = el("select", {id, onchange: () => fill()}, ...options.map(([value, text]) => el("option", {value, selected: value === chosen}, text)));
    return {input, row: el("div.field", {}, el("label", {for: id}, label), input)};
  };
  const numbers = /** @type {[string, string][]} */ (["1", "2", "3"].map((n) => [n, n]));
  const board = choose("animal-board", "Board", (game()?.tilings ?? []).map((t) => [t, boardText(t)]), start?.board);
  const makes = choose("animal-maker", "Maker marks", numbers, String(maker));
  const breaks = choose("animal-breaker", "Breaker marks", numbers, String(breaker));
  const size = choose("animal-size", "Animals", [["3", "up to 3 cells"], ["4", "up to 4 cells"], ["5", "up to 5 cells"]], "4");
  const list = el("ul.animals", {"aria-label": "Animals"});
  const says = el("p.hint", {role: "status"});
  let asked = 0;
  const fill = async () => {
    const ticket = ++asked;
    says.textContent = "Looking for who wins…";
    const wanted = {board: board.input.value, bias: /** @type {[number, number]} */ ([Number(makes.input.value), Number(breaks.input.value)])};
    try {
      const animals = await getAnimals({...wanted, size: Number(size.input.value)});
      if (ticket !== asked) return;
      replace(list, ...animals.map((a) => el("li", {}, animalButton(a, () => begin({game: game()?.id ?? "", ...wanted, animal: a.animal})))));
      says.textContent = `${animals.length} animals. M: the maker wins. B: the breaker wins. ?: not decided in a moment.`;
    } catch (error) {
      if (ticket === asked) says.textContent = troubleText(error);
    }
  };
  replace(host, board.row, makes.row, breaks.row, size.row, says, list);
  fill();
}

/** @param {ListedAnimal} listed @param {() => void} act */
function animalButton({animal, shapes, outcome}, act) {
  const {sign, text} = verdicts[outcome];
  const name = `Play for the animal ${animal.map(([a, b]) => `(${a}, ${b})`).join(" ")}: ${text}`;
  const made = button("", act, {class: `animal-choice ${outcome}`, "aria-label": name, title: text, "data-animal": JSON.stringify(animal)});
  made.append(animalPicture(shapes.map((shape) => ({shape})), 64, 54), el("span.verdict-sign", {"aria-hidden": "true"}, sign));
  return made;
}
