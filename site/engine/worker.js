// The engine in a worker: it is given the compiled engine and its memory once, and then questions, each of which it
// answers with lines and an empty message at the end. An error that the engine itself did not catch ends it.

import createEngine from "./engine.mjs";

const page = 65536;
/** @type {ReturnType<typeof createEngine>} */
let engine;
let bytes = 0;

/** @param {WebAssembly.Module} module @param {number} megabytes */
function start(module, megabytes) {
  bytes = megabytes << 20;
  engine = createEngine({
    wasmMemory: new WebAssembly.Memory({initial: (16 << 20) / page, maximum: bytes / page}),
    instantiateWasm: (imports, done) => {
      WebAssembly.instantiate(module, imports).then(done);
      return {};
    },
    hear: (line) => postMessage({line}),
  });
}

/** @param {string} name @param {string} body */
async function answer(name, body) {
  try {
    const {_arete_ask, _free, allocateUTF8} = await engine;
    const [path, text] = [allocateUTF8(`/api/${name}`), allocateUTF8(body)];
    _arete_ask(path, text, bytes);
    _free(path);
    _free(text);
    postMessage({});
  } catch (error) {
    postMessage({fault: error instanceof Error ? error.message : String(error)});
  }
}

onmessage = ({data}) => (data.module ? start(data.module, data.megabytes) : answer(data.name, data.body));
