// What a person can do at the table: open a game, play, walk through what was played, change seats. Every action changes
// the match, writes it into the address, and asks the server how the position stands.

import {getPosition, Refusal, Silence} from "./api.js";
import {toFragment} from "./link.js";
import {game, present, state, update} from "./store.js";
import {mostHeight} from "../board/geometry.js";
import {sameMove, Tree} from "./tree.js";

/** @typedef {import("./link.js").Match} Match */
/** @typedef {import("./api.js").Document} Document */
/** @typedef {import("./api.js").Move} Move */
/** @typedef {import("./tree.js").Twig} Twig */

/** Positions that were seen, so that walking back and forth does not wait. @type {Map<string, import("./api.js").Position>} */
const seen = new Map();
let asked = 0;
/** Milliseconds after which a server that did not answer is asked again. */
const patience = 2000;

/** @param {unknown} error */
export const troubleText = (error) => (error instanceof Refusal ? error.text : error instanceof Error ? error.message : String(error));

/** Asks how the match stands; what comes back late, after another move, is dropped. @returns {Promise<void>} */
async function load() {
  const ticket = ++asked;
  const wanted = present();
  const key = JSON.stringify(wanted);
  try {
    const kept = state.view ? undefined : seen.get(key);
    const position = kept ? {...kept} : await getPosition(wanted, sight(state.view));
    if (seen.size > 300) seen.clear();
    if (!state.view) seen.set(key, {...position});
    if (ticket !== asked || !state.match) return;
    if (outOfSight(position)) return look(null);
    state.match.tree.line().forEach((twig, i) => (twig.by = position.history[i]?.by ?? null));
    update({position, fresh: true, trouble: ""});
  } catch (error) {
    if (ticket !== asked || !state.match) return;
    const silence = error instanceof Silence;
    update({trouble: silence ? `${error.text} The move is kept; trying again…` : troubleText(error)});
    if (silence) setTimeout(() => ticket === asked && state.match && load(), patience);
  }
}

/** What to ask for: a frame, or one that suits the page. @param {typeof state.view} view */
function sight(view) {
  if (view) return {view};
  const wide = document.getElementById("board")?.clientWidth || Math.min(innerWidth - 24, 760);
  return game()?.tilings ? {aspect: Math.max(0.5, Math.min(2.5, wide / mostHeight()))} : {};
}

/** Whether the last move cannot be seen in the frame that a person has chosen before it. @param {import("./api.js").Position} position */
function outOfSight({scene, history: played}) {
  const last = played[played.length - 1];
  return state.view !== null && state.fresh === false && last !== undefined && !scene.cells?.some(({cell}) => sameMove(cell, last.move));
}

/** Looks elsewhere on a board without end: the position stays, the scene is another. @param {typeof state.view} view null: where the marks are @returns {Promise<void>} */
export async function look(view) {
  update({view});
  if (!state.fresh || !state.position) return load();
  const ticket = ++asked;
  const {position} = state;
  try {
    const {scene, moves} = await getPosition(present(), sight(view));
    if (ticket !== asked || state.position !== position) return;
    Object.assign(position, {scene, moves});
    update();
  } catch (error) {
    if (ticket === asked) update({trouble: troubleText(error)});
  }
}

function save() {
  if (state.match) history.replaceState(null, "", toFragment(state.match));
}

/** @param {boolean} hold whether the engine waits */
function changed(hold) {
  update({fresh: false, hold, insight: null, review: new Map(), trouble: ""});
  const loaded = load();
  save();  // while the server works
  return loaded;
}

/** Puts a match on the table. @param {Match} match @param {boolean} [hold] */
export function open(match, hold = false) {
  update({match, position: null, view: null, editing: false, thinking: false});
  return changed(hold);
}

/** A new game on a board; moves that the document has are played. @param {Document} document @param {[number, number][] | null} [places] */
export function begin(document, places = null) {
  const {moves = [], ...start} = document;
  const tree = new Tree();
  for (const move of moves) tree.play(move);
  const alone = state.games.find((g) => g.id === start.game)?.play === "solitaire";
  /** @type {import("./link.js").Seats} */
  const seats = state.match?.seats ?? {first: "person", second: alone ? "person" : "medium"};
  const pushed = {start, places, tree, seats, why: state.match?.why ?? false};
  history.pushState(null, "", toFragment(pushed));  // the game before is one step back
  return open(pushed);
}

/** @param {Move} move one of the legal moves */
export async function play(move) {
  if (!state.match || !state.fresh) return;
  state.match.tree.play(move);
  await changed(false);
}

/** Why the server does not take a move. @param {Move} move */
export async function whyNot(move) {
  const wanted = present();
  try {
    await getPosition({...wanted, moves: [...(wanted.moves ?? []), move]});
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

/** @param {Twig} twig */
export function go(twig) {
  state.match?.tree.go(twig);
  return changed(true);
}

/** @param {import("./api.js").Player | null} player */
const isPerson = (player) => player === null || state.match?.seats[player] === "person";

/** Back to the last choice of a person, or by one move if there was none. */
export function undo() {
  const tree = state.match?.tree;
  if (!tree?.at.parent) return;
  const line = tree.line();
  const last = line.findLast((twig) => isPerson(twig.by));
  return go((last ?? line[line.length - 1]).parent ?? tree.root);
}

/** Forward by a move and the engine's answers to it. */
export function redo() {
  const tree = state.match?.tree;
  if (!tree?.at.last) return;
  tree.forward();
  while (tree.at.last && !isPerson(tree.at.last.by)) tree.forward();
  return changed(true);
}

/** From the beginning; what was played stays in the tree. */
export function restart() {
  if (!state.match) return;
  update({view: null});
  state.match.tree.go(state.match.tree.root);
  return changed(false);
}

/** @param {import("./api.js").Player} player @param {import("./link.js").Seat} seat */
export function sit(player, seat) {
  if (!state.match) return;
  state.match.seats[player] = seat;
  update({hold: false});
  save();
}

/** The engine goes on, or waits. @param {boolean} hold */
export const holdEngine = (hold) => update({hold});

/** @param {boolean} why */
export function showWhy(why) {
  if (!state.match) return;
  state.match.why = why;
  update();
  save();
}

/** Whether a person is to choose a move now. */
export function personToMove() {
  const {match, position} = state;
  return match !== null && position !== null && !position.over && match.seats[game()?.play === "solitaire" ? "first" : position.to_move] === "person";
}

/** Back to the list of games. */
export function leave() {
  ++asked;
  update({match: null, position: null, editing: false, insight: null, review: new Map(), trouble: "", thinking: false});
}
