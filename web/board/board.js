// The board: what is drawn, and above it an element for each legal move that can be pointed at, focused and played. It
// draws what it is given and reports which move was chosen; it knows no rules. A move touches little of a board:
// elements are kept as long as they lie where they lay, also while they are not in use.

import {svg} from "../dom.js";
import {figure} from "./figure.js";
import {apart, mostHeight, off, spotOf} from "./geometry.js";
import {groupElements, highlight} from "./groups.js";
import {completedElements, endRings, hasCoins, lastElements, ownedElements, unownedScene} from "./happened.js";
import {listenToKeys} from "./keyboard.js";
import {withLabels} from "./labels.js";
import {Layers} from "./layers.js";
import {Pointer} from "./pointer.js";
import {sameTarget, showValue, targetElement, targetsOf} from "./targets.js";
import {Window} from "./window.js";

/** A target with its element and the value that it shows.
 * @typedef {{target: Target, element: SVGGElement, value?: MoveValue}} Made */

const mostLabels = 90;  // more would hide the board
/** More lines that are not there yet are only drawn while they are pointed at. */
export const mostCandidates = 200;

export class Board {
  /** @param {HTMLElement} host @param {BoardReport} report */
  constructor(host, report) {
    this.host = host;
    this.report = report;
    this.layers = new Layers();
    this.groups = svg("g.groups", {"aria-hidden": "true"});
    this.moves = svg("g.moves", {});
    this.sheet = svg("rect.sheet", {width: "100%", height: "100%", "aria-hidden": "true"});
    this.last = svg("g.layer.last-turn", {"aria-hidden": "true"});
    this.completed = svg("g.layer", {"aria-hidden": "true"});
    this.owned = svg("g.layer", {"aria-hidden": "true"});
    this.ends = svg("g.layer", {"aria-hidden": "true"});
    this.content = [
      this.groups, this.completed, this.last, this.layers.below, this.moves, this.owned, this.layers.above, this.ends,
    ];
    const said = {role: "group", tabindex: -1, "aria-label": "Board", "aria-describedby": "board-help"};
    this.picture = svg("svg.board", said, this.sheet, ...this.content);
    host.append(this.picture);
    /** @type {Target[]} */
    this.targets = [];
    /** @type {SVGGElement[]} of the targets, as far as they are made */
    this.elements = [];
    /** @type {Map<string, Made>} everything made for this board, by name */
    this.made = new Map();
    this.making = new Slices(this.picture, "making");
    this.valuing = new Slices(this.picture, "valuing");
    /** @type {Shown | null} */
    this.shown = null;
    /** @type {Figure | null} */
    this.figure = null;
    /** @type {SVGGElement | null} that a pointer or the focus is on */
    this.pointed = null;
    /** @type {SVGGElement | null} that Tab reaches */
    this.tabbed = null;
    /** @type {Spot | null} where the focus goes when the element that had it is played */
    this.focusNear = null;
    this.focusLost = false;
    this.window = new Window(this, () => report.see());
    this.pointer = new Pointer(this);
    listenToKeys(this);
    this.width = 0;
    new ResizeObserver(() => {
      this.width = host.clientWidth;
      if (this.shown && this.width > 0) this.show(this.shown);
    }).observe(host);
  }

  /** @param {Shown} shown */
  show(shown) {
    const before = this.shown;
    this.shown = shown;
    const width = Math.max(280, Math.round(this.width || this.host.clientWidth));
    const sameWidth = this.figure?.width === width;
    const drawn = before?.position.scene !== shown.position.scene || !sameWidth || before.active !== shown.active;
    const had = this.picture.contains(document.activeElement);
    if (drawn && had) this.focusNear ??= this.#middleOf(document.activeElement);
    if (drawn) this.#draw(shown, width, before?.board === shown.board && sameWidth);
    const regroup = drawn || before?.groups !== shown.groups;
    if (regroup) this.groups.replaceChildren(...groupElements(shown.groups, this.figure));
    highlight(this.groups.children, shown.lit);
    this.picture.classList.toggle("valued", shown.values !== null);
    const some = [...(shown.values?.values() ?? [])].some((value) => value.best);
    this.picture.classList.toggle("choosy", some);  // the best moves stand out; where none is, all are shown
    this.picture.dataset.layer = shown.layer;
    if (drawn) this.#make(had);
    else this.valuing.begin(this.#valuings());
  }

  /** @param {Shown} shown @param {number} width @param {boolean} sameBoard */
  #draw({position, places, active}, width, sameBoard) {
    const before = this.figure;
    this.figure = figure(position.scene, width, mostHeight(), {places, before});
    this.completed.replaceChildren(...completedElements(position, this.figure));
    this.last.replaceChildren(...lastElements(position, this.figure));
    this.owned.replaceChildren(...ownedElements(position, this.figure));
    this.ends.replaceChildren();
    const height = this.figure.height.toFixed(0);
    this.window.fit(sameBoard);
    this.picture.setAttribute("height", height);
    const roomy = typeof position.moves[0] === "number" || hasCoins(position);
    this.layers.show(this.figure, unownedScene(position), {sameBoard, roomy});
    if (!sameBoard) {
      this.made.clear();
      this.moves.replaceChildren();
    }
    if (this.focusNear && before?.back && this.figure.to) this.focusNear = this.figure.to(before.back(this.focusNear));
    const targets = active ? targetsOf(position, this.figure) : [];
    this.targets = targets.length <= mostLabels ? withLabels(targets, this.figure, roomy) : targets;
    this.picture.classList.toggle("endless", this.figure.cells !== undefined);
    this.picture.classList.toggle("crowded", this.targets.length > mostCandidates);
    for (const layer of this.content) layer.removeAttribute("transform");
    this.pointer.forget();
  }

  /** Takes away what cannot be played, and puts there what can; many elements in several frames.
   * @param {boolean} had the focus */
  #make(had) {
    const wanted = new Map(this.targets.map((target) => [target.name, target]));
    if (wanted.size === 0) this.moves.replaceChildren();
    else this.made.forEach(({target, element}, name) => {
      const now = wanted.get(name);
      if (now && sameTarget(target, now)) return;
      element.remove();
      if (now) this.made.delete(name);
    });
    this.focusLost ||= had && !this.moves.contains(document.activeElement);
    this.elements = [];
    this.making.begin(this.#makings());
  }

  *#makings() {
    const {targets, moves} = this;
    let next = moves.firstElementChild;
    for (const target of targets) {
      const element = this.#elementOf(target);
      if (element === next) next = next.nextElementSibling;
      else moves.insertBefore(element, next);
      this.elements.push(element);
      yield;
    }
    this.#settle();
  }

  /** Made now or before. @param {Target} target */
  #elementOf(target) {
    const f = /** @type {Figure} */ (this.figure);
    const made = {...(this.made.get(target.name) ?? {element: targetElement(target, f)}), target};
    this.made.set(target.name, made);
    this.#value(made);
    return made.element;
  }

  /** One element can be reached with Tab; if a move took the focus away, its neighbour has it now. */
  #settle() {
    const [lost, near] = [this.focusLost, this.focusNear];
    this.focusLost = false;
    if (this.elements.length === 0) {
      if (lost && this.shown?.position.over) this.report.loseFocus();
      else if (lost) this.picture.focus({preventScroll: true});  // until there are moves again
      return;
    }
    let next = 0;
    const far = (/** @type {number} */ i) => (near ? apart(this.targets[i].middle, near) : 0);
    this.targets.forEach((_, i) => (far(i) < far(next) ? (next = i) : next));
    this.putInTabOrder(this.elements[next]);
    if (lost || near) this.elements[next].focus({preventScroll: true});
    this.focusNear = null;
  }

  /** Makes an element the one that Tab reaches. @param {SVGGElement} element */
  putInTabOrder(element) {
    this.tabbed?.setAttribute("tabindex", "-1");
    element.setAttribute("tabindex", "0");
    this.tabbed = element;
  }

  *#valuings() {
    for (const {name, key} of this.targets.slice(0, this.elements.length)) {
      const made = this.made.get(name);
      if (made && made.value !== this.shown?.values?.get(key)) yield this.#value(made);
    }
  }

  /** @param {Made} made */
  #value(made) {
    const {values = null, alone = false} = this.shown ?? {};
    const value = values?.get(made.target.key);
    if (made.value === value) return;
    made.value = value;
    const room = this.targets.length <= mostLabels && (this.figure?.rows ?? []).every((row) => row.step >= 26);
    const known = this.figure?.cells !== undefined && value?.best === true;  // few of very many
    showValue(made.element, made.target, value, {alone, label: room || known});
  }

  /** @param {Element | null} element */
  #middleOf(element) {
    return this.targets[this.elements.indexOf(/** @type {any} */ (element))]?.middle ?? null;
  }

  /** @param {Target | null} target what a pointer or the focus is on */
  pointAt(target) {
    const element = (target && this.made.get(target.name)?.element) ?? null;
    if (this.pointed !== element) {
      this.pointed?.classList.remove("pointed", "by-first", "by-second");
      element?.classList.add("pointed", `by-${this.shown?.position.to_move}`);
      this.pointed = element;
      this.showEnds(target?.ends ?? []);
    }
    this.sheet.classList.toggle("ready", target !== null);
    this.report.pointAt(target);
  }

  /** Where a pointer is. @param {{clientX: number, clientY: number}} e */
  spot(e) {
    return spotOf(e, this.picture);
  }

  /** Shows the ends of a line, or the vertex where one begins and those that it can lead to.
   * @param {readonly number[]} ends @param {readonly number[]} [reached] */
  showEnds(ends, reached = []) {
    const rings = this.figure && ends.length > 0 ? endRings(this.figure, ends, reached) : [];
    this.ends.replaceChildren(...rings);
  }

  /** What is in sight follows a pointer by so many pixels; on release it stays there.
   * @param {Spot} by @param {boolean} done */
  drag(by, done) {
    if (!this.figure?.cells) return this.window.pan(-by.x, -by.y);
    for (const layer of this.content) layer.setAttribute("transform", `translate(${by.x} ${by.y})`);
    const scale = this.figure?.scale;
    if (done && scale) this.report.pan(-by.x / scale, by.y / scale);
  }

  /** Walks to a cell that is not in sight yet. @param {Target} target @param {Spot} direction */
  panTo(target, direction) {
    const scale = this.figure?.scale;
    if (!scale) return false;
    this.focusNear = off(target.middle, 0.7 * scale, direction);
    this.report.pan(2 * direction.x, -2 * direction.y);
    return true;
  }

  /** @param {Target} target @param {boolean} [byKey] then the focus stays on the board */
  play(target, byKey = false) {
    this.focusNear = byKey ? target.middle : null;
    this.report.play(target.move);
  }
}

/** Long work in slices: as many steps at once as a few milliseconds allow, the rest in the frames to come. */
class Slices {
  /** @param {SVGElement} picture that is worked on @param {string} name of its datum as long as that lasts */
  constructor(picture, name) {
    this.picture = picture;
    this.name = name;
  }

  /** Takes the place of work that has not ended. @param {Iterator<unknown, void>} steps small ones */
  begin(steps) {
    this.steps = steps;
    this.picture.dataset[this.name] = "";
    const go = () => {
      if (this.steps !== steps) return;
      const end = performance.now() + 4;  // the browser then still has to lay out and paint what was made
      while (!steps.next().done) if (performance.now() >= end) return void requestAnimationFrame(go);
      delete this.picture.dataset[this.name];
    };
    go();
  }
}
