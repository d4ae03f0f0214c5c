// Elements in one expression: `el("p.note", {id: "x"}, "text", child)`. Text is always set as text, never as markup,
// so nothing that comes from a document can become an element.

const svgSpace = "http://www.w3.org/2000/svg";

/**
 * @typedef {string | number | Node | null | undefined | false} Child
 * @typedef {{[name: string]: any}} Attributes
 */

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
    if (child !== null && child !== undefined && child !== false) element.append(child instanceof Node ? child : String(child));
  }
}

/**
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T | `${T}.${string}`} name tag and classes
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElement(tag);
  if (classes.length > 0) element.className = classes.join(" ");
  set(element, attributes);
  fill(element, children);
  return /** @type {any} */ (element);
}

/**
 * @template {keyof SVGElementTagNameMap} T
 * @param {T | `${T}.${string}`} name
 * @param {Attributes} [attributes]
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[T]}
 */
export function svg(name, attributes = {}, ...children) {
  const [tag, ...classes] = name.split(".");
  const element = document.createElementNS(svgSpace, tag);
  if (classes.length > 0) element.setAttribute("class", classes.join(" "));
  set(element, attributes);
  fill(element, children);
  return /** @type {any} */ (element);
}

/** Puts `children` in the place of all that is there. @param {Element} element @param {...Child} children */
export function replace(element, ...children) {
  element.replaceChildren();
  fill(element, children);
}

/** @param {string} label @param {() => void} action @param {Attributes} [attributes] */
export function button(label, action, attributes = {}) {
  return el("button", {type: "button", onclick: action, ...attributes}, label);
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
