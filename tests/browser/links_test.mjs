// Links are read as any reader is: whatever stands in the fragment of an address is no game, a broken one that is
// refused, or a match that the page can show. Always the same mutations of a few matches.

import assert from "node:assert/strict";
import {test} from "node:test";

import {fromFragment, toFragment} from "../../web/state/link.js";
import {goTo, lineTo, playMove, treeOfLine} from "../../web/state/tree.js";

const rounds = 20000;
const seats = ["person", "easy", "medium", "strong", "perfect"];

/** The generator that boards are made by, in 32 bits. */
function randomNumbers(seed) {
  return (below) => {
    seed = (seed + 0x9e3779b9) | 0;
    let z = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
    z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
    return ((z ^ (z >>> 16)) >>> 0) % below;
  };
}

function matches() {
  const line = treeOfLine([[0, 1], [1, 2]]);
  const branched = playMove(playMove(goTo(line, 1), [2, 3]), 4);
  const heaps = treeOfLine([[3, 0, 2]]);
  const start = {game: "mono-complete", points: [[0, 0], [40, 1], [33, 30], [2, 28]]};
  return [
    {start, places: null, tree: treeOfLine([]), seats: {first: "person", second: "medium"}, analysed: false},
    {start, places: [[0, 0], [1, 0.5]], tree: line, seats: {first: "person", second: "person"}, analysed: true},
    {start: {game: "ueg", vertices: 5}, places: null, tree: branched, seats: {first: "easy", second: "strong"},
     analysed: false},
    {start: {game: "kayles", heaps: [3]}, places: null, tree: heaps, seats: {first: "medium", second: "perfect"},
     analysed: false},
  ];
}

/** What the page relies on. */
function requireMatch(match, text) {
  const {start, places, tree, seats: {first, second}, analysed} = match;
  assert.equal(typeof start.game, "string", text);
  assert.ok([first, second].every((seat) => seats.includes(seat)), text);
  assert.equal(typeof analysed, "boolean", text);
  const place = (p) => Array.isArray(p) && p.length === 2 && p.every(Number.isFinite);
  assert.ok(places === null || places.every(place), text);
  assert.ok(Number.isInteger(tree.at) && tree.nodes[tree.at], text);
  tree.nodes.forEach(({move, parent, children, last}, id) => {
    assert.ok(id === 0 ? parent === -1 : tree.nodes[parent].children.includes(id), text);
    assert.ok(children.every((child) => tree.nodes[child].parent === id), text);
    assert.ok(last === -1 || children.includes(last), text);
    assert.ok(id === 0 || [move].flat(2).every(Number.isInteger), text);
  });
  assert.ok(lineTo(tree).every((id) => tree.nodes[id]), text);
}

const encoded = (text) => "#play=" + Buffer.from(text).toString("base64url");
const decoded = (fragment) => Buffer.from(fragment.slice("#play=".length), "base64url").toString();

const odd = ["null", "true", "-1", "0", "1", "1e9", "0.5", '"length"', '"map"', '"__proto__"', "[]", "{}", "[0]",
  "[[0,1]]", "[null]", '"person"', '"moves":', '"way":', '"seats":', '"places":', "9007199254740993", '""'];

/** Changes a value of the JSON text, or some characters. */
function mutated(text, other, random) {
  const values = [...text.matchAll(/"[^"]*"|-?[0-9.]+|null|true|\[\]|\[[^[\]]*\]/g)];
  const at = random(text.length + 1), value = values[random(values.length)];
  switch (random(5)) {
    case 0: return text.slice(0, at) + text.slice(at + 1 + random(8));
    case 1: return text.slice(0, at) + odd[random(odd.length)] + text.slice(at);
    case 2: return text.slice(0, at) + other.slice(random(other.length));
    default: {
      if (!value) return text;
      return text.slice(0, value.index) + odd[random(odd.length)] + text.slice(value.index + value[0].length);
    }
  }
}

test("a link brings back the match", () => {
  for (const match of matches()) {
    const read = fromFragment(toFragment(match));
    requireMatch(read, JSON.stringify(match));
    assert.equal(toFragment(read), toFragment(match));
    assert.deepEqual(read.start, match.start);
  }
});

test("any fragment is no game, a broken one, or a match that can be shown", () => {
  const random = randomNumbers(1), texts = matches().map((match) => decoded(toFragment(match)));
  let read = 0;
  for (let round = 0; round < rounds; ++round) {
    let text = texts[random(texts.length)];
    for (let changes = 1 + random(3); changes > 0; --changes) text = mutated(text, texts[random(texts.length)], random);
    let match = null;
    try {
      match = fromFragment(random(50) > 0 ? encoded(text) : "#play=" + text);
    } catch (error) {
      assert.ok(error instanceof Error && error.message, text);
    }
    if (!match) continue;
    ++read;
    requireMatch(match, text);
    assert.equal(toFragment(fromFragment(toFragment(match))), toFragment(match), text);
  }
  assert.ok(read > rounds / 100, `only ${read} of ${rounds} were read`);
});

test("what is not of the page's making is no game", () => {
  for (const text of ["", "#", "#play", "#other=abc", "play"]) assert.equal(fromFragment(text), null);
  for (const text of ["#play=", "#play=%", "#play=e30", "#play=" + "W".repeat(4000)])
    assert.throws(() => fromFragment(text), Error);
});
