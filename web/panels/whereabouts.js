// Where one is on the page: a game opens at its top with the focus on its heading, and whoever goes back to the list
// of games is where she was.

import {state, watch} from "../state/store.js";

/** To be called before anything else watches: what is left must still be in sight. @param {HTMLElement} home */
export function keepPlace(home) {
  history.scrollRestoration = "manual";
  let left = {y: 0, focus: /** @type {Element | null} */ (null)};
  let away = false;
  watch(() => [state.match?.start ?? null], () => {
    const there = state.match !== null;
    if (there === away) return;
    away = there;
    if (there) left = {y: scrollY, focus: home.contains(document.activeElement) ? document.activeElement : null};
    queueMicrotask(() => (there ? arrive() : comeBack()));  // once both screens are drawn
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
