// Beside the board during an exercise: what is said, what is asked, how it went, and how to go on. Its buttons stay
// where they are from step to step, so that the focus does.

import {button, el, replace} from "../dom.js";
import {explained} from "../glossary.js";
import {setAnalysed} from "../state/actions.js";
import {game, state} from "../state/store.js";
import {moveText} from "../words.js";
import {tryAgain} from "./player.js";
import {levelName} from "./puzzles.js";

/** @typedef {{go(step: number): void, leave(): void, another(): void}} Ways how to go on */

/** @param {Task} task */
function heading({kind, title, step, of, rating = 0, daily}) {
  const puzzle = `${daily ? "Today’s puzzle" : "Puzzle"}, ${levelName(rating)}`;
  const where = kind === "lesson" ? `Step ${step + 1} of ${of}` : puzzle;
  return [
    el("p.crumbs", {}, el("a", {href: "#learn"}, "Learn"), ` · ${where}`),
    kind === "lesson" && el("progress", {max: of, value: step + 1, "aria-label": where}),
    el("h1", {}, title),
  ];
}

/** What is said, and what is asked. @param {Task} task */
function texts({kind, exercise: {say, ask}}) {
  const known = new Set();
  const told = kind === "puzzle" ? [game()?.rule ?? ""] : say;
  const asked = kind === "puzzle" ? "Only one move wins. Find it." : ask;
  return [
    ...told.map((text) => el("p", {}, ...explained(text, known))),
    asked && el("p.ask", {}, ...explained(asked, known)),
  ];
}

/** How it went, in words. @param {Task} task */
function verdictText({kind, exercise: {right, wrong, pass = [], play}, verdict}) {
  if (!verdict) return "";
  if (verdict === "right") return right ?? (play ? "You won." : kind === "puzzle" ? "Solved." : "Right.");
  if (kind === "puzzle") return "Not this one. The board shows how the engine answers.";
  return wrong ?? (play ? "Not this time." : pass.length === 1 ? "Another move is meant." : "Look again.");
}

/** Made once; returns what brings it up to date. @param {HTMLElement} host @param {Ways} ways @returns {() => void} */
export function taskPanel(host, ways) {
  const head = el("div.task-head", {});
  const says = el("div.task-says", {tabindex: -1});
  const verdict = el("p.task-verdict", {role: "status"});
  const back = button("Back", () => ways.go(/** @type {Task} */ (state.task).step - 1));
  const again = button("Try again", tryAgain, {id: "task-again"});
  const show = button("Show the move", () => (verdict.textContent = solution()), {id: "task-show"});
  const why = button("See why", () => { tryAgain(); setAnalysed(true); }, {id: "task-why"});
  const next = button("Next", () => goOn(), {class: "primary", id: "task-next"});
  const row = el("div.row.wrap", {role: "group", "aria-label": "Lesson"}, back, again, show, why, next);
  replace(host, head, says, verdict, row);

  const goOn = () => {
    const {kind, step, of} = /** @type {Task} */ (state.task);
    if (kind === "puzzle") ways.another();
    else if (step + 1 < of) ways.go(step + 1);
    else ways.leave();
  };
  const solution = () => {
    const cells = game()?.chooses === "cell";
    return `The move is ${(state.task?.exercise.pass ?? []).map((m) => moveText(m, cells)).join(" or ")}.`;
  };
  /** @type {Task | null} */
  let shown = null;
  return () => {
    const {task} = state;
    if (!task) return;
    const asked = task.exercise.pass !== undefined || task.exercise.play !== undefined;
    const fresh = shown?.exercise !== task.exercise;
    if (fresh) {
      replace(head, ...heading(task));
      replace(says, ...texts(task));
    }
    verdict.textContent = verdictText(task);
    verdict.dataset.verdict = task.verdict ?? "";
    back.hidden = task.kind === "puzzle" || task.step === 0;
    again.hidden = task.verdict !== "wrong";
    show.hidden = task.verdict !== "wrong" || !task.exercise.pass;
    why.hidden = task.kind !== "puzzle" || task.verdict === null;
    next.textContent = nextText(task, asked);
    next.classList.toggle("primary", !asked || task.verdict === "right");
    moveFocus(task, fresh);
    shown = task;
  };

  /** To what is said of a new step, or to what comes next; not away from somewhere else on the page.
   * @param {Task} task @param {boolean} fresh */
  function moveFocus(task, fresh) {
    const here = document.activeElement;
    if (fresh && shown && (host.contains(here) || here === document.body)) says.focus({preventScroll: true});
    const onBoard = here === document.body || here?.closest("#board") !== null;
    if (task.verdict && shown?.verdict === null && onBoard) (task.verdict === "right" ? next : again).focus();
  }
}

/** @param {Task} task @param {boolean} asked */
function nextText({kind, step, of, verdict}, asked) {
  if (kind === "puzzle") return "Next puzzle";
  if (asked && verdict !== "right") return "Skip";
  return step + 1 < of ? "Next" : "Done";
}
