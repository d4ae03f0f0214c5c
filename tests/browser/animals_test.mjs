// Boards without end: an animal is chosen, a whole game is played by mouse, by keyboard alone and by touch on a narrow
// screen, the view pans and grows, and the paving on the board is the engine's.

import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {test} from "node:test";
import {
  analysed, appears, cardOf, fingers, held, link, movesOf, narrow, over, played as shown, ply, says, seat, settled,
  solve, start, tabTo, type, visit,
} from "./playground.mjs";

const corner = {game: "achievement", board: "square-edges", bias: [1, 1], animal: [[0, 1], [1, 0]]};
const box = {...corner, animal: [[0, 1], [1, 0], [1, 2], [2, 1]]};
const people = {first: "person", second: "person"};

/** Where a cell can be hit. */
const middle = (page, cell) => page.locator(`.target[data-move="${cell}"] .reach`).evaluate((e) => {
  const r = e.getBoundingClientRect();
  return {x: r.x + r.width / 2, y: r.y + r.height / 2};
});

async function played(page, n) {
  await shown(page, n);
  await settled(page);
}
const cell = (text) => text.split(" ").map(Number);
const target = (...cells) => cells.map((c) => `.target[data-move="${c}"]`).join(", ");

/** The cell in the middle of what is in sight, roughly. */
const centre = (page) => page.evaluate(() => {
  const box = document.querySelector(".board").getBoundingClientRect();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const far = (e) => {
    const r = e.querySelector(".reach").getBoundingClientRect();
    return Math.hypot(r.x + r.width / 2 - x, r.y + r.height / 2 - y);
  };
  const [nearest] = [...document.querySelectorAll(".target")].sort((a, b) => far(a) - far(b));
  return nearest.getAttribute("data-move").split(" ").map(Number);
});

/** Where the focus is on the board. */
async function focused(page) {
  const move = await page.evaluate(() => document.activeElement?.getAttribute("data-move") ?? null);
  return move === null ? null : cell(move);
}
/** Waits until it is on another cell. */
const moved = (page, from) => page.waitForFunction((was) => {
  const now = document.activeElement;
  return now?.matches(".target") && now.getAttribute("data-move") !== was;
}, from.join(" "));

test("animals: one is chosen from its picture, and a whole game is played by mouse", async () => {
  const page = await visit();
  await start(page, "achievement");
  await seat(page, "person", "person");
  await page.locator("#tab-board").click();
  await page.locator("#animal-breaker").selectOption("2");
  await page.locator('.animal-choice.maker[data-animal="[[0,1],[1,0]]"]').click();
  await settled(page);
  assert.deepEqual((await held(page)).start, {...corner, bias: [1, 2]});
  const said = [];
  for (const [i, cell] of ["1 0", "3 0", "0 1", "2 -1"].entries()) {
    said.push(await page.locator(".turn").textContent());
    const {x, y} = await middle(page, cell);
    await page.mouse.click(x, y);
    await played(page, i + 1);
  }
  const turns = ["maker marks 1 cell", "breaker marks 2 cells", "breaker marks 1 more cell", "maker marks 1 cell"];
  assert.deepEqual(said, turns.map((turn) => `The ${turn}`));
  assert.ok(await over(page));
  assert.match(await page.locator(".turn").textContent(), /The maker wins/);
  assert.equal(await page.locator(".line.marked").count() > 0, true, "the copy is shown");
  assert.equal(await page.locator(".target").count(), 0);
  await page.finish();
});

test("animals: arrow keys walk beyond the edge of what is in sight, and play goes on there", async () => {
  const page = await visit();
  await tabTo(page, '[data-game="achievement"] button');
  await page.keyboard.press("Enter");
  await page.locator("#board .board").waitFor();
  await tabTo(page, "#seat-second");
  await page.keyboard.press("Home");
  await settled(page);
  await tabTo(page, ".target", "Shift+Tab");
  const before = await focused(page);
  let last = before;
  for (let i = 0; i < 24; ++i) {
    await page.keyboard.press("ArrowRight");
    await moved(page, last);
    const now = await focused(page);
    assert.ok(now[0] > last[0], `from ${last} to ${now}`);
    last = now;
  }
  assert.ok(last[0] >= before[0] + 24, "far from the middle");
  // stairs, by walking: right and down from cell to cell; the breaker marks what lies above
  let count = 0;
  const play = async (...keys) => {
    for (const key of keys) {
      const was = await focused(page);
      await page.keyboard.press(key);
      await moved(page, was);
    }
    await page.keyboard.press("Enter");
    await played(page, ++count);
    await page.waitForFunction(() => document.activeElement?.matches(".target, #again"));
  };
  await play("ArrowUp");
  for (let i = 0; i < 5; ++i) await play("ArrowLeft", "ArrowUp");
  assert.equal(await ply(page), 6);
  await page.keyboard.press("Shift+ArrowDown");
  await page.waitForFunction(() => document.activeElement?.matches(".target"));
  await page.finish();
});

test("animals: a whole game by keyboard alone", async () => {
  const page = await visit(link(corner, {seats: people}));
  await settled(page);
  await tabTo(page, ".target");
  await page.keyboard.press("Enter");
  await played(page, 1);
  for (let i = 0; i < 3; ++i) await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await played(page, 2);
  const [own] = (await held(page)).moves.slice(1).map((twig) => twig[0]);
  const wanted = [[1, 1], [1, -1], [-1, 1], [-1, -1]].map(([a, b]) => [own[0] + a, own[1] + b].join(" "));
  const there = async () => wanted.includes((await focused(page))?.join(" "));
  for (let i = 0; i < 400 && !(await there()); ++i) await page.keyboard.press("PageDown");
  await page.keyboard.press("Enter");
  await played(page, 3);
  assert.ok(await over(page));
  await page.waitForFunction(() => document.activeElement?.id === "again");
  await page.finish();
});

test("animals: a whole game by touch at 360 px", async () => {
  const page = await visit("", {viewport: narrow, hasTouch: true});
  await (await cardOf(page, "achievement")).tap();
  await page.locator("#board .board").waitFor();
  await page.locator("#seat-second").selectOption("person");
  await settled(page);
  for (const [i, cell] of ["1 0", "-3 -2", "2 -1", "-3 2", "3 -2", "-3 0", "0 1"].entries()) {
    await page.locator("#board .board").scrollIntoViewIfNeeded();
    const {x, y} = await middle(page, cell);
    await page.touchscreen.tap(x, y);
    await played(page, i + 1);
  }
  assert.match(await page.locator(".turn").textContent(), /The maker wins/);
  await page.finish();
});

test("animals: the view pans by dragging, buttons and keys, grows, and follows the play", async () => {
  const page = await visit(link(corner, {seats: people}));
  await settled(page);
  const [a] = await centre(page);
  const {x, y} = await middle(page, "1 0");
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 60, y + 5);
  await page.mouse.move(x - 240, y + 10);
  await page.mouse.up();
  await appears(page, target("16 1", "15 0"));
  assert.equal(await ply(page), 0, "a drag is no move");
  assert.ok((await centre(page))[0] > a + 4);
  const right = await centre(page);
  await page.getByRole("button", {name: "Look right"}).click();
  await page.waitForFunction(([before, now]) => !document.querySelector(before) || document.querySelector(now),
    [target(right.join(" ")), target("21 0", "22 1")]);
  assert.ok((await centre(page))[0] > right[0]);
  const few = await page.locator(".target").count();
  await page.getByRole("button", {name: "See more"}).click();
  await page.waitForFunction((n) => document.querySelectorAll(".target").length > n, few);
  for (let i = 0; i < 8; ++i) await page.getByRole("button", {name: "See more"}).click();
  await page.waitForTimeout(300);
  assert.ok((await page.locator(".target").count()) < 1500);
  await page.getByRole("button", {name: "Fit all marks"}).click();
  await page.waitForFunction((one) => document.querySelector(one) && document.querySelectorAll(".target").length < 400,
    target("1 0"));
  await type(page, "401 0");
  await played(page, 1);
  await appears(page, target("403 0"));
  await type(page, "-7 6");
  await played(page, 2);
  await appears(page, target("-9 6"));
  page.allowed = 1;
  await type(page, "4 4");
  await says(page, "#command-says", "not a cell");
  await page.locator('.target[data-move="-9 6"]').focus();
  await page.keyboard.press("Shift+ArrowLeft");
  await page.waitForFunction(() => !document.querySelector('.target[data-move="3 6"]'));
  await page.waitForFunction(() => document.activeElement?.matches(".target"));  // the focus stays on the board
  assert.equal(await ply(page), 2);
  await page.finish();
});

test("animals: a finger drags the view at 360 px, and a second one cancels that", async () => {
  const page = await visit(link(corner, {seats: people}), {viewport: narrow, hasTouch: true});
  await settled(page);
  await page.locator("#board .board").scrollIntoViewIfNeeded();
  const {x, y} = await middle(page, "1 0");
  const send = await fingers(page);
  const displaced = () => page.evaluate(() => document.querySelector("#board .moves").getAttribute("transform") ?? "");
  const [a] = await centre(page);
  await send("touchStart", [x, y]);
  await send("touchMove", [x - 40, y]);
  assert.match(await displaced(), /translate\(-[34]/);
  await send("touchStart", [x - 40, y], [x, y + 60]);
  assert.match(await displaced(), /translate\(0 0\)/, "it is where it was");
  await send("touchEnd");
  assert.equal((await centre(page))[0], a);
  await send("touchStart", [x, y]);
  for (const far of [20, 60, 100, 140]) await send("touchMove", [x - far, y]);
  await send("touchEnd");
  await page.waitForFunction(() => document.querySelector("#board .moves").getAttribute("transform") === null);
  assert.ok((await centre(page))[0] > a + 2);
  assert.equal(await ply(page), 0, "a drag is no move");
  await page.finish();
});

test("animals: the paving on the board is the engine's, and its answers are marked", async () => {
  const page = await visit(link(box, {moves: [[0, 1]], why: true}));
  await page.locator(".group.link").waitFor({state: "attached"});
  await says(page, ".progress", "strategy tells");
  const [answer] = solve({...box, moves: [[0, 1]]});
  assert.equal(answer.outcome, "breaker");
  const best = (await movesOf(page, ".target.best")).map(cell);
  assert.deepEqual(best, answer.best);
  assert.match(await page.locator(".verdict").textContent(), /breaker wins/);
  assert.match(await page.locator(".source").last().textContent(), /paving/);
  // one of the links joins the mark and its answer
  const drawn = await page.locator(".group.link").first().getAttribute("d");
  const ends = drawn.split("M").slice(1).map((l) => l.split(/[L ]/).map(Number));
  const [x, y] = await page.locator(`${target(best[0].join(" "))} .worth`).evaluate((e) => {
    const b = e.getBBox();
    return [b.x + b.width / 2, b.y + b.height / 2];
  });
  const near = (a, b) => Math.hypot(a - x, b - y) < 2;
  assert.equal(ends.filter(([x1, y1, x2, y2]) => near(x1, y1) || near(x2, y2)).length, 1);
  await page.getByRole("button", {name: "See more"}).click();
  await page.waitForFunction((n) => document.querySelector(".group.link").getAttribute("d").split("M").length - 1 > n,
    ends.length);
  await page.finish();
});

test("animals: the maker's next mark is shown where she wins", async () => {
  const page = await visit(link(corner, {moves: [[1, 0], [2, 1]], why: true}));
  await analysed(page);
  await appears(page, ".target.best");
  const best = (await movesOf(page, ".target.best")).map(cell);
  assert.deepEqual(best, solve({...corner, moves: [[1, 0], [2, 1]]})[0].best);
  assert.match(await page.locator("#legend").textContent(), /mark this now/);
  await page.finish();
});

test("animals: a link and a reload bring the game back, and undo keeps variations", async () => {
  const page = await visit(link(box, {moves: [[3, 2], [-1, 0]], seats: people}));
  await settled(page);
  await type(page, "5 2");
  await played(page, 3);
  await page.keyboard.press("Escape");
  await page.getByRole("button", {name: "Undo"}).click();
  await settled(page);
  await type(page, "2 1");
  await played(page, 4);
  const link1 = page.url();
  const tree = await held(page);
  await page.reload();
  await settled(page);
  assert.equal(page.url(), link1);
  assert.deepEqual(await held(page), tree);
  assert.deepEqual(tree.moves[1][1].slice(1).map((t) => t[0]), [[5, 2], [2, 1]]);
  assert.equal(await page.locator('.step[aria-current="step"]').textContent(), "(2, 1)");
  await page.finish();
});

test("animals: the engine plays both seats at every strength, and two engines to the end", async () => {
  const page = await visit(link(box, {seats: people}));
  await settled(page);
  for (const [i, strength] of ["easy", "medium", "strong", "perfect"].entries()) {
    await page.locator("#seat-second").selectOption(strength);
    await settled(page);
    await type(page, `${20 * i + 1} 0`);
    await played(page, 2 * i + 2);
  }
  await page.finish();
  const engines = await visit(link({...corner, bias: [1, 2]}, {seats: {first: "perfect", second: "strong"}}));
  await engines.getByRole("button", {name: "Let the engine move"}).click();
  await engines.waitForFunction(() => document.querySelector(".turn")?.getAttribute("data-over") === "true");
  await engines.finish();
});

test("animals: a game without an end says so", async () => {
  const page = await visit(link(box, {seats: {first: "person", second: "perfect"}}));
  await settled(page);
  for (let i = 0; i < 6; ++i) {
    await type(page, `${4 * i - 11} ${2 * i - 4}`);
    await played(page, 2 * i + 2);
  }
  await page.locator(".endless-verdict").waitFor();
  assert.match(await page.locator(".endless-verdict").textContent(), /hold for ever/);
  await page.locator(".endless-verdict button").click();
  await settled(page);
  assert.equal(await ply(page), 0);
  await page.finish();
});

test("animals: documents, pictures and certificates can be taken along", async () => {
  const page = await visit(link(box, {seats: people}));
  await settled(page);
  await page.locator("#tab-share").click();
  const formats = {document: /"animal"/, svg: /<svg/, tikz: /tikzpicture/, certificate: /by paving/};
  for (const [as, wanted] of Object.entries(formats)) {
    const [file] = await Promise.all([page.waitForEvent("download"), page.locator(`[data-export="${as}"]`).click()]);
    assert.match(readFileSync(await file.path(), "utf8"), wanted);
  }
  const [png] = await Promise.all([page.waitForEvent("download"), page.locator('[data-export="png"]').click()]);
  assert.equal(readFileSync(await png.path()).subarray(1, 4).toString(), "PNG");
  await page.finish();
});
