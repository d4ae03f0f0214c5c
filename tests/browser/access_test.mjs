// Every screen, light and dark, wide and narrow: axe-core finds nothing, and nothing is wider than the screen. With
// SCREENSHOTS=folder the screens are also photographed.

import assert from "node:assert/strict";
import {readFileSync} from "node:fs";
import {createRequire} from "node:module";
import {test} from "node:test";
import {link, narrow, settled, start, visit, wide} from "./playground.mjs";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const heptagon = {game: "mono-complete", points: [[0, 0], [40, -12], [80, 3], [96, 44], [70, 84], [24, 86], [-8, 45]]};

const box = {game: "achievement", board: "square-edges", bias: [1, 1], animal: [[0, 1], [1, 0], [1, 2], [2, 1]]};

/** Loads axe past the page's own policy, which allows no inline script. */
async function violations(page) {
  const session = await page.context().newCDPSession(page);
  await session.send("Runtime.evaluate", {expression: axe});
  return page.evaluate(async () => {
    const found = await window["axe"].run(document, {resultTypes: ["violations"]});
    return found.violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(" ")).slice(0, 3).join(", ")}`);
  });
}

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
    await page.getByRole("button", {name: "Cancel"}).click();
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
};

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  for (const viewport of [wide, narrow]) {
    test(`every screen is accessible, ${colorScheme}, ${viewport.width} px`, async () => {
      const page = await visit("", {viewport, colorScheme});
      for (const [name, go] of Object.entries(screens)) {
        await go(page);
        await page.waitForTimeout(30);
        assert.deepEqual(await violations(page), [], name);
        const [inner, outer] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
        assert.ok(inner <= outer, `${name} is ${inner} wide`);
        const file = `${name}-${colorScheme}-${viewport.width}.png`;
        if (process.env.SCREENSHOTS) await page.screenshot({path: `${process.env.SCREENSHOTS}/${file}`});
      }
      await page.finish();
    });
  }
}
