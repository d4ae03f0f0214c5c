// Seeing a board: zoom and pan by wheel, pinch, keys and buttons, playing on what is in sight, room on a wide screen,
// and what is told around the board: hint, value bar, moves by arrow keys, the position in words.

import assert from "node:assert/strict";
import {createServer} from "node:http";
import {after, test} from "node:test";
import {
  address, analysed, fingers, held, link, narrow, played, ply, says, settled, solve, tabTo, visit,
} from "./playground.mjs";

const grid = (rows, columns) => {
  const edges = [];
  for (let v = 0; v < rows * columns; ++v) {
    if ((v + 1) % columns) edges.push([v, v + 1]);
    if (v + columns < rows * columns) edges.push([v, v + columns]);
  }
  return {vertices: rows * columns, edges};
};
const circle = (n) => Array.from({length: n}, (_, i) =>
  [Math.cos, Math.sin].map((f) => Math.round(90000 * f((6.283 * i) / n))));
const large = {game: "arc-kayles", ...grid(23, 23)};

/** The piece of the board that is in sight. */
const inSight = (page) => page.evaluate(() => {
  const {x, y, width, height} = document.querySelector("#board .board").viewBox.baseVal;
  return {x, y, width, height};
});
/** Where the middle of a move is on the screen. */
const middle = (page, move) => page.locator(`.target[data-move="${move}"] .worth`).evaluate((line) => {
  const {x, y} = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM());
  return {x, y};
});

test("the wheel zooms around the pointer, dragging moves the board, a press plays what is in sight", async () => {
  const page = await visit(link(large));
  await settled(page);
  const whole = await inSight(page);
  const move = "250 251";
  await page.locator(`.target[data-move="${move}"]`).waitFor({state: "attached"});
  const before = await middle(page, move);
  await page.mouse.move(before.x, before.y);
  for (let i = 0; i < 6; ++i) await page.mouse.wheel(0, -100);
  await page.waitForFunction((w) => document.querySelector(".board").viewBox.baseVal.width < w / 4, whole.width);
  const after = await middle(page, move);
  const [x, y] = [after.x - before.x, after.y - before.y];  // the wheel tells whole pixels, and a pixel is enlarged too
  assert.ok(Math.hypot(x, y) < 10, `what is under the pointer stays there, but for ${x}, ${y}`);
  const seen = await inSight(page);
  await page.mouse.down();
  await page.mouse.move(before.x + 60, before.y + 30, {steps: 4});
  await page.mouse.up();
  const dragged = await inSight(page);
  assert.ok(dragged.x < seen.x && dragged.y < seen.y, "the board follows the pointer");
  assert.equal(await ply(page), 0, "dragging does not play");
  const at = await middle(page, move);
  assert.ok(Math.abs(at.x - after.x - 60) < 3 && Math.abs(at.y - after.y - 30) < 3);
  await page.mouse.click(at.x, at.y);
  await played(page, 1);
  assert.deepEqual((await held(page)).moves[1][0], [250, 251]);
  assert.equal((await inSight(page)).width, dragged.width, "a move leaves the view as it is");
  await page.getByRole("button", {name: "Fit all"}).click();
  assert.deepEqual(await inSight(page), whole);
  await page.finish();
});

test("keys zoom and look around, and the focus is never out of sight", async () => {
  const page = await visit(link(large));
  await settled(page);
  await tabTo(page, ".target");
  const whole = await inSight(page);
  for (const key of ["+", "+", "+", "+"]) await page.keyboard.press(key);
  const near = await inSight(page);
  assert.ok(near.width < whole.width / 3);
  await page.keyboard.press("Shift+ArrowRight");
  await page.keyboard.press("Shift+ArrowDown");
  const moved = await inSight(page);
  assert.ok(moved.x > near.x && moved.y > near.y);
  for (let i = 0; i < 12; ++i) await page.keyboard.press("ArrowRight");
  const inside = await page.evaluate(() => {
    const [board, focus] = [document.querySelector("#board .board"), document.activeElement.querySelector(".worth")]
      .map((e) => e.getBoundingClientRect());
    return focus.left > board.left && focus.right < board.right && focus.top > board.top && focus.bottom < board.bottom;
  });
  assert.ok(inside, "the focus is in sight");
  await page.keyboard.press("0");
  assert.deepEqual(await inSight(page), whole);
  await page.finish();
});

test("a pinch zooms on a phone and plays nothing; a tap plays", async () => {
  const phone = {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true};
  const page = await visit(link({game: "picarete", ...grid(8, 8)}), phone);
  await settled(page);
  const whole = await inSight(page);
  const {x, y} = await middle(page, "27 28");
  const send = await fingers(page);
  await send("touchStart", [x - 20, y], [x + 20, y]);
  for (let far = 25; far <= 70; far += 15) await send("touchMove", [x - far, y], [x + far, y]);
  await send("touchEnd");
  const near = await inSight(page);
  assert.ok(near.width < whole.width / 2, `${near.width} of ${whole.width}`);
  assert.equal(await ply(page), 0);
  const at = await middle(page, "27 28");
  await page.touchscreen.tap(at.x, at.y);
  await played(page, 1);
  assert.deepEqual((await held(page)).moves[1][0], [27, 28]);
  await page.finish();
});

test("a wide screen gets a large board, and lines that are not drawn are told of", async () => {
  const page = await visit(link({game: "mono-complete", points: circle(30)}), {viewport: {width: 1920, height: 1080}});
  await settled(page);
  const {width, height} = await page.locator("#board").evaluate((e) => e.getBoundingClientRect().toJSON());
  assert.ok(width > 1200 && height > 700, `${width} × ${height}`);
  await says(page, "#crowd", "^435 lines can be drawn");
  const target = page.locator('.target[data-move="0 14"]');
  const stroke = () => target.locator(".worth").evaluate((e) => getComputedStyle(e).stroke);
  assert.match(await stroke(), /rgba?\(0, 0, 0, 0\)|transparent/);
  await target.focus();
  assert.doesNotMatch(await stroke(), /rgba?\(0, 0, 0, 0\)|transparent/);
  await page.goto(address + link({game: "mono-complete", points: circle(20)}));
  await page.reload();
  await settled(page);
  assert.equal(await page.locator("#crowd").textContent(), "");
  assert.doesNotMatch(await stroke(), /rgba?\(0, 0, 0, 0\)|transparent/, "190 lines are all drawn");
  await page.finish();
});

/** How much two colours differ, as WCAG counts it. */
function contrast(one, other) {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[0-9.]+/g).slice(0, 3).map(Number).map((c) => c / 255)
      .map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [a, b] = [light(one), light(other)].sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}

for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
  test(`what can be played, the focus and the marks of parts stand out, ${colorScheme}`, async () => {
    const page = await visit(link({game: "mono-complete", points: circle(7)}, {moves: [[0, 1]]}), {colorScheme});
    await settled(page);
    const sheet = await page.locator("#board").evaluate((e) => getComputedStyle(e).backgroundColor);
    const ink = (selector) => page.locator(selector).first().evaluate((e) => {
      const {stroke, opacity} = getComputedStyle(e);
      return {stroke, opacity: Number(opacity)};
    });
    const mixed = ({stroke, opacity}) => {
      const [over, under] = [stroke, sheet].map((c) => c.match(/[0-9.]+/g).map(Number));
      return `rgb(${[0, 1, 2].map((i) => opacity * over[i] + (1 - opacity) * under[i]).join(", ")})`;
    };
    const stands = async (selector) => {
      const ratio = contrast(mixed(await ink(selector)), sheet);
      assert.ok(ratio >= 3, `${selector}: ${ratio.toFixed(2)}`);
    };
    await stands(".target.candidate .worth");
    await tabTo(page, ".target");
    await stands(".target:focus-visible .worth");
    const parts = {game: "arc-kayles", vertices: 7, edges: [[0, 1], [1, 2], [3, 4], [4, 5], [5, 6]]};
    await page.goto(address + link(parts, {why: true}));
    await page.reload();
    await page.locator(".groups .group1").first().waitFor({state: "attached"});
    for (const part of [".groups .group0", ".groups .group1"]) await stands(part);
    await page.finish();
  });
}

test("a hint names a best move and shows it; the bar beside the board tells who wins", async () => {
  const start = {game: "kayles", heaps: [3, 5]};
  const page = await visit(link(start));
  await settled(page);
  await page.locator("#hint").click();
  await says(page, "#hint-says", "^Try ");
  const shown = await page.locator(".target.hinted").first().getAttribute("data-move");
  const best = solve(start)[0].best.map((m) => m.join(" "));
  assert.ok(best.includes(shown), `${shown} of ${best.join(", ")}`);
  assert.equal(await page.locator(".value-bar").isVisible(), false);
  await page.locator("#why").click();
  await analysed(page);
  assert.equal(await page.locator(".value-bar").getAttribute("aria-label"), "First wins with best play");
  await page.finish();
});

test("the bar beside the board covers no number, on a phone either", async () => {
  const ladder = {game: "ueg", vertices: 6, edges: [[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [0, 5], [1, 4]], root: 0};
  const page = await visit(link(ladder, {why: true}), {viewport: narrow});
  await analysed(page);
  const left = (await page.locator(".value-bar").boundingBox()).x;
  for (const number of await page.locator("#board text.number").all()) {
    const {x, width} = await number.boundingBox();
    assert.ok(x + width <= left, `${await number.textContent()} ends at ${x + width}, the bar begins at ${left}`);
  }
  await page.finish();
});

test("arrow keys go through the moves, and the whole position is there in words", async () => {
  const points = circle(6);
  const page = await visit(link({game: "bi-complete", points}, {moves: [[0, 1], [2, 3], [1, 2]]}));
  await settled(page);
  const told = () => page.locator("#described li").allTextContents();
  const all = await told();
  assert.ok(all.includes("Lines of first: 0–1, 1–2"), all.join("; "));
  assert.ok(all.includes("Lines of second: 2–3"), all.join("; "));
  assert.ok(all.includes("Points: first 0, second 0"), all.join("; "));
  assert.match(await page.locator(".left").ariaSnapshot(), /Lines of second: 2–3/, "in the accessibility tree");
  await page.locator("#rules h1").focus();
  const at = (n) => page.waitForFunction((plies) => {
    const text = atob(location.hash.slice(6).replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(text).way.length === plies;
  }, n);
  for (const [key, plies] of [["ArrowLeft", 2], ["ArrowLeft", 1], ["ArrowRight", 2], ["Home", 0], ["End", 3]]) {
    await page.keyboard.press(String(key));
    await at(plies);
  }
  await page.goto(address + link({game: "partizan-uvg", ...grid(3, 3), roots: [0, 8]}));
  await page.reload();
  await settled(page);
  assert.ok((await told()).includes("Token of second on vertex 8"), (await told()).join("; "));
  await page.finish();
});

test("for a class: a command, a link without values, a worksheet, a figure for another page", async () => {
  const start = {game: "kayles", heaps: [3, 5]};
  const page = await visit(link(start, {why: true}));
  await settled(page);
  await page.locator("#tab-share").click();
  const copied = async (id) => {
    await page.evaluate(() => navigator.clipboard.writeText("nothing yet"));
    await page.locator(id).click();
    for (let i = 0; i < 200; ++i) {
      const text = await page.evaluate(() => navigator.clipboard.readText());
      if (text !== "nothing yet" && text !== "") return text;
      await page.waitForTimeout(50);
    }
    return "";
  };
  assert.equal(await copied("#copy-command"), `echo '${JSON.stringify({...start, moves: []})}' | arete solve`);
  const embedded = await copied("#copy-embed");
  assert.match(embedded, /^<figure>\n<svg[^]*<\/svg>[^]*<\/figure>\n$/);
  assert.doesNotMatch(embedded, /<script/);
  await page.evaluate(() => (window.print = () => document.body.setAttribute("data-printed", "")));
  await page.locator("#print-sheet").click();
  await page.locator("body[data-printed]").waitFor();
  await page.emulateMedia({media: "print"});
  assert.ok(await page.locator("#worksheet img").isVisible());
  assert.equal(await page.locator("#table").isVisible(), false);
  assert.equal(await page.locator("#worksheet .question").count(), 3);
  await page.emulateMedia({media: "screen"});
  const quiet = await copied("#copy-class");
  await page.goto(quiet);
  await page.reload();
  await settled(page);
  for (const id of ["#why", "#hint", "#tab-why"]) assert.equal(await page.locator(id).isVisible(), false, id);
  assert.equal(await page.locator(".target.win, .value-bar:visible").count(), 0);
  await page.locator(".target").first().dispatchEvent("click", {detail: 0});
  await played(page, 1);
  assert.equal((await held(page)).quiet, true, "it stays so while one plays");
  await page.finish();
});

test("a drawing that is left is there again, also after Undo or a reload; if it cannot be, the page asks", async () => {
  const page = await visit(link({game: "mono-complete", points: [[0, 0], [100, 3], [50, 80]]}));
  await settled(page);
  const edit = async () => {
    await page.locator("#tab-board").click();
    await page.locator("#draw-board").click();
    await page.locator(".handle").first().waitFor();
  };
  await edit();
  const box = await page.locator(".drawing").boundingBox();
  await page.mouse.click(box.x + 0.3 * box.width, box.y + 0.4 * box.height);
  await page.locator(".handle").nth(3).waitFor();
  await page.locator("#editor-leave").click();
  await says(page, "#draw-says", "Your drawing is kept");
  await edit();
  assert.equal(await page.locator(".handle").count(), 4);
  assert.match(await page.locator("#editor-says").textContent(), /the drawing that you left/);
  await page.reload();
  await settled(page);
  await edit();
  assert.equal(await page.locator(".handle").count(), 4);
  await page.locator("#editor").getByRole("button", {name: "Undo"}).click();
  await page.waitForFunction(() => document.querySelectorAll(".handle").length === 3);
  await page.locator("#editor-leave").click();
  await edit();
  assert.equal(await page.locator(".handle").count(), 4, "Undo has lost nothing either");
  await page.evaluate(() => (Storage.prototype.setItem = () => { throw new Error("no room"); }));
  await page.mouse.click(box.x + 0.7 * box.width, box.y + 0.4 * box.height);
  await page.locator(".handle").nth(4).waitFor();
  const asked = [];
  page.on("dialog", (dialog) => (asked.push(dialog.message()), asked.length > 1 ? dialog.accept() : dialog.dismiss()));
  await page.locator("#editor-leave").click();
  assert.equal(await page.locator("#editor").isVisible(), true, "it stays until one says yes");
  await page.locator("#editor-leave").click();
  await page.locator("#editor").waitFor({state: "hidden"});
  assert.match(asked.join(" "), /cannot keep the drawing.*cannot keep the drawing/);
  await page.finish();
});

test("a board is put into another page and played there, without the rest of this one", async () => {
  const page = await visit(link({game: "kayles", heaps: [3, 3]}, {seats: {first: "person", second: "perfect"}}));
  await settled(page);
  await page.locator("#tab-share").click();
  await page.locator("#copy-frame").click();
  await says(page, "#share-says", "frame in which the game is played");
  const html = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(html, /^<iframe src="[^"]*\/embed\/#play=[^"]*" title="Kayles" [^<]*><\/iframe>\n$/);
  const other = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(`<!doctype html>
    <link rel="icon" href="data:,"><title>A page of somebody else</title>${html}`));
  after(() => other.close());
  await new Promise((listening) => other.listen(0, "127.0.0.1", () => listening(null)));
  await page.goto(`http://127.0.0.1:${other.address().port}/`);
  const frame = page.frameLocator("iframe");
  await frame.locator(".turn", {hasText: "Your turn"}).waitFor();
  assert.deepEqual(await frame.locator("#controls > *").evaluateAll((all) => all.map((e) => e.textContent)),
    ["Undo", "Restart", "", "Open in Arête"]);
  assert.equal(await frame.locator(".top, #side, #rules").count(), 0);
  await frame.locator('.target[data-move="3 0 2"]').first().click();
  await frame.locator(".count", {hasText: "2"}).nth(1).waitFor();  // the engine has made the heaps equal again
  await frame.locator("button", {hasText: "Undo"}).click();
  await frame.locator(".turn", {hasText: "Your turn"}).waitFor();
  const whole = await frame.locator("#whole").getAttribute("href");
  assert.match(whole, /^\.\.\/#play=/);
  await page.setViewportSize({width: 390, height: 844});
  const [inner, outer] = await frame.locator("html").evaluate((e) => [e.scrollWidth, e.clientWidth]);
  assert.ok(inner <= outer, "nothing is cut at 390 px");
  await page.finish();
  const broken = await visit("embed/#play=!!");
  await says(broken, "#status", "no game could be read");
  await broken.finish();
});
