// Taking a position along: its link, its document, a picture, a certificate; and bringing one in by paste or drop.

import {exportAs, importText} from "../state/api.js";
import {button, download, el, replace} from "../dom.js";
import {present, state, update} from "../state/store.js";
import {begin, troubleText} from "../state/actions.js";

/** Made once. @param {HTMLElement} host */
export function showShare(host) {
  const says = el("p.hint", {role: "status", id: "share-says"});
  const offer = (/** @type {string} */ label, /** @type {string} */ as) => button(label, () => save(as, says), {"data-export": as});
  const link = button("Copy the link", async () => {
    await navigator.clipboard.writeText(location.href);
    says.textContent = "Copied. The link holds the whole game.";
  });
  replace(host,
    el("h2", {}, "Take it along"),
    el("div.row.wrap", {}, link, offer("Document", "document"), offer("SVG", "svg"), offer("PNG", "png"), offer("TikZ", "tikz"), offer("Certificate", "certificate")),
    says,
    el("h2", {}, "Bring one in"),
    importer());
}

/** @param {string} as @param {HTMLElement} says */
async function save(as, says) {
  says.textContent = as === "certificate" ? "Looking for a proof…" : "";
  try {
    const {text, type, name, reason} = await exportAs(present(), as === "png" ? "svg" : as, state.match?.why ?? false);
    if (text === null) return void (says.textContent = reason ?? "There is none.");
    if (as === "png") download(name.replace(/svg$/, "png"), await raster(text));
    else download(name, new Blob([text], {type}));
    says.textContent = `Saved ${as === "png" ? name.replace(/svg$/, "png") : name}.`;
  } catch (error) {
    says.textContent = troubleText(error);
  }
}

/** A picture in pixels, twice as fine as on the screen. @param {string} svgText @returns {Promise<Blob>} */
async function raster(svgText) {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgText)}`;
  await image.decode();
  const canvas = el("canvas", {width: 2 * image.width, height: 2 * image.height});
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, fail) => canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error("no picture"))), "image/png"));
}

function importer() {
  const area = el("textarea", {id: "import", rows: 4, spellcheck: "false", placeholder: '{"game": "ueg", "vertices": 4, …}  or graph6: Dhc'});
  const says = el("p.hint.import-says", {role: "alert"});
  const read = async () => {
    try {
      says.textContent = "";
      begin(await importText(area.value.trim(), state.match?.start.game ?? ""));
    } catch (error) {
      says.textContent = troubleText(error);
    }
  };
  const box = el("div.drop", {}, el("label", {for: "import"}, "A document, or a line of graph6, sparse6 or digraph6. Files can be dropped anywhere on the page."), area,
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
    try {
      begin(await importText((await dropped(e)).trim(), state.match?.start.game ?? ""));
    } catch (error) {
      update({trouble: troubleText(error)});
    }
  });
}
