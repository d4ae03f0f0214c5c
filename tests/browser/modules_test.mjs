// The page's modules keep to their layers, and index.html asks for all of them at once.

import assert from "node:assert/strict";
import {spawnSync} from "node:child_process";
import {readdirSync, readFileSync} from "node:fs";
import {posix} from "node:path";
import {test} from "node:test";
import {fileURLToPath} from "node:url";

const web = new URL("../../web/", import.meta.url);
const read = (path) => readFileSync(new URL(path, web), "utf8");
const files = readdirSync(web, {recursive: true}).map(String);
const modules = files.filter((path) => path.endsWith(".js"));
const layer = (path) => (path.includes("/") ? path.split("/")[0] : path);

/** What a module says that it imports. */
const imported = (path) => [...read(path).matchAll(/(?:from|import) "(\.[^"]*)"/g)]
  .map(([, from]) => posix.join(posix.dirname(path), from));

/** What each layer may import besides itself; main.js and table.js may import everything. */
const allowed = {
  "state": [],
  "dom.js": [],
  "words.js": [],
  "glossary.js": ["dom.js"],
  "board": ["dom.js", "words.js"],
  "panels": ["dom.js", "words.js", "glossary.js", "state", "board"],
  "editor": ["dom.js", "words.js", "state", "board"],
  "learn": ["dom.js", "words.js", "glossary.js", "state"],
  "embed": ["dom.js", "words.js", "state", "board", "panels"],
  "census": ["dom.js", "words.js", "state"],
};

test("each folder imports only what lies below it, and the board knows no state", () => {
  for (const path of modules.filter((m) => !["main.js", "table.js"].includes(m))) {
    for (const wanted of imported(path)) {
      assert.ok(modules.includes(wanted), `${path} imports ${wanted}, which does not exist`);
      const fine = layer(wanted) === layer(path) || allowed[layer(path)].includes(layer(wanted));
      assert.ok(fine, `${path} must not import ${wanted}`);
    }
  }
});

test("only the carrier knows how questions are carried, and the state knows no elements", () => {
  const carriers = ["state/http.js", "state/files.js"];
  for (const path of modules) {
    const text = read(path);
    const asks = /\bfetch\(|XMLHttpRequest|\/api\/|\bWorker\(/.test(text);
    assert.ok(carriers.includes(path) || !asks, `${path} asks by itself`);
    const touches = path.startsWith("state/") && /document\.(get|query|create|body)|\bwindow\.|innerWidth/.test(text);
    assert.ok(!touches, `${path} touches the screen`);
  }
});

test("both carriers have the functions that api.js asks for", () => {
  const wanted = /import \{([^}]*)\} from ".\/carrier.js"/.exec(read("state/api.js"))[1].split(", ").sort();
  assert.deepEqual(wanted, ["ask", "readData", "stream"]);
  const exported = (text) => wanted.filter((name) => new RegExp(`export [^;]*\\b${name}\\b`).test(text));
  const carriers = ["state/carrier.js", "../site/state/carrier.js"];
  for (const path of carriers) assert.deepEqual(exported(read(path)), wanted, path);
});

/** A module with all that it cannot do without. */
function closure(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  for (const next of imported(path)) closure(next, found);
  return found;
}

test("index.html asks at once for what the first screen needs, and for nothing else", () => {
  const preloaded = [...read("index.html").matchAll(/rel="modulepreload" href="([^"]*)"/g)].map(([, path]) => path);
  const needed = closure("main.js");
  assert.deepEqual(preloaded.sort(), [...needed].filter((path) => path !== "main.js").sort());
  const later = [...needed].filter((path) => /^(learn|editor|census|embed|table.js)/.test(path));
  assert.deepEqual(later, [], "these are loaded when somebody goes there");
});

test("every module is used", () => {
  const asked = modules.flatMap((path) => [...read(path).matchAll(/import\("(\.[^"]*)"\)/g)]
    .map(([, from]) => posix.join(posix.dirname(path), from)));
  const pages = files.filter((path) => path.endsWith(".html"));
  const begun = pages.flatMap((path) => [...read(path).matchAll(/<script type="module" src="([^"]*)"/g)]
    .map(([, from]) => (from.startsWith("/") ? from.slice(1) : posix.join(posix.dirname(path), from))));
  const used = new Set([...begun, ...asked].flatMap((path) => [...closure(path)]));
  assert.deepEqual(modules.filter((path) => !used.has(path)), []);
});

test("no line is longer than 120 columns", () => {
  const tests = readdirSync(new URL(".", import.meta.url)).map((name) => `../tests/browser/${name}`);
  const site = readdirSync(new URL("../site/", web), {recursive: true}).map((name) => `../site/${name}`);
  const tools = readdirSync(new URL("../tools/", web)).map((name) => `../tools/${name}`);
  for (const path of [...files, ...tests, ...site, ...tools].filter((name) => /\.(mjs|js|ts|css|html)$/.test(name))) {
    const long = read(path).split("\n").findIndex((line) => [...line].length > 120);
    assert.equal(long, -1, `${path}:${long + 1}`);
  }
});

test("without Chromium a browser test ends at once, and says why in one line", () => {
  const env = {...process.env, CHROMIUM: "/nowhere/chromium"};
  delete env.NODE_TEST_CONTEXT;  // not a part of this test
  const playground = fileURLToPath(new URL("playground.mjs", import.meta.url));
  const run = spawnSync(process.execPath, [playground], {env, encoding: "utf8", timeout: 30_000});
  assert.equal(run.status, 1, run.stderr);
  assert.match(run.stderr, /^no Chromium at \/nowhere\/chromium: .*\n$/);
});
