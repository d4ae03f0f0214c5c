// A board to put into another page: the game that the address holds, to be played in place. There is the board, whose
// turn it is, two buttons and the way to the whole page, and nothing else.

import {Board} from "../board/board.js";
import {button, el, replace} from "../dom.js";
import {showStatus, tell} from "../panels/status.js";
import {panBy, zoomOut} from "../panels/view.js";
import {open, play, restart, undo, whyNot} from "../state/actions.js";
import {getGames} from "../state/api.js";
import {seatEngine} from "../state/engine.js";
import {errorText} from "../state/errors.js";
import {fromFragment, toFragment} from "../state/link.js";
import {game, personToMove, state, update, watch} from "../state/store.js";

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** What a press leads to. @param {HTMLElement} says where it is told why something cannot be played */
const report = (says) => ({
  play: (/** @type {Move} */ move) => personToMove() && play(move),
  impossible: async (/** @type {Move} */ move) => (says.textContent = await whyNot(move)),
  pan: panBy, zoom: zoomOut, pointAt() {}, see() {},
  loseFocus: () => byId("controls").querySelector("button")?.focus(),
});

/** @param {Board} board */
function showBoard(board) {
  const {match, position, fresh} = state;
  byId("board").setAttribute("aria-busy", String(!fresh || state.thinking));
  if (!match || !position || (!fresh && board.shown?.position.scene === position.scene)) return;
  const alone = game()?.play === "solitaire";
  const unasked = {values: null, groups: null, lit: -1, layer: /** @type {Layer} */ ("verdict")};
  board.show({board: match.start, position, places: match.places, alone, active: personToMove(), ...unasked});
}

/** Sets the table; once. */
function begin() {
  const refusal = el("p", {id: "refusal", role: "status"});
  const whole = el("a", {id: "whole", target: "_blank", rel: "noopener"}, "Open in Arête");
  const back = button("Undo", undo);
  replace(byId("controls"), back, button("Restart", restart), refusal, whole);
  const board = new Board(byId("board"), report(refusal));
  watch(() => state.match && [state.position?.document, state.match.seats, state.thinking, state.hold, state.trouble],
    () => showStatus(byId("status")));
  watch(() => [state.position, state.fresh], () => tell(byId("live")));
  watch(() => [state.position?.document], () => (refusal.textContent = ""));
  watch(() => [state.position, state.fresh, state.thinking, personToMove()], () => showBoard(board));
  watch(() => state.match && [state.match.tree, game()], () => {
    const match = /** @type {Match} */ (state.match);
    back.disabled = match.tree.at === 0;
    whole.setAttribute("href", `../${toFragment(match)}`);
    document.title = byId("title").textContent = `${game()?.title ?? match.start.game} – Arête`;
  });
  seatEngine();
}

/** The game that the address holds, if it can be read. */
function held() {
  try {
    return fromFragment(location.hash);
  } catch {
    return null;
  }
}

async function main() {
  const match = held();
  const fail = (/** @type {string} */ text) => replace(byId("status"), el("p.trouble", {role: "alert"}, text));
  if (!match) return fail("This link is broken: no game could be read from it.");
  begin();
  try {
    update({games: await getGames()});
    open({...match, analysed: false});
  } catch (error) {
    fail(errorText(error));
  }
}

main();
