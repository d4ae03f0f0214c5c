// Keeps every file of one version of the site and answers from what is kept: after the first visit no network is
// needed. `version` and `files` are written above by tools/assemble.mjs.

const shelf = `arete-${version}`;

addEventListener("install", (event) => event.waitUntil(caches.open(shelf).then((kept) => kept.addAll(files))));

addEventListener("activate", (event) => event.waitUntil(caches.keys().then((all) =>
  Promise.all(all.filter((old) => old.startsWith("arete-") && old !== shelf).map((old) => caches.delete(old))))));

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(caches.open(shelf)
    .then((kept) => kept.match(event.request, {ignoreSearch: true}))
    .then((found) => found ?? fetch(event.request)));
});
