// A match and what the board tells of it: the last turn, what was completed and by whom, the ends of a chosen line, why
// a press is no move, the line that is pressed; the end with its review; seats that are remembered. By mouse, by touch
// at 390 px and by keys.

import assert from "node:assert/strict";
import {test} from "node:test";
import {address, appears, fingers, held, link, played, ply, says, settled, start, tabTo, visit} from "./playground.mjs";

const phone = {viewport: {width: 390, height: 844}, hasTouch: true};
const square = [[0, 0], [40, 2], [44, 40], [-3, 38]];
const pentagon = [[0, 0], [40, 0], [52, 38], [20, 60], [-12, 38]];
const diagonal = [[0, 1], [1, 2], [2, 3], [0, 3], [0, 2]];
const against = {seats: {first: "person", second: "medium"}};

/** Opens another game on the page that is there. */
async function open(page, ...game) {
  await page.goto(address + link(...game));
  await settled(page);
}
const count = (page, selector) => page.locator(selector).count();
/** Of what is on the board: the cards of the first screen show such things, too. */
const classes = (page, selector) =>
  page.locator(`#board ${selector}`).evaluateAll((all) => all.map((e) => e.getAttribute("class")));
const finished = (page) => page.locator('.found[data-done="true"]').waitFor();

/** Where the ends and the middle of the line of a move are on the screen. */
const places = (page, move) => page.evaluate((m) => {
  const line = document.querySelector(`.target[data-move="${m}"] .worth`);
  const frame = line.getScreenCTM();
  const at = (t) => {
    const spot = line.getPointAtLength(t * line.getTotalLength()).matrixTransform(frame);
    return [spot.x, spot.y];
  };
  return [at(0), at(0.5), at(1)];
}, move);

test("the board tells what happened: the last turn, what was completed, whose it is", async () => {
  const page = await visit(link({game: "mono-complete", points: square}, {moves: [[0, 1]]}));
  await settled(page);
  assert.deepEqual(await classes(page, ".last"), ["last band first"]);
  await open(page, {game: "mono-complete", points: square}, {moves: [[0, 1], [1, 2], [0, 2], [2, 3]]});
  assert.equal(await page.locator(".last.band").evaluate((e) => e.getAttribute("d").split("M").length - 1), 2,
    "both steps of a turn that went on");
  assert.deepEqual(await classes(page, ".completed"), ["completed first "]);
  await open(page, {game: "mono-flip", points: square, edges: diagonal}, {moves: [[0, 2]]});
  assert.deepEqual(await classes(page, ".last"), ["last band first", "last gone-line first"]);
  await open(page, {game: "uvg", vertices: 4, edges: [[0, 1], [1, 2], [2, 3]], root: 0}, {moves: [1, 2]});
  assert.deepEqual(await classes(page, ".last"), ["last band second", "last ring second"]);
  assert.deepEqual(await classes(page, ".owned"), ["owned first taken", "owned second taken"]);
  await open(page, {game: "kayles", heaps: [3, 7]}, {moves: [[7, 2, 4]]});
  assert.equal(await count(page, ".last.heap"), 2);
  const box = {game: "achievement", board: "square-edges", bias: [1, 2], animal: [[0, 1], [1, 0]]};
  await open(page, box, {moves: [[0, 1], [4, 5], [4, 7]]});
  assert.equal(await page.locator(".last.band.second").evaluate((e) => e.getAttribute("d").split("M").length - 1), 2);
  const strings = {game: "strings-and-coins", vertices: 2, edges: [[0, 1], [0, -1], [1, -1]]};
  await open(page, strings, {moves: [[0, 1], [-1, 0], [-1, 1]]});
  assert.deepEqual(await classes(page, ".owned"), ["owned second coin", "owned second coin"], "not an empty grid");
  const covered = await page.evaluate(() => {
    const [numbers, coins] = ["#board .number", "#board .coin"].map((selector) =>
      [...document.querySelectorAll(selector)].map((e) => e.getBoundingClientRect()));
    const middle = (box) => ({x: box.x + box.width / 2, y: box.y + box.height / 2});
    const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
    return numbers.filter((n) => coins.some((coin) => far(middle(n), middle(coin)) < coin.width / 2 + 4)).length;
  });
  assert.equal(covered, 0, "no coin covers a number");
  const dented = {game: "four-cycle", points: [[0, 0], [100, 2], [12, 12], [3, 98]],
    edges: [[0, 1], [0, 2], [0, 3], [1, 2], [1, 3], [2, 3]]};
  await open(page, dented, {moves: [[0, 1], [1, 2], [2, 3], [0, 3]]});
  assert.ok(await page.evaluate(() => {
    const [area, sign] = ["completed", "completed-sign"].map((name) => document.querySelector(`#board .${name}`));
    const {x, y, width, height} = sign.getBBox();
    return area.isPointInFill(new DOMPoint(x + width / 2, y + height / 2));
  }), "the sign of a cycle with a dent is inside it");
  await page.finish();
});

test("what has won is filled, and the end is told to the person who played", async () => {
  const page = await visit();
  const ends = [
    [{game: "mono-triangle", points: square}, [[0, 1], [1, 2], [0, 2]], "You won: you closed 0–1–2.", "first"],
    [{game: "four-cycle", points: square, edges: diagonal}, [[0, 1], [1, 2], [2, 3], [0, 3]],
      "You lost: the engine closed 0–1–2–3.", "second"],
    [{game: "bi-coloring", points: square, edges: diagonal}, [[0, 1], [2, 3], [1, 2], [0, 3], [0, 2]],
      "You won: you closed 0–1–2.", "first"],
    [{game: "kayles", heaps: [2]}, [[2, 0, 1], [1, 0, 0]], "You lost: you cannot move.", null],
    [{game: "kayles", heaps: [1], misere: true}, [[1, 0, 0]],
      "You lost: the engine cannot move, which wins in misère play.", null],
    [{game: "picarete", vertices: 3, edges: [[0, 1], [1, 2]]}, [[0, 1], [1, 2]], "You lost, 1 : 2.", null],
    [{game: "achievement", board: "square-edges", bias: [2, 1], animal: [[0, 1], [1, 0]]}, [[0, 1], [1, 0]],
      "You won: you completed the animal.", null],
    [{game: "all-green", points: square, edges: diagonal}, [[0, 2]], "You won: 5 of 5 edges are green.", null],
  ];
  for (const [board, moves, text, winner] of ends) {
    await open(page, board, {moves, ...(board.game === "all-green" ? {} : against)});
    assert.equal((await page.locator(".turn").textContent()).trim(), text, board.game);
    if (winner) assert.deepEqual(await classes(page, ".completed"), [`completed ${winner} wins`], board.game);
  }
  await open(page, ends[0][0], {moves: ends[0][1]});
  assert.equal((await page.locator(".turn").textContent()).trim(), "First wins: 0–1–2 is closed.");
  await page.finish();
});

test("the review runs by itself: what went wrong, a better move as an arrow, and ways to go on", async () => {
  const lost = [{game: "kayles", heaps: [3]}, {moves: [[3, 0, 1], [1, 0, 0]], ...against}];
  const page = await visit(link(...lost));
  await finished(page);
  assert.equal(await page.locator(".found").textContent(), "You went wrong at move 1: 3 → 1. Better: 3 → 1 + 1.");
  await appears(page, ".before .arrow.better");
  assert.equal(await count(page, ".before .arrow.wrong"), 1);
  assert.equal(await count(page, ".step.mistake"), 1, "and in the record");
  await page.locator("#try-again").click();
  await page.locator('.target[data-move="3 1 1"]').first().waitFor({state: "attached"});
  assert.equal(await ply(page), 0);
  assert.equal(await count(page, ".ending"), 0);
  await open(page, ...lost);
  await finished(page);
  await page.locator("#swap-sides").click();
  await page.waitForFunction(() => document.querySelectorAll(".tree .line .step").length === 1);
  await settled(page);
  const swapped = await held(page);
  assert.deepEqual(swapped.seats, {first: "medium", second: "person"});
  assert.equal(swapped.moves.length, 2, "a tree of its own: the engine's first move and nothing else");
  await page.goBack();
  await played(page, 2);
  await finished(page);
  await page.locator("#again").click();
  await page.waitForFunction(() => document.querySelectorAll(".tree .line .step").length === 0);
  assert.deepEqual((await held(page)).moves, [null], "a new game has a tree of its own");
  await page.goBack();
  await played(page, 2);
  await page.locator("#next-board").click();
  await page.waitForFunction(() => document.querySelectorAll(".count").length === 3);
  assert.deepEqual((await held(page)).start.heaps, [3, 6, 6]);
  await open(page, {game: "kayles", heaps: [1, 1]}, {moves: [[1, 0, 0], [1, 0, 0]], ...against});
  await finished(page);
  assert.equal(await page.locator(".found").textContent(),
    "You made no mistake. On this board the other side wins with best play.");
  await page.finish();
});

test("by touch at 390 px: both ends are shown, an impossible press says why, the end is below the board", async () => {
  const page = await visit(link({game: "mono-triangle", points: pentagon}, {moves: [[0, 2]]}), phone);
  await settled(page);
  await page.locator("#board .board").scrollIntoViewIfNeeded();
  const [one, , three] = [...(await places(page, "0 1")).slice(0, 1), null, (await places(page, "2 3"))[2]];
  const two = (await places(page, "0 1"))[2];
  await page.touchscreen.tap(...one);
  const rings = (selector) => page.locator(selector).evaluate((e) => e.getAttribute("d").split("Z").length - 1);
  assert.equal(await rings(".end-ring:not(.reached)"), 1, "the vertex that was touched");
  assert.equal(await rings(".end-ring.reached"), 3, "those that it can be joined to");
  page.allowed = 2;
  await page.touchscreen.tap(...two);
  await played(page, 2);
  await settled(page);
  const [middle] = (await places(page, "1 2")).slice(1, 2);
  const send = await fingers(page);
  await send("touchStart", middle);
  assert.equal(await rings(".end-ring:not(.reached)"), 2, "both ends of the segment under the finger");
  assert.match(await page.locator(".target.pointed").getAttribute("class"), /by-first/, "in the mover's colour");
  await send("touchMove", [middle[0] + 150, middle[1] - 150]);
  await send("touchEnd");
  assert.equal(await ply(page), 2, "not played");
  await page.touchscreen.tap(...two);
  await page.touchscreen.tap(...three);
  await says(page, "#refusal", "crosses");
  assert.equal(await ply(page), 2);
  await page.touchscreen.tap(...one);
  await page.touchscreen.tap(...two);
  await says(page, "#refusal", "already drawn");
  await page.touchscreen.tap(...middle);
  await finished(page);
  assert.equal(await page.locator("#refusal").textContent(), "", "it is about the position before");
  const [board, ending] = await page.evaluate(() =>
    ["#board", ".ending"].map((s) => document.querySelector(s).getBoundingClientRect().toJSON()));
  assert.ok(ending.top >= board.bottom && ending.right <= 390, "below the board, not beside it");
  await page.locator("#try-again").tap();
  await page.locator(".ending").waitFor({state: "detached"});
  await page.finish();
});

test("by mouse: an impossible press says why on every kind of board", async () => {
  const page = await visit(link({game: "coloring", points: square, edges: diagonal}, {moves: [[0, 1]]}));
  await settled(page);
  page.allowed = 4;
  const click = async (locator) => {
    const box = await page.locator(locator).first().evaluate((e) => {
      const at = e.getPointAtLength(e.getTotalLength() / 2).matrixTransform(e.getScreenCTM());
      return [at.x, at.y];
    });
    await page.mouse.click(...box);
  };
  await click("#board .line.marked");
  await says(page, "#refusal", "already coloured");
  await open(page, {game: "uvg", vertices: 4, edges: [[0, 1], [1, 2], [2, 3]], root: 0});
  const [x, y] = await page.evaluate(() => {
    const number = [...document.querySelectorAll("#board .number")].find((n) => n.textContent === "3");
    const box = number.getBoundingClientRect();
    const dots = document.querySelector("#board .dot.plain").getBoundingClientRect();
    return [Math.min(box.x, dots.right - 4), dots.y + dots.height / 2];
  });
  await page.mouse.click(x, y);
  await says(page, "#refusal", "no edge leads there|no such vertex");
  await open(page, {game: "dawson-kayles", heaps: [1, 4]});
  const pins = await page.locator("#board .pin").first().boundingBox();
  await page.mouse.click(pins.x + pins.width / 2, pins.y + pins.height / 2);
  await says(page, "#refusal", "takes 1, not 2");
  const box = {game: "achievement", board: "square-edges", bias: [1, 1], animal: [[0, 1], [1, 0]]};
  await open(page, box, {moves: [[0, 1]]});
  await click("#board .line.first");
  await says(page, "#refusal", "already marked");
  await page.finish();
});

test("the line that is pressed is the line that is played, by mouse and by keys", async () => {
  const edges = [[-1, 0], [-1, 0], [0, 1], [-1, 1], [-1, 1]];
  const page = await visit(link({game: "strings-and-coins", vertices: 2, edges}));
  await settled(page);
  const stubs = await page.locator(".target").evaluateAll((all) => all.map((e) => e.getAttribute("data-move")));
  assert.deepEqual(stubs, ["-1 0 0", "-1 0 1", "-1 1 0", "-1 1 1", "0 1"]);
  for (const [move, left] of [["-1 0 0", "-1 0"], ["-1 1 1", "-1 1"]]) {
    const [, middle] = await places(page, move);
    const before = await ply(page);
    await page.mouse.click(...middle);
    await played(page, before + 1);
    await settled(page);
    const path = await page.locator(".last.band").getAttribute("d");
    const [, rest] = await places(page, left);
    assert.ok(Math.hypot(rest[0] - middle[0], rest[1] - middle[1]) > 8, "the other one is left");
    assert.equal(path.split("M").length - 1, 1);
  }
  assert.deepEqual((await held(page)).moves[1][0], [-1, 0, 0]);
  assert.match(await page.locator(".tree .step").nth(1).textContent(), /0–ground/);
  await open(page, {game: "strings-and-coins", vertices: 2, edges});
  await tabTo(page, ".target");
  await page.keyboard.press("End");
  await page.keyboard.press("PageUp");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("data-move")), "-1 1 1");
  assert.equal(await count(page, ".end-ring:not(.reached)"), 1, "keys show the ends, too");
  await page.keyboard.press("Enter");
  await played(page, 1);
  assert.deepEqual((await held(page)).moves[1][0], [-1, 1, 1]);
  await page.finish();
});

test("by keys: a lost game is tried again from where it went wrong", async () => {
  const page = await visit(link({game: "kayles", heaps: [3]}, against));
  await settled(page);
  await tabTo(page, '.target[data-move="3 0 1"]');
  for (let i = 0; i < 12; ++i) {
    if (await page.evaluate(() => document.activeElement.getAttribute("data-move") === "3 0 1")) break;
    await page.keyboard.press("PageDown");
  }
  await page.keyboard.press("Enter");
  await finished(page);
  assert.equal(await page.evaluate(() => document.activeElement?.id), "again", "the end has the focus");
  await tabTo(page, "#try-again");
  await page.keyboard.press("Enter");
  await page.locator('.target[data-move="3 1 1"]').first().waitFor({state: "attached"});
  assert.equal(await ply(page), 0);
  await page.finish();
});

test("a card seats the person where the board can be won; strength and seat are remembered", async () => {
  const page = await visit();
  await start(page, "partizan-ueg");
  assert.deepEqual((await held(page)).seats, {first: "medium", second: "person"});
  assert.equal(await ply(page), 1, "the engine has begun");
  await page.locator("#seat-first").selectOption("easy");
  await page.getByRole("link", {name: "All games"}).click();
  await start(page, "kayles");
  assert.deepEqual((await held(page)).seats, {first: "person", second: "easy"}, "the strength");
  await page.locator("#seat-first").selectOption("easy");
  await page.locator("#seat-second").selectOption("person");
  await page.reload();
  await page.getByRole("link", {name: "All games"}).click();
  await start(page, "kayles");
  assert.deepEqual((await held(page)).seats, {first: "easy", second: "person"}, "the seat");
  await page.finish();
});
