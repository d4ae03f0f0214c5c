// Drawing a board: tools to add, move, delete and join, by pointer or keyboard. After each change the server is asked
// whether the board can be played on, and what it objects to is shown where it is.

import {getPosition, Refusal, triangulate} from "../state/api.js";
import {button, el, replace} from "../dom.js";
import {Draft, draftKind} from "./draft.js";
import {Easel} from "./draft_canvas.js";
import {Past} from "./undo_stack.js";
import {game, state, update} from "../state/store.js";
import {begin, troubleText} from "../state/actions.js";

/** @typedef {import("./draft_canvas.js").Thing} Thing */
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
const keys = "Keys: Tab to the cursor, arrows move it, Enter presses there. One Tab further, arrows or Page Down walk through points and edges; Delete removes one.";

/** The server's words about points, for people. @param {string} text */
const plain = (text) => text.replace(/points\[([0-9]+)\]/g, "point $1").replace(/^board: /, "").replace(/^./, (c) => c.toUpperCase());

export class Editor {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.says = el("p", {role: "status", id: "editor-says"});
    this.tools = el("div.row.wrap", {role: "group", "aria-label": "Tools"});
    /** @type {Tool} */
    this.tool = "add";
    this.done = "";
    this.trouble = "";
    this.ticket = 0;
    this.checked = Promise.resolve();
    this.draft = new Draft("points", false, [], []);
    this.past = new Past(() => this.draft.copy());
    this.easel = new Easel({
      use: (thing) => this.#use(thing),
      remove: (thing) => this.#remove(thing),
      drag: (v, place) => this.#drag(v, place),
      nudge: (v, place) => this.#change(() => (this.draft.places[v] = place), `${this.draft.vertexName(v)} moved`),
      drop: () => this.#drop(),
      moves: () => this.tool === "move",
    });
    host.addEventListener("keydown", (e) => this.#key(e));
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
    this.past = new Past(() => this.draft.copy());
    this.done = "";
    this.undo = button("Undo", () => this.#go(this.past.back(), "Undone"), {title: "Undo (Ctrl+Z)"});
    this.redo = button("Redo", () => this.#go(this.past.forth(), "Done again"), {title: "Redo (Ctrl+Y)"});
    replace(this.host, this.tools, this.easel.element, this.says, el("p.hint", {}, keys),
      el("div.row.wrap", {}, button("Play on this board", () => this.#finish(), {class: "primary", id: "editor-play"}), this.undo, this.redo,
        button("Empty the board", () => this.#clear()), button("Cancel", () => this.#leave())));
    this.easel.open(this.draft, Math.max(280, this.host.clientWidth - 24));
    this.#choose(this.tool);
    this.tools.querySelector("button")?.focus();
    this.#changed({points: false});
  }

  #leave() {
    update({editing: false});
    queueMicrotask(() => document.getElementById("draw-board")?.focus());
  }

  /** @param {Tool} tool */
  #choose(tool) {
    const own = {points: [], triangulation: ["flip"], graph: ["join"]}[this.draft.kind];
    const tools = /** @type {Tool[]} */ (["add", "move", "delete", ...own, ...(this.grounded ? ["ground"] : []), ...((game()?.tokens ?? 0) > 0 ? ["token"] : [])]);
    const had = this.tools.contains(document.activeElement);
    this.tool = tools.includes(tool) ? tool : "add";
    this.easel.marked.held = null;
    this.done = "";
    replace(this.tools, ...tools.map((t) => button(t[0].toUpperCase() + t.slice(1), () => this.#choose(t), {"aria-pressed": String(t === this.tool), "data-tool": t})));
    if (had) /** @type {HTMLElement | null} */ (this.tools.querySelector('[aria-pressed="true"]'))?.focus();
    this.easel.draw();
    this.#say();
  }

  #say() {
    const done = this.done ? `${this.done}. ` : "";
    replace(this.says, done, this.trouble ? el("strong.trouble", {}, this.trouble) : el("span.hint", {}, texts[this.tool]));
    if (this.undo) this.undo.disabled = this.past.before.length === 0;
    if (this.redo) this.redo.disabled = this.past.after.length === 0;
  }

  /** Changes the draft in a way that can be undone. @param {() => void} change @param {string} done @param {{points?: boolean}} [what] */
  #change(change, done, what) {
    this.past.keep();
    change();
    this.done = done;
    this.#changed(what);
  }
  /** @param {import("./draft.js").Copy | undefined} copy @param {string} done */
  #go(copy, done) {
    if (!copy) return;
    this.draft.restore(copy);
    this.easel.marked.held = null;
    this.done = done;
    this.#changed({points: false});
  }

  /** Draws it, and asks the server. @param {{points?: boolean}} [what] whether points have changed, so that a triangulation is no longer one */
  #changed({points = true} = {}) {
    this.easel.draw();
    this.#say();
    this.checked = this.#check(points);
  }
  /** @param {boolean} points */
  async #check(points) {
    const {draft} = this;
    const ticket = ++this.ticket;
    try {
      if (draft.kind === "triangulation" && points) {
        const edges = draft.places.length > 1 ? await triangulate(draft.places) : [];
        if (ticket !== this.ticket) return;
        draft.edges = edges;
      }
      const {over} = await getPosition(draft.document(game()?.id ?? "", game()?.tokens ?? 0));
      if (ticket === this.ticket) this.#judge("", over ? "Nothing can be played on this board yet: add more to it." : "");
    } catch (error) {
      if (ticket === this.ticket) this.#judge(error instanceof Refusal ? error.at : "", troubleText(error));
    }
  }

  /** @param {string} at @param {string} text */
  #judge(at, text) {
    this.trouble = plain(text);
    this.easel.marked.wrong = at.startsWith("points[") ? [...text.matchAll(/points\[([0-9]+)\]/g)].map((found) => Number(found[1])) : [];
    if (this.easel.marked.wrong.length > 1) this.trouble += ". Move or delete one of them.";
    this.easel.draw();
    this.#say();
  }

  /** Uses the tool. @param {Thing} thing */
  #use(thing) {
    if (thing.kind === "vertex") return this.#useVertex(thing.index);
    if (this.tool === "add") this.#change(() => this.draft.add(thing.place), `${this.draft.vertexName(this.draft.places.length)} added`);
    else if (thing.kind === "edge" && this.tool === "flip") this.#flip(thing.index);
    else if (thing.kind === "edge" && this.tool === "delete") this.#remove(thing);
  }
  /** @param {number} v */
  #useVertex(v) {
    const {draft, easel} = this;
    const name = draft.vertexName(v);
    if (this.tool === "add") this.#object(`${name} is here already`);
    else if (this.tool === "delete") this.#remove({kind: "vertex", index: v, place: draft.places[v]});
    else if (this.tool === "token") this.#change(() => draft.stand(v, game()?.tokens ?? 1), draft.roots.includes(v) ? `Token taken from ${v}` : `Token on ${v}`, {points: false});
    else if (this.tool === "ground") this.#change(() => draft.tie(v), `${name} tied to the ground`, {points: false});
    else if (this.tool === "join" && easel.marked.held !== null) this.#join(easel.marked.held, v);
    else if (this.tool === "join" || this.tool === "move") {
      easel.marked.held = v;
      this.done = this.tool === "join" ? `${name} chosen; now the other end` : "";
      easel.draw();
      this.#say();
    }
  }
  /** @param {number} u @param {number} v */
  #join(u, v) {
    this.easel.marked.held = null;
    if (u !== v) return this.#change(() => this.draft.join(u, v), `${u} and ${v} ${this.draft.joined(u, v) ? "parted" : "joined"}`, {points: false});
    this.done = "Nothing chosen";
    this.easel.draw();
    this.#say();
  }
  /** @param {Thing} thing */
  #remove({kind, index}) {
    if (kind === "vertex") this.#change(() => this.draft.remove(index), `${this.draft.vertexName(index)} deleted, later ones count one less`);
    else if (this.draft.kind === "graph") this.#change(() => this.draft.edges.splice(index, 1), `${this.draft.edgeName(index)} deleted`, {points: false});
    else this.#object("An edge of a triangulation can be flipped, but not deleted.");
  }
  /** @param {number} edge */
  #flip(edge) {
    const before = this.draft.edgeName(edge);
    const copy = this.draft.copy();
    if (!this.draft.flip(edge)) return this.#object(`${before} cannot be flipped: it is on the hull, or its two triangles form no convex quadrilateral.`);
    this.past.before.push(copy);
    this.past.after = [];
    this.done = `${before} flipped to ${this.draft.edgeName(edge)}`;
    this.#changed({points: false});
  }
  /** Says why something was not done; the board is as it was. @param {string} text */
  #object(text) {
    this.done = text.replace(/\.$/, "");
    this.#say();
  }

  /** @param {number} v @param {[number, number]} place */
  #drag(v, place) {
    if (!this.dragged) this.past.keep();
    this.dragged = true;
    this.draft.places[v] = place;
    this.easel.draw();
  }
  #drop() {
    if (this.tool !== "move" || this.easel.marked.held === null) return;
    const moved = this.dragged ? `${this.draft.vertexName(this.easel.marked.held)} moved` : "";
    this.easel.marked.held = null;
    this.done = moved;
    this.dragged = false;
    this.#changed({points: moved !== ""});
  }

  /** @param {KeyboardEvent} e */
  #key(e) {
    const key = e.key.toLowerCase();
    if ((e.ctrlKey || e.metaKey) && (key === "z" || key === "y")) {
      if (key === "y" || e.shiftKey) this.redo?.click();
      else this.undo?.click();
      e.preventDefault();
    } else if (e.key === "Escape" && this.easel.marked.held !== null) this.#choose(this.tool);
  }

  #clear() {
    this.#change(() => Object.assign(this.draft, {places: [], edges: [], roots: []}), "The board is empty");
    this.#choose("add");
  }

  async #finish() {
    await this.checked;
    const {draft} = this;
    if (this.trouble) return void this.#say();
    begin(draft.document(game()?.id ?? "", game()?.tokens ?? 0), draft.kind === "graph" ? draft.places : null);
  }
}
