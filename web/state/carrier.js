// Who carries the page's questions (api.js): the server, by HTTP. A site without a server has another file in this
// place, with the same functions (docs/site.md).

export {readData} from "./files.js";
export {ask, stream} from "./http.js";
