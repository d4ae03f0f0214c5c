// Drawing a board: tools to add, move, delete and join, by pointer or keyboard. After each change the server is asked
// whether the board can be played on, and what it objects to is shown where it is.

import {button, el, replace, undoKey} from "../dom.js";
import {begin} from "../state/actions.js";
import {getPosition, triangulate} from "../state/api.js";
import {errorText, Refusal} from "../state/errors.js";
import {Latest} from "../state/latest.js";
import {game, state, update} from "../state/store.js";
import {Draft, draftKind} from "./draft.js";
import {DraftCanvas} from "./draft_canvas.js";
import {forgetDraft, keepDraft, keptDraft} from "./kept.js";
import {UndoStack} from "./undo_stack.js";

/** @import {Marked, Thing} from "./draft_canvas.js" */

const texts = {
  add: "Add: press where it should be.",
  move: "Move: drag a point, or use the arrow keys on it.",
  delete: "Delete: press a point or an edge.",
  join: "Join: press two vertices, one after the other. Pressing a joined pair parts it.",
  flip: "Flip: press an edge to turn it into the other diagonal.",
  ground: "Ground: press a vertex to tie it to the ground.",
  token: "Token: press where it stands; press again to take it away.",
};
/** @typedef {keyof typeof texts} Tool */
const keys = "Keys: Tab to the cursor, arrows move it, Enter presses there. One Tab further, arrows or Page Down " +
  "walk through points and edges; Delete removes one.";
const empty = new Draft({kind: "points", directed: false, places: [], edges: [], roots: []});

/** @param {string} text */
const capital = (text) => text.replace(/^./, (c) => c.toUpperCase());
/** The server's words about points, for people. @param {string} text */
const plain = (text) => capital(text.replace(/points\[([0-9]+)\]/g, "point $1").replace(/^board: /, ""));

export class Editor {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.says = el("p", {role: "status", id: "editor-says"});
    this.tools = el("div.row.wrap", {role: "group", "aria-label": "Tools"});
    const [undo, redo] = [() => this.stack.undo(this.draft), () => this.stack.redo(this.draft)];
    this.undo = button("Undo", () => this.#restore(undo(), "Undone"), {title: "Undo (Ctrl+Z)"});
    this.redo = button("Redo", () => this.#restore(redo(), "Done again"), {title: "Redo (Ctrl+Y)"});
    /** @type {Tool} */
    this.tool = "add";
    this.done = "";
    this.trouble = "";
    this.question = new Latest();
    this.checked = Promise.resolve();
    this.draft = empty;
    /** @type {UndoStack<Draft>} */
    this.stack = new UndoStack();
    /** @type {Marked} */
    this.marked = {held: null, wrong: []};
    this.grounded = false;
    this.dragged = false;
    this.kept = true;  // whether leaving loses nothing
    this.canvas = new DraftCanvas(empty, {
      use: (thing) => this.#use(thing),
      remove: (thing) => this.#remove(thing),
      drag: (v, place) => this.#drag(v, place),
      nudge: (v, place) => this.#change(this.draft.move(v, place), `${this.draft.vertexName(v)} moved`),
      drop: () => this.#drop(),
      moves: () => this.tool === "move",
    });
    host.addEventListener("keydown", (e) => this.#key(e));
    addEventListener("beforeunload", (e) => state.editing && !this.kept && e.preventDefault());
  }

  /** Begins with the board on the table. */
  open() {
    const {position, match} = state;
    const kind = position && draftKind(position.document);
    if (!kind || !match) return;
    const {points, edges = [], root, roots = root === undefined ? [] : [root]} = position.document;
    const places = points ?? position.scene.vertices.map(({at}, v) => match.places?.[v] ?? at);
    const there = new Draft({kind, directed: game()?.directed ?? false, places, edges, roots});
    const left = keptDraft(match.start.game, kind);
    this.draft = left ?? there;
    this.grounded = this.draft.edges.some((e) => Math.min(...e) < 0);
    this.stack = new UndoStack();
    if (left) this.stack.push(there);
    this.done = left ? "This is the drawing that you left; Undo begins with the board on the table" : "";
    replace(this.host, this.tools, this.canvas.element, this.says, el("p.hint", {}, keys), el("div.row.wrap", {},
      button("Play on this board", () => this.#finish(), {class: "primary", id: "editor-play"}), this.undo, this.redo,
      button("Empty the board", () => this.#clear()), button("Leave", () => this.#leave(), {id: "editor-leave"})));
    this.canvas.open(this.draft, Math.max(280, this.host.clientWidth - 24));
    this.#choose(this.tool, this.done);
    this.tools.querySelector("button")?.focus();
    this.#check(false);
  }

  /** Asks where something would be lost, and says what is not. */
  #leave() {
    if (!this.kept && !confirm("This browser cannot keep the drawing. Leave it all the same?")) return;
    const drawn = this.stack.before.length + this.stack.after.length > 0 && this.kept;
    update({editing: false});
    queueMicrotask(() => {
      document.getElementById("draw-board")?.focus();
      const says = document.getElementById("draw-says");
      if (says) says.textContent = drawn ? "Your drawing is kept. “Draw a board” goes on with it." : "";
    });
  }

  /** @param {Tool} tool @param {string} [done] */
  #choose(tool, done = "") {
    /** @type {Tool[]} */
    const tools = ["add", "move", "delete"];
    if (this.draft.kind === "triangulation") tools.push("flip");
    if (this.draft.kind === "graph") tools.push("join");
    if (this.grounded) tools.push("ground");
    if ((game()?.tokens ?? 0) > 0) tools.push("token");
    const had = this.tools.contains(document.activeElement);
    this.tool = tools.includes(tool) ? tool : "add";
    replace(this.tools, ...tools.map((t) => button(capital(t), () => this.#choose(t),
      {"aria-pressed": String(t === this.tool), "data-tool": t})));
    if (had) /** @type {HTMLElement | null} */ (this.tools.querySelector('[aria-pressed="true"]'))?.focus();
    this.#hold(null, done);
  }

  /** Holds a vertex or none, and says what was done. @param {number | null} held @param {string} done */
  #hold(held, done) {
    this.marked = {...this.marked, held};
    this.done = done;
    this.#show();
  }

  #show() {
    this.canvas.show(this.draft, this.marked);
    replace(this.says, this.done && `${this.done}. `,
      this.trouble ? el("strong.trouble", {}, this.trouble) : el("span.hint", {}, texts[this.tool]));
    this.undo.disabled = this.stack.before.length === 0;
    this.redo.disabled = this.stack.after.length === 0;
  }

  /** Another draft, in a way that can be undone.
   * @param {Draft} draft @param {string} done @param {boolean} [points] whether points have changed */
  #change(draft, done, points = true) {
    this.stack.push(this.draft);
    this.draft = draft;
    this.#hold(this.marked.held, done);
    this.#check(points);
  }
  /** @param {Draft | undefined} draft @param {string} done */
  #restore(draft, done) {
    if (!draft) return;
    this.draft = draft;
    this.#hold(null, done);
    this.#check(false);
  }

  #keep() {
    this.kept = keepDraft(game()?.id ?? "", this.draft);
  }
  /** Asks the server. @param {boolean} points whether points have changed, so that a triangulation is no longer one */
  #check(points) {
    const {before, after} = this.stack;
    if (before.length > 0) this.#keep();
    else if (after.length === 0) forgetDraft(game()?.id ?? "");  // otherwise Redo still leads to what is kept
    this.checked = this.#ask(points && this.draft.kind === "triangulation");
  }
  /** @param {boolean} torn whether the edges have to be found anew */
  async #ask(torn) {
    const {draft} = this;
    try {
      if (torn) {
        const edges = await this.question.ask(async () => (draft.places.length > 1 ? triangulate(draft.places) : []));
        this.draft = this.draft.with({edges});
        this.#keep();
      }
      const document = this.#document();
      const {over, too_large} = await this.question.ask((signal) => getPosition(document, {}, signal));
      this.#judge("", too_large ?? (over ? "Nothing can be played on this board yet: add more to it." : ""));
    } catch (error) {
      this.#judge(error instanceof Refusal ? error.at : "", errorText(error));
    }
  }
  #document() {
    return this.draft.document(game()?.id ?? "", game()?.tokens ?? 0);
  }

  /** @param {string} at @param {string} text */
  #judge(at, text) {
    const named = at.startsWith("points[") ? [...text.matchAll(/points\[([0-9]+)\]/g)] : [];
    this.marked = {...this.marked, wrong: named.map((found) => Number(found[1]))};
    this.trouble = plain(text) + (named.length > 1 ? ". Move or delete one of them." : "");
    this.#show();
  }

  /** Uses the tool. @param {Thing} thing */
  #use({kind, index, place}) {
    const {draft, tool} = this;
    if (kind === "vertex") this.#useVertex(index);
    else if (tool === "add") this.#change(draft.add(place), `${draft.vertexName(draft.places.length)} added`);
    else if (kind === "edge" && tool === "flip") this.#flip(index);
    else if (kind === "edge" && tool === "delete") this.#remove({kind, index, place});
  }
  /** @param {number} v */
  #useVertex(v) {
    const {draft, tool, marked: {held}} = this;
    const name = draft.vertexName(v);
    if (tool === "add") this.#object(`${name} is here already`);
    else if (tool === "delete") this.#remove({kind: "vertex", index: v, place: draft.places[v]});
    else if (tool === "ground") this.#change(draft.ground(v), `${name} tied to the ground`, false);
    else if (tool === "token") {
      const done = draft.roots.includes(v) ? `Token taken from ${v}` : `Token on ${v}`;
      this.#change(draft.toggleToken(v, game()?.tokens ?? 1), done, false);
    } else if (tool === "move") this.#hold(v, "");
    else if (tool === "join" && held === null) this.#hold(v, `${name} chosen; now the other end`);
    else if (tool === "join" && held !== null) this.#join(held, v);
  }
  /** @param {number} u @param {number} v */
  #join(u, v) {
    this.#hold(null, "Nothing chosen");
    const joined = this.draft.find(u, v) >= 0;
    if (u !== v) this.#change(this.draft.join(u, v), `${u} and ${v} ${joined ? "parted" : "joined"}`, false);
  }
  /** @param {Thing} thing */
  #remove({kind, index}) {
    const {draft} = this;
    const less = "deleted, later ones count one less";
    if (kind === "vertex") this.#change(draft.remove(index), `${draft.vertexName(index)} ${less}`);
    else if (draft.kind === "graph") this.#change(draft.removeEdge(index), `${draft.edgeName(index)} deleted`, false);
    else this.#object("An edge of a triangulation can be flipped, but not deleted");
  }
  /** @param {number} edge */
  #flip(edge) {
    const name = this.draft.edgeName(edge);
    const flipped = this.draft.flip(edge);
    const reason = "it is on the hull, or its two triangles form no convex quadrilateral";
    if (flipped) this.#change(flipped, `${name} flipped to ${flipped.edgeName(edge)}`, false);
    else this.#object(`${name} cannot be flipped: ${reason}`);
  }
  /** Says why something was not done; the board is as it was. @param {string} text */
  #object(text) {
    this.#hold(this.marked.held, text);
  }

  /** @param {number} v @param {Pair} place */
  #drag(v, place) {
    if (!this.dragged) this.stack.push(this.draft);
    this.dragged = true;
    this.draft = this.draft.move(v, place);
    this.canvas.show(this.draft, this.marked);
  }
  #drop() {
    const {tool, dragged, marked: {held}} = this;
    if (tool !== "move" || held === null) return;
    this.dragged = false;
    this.#hold(null, dragged ? `${this.draft.vertexName(held)} moved` : "");
    if (dragged) this.#check(true);
  }

  /** @param {KeyboardEvent} e */
  #key(e) {
    const wanted = undoKey(e);
    if (wanted) {
      this[wanted].click();
      e.preventDefault();
    } else if (e.key === "Escape" && this.marked.held !== null) this.#choose(this.tool);
  }

  #clear() {
    this.#change(this.draft.with({places: [], edges: [], roots: []}), "The board is empty");
    this.#choose("add");
  }

  async #finish() {
    await this.checked;
    if (this.trouble) return this.#show();
    forgetDraft(game()?.id ?? "");
    begin(this.#document(), this.draft.kind === "graph" ? [...this.draft.places] : null);
  }
}
