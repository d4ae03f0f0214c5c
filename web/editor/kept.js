// Drawings that have been left unfinished, one for each game, so that none is lost: not by leaving the editor, not by
// the browser's own buttons, not by closing the page.

import {Draft} from "./draft.js";

/** @param {string} game */
const name = (game) => `arete drawing ${game}`;

/** False if the browser has no room for it. @param {string} game @param {Draft} draft */
export function keepDraft(game, draft) {
  try {
    localStorage.setItem(name(game), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** @param {string} game */
export function forgetDraft(game) {
  try {
    localStorage.removeItem(name(game));
  } catch {
    // a browser that keeps nothing
  }
}

/** What was left, if it is a drawing of this kind. @param {string} game @param {string} kind @returns {Draft | null} */
export function keptDraft(game, kind) {
  try {
    const parts = JSON.parse(localStorage.getItem(name(game)) ?? "null");
    return parts?.kind === kind ? new Draft(parts) : null;
  } catch {
    return null;
  }
}
