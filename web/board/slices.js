// Long work in slices, so that the page stays smooth: as many steps at once as a few milliseconds allow, the rest in the
// frames to come. Work that begins takes the place of work that has not ended.

const budget = 4;  // milliseconds: the browser then still has to lay out and paint what was made

export class Slices {
  /** @param {Iterator<unknown, void>} steps small ones */
  begin(steps) {
    this.steps = steps;
    const go = () => {
      if (this.steps !== steps) return;
      const end = performance.now() + budget;
      while (!steps.next().done) if (performance.now() >= end) return void requestAnimationFrame(go);
    };
    go();
  }
}
