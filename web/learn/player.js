// Plays an exercise: puts its position on the table, and judges what a person does there. It knows no rules: a move
// passes if the exercise lists it, and a game is won if the server says so.

import {open} from "../state/actions.js";
import {state, update, watch} from "../state/store.js";
import {lineTo, sameMove, treeOfLine} from "../state/tree.js";
import {passStep, tryPuzzle} from "./progress.js";

/** @param {Task} task @returns {Promise<void>} */
export function present(task) {
  const {start, exercise: {moves = [], values = false, play}} = task;
  update({task: {...task, verdict: null}});
  update({layer: "idea"});  // what is shown of the reason is part of the lesson
  return open({start, places: null, tree: treeOfLine(moves), seats: seatsOf(play), analysed: values});
}

/** Where the person sits; null: wherever the turn is. @param {Exercise["play"]} play @returns {Match["seats"]} */
function seatsOf(play) {
  const alone = state.games.find(({id}) => id === state.task?.start.game)?.play === "solitaire";
  if (!play || alone) return {first: "person", second: "person"};
  const {seat, strength} = play;
  return {first: seat === "first" ? "person" : strength, second: seat === "second" ? "person" : strength};
}

/** The same once more. */
export function tryAgain() {
  if (state.task) present(state.task);
}

/** How the exercise stands: not done yet, right or wrong. @param {Task} task @returns {Task["verdict"]} */
function judged({exercise: {moves = [], pass, play}}) {
  const {match, position} = state;
  if (!match || !position || !state.fresh) return null;
  if (play) return position.over ? (position.result?.winner === play.seat ? "right" : "wrong") : null;
  const line = lineTo(match.tree);
  if (!pass || line.length <= moves.length) return null;
  const made = match.tree.nodes[line[moves.length]].move;
  return pass.some((move) => sameMove(move, /** @type {Move} */ (made))) ? "right" : "wrong";
}

/** @param {Task} task @param {NonNullable<Task["verdict"]>} verdict */
function conclude(task, verdict) {
  const {match, position} = state;
  update({task: {...task, verdict}});
  if (task.kind === "puzzle") tryPuzzle(task.id, verdict === "right");
  else if (verdict === "right") passStep(task.id, task.step + 1);
  if (verdict !== "wrong" || task.exercise.play || !match || !position) return;
  const mover = position.history[task.exercise.moves?.length ?? 0]?.by;
  const other = mover === "first" ? "second" : "first";
  if (position.to_move === other) update({match: {...match, seats: {...match.seats, [other]: "perfect"}}});
}

/** Begins to judge. */
export function judgeTasks() {
  watch(() => state.task && [state.task, state.match?.tree, state.position, state.fresh], () => {
    const {task} = state;
    const verdict = task && !task.verdict && judged(task);
    if (verdict) conclude(task, verdict);
  });
}
