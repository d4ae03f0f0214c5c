// Named boards: a kind, a slider for each of its sizes, a shape, and a number for boards that are made at random.

import {getPosition, makeBoard} from "../state/api.js";
import {button, el, replace} from "../dom.js";
import {game, state} from "../state/store.js";
import {begin, troubleText} from "../state/actions.js";

/** @typedef {import("../state/api.js").BoardKind} BoardKind */

/** @param {HTMLElement} host */
export function showBoards(host) {
  const kinds = state.boards.filter((b) => game()?.boards.includes(b.kind));
  const chosen = game()?.start.kind;
  const form = el("div.form", {});
  const chooser = el("select", {id: "board-kind", onchange: () => fields(form, kinds[chooser.selectedIndex])},
    ...kinds.map((b) => el("option", {value: b.kind, selected: b.kind === chosen}, b.kind)));
  replace(host, el("div.field", {}, el("label", {for: "board-kind"}, "Board"), chooser), form);
  const kind = kinds.find((b) => b.kind === chosen) ?? kinds[0];
  if (kind) fields(form, kind);
}

/** @param {HTMLElement} host @param {BoardKind} kind */
function fields(host, kind) {
  const start = game()?.start;
  const own = start?.kind === kind.kind ? start.sizes : [];
  const sliders = kind.many ? [] : kind.sizes.map((size, i) => slider(`board-size-${i}`, size.name, size.least, size.most, own[i] ?? size.usual));
  const list = kind.many ? el("input", {type: "text", id: "board-sizes", inputmode: "numeric", value: (own.length > 0 ? own : kind.sizes.map((s) => s.usual)).join(" ")}) : null;
  const shape = kind.shapes.length > 0 ? el("select", {id: "board-shape"}, ...kind.shapes.map((s) => el("option", {value: s, selected: s === start?.shape}, s))) : null;
  const seed = kind.random ? slider("board-seed", "number of the board", 1, 100, 1) : null;
  const misere = game()?.misere ? el("input", {type: "checkbox", id: "board-misere"}) : null;
  const says = el("p.hint", {role: "status"});
  const make = async () => {
    const sizes = list ? (list.value.match(/[0-9]+/g) ?? []).map(Number) : sliders.map((s) => Number(s.input.value));
    try {
      const document = await makeBoard({kind: kind.kind, sizes, game: game()?.id ?? "", seed: Number(seed?.input.value ?? 1), ...(shape ? {shape: shape.value} : {})});
      if (misere?.checked) document.misere = true;
      const {over} = await getPosition(document);
      if (over) says.textContent = list && sizes.length === 0 ? "Write one or more sizes, such as 3 5 7." : "On this board the game is over before it begins.";
      else begin(document);
    } catch (error) {
      says.textContent = troubleText(error);
    }
  };
  replace(host,
    el("p.hint", {}, kind.text),
    list && el("div.field", {}, el("label", {for: "board-sizes"}, "Sizes"), list),
    ...sliders.map((s) => s.row),
    shape && el("div.field", {}, el("label", {for: "board-shape"}, "Shape"), shape),
    seed?.row,
    misere && el("div.field.check", {}, misere, el("label", {for: "board-misere"}, "Misère: who cannot move wins")),
    button("Play on this board", make, {class: "primary", id: "make-board"}),
    says);
}

/** @param {string} id @param {string} name @param {number} least @param {number} most @param {number} value */
function slider(id, name, least, most, value) {
  const output = el("output", {for: id}, value);
  const input = el("input", {type: "range", id, min: least, max: most, value, oninput: () => (output.textContent = input.value)});
  return {input, row: el("div.field", {}, el("label", {for: id}, name), input, output)};
}
