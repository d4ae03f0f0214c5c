// The table: the board, and what is around it. It is loaded when the first game is opened; each part says which values
// it is drawn from.

import {Board} from "./board/board.js";
import {button, el, replace} from "./dom.js";
import {draftKind} from "./editor/draft.js";
import {explained} from "./glossary.js";
import {analysisPanel} from "./panels/analysis.js";
import {showAnimals} from "./panels/animals.js";
import {showChart} from "./panels/chart.js";
import {controls, shortcuts, showSeats} from "./panels/controls.js";
import {showDescribed} from "./panels/described.js";
import {hintButton} from "./panels/hint.js";
import {showEnding} from "./panels/ending.js";
import {showBoards} from "./panels/named_boards.js";
import {commandBox, showMoves, showRecord} from "./panels/record.js";
import {showShare} from "./panels/share.js";
import {showStatus, tell} from "./panels/status.js";
import {stepByKeys} from "./panels/steps.js";
import {tabs} from "./panels/tabs.js";
import {valueBar} from "./panels/value_bar.js";
import {panBy, viewControls, zoomOut} from "./panels/view.js";
import {play, whyNot} from "./state/actions.js";
import {reviewAtEnd} from "./state/after_game.js";
import {followAnalysis} from "./state/analysis.js";
import {getBoards} from "./state/api.js";
import {endlessVerdict, watchEndless} from "./state/endless_verdict.js";
import {seatEngine} from "./state/engine.js";
import {errorText} from "./state/errors.js";
import {keepAddress} from "./state/link.js";
import {game, personToMove, state, update, watch} from "./state/store.js";
import {longValue} from "./words.js";

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Draws a part of the table from some values. @param {() => unknown[]} values @param {() => void} draw */
const drawn = (values, draw) => watch(() => (state.match ? values() : null), draw);

/** What is known of the moves, if a person wants to see it. */
const shownAnalysis = () => (state.match?.analysed ? state.analysis : null);

/** @param {Target | null} target */
function showPointed(target) {
  const value = target && shownAnalysis()?.values.get(target.key);
  const text = target ? `${target.name}${value ? `: ${longValue(value, game()?.play === "solitaire")}` : ""}` : "";
  if (byId("pointed").textContent !== text) byId("pointed").textContent = text;
}

/** Says why what was pressed cannot be played, as it is said of a move that is typed. @param {Move} move */
async function refuse(move) {
  const {position} = state;
  const reason = await whyNot(move);
  if (state.position === position) byId("refusal").textContent = reason;
}

/** The board with its view and its editor. */
function boardParts() {
  const loseFocus = () => {
    if (!state.task) (document.getElementById("again") ?? byId("why")).focus();
    else board.picture.focus({preventScroll: true});  // from there a lesson takes it
  };
  const choose = (/** @type {Move} */ move) => personToMove() && play(move);
  let see = () => {};
  const report = {
    play: choose, pointAt: showPointed, impossible: refuse, pan: panBy, zoom: zoomOut, see: () => see(), loseFocus,
  };
  const board = new Board(byId("board"), report);
  see = viewControls(board);
  hintButton(byId("controls"), byId("hint-says"), byId("board"));
  drawn(() => [state.analysis, state.match?.analysed, state.position], valueBar(byId("board")));
  drawn(() => [state.position], () => showDescribed(byId("described")));
  drawn(() => [state.fresh, state.thinking], () =>
    byId("board").setAttribute("aria-busy", String(!state.fresh || state.thinking)));
  drawn(() => [state.match?.start, state.editing], () => {
    const parts = ["status", "board", "pointed", "refusal", "ending", "controls", "board-help"];
    for (const id of parts) byId(id).hidden = state.editing;
    byId("editor").hidden = !state.editing;
    if (state.editing) edit();
  });
  const seen = () => [state.position, state.fresh, personToMove(), shownAnalysis(), state.lit, state.layer];
  drawn(seen, () => showBoard(board));
}

/** @type {Promise<{open(): void}> | null} */
let editor = null;

/** Opens the editor, which is loaded when somebody draws for the first time. */
async function edit() {
  editor ??= import("./editor/editor.js").then(({Editor}) => new Editor(byId("editor")));
  const ready = await editor;
  if (state.editing) ready.open();
}

/** @param {Board} board */
function showBoard(board) {
  const {match, position, fresh, lit} = state;
  if (!match || !position) return;
  if (!fresh && board.shown?.position.scene === position.scene) return;  // the next one will be here in a moment
  const {values = null, drawing = null, components = null} = shownAnalysis() ?? {};
  const groups = drawing?.groups ?? (components && components.length > 1 ? components : null);
  board.show({
    board: match.start, position, places: match.places, alone: game()?.play === "solitaire",
    active: personToMove() || state.task?.exercise.values === true,  // there moves are only looked at
    values, groups, lit, layer: state.layer,
  });
}

/** What is around the board. */
function panels() {
  const names = ["seats", "record", "moves", "analysis", "chart", "boards", "share"];
  const parts = Object.fromEntries(names.map((name) => [name, el("div", {class: `part ${name}`})]));
  const draw = button("Draw a board", () => update({editing: true}), {id: "draw-board"});
  const drawSays = el("p.hint", {id: "draw-says", role: "status"});
  const showListed = () => listed.open && showMoves(parts.moves);
  const listed = el("details", {ontoggle: showListed}, el("summary", {}, "Moves as text"), parts.moves);
  const openTab = tabs(byId("side"), [
    {id: "game", title: "Game", panel: el("div.panel", {}, parts.seats, parts.record, commandBox(), listed)},
    {id: "why", title: "Why", panel: el("div.panel", {}, parts.analysis, parts.chart)},
    {id: "board", title: "Board", panel: el("div.panel", {}, parts.boards, draw, drawSays)},
    {id: "share", title: "Share", panel: el("div.panel", {}, parts.share)},
  ]);
  showShare(parts.share);
  const [board, seats, analysed] = [() => state.match?.start, () => state.match?.seats, () => state.match?.analysed];
  const [tree, document] = [() => state.match?.tree, () => state.position?.document];
  drawn(() => [game(), state.task !== null], () => {
    const endless = game()?.tilings !== undefined;
    showRules(byId("rules"));
    draw.hidden = endless || draftKind(/** @type {PositionDocument} */ (board())) === null;
  });
  drawn(() => [game(), state.boards], () => !game()?.tilings && showBoards(parts.boards));
  drawn(() => [JSON.stringify(game()?.tilings && board())], () => game()?.tilings && showAnimals(parts.boards));
  drawn(() => [document(), seats(), endlessVerdict(), state.thinking, state.hold, state.trouble], () =>
    showStatus(byId("status")));
  drawn(() => [document(), state.fresh], () => tell(byId("live")));
  drawn(() => [document()], () => (byId("refusal").textContent = ""));
  drawn(() => [document(), state.review, state.reviewed, seats()], () => showEnding(byId("ending")));
  drawn(() => [tree(), seats(), analysed(), document(), state.hold], controls(byId("controls")));
  drawn(() => [game(), board()], () => showSeats(parts.seats));
  drawn(() => [tree(), state.review], () => showRecord(parts.record));
  drawn(() => [state.position, personToMove()], showListed);
  drawn(() => [analysed()], () => analysed() && openTab("why"));
  drawn(() => [board()], () => !analysed() && byId("panel-why").checkVisibility() && openTab("game"));
  drawn(() => [document(), seats(), analysed(), state.analysis, state.layer],
    analysisPanel(parts.analysis, byId("legend")));
  drawn(() => [tree(), analysed(), state.review], () => showChart(parts.chart));
}

const hints = {
  edge: "Click a line, or one of its ends and then the other",
  vertex: "Click a vertex",
  heap: "Click the pins to take: a single one on it, several between them",
  cell: "Click a cell; drag to look elsewhere",
};

/** @param {HTMLElement} host */
function showRules(host) {
  const {title = "", rule = "", known = "", source = "", chooses = "edge", tilings} = game() ?? {};
  replace(host, el("h1", {tabindex: -1}, title), el("p", {}, rule),
    known && el("p.known", {}, ...explained(`Known: ${known}`)), el("p.source", {}, source));
  const more = tilings ? "; drag to look elsewhere" : "";
  const view = `+, − and 0 zoom, Shift and arrows look around${more}`;
  const keys = `Tab to the board, arrows to walk, Enter to play; ${view}`;
  const listed = state.task ? "" : ", and “Moves as text” lists them all";
  const close = `Where moves lie close together, + shows them larger${listed}`;
  byId("board-help").textContent = `${hints[chooses]}. ${close}. Or with keys: ${keys}.`;
}

/** The named boards, for whoever wants another one. */
async function loadBoards() {
  try {
    update({boards: await getBoards()});
  } catch (error) {
    update({trouble: errorText(error)});
  }
}

/** Sets the table; once. */
export function setTable() {
  panels();
  boardParts();  // last: when the game ends, the focus goes from the board to what the panels have drawn
  const helpers = [seatEngine, followAnalysis, reviewAtEnd, watchEndless, shortcuts, stepByKeys];
  for (const begin of [keepAddress, ...helpers, loadBoards]) begin();
}
