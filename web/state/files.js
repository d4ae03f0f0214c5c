// The files of the page that are data.

import {Refusal, Silence} from "./errors.js";

/** @param {string} path from the folder of the page, whichever of its folders asks @returns {Promise<any>} */
export async function readData(path) {
  const response = await fetch(new URL(`../${path}`, import.meta.url)).catch(() => {
    throw new Silence(`Nobody sends ${path}. Is there a network?`);
  });
  if (!response.ok) throw new Refusal("", `there is no ${path}: ${response.status}`);
  return response.json();
}
