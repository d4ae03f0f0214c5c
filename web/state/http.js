// Carries questions to the server by HTTP. Only this module knows of it: another carrier needs the same two functions.

import {Refusal, Silence} from "./errors.js";

const silence = "The server does not answer. Is arete serve still running?";

/** @param {string} path @param {object | null} body null: nothing to send @param {AbortSignal} [signal] */
async function request(path, body, signal) {
  const headers = {"Content-Type": "application/json"};
  const options = body && {method: "POST", headers, body: JSON.stringify(body), signal};
  const response = await fetch(path, options ?? {}).catch((error) => {
    throw error instanceof DOMException && error.name === "AbortError" ? error : new Silence(silence);
  });
  if (response.ok) return response;
  const {error} = await response.json().catch(() => ({error: undefined}));
  throw new Refusal(error?.at ?? "", error?.message ?? `the server answered ${response.status}`);
}

/** @param {string} name @param {object | null} [body] @param {AbortSignal} [signal] @returns {Promise<any>} */
export const ask = async (name, body = null, signal) => (await request(`/api/${name}`, body, signal)).json();

/** The events of a stream, as they come. @param {string} name @param {object} body @param {AbortSignal} signal */
export async function* stream(name, body, signal) {
  const response = await request(`/api/${name}`, body, signal);
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const {done, value} = await reader.read();
    rest += decoder.decode(value, {stream: !done});
    const lines = rest.split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) if (text.trim() !== "") yield /** @type {any} */ (JSON.parse(text));
    if (done) return;
  }
}
