// A hint: the engine's best move is shown on the board and named below it, and it is said whether it is proved. Until
// it is asked for, nothing is told.

import {button} from "../dom.js";
import {choose} from "../state/api.js";
import {errorText} from "../state/errors.js";
import {Latest} from "../state/latest.js";
import {game, personToMove, present, state, watch} from "../state/store.js";
import {typed} from "../words.js";
import {moveName} from "./names.js";

const question = new Latest();

/** @param {Move} move @param {boolean} exact @param {string} outcome for whoever moves */
function hintText(move, exact, outcome) {
  const name = moveName(move);
  if (!exact) return `Try ${name}; that it is best is not proved.`;
  const lost = outcome === "loss" && game()?.play !== "solitaire";
  if (lost) return `Every move loses against best play; ${name} makes it hardest for the other.`;
  return `Try ${name}.`;
}

/** A button beside the others, and where it says what it has found. @param {HTMLElement} controls
 * @param {HTMLElement} says @param {HTMLElement} board */
export function hintButton(controls, says, board) {
  const ask = async () => {
    says.textContent = "Looking for a good move…";
    try {
      const {move, exact, outcome = ""} = await question.ask((signal) => choose(present(), "perfect", 1, signal));
      if (move === null) return void (says.textContent = "There is no move.");
      says.textContent = hintText(move, exact, outcome);
      board.querySelector(`.target[data-move="${typed(move)}"]`)?.classList.add("hinted");
    } catch (error) {
      says.textContent = errorText(error);
    }
  };
  const hint = button("Hint", ask, {id: "hint"});
  controls.insertBefore(hint, document.getElementById("why"));
  watch(() => (state.match ? [state.position?.document, personToMove()] : null), () => {
    question.drop();
    says.textContent = "";
    hint.disabled = !personToMove();
    for (const target of board.querySelectorAll(".hinted")) target.classList.remove("hinted");
  });
}
