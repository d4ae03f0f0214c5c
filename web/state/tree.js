// The tree of variations: every move that has been tried, none ever lost. A node is one move; the root has none. Undoing
// walks to the parent, redoing to the child that was visited last, and playing a move that is there already walks to it.

/** @typedef {import("./api.js").Move} Move */
/**
 * @typedef {object} Twig
 * @property {number} id
 * @property {Move | null} move
 * @property {Twig | null} parent
 * @property {Twig[]} children
 * @property {Twig | null} last the child visited last
 * @property {import("./api.js").Player | null} by who made the move, once the server has told
 */

/** @param {Move} a @param {Move} b */
export const sameMove = (a, b) => JSON.stringify(a) === JSON.stringify(b);

export class Tree {
  constructor() {
    this.count = 0;
    this.root = this.#grow(null, null);
    this.at = this.root;
  }

  /** @param {Move | null} move @param {Twig | null} parent @returns {Twig} */
  #grow(move, parent) {
    return {id: this.count++, move, parent, children: [], last: null, by: null};
  }

  /** Walks to the child of the present node that is this move; grows it if need be. @param {Move} move */
  play(move) {
    let child = this.at.children.find((c) => c.move !== null && sameMove(c.move, move));
    if (!child) {
      child = this.#grow(move, this.at);
      this.at.children.push(child);
    }
    this.go(child);
  }

  /** @param {Twig} twig */
  go(twig) {
    this.at = twig;
    for (let child = twig; child.parent; child = child.parent) child.parent.last = child;
  }

  forward() {
    if (this.at.last) this.at = this.at.last;
  }

  /** The nodes from the root to `twig`, without the root. @param {Twig} [twig] @returns {Twig[]} */
  line(twig = this.at) {
    const twigs = [];
    for (let t = twig; t.parent; t = t.parent) twigs.push(t);
    return twigs.reverse();
  }
  /** The moves that lead to `twig`. @param {Twig} [twig] @returns {Move[]} */
  moves(twig = this.at) {
    return this.line(twig).map((t) => /** @type {Move} */ (t.move));
  }

  /** The line through the present node, and on along what was visited last. */
  whole() {
    let end = this.at;
    while (end.last) end = end.last;
    return this.line(end);
  }

  /** `[move, child, child, …]` for each node, the root first; and the way to the present node by indices. */
  write() {
    /** @param {Twig} t @returns {any[]} */
    const written = (t) => [t.move, ...t.children.map(written)];
    const way = this.line().map((t) => /** @type {Twig} */ (t.parent).children.indexOf(t));
    return {tree: written(this.root), way};
  }

  /** @param {{tree: any[], way: number[]}} text @returns {Tree} */
  static read({tree, way}) {
    const made = new Tree();
    /** @param {Twig} twig @param {any[]} written */
    const grow = (twig, written) => {
      for (const child of written.slice(1)) {
        const grown = made.#grow(child[0], twig);
        twig.children.push(grown);
        grow(grown, child);
      }
    };
    grow(made.root, tree);
    let at = made.root;
    for (const i of way) at = at.children[i] ?? at;
    made.go(at);
    return made;
  }
}
