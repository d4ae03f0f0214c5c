// How fast it feels: the bench of the page. Figures are printed; only generous bounds are asserted, because machines
// differ. As a bench, run it alone on a quiet machine: node speed_test.mjs

import assert from "node:assert/strict";
import {test} from "node:test";
import {address, analysed, link, settled, visit} from "./playground.mjs";
import {click, emptyClick, longestTask, manySegments, median, medians, opening, processor} from "./stopwatch.mjs";

const runs = Number(process.env.ARETE_RUNS ?? 5);
const ms = (value) => `${value.toFixed(0)} ms`;

test("the first screen is soon usable", async () => {
  const times = [];
  for (let i = 0; i < runs; ++i) {
    const page = await visit("icon.svg", {fresh: true});  // each time in a browser that has seen nothing of the page
    const empty = await opening(page, `${address}icon.svg`, () => true);
    const time = await processor(page);
    const before = await time();
    const usable = await opening(page, address, () =>
      document.querySelectorAll(".card").length > 20 && document.querySelectorAll(".card .frame:empty").length === 0);
    const requests = await page.evaluate(() => performance.getEntriesByType("resource").length);
    times.push({usable, empty, requests, cpu: (await time()) - before});
    await page.context().close();
  }
  const {usable, empty, requests, cpu} = medians(times);
  console.log(`usable after ${ms(usable)} (${(usable / empty).toFixed(1)} times a page with nothing but an icon; ` +
    `${ms(cpu)} of the processor, ${requests} requests)`);
  assert.ok(usable < 10_000);
});

for (const [name, options] of Object.entries({
  "a click": {},
  "a click that the engine answers": {seats: {first: "person", second: "perfect"}},
  "a click while values are shown": {why: true},
})) {
  test(`${name} is soon answered`, async () => {
    const times = [];
    for (let i = 0; i < runs; ++i) {
      const page = await visit(link(manySegments, options));
      await settled(page);
      if (options.why) await analysed(page);
      const empty = median([await emptyClick(page), await emptyClick(page), await emptyClick(page)]);
      times.push({...(await click(page, 30)), empty});
      await page.finish();
    }
    const {painted, answer, empty, cpu} = medians(times);
    console.log(`${name} on 190 segments is shown after ${ms(painted)}, ${ms(answer)} of them for the server's ` +
      `answer (${(painted / empty).toFixed(1)} times an empty question and a frame; ${ms(cpu)} of the processor)`);
    assert.ok(painted < 5000);
  });
}

/** @param {number} rows @param {number} columns */
function grid(rows, columns) {
  const edges = [];
  for (let i = 0; i < rows; ++i) {
    for (let j = 0; j < columns; ++j) {
      if (j + 1 < columns) edges.push([i * columns + j, i * columns + j + 1]);
      if (i + 1 < rows) edges.push([i * columns + j, (i + 1) * columns + j]);
    }
  }
  return {vertices: rows * columns, edges};
}

// As large as a board may be that is played move by move: 1,024 vertices or edges.
for (const [game, rows, columns] of [["uvg", 32, 32], ["arc-kayles", 23, 23], ["picarete", 23, 23]]) {
  const board = grid(rows, columns);
  const moves = game === "uvg" ? board.vertices : board.edges.length;

  test(`${game} on ${board.edges.length} edges stays smooth`, async () => {
    const page = await visit();
    await page.locator(".card").first().waitFor();
    const whole = () => page.waitForFunction((n) => document.querySelectorAll(".target").length === n, moves);
    const shown = (count) => page.waitForFunction((n) => document.querySelectorAll(".target").length <= n, count);
    const steps = {
      "opening": async () => {
        await page.evaluate((hash) => (location.hash = hash), link({game, ...board}));
        await whole();
      },
      "pointing": async () => {
        for (let i = 0; i < 20; ++i) await page.mouse.move(200 + 20 * i, 350 + 30 * (i % 5));
      },
      "values": async () => {
        await page.locator("#why").click();
        await page.waitForTimeout(3000);
      },
      "resizing": async () => {
        for (const width of [1100, 700, 1280]) await page.setViewportSize({width, height: 860});
        await whole();
      },
      "playing": async () => {
        await page.locator(".target").nth(500).dispatchEvent("click", {detail: 0});
        await shown(moves - 1);
      },
      "undoing": async () => {
        await page.keyboard.press("Control+z");
        await whole();
      },
    };
    const longest = [];
    for (const [name, step] of Object.entries(steps)) longest.push({name, ...(await longestTask(page, step))});
    const figures = longest.map(({name, cpu, wall}) => `${name} ${ms(cpu)} (in ${ms(wall)})`).join(", ");
    console.log(`${game} on ${board.edges.length} edges: longest tasks, of the processor: ${figures}`);
    assert.ok((await page.locator("#board .layer > *").count()) < 40, "all lines of one mark are one element");
    assert.ok(Math.max(...longest.map(({cpu}) => cpu)) < 1000);
    await page.finish();
  });
}
