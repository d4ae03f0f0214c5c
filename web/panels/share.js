// Exporting a position: its link, its document, a picture, a certificate; and importing one by paste or drop.

import {button, download, el, replace} from "../dom.js";
import {begin} from "../state/actions.js";
import {exportAs, importText} from "../state/api.js";
import {errorText} from "../state/errors.js";
import {present, state, update} from "../state/store.js";

const formats = {document: "Document", svg: "SVG", png: "PNG", tikz: "TikZ", certificate: "Certificate"};

/** Made once. @param {HTMLElement} host */
export function showShare(host) {
  const says = el("p.hint", {role: "status", id: "share-says"});
  const offers = Object.entries(formats).map(([as, label]) => button(label, () => save(as, says), {"data-export": as}));
  const link = button("Copy the link", async () => {
    await navigator.clipboard.writeText(location.href);
    says.textContent = "Copied. The link holds the whole game.";
  });
  replace(host, el("h2", {}, "Export"), el("div.row.wrap", {}, link, ...offers), says,
    el("h2", {}, "Import"), importer());
}

/** @param {string} as @param {HTMLElement} says */
async function save(as, says) {
  says.textContent = as === "certificate" ? "Looking for a proof…" : "";
  try {
    const pixels = as === "png";
    const {text, type, name, reason} = await exportAs(present(), pixels ? "svg" : as, state.match?.analysed);
    if (text === null) return void (says.textContent = reason ?? "There is none.");
    const file = pixels ? name.replace(/svg$/, "png") : name;
    download(file, pixels ? await raster(text) : new Blob([text], {type}));
    says.textContent = `Saved ${file}.`;
  } catch (error) {
    says.textContent = errorText(error);
  }
}

/** A picture in pixels, twice as fine as on the screen. @param {string} svgText @returns {Promise<Blob>} */
async function raster(svgText) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText)}`;
  await image.decode();
  const canvas = el("canvas", {width: 2 * image.width, height: 2 * image.height});
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

/** Plays on what a text holds. @param {string} text @param {(trouble: string) => void} say */
async function openText(text, say) {
  try {
    begin(await importText(text.trim(), state.match?.start.game ?? ""));
  } catch (error) {
    say(errorText(error));
  }
}

function importer() {
  const placeholder = '{"game": "ueg", "vertices": 4, …}  or graph6: Dhc';
  const area = el("textarea", {id: "import", rows: 4, spellcheck: "false", placeholder});
  const says = el("p.hint.import-says", {role: "alert"});
  const read = () => {
    says.textContent = "";
    return openText(area.value, (trouble) => (says.textContent = trouble));
  };
  const label = "A document, or a line of graph6, sparse6 or digraph6. Files can be dropped anywhere on the page.";
  const box = el("div.drop", {}, el("label", {for: "import"}, label), area,
    button("Open it", read, {class: "primary", id: "import-go"}), says);
  box.addEventListener("drop", async (e) => {
    e.preventDefault();
    e.stopPropagation();
    area.value = await dropped(e);
    read();
  });
  return box;
}

/** @param {DragEvent} e @returns {Promise<string>} */
const dropped = async (e) => (await e.dataTransfer?.files[0]?.text()) ?? e.dataTransfer?.getData("text") ?? "";

/** A file that is dropped anywhere on the page is opened here, not by the browser in the place of the game. */
export function acceptDrops() {
  addEventListener("dragover", (e) => e.preventDefault());
  addEventListener("drop", async (e) => {
    e.preventDefault();
    openText(await dropped(e), (trouble) => update({trouble}));
  });
}
