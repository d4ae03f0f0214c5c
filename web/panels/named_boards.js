// Named boards: a kind, a slider for each of its sizes, a shape, and a number for boards that are made at random.

import {button, el, field, replace, select} from "../dom.js";
import {begin} from "../state/actions.js";
import {getPosition, makeBoard} from "../state/api.js";
import {errorText} from "../state/errors.js";
import {game, state} from "../state/store.js";

/** @param {HTMLElement} host */
export function showBoards(host) {
  const kinds = state.boards.filter((b) => game()?.boards.includes(b.kind));
  const chosen = game()?.start.kind;
  const form = el("div.form", {});
  const chooser = select("board-kind", kinds.map((b) => [b.kind, b.kind]), chosen,
    () => fields(form, kinds[chooser.selectedIndex]));
  replace(host, field("Board", chooser), form);
  const kind = kinds.find((b) => b.kind === chosen) ?? kinds[0];
  if (kind) fields(form, kind);
}

/** What a shape with a number is called: `inner:2`. @param {string} shape */
function shapeName(shape) {
  const [kind, count] = shape.split(":");
  if (count === undefined) return kind;
  return kind === "inner" ? `${count} inner triangles` : `${count} inner triangles, none beside another`;
}

/** @param {HTMLElement} host @param {BoardKind} kind */
function fields(host, {kind, text, sizes, many, shapes, random}) {
  const start = game()?.start;
  const usual = sizes.map((size, i) => (start?.kind === kind ? start.sizes[i] : undefined) ?? size.usual);
  const listed = start?.kind === kind && start.sizes.length > 0 ? start.sizes : usual;
  const list = many && el("input", {type: "text", id: "board-sizes", inputmode: "numeric", value: listed.join(" ")});
  const sliders = many ? [] : sizes.map((s, i) => slider(`board-size-${i}`, s.name, s.least, s.most, usual[i]));
  const shape = shapes.length > 0 && select("board-shape", shapes.map((s) => [s, shapeName(s)]), start?.shape);
  const seed = random && slider("board-seed", "number of the board", 1, 100, 1);
  const misere = game()?.misere && el("input", {type: "checkbox", id: "board-misere"});
  const says = el("p.hint", {role: "status"});
  const play = async () => {
    const wanted = list ? (list.value.match(/[0-9]+/g) ?? []).map(Number) : sliders.map((s) => Number(s.input.value));
    const more = {seed: seed ? Number(seed.input.value) : 1, ...(shape && {shape: shape.value})};
    try {
      const board = await makeBoard({kind, sizes: wanted, game: game()?.id ?? "", ...more});
      const document = {...board, ...(misere && misere.checked && {misere: true})};
      const {over} = await getPosition(document);
      if (!over) return begin(document);
      says.textContent = list && wanted.length === 0 ? "Write one or more sizes, such as 3 5 7."
        : "On this board the game is over before it begins.";
    } catch (error) {
      says.textContent = errorText(error);
    }
  };
  replace(host,
    el("p.hint", {}, text),
    list && field("Sizes", list),
    ...sliders.map((s) => s.row),
    shape && field("Shape", shape),
    seed && seed.row,
    misere && el("div.field.check", {}, misere, el("label", {for: misere.id}, "Misère: whoever cannot move wins")),
    button("Play on this board", play, {class: "primary", id: "make-board"}),
    says);
}

/** @param {string} id @param {string} name @param {number} min @param {number} max @param {number} value */
function slider(id, name, min, max, value) {
  const output = el("output", {for: id}, value);
  const input = el("input", {type: "range", id, min, max, value, oninput: () => (output.textContent = input.value)});
  return {input, row: field(name, input, output)};
}
