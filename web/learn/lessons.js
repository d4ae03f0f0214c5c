// The lessons: data that is read once, and a step of one of them as a task.

import {getLessons} from "../state/api.js";
import {passStep, progress} from "./progress.js";

/** @type {Promise<Lesson[]> | null} */
let reading = null;

/** In their order. */
export function lessons() {
  reading ??= getLessons();
  reading.catch(() => (reading = null));  // the next who asks tries again
  return reading;
}

/** @param {string} id @param {number} step from 0 */
export const lessonLink = (id, step) => `#learn=${id}.${step + 1}`;

/** @param {Lesson} lesson @param {number} step @returns {Task} */
export function lessonTask({id, title, boards, steps}, step) {
  const exercise = steps[step];
  return {
    kind: "lesson", id, title, start: boards[exercise.board], exercise, step, of: steps.length, verdict: null,
  };
}

/** Where to go on. @param {Lesson} lesson */
export function nextStep({id, steps}) {
  const passed = progress().lessons[id] ?? 0;
  return passed < steps.length ? passed : 0;
}

/** How many steps were passed. @param {Lesson} lesson */
export const stepsPassed = ({id, steps}) => Math.min(progress().lessons[id] ?? 0, steps.length);

/** What was only to be read was read. @param {Task} task */
export function passReading({kind, id, step, exercise}) {
  if (kind === "lesson" && !exercise.pass && !exercise.play) passStep(id, step + 1);
}
