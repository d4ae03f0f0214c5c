// Tabs: one panel at a time, arrow keys go from tab to tab.

import {el} from "../dom.js";

/** @param {HTMLElement} host @param {{id: string, title: string, panel: HTMLElement}[]} all @returns {(id: string) => void} opens one */
export function tabs(host, all) {
  const list = el("div.tabs", {role: "tablist", "aria-label": "About this game"});
  const made = all.map(({id, title, panel}) => {
    panel.id = `panel-${id}`;
    panel.setAttribute("role", "tabpanel");
    panel.setAttribute("aria-labelledby", `tab-${id}`);
    return el("button", {type: "button", role: "tab", id: `tab-${id}`, "aria-controls": `panel-${id}`, onclick: () => open(id)}, title);
  });
  /** @param {string} id */
  const open = (id) => {
    all.forEach((tab, i) => {
      const chosen = tab.id === id;
      tab.panel.hidden = !chosen;
      made[i].setAttribute("aria-selected", String(chosen));
      made[i].tabIndex = chosen ? 0 : -1;
    });
  };
  list.addEventListener("keydown", (e) => {
    const step = e.key === "ArrowRight" ? 1 : e.key === "ArrowLeft" ? -1 : 0;
    const at = made.findIndex((tab) => tab === document.activeElement);
    if (step === 0 || at < 0) return;
    const next = (at + step + made.length) % made.length;
    open(all[next].id);
    made[next].focus();
    e.preventDefault();
  });
  list.append(...made);
  host.append(list, ...all.map(({panel}) => panel));
  open(all[0].id);
  return open;
}
