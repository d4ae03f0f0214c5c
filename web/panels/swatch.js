// A sample of how something is drawn on the board, for lists that name it.

import {svg} from "../dom.js";

/** @param {string} classes @param {number} width */
export const swatch = (classes, width) =>
  svg("svg.swatch", {viewBox: "0 0 44 14", "aria-hidden": "true"}, svg("path", {class: classes, d: "M3 7H41", "stroke-width": width}));
