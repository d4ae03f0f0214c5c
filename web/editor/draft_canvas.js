// The drawing on which a board is made: it shows a draft, and says what was pressed, dragged or chosen with keys. Everything
// can be done without a pointer: a cursor goes anywhere with the arrow keys, and points and edges can be walked through.

import {el, replace, set, svg} from "../dom.js";
import {Draft} from "./draft.js";
import {along, apart, fit, line, nextSpot, path, toCurve} from "../board/geometry.js";

/** @typedef {import("../board/geometry.js").Spot} Spot */
/** @typedef {import("./draft.js").Pair} Pair */
/** What can be pressed: a vertex, an edge, or a place where nothing is. @typedef {{kind: "vertex" | "edge" | "place", index: number, place: Pair}} Thing */
/**
 * Whom the easel tells.
 * @typedef {object} Painter
 * @property {(thing: Thing) => void} use a thing was pressed
 * @property {(v: number, place: Pair) => void} drag a vertex was carried on
 * @property {(v: number, place: Pair) => void} nudge a vertex was moved by a key
 * @property {(thing: Thing) => void} remove
 * @property {() => void} drop the pointer or the key let go
 * @property {() => boolean} moves whether arrow keys move a vertex
 */

/** @type {Record<string, Spot>} */
const directions = {ArrowLeft: {x: -1, y: 0}, ArrowRight: {x: 1, y: 0}, ArrowUp: {x: 0, y: -1}, ArrowDown: {x: 0, y: 1}};
const [stride, nudge] = [12, 6];  // pixels that an arrow key moves the cursor and a vertex; with Shift a sixth

export class Easel {
  /** @param {Painter} painter */
  constructor(painter) {
    this.painter = painter;
    this.picture = svg("svg.board.drawing", {role: "group", "aria-label": "Board that is being drawn", "aria-describedby": "editor-says"});
    this.where = el("p.hint", {role: "status", id: "editor-where"});
    /** @type {{held: number | null, wrong: number[]}} what is marked */
    this.marked = {held: null, wrong: []};
    this.draft = new Draft("points", false, [], []);
    this.width = 280;
    this.height = 280;
    this.shift = 0;
    this.digits = 0;
    this.frame = fit([], this.width, this.height, 48);
    this.cursor = {x: 0, y: 0};
    this.current = 0;  // of all vertices and edges, the one that Tab reaches
    this.picture.addEventListener("pointerdown", (e) => this.#press(e));
    this.picture.addEventListener("pointermove", (e) => this.#drag(e));
    for (const name of ["pointerup", "pointercancel"]) this.picture.addEventListener(name, () => this.painter.drop());
    this.element = el("div", {}, this.picture, this.where);
    this.element.addEventListener("keydown", (e) => this.#key(e));  // not the picture: listeners of focus would make it focusable
    this.element.addEventListener("focusin", (e) => this.#focused(e));
    this.element.addEventListener("focusout", () => (this.where.textContent = ""));
  }

  /** @param {Draft} draft @param {number} width */
  open(draft, width) {
    this.draft = draft;
    this.width = width;
    this.height = Math.min(460, width);
    this.frame = fit(draft.places.map(([x, y]) => ({x, y})), width, this.height, 48);
    this.shift = (this.height - this.frame.height) / 2;
    this.digits = draft.kind === "graph" ? 3 : Math.max(0, Math.ceil(Math.log10(this.frame.scale)));
    this.cursor = {x: width / 2, y: this.height / 2};
    this.current = 0;
    set(this.picture, {viewBox: `0 0 ${width} ${this.height}`, height: this.height});
    this.draw();
  }

  /** @param {Pair} place @returns {Spot} */
  spot([x, y]) {
    const s = this.frame.to({x, y});
    return {x: s.x, y: s.y + this.shift};
  }
  /** Places are whole numbers where that is fine enough. @param {Spot} s @returns {Pair} */
  place(s) {
    const inside = this.#inside(s);
    const p = this.frame.back({x: inside.x, y: inside.y - this.shift});
    return [Number(p.x.toFixed(this.digits)), Number(p.y.toFixed(this.digits))];
  }
  /** @param {Spot} s @returns {Spot} */
  #inside(s) {
    return {x: Math.max(0, Math.min(this.width, s.x)), y: Math.max(0, Math.min(this.height, s.y))};
  }

  /** All vertices, then all edges, each with its middle. @returns {(Thing & {spot: Spot})[]} */
  #things() {
    const {places, edges} = this.draft;
    return [
      ...places.map((place, index) => ({kind: /** @type {const} */ ("vertex"), index, place, spot: this.spot(place)})),
      ...edges.map((_, index) => ({kind: /** @type {const} */ ("edge"), index, place: places[0], spot: along(this.#curve(index), 0.5)})),
    ];
  }

  /** An edge; those to the ground are stubs that fan out below their vertex. @param {number} i */
  #curve(i) {
    const {places, edges} = this.draft;
    const [u, v] = edges[i];
    if (u >= 0 && v >= 0) return line(this.spot(places[u]), this.spot(places[v]));
    const from = this.spot(places[Math.max(u, v)]);
    const before = edges.slice(0, i).filter((e) => Math.min(...e) < 0 && Math.max(...e) === Math.max(u, v)).length;
    return line(from, {x: from.x + 26 * Math.sin(before * 0.7), y: from.y + 26 * Math.cos(before * 0.7)});
  }

  draw() {
    const {draft, cursor} = this;
    const focused = this.picture.contains(document.activeElement) ? document.activeElement?.getAttribute("data-thing") : null;
    const all = draft.places.length + draft.edges.length;
    this.current = Math.max(0, Math.min(this.current, all - 1));
    const edges = draft.edges.map((_, i) => this.#edge(i));
    const vertices = draft.places.map((place, v) => this.#vertex(place, v));
    const at = `M${cursor.x - 9} ${cursor.y}h18M${cursor.x} ${cursor.y - 9}v18`;
    replace(this.picture,
      svg("g.cursor", {role: "button", tabindex: 0, "data-thing": "cursor", "aria-label": "Cursor: arrow keys move it, Enter uses the tool there"},
        svg("path.grip", {d: at}), svg("path.cross", {d: at})),
      ...edges, ...vertices);
    if (focused) this.#focus(focused === "cursor" || all === 0 ? "cursor" : String(this.current));
  }

  /** @param {number} i */
  #edge(i) {
    const index = this.draft.places.length + i;
    const d = path(this.#curve(i), false);
    return svg("g.edge-handle", {role: "button", tabindex: this.current === index ? 0 : -1, "data-thing": index, "data-edge": i, "aria-label": this.draft.edgeName(i)},
      svg("path.grip", {d, "stroke-width": 14}), svg("path.line.plain", {d, "stroke-width": 2}));
  }
  /** @param {Pair} place @param {number} v */
  #vertex(place, v) {
    const {draft, marked} = this;
    const s = this.spot(place);
    const classes = ["handle", marked.held === v && "held", marked.wrong.includes(v) && "wrong", draft.roots.includes(v) && "root"].filter(Boolean).join(" ");
    return svg("g", {class: classes, role: "button", tabindex: this.current === v ? 0 : -1, "data-thing": v, "data-vertex": v, "aria-label": draft.vertexName(v)},
      svg("circle.grip", {cx: s.x, cy: s.y, r: 16}), svg("circle.dot", {cx: s.x, cy: s.y, r: 6.5}), svg("text.number", {x: s.x + 12, y: s.y - 10}, v));
  }

  /** @param {string} thing */
  #focus(thing) {
    /** @type {SVGElement | null} */ (this.picture.querySelector(`[data-thing="${thing}"]`))?.focus({preventScroll: true});
  }
  /** @param {FocusEvent} e */
  #focused(e) {
    const name = (e.target instanceof Element ? e.target : null)?.getAttribute("data-thing");
    if (name === "cursor") this.#sayWhere();
    else if (name !== null && name !== undefined) {
      this.current = Number(name);
      for (const element of this.picture.querySelectorAll("[data-thing]")) if (element.getAttribute("data-thing") !== "cursor") set(element, {tabindex: element === e.target ? 0 : -1});
    }
  }
  #sayWhere() {
    const thing = this.#under(this.cursor);
    const what = thing.kind === "vertex" ? this.draft.vertexName(thing.index) : thing.kind === "edge" ? this.draft.edgeName(thing.index) : "nothing here";
    this.where.textContent = `Cursor at ${thing.place.join(", ")}: ${what}`;
  }

  /** @param {Spot} s @returns {Thing} */
  #under(s) {
    const {places, edges} = this.draft;
    const place = this.place(s);
    const vertex = places.findIndex((p) => apart(this.spot(p), s) < 18);
    if (vertex >= 0) return {kind: "vertex", index: vertex, place};
    const edge = edges.findIndex((_, i) => toCurve(s, this.#curve(i), false) < 10);
    return edge >= 0 ? {kind: "edge", index: edge, place} : {kind: "place", index: -1, place};
  }

  /** @param {PointerEvent} e @returns {Spot} */
  #at(e) {
    const box = this.picture.getBoundingClientRect();
    return {x: ((e.clientX - box.left) * this.width) / box.width, y: ((e.clientY - box.top) * this.height) / box.height};
  }
  /** @param {PointerEvent} e */
  #press(e) {
    if (e.button !== 0) return;
    if (e.pointerId > 0) this.picture.setPointerCapture(e.pointerId);
    this.cursor = this.#at(e);
    this.painter.use(this.#under(this.cursor));
  }
  /** @param {PointerEvent} e */
  #drag(e) {
    if (this.marked.held !== null && this.painter.moves()) this.painter.drag(this.marked.held, this.place(this.#at(e)));
  }

  /** @param {KeyboardEvent} e */
  #key(e) {
    const name = (e.target instanceof Element ? e.target : null)?.getAttribute("data-thing");
    if (name === null || name === undefined || e.ctrlKey || e.metaKey || e.altKey) return;
    const done = name === "cursor" ? this.#cursorKey(e) : this.#thingKey(e, Number(name));
    if (done) e.preventDefault();
  }
  /** @param {KeyboardEvent} e */
  #cursorKey(e) {
    const way = directions[e.key];
    if (way) {
      const far = e.shiftKey ? stride / 6 : stride;
      this.cursor = this.#inside({x: this.cursor.x + far * way.x, y: this.cursor.y + far * way.y});
      this.draw();
      this.#sayWhere();
    } else if (e.key === "Enter" || e.key === " ") {
      this.painter.use(this.#under(this.cursor));
      this.painter.drop();
    } else return false;
    return true;
  }
  /** @param {KeyboardEvent} e @param {number} at */
  #thingKey(e, at) {
    const things = this.#things();
    const thing = things[at];
    const way = directions[e.key];
    if (!thing) return false;
    if (e.key === "Enter" || e.key === " ") {
      this.painter.use(thing);
      this.painter.drop();
    } else if (e.key === "Delete" || e.key === "Backspace") this.painter.remove(thing);
    else if (way && thing.kind === "vertex" && this.painter.moves()) {
      const far = e.shiftKey ? nudge / 6 : nudge;
      this.painter.nudge(thing.index, this.place({x: thing.spot.x + far * way.x, y: thing.spot.y + far * way.y}));
    } else return this.#walk(e.key, at, things);
    return true;
  }
  /** @param {string} key @param {number} at @param {{spot: Spot}[]} things */
  #walk(key, at, things) {
    const last = things.length - 1;
    const steps = /** @type {Record<string, number>} */ ({Home: 0, End: last, PageDown: at === last ? 0 : at + 1, PageUp: at === 0 ? last : at - 1});
    const next = directions[key] ? nextSpot(things.map((t) => t.spot), things[at].spot, directions[key]) : steps[key] ?? -1;
    if (next < 0) return directions[key] !== undefined;
    this.#focus(String(next));
    return true;
  }
}
