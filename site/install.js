// What a site does besides the page, once the first screen is there: it loads the engine while a person looks at it,
// and keeps its files, so that the next visit needs no network.

import {warmUp} from "./state/carrier.js";

const whenIdle = window.requestIdleCallback ?? ((work) => setTimeout(work, 500));

addEventListener("load", () => whenIdle(() => {
  warmUp().catch(() => {});  // a question will say what is wrong
  navigator.serviceWorker?.register("service_worker.js").catch(() => {});  // without one the network is needed
}, {timeout: 3000}));
