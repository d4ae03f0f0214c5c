// Times of the page. Clocks on the wall tell little on a machine that does other things too, so every figure is the
// middle of several runs, next to the processor's time of the page's main thread and to the same wait for something
// empty.

/** @param {number[]} values */
export const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** The middle of each property of several measurements. @param {Record<string, number>[]} runs */
export const medians = (runs) =>
  Object.fromEntries(Object.keys(runs[0]).map((key) => [key, median(runs.map((run) => run[key]))]));

/** Processor time of the main thread since the page began, in milliseconds: a function that tells. */
export async function processor(page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", {timeDomain: "threadTicks"});
  return async () => {
    const {metrics} = await cdp.send("Performance.getMetrics");
    return 1000 * metrics.find(({name}) => name === "TaskDuration").value;
  };
}

/** The longest task of the main thread during an action: on the processor and on the wall. */
export async function longestTask(page, action) {
  const cdp = await page.context().newCDPSession(page);
  const events = [];
  cdp.on("Tracing.dataCollected", ({value}) => events.push(...value));
  const includedCategories = ["devtools.timeline", "disabled-by-default-devtools.timeline"];
  const traceConfig = {includedCategories, excludedCategories: ["*"]};
  await cdp.send("Tracing.start", {transferMode: "ReportEvents", traceConfig});
  await action();
  await page.waitForTimeout(200);
  const complete = new Promise((done) => cdp.once("Tracing.tracingComplete", done));
  await cdp.send("Tracing.end");
  await complete;
  await cdp.detach();
  const thread = ({pid, tid}) => `${pid} ${tid}`;
  const calls = new Map();
  for (const e of events) if (e.name === "FunctionCall") calls.set(thread(e), (calls.get(thread(e)) ?? 0) + 1);
  const main = [...calls].sort((a, b) => b[1] - a[1])[0]?.[0];
  const own = events.filter((e) => e.name === "RunTask" && e.ph === "X" && thread(e) === main);
  const tasks = own.map((e) => ({cpu: (e.tdur ?? 0) / 1000, wall: e.dur / 1000}));
  return tasks.sort((a, b) => b.cpu - a.cpu)[0] ?? {cpu: 0, wall: 0};
}

/** From opening an address until what `shown` waits for is painted. `shown` runs in the page. */
export async function opening(page, url, shown) {
  await page.goto(url, {waitUntil: "commit"});
  await page.waitForFunction(shown, undefined, {polling: 5});
  return page.evaluate(() =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now())))));
}

/** A question to the server and a frame: what any click takes at least. */
export const emptyClick = (page) => page.evaluate(async () => {
  const begun = performance.now();
  await (await fetch("/api/status")).json();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  return performance.now() - begun;
});

/** 20 convex points, nearly: 190 segments, and a theorem that knows what each is worth. */
const round = (value) => Math.round(5000 * value);
export const manySegments = {
  game: "mono-complete",
  points: Array.from({length: 20}, (_, i) => [round(Math.cos(i * 0.314)), round(Math.sin(i * 0.314)) + i]),
};

/** Plays a move with the mouse. From its release until the new position is painted; how much of this is the answer of
 * a server with its way, if there is one; the processor's time. */
export async function click(page, index) {
  const at = await page.locator(".target").nth(index).evaluate((target) => {
    const line = target.querySelector(".worth");
    const {x, y} = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM());
    return {x, y};
  });
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.evaluate(() => {
    const board = document.querySelector("#board");
    performance.clearResourceTimings();
    window["click"] = new Promise((done) => {
      let begun = 0;
      board.addEventListener("pointerup", (e) => (begun = e.timeStamp), {capture: true, once: true});
      const painted = () => {
        const asked = performance.getEntriesByType("resource").find((r) => r.name.endsWith("/api/position"));
        done({painted: performance.now() - begun, answer: asked ? asked.responseEnd - asked.startTime : 0});
      };
      const watch = new MutationObserver(() => {
        if (!board.querySelector(".layer .fresh")) return;
        watch.disconnect();
        requestAnimationFrame(() => setTimeout(painted));
      });
      watch.observe(board, {subtree: true, childList: true});
    });
  });
  const time = await processor(page);
  const before = await time();
  await page.mouse.up();
  const run = await page.evaluate(() => window["click"]);
  return {...run, cpu: (await time()) - before};
}
