// Nothing is lost: the tree of variations, the link, a reload; and what can be taken along.

import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readFile} from "node:fs/promises";
import {test} from "node:test";
import {address, held, link, played, ply, program, settled, type as typeMove, visit} from "./playground.mjs";

const row = {game: "kayles", heaps: [5]};

/** Plays what is typed. */
async function type(page, text) {
  const before = await page.locator(".tree .step").count();
  await typeMove(page, text);
  await page.waitForFunction((n) => document.querySelectorAll(".tree .step").length > n, before);
  await settled(page);
}

test("undo and redo walk in a tree in which every variation stays", async () => {
  const page = await visit(link(row));
  await settled(page);
  await type(page, "5 2 2");
  await type(page, "2 0 1");
  await page.getByRole("button", {name: "Undo"}).click();
  await page.getByRole("button", {name: "Undo"}).click();
  await settled(page);
  assert.equal(await ply(page), 0);
  await type(page, "5 0 3");
  const {moves, way} = await held(page);
  assert.deepEqual(moves, [null, [[5, 2, 2], [[2, 0, 1]]], [[5, 0, 3]]]);
  assert.deepEqual(way, [1]);
  await page.getByRole("button", {name: "2 → 1"}).click();
  await settled(page);
  assert.deepEqual((await held(page)).way, [0, 0]);
  await page.keyboard.press("Control+z");
  await settled(page);
  assert.deepEqual((await held(page)).way, [0]);
  await page.keyboard.press("Control+y");
  await settled(page);
  assert.deepEqual((await held(page)).way, [0, 0]);
  assert.equal(await page.getByRole("button", {name: "Redo"}).isDisabled(), true);
  assert.equal(await page.getByRole("button", {name: "2 → 1"}).getAttribute("aria-current"), "step");
  await page.finish();
});

test("against the engine, undo takes its answer back too", async () => {
  const page = await visit(link({game: "kayles", heaps: [9]}, {seats: {first: "person", second: "easy"}}));
  await settled(page);
  await type(page, "9 4 4");
  await played(page, 2);
  await settled(page);
  await page.getByRole("button", {name: "Undo"}).click();
  await settled(page);
  assert.equal(await ply(page), 0);
  assert.match(await page.locator(".turn").textContent(), /Your turn/);
  await page.getByRole("button", {name: "Redo"}).click();
  await settled(page);
  assert.equal(await ply(page), 2);
  await page.finish();
});

test("a link and a reload bring everything back", async () => {
  const page = await visit(link(row));
  await settled(page);
  await type(page, "5 2 2");
  await type(page, "2 0 0");
  await page.getByRole("button", {name: "Undo"}).click();
  await settled(page);
  const before = await held(page);
  await page.locator("#tab-share").click();
  await page.getByRole("button", {name: "Copy the link"}).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  assert.equal(copied, page.url());
  await page.reload();
  await settled(page);
  assert.deepEqual(await held(page), before);
  const other = await visit(copied.slice(address.length));
  await settled(other);
  assert.deepEqual(await held(other), before);
  assert.equal(await other.locator(".tree .line .step").count(), 2);
  await other.goBack();
  await page.getByRole("link", {name: "All games"}).click();
  await page.locator("#home").waitFor();
  await page.goBack();
  await settled(page);
  assert.deepEqual(await held(page), before, "the browser's own way back");
  await other.finish();
  await page.finish();
});

test("a broken link is said to be broken", async () => {
  const page = await visit("#play=nonsense");
  assert.match(await page.getByRole("alert").first().textContent(), /link is broken/);
  await page.finish();
});

test("a position is exported as document, SVG, TikZ, PNG and certificate", async () => {
  const page = await visit(link(row, {moves: [[5, 2, 2]]}));
  await settled(page);
  await page.locator("#tab-share").click();
  const save = async (as) => {
    const [file] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-export="${as}"]`).click()]);
    return readFile(await file.path());
  };
  assert.deepEqual(JSON.parse(await save("document")), {...row, moves: [[5, 2, 2]]});
  assert.match(String(await save("svg")), /^<svg/);
  assert.match(String(await save("tikz")), /tikzpicture/);
  const [svg, png] = [String(await save("svg")), await save("png")];
  assert.deepEqual([...png.subarray(1, 4)], [..."PNG"].map((c) => c.charCodeAt(0)));
  const sides = ["width", "height"].map((side) => new RegExp(`<svg[^>]* ${side}="([0-9.]+)`).exec(svg)[1]);
  const twice = sides.map((side) => 2 * Math.floor(Number(side)));
  assert.deepEqual([png.readUInt32BE(16), png.readUInt32BE(20)], twice, "twice as fine as the picture");
  const checked = spawnSync(program, ["check", "-"], {input: await save("certificate"), encoding: "utf8"});
  assert.equal(checked.status, 0, checked.stderr);
  await page.finish();
});
