// The canvas on which a board is drawn: it shows a draft, and reports what was pressed, dragged or chosen with keys.
// Everything can be done without a pointer: a cursor goes anywhere with the arrow keys, and points and edges can be
// walked through.

import {along, apart, directions, fit, line, path, spotByKey, spotOf, toCurve} from "../board/geometry.js";
import {el, replace, set, svg} from "../dom.js";

/** @import {Draft} from "./draft.js" */
/** What can be pressed: a vertex, an edge, or a place where nothing is.
 * @typedef {{kind: "vertex" | "edge" | "place", index: number, place: Pair}} Thing */
/** What is marked: a vertex that is held, and those that are wrong.
 * @typedef {{held: number | null, wrong: readonly number[]}} Marked */
/** Whom the canvas tells.
 * @typedef {object} Report
 * @property {(thing: Thing) => void} use a thing was pressed
 * @property {(v: number, place: Pair) => void} drag a vertex was carried on
 * @property {(v: number, place: Pair) => void} nudge a vertex was moved by a key
 * @property {(thing: Thing) => void} remove
 * @property {() => void} drop the pointer or the key let go
 * @property {() => boolean} moves whether arrow keys move a vertex */

const [stride, nudge] = [12, 6];  // pixels that an arrow key moves the cursor and a vertex; with Shift a sixth

export class DraftCanvas {
  /** @param {Draft} draft @param {Report} report */
  constructor(draft, report) {
    this.report = report;
    const said = {role: "group", "aria-label": "Board that is being drawn", "aria-describedby": "editor-says"};
    this.picture = svg("svg.board.drawing", said);
    this.where = el("p.hint", {role: "status", id: "editor-where"});
    this.draft = draft;
    /** @type {Marked} */
    this.marked = {held: null, wrong: []};
    this.width = 280;
    this.height = 280;
    this.shift = 0;
    this.digits = 0;
    this.frame = fit([], this.width, this.height, 48);
    this.cursor = {x: 0, y: 0};
    this.current = 0;  // of all vertices and edges, the one that Tab reaches
    this.picture.addEventListener("pointerdown", (e) => this.#press(e));
    this.picture.addEventListener("pointermove", (e) => this.#drag(e));
    for (const name of ["pointerup", "pointercancel"]) this.picture.addEventListener(name, () => this.report.drop());
    this.element = el("div", {}, this.picture, this.where);
    // not on the picture: listeners of focus would make it focusable
    this.element.addEventListener("keydown", (e) => this.#key(e));
    this.element.addEventListener("focusin", (e) => this.#focused(e));
    this.element.addEventListener("focusout", () => (this.where.textContent = ""));
  }

  /** Makes room for a draft. @param {Draft} draft @param {number} width */
  open(draft, width) {
    this.width = width;
    this.height = Math.min(460, width);
    this.frame = fit(draft.places.map(([x, y]) => ({x, y})), width, this.height, 48);
    this.shift = (this.height - this.frame.height) / 2;
    this.digits = draft.kind === "graph" ? 3 : Math.max(0, Math.ceil(Math.log10(this.frame.scale)));
    this.cursor = {x: width / 2, y: this.height / 2};
    this.current = 0;
    set(this.picture, {viewBox: `0 0 ${width} ${this.height}`, height: this.height});
  }

  /** @param {Pair} place @returns {Spot} */
  #spot([x, y]) {
    const s = this.frame.to({x, y});
    return {x: s.x, y: s.y + this.shift};
  }
  /** Places are whole numbers where that is fine enough. @param {Spot} s @returns {Pair} */
  #place(s) {
    const {x, y} = this.#inside(s);
    const p = this.frame.back({x, y: y - this.shift});
    return [Number(p.x.toFixed(this.digits)), Number(p.y.toFixed(this.digits))];
  }
  /** @param {Spot} s @returns {Spot} */
  #inside(s) {
    return {x: Math.max(0, Math.min(this.width, s.x)), y: Math.max(0, Math.min(this.height, s.y))};
  }

  /** All vertices, then all edges, each with its middle. @returns {(Thing & {spot: Spot})[]} */
  #things() {
    const {places, edges} = this.draft;
    const [vertex, edge] = /** @type {const} */ (["vertex", "edge"]);
    return [
      ...places.map((place, index) => ({kind: vertex, index, place, spot: this.#spot(place)})),
      ...edges.map((_, index) => ({kind: edge, index, place: places[0], spot: along(this.#curve(index), 0.5)})),
    ];
  }

  /** An edge; those to the ground are stubs that fan out below their vertex. @param {number} i */
  #curve(i) {
    const {places, edges} = this.draft;
    const [u, v] = edges[i];
    if (u >= 0 && v >= 0) return line(this.#spot(places[u]), this.#spot(places[v]));
    const vertex = Math.max(u, v);
    const from = this.#spot(places[vertex]);
    const angle = 0.7 * edges.slice(0, i).filter((e) => Math.min(...e) < 0 && Math.max(...e) === vertex).length;
    return line(from, {x: from.x + 26 * Math.sin(angle), y: from.y + 26 * Math.cos(angle)});
  }

  /** @param {Draft} draft @param {Marked} marked */
  show(draft, marked) {
    this.draft = draft;
    this.marked = marked;
    const active = this.picture.contains(document.activeElement) ? document.activeElement : null;
    const focused = active?.getAttribute("data-thing");
    const all = draft.places.length + draft.edges.length;
    this.current = Math.max(0, Math.min(this.current, all - 1));
    const {x, y} = this.cursor;
    const cross = `M${x - 9} ${y}h18M${x} ${y - 9}v18`;
    const label = "Cursor: arrow keys move it, Enter uses the tool there";
    replace(this.picture,
      svg("g.cursor", {role: "button", tabindex: 0, "data-thing": "cursor", "aria-label": label},
        svg("path.grip", {d: cross}), svg("path.cross", {d: cross})),
      ...draft.edges.map((_, i) => this.#edge(i)), ...draft.places.map((place, v) => this.#vertex(place, v)));
    if (focused) this.#focus(focused === "cursor" || all === 0 ? "cursor" : String(this.current));
  }

  /** @param {string} classes @param {number} index of all things @param {object} said @param {...Element} children */
  #handle(classes, index, said, ...children) {
    const tabindex = this.current === index ? 0 : -1;
    return svg("g", {class: classes, role: "button", tabindex, "data-thing": index, ...said}, ...children);
  }
  /** @param {number} i */
  #edge(i) {
    const d = path(this.#curve(i), false);
    const said = {"data-edge": i, "aria-label": this.draft.edgeName(i)};
    return this.#handle("edge-handle", this.draft.places.length + i, said,
      svg("path.grip", {d, "stroke-width": 14}), svg("path.line.plain", {d, "stroke-width": 2}));
  }
  /** @param {Pair} place @param {number} v */
  #vertex(place, v) {
    const {draft, marked} = this;
    const {x, y} = this.#spot(place);
    const states = {held: marked.held === v, wrong: marked.wrong.includes(v), root: draft.roots.includes(v)};
    const classes = Object.entries(states).flatMap(([name, on]) => (on ? [name] : []));
    const said = {"data-vertex": v, "aria-label": draft.vertexName(v)};
    return this.#handle(["handle", ...classes].join(" "), v, said, svg("circle.grip", {cx: x, cy: y, r: 16}),
      svg("circle.dot", {cx: x, cy: y, r: 6.5}), svg("text.number", {x: x + 12, y: y - 10}, v));
  }

  /** @param {string} thing */
  #focus(thing) {
    const element = this.picture.querySelector(`[data-thing="${thing}"]`);
    /** @type {SVGElement | null} */ (element)?.focus({preventScroll: true});
  }
  /** @param {Event} e */
  #thingOf(e) {
    return (e.target instanceof Element ? e.target : null)?.getAttribute("data-thing") ?? null;
  }
  /** @param {FocusEvent} e */
  #focused(e) {
    const name = this.#thingOf(e);
    if (name === "cursor") return this.#sayWhere();
    if (name === null) return;
    this.current = Number(name);
    for (const element of this.picture.querySelectorAll(".handle, .edge-handle")) {
      set(element, {tabindex: element === e.target ? 0 : -1});
    }
  }
  #sayWhere() {
    const {kind, index, place} = this.#under(this.cursor);
    const {draft} = this;
    const what = kind === "vertex" ? draft.vertexName(index) : kind === "edge" ? draft.edgeName(index) : "nothing here";
    this.where.textContent = `Cursor at ${place.join(", ")}: ${what}`;
  }

  /** @param {Spot} s @returns {Thing} */
  #under(s) {
    const {places, edges} = this.draft;
    const place = this.#place(s);
    const vertex = places.findIndex((p) => apart(this.#spot(p), s) < 18);
    if (vertex >= 0) return {kind: "vertex", index: vertex, place};
    const edge = edges.findIndex((_, i) => toCurve(s, this.#curve(i), false) < 10);
    return edge >= 0 ? {kind: "edge", index: edge, place} : {kind: "place", index: -1, place};
  }

  /** @param {PointerEvent} e @returns {Spot} */
  #at(e) {
    return spotOf(e, this.picture);
  }
  /** @param {PointerEvent} e */
  #press(e) {
    if (e.button !== 0) return;
    if (e.pointerId > 0) this.picture.setPointerCapture(e.pointerId);
    this.cursor = this.#at(e);
    this.report.use(this.#under(this.cursor));
  }
  /** @param {PointerEvent} e */
  #drag(e) {
    if (this.marked.held !== null && this.report.moves()) this.report.drag(this.marked.held, this.#place(this.#at(e)));
  }

  /** @param {KeyboardEvent} e */
  #key(e) {
    const name = this.#thingOf(e);
    if (name === null || e.ctrlKey || e.metaKey || e.altKey) return;
    const done = name === "cursor" ? this.#cursorKey(e) : this.#thingKey(e, Number(name));
    if (done) e.preventDefault();
  }
  /** Uses a thing as if it had been pressed. @param {Thing} thing */
  #use(thing) {
    this.report.use(thing);
    this.report.drop();
    return true;
  }
  /** Where an arrow key leads. @param {KeyboardEvent} e @param {Spot} from @param {number} far @returns {Spot} */
  #moved(e, from, far) {
    const by = e.shiftKey ? far / 6 : far;
    return {x: from.x + by * directions[e.key].x, y: from.y + by * directions[e.key].y};
  }
  /** @param {KeyboardEvent} e */
  #cursorKey(e) {
    if (e.key === "Enter" || e.key === " ") return this.#use(this.#under(this.cursor));
    if (!directions[e.key]) return false;
    this.cursor = this.#inside(this.#moved(e, this.cursor, stride));
    this.show(this.draft, this.marked);
    this.#sayWhere();
    return true;
  }
  /** @param {KeyboardEvent} e @param {number} at */
  #thingKey(e, at) {
    const things = this.#things();
    const thing = things[at];
    if (!thing) return false;
    if (e.key === "Enter" || e.key === " ") return this.#use(thing);
    const arrow = directions[e.key] !== undefined;
    const next = spotByKey(things.map((t) => t.spot), at, e.key);
    if (e.key === "Delete" || e.key === "Backspace") this.report.remove(thing);
    else if (arrow && thing.kind === "vertex" && this.report.moves()) {
      this.report.nudge(thing.index, this.#place(this.#moved(e, thing.spot, nudge)));
    } else if (next >= 0) this.#focus(String(next));
    else return arrow;
    return true;
  }
}
