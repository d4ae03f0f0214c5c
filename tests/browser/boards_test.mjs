// Choosing, drawing and importing boards; what cannot be played on is explained.

import assert from "node:assert/strict";
import {test} from "node:test";
import {appears, held, link, movesOf, played, says as shows, settled, start, visit} from "./playground.mjs";

test("a named board is made with sliders", async () => {
  const page = await visit();
  await start(page, "ueg");
  await page.locator("#tab-board").click();
  await page.locator("#board-kind").selectOption("grid");
  await page.locator("#board-size-0").fill("4");
  await page.locator("#board-size-1").fill("5");
  await page.locator("#make-board").click();
  await page.waitForFunction(() => document.querySelectorAll(".number").length === 20);
  assert.equal((await held(page)).start.vertices, 20);
  await page.finish();
});

test("heaps are typed, and misère play is a choice", async () => {
  const page = await visit();
  await start(page, "kayles");
  await page.locator("#tab-board").click();
  await page.locator("#board-sizes").fill("1, 4, 6 and 2");
  await page.locator("#board-misere").check();
  await page.locator("#make-board").click();
  await page.waitForFunction(() => document.querySelectorAll(".count").length === 4);
  const {start: made} = await held(page);
  assert.deepEqual([made.heaps, made.misere], [[1, 4, 6, 2], true]);
  await page.finish();
});

/** Presses on the board that is being drawn, in parts of its width and height. */
async function press(page, x, y) {
  const box = await page.locator(".drawing").boundingBox();
  await page.mouse.click(box.x + x * box.width, box.y + y * box.height);
}

test("points are drawn, moved and deleted; three on a line are explained", async () => {
  const page = await visit(link({game: "mono-complete", points: [[0, 0], [100, 0], [50, 80]]}));
  await settled(page);
  await page.locator("#tab-board").click();
  await page.locator("#draw-board").click();
  await page.getByRole("button", {name: "Empty the board"}).click();
  page.allowed = 3;
  for (const [x, y] of [[0.2, 0.5], [0.4, 0.5], [0.8, 0.5]]) await press(page, x, y);
  await shows(page, "#editor-says", "line");
  await page.locator("[data-tool=move]").click();
  await page.locator('[data-vertex="1"]').focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await page.waitForFunction(() => document.querySelector("#editor-says .trouble") === null);
  await page.locator("[data-tool=add]").click();
  await press(page, 0.5, 0.15);
  await press(page, 0.6, 0.85);
  await page.locator("[data-tool=delete]").click();
  await press(page, 0.6, 0.85);
  await page.waitForFunction(() =>
    document.querySelectorAll(".handle").length === 4 && document.querySelector("#editor-says .trouble") === null);
  await page.locator("#editor-play").click();
  await settled(page);
  assert.equal((await held(page)).start.points.length, 4);
  assert.equal(await page.locator(".target").count(), 6);
  await page.finish();
});

test("a graph is drawn with edges and a token, and keeps its places", async () => {
  const page = await visit(link({game: "ueg", vertices: 2, edges: [[0, 1]]}));
  await settled(page);
  await page.locator("#tab-board").click();
  await page.locator("#draw-board").click();
  await page.getByRole("button", {name: "Empty the board"}).click();
  for (const [x, y] of [[0.2, 0.3], [0.7, 0.3], [0.5, 0.8]]) await press(page, x, y);
  await page.locator("[data-tool=join]").click();
  for (const [x, y] of [[0.2, 0.3], [0.7, 0.3], [0.7, 0.3], [0.5, 0.8]]) await press(page, x, y);
  await page.locator("[data-tool=token]").click();
  await press(page, 0.7, 0.3);
  await page.locator("#editor-play").click();
  await settled(page);
  const {start: made, places} = await held(page);
  assert.deepEqual(made, {game: "ueg", vertices: 3, edges: [[0, 1], [1, 2]], root: 1});
  assert.equal(places.length, 3);
  assert.deepEqual(await movesOf(page, ".target"), ["0", "2"]);
  await page.finish();
});

test("a point in a triangulation gets its edges, and an edge can be flipped", async () => {
  const points = [[0, 0], [100, 0], [110, 90], [-5, 80]];
  const page = await visit(link({game: "coloring", points, edges: [[0, 1], [1, 2], [2, 3], [0, 3], [0, 2]]}));
  await settled(page);
  await page.locator("#tab-board").click();
  await page.locator("#draw-board").click();
  await page.locator("[data-tool=flip]").click();
  const {x, y} = await page.evaluate(() => {
    const [a, b] = [0, 2].map((v) => document.querySelector(`[data-vertex="${v}"] .dot`).getBoundingClientRect());
    return {x: (a.x + b.x + a.width) / 2, y: (a.y + b.y + a.height) / 2};
  });
  await page.mouse.click(x, y);
  await page.locator("#editor-play").click();
  await appears(page, '.target[data-move="1 3"]');
  assert.deepEqual((await held(page)).start.edges.at(-1), [1, 3]);
  await page.finish();
});

test("documents and graph6 come in by paste and drop; errors name the place", async () => {
  const page = await visit(link({game: "node-kayles", vertices: 2, edges: [[0, 1]]}));
  await settled(page);
  page.allowed = 10;
  const bring = async (text) => {
    await page.locator("#tab-share").click();
    await page.locator("#import").fill(text);
    await page.locator("#import-go").click();
  };
  const says = (pattern) => shows(page, "#import-says", pattern);
  await bring('{"game": "node-kayles", "vertices": 3, "edges": [[0, 7]]}');
  await says("edges\\[0\\]");
  await bring('{"game": "nothing"}');
  await says("game");
  await bring('{"game": ');
  await says(".");
  await bring("Dhc");
  await page.waitForFunction(() => document.querySelectorAll(".target").length === 5);
  await bring('{"game": "kayles", "heaps": [4, 2], "moves": [[2, 0, 0]]}');
  await played(page, 1);
  assert.deepEqual((await held(page)).start, {game: "kayles", heaps: [4, 2]});
  await page.locator("#tab-share").click();
  const data = await page.evaluateHandle(() => {
    const held = new DataTransfer();
    held.items.add(new File(['{"game": "kayles", "heaps": [6, 1, 2]}'], "six.json"));
    return held;
  });
  await page.dispatchEvent(".drop", "drop", {dataTransfer: data});
  await page.waitForFunction(() => document.querySelectorAll(".count").length === 3);
  assert.deepEqual((await held(page)).start.heaps, [6, 1, 2]);
  await page.finish();
});

test("boards that are too large to be searched are played on, or drawn with their verdict", async () => {
  const edges = [];
  for (let v = 0; v < 1600; ++v) {
    if (v % 40 < 39) edges.push([v, v + 1]);
    if (v < 1560) edges.push([v, v + 40]);
  }
  const engine = {seats: {first: "person", second: "perfect"}};
  const page = await visit(link({game: "uvg", vertices: 1600, edges, root: 0}, engine));
  await settled(page);
  await page.locator('.target[data-move="40"]').dispatchEvent("click", {detail: 0});
  await played(page, 2);
  await page.locator("#why").click();
  await shows(page, ".verdict", "You win with best play");
  const round = (count) => Array.from({length: count}, (_, i) =>
    [Math.cos, Math.sin].map((f) => Math.round(1e6 * f((2 * i * Math.PI) / count))));
  const go = (document, how) => page.evaluate((hash) => (location.hash = hash), link(document, how));
  await go({game: "mono-triangle", points: round(100)}, {...engine, why: true});
  await page.locator('.target[data-move="0 50"]').dispatchEvent("click", {detail: 0});
  await played(page, 2);
  await shows(page, ".verdict", "You win with best play");
  await shows(page, "#crowd", "lines can be drawn: each appears when you point at it");
  await go({game: "mono-complete", points: round(200)}, {...engine, why: true});
  await shows(page, ".turn", "too large to be played on");
  await shows(page, ".verdict", "A tie with best play");
  const {drawn, targets} = await page.evaluate(() => ({
    drawn: document.querySelector("#board .dot.plain").getAttribute("d").split("M").length - 1,
    targets: document.querySelectorAll(".target").length,
  }));
  assert.deepEqual({drawn, targets}, {drawn: 200, targets: 0});
  await go({game: "kayles", heaps: [3000, 250]});
  await shows(page, "#crowd", "3000 5 2994 leaves heaps of 5 and 2994");
  await page.locator("#tab-game").click();
  await page.locator("#command").fill("3000 5 2994");
  await page.keyboard.press("Enter");
  await shows(page, "#board", "2994");
  await page.finish();
});
