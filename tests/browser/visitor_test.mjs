// A new visitor: the cards, boards of every kind, motion, and what goes wrong on the way: nonsense, files dropped in
// the wrong place, the browser's own buttons, two tabs, a window that shrinks, a server that goes away.

import assert from "node:assert/strict";
import {spawn} from "node:child_process";
import {test} from "node:test";
import {
  address, follow, held, link, narrow, played, ply, program, says as shows, settled, start, type, visit,
} from "./playground.mjs";

test("every game has a card with a picture, its paper and a short rule, and starts at once", async () => {
  const page = await visit();
  await page.locator(".card .picture").nth(25).waitFor();
  const cards = await page.locator(".card").evaluateAll((all) => all.map((card) => ({
    game: card.getAttribute("data-game"),
    rule: card.querySelector(".rule").textContent,
    source: card.querySelector(".source").textContent,
    drawn: card.querySelectorAll(".picture path[d], .picture rect").length,
  })));
  for (const {game, rule, source, drawn} of cards) {
    const sentences = rule.split(/[.!?](?:\s|$)/).filter((s) => s.trim() !== "");
    assert.ok(sentences.length <= 3, `${game}: ${rule}`);
    assert.ok(source.length > 3 && drawn > 0, game);
  }
  for (const {game} of cards) {
    await start(page, game);
    await page.waitForFunction(() => document.querySelectorAll(".target").length > 0);
    assert.equal((await held(page)).start.game, game);
    await page.getByRole("link", {name: "All games"}).click();
    await page.locator("#home").waitFor();
  }
  await page.finish();
});

test("boards of every kind are made with their sliders", async () => {
  const page = await visit();
  await page.locator(".card").first().waitFor();
  const ask = (name) => page.evaluate(async (path) => (await fetch(path)).json(), `/api/${name}`);
  const [{games}, {boards}] = [await ask("games"), await ask("boards")];
  const panel = page.locator("#panel-board");
  for (const {kind, sizes, many, random, shapes} of boards) {
    const game = games.find((g) => g.boards.includes(kind) && g.play !== "solitaire");
    if (!game) continue;
    await follow(page, game.start.document);
    await page.locator("#tab-board").click();
    await page.locator("#board-kind").selectOption(kind);
    if (!many) assert.equal(await panel.locator('input[type="range"]').count(), sizes.length + (random ? 1 : 0), kind);
    assert.equal(await page.locator("#board-shape").count(), shapes.length > 0 ? 1 : 0, kind);
    if (many) await page.locator("#board-sizes").fill("6 4");
    if (!many && sizes.length > 0) {
      await page.locator("#board-size-0").focus();
      await page.keyboard.press("ArrowRight");
      const chosen = await page.locator("#board-size-0").inputValue();
      assert.equal(await panel.locator("output").first().textContent(), chosen);
    }
    const before = page.url();
    await page.locator("#make-board").click();
    await page.waitForFunction((url) => location.href !== url, before)
      .catch(async () => assert.fail(`${kind}: ${await panel.locator("[role=status]").textContent()}`));
    await settled(page);
    await page.waitForFunction(() => document.querySelectorAll(".target").length > 0);
  }
  await page.finish();
});

test("moves animate, and do not for those who want less motion", async () => {
  const square = {game: "ueg", vertices: 4, edges: [[0, 1], [1, 2], [2, 3], [0, 3]], root: 0};
  const points = {game: "mono-complete", points: [[0, 0], [40, 0], [20, 30], [22, 9]]};
  const style = (page, selector, name) =>
    page.evaluate(([s, n]) => getComputedStyle(document.querySelector(s))[n], [selector, name]);
  for (const [reducedMotion, moves] of /** @type {const} */ ([["no-preference", true], ["reduce", false]])) {
    const page = await visit(link(square), {reducedMotion});
    await settled(page);
    assert.equal((await style(page, ".token", "transitionDuration")) !== "0s", moves);
    await page.finish();
    const drawn = await visit(link(points), {reducedMotion});
    await settled(drawn);
    await type(drawn, "0 1");
    await drawn.locator(".fresh").first().waitFor({state: "attached"});
    assert.equal((await style(drawn, ".fresh", "animationName")) !== "none", moves);
    await drawn.finish();
  }
});

test("nonsense is answered, and nothing is lost", async () => {
  const page = await visit(link({game: "kayles", heaps: [4, 2]}));
  await settled(page);
  page.allowed = 20;
  const says = (pattern) => shows(page, "#command-says", pattern);
  await type(page, "hello");
  await says("write the numbers of a move");
  await type(page, "99 1 1");
  await says(".");
  await type(page, "");
  await says("write the numbers");
  await page.locator("#tab-share").click();
  for (const text of ["{broken", "[1, 2", "<script>alert(1)</script>", '{"game": "kayles", "heaps": ["x"]}', " "]) {
    await page.locator("#import").fill(text);
    await page.locator("#import-go").click();
    await page.waitForFunction(() => document.querySelector("#import-says").textContent !== "");
    assert.equal(await ply(page), 0);
  }
  await page.locator("#tab-board").click();
  await page.locator("#board-sizes").fill("many");
  await page.locator("#make-board").click();
  await shows(page, "#panel-board [role=status]", "Write one or more sizes");
  assert.deepEqual((await held(page)).start.heaps, [4, 2]);
  await page.finish();
});

test("a link to a game that does not exist, or with a move that cannot be played, is explained", async () => {
  const broken = [
    {board: {game: "nothing"}, moves: [], says: /game/},
    {board: {game: "kayles", heaps: [3]}, moves: [[9, 1, 1]], says: /moves\[0\]/},
  ];
  for (const {board, moves, says} of broken) {
    const page = await visit(link(board, {moves}));
    page.allowed = 4;
    await page.locator("#status [role=alert]").waitFor();
    assert.match(await page.locator("#status [role=alert]").textContent(), says);
    assert.doesNotMatch(await page.title(), /undefined/);
    await page.finish();
  }
});

test("a file that is dropped anywhere is opened, a broken one is explained", async () => {
  const page = await visit();
  await page.locator(".card").first().waitFor();
  const drop = async (text) => {
    const data = await page.evaluateHandle((content) => {
      const carried = new DataTransfer();
      carried.items.add(new File([content], "position.json"));
      return carried;
    }, text);
    await page.dispatchEvent("main", "drop", {dataTransfer: data});
  };
  await drop('{"game": "kayles", "heaps": [6, 1, 2], "moves": [[6, 2, 3]]}');
  await played(page, 2);  // the engine has answered, and its move takes away what is said
  await settled(page);
  page.allowed = 1;
  await drop("{nonsense");
  await page.locator("#status [role=alert]").waitFor();
  assert.equal(await ply(page), 2, "the game is as it was");
  await page.finish();
});

test("the browser's back and forward go between games, and a restart keeps what was played", async () => {
  const page = await visit();
  await start(page, "kayles");
  await page.locator("#seat-second").selectOption("person");
  await page.locator(".target").first().evaluate((a) => a.dispatchEvent(new MouseEvent("click", {bubbles: true})));
  await played(page, 1);
  const before = await held(page);
  await page.locator("#tab-board").click();
  await page.locator("#board-sizes").fill("3 3");
  await page.locator("#make-board").click();
  await page.waitForFunction(() => document.querySelectorAll(".count").length === 2);
  await page.goBack();
  await played(page, 1);
  assert.deepEqual(await held(page), before, "the game before the new board");
  await page.goForward();
  await page.waitForFunction(() => document.querySelectorAll(".count").length === 2);
  await page.goBack();
  await page.goBack();
  await page.locator("#home").waitFor();
  await page.goForward();
  await played(page, 1);
  await page.getByRole("button", {name: "Restart"}).click();
  await page.waitForFunction(() => document.querySelector('.tree > .step[aria-current="step"]') !== null);
  assert.equal(await ply(page), 0);
  await played(page, 1);
  await page.finish();
});

test("two tabs are two games", async () => {
  const one = await visit(link({game: "kayles", heaps: [3]}));
  const other = await one.context().newPage();
  await other.goto(address + link({game: "kayles", heaps: [5, 5]}));
  await settled(one);
  await settled(other);
  await type(other, "5 2 2");
  await played(other, 1);
  assert.equal(await ply(one), 0);
  await one.reload();
  await settled(one);
  assert.deepEqual((await held(one)).start.heaps, [3]);
  await one.finish();
});

test("a window that shrinks in the middle of a game keeps the game, and all of it fits", async () => {
  const points = [[0, 0], [400, 10], [330, 300], [20, 280], [180, 120]];
  const page = await visit(link({game: "mono-complete", points}, {moves: [[0, 1]], why: true}));
  await settled(page);
  await page.setViewportSize(narrow);
  await page.waitForFunction(() => document.querySelector("#board .board").getAttribute("viewBox").split(" ")[2] < 360);
  const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  assert.ok(inner <= outer, `${inner} wide`);
  await page.locator("#tab-game").click();
  await type(page, "2 3");
  await played(page, 2);
  await page.finish();
});

/** A server of its own, that a test may stop. */
async function serve(port) {
  const command = ["serve", "--port", String(port), "--no-browser"];
  const server = spawn(program, command, {stdio: ["ignore", "pipe", "inherit"]});
  for await (const chunk of server.stdout) {
    const at = /http:\/\/[0-9.]+:([0-9]+)\//.exec(String(chunk));
    if (at) return {server, at: at[0], port: Number(at[1])};
  }
  throw new Error("the server did not start");
}

test("a server that goes away is missed in words, and the game goes on when it is back", async () => {
  const first = await serve(0);
  const page = await visit();
  await page.goto(first.at + link({game: "kayles", heaps: [5, 3]}));
  await settled(page);
  page.gone = true;
  first.server.kill();
  await new Promise((done) => first.server.once("exit", done));
  await type(page, "5 2 2");
  await shows(page, "#status [role=alert]", "server does not answer");
  const again = await serve(first.port);
  try {
    await page.waitForFunction(() => document.querySelectorAll(".count").length === 3);
    assert.equal(await page.locator("#status [role=alert]").count(), 0);
    await type(page, "2 0 0");
    await played(page, 2);
    await page.finish();
  } finally {
    again.server.kill();
  }
});
