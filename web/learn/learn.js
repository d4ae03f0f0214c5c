// Learning: which address shows what, and how one goes on from an exercise.

import {leave} from "../state/actions.js";
import {errorText} from "../state/errors.js";
import {state, update, watch} from "../state/store.js";
import {lessonLink, lessons, lessonTask, passReading} from "./lessons.js";
import {taskPanel} from "./panel.js";
import {judgeTasks, present} from "./player.js";
import {dailyPuzzle, nextPuzzle, puzzles, puzzleTask} from "./puzzles.js";
import {showLearn, wanted} from "./screen.js";

/** @param {string} id */
const titleOf = (id) => state.games.find((g) => g.id === id)?.title ?? id;

/** @param {string} place `kayles.3` */
async function openLesson(place) {
  const [id, step = "1"] = place.split(".");
  const lesson = (await lessons()).find((l) => l.id === id);
  if (!lesson) throw new Error(`There is no lesson “${id}”.`);
  const at = Math.max(0, Math.min(lesson.steps.length - 1, Number(step) - 1 || 0));
  return present(lessonTask(lesson, at));
}

/** @param {string} id or `today` */
async function openPuzzle(id) {
  const all = await puzzles();
  const daily = id === "today";
  const puzzle = daily ? dailyPuzzle(all) : all.find((p) => p.id === id);
  if (!puzzle) throw new Error("There is no such puzzle.");
  return present(puzzleTask(puzzle, titleOf(puzzle.start.game), daily));
}

/** @param {string} fragment */
function follow(fragment) {
  history.pushState(null, "", fragment);
  showAddress(fragment);
}

async function another() {
  const found = nextPuzzle(await puzzles(), wanted, state.task?.kind === "puzzle" ? state.task.id : "");
  if (found) follow(`#puzzle=${found.id}`);
  else update({trouble: "There is no puzzle of this game and level."});
}

/** Shows what an address of learning says; false if it is none of these. @param {string} fragment */
export function showAddress(fragment) {
  const [what, place = ""] = fragment.replace(/^#/, "").split("=");
  if (!["learn", "puzzle"].includes(what)) return false;
  const opened = !place ? leave("learn") : what === "learn" ? openLesson(place) : openPuzzle(place);
  Promise.resolve(opened).catch((error) => {
    leave("learn");
    update({trouble: errorText(error)});
  });
  return true;
}

/** Made once. @param {{learn: HTMLElement, task: HTMLElement, table: HTMLElement}} hosts */
export function learning({learn, task, table}) {
  const ways = {
    another,
    go: (/** @type {number} */ step) => {
      const now = /** @type {Task} */ (state.task);
      if (step > now.step) passReading(now);
      follow(lessonLink(now.id, step));
    },
    leave: () => {
      if (state.task) passReading(state.task);
      follow("#learn");
    },
  };
  const draw = taskPanel(task, ways);
  judgeTasks();
  watch(() => [state.task], () => {
    task.hidden = !state.task;
    const {task: now} = state;
    table.dataset.task = !now ? "" : now.exercise.play ? "play" : now.exercise.pass ? "ask" : "read";
  });
  watch(() => [state.task, state.match && state.games], draw);
  const shown = () => state.screen === "learn" && !state.match;
  watch(() => [shown()], () => {
    learn.hidden = !shown();
    if (shown()) showLearn(learn, another).then(() => learn.querySelector("h1")?.focus({preventScroll: true}));
  });
}
