// The words that need a word: wherever a text uses one for the first time, it is a button that explains it in place.

import {button, el, replace} from "./dom.js";

/** Each with the other forms in which texts use it. @type {[string, string[], string][]} */
const entries = [
  ["nimber", ["nimbers"],
    "What a position is worth in a sum of games: one number, whatever the games are. A position of nimber ∗n " +
    "behaves like a heap of n coins from which any number may be taken. ∗0 means that whoever is to move loses."],
  ["nim sum", ["nim sums"],
    "Nimbers are added in binary without carrying, so equal ones cancel: ∗3 + ∗1 = ∗2, since 11 + 01 = 10."],
  ["mex", [],
    "The least number that is missing. The nimber of a position is the mex of the nimbers that its moves leave."],
  ["heap", ["heaps"],
    "A row of pins, or whatever of a board behaves like one."],
  ["octal game", ["octal games"],
    "A game on heaps in which a code of digits says how many may be taken and into how many heaps the rest may " +
    "fall. Kayles is .77 and Dawson’s Kayles .07."],
  ["period", [],
    "After a few exceptions the nimbers of Kayles and of Dawson’s Kayles repeat for ever: every 12 and every 34 " +
    "heap sizes. Guy and Smith proved in 1956 how long a repetition must hold to hold for ever."],
  ["loony", [],
    "A move that hands a long chain to the other player. She may take it all and move, or all but the end and " +
    "make you move: whichever she likes, so she never loses by it."],
  ["chain", ["chains"],
    "Boxes, coins or triangles in a row of which each has two strings left: one move opens it, and the other " +
    "player may take them all."],
  ["double threat", ["double threats"],
    "Two ways to win on the next move. One answer cannot stop both."],
  ["room", ["rooms"],
    "A piece of the board that drawn segments separate from the rest: nothing that is drawn in one room touches " +
    "another."],
  ["lone point", ["lone points"],
    "A point at which no segment ends yet."],
  ["empty triangle", ["empty triangles"],
    "A triangle of three points with no other point inside."],
  ["matching", ["matchings"],
    "Edges of which no two share an end. It is maximum if no other has more edges; it covers the vertices at " +
    "which its edges end."],
  ["maximum matching", ["maximum matchings"],
    "A set of edges, no two of which share an end, with as many edges as possible."],
  ["even kernel", ["even kernels", "kernel", "kernels"],
    "A set of vertices, no two of them joined, such that every other vertex has an even number of neighbours in " +
    "it. Whoever must leave it can be sent back to it for ever, and loses."],
  ["bipartite", [],
    "A graph whose vertices have two colours so that every edge joins one colour to the other. A grid is one: " +
    "think of a chessboard."],
  ["GF(2)", [],
    "Arithmetic with 0 and 1 in which 1 + 1 = 0."],
  ["2-core", [],
    "What remains of a graph when its hanging edges are removed again and again: its cycles and whatever lies " +
    "between them."],
  ["parity", [],
    "Whether a number is even or odd."],
  ["flip", ["flips", "flipped"],
    "Two triangles that share an edge and form a convex quadrilateral: the flip puts the other diagonal in the " +
    "place of the shared edge."],
  ["dual graph", [],
    "A vertex for each triangle; two are joined if their triangles share an edge."],
  ["triangulation", ["triangulations"],
    "As many segments between given points as can be drawn without crossing: they cut everything into empty " +
    "triangles."],
  ["convex position", [],
    "All points are corners of their hull, as those of a regular polygon are."],
  ["animal", ["animals"],
    "A shape made of cells of an endless board. It counts wherever it lies, turned or reflected in any way."],
  ["paving", ["pavings"],
    "A way to put the cells of an endless board into pairs so that every copy of the animal contains a pair. " +
    "Whenever the maker marks one cell of a pair, the breaker marks the other."],
  ["proof sequence", ["proof sequences"],
    "A list of situations, each won for the maker because every answer of the breaker leads to an earlier one of " +
    "the list. The first is the finished animal, the last the empty board."],
  ["maker", [],
    "The player who tries to own a copy of the animal."],
  ["breaker", [],
    "The player who tries to prevent it."],
  ["misère", [],
    "With the end turned round: whoever cannot move wins."],
  ["certificate", ["certificates"],
    "A file that proves a verdict. It can be checked without trusting the program that wrote it: arete check " +
    "FILE."],
];

const texts = new Map(entries.map(([word, , text]) => [word, text]));
const forms = new Map(entries.flatMap(([word, others]) => [word, ...others].map((form) => [form.toLowerCase(), word])));
const escaped = [...forms.keys()].sort((a, b) => b.length - a.length).map((f) => f.replace(/[()]/g, "\\$&"));
const pattern = new RegExp(`(?<![\\p{L}\\d-])(${escaped.join("|")})(?![\\p{L}\\d])`, "giu");

/** Every word with its explanation, by the alphabet. */
export const glossary = () =>
  [...texts].sort(([a], [b]) => a.localeCompare(b, "en")).map(([word, text]) => ({word, text}));

/** A text in which each word is a button where it first occurs.
 * @param {string} text @param {Set<string>} [known] words that were explained already; grows
 * @returns {(string | HTMLElement)[]} */
export function explained(text, known = new Set()) {
  /** @type {(string | HTMLElement)[]} */
  const parts = [];
  let from = 0;
  for (const {0: form, index} of text.matchAll(pattern)) {
    const word = /** @type {string} */ (forms.get(form.toLowerCase()));
    if (known.has(word)) continue;
    known.add(word);
    parts.push(text.slice(from, index), termButton(form, word));
    from = index + form.length;
  }
  return [...parts, text.slice(from)];
}

/** @param {string} form @param {string} word */
function termButton(form, word) {
  const made = button(form, () => explain(made, word), {class: "term", "aria-haspopup": "dialog"});
  return made;
}

/** @type {HTMLElement | null} */
let popover = null;

/** Shows the explanation below the word, or above it where there is no room.
 * @param {HTMLElement} at @param {string} word */
function explain(at, word) {
  popover ??= el("div", {id: "term", popover: "auto", role: "dialog", tabindex: -1});
  popover.setAttribute("aria-label", word);
  replace(popover, el("strong", {}, word), el("p", {}, texts.get(word)));
  at.after(popover);  // the next stop of Tab, and where the focus returns from
  popover.showPopover();
  const [place, box] = [at.getBoundingClientRect(), popover.getBoundingClientRect()];
  const below = place.bottom + 6 + box.height <= innerHeight;
  popover.style.left = `${Math.max(8, Math.min(place.left, innerWidth - box.width - 8))}px`;
  popover.style.top = `${below ? place.bottom + 6 : Math.max(8, place.top - 6 - box.height)}px`;
  popover.focus({preventScroll: true});
}
