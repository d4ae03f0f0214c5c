// Undo and redo for something that is small enough to be copied before each change.

/** @template T */
export class Past {
  /** @param {() => T} copy the present state */
  constructor(copy) {
    this.copy = copy;
    /** @type {T[]} */
    this.before = [];
    /** @type {T[]} */
    this.after = [];
  }

  /** To be called before a change. */
  keep() {
    this.before.push(this.copy());
    this.after = [];
  }
  /** @returns {T | undefined} the state to go back to */
  back() {
    const state = this.before.pop();
    if (state !== undefined) this.after.push(this.copy());
    return state;
  }
  /** @returns {T | undefined} */
  forth() {
    const state = this.after.pop();
    if (state !== undefined) this.before.push(this.copy());
    return state;
  }
}
