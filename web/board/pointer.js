// Playing with a mouse, a pen or fingers. A press points at a move, sliding points at another, the release plays; a
// second finger cancels. Lines are hit from some way off, the nearest one counts; and a line can also be drawn from one
// vertex to another, by dragging or by touching one after the other, which helps where many lines cross.

import {svg} from "../dom.js";
import {endsKey} from "./figure.js";
import {apart, outline} from "./geometry.js";
import {farFrom} from "./targets.js";

/** @import {Board} from "./board.js" */

const reach = 22;  // pixels from which a line is hit

/** @param {Move} move @returns {move is number[]} */
const isEdge = (move) => Array.isArray(move) && move.length === 2;

export class Pointer {
  /** @param {Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Set<number>} */
    this.down = new Set();
    this.cancelled = false;
    /** @type {number | null} the vertex from which a line is being drawn */
    this.from = null;
    this.fromThisPress = false;
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
    on.addEventListener("pointercancel", (e) => (this.#lift(e), this.#giveUp()));
    on.addEventListener("pointerleave", (e) => e.pointerType === "mouse" && !this.down.size && board.pointAt(null));
    on.addEventListener("click", (e) => e.detail === 0 && this.#activate(e));
  }

  forget() {
    this.from = null;
    this.rubber.removeAttribute("d");
  }

  /** @param {PointerEvent} e @returns {Spot} */
  #spot(e) {
    return this.board.spot(e);
  }

  /** @param {Spot} s @returns {Target | null} */
  #nearest(s) {
    let best = null;
    let least = reach / this.board.window.scale;
    for (const target of this.board.targets) {
      const far = farFrom(s, target);
      if (far < least) [best, least] = [target, far];
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
    return this.board.targets.some(({move}) => isEdge(move) && move.includes(best)) ? best : null;
  }

  /** What is meant: a line from the vertex that was touched before, or the nearest move.
   * @param {Spot} s @returns {Target | null} */
  #meant(s) {
    if (this.from === null) return this.#nearest(s);
    const to = this.#vertex(s);
    if (to === null) return this.dragged ? null : this.#nearest(s);
    const wanted = endsKey([this.from, to]);
    return this.board.targets.find(({move}) => isEdge(move) && endsKey(move) === wanted) ?? null;
  }

  /** Whether dragging moves the board: one without end, or one of which only a piece is in sight. */
  get #movable() {
    return this.board.figure?.cells !== undefined || (this.board.window.zoomed && this.from === null);
  }
  get #panning() {
    return this.dragged && this.down.size <= 1 && this.#movable;
  }

  /** @param {PointerEvent} e */
  #press(e) {
    this.down.add(e.pointerId);
    if (this.down.size > 1) this.cancelled = true;
    if (this.cancelled || e.button !== 0) return this.#giveUp();
    const s = this.#spot(e);
    const vertex = this.#vertex(s);
    this.dragged = false;
    this.start = s;
    this.fromThisPress = vertex !== null && this.from === null;
    if (this.fromThisPress) this.from = vertex;
    if (this.fromThisPress || this.#movable) this.board.picture.setPointerCapture(e.pointerId);
    this.board.pointAt(this.fromThisPress ? null : this.#meant(s));
  }

  /** @param {PointerEvent} e */
  #move(e) {
    const s = this.#spot(e);
    if (this.cancelled) return;
    if (this.down.size > 0 && apart(s, this.start) > 10) this.dragged = true;
    if (this.#panning) {
      this.board.drag({x: s.x - this.start.x, y: s.y - this.start.y}, false);
      return this.board.pointAt(null);
    }
    const from = this.from !== null && this.board.figure?.spots[this.from];
    if (from) this.rubber.setAttribute("d", outline([from, s]));
    if (e.pointerType === "mouse" || this.down.size > 0) this.board.pointAt(this.#meant(s));
  }

  /** @param {PointerEvent} e */
  #release(e) {
    const alone = this.down.size === 1 && !this.cancelled && this.down.has(e.pointerId) && e.button === 0;
    this.#lift(e);
    if (!alone) return;
    const s = this.#spot(e);
    if (this.#panning) {
      this.board.drag({x: s.x - this.start.x, y: s.y - this.start.y}, true);
      return this.#drop();
    }
    if (this.fromThisPress && !this.dragged) return;  // a vertex was touched: the next touch says where to
    const target = this.#meant(s);
    this.#drop();
    if (target) this.board.play(target);
  }

  /** @param {PointerEvent} e */
  #lift(e) {
    this.down.delete(e.pointerId);
    if (this.down.size === 0) this.cancelled = false;
  }

  /** What was begun is not done; a board that was being dragged is where it was. */
  #giveUp() {
    if (this.board.figure?.cells) this.board.drag({x: 0, y: 0}, false);
    this.#drop();
  }

  #drop() {
    this.forget();
    this.fromThisPress = false;
    this.dragged = false;
    this.board.pointAt(null);
  }

  /** A click without a pointer: a screen reader or a voice. @param {Event} e */
  #activate(e) {
    const i = this.board.elements.findIndex((element) => e.target instanceof Node && element.contains(e.target));
    if (i >= 0) this.board.play(this.board.targets[i], true);
  }
}
