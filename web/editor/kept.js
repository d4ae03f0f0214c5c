// Drawings that have been left unfinished, one for each game, so that none is lost: not by leaving the editor, not by
// the browser's own buttons, not by a reload.

import {Draft} from "./draft.js";

/** @param {string} game */
const name = (game) => `arete drawing ${game}`;

/** @param {string} game @param {Draft} draft */
export function keepDraft(game, draft) {
  try {
    sessionStorage.setItem(name(game), JSON.stringify(draft));
  } catch {
    // there is no room for it: then it lasts as long as the editor is open
  }
}

/** @param {string} game */
export function forgetDraft(game) {
  sessionStorage.removeItem(name(game));
}

/** What was left, if it is a drawing of this kind. @param {string} game @param {string} kind @returns {Draft | null} */
export function keptDraft(game, kind) {
  const text = sessionStorage.getItem(name(game));
  const parts = text === null ? null : JSON.parse(text);
  return parts?.kind === kind ? new Draft(parts) : null;
}
