// How fast it feels. Times are printed; only generous bounds are asserted, because machines differ.

import assert from "node:assert/strict";
import {test} from "node:test";
import {link, settled, visit} from "./playground.mjs";

/** Counts tasks over 50 ms from now on. */
const watchTasks = (page) => page.evaluate(() => {
  window["tasks"] = [];
  new PerformanceObserver((list) => window["tasks"].push(...list.getEntries().map((e) => Math.round(e.duration)))).observe({type: "longtask"});
});
const longTasks = (page) => page.evaluate(() => window["tasks"]);

test("the first screen is soon usable", async () => {
  const page = await visit();
  await page.locator(".card").first().waitFor();
  await page.reload();
  await page.locator(".card").nth(20).waitFor();
  const ms = await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => done(Math.round(performance.now())))));
  console.log(`usable after ${ms} ms`);
  assert.ok(ms < 10_000);
  await page.finish();
});

test("a click is soon answered", async () => {
  const points = Array.from({length: 20}, (_, i) => [Math.round(5000 * Math.cos(i * 0.314)), Math.round(5000 * Math.sin(i * 0.314)) + i]);
  const page = await visit(link({game: "mono-complete", points}));
  await settled(page);
  const ms = await page.evaluate(async () => {
    const begun = performance.now();
    const aim = document.querySelector(".aim");
    aim.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    const shown = () => document.querySelectorAll(".tree .line .step").length > 0 && document.querySelector("#board").getAttribute("aria-busy") === "false";
    while (!shown()) await new Promise((done) => setTimeout(done, 1));
    return Math.round(performance.now() - begun);
  });
  console.log(`a move on 190 segments is shown after ${ms} ms`);
  assert.ok(ms < 5000);
  await page.finish();
});

test("a board of 2,000 edges stays smooth", async () => {
  const [rows, columns] = [32, 32];
  const edges = [];
  for (let i = 0; i < rows; ++i) {
    for (let j = 0; j < columns; ++j) {
      if (j + 1 < columns) edges.push([i * columns + j, i * columns + j + 1]);
      if (i + 1 < rows) edges.push([i * columns + j, (i + 1) * columns + j]);
    }
  }
  const page = await visit();
  await page.locator(".card").first().waitFor();
  await watchTasks(page);
  await page.evaluate((hash) => (location.hash = hash), link({game: "uvg", vertices: rows * columns, edges}));
  await page.waitForFunction((n) => document.querySelectorAll(".aim").length === n, rows * columns);
  await page.locator('.aim[data-move="100"]').evaluate((a) => a.dispatchEvent(new MouseEvent("click", {bubbles: true})));
  await page.waitForFunction(() => document.querySelectorAll(".aim").length === 4);
  await page.locator("#why").click();
  await page.waitForFunction(() => /All .* moves proved/.test(document.querySelector(".progress")?.textContent ?? ""));
  const tasks = await longTasks(page);
  console.log(`${edges.length} edges: tasks over 50 ms: ${tasks.length} (${tasks.join(", ")})`);
  assert.ok((await page.locator("#board .ink > *").count()) < 40, "all lines of one mark are one element");
  assert.ok(tasks.length < 100);
  await page.finish();
});
