// Drawing a board: tools to add, move, delete and join, by pointer or keyboard. After each change the server is asked
// whether the board can be played on, and what it objects to is shown where it is.

import {getPosition, Refusal, triangulate} from "./api.js";
import {button, el, replace, set, svg} from "./dom.js";
import {Draft, draftKind} from "./draft.js";
import {apart, fit, line, path, toCurve} from "./geometry.js";
import {game, state, update} from "./store.js";
import {begin} from "./table.js";

/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {"add" | "move" | "delete" | "join" | "flip" | "ground" | "token"} Tool */

const texts = {
  add: "Add: press where it should be.",
  move: "Move: drag a point, or use the arrow keys on it.",
  delete: "Delete: press a point or an edge.",
  join: "Join: press two vertices, one after the other. Pressing a joined pair parts it.",
  flip: "Flip: press an edge to turn it into the other diagonal.",
  ground: "Ground: press a vertex to tie it to the ground.",
  token: "Token: press where it stands; press again to take it away.",
};

export class Editor {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.picture = svg("svg.board.drawing", {role: "group", "aria-label": "Board that is being drawn"});
    this.says = el("p.hint", {role: "status", id: "editor-says"});
    this.tools = el("div.row.wrap", {role: "group", "aria-label": "Tools"});
    /** @type {Tool} */
    this.tool = "add";
    /** @type {number | null} */
    this.held = null;
    this.trouble = "";
    this.ticket = 0;
    this.picture.addEventListener("pointerdown", (e) => this.#press(e));
    this.picture.addEventListener("pointermove", (e) => this.#drag(e));
    this.picture.addEventListener("pointerup", () => this.#drop());
    this.picture.addEventListener("keydown", (e) => this.#key(e));
  }

  /** Begins with the board on the table. */
  open() {
    const {position, match} = state;
    const kind = position && draftKind(position.document);
    if (!kind || !match) return;
    const {points, edges = [], root, roots} = position.document;
    const places = points ? points.map((/** @type {[number, number]} */ p) => [...p]) : position.scene.vertices.map(({at}, v) => match.places?.[v] ?? at);
    this.draft = new Draft(kind, game()?.directed ?? false, places, edges.map((/** @type {[number, number]} */ e) => [...e]));
    this.grounded = edges.some((/** @type {[number, number]} */ e) => e[0] < 0 || e[1] < 0);
    this.draft.roots = roots ?? (root === undefined ? [] : [root]);
    this.width = Math.max(280, this.host.clientWidth);
    this.height = Math.min(460, this.width);
    this.frame = fit(places.map((/** @type {[number, number]} */ [x, y]) => ({x, y})), this.width, this.height, 48);
    this.shift = (this.height - this.frame.height) / 2;
    set(this.picture, {viewBox: `0 0 ${this.width} ${this.height}`, height: this.height});
    this.#choose(this.tool);
    replace(this.host, this.tools, this.picture, this.says,
      el("div.row.wrap", {}, button("Play on this board", () => this.#finish(), {class: "primary", id: "editor-play"}),
        button("Empty the board", () => this.#clear()), button("Cancel", () => update({editing: false}))));
    this.#changed({points: false});
  }

  /** @param {Tool} tool */
  #choose(tool) {
    const own = {points: [], triangulation: ["flip"], graph: ["join"]}[this.draft?.kind ?? "points"];
    const tools = /** @type {Tool[]} */ (["add", "move", "delete", ...own, ...(this.grounded ? ["ground"] : []), ...((game()?.tokens ?? 0) > 0 ? ["token"] : [])]);
    this.tool = tools.includes(tool) ? tool : "add";
    this.held = null;
    replace(this.tools, ...tools.map((t) => button(t[0].toUpperCase() + t.slice(1), () => this.#choose(t), {"aria-pressed": String(t === this.tool), "data-tool": t})));
    this.#say();
  }

  #say() {
    replace(this.says, this.trouble ? el("strong.trouble", {}, this.trouble) : texts[this.tool]);
  }

  /** @param {[number, number]} place @returns {Spot} */
  #spot([x, y]) {
    const s = this.frame?.to({x, y}) ?? {x, y};
    return {x: s.x, y: s.y + (this.shift ?? 0)};
  }
  /** Places are whole numbers where that is fine enough. @param {Spot} s @returns {[number, number]} */
  #place(s) {
    const {scale, back} = /** @type {NonNullable<typeof this.frame>} */ (this.frame);
    const digits = this.draft?.kind === "graph" ? 3 : Math.max(0, Math.ceil(Math.log10(scale)));
    const p = back({x: s.x, y: s.y - (this.shift ?? 0)});
    return [Number(p.x.toFixed(digits)), Number(p.y.toFixed(digits))];
  }

  /** An edge; those to the ground are stubs that fan out below their vertex. @param {number} i */
  #curve(i) {
    const {places, edges} = /** @type {Draft} */ (this.draft);
    const [u, v] = edges[i];
    if (u >= 0 && v >= 0) return line(this.#spot(places[u]), this.#spot(places[v]));
    const from = this.#spot(places[Math.max(u, v)]);
    const before = edges.slice(0, i).filter((e) => Math.min(...e) < 0 && Math.max(...e) === Math.max(u, v)).length;
    return line(from, {x: from.x + 26 * Math.sin(before * 0.7), y: from.y + 26 * Math.cos(before * 0.7)});
  }

  /** Draws it, and asks the server. @param {{points?: boolean}} [what] whether points have changed, so that a triangulation is no longer one */
  async #changed({points = true} = {}) {
    this.#draw();
    const {draft} = this;
    if (!draft) return;
    const ticket = ++this.ticket;
    try {
      if (draft.kind === "triangulation" && points && draft.places.length >= 3) {
        const edges = await triangulate(draft.places);
        if (ticket !== this.ticket) return;
        draft.edges = edges;
      }
      await getPosition(draft.document(game()?.id ?? "", game()?.tokens ?? 0));
      if (ticket === this.ticket) this.#judge("", "");
    } catch (error) {
      if (ticket === this.ticket && error instanceof Refusal) this.#judge(error.at, error.text);
    }
  }

  /** @param {string} at @param {string} text */
  #judge(at, text) {
    this.trouble = text;
    this.wrong = Number(/^points\[([0-9]+)\]/.exec(at)?.[1] ?? -1);
    this.#draw();
    this.#say();
  }

  #draw() {
    const {draft} = this;
    if (!draft) return;
    const focused = this.picture.contains(document.activeElement) ? document.activeElement?.getAttribute("data-vertex") : null;
    const edges = draft.edges.map((_, i) => path(this.#curve(i), false));
    const vertices = draft.places.map((place, v) => {
      const s = this.#spot(place);
      const classes = `handle${this.held === v ? " held" : ""}${this.wrong === v ? " wrong" : ""}${draft.roots.includes(v) ? " root" : ""}`;
      return svg("g", {class: classes, role: "button", tabindex: 0, "data-vertex": v, "aria-label": `${draft.kind === "graph" ? "Vertex" : "Point"} ${v}`},
        svg("circle.grip", {cx: s.x, cy: s.y, r: 16}), svg("circle.dot", {cx: s.x, cy: s.y, r: 6.5}), svg("text.number", {x: s.x + 12, y: s.y - 10}, v));
    });
    replace(this.picture, svg("path.line.plain", {d: edges.join(""), "stroke-width": 2}), ...vertices);
    if (focused) /** @type {SVGElement | null} */ (this.picture.querySelector(`[data-vertex="${focused}"]`))?.focus();
  }

  /** @param {PointerEvent} e @returns {Spot} */
  #at(e) {
    const box = this.picture.getBoundingClientRect();
    return {x: ((e.clientX - box.left) * (this.width ?? 1)) / box.width, y: ((e.clientY - box.top) * (this.height ?? 1)) / box.height};
  }

  /** The vertex or edge near a spot. @param {Spot} s */
  #under(s) {
    const places = this.draft?.places ?? [];
    const vertex = places.findIndex((p) => apart(this.#spot(p), s) < 18);
    const edge = (this.draft?.edges ?? []).findIndex((_, i) => toCurve(s, this.#curve(i), false) < 10);
    return {vertex, edge};
  }

  /** @param {PointerEvent} e */
  #press(e) {
    const {draft} = this;
    if (!draft || e.button !== 0) return;
    const s = this.#at(e);
    const {vertex, edge} = this.#under(s);
    if (this.tool === "add" && vertex < 0) draft.add(this.#place(s));
    else if (this.tool === "flip" && edge >= 0) return this.#flip(edge);
    else if (this.tool === "delete" && vertex < 0 && edge >= 0 && draft.kind === "graph") draft.edges.splice(edge, 1);
    else if (vertex >= 0) return this.#use(vertex);
    else return;
    this.#changed();
  }

  /** @param {number} edge */
  #flip(edge) {
    if (this.draft?.flip(edge)) this.#changed({points: false});
    else this.#judge("", "This edge cannot be flipped: it is on the hull, or its two triangles form no convex quadrilateral.");
  }

  /** Uses the tool on a vertex. @param {number} v */
  #use(v) {
    const {draft} = this;
    if (!draft) return;
    if (this.tool === "delete") draft.remove(v);
    else if (this.tool === "token") draft.roots = draft.roots.includes(v) ? draft.roots.filter((r) => r !== v) : [...draft.roots, v].slice(-(game()?.tokens ?? 1));
    else if (this.tool === "ground") draft.tie(v);
    else if (this.tool === "move") this.held = v;
    else if (this.tool === "join") {
      if (this.held === null) this.held = v;
      else {
        draft.join(this.held, v);
        this.held = null;
      }
    }
    if (this.tool === "move") this.#draw();
    else this.#changed({points: this.tool === "delete"});
  }

  /** @param {PointerEvent} e */
  #drag(e) {
    if (this.tool !== "move" || this.held === null || !this.draft) return;
    this.draft.places[this.held] = this.#place(this.#at(e));
    this.#draw();
  }

  #drop() {
    if (this.tool !== "move" || this.held === null) return;
    this.held = null;
    this.#changed();
  }

  /** @param {KeyboardEvent} e */
  #key(e) {
    const v = Number((e.target instanceof Element ? e.target.closest("[data-vertex]") : null)?.getAttribute("data-vertex") ?? NaN);
    if (Number.isNaN(v) || !this.draft) return;
    const step = {ArrowLeft: [-6, 0], ArrowRight: [6, 0], ArrowUp: [0, -6], ArrowDown: [0, 6]}[e.key];
    if (e.key === "Enter" || e.key === " ") {
      this.#use(v);
      if (this.tool === "move") this.held = null;
    } else if (step && this.tool === "move") {
      const s = this.#spot(this.draft.places[v]);
      this.draft.places[v] = this.#place({x: s.x + step[0], y: s.y + step[1]});
      this.#changed();
    } else return;
    e.preventDefault();
  }

  #clear() {
    if (!this.draft) return;
    Object.assign(this.draft, {places: [], edges: [], roots: []});
    this.#choose("add");
    this.#changed();
  }

  #finish() {
    const {draft} = this;
    if (draft && !this.trouble) begin(draft.document(game()?.id ?? "", game()?.tokens ?? 0), draft.kind === "graph" ? draft.places : null);
  }
}
