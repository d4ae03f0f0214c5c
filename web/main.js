// The page: puts the screens together, tells each part when to draw, and follows the address.

import {showAnimals} from "./panels/animals.js";
import {getBoards, getGames} from "./state/api.js";
import {Board} from "./board/board.js";
import {showBoards} from "./panels/named_boards.js";
import {showChart} from "./panels/chart.js";
import {controls, shortcuts, showSeats} from "./panels/controls.js";
import {button, el, replace} from "./dom.js";
import {draftKind} from "./editor/draft.js";
import {Editor} from "./editor/editor.js";
import {watch} from "./state/engine.js";
import {foreverText, watchForever} from "./state/endless_verdict.js";
import {showHome} from "./panels/home.js";
import {follow} from "./state/analysis.js";
import {fromFragment} from "./state/link.js";
import {commandBox, showMoves, showRecord} from "./panels/record.js";
import {acceptDrops, showShare} from "./panels/share.js";
import {showStatus, tell} from "./panels/status.js";
import {game, state, subscribe, update} from "./state/store.js";
import {leave, open, personToMove, play, troubleText} from "./state/actions.js";
import {tabs} from "./panels/tabs.js";
import {lookAround, panBy} from "./panels/view.js";
import {whyPanel} from "./panels/analysis.js";
import {longValue} from "./words.js";

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** Draws only when one of the things that it depends on is another one. @param {() => unknown[]} on @param {() => void} draw */
function drawn(on, draw) {
  /** @type {unknown[]} */
  let before = [NaN];
  subscribe(() => {
    if (!state.match) return;
    const now = on();
    if (now.length === before.length && now.every((value, i) => Object.is(value, before[i]))) return;
    before = now;
    draw();
  });
}

/** @param {import("./board/targets.js").Aim | null} aim */
function showAim(aim) {
  const value = aim && state.match?.why ? state.insight?.values.get(aim.key) : undefined;
  const text = aim ? `${aim.name}${value ? `: ${longValue(value, game()?.play === "solitaire")}` : ""}` : "";
  if (byId("aim").textContent !== text) byId("aim").textContent = text;
}

/** The parts of the table, made once. */
function table() {
  const board = new Board(byId("board"), {play, aim: showAim, pan: panBy});
  lookAround(byId("board"));
  const editor = new Editor(byId("editor"));
  const parts = Object.fromEntries(["seats", "record", "moves", "why", "chart", "boards", "share"].map((id) => [id, el("div", {class: `part ${id}`})]));
  const draw = button("Draw a board", () => update({editing: true}), {id: "draw-board"});
  const listed = el("details", {ontoggle: () => update()}, el("summary", {}, "Moves as text"), parts.moves);
  const openTab = tabs(byId("side"), [
    {id: "game", title: "Game", panel: el("div.panel", {}, parts.seats, parts.record, commandBox(), listed)},
    {id: "why", title: "Why", panel: el("div.panel", {}, parts.why, parts.chart)},
    {id: "board", title: "Board", panel: el("div.panel", {}, parts.boards, draw)},
    {id: "share", title: "Share", panel: el("div.panel", {}, parts.share)},
  ]);
  const refresh = controls(byId("controls"));
  showShare(parts.share);
  const tree = () => [state.match?.tree, state.match?.tree.at, state.match?.tree.count];
  drawn(() => [game()], () => {
    replace(byId("rules"), el("h1", {}, game()?.title ?? ""), el("p", {}, game()?.rule ?? ""), el("p.source", {}, game()?.source ?? ""));
    const where = {edge: "Click a line, or one of its ends and then the other", vertex: "Click a vertex", heap: "Click a pin, or between pins to take several", cell: "Click a cell; drag to look elsewhere"};
    const keys = game()?.tilings ? "Tab to the board, arrows to walk, Enter to play; Shift and arrows, +, − and 0 change the view" : "Tab to the board, arrows to walk, Enter to play";
    byId("board-help").textContent = `${where[game()?.chooses ?? "edge"]}. Or with keys: ${keys}.`;
    draw.hidden = !state.match || game()?.tilings !== undefined || draftKind(state.match.start) === null;
    if (!game()?.tilings) showBoards(parts.boards);
  });
  drawn(() => [JSON.stringify(game()?.tilings && state.match?.start)], () => game()?.tilings && showAnimals(parts.boards));
  drawn(() => [state.position, foreverText(), state.thinking, state.hold, state.trouble, state.match?.seats.first, state.match?.seats.second], () => showStatus(byId("status")));
  drawn(() => [state.position, state.fresh], () => tell(byId("live")));
  drawn(() => [state.fresh, state.thinking], () => byId("board").setAttribute("aria-busy", String(!state.fresh || state.thinking)));
  drawn(() => [...tree(), state.match?.why, state.hold, state.position, state.match?.seats.first, state.match?.seats.second], refresh);
  drawn(() => [game(), state.match], () => showSeats(parts.seats));
  drawn(() => [...tree(), state.position, state.review], () => showRecord(parts.record));
  drawn(() => [state.position, state.position?.scene, personToMove(), listed.open], () => listed.open && showMoves(parts.moves));
  drawn(() => [state.match?.why], () => state.match?.why && openTab("why"));
  drawn(() => [state.match, state.editing], () => {
    for (const id of ["status", "board", "aim", "controls", "board-help"]) byId(id).hidden = state.editing;
    byId("editor").hidden = !state.editing;
    if (state.editing) editor.open();
  });
  subscribe(() => showTable(board));
  everyFrame(whyPanel(parts.why));
  drawn(() => [state.match?.why, state.match?.tree.at, state.review], () => showChart(parts.chart));
}

/** An idea, or the parts of a position that falls apart. @param {import("./state/store.js").Insight} insight */
function drawnGroups({idea, components}) {
  return idea?.groups ?? (components && components.length > 1 ? components : null);
}

/** @param {Board} board */
function showTable(board) {
  const {match, position, insight, fresh} = state;
  if (!match || !position || (!fresh && board.shown.scene === position.scene)) return;  // the next one will be here in a moment
  const shown = match.why ? insight : null;
  board.show({board: match.start, position, places: match.places, active: personToMove(), alone: game()?.play === "solitaire", values: shown?.values ?? null, groups: shown && drawnGroups(shown)});
}

/** Streams bring more news than a screen can show: at most one drawing a frame. @param {() => void} draw */
function everyFrame(draw) {
  let waits = false;
  subscribe(() => {
    if (waits || !state.match) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      draw();
    });
  });
}

/** Shows what the address says. */
function route() {
  try {
    const match = fromFragment(location.hash);
    if (match) open(match, true);
    else leave();
  } catch {
    leave();
    update({trouble: "This link is broken: no game could be read from it."});
  }
}

async function main() {
  subscribe(() => {  // first of all: what is drawn next has then its width
    byId("home").hidden = state.match !== null;
    byId("table").hidden = state.match === null;
    byId("trouble").textContent = state.match ? "" : state.trouble;
    document.title = `${state.match ? `${game()?.title ?? state.match.start.game} – ` : ""}Arête`;
  });
  table();
  watch();
  follow();
  watchForever();
  shortcuts();
  acceptDrops();
  byId("board").addEventListener("lost-focus", () => (document.getElementById("again") ?? byId("why")).focus());
  try {
    const [games, boards] = await Promise.all([getGames(), getBoards()]);
    update({games, boards});
    showHome(byId("home"), games);
    addEventListener("hashchange", route);
    route();
  } catch (error) {
    replace(byId("home"), el("p.trouble", {role: "alert"}, troubleText(error)));
  }
}

main();
