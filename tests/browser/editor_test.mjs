// Drawing a board without a pointer and by touch: every tool by keys alone, what was done and what is wrong said in
// words, and nothing that cannot be undone.

import assert from "node:assert/strict";
import {test} from "node:test";
import {fingers, held, link, narrow, says as shows, settled, tabTo, visit} from "./playground.mjs";

/** Opens the editor on a board. */
async function edit(start, options) {
  const page = await visit(link(start), options);
  await settled(page);
  await page.locator("#tab-board").click();
  await page.locator("#draw-board").click();
  await page.locator(".drawing").waitFor();
  page.allowed = 12;
  return page;
}
async function keys(page, ...list) {
  for (const key of list) await page.keyboard.press(key);
}
async function choose(page, tool) {
  const on = `[data-tool="${tool}"]`;
  const there = await page.evaluate((s) => document.activeElement?.matches(s) ?? false, on);
  if (!there) await tabTo(page, on, "Shift+Tab");
  await page.keyboard.press("Enter");
}
/** Waits until the drawn board is played on. */
async function begun(page) {
  await page.locator("#editor").waitFor({state: "hidden"});
  await settled(page);
}
const says = (page, pattern) => shows(page, "#editor-says", pattern);
/** Where a point is drawn. */
const spot = (page, v) => page.evaluate((n) => {
  const box = document.querySelector(`[data-vertex="${n}"] .dot`).getBoundingClientRect();
  return {x: box.x + box.width / 2, y: box.y + box.height / 2};
}, v);
const focused = (page, attribute) => page.evaluate((a) => document.activeElement.getAttribute(a), attribute);

test("points are added, moved and deleted with keys alone, and it is said", async () => {
  const page = await edit({game: "mono-complete", points: [[0, 0], [100, 0], [50, 80]]});
  assert.equal(await focused(page, "data-tool"), "add", "the focus is on the tools");
  await tabTo(page, ".cursor");
  await keys(page, "ArrowUp", "ArrowUp", "ArrowRight", "Shift+ArrowRight", "Enter");
  await says(page, "Point 3 added");
  assert.match(await page.locator("#editor-where").textContent(), /Cursor at .*: Point 3/);
  await keys(page, "Enter");
  await says(page, "Point 3 is here already");
  await choose(page, "move");
  await tabTo(page, ".handle");
  await keys(page, "ArrowLeft", "ArrowLeft");
  await says(page, "Point 0 moved");
  await keys(page, "PageDown", "PageDown", "PageDown", "Delete");
  await says(page, "Point 3 deleted");
  assert.equal(await page.locator(".handle").count(), 3);
  await tabTo(page, "#editor-play");
  await page.keyboard.press("Enter");
  await begun(page);
  const {points} = (await held(page)).start;
  assert.equal(points.length, 3);
  assert.ok(points[0][0] < 0, "the first point has moved");
  await page.finish();
});

test("a graph with a token is made with keys alone: joined, parted, edges deleted", async () => {
  const page = await edit({game: "ueg", vertices: 2, edges: [[0, 1]]});
  await tabTo(page, ".cursor");
  await keys(page, ...Array(8).fill("ArrowUp"), "Enter", ...Array(16).fill("ArrowDown"), "Enter");
  await says(page, "Vertex 3 added");
  await choose(page, "join");
  await tabTo(page, ".handle, .edge-handle");
  await keys(page, "Home", "Enter");
  await says(page, "Vertex 0 chosen; now the other end");
  await keys(page, "PageDown", "PageDown", "Enter");
  await says(page, "0 and 2 joined");
  await keys(page, "Home", "Enter", "PageDown", "PageDown", "PageDown", "Enter");
  await says(page, "0 and 3 joined");
  await keys(page, "Home", "Enter", "PageDown", "Enter");
  await says(page, "0 and 1 parted");
  await keys(page, "End");
  assert.equal(await focused(page, "aria-label"), "Edge 0–3", "edges have the focus too");
  await keys(page, "Delete");
  await says(page, "Edge 0–3 deleted");
  await choose(page, "token");
  await tabTo(page, ".handle, .edge-handle");
  await keys(page, "Home", "PageDown", "PageDown", "Enter");
  await says(page, "Token on 2");
  await tabTo(page, "#editor-play");
  await page.keyboard.press("Enter");
  await begun(page);
  assert.deepEqual((await held(page)).start, {game: "ueg", vertices: 4, edges: [[0, 2]], root: 2});
  await page.finish();
});

test("an edge is flipped with keys alone, one that cannot be is explained", async () => {
  const points = [[0, 0], [100, 0], [110, 90], [-5, 80]];
  const page = await edit({game: "coloring", points, edges: [[0, 1], [1, 2], [2, 3], [0, 3], [0, 2]]});
  await choose(page, "flip");
  await tabTo(page, ".handle, .edge-handle");
  await keys(page, "End", "Enter");
  await says(page, "Edge 0–2 flipped to Edge 1–3");
  await keys(page, "PageUp", "Enter");
  await says(page, "Edge 0–3 cannot be flipped: it is on the hull");
  await keys(page, "Delete");
  await says(page, "can be flipped, but not deleted");
  await keys(page, "Control+z");
  await says(page, "Undone");
  await tabTo(page, "#editor-play");
  await page.keyboard.press("Enter");
  await begun(page);
  assert.ok((await held(page)).start.edges.some(([u, v]) => u === 0 && v === 2), "the flip was undone");
  await page.finish();
});

test("the ground is tied with keys alone", async () => {
  const page = await edit({game: "strings-and-coins", vertices: 2, edges: [[0, 1], [1, -1]]});
  await choose(page, "ground");
  await tabTo(page, ".handle, .edge-handle");
  await keys(page, "Home", "Enter");
  await says(page, "Vertex 0 tied to the ground");
  await tabTo(page, "#editor-play");
  await page.keyboard.press("Enter");
  await begun(page);
  assert.deepEqual((await held(page)).start.edges, [[0, 1], [1, -1], [0, -1]]);
  await page.finish();
});

test("what is wrong with a board is said with its points, marked, and not played on", async () => {
  const page = await edit({game: "mono-complete", points: [[0, 0], [100, 0], [50, 80]]});
  const [one, two] = [await spot(page, 0), await spot(page, 1)];
  await page.mouse.click((one.x + two.x) / 2, one.y);
  await says(page, "Point 3: on a line with point 0 and point 1\\. Move or delete one of them");
  const wrong = await page.locator(".handle.wrong").evaluateAll((all) => all.map((h) => h.getAttribute("data-vertex")));
  assert.deepEqual(wrong, ["0", "1", "3"]);
  await page.locator("#editor-play").click();
  assert.ok(await page.locator("#editor").isVisible(), "it stays until it is mended");
  await page.getByRole("button", {name: "Undo"}).click();
  await page.waitForFunction(() =>
    document.querySelectorAll(".handle").length === 3 && document.querySelector("#editor-says .trouble") === null);
  await page.getByRole("button", {name: "Redo"}).click();
  await says(page, "on a line");
  await page.getByRole("button", {name: "Empty the board"}).click();
  await says(page, "Nothing can be played on this board yet");
  await page.locator("#editor-leave").click();
  assert.equal((await held(page)).start.points.length, 3, "cancelled: the board is as it was");
  assert.equal(await page.evaluate(() => document.activeElement?.id), "draw-board");
  await page.finish();
});

test("two points in one place, and a board that is too large, are explained", async () => {
  const page = await edit({game: "coloring", points: [[0, 0], [100, 0], [50, 80]], edges: [[0, 1], [1, 2], [0, 2]]});
  await page.locator('[data-tool="move"]').click();
  const [a, b] = [await spot(page, 0), await spot(page, 1)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x - 9, b.y, {steps: 4});
  await page.mouse.move(b.x, b.y);
  await page.mouse.up();
  await says(page, "Point 1: equal to point 0");
  await page.finish();
  const round = Array.from({length: 143}, (_, i) => [Math.cos, Math.sin].map((f) => Math.round(1e6 * f(i * 0.04393))));
  const large = await edit({game: "mono-triangle", points: round});
  await tabTo(large, ".cursor");
  await keys(large, "ArrowRight", "ArrowRight", "Shift+ArrowUp", "Enter");
  await says(large, "too large to be played on");
  await large.finish();
});

test("a point is dragged with a finger at 360 px", async () => {
  const points = [[0, 0], [100, 0], [50, 80], [45, 20]];
  const page = await edit({game: "mono-complete", points}, {viewport: narrow, hasTouch: true});
  await page.locator('[data-tool="move"]').tap();
  await page.locator(".drawing").scrollIntoViewIfNeeded();
  const before = await spot(page, 2);
  const send = await fingers(page);
  const {x, y} = before;
  await send("touchStart", [x, y]);
  for (const far of [5, 15, 30]) await send("touchMove", [x - far, y + far]);
  await page.waitForTimeout(150);  // a finger that flings has its next tap swallowed by the browser
  await send("touchMove", [x - 30, y + 30]);
  await send("touchEnd");
  await says(page, "Point 2 moved");
  const now = await spot(page, 2);
  const missed = Math.max(Math.abs(before.x - now.x - 30), Math.abs(now.y - before.y - 30));
  assert.ok(missed < 3, "it is where the finger left it");
  await page.locator("#editor-play").tap();
  await begun(page);
  assert.ok((await held(page)).start.points[2][0] < 50);
  await page.finish();
});
