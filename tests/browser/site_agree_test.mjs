// The engine of the site gives the same answers as the program's server: on the examples, and on positions at random of
// every game. What may differ is how long it took.

import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {request} from "node:http";
import {text} from "node:stream/consumers";
import {test} from "node:test";
import {pathToFileURL} from "node:url";
import {openEngine} from "../../tools/engine.mjs";
import {serve, site} from "./server.mjs";

const address = await serve();
const engine = await openEngine(pathToFileURL(`${site}/engine/engine.mjs`), 256);
const wanted = Number(process.env.POSITIONS ?? 1000);

/** Without what measures work. */
const answerOnly = (line) => JSON.parse(line, (key, value) => (key === "ms" || key === "nodes" ? undefined : value));
const bySite = (name, body) => engine.ask(name, JSON.stringify(body)).map(answerOnly);

/** Each by a connection of its own: the server does not wait for the next while the engine searches here. */
async function linesOfServer(name, body) {
  const options = {method: "POST", headers: {"Content-Type": "application/json"}, agent: false};
  const response = await new Promise((done, fail) =>
    request(`${address}api/${name}`, options, done).on("error", fail).end(JSON.stringify(body)));
  return (await text(response)).split("\n").filter((line) => line.trim() !== "");
}
const byServer = async (name, body) => (await linesOfServer(name, body)).map(answerOnly);

/** What is known in the end: how often it was said before depends on the time that it took. */
const inTheEnd = (events) => Object.fromEntries(events.filter(({event}) => event !== "progress")
  .map((event) => [`${event.event} ${JSON.stringify(event.move ?? "")}`, event]));

/** Whether everything was decided within its limits: only then both must say the same. */
const isWhole = (events) => events.every(({event, complete}) => event !== "done" || complete);

async function compare(position) {
  const about = JSON.stringify(position);
  assert.deepEqual(bySite("position", {position}), await byServer("position", {position}), about);
  const [here, there] = [bySite("analyse", {position, seconds: 5}), await byServer("analyse", {position, seconds: 5})];
  if (!isWhole(here) || !isWhole(there)) return false;
  assert.deepEqual(inTheEnd(here), inTheEnd(there), about);
  const choice = {position, strength: "perfect", seed: 7, seconds: 5};
  assert.deepEqual(bySite("choose", choice), await byServer("choose", choice), about);
  return true;
}

/** Numbers that are the same on every run. */
function dice(seed) {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

/** @param {number} rows @param {number} columns */
function grid(rows, columns) {
  const edges = [];
  for (let v = 0; v < rows * columns; ++v) {
    if ((v + 1) % columns !== 0) edges.push([v, v + 1]);
    if (v + columns < rows * columns) edges.push([v, v + columns]);
  }
  return {vertices: rows * columns, edges};
}

/** A game on a small board of some kind, some moves after its beginning. */
function thrown(games, boards, roll) {
  const game = games[roll(games.length)];
  const kind = boards.find(({kind: name}) => name === game.boards[roll(game.boards.length)]);
  let position = game.start.document;
  if (kind) {
    const sizes = kind.sizes.map(({least, usual}) => least + roll(Math.max(1, usual - least)));
    const made = bySite("board", {kind: kind.kind, sizes, game: game.id, seed: 1 + roll(1000)})[0];
    position = made.document ?? position;
  }
  const moves = [];
  for (let left = 2 + roll(12); left > 0; --left) {
    const [{moves: legal, over}] = bySite("position", {position: {...position, moves}});
    if (over || !legal?.length) break;
    moves.push(legal[roll(legal.length)]);
  }
  return {...position, moves};
}

test("the examples have the same answers", async () => {
  const examples = readFileSync(new URL("../../examples/positions.jsonl", import.meta.url), "utf8");
  const positions = examples.trim().split("\n").map((line) => JSON.parse(line));
  let whole = 0;
  for (const position of positions) whole += (await compare(position)) ? 1 : 0;
  console.log(`${positions.length} examples, ${whole} of them decided by both`);
  assert.ok(whole > 0.9 * positions.length);
});

test(`${wanted} positions at random have the same answers`, async () => {
  const [{games}, {boards}] = [bySite("games", "")[0], bySite("boards", "")[0]];
  const roll = dice(19);
  let whole = 0;
  for (let i = 0; i < wanted; ++i) whole += (await compare(thrown(games, boards, roll))) ? 1 : 0;
  console.log(`${wanted} positions, ${whole} of them decided by both within 5 seconds`);
  assert.ok(whole > 0.8 * wanted);
});

test("what is wrong is refused in the same words", async () => {
  const points = [[0, 0], [40, 0], [52, 38], [20, 60]];
  for (const [name, body] of [
    ["position", {position: {game: "nothing"}}],
    ["position", {position: {game: "kayles", heaps: [3], moves: [[4, 0, 0]]}}],
    ["position", {position: {game: "mono-complete", points: [[0, 0], [1, 1], [2, 2]]}}],
    ["choose", {position: {game: "mono-complete", points, moves: [[0, 2], [1, 3]]}}],
    ["analyse", {position: {game: "ueg", vertices: 2, edges: [[0, 5]]}}],
    ["import", {text: "~~~", game: "ueg"}],
    ["export", {position: {game: "kayles", heaps: [3]}, as: "gif"}],
  ]) {
    const here = bySite(name, body);
    assert.ok(here[0].error, name);
    assert.deepEqual(here, await byServer(name, body), name);
  }
});

/** Nodes a millisecond of an analysis, which is a search. */
function rateOf(lines) {
  const {nodes, ms} = JSON.parse(lines.at(-1));
  assert.ok(nodes > 0, "it searches");
  return nodes / ms;
}

test("a search is not much slower than the program's", async () => {
  const points = [[0, 0], [97, 3], [201, 41], [160, 133], [52, 160], [70, 61], [121, 72], [31, 110], [140, 31]];
  for (const position of [
    {game: "mono-complete", points},
    {game: "bi-complete", points},
    {game: "arc-kayles", ...grid(6, 6)},
    {game: "strings-and-coins", ...grid(5, 5)},
  ]) {
    const body = {position, seconds: 3};
    let [here, there] = [0, 0];
    for (let i = 0; i < 3; ++i) {
      here = Math.max(here, rateOf(engine.ask("analyse", JSON.stringify(body))));
      there = Math.max(there, rateOf(await linesOfServer("analyse", body)));
    }
    console.log(`${position.game}: ${here.toFixed(1)} nodes a millisecond, ` +
      `${(here / there).toFixed(2)} of the program's rate`);
    assert.ok(here > there / 10, "machines are busy: the figure is for people");
  }
});
