// See why: what the board shows is what `arete solve` answers, for scores, nimbers, outcomes and solitaires; a limit is
// shown as a limit; mistakes are marked and can be tried again.

import assert from "node:assert/strict";
import {test} from "node:test";
import {analysed, follow, link, played, ply, says, settled, solve, type, visit} from "./playground.mjs";

const circle = (n) => Array.from({length: n}, (_, i) =>
  [Math.cos, Math.sin].map((f) => Math.round(900 * f((6.283 * i) / n))));
const fan = (n) => [
  ...Array.from({length: n - 1}, (_, i) => [i, i + 1]),
  ...Array.from({length: n - 2}, (_, i) => [0, i + 2]),
];
const pentagon = [[0, 0], [40, -9], [52, 30], [20, 44], [-9, 28]];
const square = {game: "mono-complete", points: [[0, 0], [40, 1], [33, 30], [2, 28], [18, 12]]};
const positions = [
  {...square, moves: [[0, 1], [2, 3]]},
  {game: "mono-triangle", points: [[0, 0], [40, 1], [33, 30], [2, 28], [20, 40]]},
  {game: "kayles", heaps: [3, 5]},
  {game: "ueg", vertices: 6, edges: [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [0, 5], [1, 4]], root: 0},
  {game: "picarete", vertices: 6, edges: [[0, 1], [1, 2], [2, 3], [3, 0], [3, 4], [4, 5]]},
  {game: "bi-triangle", points: [[0, 0], [40, 1], [33, 30], [2, 28], [18, 12]]},
  {game: "green-wins", points: pentagon, edges: [[0, 1], [1, 2], [2, 3], [3, 4], [0, 4], [0, 2], [0, 3]]},
  {game: "strings-and-coins", vertices: 4, edges: [[0, 1], [1, 2], [2, 3], [0, 3], [0, -1]]},
  {game: "partizan-uvg", vertices: 5, edges: [[0, 1], [1, 2], [2, 3], [3, 4], [0, 4], [1, 3]], roots: [0, 2]},
  {game: "arc-kayles", vertices: 6, edges: [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5]], misere: true},
];

test("the values on the board are the engine's", async (t) => {
  const page = await visit();
  await page.locator(".card").first().waitFor();
  for (const position of positions) await t.test(`${position.game}${position.misere ? ", misère" : ""}`, async () => {
    const {moves = [], ...start} = position;
    await follow(page, start, {moves});
    assert.equal(await page.locator(".target.win, .target.loss, .target.tie").count(), 0, "off at first");
    await page.locator("#why").click();
    await analysed(page);
    const shown = await page.evaluate(() => [...document.querySelectorAll(".target")].map((target) => ({
      move: target.getAttribute("data-move"), classes: [...target.classList],
      label: target.querySelector(".badge text")?.textContent, name: target.getAttribute("aria-label"),
    })));
    const text = (move) => [move].flat().join(" ");
    const played = shown.map(({move}) => move.split(" ").map(Number)).map((m) => (m.length === 1 ? m[0] : m));
    const [answer, ...after] = solve(position, ...played.map((m) => ({...position, moves: [...moves, m]})));
    const best = new Set(shown.filter((s) => s.classes.includes("best")).map((s) => s.move));
    assert.deepEqual([...best].sort(), answer.best.map(text).sort(), "best moves");
    shown.forEach(({move, classes, label, name}, i) => {
      const mine = after[i].to_move === answer.to_move;
      const turned = {win: "loss", loss: "win", tie: "tie"}[after[i].outcome];
      const outcome = mine ? after[i].outcome : turned;
      assert.ok(classes.includes(outcome), `${move}: ${classes}, but ${outcome}`);
      assert.ok(classes.includes("proved"));
      assert.match(name, /proved/);
      const scored = answer.score !== undefined && classes.includes("best");
      if (scored) assert.equal(Number(label.replace("−", "-")), answer.score);
      const {nimber} = after[i];
      if (nimber === undefined || answer.nimber === undefined || mine) return;
      assert.ok(label.includes(`∗${nimber}`), `${move}: ${label}, nimber ${nimber}`);
    });
  });
  await page.finish();
});

/** The nimber of each position. */
const nimbers = (...all) => solve(...all).map(({nimber}) => (nimber === "loony" ? "loony" : `∗${nimber}`));

test("the parts of a position and their nimbers add up, and it is said what that means", async () => {
  const page = await visit(link({game: "kayles", heaps: [3, 5]}, {why: true}));
  await analysed(page);
  const [three, five, sum] = nimbers(...[[3], [5], [3, 5]].map((heaps) => ({game: "kayles", heaps})));
  assert.equal(await page.locator(".sum").textContent(), `${three} + ${five} = ${sum}`);
  assert.match(await page.locator(".parts").textContent(), /won by the player to move/);
  await page.finish();
  const zero = await visit(link({game: "kayles", heaps: [4, 4]}, {why: true}));
  await analysed(zero);
  assert.match(await zero.locator(".sum").textContent(), /= ∗0$/);
  assert.match(await zero.locator(".parts").textContent(), /value ∗0 is lost for the player to move/);
  await zero.finish();
});

test("a part is lit on the board while it is pointed at, focused or pressed", async () => {
  const halves = [[[0, 1], [1, 2]], [[3, 4], [4, 5], [5, 6]]];
  const page = await visit(link({game: "arc-kayles", vertices: 7, edges: halves.flat()}, {why: true}));
  await analysed(page);
  await page.locator("#layer-idea").click();
  const values = nimbers(...halves.map((edges) => ({game: "arc-kayles", vertices: 7, edges})));
  assert.deepEqual(await page.locator(".part-of .nimber").allTextContents(), values);
  assert.equal(await page.locator(".groups [data-group]").count() >= 2, true, "each is drawn");
  const lit = async () => {
    const elements = page.locator(".groups .lit");
    return [...new Set(await elements.evaluateAll((all) => all.map((e) => e.getAttribute("data-group"))))];
  };
  assert.deepEqual(await lit(), []);
  await page.locator(".part-of").nth(1).hover();
  assert.deepEqual(await lit(), ["1"]);
  await page.mouse.move(5, 5);
  assert.deepEqual(await lit(), []);
  await page.locator(".part-of").nth(0).focus();
  assert.deepEqual(await lit(), ["0"]);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  assert.deepEqual(await lit(), ["1"]);
  await page.keyboard.press("Tab");
  assert.deepEqual(await lit(), ["1"], "pressed: it stays");
  await page.finish();
});

test("a loony part makes the sum loony, and no sum is claimed of scores", async () => {
  const edges = [[0, 1], [1, 2], [3, 4], [4, 5], [5, 6], [7, 8]];
  const page = await visit(link({game: "nimstring", vertices: 9, edges}, {why: true}));
  await analysed(page);
  assert.equal(await page.locator(".sum").textContent(), "∗0 + loony + ∗0 = loony");
  assert.match(await page.locator(".parts").textContent(), /the player to move wins/);
  await page.finish();
  const scored = await visit(link({game: "strings-and-coins", vertices: 9, edges}, {why: true}));
  await analysed(scored);
  assert.equal(await scored.locator(".sum").count(), 0);
  await scored.finish();
});

/** Points of a spiral, in no special position. */
const spiral = (n) => Array.from({length: n}, (_, i) => {
  const far = 900 * Math.sqrt(i + 1);
  return [Math.round(far * Math.cos(i * 2.4)), Math.round(far * Math.sin(i * 2.4) + i * i)];
});
const grid = (m, n) => {
  const edges = [];
  for (let v = 0; v < m * n; ++v) {
    if ((v + 1) % n) edges.push([v, v + 1]);
    if (v + n < m * n) edges.push([v, v + n]);
  }
  return {vertices: m * n, edges};
};
const cycle = (n) => Array.from({length: n}, (_, i) => (i + 1 < n ? [i, i + 1] : [0, i]));
/** What each theorem can draw, and how the panel names it. */
const drawings = [
  ["the matching", {game: "uvg", vertices: 5, edges: [[0, 1], [1, 2], [2, 3], [3, 4]]}, [], /maximum matching/],
  ["the even kernel", {game: "ueg", vertices: 8, edges: cycle(8), root: 0}, [], /even kernel/],
  ["the billiard path", {game: "ueg", ...grid(4, 6), root: 0}, [], /way of the ball/],
  ["the heaps of Kayles", {game: "coloring", points: circle(9), edges: fan(9)}, [[0, 4]], /A sum of 2 parts/],
  ["the heaps of Dawson's Kayles", {game: "mono-triangle", points: circle(9)}, [[0, 4]], /∗1 \+ ∗2 = ∗3/],
  ["the subgames of a strategy", {game: "bi-triangle", points: circle(8)}, [[0, 2]], /the reply of the proof/],
  ["the types of components", {game: "picarete", ...grid(3, 3)}, [], /components by the parities/],
];
test("what a theorem speaks of is drawn on the board and named in the panel", async (t) => {
  const page = await visit();
  await page.locator(".card").first().waitFor();
  for (const [name, start, moves, says] of drawings) await t.test(name, async () => {
    await follow(page, start, {moves, why: true});
    await analysed(page);
    await page.waitForFunction(() => document.querySelectorAll(".groups [data-group]").length > 0);
    await page.locator("#layer-idea").click();
    const told = await page.locator("#legend, .part.analysis").allTextContents();
    assert.match(told.join(" "), says);
    const styles = await page.evaluate(() => {
      const classes = [...document.querySelectorAll(".groups path[data-group]")].map((e) => e.getAttribute("class"));
      const own = [...new Set(classes.map((names) => names.match(/group[0-9]/)[0]))];
      return own.map((name) => getComputedStyle(document.querySelector(`.groups .${name}`)).strokeDasharray);
    });
    assert.equal(new Set(styles).size, styles.length, "groups differ by their dashes, not by hue alone");
  });
  await page.finish();
});

test("a theorem is named", async () => {
  const edges = [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5]];
  const page = await visit(link({game: "uvg", vertices: 6, edges, root: 0}, {why: true}));
  await analysed(page);
  assert.match(await page.locator(".part.analysis .source").textContent(), /theorem.*matching/i);
  await page.finish();
});

test("values differ by line style and label, not by hue alone, and the legend says how", async () => {
  const page = await visit(link({game: "mono-triangle", points: circle(6)}, {moves: [[0, 2]], why: true}));
  await analysed(page);
  const style = (outcome) => page.locator(`.target.${outcome} .worth`).first()
    .evaluate((line) => getComputedStyle(line).strokeDasharray);
  assert.notEqual(await style("win"), await style("loss"));
  assert.deepEqual(await page.locator(".target.win .badge text").first().textContent(), "✓");
  assert.deepEqual(await page.locator(".legend li").allTextContents(), ["wins", "loses"], "what occurs");
  const colours = await page.evaluate(() => [".target.best .worth", ".worth-key.win"].map((selector) =>
    getComputedStyle(document.querySelector(selector)).stroke));
  assert.equal(colours[0], colours[1], "on the board as in the legend");
  await page.finish();
});

test("in layers: first the best moves, then the picture, then the proof with its certificate", async () => {
  const page = await visit(link({game: "ueg", ...grid(4, 6), root: 0}, {why: true}));
  await analysed(page);
  const opacity = (selector) => page.locator(selector).first().evaluate((e) => Number(getComputedStyle(e).opacity));
  const seen = async () => ["verdict", "idea", "proof"].map((layer) => page.locator(`#why-${layer}`).isVisible());
  assert.deepEqual(await Promise.all(await seen()), [true, false, false]);
  assert.equal(await opacity(".target.best .badge"), 1);
  assert.equal(await opacity(".target.loss .badge"), 0, "losers are faint");
  await page.locator(".target.loss").first().focus();
  await page.keyboard.press("PageDown");
  await page.keyboard.press("PageUp");
  assert.equal(await opacity(".target.loss .badge"), 1, "until they are pointed at");
  assert.equal(await page.locator(".groups").isVisible(), false);
  await page.locator("#layer-idea").click();
  assert.deepEqual(await Promise.all(await seen()), [false, true, false]);
  assert.ok(await opacity(".group") >= 0.5, "the picture is seen under the values");
  assert.match(await page.locator("#legend").textContent(), /way of the ball/);
  assert.match(await page.locator("#why-idea").textContent(), /On the board: Theorem 4.2.*Known of this game/);
  await page.locator("#layer-proof").click();
  assert.match(await page.locator("#why-proof").textContent(), /Known by a theorem.*Undirected edge geography/);
  const [file] = await Promise.all([page.waitForEvent("download"), page.locator("#save-certificate").click()]);
  assert.match(file.suggestedFilename(), /certificate/);
  await says(page, "#why-proof", "The checker accepts it. Check it: arete check");
  assert.match(await page.locator("#rules .known").textContent(), /bipartite/);
  await page.finish();
});

test("no label covers another or the number of a vertex, and no two entries of a legend are alike", async () => {
  const boards = [
    {game: "mono-triangle", points: circle(9)}, {game: "uvg", ...grid(3, 5)}, {game: "picarete", ...grid(3, 4)},
    {game: "mono-complete", points: spiral(7)},
  ];
  const page = await visit();
  for (const board of boards) {
    await page.goto(page.url().split("#")[0] + link(board, {why: true}));
    await analysed(page);
    const overlaps = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll(".badge:not(.crammed), .number")]
        .filter((e) => getComputedStyle(e).opacity !== "0").map((e) => e.getBoundingClientRect());
      const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => meet(a, b))).length;
    });
    assert.equal(overlaps, 0, board.game);
    for (const layer of ["verdict", "idea"]) {
      await page.locator(`#layer-${layer}`).click();
      const texts = await page.locator("#legend li").allTextContents();
      assert.equal(new Set(texts).size, texts.length, `${board.game}: ${texts}`);
      assert.doesNotMatch(texts.join(" "), /_\{|I\.E\./);
    }
    assert.doesNotMatch(await page.locator(".part.analysis").textContent(), /_\{|alpha-beta|I\.E\./);
  }
  await page.finish();
});

test("a limit is shown as a limit, with bounds where there are some", async () => {
  const page = await visit(link({game: "mono-complete", points: spiral(13)}, {why: true}));
  await says(page, ".progress.limit", "A limit was reached");
  assert.match(await page.locator(".verdict").textContent(), /between [+−]?[0-9]+ and [+−]?[0-9]+ from here/);
  assert.ok((await page.locator(".target.bounded, .target.unknown").count()) > 0);
  assert.ok(await page.getByRole("button", {name: "Search again"}).isVisible());
  await page.finish();
});

test("analysis can be stopped, and play goes on meanwhile", async () => {
  const page = await visit(link({game: "bi-complete", points: spiral(15)}, {why: true}));
  await settled(page);
  await page.getByRole("button", {name: "Stop"}).waitFor();
  await page.locator("#command").isVisible();
  await page.locator("#tab-game").click();
  await type(page, "0 1");
  await played(page, 1);
  await page.locator("#tab-why").click();
  await page.getByRole("button", {name: "Stop"}).click();
  await says(page, ".progress.limit", "Stopped");
  assert.equal(await page.locator(".target.proved").count() < await page.locator(".target").count(), true);
  await page.getByRole("button", {name: "Search again"}).click();
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
