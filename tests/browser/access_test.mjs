// Every screen, light and dark, wide and narrow: axe-core finds nothing, and nothing is wider than the screen. With
// SCREENSHOTS=folder the screens are also photographed.

import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {test} from "node:test";
import {address, link, narrow, settled, start, visit, wide} from "./playground.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const heptagon = {game: "mono-complete", points: [[0, 0], [40, -12], [80, 3], [96, 44], [70, 84], [24, 86], [-8, 45]]};

const box = {game: "achievement", board: "square-edges", bias: [1, 1], animal: [[0, 1], [1, 0], [1, 2], [2, 1]]};

/** What axe finds by all its rules, or by those that are named. It is loaded once for each document, past the page's
 * own policy, which allows no inline script. */
async function violations(page, ...rules) {
  if (!(await page.evaluate(() => "axe" in window))) {
    const session = await page.context().newCDPSession(page);
    await session.send("Runtime.evaluate", {expression: axe});
    await session.detach();
  }
  return page.evaluate(async (runOnly) => {
    const found = await window["axe"].run(document, {resultTypes: ["violations"], ...runOnly});
    return found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).slice(0, 3).join(", ")}`);
  }, rules.length > 0 ? {runOnly: rules} : {});
}

/** The rules of axe on colours, which are all that differs between light and dark. */
const onColours = ["color-contrast", "link-in-text-block"];

const folder = process.env.SCREENSHOTS;
const photograph = async (page, name) => folder && page.screenshot({path: `${folder}/${name}.png`});

/** Opens a game on the page that is there. */
const open = (page, ...game) => page.goto(page.url().split("#")[0] + link(...game));

/** @type {Record<string, (page: any) => Promise<void>>} */
const screens = {
  home: async (page) => page.locator(".lead").first().waitFor(),
  game: async (page) => {
    await open(page, heptagon, {moves: [[0, 1], [1, 2]]});
    await settled(page);
  },
  why: async (page) => {
    await page.locator("#why").click();
    await page.waitForFunction(() => /proved/.test(document.querySelector(".progress")?.textContent ?? ""));
    await page.waitForFunction(() => document.querySelector(".chart") !== null);
  },
  board: async (page) => page.locator("#tab-board").click(),
  editor: async (page) => {
    await page.locator("#draw-board").click();
    await page.locator(".handle").first().waitFor();
  },
  wrong: async (page) => {
    page.allowed += 1;
    const dots = page.locator(".handle .dot");
    const [one, two] = await dots.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().toJSON()));
    await page.locator(".drawing").scrollIntoViewIfNeeded();
    await page.mouse.click((one.x + two.x + one.width) / 2, (one.y + two.y + one.height) / 2);
    await page.locator(".handle").nth(7).waitFor();
  },
  share: async (page) => {
    await page.locator("#editor-leave").click();
    await page.locator("#tab-share").click();
  },
  heaps: async (page) => { await page.goto(page.url().split("#")[0]); await start(page, "kayles"); },
  sum: async (page) => {
    const edges = [[0, 1], [1, 2], [3, 4], [4, 5], [5, 6]];
    await open(page, {game: "arc-kayles", vertices: 7, edges}, {why: true});
    await page.locator("#layer-idea").click();
    await page.locator(".part-of").nth(1).click();
  },
  token: async (page) => { await page.goto(page.url().split("#")[0]); await start(page, "partizan-uvg"); },
  animals: async (page) => {
    await open(page, box, {moves: [[0, 1]], why: true});
    await page.locator(".group.link").first().waitFor({state: "attached"});
  },
  "animals to choose": async (page) => {
    await page.locator("#tab-board").click();
    await page.locator(".animal-choice").first().waitFor();
  },
  learn: async (page) => {
    await page.goto(page.url().split("#")[0] + "#learn");
    await page.locator(".lessons").waitFor();
  },
  lesson: async (page) => {
    await page.goto(page.url().split("#")[0] + "#learn=kayles.4");
    await page.locator(".target.loss").first().waitFor({state: "attached"});
    await page.locator(".term").first().click();
  },
  puzzle: async (page) => {
    await page.goto(page.url().split("#")[0] + "#puzzle=today");
    await page.locator(".target").first().waitFor({state: "attached"});
  },
  over: async (page) => {
    await open(page, {game: "kayles", heaps: [2]}, {moves: [[2, 0, 0]]});
    await page.locator("#again").waitFor();
  },
  embedded: async (page) => {
    await page.goto(`${page.url().split("#")[0]}embed/${link({game: "kayles", heaps: [2, 3]})}`);
    await page.locator(".target").first().waitFor({state: "attached"});
  },
};

for (const viewport of [wide, narrow]) {
  test(`every screen is accessible, light and dark, ${viewport.width} px`, async () => {
    const page = await visit("", {viewport, colorScheme: "light"});
    for (const [name, go] of Object.entries(screens)) {
      await go(page);
      await page.waitForTimeout(30);
      assert.deepEqual(await violations(page), [], name);
      const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      assert.ok(inner <= outer, `${name} is ${inner} wide`);
      await photograph(page, `${name}-light-${viewport.width}`);
      await page.emulateMedia({colorScheme: "dark"});
      assert.deepEqual(await violations(page, ...onColours), [], `${name}, dark`);
      await photograph(page, `${name}-dark-${viewport.width}`);
      await page.emulateMedia({colorScheme: "light"});
    }
    await page.finish();
  });
}

/** Controls in sight that are less than 24 pixels wide or high. */
const smallControls = (page) => page.evaluate(() =>
  [...document.querySelectorAll("button, a, select, input, summary, textarea")].filter((e) => e.checkVisibility())
    .map((e) => ({name: `${e.id || e.textContent}`.slice(0, 30), box: e.getBoundingClientRect()}))
    .filter(({box}) => box.width < 23.5 || box.height < 23.5)
    .map(({name, box}) => `${name}: ${box.width}×${box.height}`));

/** The moves that have no spot from which every other one is at least 24 pixels away. */
const closeMoves = (page) => page.locator(".target").evaluateAll((all) => {
  const spots = all.map((target) => {
    const [line, reach] = [target.querySelector(".worth"), target.querySelector(".reach").getBoundingClientRect()];
    if (target.matches(".vertex, .pins")) return [{x: reach.x + reach.width / 2, y: reach.y + reach.height / 2}];
    const [long, to] = [line.getTotalLength(), line.getScreenCTM()];
    return Array.from({length: 12}, (_, i) => line.getPointAtLength((i * long) / 11).matrixTransform(to));
  });
  const far = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
  const isAlone = (spot, own) => spots.every((others, i) => i === own || others.every((o) => far(spot, o) >= 23.5));
  return all.filter((_, i) => !spots[i].some((spot) => isAlone(spot, i))).map((e) => e.getAttribute("data-move"));
});

for (const [width, height] of [[390, 844], [1440, 900]]) {
  test(`at ${width} px everything to press has 24 pixels, and moves that lie closer are listed as text`, async () => {
    const {games} = await (await fetch(`${address}api/games`)).json();
    const page = await visit("", {viewport: {width, height}, hasTouch: width < 500});
    await page.locator(".card").first().waitFor({state: "attached"});
    assert.deepEqual(await smallControls(page), [], "the first screen");
    let [moves, close] = [0, 0];
    for (const {id, title, start: {document}} of games) {
      await page.evaluate((hash) => (location.hash = hash), link(document));
      await page.waitForFunction((name) => document.title.startsWith(name), title);
      await page.locator("#board .board").waitFor();
      await settled(page);
      await page.locator(".panel details").evaluate((e) => (e.open = true));
      await page.locator(".moves-list button").first().waitFor();
      assert.deepEqual(await smallControls(page), [], id);
      if (id === "achievement") {  // it has no end: what lies close is zoomed
        for (let i = 0; i < 4 && (await closeMoves(page)).length > 0; ++i) {
          await page.getByRole("button", {name: "See closer"}).click();
          await settled(page);
          await page.waitForTimeout(100);
        }
        assert.deepEqual(await closeMoves(page), [], "zoomed");
        continue;
      }
      const found = await closeMoves(page);
      const listed = await page.locator(".moves-list button").count();
      if (found.length > 0) assert.equal(listed, await page.locator(".target").count(), `${id} lists every move`);
      [moves, close] = [moves + listed, close + found.length];
    }
    console.log(`at ${width} px ${close} of ${moves} moves of ${games.length} boards lie closer than 24 pixels`);
    await page.finish();
  });
}
