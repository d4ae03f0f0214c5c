// A whole game of each family by mouse, by keyboard alone, and by touch on a narrow screen; and the engine's seats.

import assert from "node:assert/strict";
import {test} from "node:test";
import {
  cardOf, fingers, held, link, narrow, over, played, ply, says, seat, settled, start, tabTo, type, visit,
} from "./playground.mjs";

const families = {
  points: "mono-complete", triangulations: "coloring", graphs: "picarete", geography: "ueg", heaps: "kayles",
};

/** Where a move can be hit: the middle of its line, its vertex, or its pins. */
async function middles(page) {
  return page.evaluate(() => [...document.querySelectorAll(".target")].map((target) => {
    const box = target.querySelector(target.matches(".vertex") ? ".worth" : ".reach").getBoundingClientRect();
    return {move: target.getAttribute("data-move"), x: box.x + box.width / 2, y: box.y + box.height / 2};
  }));
}

/** Plays to the end with `choose`, which makes one move, and says how many moves were played. */
async function playOut(page, choose) {
  let count = await ply(page);
  while (!(await over(page))) {
    await choose(page, count);
    await page.waitForFunction((before) => document.querySelectorAll(".tree .line .step").length > before &&
      document.querySelector("#board").getAttribute("aria-busy") === "false", count);
    count += 1;
    assert.equal(await ply(page), count, "one move at a time");
  }
  assert.match(await page.locator(".turn").textContent(), /win|tie|won|lost/i);
  assert.equal(await page.locator(".target").count(), 0);
  return count;
}

async function byMouse(page, count) {
  const all = await middles(page);
  const {x, y} = all[(count * 7) % all.length];
  await page.mouse.click(x, y);
}

async function byTouch(page, count) {
  await page.locator("#board .board").scrollIntoViewIfNeeded();
  const all = await middles(page);
  const {x, y} = all[(count * 5) % all.length];
  await page.touchscreen.tap(x, y);
}

for (const [family, game] of Object.entries(families)) {
  test(`${family}: a whole game of ${game} by mouse`, async () => {
    const page = await visit();
    await start(page, game);
    await seat(page, "person", "person");
    assert.ok((await playOut(page, byMouse)) > 2);
    await page.finish();
  });

  test(`${family}: a whole game of ${game} by keyboard alone`, async () => {
    const page = await visit();
    await tabTo(page, `[data-game="${game}"] button`);
    await page.keyboard.press("Enter");
    await page.locator("#board .board").waitFor();
    await tabTo(page, "#seat-second");
    await page.keyboard.press("Home");
    await settled(page);
    assert.deepEqual((await held(page)).seats, {first: "person", second: "person"});
    await tabTo(page, ".target", "Shift+Tab");
    const visited = new Set();
    await playOut(page, async (p) => {
      for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "PageDown"]) {
        await p.keyboard.press(key);
        const move = await p.evaluate(() => document.activeElement.getAttribute("data-move"));
        assert.ok(move, "the focus stays on the board");
        visited.add(move);
      }
      await p.keyboard.press("Enter");
    });
    assert.ok(visited.size > 3, "arrow keys walk");
    assert.ok(await page.evaluate(() => document.activeElement?.id === "again"), "the end has the focus");
    await page.finish();
  });

  test(`${family}: a whole game of ${game} by touch at 360 px`, async () => {
    const page = await visit("", {viewport: narrow, hasTouch: true});
    await (await cardOf(page, game)).tap();
    await page.locator("#board .board").waitFor();
    await page.locator("#seat-second").selectOption("person");
    await settled(page);
    assert.ok((await playOut(page, byTouch)) > 2);
    await page.finish();
  });
}

const pentagon = {game: "mono-complete", points: [[0, 0], [40, 0], [52, 38], [20, 60], [-12, 38]]};

test("a touch plays on release, and a second finger cancels it", async () => {
  const page = await visit(link(pentagon), {viewport: narrow, hasTouch: true});
  await settled(page);
  const [{x, y, move}] = (await middles(page)).filter((m) => m.move === "0 1");
  const send = await fingers(page);
  await send("touchStart", [x, y]);
  await send("touchStart", [x, y], [x + 60, y - 60]);
  await send("touchEnd");
  await page.waitForTimeout(80);
  assert.equal(await ply(page), 0, "cancelled");
  await send("touchStart", [x, y]);
  await page.waitForTimeout(30);
  assert.equal(await ply(page), 0, "not before the release");
  await send("touchEnd");
  await played(page, 1);
  assert.equal((await held(page)).moves[1][0].join(" "), move);
  await page.finish();
});

test("a segment can be dragged from point to point, and chosen by touching both", async () => {
  const page = await visit(link(pentagon));
  await settled(page);
  const spots = await page.evaluate(() => [...document.querySelectorAll(".number")].map((t) => t.textContent));
  assert.deepEqual(spots, ["0", "1", "2", "3", "4"]);
  const ends = await page.evaluate(() => {
    const box = document.querySelector(".board").getBoundingClientRect();
    const at = (move) => document.querySelector(`[data-move="${move}"] .worth`);
    const point = (path, far) => { const p = path.getPointAtLength(far); return {x: box.x + p.x, y: box.y + p.y}; };
    const line = at("0 2");
    const other = at("3 4");
    return [point(line, 0), point(line, line.getTotalLength()), point(other, 0), point(other, other.getTotalLength())];
  });
  await page.mouse.move(ends[0].x, ends[0].y);
  await page.mouse.down();
  await page.mouse.move(ends[1].x - 30, ends[1].y);
  await page.mouse.move(ends[1].x, ends[1].y);
  await page.mouse.up();
  await played(page, 1);
  await settled(page);
  await page.mouse.click(ends[2].x, ends[2].y);
  await page.mouse.click(ends[3].x, ends[3].y);
  await played(page, 2);
  const moves = await held(page);
  assert.deepEqual([moves.moves[1][0], moves.moves[1][1][0]], [[0, 2], [3, 4]]);
  await page.finish();
});

test("the live region and the status say whose turn it is, extra moves and points", async () => {
  const page = await visit(link(pentagon, {moves: [[0, 1], [1, 2]]}));
  await settled(page);
  assert.match(await page.locator(".turn").textContent(), /First to move/);
  await type(page, "0 2");
  await page.locator('.points[aria-label="First 1, second 0"]').waitFor();
  assert.match(await page.locator(".turn").textContent(), /First to move, again/);
  assert.match(await page.locator("#live").textContent(), /First: 0–2, a point, moves again.*1 to 0/);
  page.allowed = 1;
  await type(page, "1 3");
  await says(page, "#command-says", "cross");
  assert.equal(await ply(page), 3);
  await page.finish();
});

test("a game for one goes on to its end, and whether the goal was reached is said", async () => {
  const points = [[0, 0], [40, 2], [44, 40], [-3, 38]];
  const page = await visit(link({game: "all-green", points, edges: [[0, 1], [1, 2], [2, 3], [0, 3], [0, 2]]}));
  await settled(page);
  assert.match(await page.locator(".turn").textContent(), /Your move/);
  assert.equal(await page.locator("#seat-first").count(), 0, "nobody else has a seat");
  await page.locator('.target[data-move="0 2"]').click();
  await page.waitForFunction(() => document.querySelector(".turn")?.getAttribute("data-over") === "true");
  assert.match(await page.locator(".turn").textContent(), /all edges are green|goal|won/i);
  assert.match(await page.locator(".points").textContent(), /5 green/);
  await page.finish();
});

test("a move is chosen from the list of moves, and misère play ends the other way round", async () => {
  const page = await visit(link({game: "kayles", heaps: [2], misere: true}));
  await settled(page);
  await page.getByText("Moves as text", {exact: true}).click();
  await page.locator(".moves-list button").first().waitFor();
  assert.deepEqual(await page.locator(".moves-list button").allTextContents(), ["2 → nothing", "2 → 1"]);
  await page.locator(".moves-list button").nth(1).click();
  await played(page, 1);
  await settled(page);
  await page.locator(".moves-list button").first().click();
  await page.waitForFunction(() => document.querySelector(".turn")?.getAttribute("data-over") === "true");
  assert.match(await page.locator(".turn").textContent(), /First.*win/);
  await page.finish();
});

test("the engine answers at every strength, and two engines play to the end", async () => {
  const one = await visit(link({game: "kayles", heaps: Array(20).fill(2)}));
  await settled(one);
  for (const [i, strength] of ["easy", "medium", "strong", "perfect"].entries()) {
    await one.locator("#seat-second").selectOption(strength);
    assert.match(await one.locator(".turn").textContent(), /Your turn/);
    await one.locator('.target[data-move="2 0 0"]').first().click();
    await played(one, 2 * i + 2);
    await settled(one);
  }
  await one.finish();
  const page = await visit(link({game: "kayles", heaps: [1, 2]}, {seats: {first: "perfect", second: "easy"}}));
  await page.getByRole("button", {name: "Let the engine move"}).click();
  await page.waitForFunction(() => document.querySelector(".turn")?.getAttribute("data-over") === "true");
  assert.match(await page.locator(".turn").textContent(), /first wins/i);
  await page.finish();
});

test("two engines can be paused, and go on", async () => {
  const page = await visit(link({game: "kayles", heaps: [9, 9, 9]}, {seats: {first: "easy", second: "medium"}}));
  await page.getByRole("button", {name: "Go on"}).click();
  await page.waitForFunction(() => document.querySelectorAll(".tree .line .step").length > 0);
  await page.getByRole("button", {name: "Pause"}).click();
  await page.getByRole("button", {name: "Go on"}).waitFor();
  await page.waitForTimeout(200);
  const before = await ply(page);
  await page.waitForTimeout(1500);
  assert.equal(await ply(page), before, "nobody moves");
  await page.getByRole("button", {name: "Go on"}).click();
  await page.waitForFunction((n) => document.querySelectorAll(".tree .line .step").length > n, before);
  await page.finish();
});
