// Ask, and drop the answer if it is stale. Each `Latest` has one question at a time: the next takes the place of the
// one before, which is aborted, and whoever awaits its answer is never woken. So what follows an `await` holds.

/** @type {Promise<never>} */
const never = new Promise(() => {});

export class Latest {
  #current = new AbortController();

  /** @template T @param {(signal: AbortSignal) => Promise<T>} question @returns {Promise<T>} */
  async ask(question) {
    this.drop();
    const mine = this.#current;
    try {
      const answer = await question(mine.signal);
      return this.#current === mine ? answer : never;
    } catch (error) {
      if (this.#current === mine) throw error;
      return never;
    }
  }

  /** The same for a stream of events.
   * @param {(signal: AbortSignal) => AsyncIterable<any>} stream @param {(event: any) => void} take */
  follow(stream, take) {
    return this.ask(async (signal) => {
      for await (const event of stream(signal)) {
        signal.throwIfAborted();
        take(event);
      }
    });
  }

  /** Nobody wants the answer any more. */
  drop() {
    this.stop();
    this.#current = new AbortController();
  }
  /** Ends the work: whoever awaits the answer gets the error of an aborted signal. */
  stop() {
    this.#current.abort();
  }
}
