// Looking through a census: the rows of a database, sorted by any column and filtered, and each member as a board to
// play on.

import {button, el, field, replace, select} from "../dom.js";
import {getCensus, getCensusMember, getCensusRows} from "../state/api.js";
import {errorText} from "../state/errors.js";
import {toFragment} from "../state/link.js";
import {readTree} from "../state/tree.js";

const pageSize = 50;

/** @type {{key: "member" | "outcome" | "score" | "nimber" | "best" | "nodes" | "ms", title: string}[]} */
const columns = [
  {key: "member", title: "Member"}, {key: "outcome", title: "Outcome"}, {key: "score", title: "Score"},
  {key: "nimber", title: "Nimber"}, {key: "best", title: "Best moves"}, {key: "nodes", title: "Nodes"},
  {key: "ms", title: "Milliseconds"},
];
const filters = /** @type {const} */ (["score", "nimber", "best"]);

/** @param {string} id */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @type {CensusWanted} */
let wanted = {question: 1, sort: "member", descending: false, offset: 0, count: pageSize};
let asking = new AbortController();

/** @param {unknown} error */
const tell = (error) => {
  byId("trouble").textContent = errorText(error);
};

/** @param {Partial<CensusWanted>} change */
async function show(change) {
  wanted = {...wanted, ...change};
  asking.abort();
  asking = new AbortController();
  const {signal} = asking;
  try {
    const {matching, rows} = await getCensusRows(wanted, signal);
    tell("");
    showCount(matching);
    replace(byId("rows"), heading(), el("tbody", {}, ...rows.map(line)));
  } catch (error) {
    if (!signal.aborted) tell(error);
  }
}

/** @param {number} matching */
function showCount(matching) {
  const last = Math.min(wanted.offset + pageSize, matching);
  byId("count").textContent = matching === 0 ? "No member is like that."
    : `Members ${wanted.offset + 1} to ${last} of ${matching}`;
  replace(byId("pages"),
    button("Previous", () => show({offset: Math.max(0, wanted.offset - pageSize)}), {disabled: wanted.offset === 0}),
    button("Next", () => show({offset: wanted.offset + pageSize}), {disabled: last >= matching}));
}

/** A column that is sorted already is sorted the other way. */
function heading() {
  const cells = columns.map(({key, title}) => {
    const sorted = wanted.sort === key;
    const order = sorted ? (wanted.descending ? "descending" : "ascending") : null;
    const sort = () => show({sort: key, descending: sorted && !wanted.descending, offset: 0});
    const sign = sorted ? (wanted.descending ? " ↓" : " ↑") : "";
    return el("th", {scope: "col", "aria-sort": order}, button(title + sign, sort));
  });
  return el("thead", {}, el("tr", {}, ...cells));
}

/** @param {CensusRow} row */
function line(row) {
  const open = button(String(row.member), () => openMember(row.member), {"aria-label": `Open member ${row.member}`});
  const score = row.score === undefined ? "" : row.whole === undefined ? row.score : `${row.score} of ${row.whole}`;
  const texts = [row.outcome, score, row.nimber ?? "", row.best ?? "", row.nodes, row.ms.toFixed(2)];
  return el("tr", {}, el("td", {}, open), ...texts.map((text) => el("td", {}, text)));
}

/** @param {number} member */
async function openMember(member) {
  try {
    const start = await getCensusMember(wanted.question, member);
    const seats = /** @type {const} */ ({first: "person", second: "person"});
    location.assign("/" + toFragment({start, places: null, tree: readTree([null], []), seats, analysed: false}));
  } catch (error) {
    tell(error);
  }
}

/** @param {typeof filters[number]} key */
function numberField(key) {
  const input = el("input", {id: `filter-${key}`, type: "number", onchange: () =>
    show({[key]: input.value === "" ? undefined : Number(input.value), offset: 0})});
  return field(/** @type {string} */ (columns.find((column) => column.key === key)?.title), input);
}

/** @param {Census} census */
function showFilter(census) {
  const questions = census.questions.map(({text}, i) => /** @type {[string, string]} */ ([String(i + 1), text]));
  const question = select("question", questions, "1", () => show({question: Number(question.value), offset: 0}));
  const words = ["", "win", "loss", "tie", "unknown", "maker", "breaker", "periodic"];
  const outcomes = words.map((word) => /** @type {[string, string]} */ ([word, word || "any"]));
  const outcome = select("outcome", outcomes, "", () => show({outcome: outcome.value, offset: 0}));
  replace(byId("filter"), field("Question", question), field("Outcome", outcome), ...filters.map(numberField));
}

byId("filter").addEventListener("submit", (e) => e.preventDefault());
try {
  showFilter(await getCensus());
  await show({});
} catch (error) {
  tell(error);
}
