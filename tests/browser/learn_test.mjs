// Learning: the first minute by mouse, by touch and by keys; a whole lesson to its end; a puzzle failed and solved;
// what is known stays in the browser; words explain themselves.

import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {appears, says, settled, solve, tabTo, visit, wide} from "./playground.mjs";

const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
const data = (path) => JSON.parse(readFileSync(new URL(`../../web/${path}`, import.meta.url), "utf8"));
const key = (move) => [move].flat().join(" ");

/** Where a move can be hit: pins in the middle, lines away from where they cross. */
const spotOf = (page, move) => page.locator(`.target[data-move="${key(move)}"]`).first().evaluate((target) => {
  const line = target.querySelector(".worth");
  line.scrollIntoView({block: "center"});
  const {x, y, width, height} = target.querySelector(".reach").getBoundingClientRect();
  if (target.matches(".pins, .vertex")) return [x + width / 2, y + height / 2];
  const at = line.getPointAtLength(0.35 * line.getTotalLength()).matrixTransform(line.getScreenCTM());
  return [at.x, at.y];
});
const byMouse = async (page, move) => page.mouse.click(...(await spotOf(page, move)));
const byTouch = async (page, move) => page.touchscreen.tap(...(await spotOf(page, move)));
/** Page Down goes through all moves in turn. */
async function byKeys(page, move) {
  await tabTo(page, ".target");
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute("data-move"));
  for (let i = 0; i < 60 && (await focused()) !== key(move); ++i) await page.keyboard.press("PageDown");
  assert.equal(await focused(), key(move));
  await page.keyboard.press("Enter");
}

const verdict = (page, how) => appears(page, `.task-verdict[data-verdict="${how}"]`);
const next = (page) => page.locator("#task-next").click();
/** Waits for a step of a lesson, ready to be played. */
async function atStep(page, step, of) {
  await says(page, ".crumbs", `Step ${step} of ${of}`);
  await settled(page);
}

/** The moves of the match, as the record names them. */
const record = (page) => page.locator(".tree .line .step").evaluateAll((all) =>
  all.map((e) => e.textContent.match(/[0-9]+/g).map(Number)));

/** Plays a game on the table to its end with best moves. */
async function winGame(page, board, press, movesOf) {
  for (;;) {
    await page.waitForFunction(() => document.querySelector(".target") ||
      document.querySelector(".task-verdict").dataset.verdict !== "");
    if (await page.locator(".target").count() === 0) return;
    await settled(page);
    const [{best}] = solve({...board, moves: await movesOf(page)});
    const count = (await record(page)).length;
    await press(page, best[0]);
    await page.waitForFunction((n) => document.querySelectorAll(".tree .line .step").length > n, count);
    await settled(page);
  }
}

const firstMinute = data("lessons/first-minute.json");
for (const [name, press, options] of [
  ["mouse", byMouse, {viewport: wide}], ["touch at 390 px", byTouch, phone], ["keys", byKeys, {viewport: wide}],
]) {
  test(`the first minute by ${name}: three guided moves, then a game that is won`, async () => {
    const page = await visit("", options);
    await page.locator("#first-minute").click();
    for (const [i, {pass}] of firstMinute.steps.slice(0, 3).entries()) {
      await atStep(page, i + 1, 4);
      assert.match(await page.locator(".turn").textContent(), /Your turn/);
      await press(page, pass[0]);
      await verdict(page, "right");
      assert.equal(await page.locator("#again:visible, #ending:visible").count(), 0, "nothing leads out of a lesson");
      if (press === byKeys) await page.keyboard.press("Enter");
      else await next(page);
    }
    await atStep(page, 4, 4);
    await winGame(page, firstMinute.boards.hexagon, press, record);
    await verdict(page, "right");
    await next(page);
    await says(page, '[data-lesson="first-minute"] .source', "done");
    await page.finish();
  });
}

test("a wrong move is answered and can be tried again; a lesson is played to its end", async () => {
  const kayles = data("lessons/kayles.json");
  const page = await visit("#learn");
  await page.locator('[data-lesson="kayles"] a').click();
  await atStep(page, 1, 8);
  await byMouse(page, [2, 0, 1]);
  await verdict(page, "wrong");
  await says(page, "#status .turn", "engine");
  assert.equal(await page.locator(".target").count(), 0, "nothing can be played until one tries again");
  await page.locator("#task-again").click();
  await settled(page);
  for (const [i, {pass, play}] of kayles.steps.entries()) {
    await atStep(page, i + 1, 8);
    if (play) break;
    if (pass) {
      await byMouse(page, pass[0]);
      await verdict(page, "right");
    }
    await next(page);
  }
  const heaps = kayles.boards.last;
  const lines = async () => (await record(page)).map(([h, a, b = 0]) => [h, Math.min(a ?? 0, b), Math.max(a ?? 0, b)]);
  await winGame(page, heaps, byMouse, lines);
  await verdict(page, "right");
  await next(page);
  await says(page, '[data-lesson="kayles"] .source', "done");
  await page.goBack();
  await atStep(page, 8, 8);
  await page.reload();
  await atStep(page, 8, 8);
  await page.finish();
});

test("a puzzle is failed, another one solved, and both are remembered", async () => {
  const {puzzles: [first, second]} = data("puzzles.json");
  const page = await visit("#learn");
  await page.locator("#puzzle-next").click();
  await says(page, ".task-says", "Only one move wins");
  await settled(page);
  const wrong = await page.locator(".target").evaluateAll((all, right) =>
    all.map((e) => e.getAttribute("data-move")).find((move) => move !== right), key(first[2]));
  await byMouse(page, wrong);
  await verdict(page, "wrong");
  await page.locator("#task-show").click();
  await says(page, ".task-verdict", "The move is");
  await page.locator("#task-again").click();
  await settled(page);
  await byMouse(page, first[2]);
  await verdict(page, "right");
  await next(page);
  await page.waitForFunction(() => document.querySelector(".task-verdict").dataset.verdict === "");
  await settled(page);
  await byMouse(page, second[2]);
  await verdict(page, "right");
  await page.goto(page.url().split("#")[0] + "#learn");
  await says(page, "#learn", "1 solved at once, 2 tried");
  await page.reload();
  await says(page, "#learn", "1 solved at once, 2 tried");
  await page.locator("#puzzle-today").click();
  await says(page, ".crumbs", "Today’s puzzle");
  await page.finish();
});

test("a word explains itself in place, by mouse and by keys, and a broken address says so", async () => {
  const page = await visit("#learn=kayles.4");
  await atStep(page, 4, 8);
  const term = page.locator(".term", {hasText: "nimber"}).first();
  await term.click();
  await says(page, "#term", "What a position is worth");
  const box = await page.locator("#term").boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= wide.width && box.y + box.height <= wide.height, "it is in sight");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("#term").matches(":popover-open"));
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelector("#term").matches(":popover-open"));
  await page.goto(page.url().split("#")[0] + "#learn=nothing");
  await says(page, "#trouble", "There is no lesson");
  await page.finish();
});
