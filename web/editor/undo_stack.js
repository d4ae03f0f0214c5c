// Undo and redo for a value that is replaced and never changed in place.

/** @template T */
export class UndoStack {
  /** @type {T[]} */
  before = [];
  /** @type {T[]} */
  after = [];

  /** To be called with what is about to be replaced. @param {T} present */
  push(present) {
    this.before.push(present);
    this.after = [];
  }
  /** What to go back to. @param {T} present @returns {T | undefined} */
  undo(present) {
    if (this.before.length > 0) this.after.push(present);
    return this.before.pop();
  }
  /** @param {T} present @returns {T | undefined} */
  redo(present) {
    if (this.after.length > 0) this.before.push(present);
    return this.after.pop();
  }
}
