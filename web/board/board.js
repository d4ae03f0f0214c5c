// The board: ink, and above it an element for each legal move that can be pointed at, focused and played. It draws what
// the server sends and reports which move was chosen; it knows no rules. A move touches little of a board: elements are kept
// as long as they lie where they lay, also while they are not in use.

import {aimElement, aimsOf, sameAim, showValue} from "./targets.js";
import {svg} from "../dom.js";
import {figure} from "./figure.js";
import {apart, mostHeight} from "./geometry.js";
import {Hand} from "./pointer.js";
import {ideaElements} from "./groups.js";
import {Ink} from "./layers.js";
import {Slices} from "./slices.js";
import {walk} from "./keyboard.js";

/** @typedef {import("./targets.js").Aim} Aim */
/** @typedef {import("./geometry.js").Spot} Spot */
/** @typedef {import("../state/api.js").Position} Position */
/**
 * What to show.
 * @typedef {object} Sight
 * @property {object} board the same object as long as it is the same board
 * @property {Position} position
 * @property {[number, number][] | null} places
 * @property {boolean} active whether moves can be chosen
 * @property {boolean} alone a solitaire
 * @property {Map<string, import("../state/api.js").MoveValue> | null} values
 * @property {import("./groups.js").Group[] | null} groups what is drawn of why
 */

/** An aim with its element and the value that it shows. @typedef {{aim: Aim, element: SVGGElement, value: import("../state/api.js").MoveValue | undefined}} Target */

const mostLabels = 90;  // more would hide the board

export class Board {
  /** @param {HTMLElement} host @param {{play: (move: import("../state/api.js").Move) => void, aim: (aim: Aim | null) => void, pan: (dx: number, dy: number) => void}} report */
  constructor(host, report) {
    this.host = host;
    this.report = report;
    this.ink = new Ink();
    this.ideas = svg("g.ideas", {"aria-hidden": "true"});
    this.moves = svg("g.moves", {});
    this.sheet = svg("rect.sheet", {width: "100%", height: "100%", "aria-hidden": "true"});
    this.picture = svg("svg.board", {role: "group", tabindex: -1, "aria-label": "Board", "aria-describedby": "board-help"}, this.sheet, this.ideas, this.ink.below, this.moves, this.ink.above);
    host.append(this.picture);
    /** @type {Aim[]} */
    this.aims = [];
    /** @type {SVGGElement[]} of the aims, as far as they are made */
    this.elements = [];
    /** @type {Map<string, Target>} everything made for this board, by name */
    this.made = new Map();
    this.making = new Slices();
    this.valuing = new Slices();
    /** @type {Sight | null} */
    this.sight = null;
    /** @type {import("./figure.js").Figure | null} */
    this.figure = null;
    /** @type {SVGGElement | null} that a pointer or the focus is on */
    this.aimed = null;
    /** @type {SVGGElement | null} that Tab reaches */
    this.tabbed = null;
    this.shown = {scene: /** @type {object | null} */ (null), board: /** @type {object | null} */ (null), groups: /** @type {Sight["groups"]} */ (null), active: false};
    /** @type {Spot | null} where the focus goes when the element that had it is played */
    this.focusNear = null;
    this.focusLost = false;
    this.hand = new Hand(this);
    walk(this);
    this.width = 0;
    new ResizeObserver(() => {
      this.width = host.clientWidth;
      if (this.sight && this.width > 0) this.show(this.sight);
    }).observe(host);
  }

  /** @param {Sight} sight */
  show(sight) {
    this.sight = sight;
    const width = Math.max(280, Math.round(this.width || this.host.clientWidth));
    const {shown} = this;
    const drawn = shown.scene !== sight.position.scene || this.figure?.width !== width || shown.active !== sight.active;
    const had = this.picture.contains(document.activeElement);
    if (drawn && had) this.focusNear ??= this.middleOf(document.activeElement);
    if (drawn) this.#draw(sight, width, shown.board === sight.board && this.figure?.width === width);
    if (drawn || shown.groups !== sight.groups) this.ideas.replaceChildren(...ideaElements(sight.groups, this.figure));
    this.shown = {scene: sight.position.scene, board: sight.board, groups: sight.groups, active: sight.active};
    this.picture.classList.toggle("valued", sight.values !== null);
    if (drawn) this.#make(had);
    else this.valuing.begin(this.#valuings());
  }

  /** @param {Sight} sight @param {number} width @param {boolean} sameBoard */
  #draw({position, places, active}, width, sameBoard) {
    const before = this.figure;
    this.figure = figure(position.scene, width, mostHeight(), {places, before});
    this.picture.setAttribute("viewBox", `0 0 ${width} ${this.figure.height.toFixed(0)}`);
    this.picture.setAttribute("height", this.figure.height.toFixed(0));
    this.ink.show(this.figure, position.scene, {sameBoard, roomy: typeof position.moves[0] === "number"});
    if (!sameBoard) this.#clear();
    if (this.focusNear && before?.back && this.figure.to) this.focusNear = this.figure.to(before.back(this.focusNear));
    this.picture.classList.toggle("endless", this.figure.cells !== undefined);
    this.aims = active ? aimsOf(position, this.figure) : [];
    this.picture.classList.toggle("crowded", this.aims.length > mostLabels);
    this.picture.classList.toggle("settled", !active);
    for (const layer of [this.ideas, this.ink.below, this.moves, this.ink.above]) layer.removeAttribute("transform");
    this.hand.forget();
  }

  #clear() {
    this.made.clear();
    this.moves.replaceChildren();
  }

  /** Takes away what cannot be played, and puts there what can; many elements in several frames. @param {boolean} had the focus */
  #make(had) {
    const wanted = new Map(this.aims.map((aim) => [aim.name, aim]));
    if (wanted.size === 0) this.moves.replaceChildren();
    else this.made.forEach(({aim, element}, name) => {
      const now = wanted.get(name);
      if (!now || !sameAim(aim, now)) element.remove();
      if (now && !sameAim(aim, now)) this.made.delete(name);
    });
    this.focusLost ||= had && !this.moves.contains(document.activeElement);
    this.elements = [];
    this.making.begin(this.#makings());
  }

  *#makings() {
    const {aims, moves} = this;
    let next = moves.firstElementChild;
    for (const aim of aims) {
      const {element} = this.#target(aim);
      if (element === next) next = next.nextElementSibling;
      else moves.insertBefore(element, next);
      this.elements.push(element);
      yield;
    }
    this.#settle();
  }

  /** The element of an aim, made for it now or before. @param {Aim} aim @returns {Target} */
  #target(aim) {
    const target = this.made.get(aim.name) ?? {aim, element: aimElement(aim, /** @type {import("./figure.js").Figure} */ (this.figure)), value: undefined};
    this.made.set(aim.name, target);
    target.aim = aim;
    this.#value(target);
    return target;
  }

  /** One element can be reached with Tab; if a move took the focus away, its neighbour has it now. */
  #settle() {
    const lost = this.focusLost;
    this.focusLost = false;
    if (this.elements.length === 0) {
      if (lost && this.sight?.position.over) this.host.dispatchEvent(new CustomEvent("lost-focus", {bubbles: true}));
      else if (lost) this.picture.focus({preventScroll: true});  // until there are moves again
      return;
    }
    let next = 0;
    const near = this.focusNear;
    if (near) this.aims.forEach((a, i) => (apart(a.middle, near) < apart(this.aims[next].middle, near) ? (next = i) : next));
    this.inOrder(this.elements[next]);
    if (lost || near) this.elements[next].focus({preventScroll: true});
    this.focusNear = null;
  }

  /** Makes an element the one that Tab reaches. @param {SVGGElement} element */
  inOrder(element) {
    this.tabbed?.setAttribute("tabindex", "-1");
    element.setAttribute("tabindex", "0");
    this.tabbed = element;
  }

  *#valuings() {
    for (const aim of this.aims.slice(0, this.elements.length)) {
      const target = this.made.get(aim.name);
      if (target && target.value !== this.sight?.values?.get(aim.key)) yield this.#value(target);
    }
  }

  /** @param {Target} target */
  #value(target) {
    const {values = null, alone = false} = this.sight ?? {};
    const value = values?.get(target.aim.key);
    if (target.value === value) return;
    target.value = value;
    const label = this.aims.length <= mostLabels && (this.figure?.rows ?? []).every((row) => row.step >= 26);
    const known = this.figure?.cells !== undefined && value?.best === true;  // few of very many
    showValue(target.element, target.aim, value, {alone, label: label || known});
  }

  /** @param {Element | null} element */
  middleOf(element) {
    const i = this.elements.indexOf(/** @type {any} */ (element));
    return i >= 0 ? this.aims[i].middle : null;
  }

  /** @param {Aim | null} aim what a pointer or the focus is on */
  aimAt(aim) {
    const element = (aim && this.made.get(aim.name)?.element) ?? null;
    if (this.aimed !== element) {
      this.aimed?.classList.remove("aimed");
      element?.classList.add("aimed");
      this.aimed = element;
    }
    this.sheet.classList.toggle("ready", aim !== null);
    this.report.aim(aim);
  }

  /** What is in sight follows a pointer by so many pixels; on release it stays there. @param {Spot} by @param {boolean} done */
  drag(by, done) {
    for (const layer of [this.ideas, this.ink.below, this.moves, this.ink.above]) layer.setAttribute("transform", `translate(${by.x} ${by.y})`);
    const scale = this.figure?.scale;
    if (done && scale) this.report.pan(-by.x / scale, by.y / scale);
  }

  /** Walks to a cell that is not in sight yet. @param {Aim} aim @param {Spot} direction */
  beyond(aim, direction) {
    const scale = this.figure?.scale;
    if (!scale) return false;
    this.focusNear = {x: aim.middle.x + 0.7 * scale * direction.x, y: aim.middle.y + 0.7 * scale * direction.y};
    this.report.pan(2 * direction.x, -2 * direction.y);
    return true;
  }

  /** @param {Aim} aim @param {boolean} [byKey] then the focus stays on the board */
  play(aim, byKey = false) {
    this.focusNear = byKey ? aim.middle : null;
    this.report.play(aim.move);
  }
}
