/** What emscripten makes of apps/site/engine.cpp. */
export default function createEngine(settings: {
  wasmMemory: WebAssembly.Memory;
  instantiateWasm: (imports: WebAssembly.Imports, done: (made: WebAssembly.Instance) => void) => object;
  hear: (line: string) => void;
}): Promise<{
  _arete_ask: (path: number, body: number, bytes: number) => void;
  _free: (address: number) => void;
  allocateUTF8: (text: string) => number;
}>;
