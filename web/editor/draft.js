// A board that is being drawn: places, and edges between them where the game has any. It only keeps the numbers in order;
// whether it is a board that can be played on is for the server to say.

/** @typedef {import("../state/api.js").Document} Document */
/** @typedef {[number, number]} Pair */
/** What a draft can go back to. @typedef {{places: Pair[], edges: Pair[], roots: number[]}} Copy */
/** What the game needs: points alone, points with a triangulation, or a graph. @typedef {"points" | "triangulation" | "graph"} DraftKind */

/** What a board is, as a draft; null for heaps, which need no drawing. @param {Document} board @returns {DraftKind | null} */
export function draftKind(board) {
  if (board.heaps) return null;
  if (!board.points) return "graph";
  return board.edges ? "triangulation" : "points";
}

export class Draft {
  /** @param {DraftKind} kind @param {boolean} directed @param {Pair[]} places @param {Pair[]} edges */
  constructor(kind, directed, places, edges) {
    this.kind = kind;
    this.directed = directed;
    this.places = places;
    this.edges = edges;
    /** @type {number[]} where tokens stand */
    this.roots = [];
  }

  /** @returns {Copy} */
  copy() {
    return structuredClone({places: this.places, edges: this.edges, roots: this.roots});
  }
  /** @param {Copy} copy */
  restore(copy) {
    Object.assign(this, structuredClone(copy));
  }

  /** @param {number} v */
  vertexName(v) {
    return `${this.kind === "graph" ? "Vertex" : "Point"} ${v}${this.roots.includes(v) ? " with the token" : ""}`;
  }
  /** @param {number} i */
  edgeName(i) {
    const [u, v] = this.edges[i];
    return u < 0 || v < 0 ? `Edge from ${Math.max(u, v)} to the ground` : `Edge ${u}–${v}`;
  }
  /** @param {number} u @param {number} v */
  joined(u, v) {
    return this.#find(u, v) >= 0;
  }

  /** Puts a token on a vertex or takes it away; of more than there are, the oldest goes. @param {number} v @param {number} tokens */
  stand(v, tokens) {
    this.roots = this.roots.includes(v) ? this.roots.filter((r) => r !== v) : [...this.roots, v].slice(-tokens);
  }

  /** @param {Pair} place */
  add(place) {
    this.places.push(place);
  }

  /** Takes a vertex with its edges away; later ones move up. @param {number} v */
  remove(v) {
    const after = (/** @type {number} */ w) => (w > v ? w - 1 : w);
    this.places.splice(v, 1);
    this.edges = this.edges.filter((e) => !e.includes(v)).map(([a, b]) => /** @type {Pair} */ ([after(a), after(b)]));
    this.roots = this.roots.filter((r) => r !== v).map(after);
  }

  /** @param {number} u @param {number} v */
  #find(u, v) {
    return this.edges.findIndex(([a, b]) => (a === u && b === v) || (!this.directed && a === v && b === u));
  }

  /** Joins two vertices, or parts them if they are joined. @param {number} u @param {number} v */
  join(u, v) {
    const at = this.#find(u, v);
    if (at >= 0) this.edges.splice(at, 1);
    else if (u !== v) this.edges.push(this.directed || u < v ? [u, v] : [v, u]);
  }

  /** Ties a vertex to the ground, once more. @param {number} v */
  tie(v) {
    this.edges.push([v, -1]);
  }

  /** The third corners of the triangles on both sides of an edge: the vertices joined to both ends that lie nearest on each side. @param {Pair} edge @returns {number[]} */
  #apexes([u, v]) {
    const common = this.places.map((_, w) => w).filter((w) => this.#find(u, w) + this.#find(w, u) > -2 && this.#find(v, w) + this.#find(w, v) > -2);
    return [1, -1].flatMap((side) => {
      const here = common.filter((w) => Math.sign(this.#turn(u, v, w)) === side);
      const near = here.find((w) => here.every((x) => x === w || !this.#inside(x, u, v, w)));
      return near === undefined ? [] : [near];
    });
  }

  /** @param {number} a @param {number} b @param {number} c */
  #turn(a, b, c) {
    const [p, q, r] = [this.places[a], this.places[b], this.places[c]];
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  }
  /** @param {number} x @param {number} a @param {number} b @param {number} c */
  #inside(x, a, b, c) {
    const signs = [this.#turn(a, b, x), this.#turn(b, c, x), this.#turn(c, a, x)].map(Math.sign);
    return signs.every((s) => s === signs[0]);
  }

  /** Turns an edge of a triangulation into the other diagonal, if its quadrilateral is convex. @param {number} i @returns {boolean} */
  flip(i) {
    const [u, v] = this.edges[i];
    const [a, b] = this.#apexes(this.edges[i]);
    if (a === undefined || b === undefined || this.#turn(a, b, u) * this.#turn(a, b, v) >= 0) return false;
    this.edges[i] = a < b ? [a, b] : [b, a];
    return true;
  }

  /** @param {string} game @param {number} tokens that the game has @returns {Document} */
  document(game, tokens) {
    const board = this.kind === "graph" ? {vertices: this.places.length, edges: this.edges}
      : this.kind === "points" ? {points: this.places} : {points: this.places, edges: this.edges};
    const roots = tokens === 1 && this.roots.length === 1 ? {root: this.roots[0]} : tokens === 2 && this.roots.length === 2 ? {roots: this.roots} : {};
    return {game, ...board, ...roots};
  }
}
