// Who answers a page in the tests: the program's own server on a free port, or a plain server of the files of a site.

import {spawn, spawnSync} from "node:child_process";
import {createReadStream, existsSync, statSync} from "node:fs";
import {createServer} from "node:http";
import {extname, join, normalize} from "node:path";
import {after} from "node:test";
import {fileURLToPath} from "node:url";
import {createGzip} from "node:zlib";

const built = new URL("../../build/release/arete", import.meta.url);
export const program = process.env.ARETE_PROGRAM ?? fileURLToPath(built);
/** The folder of the site that is tested in the place of the program's page, if one is named. */
export const site = process.env.ARETE_SITE;

/** The address at which a server answers. @param {...string} more arguments */
export async function serve(...more) {
  const words = ["serve", "--port", "0", "--no-browser", ...more];
  const server = spawn(program, words, {stdio: ["ignore", "pipe", "inherit"]});
  after(() => server.kill());
  let said = "";
  for await (const chunk of server.stdout) {
    said += chunk;
    const address = /http:\/\/[0-9.]+:[0-9]+\//.exec(said)?.[0];
    if (address) return address;
  }
  throw new Error(`the server did not say where it is: ${said}`);
}

const types = {
  ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".css": "text/css",
  ".json": "application/json", ".webmanifest": "application/manifest+json", ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
};

/** Files as any web space sends them, compressed: the address, and `stop`, after which nobody answers. */
export async function serveFiles(folder) {
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    const file = join(folder, normalize(path.endsWith("/") ? `${path}index.html` : path));
    if (!existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    response.writeHead(200, {"Content-Type": types[extname(file)] ?? "text/plain", "Content-Encoding": "gzip"});
    createReadStream(file).pipe(createGzip()).pipe(response);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  after(stop);
  return {address: `http://127.0.0.1:${server.address().port}/`, stop};
}

/** What `arete solve` answers to each position. @param {...object} positions @returns {any[]} */
export function solve(...positions) {
  const input = positions.map((p) => JSON.stringify(p) + "\n").join("");
  const {stdout} = spawnSync(program, ["solve", "--json", "--nimber"], {input, encoding: "utf8"});
  return stdout.trim().split("\n").map((line) => JSON.parse(line));
}
