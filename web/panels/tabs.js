// Tabs: one panel at a time, arrow keys go from tab to tab.

import {el, set} from "../dom.js";

/** @param {HTMLElement} host
 * @param {{id: string, title: string, panel: HTMLElement}[]} all @returns {(id: string) => void} opens one */
export function tabs(host, all) {
  const made = all.map(({id, title, panel}) => {
    set(panel, {id: `panel-${id}`, role: "tabpanel", "aria-labelledby": `tab-${id}`});
    const tab = {type: "button", role: "tab", id: `tab-${id}`, "aria-controls": `panel-${id}`};
    return el("button", {...tab, onclick: () => open(id)}, title);
  });
  const open = (/** @type {string} */ id) => {
    all.forEach((tab, i) => {
      const chosen = tab.id === id;
      tab.panel.hidden = !chosen;
      set(made[i], {"aria-selected": String(chosen), tabindex: chosen ? 0 : -1});
    });
  };
  const onkeydown = (/** @type {KeyboardEvent} */ e) => {
    const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
    const at = made.findIndex((tab) => tab === document.activeElement);
    if (step === 0 || at < 0) return;
    const next = (at + step + made.length) % made.length;
    open(all[next].id);
    made[next].focus();
    e.preventDefault();
  };
  const list = el("div.tabs", {role: "tablist", "aria-label": "About this game", onkeydown}, ...made);
  host.append(list, ...all.map(({panel}) => panel));
  open(all[0].id);
  return open;
}
