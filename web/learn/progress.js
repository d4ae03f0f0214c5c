// What has been learnt stays in the browser, and nowhere else. Where nothing can be kept, it is forgotten on reload.

const key = "arete.learn";

/** @typedef {{lessons: Record<string, number>, puzzles: Record<string, boolean>}} Progress
 * Of each lesson the first step that was not passed; of each puzzle whether it was solved at the first attempt. */

/** @returns {Progress} */
function read() {
  try {
    const held = JSON.parse(localStorage.getItem(key) ?? "{}");
    return {lessons: {...held.lessons}, puzzles: {...held.puzzles}};
  } catch {
    return {lessons: {}, puzzles: {}};
  }
}

/** @type {Progress} */
let known = read();

export const progress = () => known;

/** @param {Progress} now */
function keep(now) {
  known = now;
  try {
    localStorage.setItem(key, JSON.stringify(now));
  } catch { /* a browser that keeps nothing: it is known until the page is closed */ }
}

/** @param {string} lesson @param {number} next the step after the one that was passed */
export function passStep(lesson, next) {
  const before = known.lessons[lesson] ?? 0;
  keep({...known, lessons: {...known.lessons, [lesson]: Math.max(before, next)}});
}

/** The first attempt counts. @param {string} puzzle @param {boolean} solved */
export function tryPuzzle(puzzle, solved) {
  if (known.puzzles[puzzle] === undefined) keep({...known, puzzles: {...known.puzzles, [puzzle]: solved}});
}
