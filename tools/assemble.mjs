// Puts the site together: node tools/assemble.mjs ENGINE SITE. ENGINE is the folder of the compiled engine; SITE gets
// the page with what is different without a server, the answers that are always the same, and the list of all files.

import {execFileSync} from "node:child_process";
import {createHash} from "node:crypto";
import {cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync} from "node:fs";
import {join, resolve} from "node:path";
import {fileURLToPath, pathToFileURL} from "node:url";
import {gzipSync} from "node:zlib";
import {openEngine} from "./engine.mjs";

const [made, site] = process.argv.slice(2).map((path) => resolve(path));
const root = fileURLToPath(new URL("..", import.meta.url));
const served = ["state/http.js"];  // what only the page of a server has; the census is a page of its own
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
  "img-src 'self' data: blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; " +
  "form-action 'none'";

const filesOf = (folder) => readdirSync(folder, {recursive: true}).map(String)
  .filter((path) => statSync(join(folder, path)).isFile()).sort();

function copyPage() {
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  const wanted = (path) => !/[.]d[.]m?ts$/.test(path) && !/[/]web[/]census/.test(path);
  for (const folder of ["web", "site"]) cpSync(join(root, folder), site, {recursive: true, filter: wanted});
  for (const path of served) rmSync(join(site, path));
  for (const file of ["engine.mjs", "engine.wasm"]) cpSync(join(made, file), join(site, "engine", file));
}

/** Without comments, long names and indentation: people who read code read it in the repository. */
function minify() {
  const paths = filesOf(site).filter((path) => /[.](js|css)$/.test(path)).map((path) => join(site, path));
  const options = ["--minify", "--charset=utf8", "--log-level=warning", "--log-limit=0", "--allow-overwrite"];
  execFileSync("esbuild", [...options, `--outbase=${site}`, `--outdir=${site}`, ...paths], {stdio: "inherit"});
}

/** What needs no body is always the same. @returns {Promise<string[]>} the names */
async function writeAnswers() {
  const engine = await openEngine(pathToFileURL(join(made, "engine.mjs")), 64);
  const names = engine.endpoints().filter(({body}) => !body).map(({path}) => path.replace("/api/", ""));
  mkdirSync(join(site, "answers"), {recursive: true});
  for (const name of names) writeFileSync(join(site, "answers", `${name}.json`), engine.ask(name, "")[0]);
  return names;
}

/** @param {string[]} answers */
function writeIndex(answers) {
  const path = join(site, "index.html");
  const modules = filesOf(join(root, "site/state")).filter((name) => name !== "carrier.js");
  const head = [
    '<link rel="manifest" href="manifest.webmanifest">',
    ...answers.map((name) => `<link rel="preload" href="answers/${name}.json" as="fetch" crossorigin>`),
    ...modules.map((name) => `<link rel="modulepreload" href="state/${name}">`),
    '<script type="module" src="install.js"></script>',
  ];
  const page = readFileSync(path, "utf8").replace(/<link rel="preload" href="[/]api[^>]*>\n/g, "")
    .replace(/<link rel="modulepreload" href="([^"]*)">/g, (text, name) => (served.includes(name) ? "" : text))
    .replace("</head>", `${head.join("\n")}\n</head>`);
  writeFileSync(path, page);
}

/** Every page says itself what it may load: a web space need not. */
function writePolicy() {
  const said = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  for (const path of filesOf(site).filter((name) => name.endsWith(".html"))) {
    const text = readFileSync(join(site, path), "utf8");
    writeFileSync(join(site, path), text.replace('<meta charset="utf-8">\n', `$&${said}\n`));
  }
}

/** The service worker gets the list of files, and a version that changes with any of them. */
function writeList() {
  const files = filesOf(site).filter((path) => path !== "service_worker.js");
  const hash = createHash("sha256");
  for (const path of files) hash.update(path).update(readFileSync(join(site, path)));
  const list = files.map((path) => path.replace(/(^|[/])index[.]html$/, "$1") || "./");
  const path = join(site, "service_worker.js");
  const head = `const version = "${hash.digest("hex").slice(0, 16)}";\nconst files = ${JSON.stringify(list)};\n`;
  writeFileSync(path, head + readFileSync(path, "utf8"));
}

function sayHowLarge() {
  const size = (path) => gzipSync(readFileSync(join(site, path)), {level: 9}).length;
  const kilobytes = (paths) => `${Math.ceil(paths.reduce((sum, path) => sum + size(path), 0) / 1024)} kB`;
  const files = filesOf(site);
  console.log(`${site}: ${files.length} files, ${kilobytes(files)} compressed, of which the engine is ` +
    kilobytes(["engine/engine.mjs", "engine/engine.wasm"]));
}

copyPage();
minify();
writeIndex(await writeAnswers());
writePolicy();
writeList();
sayHowLarge();
