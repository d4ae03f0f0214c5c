// The screen of what can be learnt: the first minute, the lessons with how far one has come, puzzles, the glossary and
// the papers.

import {button, el, field, replace, select} from "../dom.js";
import {glossary} from "../glossary.js";
import {errorText} from "../state/errors.js";
import {state} from "../state/store.js";
import {lessonLink, lessons, nextStep, stepsPassed} from "./lessons.js";
import {papers} from "./papers.js";
import {levels, puzzles, puzzleScore} from "./puzzles.js";

/** What kind of puzzle is wanted. */
export const wanted = {game: "", level: ""};

/** @param {HTMLElement} host @param {() => void} another opens a puzzle */
export async function showLearn(host, another) {
  try {
    const [all, book] = await Promise.all([lessons(), puzzles()]);
    replace(host,
      el("div.welcome", {}, el("h1", {tabindex: -1}, "Learn"),
        el("p", {}, "Short lessons that you play on the board, and puzzles with one right move. " +
          "How far you are is kept in this browser.")),
      section("lessons", "Lessons", el("ol.lessons", {}, ...all.map(lessonCard))),
      section("puzzles", "Puzzles", ...puzzleChoice(book, another)),
      section("words", "Words", words()),
      section("papers", "Papers", el("ul.papers", {}, ...papers.map(paperEntry))));
  } catch (error) {
    replace(host, el("p.trouble", {role: "alert"}, errorText(error)));
  }
}

/** @param {string} id @param {string} title @param {...HTMLElement} content */
const section = (id, title, ...content) =>
  el("section.family", {"aria-labelledby": `learn-${id}`}, el("h2", {id: `learn-${id}`}, title), ...content);

/** @param {Lesson} lesson */
function lessonCard(lesson) {
  const {id, title, about, steps} = lesson;
  const [passed, all] = [stepsPassed(lesson), steps.length];
  const state = passed === 0 ? `${all} steps` : passed === all ? "✓ done" : `${passed} of ${all} steps`;
  const link = el("a.stretched", {href: lessonLink(id, nextStep(lesson))}, title);
  return el("li.card", {"data-lesson": id}, el("h3", {}, link),
    el("p.rule", {}, about), el("p.source", {}, state));
}

/** @param {Awaited<ReturnType<typeof puzzles>>} book @param {() => void} another */
function puzzleChoice(book, another) {
  const {tried, solved, all} = puzzleScore(book);
  const ids = [...new Set(book.map((p) => p.start.game))].sort();
  /** @type {[string, string][]} */
  const titles = ids.map((id) => [id, state.games.find((g) => g.id === id)?.title ?? id]);
  const games = select("puzzle-game", [["", "Every game"], ...titles], wanted.game, () => (wanted.game = games.value));
  /** @type {[string, string][]} */
  const names = levels.map(([name]) => [name, name]);
  const level = select("puzzle-level", [["", "Every level"], ...names], wanted.level,
    () => (wanted.level = level.value));
  return [
    el("p.about", {}, "In each position only one move wins. Find it. " +
      (tried === 0 ? `${all} are waiting.` : `${solved} solved at once, ${tried} tried, of ${all}.`)),
    el("div.puzzle-choice", {}, field("Game", games), field("Level", level),
      el("div.row.wrap", {}, button("A puzzle", another, {class: "primary", id: "puzzle-next"}),
        el("a.button", {href: "#puzzle=today", id: "puzzle-today"}, "Today’s puzzle"))),
  ];
}

/** All words. */
const words = () => el("details.words", {}, el("summary", {}, "Nimber, loony, kernel, paving…"),
  el("dl", {}, ...glossary().flatMap(({word, text}) => [el("dt", {}, word), el("dd", {}, text)])));

/** @param {typeof papers[number]} paper */
const paperEntry = ({title, authors, where, link, games}) => el("li", {},
  el("a", {href: link, rel: "external noopener", target: "_blank"}, title), ` ${authors}. ${where} `,
  el("span.hint", {}, games));
