// The end of a game is a beginning: what the review has found, the position before the move that went wrong with the
// better move as an arrow, and ways to go on.

import {arrowAt} from "../board/arrow.js";
import {figure} from "../board/figure.js";
import {numbers, picture} from "../board/layers.js";
import {button, el, replace} from "../dom.js";
import {go, nextBoard, swapSides} from "../state/actions.js";
import {getPosition} from "../state/api.js";
import {Latest} from "../state/latest.js";
import {game, present, state} from "../state/store.js";
import {lineTo} from "../state/tree.js";
import {reviewedPlayer, reviewText, turningPoint} from "./ending_words.js";

/** @import {Mistake} from "./ending_words.js" */

const size = {width: 230, height: 170};
const mostNumbers = 30;
const question = new Latest();

/** @param {HTMLElement} host */
export function showEnding(host) {
  const {position, reviewed, match} = state;
  question.drop();
  if (!position?.over || !match || position.history.length === 0) return replace(host);
  const player = reviewedPlayer();
  const found = state.review.size > position.history.length;
  const mistake = found ? turningPoint(player) : null;
  const text = found ? reviewText(player, mistake)
    : reviewed === "failed" ? "The game could not be looked through." : "Looking through the game…";
  const frame = el("div.before", {hidden: !mistake});
  if (mistake) showBefore(frame, mistake);
  const alone = game()?.play === "solitaire";
  replace(host, el("section.ending", {"aria-label": "How the game went"}, frame,
    el("div.after", {},
      el("p.found", {role: "status", "data-done": String(found || reviewed === "failed")}, text),
      el("div.row.wrap", {},
        mistake && button("Try again here", () => tryAgain(mistake), {class: "small", id: "try-again"}),
        !alone && button("Swap sides", swapSides, {class: "small", id: "swap-sides"}),
        button("Next board", nextBoard, {class: "small", id: "next-board"})))));
}

/** To the position before a mistake. @param {Mistake} mistake */
function tryAgain({ply}) {
  const {match} = state;
  if (match) go(match.tree.nodes[lineTo(match.tree)[ply - 1]].parent);
}

/** The position before a mistake, with the move that was made and a better one.
 * @param {HTMLElement} host @param {Mistake} mistake */
async function showBefore(host, {ply, step, better}) {
  const document = present();
  try {
    const before = {...document, moves: (document.moves ?? []).slice(0, ply - 1)};
    const {scene} = await question.ask((signal) => getPosition(before, {}, signal));
    const f = figure(scene, size.width, size.height, {small: true, places: state.match?.places ?? null});
    const drawn = picture(f, scene);
    drawn.append(...(f.spots.length <= mostNumbers ? numbers(f, false) : []));
    drawn.append(...arrowAt(step.move, scene, f, "wrong"));
    if (better !== undefined) drawn.append(...arrowAt(better, scene, f, "better"));
    replace(host, drawn, el("p.hint", {}, el("span.key.wrong", {}, "played"),
      better !== undefined && el("span.key.better", {}, "better")));
  } catch {
    host.hidden = true;  // the words are enough
  }
}
