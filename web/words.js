// What moves and values are called, in the words that people read and hear.

/** `0–3`, `7`, `9 → 2 + 5`, of a cell `(0, 3)`. @param {Move} move @param {boolean} [isCell] */
export function moveText(move, isCell = false) {
  if (!Array.isArray(move)) return String(move);
  const [a, b, c] = move;
  if (isCell) return `(${a}, ${b})`;
  if (move.length === 3) return `${a} → ${b === 0 ? (c === 0 ? "nothing" : c) : `${b} + ${c}`}`;
  return `${a < 0 ? b : a}–${Math.min(a, b) < 0 ? "ground" : b}`;
}

/** What a person types for a move, and its name in the page's elements. @param {Move} move */
export const typed = (move) => [move].flat().join(" ");

/** @param {number} n */
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "0");

/** `12,345`; the first toLocaleString of a page takes longer than a frame. @param {number} n */
export const grouped = (n) => String(n).replace(/\B(?=(\d{3})+$)/g, ",");

/** @param {Nimber} nimber */
export const nimberText = (nimber) => (nimber === "loony" ? "loony" : `∗${nimber}`);

const signs = {win: "✓", loss: "✗", tie: "=", unknown: "?"};
const verbs = {win: "wins", loss: "loses", tie: "ties", unknown: "not known yet"};
const proofs = {proved: "proved", bounded: "bounds only", unknown: "limit reached or still searching"};

/** The outcome for the player who moves. @param {MoveValue} value @returns {keyof typeof signs} */
export const outcomeOf = ({outcome}) =>
  outcome === "win" || outcome === "loss" || outcome === "tie" ? outcome : "unknown";

/** A few signs for the label on the board.
 * @param {MoveValue} value @param {boolean} [narrow] the line style alone says who wins */
export function shortValue(value, narrow = false) {
  if (value.score !== undefined) return signed(value.score);
  if (value.bounds !== undefined) return value.bounds.map(signed).join("…");
  if (value.green !== undefined) return String(value.green);
  const sign = signs[outcomeOf(value)];
  return value.nimber === undefined ? sign : narrow ? nimberText(value.nimber) : `${sign} ${nimberText(value.nimber)}`;
}

/** A phrase for the line below the board and for screen readers.
 * @param {MoveValue} value @param {boolean} alone in a solitaire */
export function longValue(value, alone = false) {
  const goal = value.outcome === "win" ? "reaches the goal" : "misses the goal";
  const parts = [alone && value.outcome ? goal : verbs[outcomeOf(value)]];
  if (value.score !== undefined) parts.push(`${signed(value.score)} points from here`);
  else if (value.bounds !== undefined) parts.push(`between ${value.bounds.map(signed).join(" and ")} points`);
  if (value.green !== undefined) parts.push(`${value.green} green edges at most`);
  if (value.nimber !== undefined) parts.push(`leaves ${nimberText(value.nimber)}`);
  if (value.best) parts.push("a best move");
  return [...parts, proofs[value.status]].join(", ");
}

const parities = /** @type {Record<string, string>} */ ({o: "an odd number of", e: "an even number of", "∅": "no"});

/** What can be drawn, without the signs that a paper has for it. @param {string} name `O_{e,∅}`, `I.E.`, `*3` */
export function plainName(name) {
  if (name === "I.E.") return "a lone edge";
  if (/^\*[0-9]+$/.test(name)) return `nimber ∗${name.slice(1)}`;
  const [, edges, vertices, outside] = /^([OE])_\{([oe]),([oe∅])\}$/.exec(name) ?? [];
  if (!edges) return name;
  const count = (/** @type {string} */ sign) => parities[sign.toLowerCase()];
  return `${count(edges)} edges, ${count(vertices)} vertices, ${count(outside)} edges outside the 2-core`;
}
