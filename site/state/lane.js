// One worker with the engine and the questions that wait for it, one after the other. A question that nobody wants any
// more is taken out of the queue; if the worker is at it, the worker is ended and the next question gets a new one.

import {Refusal, Silence} from "./errors.js";

/** Milliseconds in which work that nobody wants may still end by itself, which costs less than a new worker. */
const grace = 50;
const address = (/** @type {string} */ name) => new URL(`../engine/${name}`, import.meta.url);

/** @type {Promise<WebAssembly.Module> | null} */
let compiled = null;
/** Compiled once for all workers. */
function engine() {
  compiled ??= compile().catch(() => {
    compiled = null;
    throw new Silence("The engine could not be loaded. Is there a network?");
  });
  return compiled;
}

async function compile() {
  const response = await fetch(address("engine.wasm"));
  if (!response.ok) throw new Error(String(response.status));
  const typed = response.headers.get("Content-Type") === "application/wasm";
  return typed ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

class Job {
  /** @type {string[]} */
  #lines = [];
  /** @type {unknown} */
  #error = null;
  #ended = false;
  #wake = () => {};

  /** @param {string} name @param {object} body */
  constructor(name, body) {
    this.name = name;
    this.body = body;
  }
  /** @param {string} line */
  put(line) {
    this.#lines.push(line);
    this.#wake();
  }
  /** @param {unknown} [error] */
  end(error = null) {
    if (this.#ended) return;
    this.#ended = true;
    this.#error = error;
    this.#wake();
  }
  /** @returns {AsyncGenerator<any>} */
  async *heard() {
    for (;;) {
      for (let line = this.#lines.shift(); line !== undefined; line = this.#lines.shift()) yield JSON.parse(line);
      if (this.#error) throw this.#error;
      if (this.#ended) return;
      await new Promise((wake) => (this.#wake = () => wake(null)));
    }
  }
}

export class Lane {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Job[]} */
  #waiting = [];
  /** @type {Job | null} */
  #running = null;

  /** @param {number} megabytes that the engine may use */
  constructor(megabytes) {
    this.megabytes = megabytes;
  }

  /** The lines of an answer as they come. @param {string} name @param {object} body @param {AbortSignal} [signal] */
  async *lines(name, body, signal) {
    signal?.throwIfAborted();
    const job = new Job(name, body);
    signal?.addEventListener("abort", () => this.#drop(job, signal.reason), {once: true});
    this.#waiting.push(job);
    this.#next();
    try {
      yield* job.heard();
    } finally {
      this.#drop(job);
    }
  }

  /** Makes the worker, if there is none. */
  async open() {
    const module = await engine();
    if (this.#worker) return;
    const worker = new Worker(address("worker.js"), {type: "module"});
    worker.onmessage = ({data}) => this.#hear(data);
    worker.onerror = () => this.#fail(new Silence("The engine could not be started. Is there a network?"));
    worker.postMessage({module, megabytes: this.megabytes});
    this.#worker = worker;
  }

  async #next() {
    const job = this.#running ? undefined : this.#waiting.shift();
    if (!job) return;
    this.#running = job;
    try {
      await this.open();
    } catch (error) {
      return this.#fail(error);
    }
    if (this.#running === job) this.#worker?.postMessage({name: job.name, body: JSON.stringify(job.body)});
  }

  /** @param {{line?: string, fault?: string}} said a line, a fault, or that there is no more */
  #hear({line, fault}) {
    if (line !== undefined) return this.#running?.put(line);
    if (fault !== undefined) {
      return this.#fail(new Refusal("", `this is more than the engine can do in a browser (${fault})`));
    }
    this.#running?.end();
    this.#running = null;
    this.#next();
  }

  /** What runs has failed, and the worker with it. @param {unknown} error */
  #fail(error) {
    const job = this.#running;
    this.#worker?.terminate();
    this.#worker = null;
    this.#running = null;
    job?.end(error);
    this.#next();
  }

  /** @param {Job} job @param {unknown} [reason] */
  #drop(job, reason) {
    job.end(reason);
    this.#waiting = this.#waiting.filter((other) => other !== job);
    if (this.#running === job) setTimeout(() => this.#running === job && this.#fail(reason), grace);
  }
}
