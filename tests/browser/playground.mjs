// The playground in a real browser, for the tests: the program's own server or, with ARETE_SITE=FOLDER, a site without
// one; Debian's Chromium, and a page on which any error or warning of the console fails the test.

import assert from "node:assert/strict";
import {existsSync} from "node:fs";
import {after} from "node:test";
import {chromium} from "playwright-core";
import {serve, serveFiles, site} from "./server.mjs";

export {program, serve, solve} from "./server.mjs";

const headless = "chromium-headless-shell";  // the same without windows, which a third of the time goes into
const whole = ["chromium", "chromium-browser", "google-chrome"];  // for a site: it can be installed, too
const browsers = (site ? whole : [headless, ...whole]).map((name) => `/usr/bin/${name}`);
const executablePath = process.env.CHROMIUM ?? browsers.find(existsSync);
if (!executablePath || !existsSync(executablePath)) {  // before anything is started that a test would wait for
  const looked = executablePath ?? browsers.join(" or ");
  console.error(`no Chromium at ${looked}: install it, or say where it is with CHROMIUM=PATH`);
  process.exit(1);
}

export const address = site ? (await serveFiles(site)).address : await serve();
const browser = await chromium.launch({executablePath, args: ["--no-sandbox"]});
after(() => browser.close());

export const wide = {width: 1280, height: 860};
export const narrow = {width: 360, height: 740};

/** Pages that their tests have finished with, by how they were opened. A context of its own costs ten times as much as
 * another document in a page that is there. */
const left = new Map();

/** A page in a context of its own. */
async function newPage(options) {
  const usual = {viewport: wide, reducedMotion: "reduce", acceptDownloads: true, serviceWorkers: "block"};
  const context = await browser.newContext({...usual, ...options});
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  context.setDefaultTimeout(40_000);
  const page = await context.newPage();
  page.complaints = [];
  const ofIcon = (said) => said.location().url.endsWith("/favicon.ico");  // asked for by icon.svg, which names no icon
  page.on("console", (said) =>
    ["error", "warning"].includes(said.type()) && !ofIcon(said) && page.complaints.push(said.text()));
  page.on("pageerror", (error) => page.complaints.push(String(error)));
  return page;
}

/** A page that was left, as if nobody had ever been there; nothing if there is none. */
async function cleared(key, at, {viewport = wide}) {
  const page = left.get(key)?.pop();
  if (!page) return null;
  await page.goto(`${at}icon.svg`);  // nothing of the page, in a place where what it remembers can be cleared
  await page.evaluate(() => localStorage.clear());
  await page.setViewportSize(viewport);
  return page;
}

/** A page, open at a fragment, of another server if `at` says so. Its document and its memory are new; its context may
 * have been used before, unless it is to be `fresh`. `finish` leaves it and fails if the console complained. */
export async function visit(fragment = "", {at = address, fresh = false, ...options} = {}) {
  const key = JSON.stringify(options);
  const page = (!fresh && (await cleared(key, at, options))) || (await newPage(options));
  page.complaints.length = 0;
  page.allowed = 0;  // complaints about requests that a test means to be refused
  page.gone = false;  // whether a test lets the server go away
  page.finish = async () => {
    for (const other of page.context().pages()) if (other !== page) await other.close();
    await page.evaluate(() => 0);  // what it has complained of by now has arrived
    const refused = page.complaints.filter((c) => c.includes("400"));
    const driver = "Service Worker registration blocked by Playwright";
    const isExpected = (c) => c.includes("400") || c === driver || (page.gone && c.includes("ERR_"));
    assert.deepEqual(page.complaints.filter((c) => !isExpected(c)), []);
    assert.ok(refused.length <= page.allowed, `refused requests: ${refused}`);
    page.removeAllListeners("dialog");
    left.set(key, [...(left.get(key) ?? []), page]);
  };
  await page.goto(at + fragment);
  return page;
}

/** A link to a game, as the page writes it. */
export function link(start, {seats = {first: "person", second: "person"}, moves = [], why = false} = {}) {
  const tree = moves.reduceRight((rest, move) => [[move, ...rest]], []);
  const held = {start, moves: [null, ...tree], way: moves.map(() => 0), seats, why};
  return "#play=" + Buffer.from(JSON.stringify(held)).toString("base64url");
}

/** Goes to another game in the same document, as whoever follows a link does. */
export async function follow(page, ...game) {
  await page.evaluate((hash) => new Promise((done) => {
    addEventListener("hashchange", () => done(null), {once: true});
    location.hash = hash;
  }), link(...game));
  await settled(page);
}

/** What the address of a page holds. */
export async function held(page) {
  const text = new URL(page.url()).hash.replace("#play=", "");
  return JSON.parse(Buffer.from(text, "base64url").toString());
}

/** The number of moves played. */
export const ply = async (page) => (await held(page)).way.length;

/** Waits until the board shows the position of the game and nobody is thinking. */
export const settled = (page) =>
  page.waitForFunction(() => document.querySelector("#board")?.getAttribute("aria-busy") === "false");
export const over = (page) => page.locator(".turn").getAttribute("data-over").then((o) => o === "true");

/** Waits until the record shows so many moves. */
export const played = (page, n) =>
  page.waitForFunction((count) => document.querySelectorAll(".tree .line .step").length === count, n);

/** Types a move. */
export async function type(page, text) {
  await page.locator("#command").fill(text);
  await page.keyboard.press("Enter");
}

/** Waits until an element says something. */
export const says = (page, ...wanted) => page.waitForFunction(([selector, pattern]) =>
  new RegExp(pattern).test(document.querySelector(selector)?.textContent ?? ""), wanted);
/** Waits until every move has its value. */
export async function analysed(page) {
  await says(page, ".progress", "All .* moves proved");
  await page.waitForFunction(() => !document.querySelector("#board svg:is([data-making], [data-valuing])"));
}
/** Waits until something is there. */
export const appears = (page, selector) => page.locator(selector).first().waitFor({state: "attached"});

/** The moves of some elements. */
export const movesOf = (page, selector) =>
  page.locator(selector).evaluateAll((all) => all.map((e) => e.getAttribute("data-move")));

/** The button on a game's card, whose family is opened: on a narrow screen families are folded at first. */
export async function cardOf(page, game) {
  const card = page.locator(`[data-game="${game}"]`);
  await card.waitFor({state: "attached"});
  await card.evaluate((e) => (e.closest("details").open = true));
  return card.locator("button");
}

/** Starts a game from its card. */
export async function start(page, game) {
  await (await cardOf(page, game)).click();
  await page.locator("#board .board").waitFor();
  await settled(page);
}

/** Seats. */
export async function seat(page, first, second) {
  await page.locator("#tab-game").click();
  await page.locator("#seat-first").selectOption(first);
  await page.locator("#seat-second").selectOption(second);
  await settled(page);
}

/** Presses Tab, or the other way, until the focus is on something that fits. */
export async function tabTo(page, selector, key = "Tab") {
  for (let i = 0; i < 150; ++i) {
    await page.keyboard.press(key);
    if (await page.evaluate((s) => document.activeElement?.matches(s) ?? false, selector)) return;
  }
  assert.fail(`Tab never reached ${selector}`);
}

/** What sends touches of one or more fingers: `send("touchStart", [x, y], …)`. */
export async function fingers(page) {
  const session = await page.context().newCDPSession(page);
  return (event, ...points) => {
    const touchPoints = points.map(([x, y], id) => ({x, y, id}));
    return session.send("Input.dispatchTouchEvent", {type: event, touchPoints});
  };
}
