// What a site does besides the page: it keeps its files, so that the next visit needs no network, and loads the engine
// while a person looks at the first screen.

import {warmUp} from "./state/carrier.js";

addEventListener("load", () => {
  setTimeout(() => warmUp().catch(() => {}), 200);  // a question will say what is wrong
  navigator.serviceWorker?.register("service_worker.js").catch(() => {});  // without one the network is needed
});
