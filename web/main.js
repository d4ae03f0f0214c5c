// The page: shows the first screen, follows the address, and loads the table and the lessons when somebody goes there.

import {mostHeight} from "./board/geometry.js";
import {el, replace} from "./dom.js";
import {showHome} from "./panels/home.js";
import {acceptDrops} from "./panels/import.js";
import {keepPlace} from "./panels/whereabouts.js";
import {leave, open} from "./state/actions.js";
import {getGames} from "./state/api.js";
import {errorText} from "./state/errors.js";
import {fromFragment} from "./state/link.js";
import {game, state, update, watch} from "./state/store.js";

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

/** @type {Promise<void> | null} */
let table = null;
/** The table, once somebody plays. */
function needTable() {
  table ??= import("./table.js").then(({setTable}) => {
    setTable();
    update({});  // what it watches may have changed before
  });
  table.catch(() => (table = null));  // the next who asks tries again
  return table;
}

/** @type {Promise<typeof import("./learn/learn.js")> | null} */
let lessons = null;
/** Lessons and puzzles, once somebody learns. */
function needLessons() {
  lessons ??= Promise.all([import("./learn/learn.js"), needTable()]).then(([learn]) => {
    learn.learning({learn: byId("learn"), task: byId("task"), table: byId("table")});
    return learn;
  });
  lessons.catch(() => (lessons = null));
  return lessons;
}

/** What is needed could not be loaded. */
function giveUp() {
  leave();
  update({trouble: "This part of the page could not be loaded. Is there still a connection?"});
}

/** Shows what the address says. */
async function route() {
  if (/^#(learn|puzzle)(=|$)/.test(location.hash)) {
    return needLessons().then(({showAddress}) => showAddress(location.hash), giveUp);
  }
  update({task: null});
  try {
    const match = fromFragment(location.hash);
    if (match) open(match, true);
    else leave();
  } catch {
    leave();
    update({trouble: "This link is broken: no game could be read from it."});
  }
}

/** How wide a board without end is for its height, so that the server sends as much as fits. */
function measure() {
  const wide = byId("board").clientWidth || Math.min(innerWidth - 24, 760);
  update({aspect: Math.max(0.5, Math.min(2.5, wide / mostHeight()))});
}

async function main() {
  keepPlace(byId("home"), needTable);
  watch(() => [state.match?.start, game(), state.trouble, state.screen], () => {
    byId("home").hidden = state.match !== null || state.screen !== "home";
    byId("table").hidden = state.match === null;
    byId("trouble").textContent = state.match ? "" : state.trouble;
    document.body.classList.toggle("quiet", state.match?.quiet === true);
    document.title = `${state.match ? `${game()?.title ?? state.match.start.game} – ` : ""}Arête`;
    if (state.match) needTable().catch(giveUp);
  });
  for (const begin of [acceptDrops, measure]) begin();
  addEventListener("resize", measure);
  new ResizeObserver(measure).observe(byId("board"));
  try {
    const games = await getGames();
    update({games});
    showHome(byId("home"), games);
    addEventListener("hashchange", route);
    route();
    const idle = window.requestIdleCallback ?? setTimeout;  // which some browsers lack
    idle(() => needTable().catch(() => {}));  // the first game then opens at once
  } catch (error) {
    replace(byId("home"), el("p.trouble", {role: "alert"}, errorText(error)));
  }
}

main();
