// The engine of the site in Node, for the build and the tests: the same module that a browser's worker runs.

import {readFileSync} from "node:fs";

const page = 65536;
Object.assign(globalThis, {self: globalThis, location: {href: import.meta.url}});  // what a worker has

/** @param {URL} address of engine.mjs @param {number} megabytes that it may use */
export async function openEngine(address, megabytes) {
  const {default: create} = await import(address.href);
  const bytes = megabytes << 20;
  const module = await WebAssembly.compile(readFileSync(new URL("engine.wasm", address)));
  const lines = [];
  const engine = await create({
    wasmMemory: new WebAssembly.Memory({initial: (16 << 20) / page, maximum: bytes / page}),
    instantiateWasm: (imports, done) => {
      WebAssembly.instantiate(module, imports).then(done);
      return {};
    },
    hear: (line) => lines.push(line),
  });
  const heard = () => lines.splice(0);
  return {
    /** @returns {{path: string, body: boolean, length: "moment" | "move" | "analysis"}[]} */
    endpoints() {
      engine._arete_endpoints();
      return JSON.parse(heard()[0]);
    },
    /** @param {string} name @param {string} body @returns {string[]} the lines of the answer */
    ask(name, body) {
      const words = [engine.allocateUTF8(`/api/${name}`), engine.allocateUTF8(body)];
      engine._arete_ask(...words, bytes);
      words.forEach(engine._free);
      return heard();
    },
  };
}
