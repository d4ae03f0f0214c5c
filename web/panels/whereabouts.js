// Where one is on the page: a game opens at its top with the focus on its heading, and whoever goes back to the list
// of games is where she was.

import {state, watch} from "../state/store.js";

/** To be called before anything else watches: what is left must still be in sight.
 * @param {HTMLElement} home @param {() => Promise<void>} tableIsSet */
export function keepPlace(home, tableIsSet) {
  history.scrollRestoration = "manual";
  let left = {y: 0, focus: /** @type {Element | null} */ (null)};
  let away = false;
  watch(() => [state.match?.start ?? null], () => {
    const there = state.match !== null;
    if (there === away) return;
    away = there;
    if (there) left = {y: scrollY, focus: home.contains(document.activeElement) ? document.activeElement : null};
    // once both screens are drawn, if the table is not left again before
    if (there) tableIsSet().then(() => away && arrive(), () => {});
    else queueMicrotask(comeBack);
  });
  const arrive = () => {
    scrollTo(0, 0);
    /** @type {HTMLElement | null} */ (document.querySelector("#rules h1"))?.focus({preventScroll: true});
  };
  const comeBack = () => {
    scrollTo(0, left.y);
    /** @type {HTMLElement | null} */ (left.focus)?.focus({preventScroll: true});
  };
}
