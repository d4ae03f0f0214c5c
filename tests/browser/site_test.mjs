// What only a site without a server does: it works without a network, asks nobody else, answers clicks while it
// analyses, is quick on a slow line, and is a board in other pages.

import assert from "node:assert/strict";
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from "node:fs";
import {tmpdir} from "node:os";
import {join} from "node:path";
import {after, test} from "node:test";
import {address, analysed, link, played, settled, start, type, visit} from "./playground.mjs";
import {serveFiles, site} from "./server.mjs";
import {click, manySegments, medians, opening} from "./stopwatch.mjs";

const kayles = {game: "kayles", heaps: [3, 5, 7]};
const cardsShown = () =>
  document.querySelectorAll(".card").length > 20 && document.querySelectorAll(".card .frame:empty").length === 0;

test("after one visit it works with the server stopped and the network off", async () => {
  const {address: at, stop} = await serveFiles(site);
  const page = await visit("", {at, serviceWorkers: "allow", fresh: true});
  await page.waitForFunction(cardsShown);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);
  stop();
  await page.context().setOffline(true);
  await page.reload();
  await start(page, "arc-kayles");
  await page.goto(at + link(kayles, {seats: {first: "person", second: "perfect"}}));
  await settled(page);
  await type(page, "7 2 3");
  await played(page, 2);
  await page.goto(at + link(kayles, {why: true}));
  await analysed(page);
  await page.goto(`${at}#learn`);
  await page.locator("#learn a, #learn button").first().waitFor();
  await page.finish();
});

test("nobody else is asked, and the policy of the page forbids it", async () => {
  const page = await visit("", {fresh: true});
  const asked = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.reload();
  await start(page, "node-kayles");
  await page.locator("#tab-why").click();
  assert.ok(asked.length > 20);
  assert.deepEqual(asked.filter((url) => !url.startsWith(address) && !/^(data|blob):/.test(url)), []);
  const refused = await page.evaluate(() => fetch("https://example.org/").then(() => "sent", () => "refused"));
  assert.equal(refused, "refused");
  assert.match(readFileSync(`${site}/index.html`, "utf8"), /Content-Security-Policy" content="default-src 'none'; /);
  await page.context().close();  // the console has rightly complained
});

test("a click is answered while an analysis runs, and the analysis of the position before is ended", async () => {
  const points = Array.from({length: 11}, (_, i) => [((i * 37) % 101) * 7 + i, ((i * 61) % 97) * 5 - i * i]);
  const page = await visit(link({game: "bi-complete", points}, {why: true}));
  await settled(page);
  await page.waitForTimeout(500);
  const begun = Date.now();
  await page.locator(".target").nth(3).click({force: true});
  await played(page, 1);
  await settled(page);
  const took = Date.now() - begun;
  console.log(`a click during an analysis: ${took} ms`);
  assert.ok(took < 30_000, "machines are busy: the figure is for people");
  await page.goto(address + link(kayles, {why: true}));
  await analysed(page);
  await page.finish();
});

test("a click on a large board is soon answered", async () => {
  const times = [];
  for (let i = 0; i < 5; ++i) {
    const page = await visit(link(manySegments));
    await settled(page);
    times.push(await click(page, 30));
    await page.finish();
  }
  const {painted, cpu} = medians(times);
  const ms = (value) => `${value.toFixed(0)} ms`;
  console.log(`a click on 190 segments: shown after ${ms(painted)}, ${ms(cpu)} of the processor`);
  assert.ok(painted < 5000, "machines are busy: the figure is for people");
});

test("the first screen is there soon on a slow line and a slow processor", async () => {
  const times = [];
  for (let i = 0; i < 3; ++i) {
    const page = await visit("icon.svg", {fresh: true});
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Network.enable");
    const megabit = 1_000_000 / 8;
    const line = {offline: false, latency: 0, downloadThroughput: 10 * megabit, uploadThroughput: 10 * megabit};
    await cdp.send("Network.emulateNetworkConditions", line);
    await cdp.send("Emulation.setCPUThrottlingRate", {rate: 4});
    times.push(await opening(page, address, cardsShown));
    await page.context().close();
  }
  const [, middle] = times.sort((a, b) => a - b);
  console.log(`the first screen with 10 Mbit/s and a quarter of the processor: ${middle.toFixed(0)} ms`);
  assert.ok(middle < 15_000);
});

test("before the first move no more than a megabyte is sent", async () => {
  const page = await visit("icon.svg", {fresh: true});
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  let bytes = 0;
  cdp.on("Network.loadingFinished", ({encodedDataLength}) => (bytes += encodedDataLength));
  await page.goto(address);
  await start(page, "mono-complete");
  console.log(`before the first move: ${(bytes / 1e6).toFixed(2)} MB`);
  assert.ok(bytes > 100_000, "the engine is counted");
  assert.ok(bytes < 1_000_000, `${bytes} bytes`);
  await page.context().close();
});

test("a board stands in a page of somebody else, and is played there", async () => {
  const folder = mkdtempSync(join(tmpdir(), "arete-notes-"));
  after(() => rmSync(folder, {recursive: true}));
  const board = `<arete-board position='${JSON.stringify(kayles)}' seats="person person"></arete-board>`;
  const head = `<!doctype html><title>Notes</title><link rel="icon" href="data:,">`;
  writeFileSync(join(folder, "index.html"), `${head}<script src="${address}embed.js"></script>${board}`);
  const page = await visit("", {at: (await serveFiles(folder)).address, fresh: true});
  const frame = page.frameLocator("arete-board iframe");
  await frame.locator('.target[data-move="7 2 3"], .target[data-move="3 0 0"]').first().waitFor({state: "attached"});
  assert.equal(await frame.locator(".top").isVisible(), false, "only the board");
  await frame.locator(".target").first().focus();
  await page.keyboard.press("Enter");
  await frame.locator(".turn", {hasText: "Second"}).waitFor();
  await page.finish();
});

test("it can be installed", async () => {
  const {address: at} = await serveFiles(site);
  const page = await visit("", {at, serviceWorkers: "allow", fresh: true});
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active !== null);
  const cdp = await page.context().newCDPSession(page);
  const {errors} = await cdp.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const {installabilityErrors} = await cdp.send("Page.getInstallabilityErrors");
  const reasons = installabilityErrors.map(({errorId}) => errorId).filter((id) => id !== "in-incognito");
  assert.deepEqual(reasons, []);
  await page.finish();
});
