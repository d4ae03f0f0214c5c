// See why: what the board shows is what `arete solve` answers, for scores, nimbers, outcomes and solitaires; a limit is
// shown as a limit; mistakes are marked and can be tried again.

import assert from "node:assert/strict";
import {test} from "node:test";
import {link, ply, settled, solve, visit} from "./playground.mjs";

const square = {game: "mono-complete", points: [[0, 0], [40, 1], [33, 30], [2, 28], [18, 12]]};
const positions = [
  {...square, moves: [[0, 1], [2, 3]]},
  {game: "mono-triangle", points: [[0, 0], [40, 1], [33, 30], [2, 28], [20, 40]]},
  {game: "kayles", heaps: [3, 5]},
  {game: "ueg", vertices: 6, edges: [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [0, 5], [1, 4]], root: 0},
  {game: "picarete", vertices: 6, edges: [[0, 1], [1, 2], [2, 3], [3, 0], [3, 4], [4, 5]]},
  {game: "bi-triangle", points: [[0, 0], [40, 1], [33, 30], [2, 28], [18, 12]]},
];

/** Waits for the last word of the analysis. */
const known = (page) => page.waitForFunction(() => /All .* moves proved/.test(document.querySelector(".progress")?.textContent ?? ""));

for (const position of positions) {
  test(`${position.game}: the values on the board are the engine's`, async () => {
    const {moves = [], ...start} = position;
    const page = await visit(link(start, {moves}));
    await settled(page);
    assert.equal(await page.locator(".aim.win, .aim.loss, .aim.tie").count(), 0, "off at first");
    await page.locator("#why").click();
    await known(page);
    const shown = await page.evaluate(() => [...document.querySelectorAll(".aim")].map((aim) => ({
      move: aim.getAttribute("data-move"), classes: [...aim.classList], label: aim.querySelector(".badge text")?.textContent, name: aim.getAttribute("aria-label"),
    })));
    const text = (move) => [move].flat().join(" ");
    const played = shown.map(({move}) => move.split(" ").map(Number)).map((m) => (m.length === 1 ? m[0] : m));
    const [answer, ...after] = solve(position, ...played.map((m) => ({...position, moves: [...moves, m]})));
    assert.deepEqual([...new Set(shown.filter((s) => s.classes.includes("best")).map((s) => s.move))].sort(), answer.best.map(text).sort(), "best moves");
    shown.forEach(({move, classes, label, name}, i) => {
      const mine = after[i].to_move === answer.to_move;
      const turned = {win: "loss", loss: "win", tie: "tie"}[after[i].outcome];
      const outcome = mine ? after[i].outcome : turned;
      assert.ok(classes.includes(outcome), `${move}: ${classes}, but ${outcome}`);
      assert.ok(classes.includes("proved"));
      assert.match(name, /proved/);
      if (answer.score !== undefined && classes.includes("best")) assert.equal(Number(label.replace("−", "-")), answer.score);
      if (after[i].nimber !== undefined && answer.nimber !== undefined && !mine) assert.ok(label.includes(`∗${after[i].nimber}`), `${move}: ${label}, nimber ${after[i].nimber}`);
    });
    await page.finish();
  });
}

test("the parts of a position and their nimbers add up", async () => {
  const page = await visit(link({game: "kayles", heaps: [3, 5]}, {why: true}));
  await known(page);
  const [three, five, sum] = solve(...[[3], [5], [3, 5]].map((heaps) => ({game: "kayles", heaps}))).map((a) => a.nimber);
  await page.waitForFunction(() => document.querySelector(".parts") !== null);
  assert.match(await page.locator(".parts").textContent(), new RegExp(`∗${three} ⊕ ∗${five} = ∗${sum}`));
  await page.finish();
});

test("a theorem is named", async () => {
  const page = await visit(link({game: "uvg", vertices: 6, edges: [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5]], root: 0}, {why: true}));
  await known(page);
  assert.match(await page.locator(".part.why .source").textContent(), /theorem.*matching/i);
  await page.finish();
});

test("an idea is drawn on the board, and its groups are named", async () => {
  const page = await visit(link({game: "arc-kayles", vertices: 6, edges: [[0, 1], [1, 2], [3, 4], [4, 5]]}, {why: true}));
  await known(page);
  assert.equal(await page.locator(".ideas .idea:not(.rings)").count(), 2);
  const [half] = solve({game: "arc-kayles", vertices: 3, edges: [[0, 1], [1, 2]]});
  assert.deepEqual(await page.locator(".idea-names li").allTextContents(), [`*${half.nimber}`, `*${half.nimber}`]);
  await page.finish();
});

test("a limit is shown as a limit, analysis can be stopped, and play goes on meanwhile", async () => {
  const many = Array.from({length: 15}, (_, i) => [Math.round(900 * Math.cos(i * 2.4) * Math.sqrt(i + 1)), Math.round(900 * Math.sin(i * 2.4) * Math.sqrt(i + 1) + i * i)]);
  const page = await visit(link({game: "bi-complete", points: many}, {why: true}));
  await settled(page);
  await page.getByRole("button", {name: "Stop"}).waitFor();
  await page.locator("#command").isVisible();
  await page.locator("#tab-game").click();
  await page.locator("#command").fill("0 1");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.querySelectorAll(".tree .line .step").length === 1);
  await page.locator("#tab-why").click();
  await page.getByRole("button", {name: "Stop"}).click();
  await page.waitForFunction(() => document.querySelector(".progress.limit")?.textContent.includes("Stopped"));
  assert.equal(await page.locator(".aim.proved").count() < await page.locator(".aim").count(), true);
  await page.getByRole("button", {name: "Look again"}).click();
  await page.getByRole("button", {name: "Stop"}).waitFor();
  await page.finish();
});

test("mistakes are marked over the game, and can be tried again", async () => {
  const start = {game: "kayles", heaps: [3, 5]};
  const good = solve(start)[0].best.map((m) => JSON.stringify(m));
  const bad = [[3, 1, 1], [3, 0, 1], [3, 0, 2]].find((m) => !good.includes(JSON.stringify(m)));
  const page = await visit(link(start, {moves: [bad], why: true}));
  await page.waitForFunction(() => document.querySelector(".mistakes li") !== null);
  assert.match(await page.locator(".mistakes").textContent(), /Move 1/);
  assert.equal(await page.locator("svg.chart .cross").count(), 1);
  await page.getByRole("button", {name: /Try again at move 1/}).click();
  await settled(page);
  assert.equal(await ply(page), 0);
  assert.equal(await page.locator(".tree .line .step").count(), 1, "the mistake stays in the tree");
  await page.finish();
});
