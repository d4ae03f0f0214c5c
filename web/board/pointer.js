// Playing with a mouse, a pen or fingers. A press points at a move, sliding points at another, the release plays; a
// second finger cancels. Lines are hit from some way off, the nearest one counts; and a line can also be drawn from one
// vertex to another, by dragging or by touching one after the other, which helps where many lines cross.

import {svg} from "../dom.js";
import {endsKey} from "./figure.js";
import {apart, isInside, outline, toCurve} from "./geometry.js";
import {farFrom} from "./targets.js";

/** @import {Board} from "./board.js" */

const reach = 22;  // pixels from which a line is hit

/** Whether a spot is on a cell. @param {Spot} s @param {Spot[]} corners @param {Spot} middle */
const isNear = (s, corners, middle) =>
  (corners.length > 2 ? isInside(s, corners) : apart(s, middle) < 0.35 * apart(corners[0], corners[1]));

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
    this.board.showEnds([]);
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

  /** The vertex under the pointer. @param {Spot} s @returns {number | null} */
  #anyVertex(s) {
    const f = this.board.figure;
    if (!f || f.spots.length === 0) return null;
    let best = 0;
    f.spots.forEach((spot, v) => (apart(s, spot) < apart(s, f.spots[best]) ? (best = v) : best));
    return apart(s, f.spots[best]) < Math.max(11 / this.board.window.scale, 1.8 * f.radius) ? best : null;
  }
  /** The same, if lines can be drawn from it. @param {Spot} s @returns {number | null} */
  #vertex(s) {
    const found = this.#anyVertex(s);
    return found !== null && this.#across(found).length > 0 ? found : null;
  }
  /** Where lines from a vertex can lead. @param {number} v */
  #across(v) {
    return this.board.targets.flatMap(({ends}) => (ends?.includes(v) ? ends.filter((end) => end !== v) : []));
  }

  /** What is meant: a line from the vertex that was touched before, or the nearest move.
   * @param {Spot} s @returns {Target | null} */
  #meant(s) {
    if (this.from === null) return this.#nearest(s);
    const to = this.#vertex(s);
    if (to === null) return this.dragged ? null : this.#nearest(s);
    const wanted = endsKey([this.from, to]);
    return this.board.targets.find(({ends}) => ends && endsKey(ends) === wanted) ?? null;
  }

  /** A press that hits no move: what it would have been, so that somebody can say why it is none.
   * @param {Spot} s @param {number | null} from @returns {Move | null} */
  #impossible(s, from) {
    const {figure: f, shown} = this.board;
    if (!f || !shown?.active) return null;
    const vertex = this.#anyVertex(s);
    if (from !== null) return vertex === null || vertex === from ? null : [from, vertex].sort((a, b) => a - b);
    if (f.cells) return f.cells.find(({corners, middle}) => isNear(s, corners, middle))?.cell ?? null;
    const row = f.rows.find(({at, step}) => Math.abs(s.y - at.y) < 0.5 * step && s.x > at.x);
    if (row) return row.size > 0 ? [row.size, 0, row.size - 1] : null;
    if (typeof shown.position.moves[0] === "number") return vertex;
    const hit = f.strokes.filter(({curve, bent}) => toCurve(s, curve, bent) < 9 / this.board.window.scale);
    return hit.length > 0 ? [...hit[0].ends].sort((a, b) => a - b) : null;
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
    if (this.fromThisPress && vertex !== null) this.board.showEnds([vertex], this.#across(vertex));
  }

  /** @param {PointerEvent} e */
  #move(e) {
    const s = this.#spot(e);
    if (this.cancelled) return;
    if (this.down.size > 0 && apart(s, this.start) > 10 / this.board.window.scale) this.dragged = true;
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
    const refused = target ? null : this.#impossible(s, this.from);
    this.#drop();
    if (target) this.board.play(target);
    else if (refused !== null) this.board.report.impossible(refused);
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
