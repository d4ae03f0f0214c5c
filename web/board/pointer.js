// Playing with a mouse, a pen or fingers. A press aims, sliding changes the aim, the release plays; a second finger
// cancels. Lines are hit from some way off, the nearest one counts; and a line can also be drawn from one vertex to another,
// by dragging or by touching one after the other, which helps where many lines cross.

import {farFrom} from "./targets.js";
import {endsKey} from "./figure.js";
import {apart} from "./geometry.js";
import {svg} from "../dom.js";

/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("./targets.js").Aim} Aim */

const reach = 22;  // pixels from which a line is hit

export class Hand {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Set<number>} */
    this.down = new Set();
    this.cancelled = false;
    /** @type {number | null} the vertex from which a line is being drawn */
    this.from = null;
    this.dragged = false;
    /** @type {Spot} where the press was */
    this.start = {x: 0, y: 0};
    this.rubber = svg("path.rubber", {"aria-hidden": "true"});
    const on = board.picture;
    on.append(this.rubber);
    on.addEventListener("mousedown", (e) => e.preventDefault());  // the focus is for keys
    on.addEventListener("pointerdown", (e) => this.#press(e));
    on.addEventListener("pointermove", (e) => this.#move(e));
    on.addEventListener("pointerup", (e) => this.#release(e));
    on.addEventListener("pointercancel", (e) => this.#cancel(e));
    on.addEventListener("pointerleave", (e) => e.pointerType === "mouse" && this.down.size === 0 && board.aimAt(null));
    on.addEventListener("click", (e) => e.detail === 0 && this.#activate(e));
  }

  forget() {
    this.from = null;
    this.rubber.removeAttribute("d");
  }

  /** @param {PointerEvent} e @returns {Spot} */
  #spot(e) {
    const box = this.board.picture.getBoundingClientRect();
    const f = this.board.figure;
    return {x: ((e.clientX - box.left) * (f?.width ?? 1)) / box.width, y: ((e.clientY - box.top) * (f?.height ?? 1)) / box.height};
  }

  /** @param {Spot} s @returns {Aim | null} */
  #nearest(s) {
    let best = null;
    let least = reach;
    for (const aim of this.board.aims) {
      const far = farFrom(s, aim);
      if (far < least) [best, least] = [aim, far];
    }
    return best;
  }

  /** The vertex under the pointer, if lines can be drawn from it. @param {Spot} s @returns {number | null} */
  #vertex(s) {
    const f = this.board.figure;
    if (!f || f.spots.length === 0) return null;
    let best = 0;
    f.spots.forEach((spot, v) => (apart(s, spot) < apart(s, f.spots[best]) ? (best = v) : best));
    if (apart(s, f.spots[best]) >= Math.max(11, 1.8 * f.radius)) return null;
    const ends = this.board.aims.some(({move}) => Array.isArray(move) && move.length === 2 && move.includes(best));
    return ends ? best : null;
  }

  /** What a pointer means: a line from the vertex that was touched before, or the nearest move. @param {Spot} s @returns {Aim | null} */
  #meant(s) {
    if (this.from === null) return this.#nearest(s);
    const to = this.#vertex(s);
    if (to === null) return this.dragged ? null : this.#nearest(s);
    const wanted = endsKey([this.from, to]);
    return this.board.aims.find(({move}) => Array.isArray(move) && move.length === 2 && endsKey(move) === wanted) ?? null;
  }

  /** Whether a board without end is being dragged. */
  get #panning() {
    return this.dragged && this.down.size <= 1 && this.board.figure?.cells !== undefined;
  }

  /** @param {PointerEvent} e */
  #press(e) {
    this.down.add(e.pointerId);
    if (this.down.size > 1) this.cancelled = true;
    if (this.cancelled || e.button !== 0) return this.#giveUp();
    const s = this.#spot(e);
    const vertex = this.#vertex(s);
    this.dragged = false;
    if (vertex !== null && this.from === null) {
      this.from = vertex;
      this.fresh = true;
      this.board.picture.setPointerCapture(e.pointerId);
    } else this.fresh = false;
    this.start = s;
    if (this.board.figure?.cells) this.board.picture.setPointerCapture(e.pointerId);
    this.board.aimAt(vertex !== null && this.fresh ? null : this.#meant(s));
  }

  /** @param {PointerEvent} e */
  #move(e) {
    const s = this.#spot(e);
    if (this.cancelled) return;
    if (this.down.size > 0 && apart(s, this.start) > 10) this.dragged = true;
    if (this.#panning) {
      this.board.drag({x: s.x - this.start.x, y: s.y - this.start.y}, false);
      return this.board.aimAt(null);
    }
    if (this.from !== null && this.board.figure) {
      const a = this.board.figure.spots[this.from];
      this.rubber.setAttribute("d", `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${s.x.toFixed(1)} ${s.y.toFixed(1)}`);
    }
    if (e.pointerType === "mouse" || this.down.size > 0) this.board.aimAt(this.#meant(s));
  }

  /** @param {PointerEvent} e */
  #release(e) {
    const alone = this.down.size === 1 && !this.cancelled && this.down.has(e.pointerId) && e.button === 0;
    this.down.delete(e.pointerId);
    if (this.down.size === 0) this.cancelled = false;
    if (!alone) return;
    if (this.#panning) {
      const s = this.#spot(e);
      this.board.drag({x: s.x - this.start.x, y: s.y - this.start.y}, true);
      return this.#drop();
    }
    if (this.fresh && !this.dragged) return;  // a vertex was touched: the next touch says where to
    const aim = this.#meant(this.#spot(e));
    this.#drop();
    if (aim) this.board.play(aim);
  }

  /** @param {PointerEvent} e */
  #cancel(e) {
    this.down.delete(e.pointerId);
    if (this.down.size === 0) this.cancelled = false;
    this.#giveUp();
  }

  /** What was begun is not done; a board that was being dragged is where it was. */
  #giveUp() {
    if (this.board.figure?.cells) this.board.drag({x: 0, y: 0}, false);
    this.#drop();
  }

  #drop() {
    this.forget();
    this.fresh = false;
    this.dragged = false;
    this.board.aimAt(null);
  }

  /** A click without a pointer: a screen reader or a voice. @param {Event} e */
  #activate(e) {
    const i = this.board.elements.findIndex((element) => e.target instanceof Node && element.contains(e.target));
    if (i >= 0) this.board.play(this.board.aims[i], true);
  }
}
