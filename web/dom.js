// Elements in one expression: `el("p.note", {id: "x"}, "text", child)`. Text is always set as text, never as markup, so
// nothing that comes from a document can become an element.

/** @typedef {string | number | Node | null | undefined | false} Child */
/** @typedef {{[name: string]: any}} Attributes */

/** @param {Element} element @param {Attributes} attributes */
export function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (value === null || value === undefined || value === false) element.removeAttribute(name);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
}

/** @param {Element} element @param {Child[]} children */
function fill(element, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/** @param {string} space
 * @param {string} name @param {Attributes} attributes @param {Child[]} children @returns {any} */
function make(space, name, attributes, children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElementNS(`http://www.w3.org/${space}`, tag);
  if (classes.length > 0) element.setAttribute("class", classes.join(" "));
  set(element, attributes);
  fill(element, children);
  return element;
}

/** @template {keyof HTMLElementTagNameMap} T
 * @param {T | `${T}.${string}`} name tag and classes @param {Attributes} [attributes] @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]} */
export const el = (name, attributes = {}, ...children) => make("1999/xhtml", name, attributes, children);

/** @template {keyof SVGElementTagNameMap} T
 * @param {T | `${T}.${string}`} name @param {Attributes} [attributes] @param {...Child} children
 * @returns {SVGElementTagNameMap[T]} */
export const svg = (name, attributes = {}, ...children) => make("2000/svg", name, attributes, children);

/** Puts `children` in the place of all that is there. @param {Element} element @param {...Child} children */
export function replace(element, ...children) {
  element.replaceChildren();
  fill(element, children);
}

/** @param {string} label @param {() => void} action @param {Attributes} [attributes] */
export const button = (label, action, attributes = {}) =>
  el("button", {type: "button", onclick: action, ...attributes}, label);

/** A control with its label, one row of a form.
 * @param {string} label @param {HTMLElement} control @param {...Child} more */
export const field = (label, control, ...more) =>
  el("div.field", {}, el("label", {for: control.id}, label), control, ...more);

/** @param {string} id @param {[string, string][]} options value and text
 * @param {string | undefined} chosen @param {() => void} [onchange] */
export const select = (id, options, chosen, onchange = () => {}) =>
  el("select", {id, onchange},
    ...options.map(([value, text]) => el("option", {value, selected: value === chosen}, text)));

/** Whether a key, with Ctrl or Cmd, is for undoing or for redoing.
 * @param {KeyboardEvent} e @returns {"undo" | "redo" | null} */
export function undoKey(e) {
  const key = e.key.toLowerCase();
  if (!(e.ctrlKey || e.metaKey) || (key !== "z" && key !== "y")) return null;
  return key === "y" || e.shiftKey ? "redo" : "undo";
}

/** Offers `content` as a file. @param {string} name @param {Blob} content */
export function download(name, content) {
  const address = URL.createObjectURL(content);
  const link = el("a", {href: address, download: name});
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
