// Choosing an animal: the board, how many cells each marks a turn, and every small animal as a picture with who wins,
// where that is soon known. A picture starts its game.

import {animalPicture} from "../board/cells.js";
import {button, el, field, replace, select} from "../dom.js";
import {begin} from "../state/actions.js";
import {getAnimals} from "../state/api.js";
import {errorText} from "../state/errors.js";
import {Latest} from "../state/latest.js";
import {game, state} from "../state/store.js";
import {moveText} from "../words.js";

const verdicts = {
  maker: {sign: "M", text: "the maker wins"},
  breaker: {sign: "B", text: "the breaker wins"},
  unknown: {sign: "?", text: "not decided in a moment"},
};
const legend = Object.values(verdicts).map(({sign, text}) => `${sign}: ${text}.`).join(" ");
const question = new Latest();

/** @param {string} name */
const boardText = (name) => name.replace("-edges", ": edges").replace(/^./, (c) => c.toUpperCase());

/** @param {HTMLElement} host */
export function showAnimals(host) {
  const {board: tiling, bias = [1, 1]} = /** @type {PositionDocument} */ (state.match?.start);
  const numbers = /** @type {[string, string][]} */ (["1", "2", "3"].map((n) => [n, n]));
  const list = el("ul.animals", {"aria-label": "Animals"});
  const says = el("p.hint", {role: "status"});
  const fill = async () => {
    says.textContent = "Finding out who wins…";
    const wanted = {board: board.value, bias: /** @type {Pair} */ ([Number(maker.value), Number(breaker.value)])};
    try {
      const animals = await question.ask((signal) => getAnimals({...wanted, size: Number(size.value)}, signal));
      const start = (/** @type {Pair[]} */ animal) => begin({game: game()?.id ?? "", ...wanted, animal});
      replace(list, ...animals.map((a) => el("li", {}, animalButton(a, () => start(a.animal)))));
      says.textContent = `${animals.length} animals. ${legend}`;
    } catch (error) {
      says.textContent = errorText(error);
    }
  };
  const board = select("animal-board", (game()?.tilings ?? []).map((t) => [t, boardText(t)]), tiling, fill);
  const maker = select("animal-maker", numbers, String(bias[0]), fill);
  const breaker = select("animal-breaker", numbers, String(bias[1]), fill);
  const size = select("animal-size", ["3", "4", "5"].map((n) => [n, `up to ${n} cells`]), "4", fill);
  replace(host, field("Board", board), field("Maker marks", maker), field("Breaker marks", breaker),
    field("Animals", size), says, list);
  fill();
}

/** @param {ListedAnimal} listed @param {() => void} act */
function animalButton({animal, shapes, outcome}, act) {
  const {sign, text} = verdicts[outcome];
  const name = `Play for the animal ${animal.map((cell) => moveText(cell, true)).join(" ")}: ${text}`;
  const said = {"aria-label": name, title: text, "data-animal": JSON.stringify(animal)};
  const made = button("", act, {class: `animal-choice ${outcome}`, ...said});
  const picture = animalPicture(shapes.map((shape) => ({shape})), 64, 54);
  made.append(picture, el("span.verdict-sign", {"aria-hidden": "true"}, sign));
  return made;
}
