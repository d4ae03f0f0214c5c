// The board: ink, and above it an element for each legal move that can be pointed at, focused and played. It draws what
// the server sends and reports which move was chosen; it knows no rules.

import {aimElement, aimsOf, showValue} from "./aims.js";
import {svg} from "./dom.js";
import {figure} from "./figure.js";
import {apart} from "./geometry.js";
import {Hand} from "./hand.js";
import {ideaElements} from "./idea.js";
import {Ink} from "./ink.js";
import {walk} from "./walk.js";

/** @typedef {import("./aims.js").Aim} Aim */
/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("./api.js").Position} Position */
/**
 * What to show.
 * @typedef {object} Sight
 * @property {Position} position
 * @property {[number, number][] | null} places
 * @property {boolean} active whether moves can be chosen
 * @property {boolean} alone a solitaire
 * @property {Map<string, import("./api.js").MoveValue> | null} values
 * @property {any} idea
 */

const slice = 100;      // elements made at once
const mostLabels = 90;  // more would hide the board

export class Board {
  /** @param {HTMLElement} host @param {{play: (move: import("./api.js").Move) => void, aim: (aim: Aim | null) => void}} report */
  constructor(host, report) {
    this.host = host;
    this.report = report;
    this.ink = new Ink();
    this.ideas = svg("g.ideas", {"aria-hidden": "true"});
    this.moves = svg("g.moves", {});
    this.picture = svg("svg.board", {role: "group", tabindex: -1, "aria-label": "Board", "aria-describedby": "board-help"}, this.ideas, this.ink.below, this.moves, this.ink.above);
    host.append(this.picture);
    /** @type {Aim[]} */
    this.aims = [];
    /** @type {SVGGElement[]} */
    this.elements = [];
    /** @type {Sight | null} */
    this.sight = null;
    this.shown = {position: /** @type {Position | null} */ (null), board: "", width: 0, active: false};
    /** @type {Spot | null} where the focus goes when the element that had it is played */
    this.focusNear = null;
    this.hand = new Hand(this);
    walk(this);
    new ResizeObserver(() => this.sight && this.show(this.sight)).observe(host);
  }

  /** @param {Sight} sight */
  show(sight) {
    this.sight = sight;
    const width = Math.max(280, Math.round(this.host.clientWidth));
    const {shown} = this;
    if (shown.position !== sight.position || shown.width !== width || shown.active !== sight.active) {
      const board = JSON.stringify([{...sight.position.document, moves: []}, sight.places]);
      const sameBoard = shown.board === board && shown.width === width;
      this.shown = {position: sight.position, board, width, active: sight.active};
      this.#draw(sight, width, sameBoard);
    }
    this.ideas.replaceChildren(...ideaElements(sight.idea, this.figure));
    this.#value();
  }

  /** @param {Sight} sight @param {number} width @param {boolean} sameBoard */
  #draw(sight, width, sameBoard) {
    const {position, places, active} = sight;
    const most = Math.max(280, Math.min(620, window.innerHeight - 350));
    this.figure = figure(position.scene, width, most, {places});
    this.picture.setAttribute("viewBox", `0 0 ${width} ${this.figure.height.toFixed(0)}`);
    this.picture.setAttribute("height", this.figure.height.toFixed(0));
    this.ink.show(this.figure, position.scene, {sameBoard, roomy: typeof position.moves[0] === "number"});
    const had = this.picture.contains(document.activeElement);
    if (had) this.focusNear ??= this.middleOf(document.activeElement);
    this.aims = active ? aimsOf(position, this.figure) : [];
    this.picture.classList.toggle("crowded", this.aims.length > mostLabels);
    this.picture.classList.toggle("settled", !active);
    this.hand.forget();
    this.#make(had);
  }

  /** Makes the elements, many of them in several frames so that the page stays smooth. @param {boolean} had the focus */
  #make(had) {
    const {aims, figure: f} = this;
    if (!f) return;
    this.elements = [];
    this.moves.replaceChildren();
    const more = () => {
      if (aims !== this.aims) return;
      const made = aims.slice(this.elements.length, this.elements.length + slice).map((aim) => aimElement(aim, f));
      this.elements.push(...made);
      this.moves.append(...made);
      if (this.elements.length < aims.length) requestAnimationFrame(more);
      else this.#settle(had);
      this.#value();
    };
    more();
  }

  /** One element can be reached with Tab; if a move took the focus away, its neighbour has it now. @param {boolean} had */
  #settle(had) {
    if (this.elements.length === 0) {
      if (had && this.sight?.position.over) this.host.dispatchEvent(new CustomEvent("lost-focus", {bubbles: true}));
      else if (had) this.picture.focus({preventScroll: true});  // until there are moves again
      return;
    }
    let next = 0;
    const near = this.focusNear;
    if (near) this.aims.forEach((a, i) => (apart(a.middle, near) < apart(this.aims[next].middle, near) ? (next = i) : next));
    this.elements[next].setAttribute("tabindex", "0");
    if (had || near) this.elements[next].focus({preventScroll: true});
    this.focusNear = null;
  }

  #value() {
    const {values, alone} = this.sight ?? {values: null, alone: false};
    const label = this.aims.length <= mostLabels && (this.figure?.rows ?? []).every((row) => row.step >= 26);
    this.picture.classList.toggle("valued", values !== null);
    this.elements.forEach((element, i) => showValue(element, this.aims[i], values?.get(this.aims[i].key), {alone, label}));
  }

  /** @param {Element | null} element */
  middleOf(element) {
    const i = this.elements.indexOf(/** @type {any} */ (element));
    return i >= 0 ? this.aims[i].middle : null;
  }

  /** @param {Aim | null} aim what a pointer or the focus is on */
  aimAt(aim) {
    this.aimed?.classList.remove("aimed");
    this.aimed = aim ? this.elements[this.aims.indexOf(aim)] : undefined;
    this.aimed?.classList.add("aimed");
    this.picture.classList.toggle("ready", aim !== null);
    this.report.aim(aim);
  }

  /** @param {Aim} aim @param {boolean} [byKey] then the focus stays on the board */
  play(aim, byKey = false) {
    this.focusNear = byKey ? aim.middle : null;
    this.report.play(aim.move);
  }
}
