// Places and curves in the plane of the screen, in pixels, y downwards. Only pictures depend on these numbers: whatever
// decides a game is decided exactly, by the server.

/** How high a board may be, so that what is around it stays in sight; a page says how much that is. */
export const mostHeight = () =>
  Math.max(280, Math.min(1100, window.innerHeight - Number(document.documentElement.dataset.around ?? 325)));

/** Where a pointer is on a picture, in the units of what is in sight of it.
 * @param {{clientX: number, clientY: number}} e @param {SVGSVGElement} picture @returns {Spot} */
export function spotOf(e, picture) {
  const box = picture.getBoundingClientRect();
  const {x, y, width, height} = picture.viewBox.baseVal;
  return {x: x + ((e.clientX - box.left) * width) / box.width, y: y + ((e.clientY - box.top) * height) / box.height};
}

/** @param {Spot} a @param {Spot} b @param {number} t @returns {Spot} */
export const between = (a, b, t) => ({x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y)});
/** @param {Spot} a @param {Spot} b */
export const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);
/** From `a` in the direction of a vector. @param {Spot} a @param {number} far @param {Spot} way @returns {Spot} */
export const off = (a, far, way) => ({x: a.x + far * way.x, y: a.y + far * way.y});
/** The direction from a to b, of length 1. @param {Spot} a @param {Spot} b @returns {Spot} */
export function unit(a, b) {
  const length = apart(a, b) || 1;
  return {x: (b.x - a.x) / length, y: (b.y - a.y) / length};
}
/** A quarter turn to the left, as one sees it. @param {Spot} way @returns {Spot} */
export const leftOf = ({x, y}) => ({x: y, y: -x});
/** @param {Spot[]} spots @returns {Spot} */
export function middleOf(spots) {
  const count = spots.length || 1;
  return {x: spots.reduce((sum, s) => sum + s.x, 0) / count, y: spots.reduce((sum, s) => sum + s.y, 0) / count};
}

/** A line from a to b that swells to its left by `bend`.
 * @param {Spot} a @param {Spot} b @param {number} [bend] @returns {Curve} */
export function line(a, b, bend = 0) {
  const aside = leftOf(unit(a, b));
  return [a, off(between(a, b, 1 / 3), bend, aside), off(between(a, b, 2 / 3), bend, aside), b];
}

/** The point of a curve at t from 0 to 1. @param {Curve} c @param {number} t @returns {Spot} */
export function along(c, t) {
  const [p, q, r] = [between(c[0], c[1], t), between(c[1], c[2], t), between(c[2], c[3], t)];
  return between(between(p, q, t), between(q, r, t), t);
}

/** A spot in an SVG path. @param {Spot} s */
export const xy = ({x, y}) => `${x.toFixed(1)} ${y.toFixed(1)}`;
/** The curve as an SVG path. @param {Curve} c @param {boolean} [bent] */
export const path = (c, bent = true) => `M${xy(c[0])}${bent ? `C${c.slice(1).map(xy).join(" ")}` : `L${xy(c[3])}`}`;
/** A polygon, or a line between two spots. @param {Spot[]} corners */
export const outline = (corners) => `M${corners.map(xy).join("L")}${corners.length > 2 ? "Z" : ""}`;

/** A circle as an SVG path. @param {Spot} s @param {number} radius */
export function disc({x, y}, radius) {
  const [r, d] = [radius.toFixed(2), (2 * radius).toFixed(2)];
  return `M${xy({x: x - radius, y})}a${r} ${r} 0 1 0 ${d} 0a${r} ${r} 0 1 0 -${d} 0Z`;
}
/** @param {Spot} s @param {number} r */
export const square = ({x, y}, r) =>
  outline([[-r, -r], [r, -r], [r, r], [-r, r]].map(([dx, dy]) => ({x: x + dx, y: y + dy})));

/** A band around a curve, `half` wide on either side, as an SVG path. @param {Curve} c @param {number} half */
export function band(c, half) {
  const aside = leftOf(unit(c[0], c[3]));
  const [there, back] = [c.map((s) => off(s, half, aside)), c.map((s) => off(s, -half, aside)).reverse()];
  return `M${xy(there[0])}C${there.slice(1).map(xy).join(" ")}L${xy(back[0])}C${back.slice(1).map(xy).join(" ")}Z`;
}

/** @param {Spot} s @param {Spot} a @param {Spot} b */
function toSegment(s, a, b) {
  const square = apart(a, b) ** 2;
  const t = square === 0 ? 0 : ((s.x - a.x) * (b.x - a.x) + (s.y - a.y) * (b.y - a.y)) / square;
  return apart(s, between(a, b, Math.max(0, Math.min(1, t))));
}

/** How far a spot is from a curve. @param {Spot} s @param {Curve} c @param {boolean} bent */
export function toCurve(s, c, bent) {
  if (!bent) return toSegment(s, c[0], c[3]);
  let least = Infinity;
  for (let i = 0; i < 6; ++i) least = Math.min(least, toSegment(s, along(c, i / 6), along(c, (i + 1) / 6)));
  return least;
}

/** @param {Spot} s @param {Spot[]} corners of a convex polygon */
export function isInside(s, corners) {
  const sides = corners.map((a, i) => {
    const b = corners[(i + 1) % corners.length];
    return (b.x - a.x) * (s.y - a.y) - (b.y - a.y) * (s.x - a.x);
  });
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

/** Left, low, right, high of some places; all 0 if there are none. @param {Spot[]} places */
export function extent(places) {
  const {x = 0, y = 0} = places[0] ?? {};
  return places.reduce(([left, low, right, high], p) =>
    [Math.min(left, p.x), Math.min(low, p.y), Math.max(right, p.x), Math.max(high, p.y)], [x, y, x, y]);
}

/** The middle of the distances from each spot to its nearest neighbour. @param {Spot[]} spots */
export function usualGap(spots) {
  const [left, low, right, high] = extent(spots);
  const axis = right - left > high - low ? "x" : "y";  // the longer way
  const sorted = [...spots].sort((a, b) => a[axis] - b[axis]);
  const gaps = sorted.map((s, i) => {
    let least = Infinity;
    for (const step of [-1, 1]) {
      for (let j = i + step; sorted[j] && Math.abs(sorted[j][axis] - s[axis]) < least; j += step) {
        least = Math.min(least, apart(s, sorted[j]));
      }
    }
    return least;
  });
  gaps.sort((a, b) => a - b);
  const middle = gaps[gaps.length >> 1] ?? Infinity;
  return Number.isFinite(middle) ? middle : 100;
}

/** Fits places (y upwards) into a picture of a given width and at most a given height; few points are not torn apart.
 * `to` and `back` go between places and the screen.
 * @param {Spot[]} places @param {number} width @param {number} most @param {number} margin
 * @returns {{spots: Spot[], height: number, scale: number, to: (p: Spot) => Spot, back: (s: Spot) => Spot}} */
export function fit(places, width, most, margin) {
  const [left, low, right, high] = extent(places);
  const gap = places.length > 1 ? usualGap(places) : 1;
  const rooms = [[width, right - left], [most, high - low]].flatMap(([space, size]) =>
    size > 0 ? [(space - 2 * margin) / size] : []);
  const scale = Math.min(...rooms, Math.max(210, 0.6 * most) / (gap || 1));
  const height = scale * (high - low) + 2 * margin;
  const origin = {x: width / 2 - (scale * (left + right)) / 2, y: height - margin + scale * low};
  const to = (/** @type {Spot} */ p) => ({x: origin.x + scale * p.x, y: origin.y - scale * p.y});
  const back = (/** @type {Spot} */ s) => ({x: (s.x - origin.x) / scale, y: (origin.y - s.y) / scale});
  return {spots: places.map(to), height, scale, to, back};
}

/** Which of `spots` lies next to `from` in a direction: far ones cost, and so do those that lie aside. −1: none.
 * @param {Spot[]} spots @param {Spot} from @param {Spot} direction a unit vector */
export function nextSpot(spots, from, direction) {
  let best = -1;
  let least = Infinity;
  spots.forEach((s, i) => {
    const ahead = (s.x - from.x) * direction.x + (s.y - from.y) * direction.y;
    const aside = Math.abs((s.x - from.x) * direction.y - (s.y - from.y) * direction.x);
    const cost = ahead + 2.2 * aside;
    if (ahead > 0.5 && cost < least) [best, least] = [i, cost];
  });
  return best;
}

/** Which of `spots` a key leads to from the one at `at`. −1: none.
 * @param {Spot[]} spots @param {number} at @param {string} key */
export function spotByKey(spots, at, key) {
  const last = spots.length - 1;
  const steps = {Home: 0, End: last, PageDown: at === last ? 0 : at + 1, PageUp: at === 0 ? last : at - 1};
  if (directions[key]) return nextSpot(spots, spots[at], directions[key]);
  return /** @type {Record<string, number>} */ (steps)[key] ?? -1;
}

/** Arrow keys and where they point. @type {Record<string, Spot>} */
export const directions = {
  ArrowLeft: {x: -1, y: 0}, ArrowRight: {x: 1, y: 0}, ArrowUp: {x: 0, y: -1}, ArrowDown: {x: 0, y: 1},
};

/** The middle of the widest gap between directions (angles), or `usual` if none is taken.
 * @param {number[]} taken @param {number} usual */
export function freeDirection(taken, usual) {
  if (taken.length === 0) return usual;
  const sorted = [...taken].sort((a, b) => a - b);
  const gaps = sorted.map((a, i) => (i + 1 < sorted.length ? sorted[i + 1] : sorted[0] + 2 * Math.PI) - a);
  const widest = gaps.reduce((best, gap, i) => (gap > gaps[best] + 1e-6 ? i : best), 0);
  return sorted[widest] + gaps[widest] / 2;
}
