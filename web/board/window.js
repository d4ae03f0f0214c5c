// What is in sight of a board that has an end: all of it, or a piece of it, larger. Only the frame of the picture
// changes, nothing is drawn anew, so that zooming is as quick on a thousand elements as on ten. A pinch, the wheel,
// keys and buttons lead here; a board without end reports them to whoever knows what else there is to see.

/** @import {Board} from "./board.js" */

const most = 16;  // times as large
const pause = 250;  // milliseconds that part one turning of the wheel from the next

export class Window {
  /** @param {Board} board @param {() => void} changed */
  constructor(board, changed) {
    this.board = board;
    this.changed = changed;
    this.scale = 1;
    this.x = 0;
    this.y = 0;
    /** @type {Map<number, Spot>} fingers on the screen */
    this.fingers = new Map();
    this.turned = {at: -Infinity, ours: false};
    const on = board.picture;
    on.addEventListener("wheel", (e) => this.#wheel(e), {passive: false});
    on.addEventListener("pointerdown", (e) => e.pointerType === "touch" && this.fingers.set(e.pointerId, place(e)));
    on.addEventListener("pointermove", (e) => this.#slide(e));
    for (const end of /** @type {const} */ (["pointerup", "pointercancel"])) {
      on.addEventListener(end, (e) => this.fingers.delete(e.pointerId));
    }
  }

  get zoomed() {
    return this.scale > 1;
  }

  /** Shows the figure, another board whole. @param {boolean} sameBoard */
  fit(sameBoard) {
    if (!sameBoard) [this.scale, this.x, this.y] = [1, 0, 0];
    this.#apply();
  }
  whole() {
    this.fit(false);
  }

  /** @param {number} by more than 1: closer @param {Spot} [around] what stays where it is */
  zoom(by, around) {
    const {figure, report} = this.board;
    if (!figure) return;
    if (figure.cells) return report.zoom(1 / by);
    const {x, y} = around ?? {x: this.x + figure.width / this.scale / 2, y: this.y + figure.height / this.scale / 2};
    const scale = Math.max(1, Math.min(most, this.scale * by));
    const shrink = this.scale / scale;
    [this.x, this.y, this.scale] = [x + shrink * (this.x - x), y + shrink * (this.y - y), scale];
    this.#apply();
  }

  /** @param {number} dx @param {number} dy in units of the figure */
  pan(dx, dy) {
    this.x += dx;
    this.y += dy;
    this.#apply();
  }
  /** By so much of what is in sight. @param {number} x @param {number} y */
  panBy(x, y) {
    const {width, height} = this.board.figure ?? {width: 0, height: 0};
    this.pan((x * width) / this.scale, (y * height) / this.scale);
  }

  /** Brings a spot into sight. @param {Spot} spot */
  reveal({x, y}) {
    const {figure} = this.board;
    if (!figure || !this.zoomed) return;
    const [wide, high] = [figure.width / this.scale, figure.height / this.scale];
    const [dx, dy] = [beyond(x, this.x + 0.08 * wide, 0.84 * wide), beyond(y, this.y + 0.08 * high, 0.84 * high)];
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  }

  #apply() {
    const {figure, picture} = this.board;
    if (!figure) return;
    const [wide, high] = [figure.width / this.scale, figure.height / this.scale];
    this.x = Math.max(0, Math.min(figure.width - wide, this.x));
    this.y = Math.max(0, Math.min(figure.height - high, this.y));
    picture.setAttribute("viewBox", [this.x, this.y, wide, high].map((n) => +n.toFixed(2)).join(" "));
    picture.classList.toggle("zoomed", this.zoomed);
    this.changed();
  }

  /** At the top of the page, where there is nothing to scroll back to, or on a board that is zoomed, the wheel zooms;
   * otherwise it scrolls the page. What it does first it does until it rests. @param {WheelEvent} e */
  #wheel(e) {
    const same = e.timeStamp - this.turned.at < pause;
    const ours = same ? this.turned.ours : e.ctrlKey || this.zoomed || (e.deltaY < 0 && scrollY === 0);
    this.turned = {at: e.timeStamp, ours};
    if (!ours) return;
    e.preventDefault();
    this.zoom(Math.exp(-Math.max(-120, Math.min(120, e.deltaY)) / 300), this.board.spot(e));
  }

  /** Two fingers: what lies under them stays under them. @param {PointerEvent} e */
  #slide(e) {
    const before = this.fingers.get(e.pointerId);
    if (!before) return;
    this.fingers.set(e.pointerId, place(e));
    const other = [...this.fingers].find(([id]) => id !== e.pointerId)?.[1];
    if (!other || this.fingers.size !== 2) return;
    const now = place(e);
    const far = (/** @type {Spot} */ a) => Math.hypot(a.x - other.x, a.y - other.y);
    const [from, to] = [this.board.spot(middle(before, other)), this.board.spot(middle(now, other))];
    if (!this.board.figure?.cells) this.pan(from.x - to.x, from.y - to.y);
    this.zoom(far(now) / Math.max(1, far(before)), this.board.spot(middle(now, other)));
  }
}

/** @param {PointerEvent} e */
const place = ({clientX, clientY}) => ({x: clientX, y: clientY});
/** @param {Spot} a @param {Spot} b */
const middle = (a, b) => ({clientX: (a.x + b.x) / 2, clientY: (a.y + b.y) / 2});
/** How far a number lies outside of an interval. @param {number} n @param {number} from @param {number} wide */
const beyond = (n, from, wide) => Math.min(0, n - from) + Math.max(0, n - from - wide);
