// Finding a game and coming back: the first screen, its search, its families, opening a position, and where one is
// afterwards; by mouse, by keys, and by touch on a phone.

import assert from "node:assert/strict";
import {test} from "node:test";
import {held, says, settled, tabTo, visit} from "./playground.mjs";

const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
const shown = (page) => page.locator(".card:visible").evaluateAll((all) => all.map((c) => c.getAttribute("data-game")));
const onHeading = (page) => page.waitForFunction(() => document.activeElement?.matches("#rules h1") && scrollY === 0);

test("the first screen: three games to start with, a search, families that fold, pictures of play", async () => {
  const page = await visit();
  await page.locator(".card .picture").nth(25).waitFor();
  assert.equal(await page.locator("[data-start]").count(), 3);
  const all = await shown(page);
  await page.locator("[data-family=points] > summary").click();
  assert.equal(await page.locator('[data-game="mono-complete"]').isVisible(), false, "folded");
  await page.locator("#find-game").fill("dots boxes");
  const found = await shown(page);
  assert.ok(found.includes("strings-and-coins") && found.length < all.length, found.join());
  await page.locator("#find-game").fill("empty triangle");
  assert.ok((await shown(page)).includes("mono-triangle"), "a family that was folded opens for what is found in it");
  assert.match(await page.locator("#find-says").textContent(), /^[0-9]+ games?$/);
  await page.locator("#find-game").fill("quidditch");
  assert.equal(await page.locator("#find-says").textContent(), "No game has these words.");
  await page.locator("#find-game").fill("");
  assert.equal(await page.locator('[data-game="mono-complete"]').isVisible(), false, "folded as it was");
  const marks = (game) => page.locator(`[data-game="${game}"] .picture .line`)
    .evaluateAll((lines) => lines.flatMap((line) => [...line.classList].filter((c) => c !== "line")));
  for (const game of ["bi-complete", "bi-coloring", "achievement"]) {
    const colours = await marks(game);
    assert.ok(colours.includes("first") && colours.includes("second"), `${game}: ${colours}`);
  }
  for (const rule of await page.locator(".card .rule").allTextContents()) assert.ok(rule.length < 160, rule);
  await page.finish();
});

test("Back and All games lead to where one was, and a game opens at its heading", async () => {
  const page = await visit();
  const card = page.locator('[data-game="partizan-deg"] button');
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  assert.ok(before > 300, String(before));
  await card.click();
  await settled(page);
  await onHeading(page);
  await page.goBack();
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 3, before);
  assert.ok(await card.evaluate((e) => e === document.activeElement), "the focus is on the card again");
  await page.keyboard.press("Enter");
  await onHeading(page);
  await page.getByRole("link", {name: "All games"}).click();
  await page.waitForFunction((y) => Math.abs(scrollY - y) < 3, before);
  await page.finish();
});

test("by keys alone: a search, its game, and back", async () => {
  const page = await visit();
  await page.locator(".card").first().waitFor();
  await tabTo(page, "#find-game");
  await page.keyboard.type("dawson");
  await tabTo(page, '[data-game="dawson-kayles"] button');
  await page.keyboard.press("Enter");
  await settled(page);
  await onHeading(page);
  assert.match(await page.locator("#board-help").textContent(), /several between them/);
  await page.finish();
});

test("on a phone the families are folded, and a game shows its board first", async () => {
  const page = await visit("", phone);
  await page.locator("[data-start]").first().waitFor();
  assert.deepEqual(await shown(page), []);
  await page.locator("[data-family=heaps] > summary").tap();
  await page.locator('[data-game="kayles"] button').tap();
  await settled(page);
  await onHeading(page);
  const [board, rule, fold] = await page.evaluate(() => [
    ...["#board", "#rules p"].map((place) => document.querySelector(place).getBoundingClientRect()), innerHeight]);
  assert.ok(board.top < rule.top, "the rule is below the board");
  assert.ok(board.bottom <= fold, "the whole board is in sight");
  await page.goBack();
  await page.locator('[data-game="kayles"] button').waitFor();
  await page.finish();
});

test("whatever the program reads can be opened from the first screen, and what cannot is explained", async () => {
  const page = await visit();
  await page.locator(".card").first().waitFor();
  page.allowed = 4;
  const bring = async (text) => {
    await page.locator("#home-import").fill(text);
    await page.locator("#home-import-go").click();
  };
  const opened = async (text) => {
    await bring(text);
    await page.waitForURL(/#play=/);
    const {start} = await held(page);
    await page.goBack();
    await page.locator("#home-import").waitFor();
    return start;
  };
  await page.locator("#import-game").selectOption("node-kayles");
  assert.equal((await opened("0 1\n1 2\n2 0\n")).edges.length, 3);
  assert.equal((await opened("4\n0 1")).vertices, 4);
  assert.equal((await opened("Dhc")).vertices, 5);
  assert.deepEqual((await opened('{"game": "kayles",\n "heaps": [3, 4]}\n')).heaps, [3, 4]);
  await bring("0 1\n1 1\n");
  await says(page, "#home-import-says", "In line 2: ");
  await bring('{"game": "kayles", "heaps": [-3]}');
  await says(page, "#home-import-says", "^At “heaps");
  await bring('{"game": "kay');
  await says(page, "#home-import-says", "^In line 1.*[.]$");
  await bring("");
  await says(page, "#home-import-says", "^Empty: a document.*[.]$");
  await page.finish();
});
