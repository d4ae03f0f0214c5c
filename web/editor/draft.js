// A board that is being drawn: places, and edges between them where the game has any. It only keeps the numbers in
// order; whether it is a board that can be played on is for the server to say. A draft is a value: what changes it
// gives another one.

/** What the game needs: points alone, points with a triangulation, or a graph.
 * @typedef {"points" | "triangulation" | "graph"} DraftKind */

/** `roots` are the vertices on which tokens stand.
 * @typedef {{kind: DraftKind, directed: boolean, places: readonly Pair[], edges: readonly Pair[],
 *   roots: readonly number[]}} Parts */

/** What a board is, as a draft; null for heaps, which need no drawing.
 * @param {PositionDocument} board @returns {DraftKind | null} */
export function draftKind(board) {
  if (board.heaps) return null;
  if (!board.points) return "graph";
  return board.edges ? "triangulation" : "points";
}

export class Draft {
  /** @param {Parts} parts */
  constructor({kind, directed, places, edges, roots}) {
    this.kind = kind;
    this.directed = directed;
    this.places = places;
    this.edges = edges;
    this.roots = roots;
  }
  /** @param {Partial<Parts>} change */
  with(change) {
    return new Draft({...this, ...change});
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

  /** The index of an edge, or −1. @param {number} u @param {number} v */
  find(u, v) {
    return this.edges.findIndex(([a, b]) => (a === u && b === v) || (!this.directed && a === v && b === u));
  }

  /** Puts a token on a vertex or takes it away; of more than there are, the oldest goes.
   * @param {number} v @param {number} tokens */
  toggleToken(v, tokens) {
    const {roots} = this;
    return this.with({roots: roots.includes(v) ? roots.filter((r) => r !== v) : [...roots, v].slice(-tokens)});
  }

  /** @param {Pair} place */
  add(place) {
    return this.with({places: [...this.places, place]});
  }
  /** @param {number} v @param {Pair} place */
  move(v, place) {
    return this.with({places: this.places.with(v, place)});
  }

  /** Takes a vertex with its edges away; later ones move up. @param {number} v */
  remove(v) {
    const after = (/** @type {number} */ w) => (w > v ? w - 1 : w);
    const edges = this.edges.filter((e) => !e.includes(v)).map(([a, b]) => /** @type {Pair} */ ([after(a), after(b)]));
    return this.with({places: this.places.toSpliced(v, 1), edges, roots: this.roots.filter((r) => r !== v).map(after)});
  }
  /** @param {number} i */
  removeEdge(i) {
    return this.with({edges: this.edges.toSpliced(i, 1)});
  }

  /** Joins two vertices, or parts them if they are joined. @param {number} u @param {number} v */
  join(u, v) {
    const at = this.find(u, v);
    if (at >= 0) return this.removeEdge(at);
    return this.with({edges: [...this.edges, this.directed || u < v ? [u, v] : [v, u]]});
  }

  /** Ties a vertex to the ground, once more. @param {number} v */
  ground(v) {
    return this.with({edges: [...this.edges, [v, -1]]});
  }

  /** The third corners of the triangles on both sides of an edge: of the vertices joined to both ends, those that lie
   * nearest on each side.
   * @param {Pair} edge @returns {number[]} */
  #apexes([u, v]) {
    const joined = (/** @type {number} */ a, /** @type {number} */ b) => this.find(a, b) >= 0 || this.find(b, a) >= 0;
    const common = this.places.map((_, w) => w).filter((w) => joined(u, w) && joined(v, w));
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

  /** Turns an edge of a triangulation into the other diagonal; null if its quadrilateral is not convex.
   * @param {number} i */
  flip(i) {
    const [u, v] = this.edges[i];
    const [a, b] = this.#apexes([u, v]);
    if (a === undefined || b === undefined || this.#turn(a, b, u) * this.#turn(a, b, v) >= 0) return null;
    return this.with({edges: this.edges.with(i, a < b ? [a, b] : [b, a])});
  }

  /** @param {string} game @param {number} tokens that the game has @returns {PositionDocument} */
  document(game, tokens) {
    const {kind, places, edges, roots} = this;
    const vertices = kind === "graph" ? {vertices: places.length} : {points: places};
    const board = {...vertices, ...(kind !== "points" && {edges})};
    const stands = tokens === 0 || roots.length !== tokens ? {} : tokens === 1 ? {root: roots[0]} : {roots};
    return {game, ...board, ...stands};
  }
}
