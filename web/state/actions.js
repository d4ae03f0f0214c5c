// What a person can do at the table: open a game, play, walk through what was played, change seats. Every action puts
// another match in the place of the one before, and asks the server how the position stands.

import {getNext, getPosition} from "./api.js";
import {errorText, Silence} from "./errors.js";
import {Latest} from "./latest.js";
import {toFragment} from "./link.js";
import {rememberSeats, seatsFor} from "./memory.js";
import {game, present, state, update} from "./store.js";
import {goTo, lineTo, playMove, sameMove, treeOfLine, withPlayers} from "./tree.js";

/** Positions that were seen, so that walking back and forth does not wait. @type {Map<string, Position>} */
const seen = new Map();
const positions = new Latest();
/** Milliseconds after which a server that did not answer is asked again. */
const patience = 2000;

/** Asks how the match stands. @returns {Promise<void>} */
async function load() {
  const wanted = present();
  const key = JSON.stringify(wanted);
  try {
    const position = await positions.ask(async (signal) =>
      (state.view ? undefined : seen.get(key)) ?? getPosition(wanted, frame(), signal));
    if (seen.size > 300) seen.clear();
    if (!state.view) seen.set(key, position);
    if (outOfSight(position)) return lookAt(null);
    const match = /** @type {Match} */ (state.match);
    update({position, fresh: true, trouble: "", match: {...match, tree: withPlayers(match.tree, position.history)}});
  } catch (error) {
    if (!(error instanceof Silence)) return update({trouble: errorText(error)});
    update({trouble: `${error.message} The move is kept; trying again…`});
    await positions.ask(() => new Promise((done) => setTimeout(done, patience)));
    return load();
  }
}

/** Which part of a board without end to ask for: the one that a person has chosen, or one that suits the screen. */
function frame() {
  return state.view ? {view: state.view} : game()?.tilings ? {aspect: state.aspect} : {};
}

/** Whether the last move cannot be seen in the frame that a person has chosen before it. @param {Position} position */
function outOfSight({scene, history: played}) {
  const last = played.at(-1);
  if (!state.view || state.fresh || !last) return false;
  return !scene.cells?.some(({cell}) => sameMove(cell, last.move));
}

/** Looks elsewhere on a board without end; the game does not change.
 * @param {View | null} view null: where the marks are */
export async function lookAt(view) {
  update({view});
  const {position, fresh} = state;
  if (!fresh || !position) return load();
  try {
    const {scene, moves} = await positions.ask((signal) => getPosition(present(), frame(), signal));
    update({position: {...position, scene, moves}});
  } catch (error) {
    update({trouble: errorText(error)});
  }
}

/** What is not known of another position. @type {Partial<State>} */
const unknown = {analysis: null, review: new Map(), reviewed: "no", lit: -1, trouble: ""};

/** Another match, or another position of it. @param {Match} match @param {boolean} hold whether the engine waits */
function show(match, hold) {
  update({match, fresh: false, hold, ...unknown});
  return load();
}

/** @param {Match} match @param {boolean} [hold] */
export function open(match, hold = false) {
  update({position: null, view: null, editing: false, thinking: false});
  return show(match, hold);
}

/** A new game on a board, with a tree of its own; moves that the document has are played.
 * @param {PositionDocument} document @param {Pair[] | null} [places] @param {Match["seats"]} [seats] */
export function begin(document, places = null, seats = state.match?.seats ?? firstSeats(document)) {
  const {moves = [], ...start} = document;
  const {analysed = false, quiet = false} = state.match ?? {};
  const match = {start, places, tree: treeOfLine(moves), seats, analysed, quiet};
  update({task: null});
  history.pushState(null, "", toFragment(match));  // the game before is one step back
  return open(match);
}

/** Who sits where when a game is opened: a card says from which seat its board can be won.
 * @param {PositionDocument} document @returns {Match["seats"]} */
function firstSeats({game: id, moves, ...board}) {
  const {play, start} = state.games.find((g) => g.id === id) ?? {};
  if (play === "solitaire") return {first: "person", second: "person"};
  const own = start && JSON.stringify(start.document) === JSON.stringify({game: id, ...board});
  return seatsFor(id, own ? start.seat : "first");
}

/** The same board once more. */
export function playAgain() {
  const {match} = state;
  if (match) return begin(match.start, match.places);
}

/** The same board once more, from the other side. */
export function swapSides() {
  const {match} = state;
  if (!match) return;
  const seats = {first: match.seats.second, second: match.seats.first};
  rememberSeats(match.start.game, seats);
  return begin(match.start, match.places, seats);
}

/** Another board of the same game; a person who plays against the engine gets the seat from which it can be won. */
export async function nextBoard() {
  const {match} = state;
  if (!match) return;
  try {
    const {document, seat} = await positions.ask(() => getNext(match.start));
    const [one, other] = [match.seats.first, match.seats.second];
    const engine = one === "person" ? other : one;
    const both = (one === "person") === (other === "person");
    const seated = /** @type {Match["seats"]} */ ({first: engine, second: engine, [seat]: "person"});
    return begin(document, null, both ? match.seats : seated);
  } catch (error) {
    update({trouble: errorText(error)});
  }
}

/** Goes to another node of the tree. @param {(tree: Tree) => Tree} change @param {boolean} hold */
function walk(change, hold) {
  if (state.match) return show({...state.match, tree: change(state.match.tree)}, hold);
}

/** @param {Move} move one of the legal moves */
export async function play(move) {
  if (state.fresh) await walk((tree) => playMove(tree, move), false);
}

/** Why the server does not take a move; empty if it does. @param {Move} move */
export async function whyNot(move) {
  const wanted = present();
  try {
    await getPosition({...wanted, moves: [...(wanted.moves ?? []), move]});
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}

/** @param {number} node of the tree */
export const go = (node) => walk((tree) => goTo(tree, node), true);

/** @param {Player | null} player */
const isPerson = (player) => player === null || state.match?.seats[player] === "person";

/** Back to the last choice of a person, or by one move if there was none. */
export function undo() {
  const tree = state.match?.tree;
  if (!tree || tree.at === 0) return;
  const last = lineTo(tree).findLast((id) => isPerson(tree.nodes[id].by)) ?? tree.at;
  return go(tree.nodes[last].parent);
}

/** Forward by a move and the engine's answers to it. */
export function redo() {
  const {nodes, at} = state.match?.tree ?? {nodes: [], at: 0};
  let next = nodes[at]?.last ?? -1;
  if (next < 0) return;
  while (nodes[next].last >= 0 && !isPerson(nodes[nodes[next].last].by)) next = nodes[next].last;
  return go(next);
}

/** From the beginning; what was played stays in the tree. */
export function restart() {
  update({view: null});
  return walk((tree) => goTo(tree, 0), false);
}

/** @param {Player} player @param {Seat} seat */
export function sit(player, seat) {
  const {match} = state;
  if (!match) return;
  const seats = {...match.seats, [player]: seat};
  rememberSeats(match.start.game, seats);
  update({match: {...match, seats}, hold: false});
}

/** @param {boolean} analysed whether a person wants to see why */
export function setAnalysed(analysed) {
  if (state.match) update({match: {...state.match, analysed}, layer: "verdict", lit: -1});
}

/** Back to a screen without a table. @param {State["screen"]} [screen] */
export function leave(screen = "home") {
  positions.drop();
  update({screen, task: null, match: null, position: null, editing: false, thinking: false, ...unknown});
}
