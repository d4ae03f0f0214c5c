// The page of a census: rows are sorted, filtered and turned over, and a member opens as a board.

import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {mkdtempSync, rmSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, test} from "node:test";
import {held, program, says, serve, settled, visit} from "./playground.mjs";

const folder = mkdtempSync(join(tmpdir(), "arete-census-"));
after(() => rmSync(folder, {recursive: true}));
const file = join(folder, "a.db");
const census = (...words) => spawnSync(program, ["census", ...words], {encoding: "utf8"});
assert.equal(census("run", "convex-triangulations:8", "--game", "coloring", "--nimber", "--db", file).status, 0);
const at = await serve("--census", file);

const column = (page, n) => page.locator(`#rows tbody td:nth-child(${n})`).allTextContents();

test("rows come fifty at a time, sorted by any column and filtered", async () => {
  const page = await visit("census/", {at});
  await says(page, "#count", "Members 1 to 50 of 132");
  assert.deepEqual((await column(page, 1)).slice(0, 3), ["0", "1", "2"]);
  await page.getByRole("button", {name: "Next"}).click();
  await says(page, "#count", "Members 51 to 100 of 132");
  await page.getByRole("button", {name: "Nimber"}).click();
  await says(page, "#count", "Members 1 to 50 of 132");
  const up = (await column(page, 4)).map(Number);
  assert.deepEqual(up, [...up].sort((a, b) => a - b));
  await page.getByRole("button", {name: "Nimber ↑"}).click();
  await page.getByRole("button", {name: "Nimber ↓"}).waitFor();
  const down = (await column(page, 4)).map(Number);
  assert.deepEqual(down, [...down].sort((a, b) => b - a));
  assert.ok(down[0] > up[0]);
  await page.locator("#outcome").selectOption("loss");
  const losses = JSON.parse(census("report", file, "--json").stdout).outcomes.loss;
  await says(page, "#count", `of ${losses}$`);
  await page.locator("#filter-nimber").fill("77");
  await page.locator("#filter-nimber").blur();
  await says(page, "#count", "No member is like that.");
  await page.finish();
});

test("a member opens as a board to play on", async () => {
  const page = await visit("census/", {at});
  await page.getByRole("button", {name: "Open member 17"}).click();
  await page.locator("#board .board").waitFor();
  await settled(page);
  assert.deepEqual((await held(page)).start, JSON.parse(census("member", file, "17").stdout));
  await page.finish();
});
