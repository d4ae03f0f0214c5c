// The files of the page that are data.

import {Refusal, Silence} from "./errors.js";

/** @param {string} path @returns {Promise<any>} */
export async function readData(path) {
  const response = await fetch(path).catch(() => {
    throw new Silence(`Nobody sends ${path}. Is there a network?`);
  });
  if (!response.ok) throw new Refusal("", `there is no ${path}: ${response.status}`);
  return response.json();
}
