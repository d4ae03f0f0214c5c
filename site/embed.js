// <arete-board> for any page: a script of this site, by `<script src="https://…/embed.js"></script>`, and then
//   <arete-board position='{"game": "kayles", "heaps": [3, 5, 7]}' seats="person perfect"></arete-board>
// or `link="…#play=…"` with a link that the page has copied. The board is a frame of this site, so that it needs
// nothing of the page around it, and that page nothing of it.

(() => {
  const site = new URL(".", /** @type {HTMLScriptElement} */ (document.currentScript).src);

  /** A link as the site writes it (state/link.js). @param {any} position @param {string[]} seats */
  function fragment(position, seats) {
    const {moves = [], ...start} = position;
    const tree = moves.reduceRight((/** @type {any} */ rest, /** @type {any} */ move) => [[move, ...rest]], []);
    const [first = "person", second = "person"] = seats;
    const held = {start, moves: [null, ...tree], way: moves.map(() => 0), seats: {first, second}, why: false};
    const bytes = String.fromCharCode(...new TextEncoder().encode(JSON.stringify(held)));
    return "#play=" + btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  }

  class AreteBoard extends HTMLElement {
    static observedAttributes = ["position", "link", "seats"];
    #frame = document.createElement("iframe");

    connectedCallback() {
      this.style.display ||= "block";
      this.#frame.title = this.getAttribute("label") ?? "A game of Arête";
      this.#frame.style.cssText = "border: 0; width: 100%; height: 100%; min-height: 30rem";
      this.#show();
      this.replaceChildren(this.#frame);
    }
    attributeChangedCallback() {
      if (this.isConnected) this.#show();
    }
    #show() {
      this.#frame.src = new URL(`embed/${this.#wanted()}`, site).href;
    }
    /** The game, as the fragment of an address. */
    #wanted() {
      const link = this.getAttribute("link");
      if (link) return new URL(link, site).hash;
      try {
        const position = JSON.parse(this.getAttribute("position") ?? "");
        return fragment(position, (this.getAttribute("seats") ?? "").split(/\s+/).filter(Boolean));
      } catch {
        return "#play=broken";  // the frame says that it cannot be read
      }
    }
  }

  customElements.define("arete-board", AreteBoard);
})();
