// Arrow keys go through the moves that were played, wherever the focus is not on something that wants them itself.

import {go} from "../state/actions.js";
import {state} from "../state/store.js";
import {wholeLine} from "../state/tree.js";

const taken = "input, textarea, select, [role=tab], .board *, .drawing *, dialog *";

/** Where a key leads; undefined: nowhere. @param {string} key @param {Tree} tree */
function goal(key, tree) {
  const line = [0, ...wholeLine(tree)];
  const at = line.indexOf(tree.at);
  return {ArrowLeft: line[at - 1], ArrowRight: line[at + 1], Home: line[0], End: line.at(-1)}[key];
}

/** Begins to listen. */
export function stepByKeys() {
  addEventListener("keydown", (e) => {
    const {match, editing} = state;
    if (!match || editing || e.ctrlKey || e.metaKey || e.altKey || e.shiftKey || e.defaultPrevented) return;
    if (e.target instanceof Element && e.target.matches(taken)) return;
    const to = goal(e.key, match.tree);
    if (to === undefined || to === match.tree.at) return;
    e.preventDefault();
    go(to);
  });
}
