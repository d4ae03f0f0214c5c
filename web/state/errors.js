// What can go wrong with a question, whoever carries it.

/** The question was refused, with the place in the document. */
export class Refusal extends Error {
  /** @param {string} at @param {string} message */
  constructor(at, message) {
    super(message);
    this.at = at;
  }
}

/** Nobody answered at all; it may be different in a moment. */
export class Silence extends Refusal {
  /** @param {string} message */
  constructor(message) {
    super("", message);
  }
}

/** For people. @param {unknown} error */
export function errorText(error) {
  if (!(error instanceof Error)) return String(error);
  return error instanceof Refusal && error.at ? `${error.at}: ${error.message}` : error.message;
}
