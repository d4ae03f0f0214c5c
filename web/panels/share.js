// Exporting a position: its link, its document, a picture, a certificate, a command, a worksheet; and importing one.

import {button, download, el, replace} from "../dom.js";
import {exportAs} from "../state/api.js";
import {errorText} from "../state/errors.js";
import {present, state} from "../state/store.js";
import {importer} from "./import.js";
import {handouts} from "./handouts.js";

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
    el("h2", {}, "For a class"), handouts(says),
    el("h2", {}, "Import"), importer("import", () => state.match?.start.game ?? ""));
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
