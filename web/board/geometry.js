// Places and curves in the plane of the screen, in pixels, y downwards. Only pictures depend on these numbers: whatever
// decides a game is decided exactly, by the server.

/** @typedef {{x: number, y: number}} Spot */
/** A line as a cubic curve; a straight one has its handles on itself. @typedef {[Spot, Spot, Spot, Spot]} Curve */

/** How high a board may be, so that what is around it stays in sight. */
export const mostHeight = () => Math.max(280, Math.min(620, window.innerHeight - 350));

/** @param {Spot} a @param {Spot} b @param {number} t @returns {Spot} */
export const between = (a, b, t) => ({x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y)});
/** @param {Spot} a @param {Spot} b */
export const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

/** A line from a to b that swells to its left by `bend`. @param {Spot} a @param {Spot} b @param {number} [bend] @returns {Curve} */
export function line(a, b, bend = 0) {
  const length = apart(a, b) || 1;
  const aside = {x: (bend * (b.y - a.y)) / length, y: (-bend * (b.x - a.x)) / length};
  /** @param {number} t */
  const handle = (t) => ({x: between(a, b, t).x + aside.x, y: between(a, b, t).y + aside.y});
  return [a, handle(1 / 3), handle(2 / 3), b];
}

/** The point of a curve at t from 0 to 1. @param {Curve} c @param {number} t @returns {Spot} */
export function along(c, t) {
  const [p, q, r] = [between(c[0], c[1], t), between(c[1], c[2], t), between(c[2], c[3], t)];
  return between(between(p, q, t), between(q, r, t), t);
}

/** @param {Spot} s */
const written = (s) => `${s.x.toFixed(1)} ${s.y.toFixed(1)}`;
/** The curve as an SVG path. @param {Curve} c @param {boolean} [bent] */
export const path = (c, bent = true) => (bent ? `M${written(c[0])}C${written(c[1])} ${written(c[2])} ${written(c[3])}` : `M${written(c[0])}L${written(c[3])}`);

/** A circle as an SVG path. @param {Spot} s @param {number} r */
export const disc = (s, r) => `M${(s.x - r).toFixed(1)} ${s.y.toFixed(1)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** A band around a curve, `half` wide on either side, as an SVG path. @param {Curve} c @param {number} half */
export function band(c, half) {
  const length = apart(c[0], c[3]) || 1;
  const [x, y] = [(half * (c[3].y - c[0].y)) / length, (-half * (c[3].x - c[0].x)) / length];
  /** @param {number} sign */
  const side = (sign) => c.map((s) => ({x: s.x + sign * x, y: s.y + sign * y}));
  const [there, back] = [side(1), side(-1).reverse()];
  return `M${written(there[0])}C${there.slice(1).map(written).join(" ")}L${written(back[0])}C${back.slice(1).map(written).join(" ")}Z`;
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

/** The middle of the distances from each spot to its nearest neighbour. @param {Spot[]} spots */
export function usualGap(spots) {
  const [xs, ys] = [spots.map((s) => s.x), spots.map((s) => s.y)];
  const along = lowest(xs) + lowest(xs.map((x) => -x)) < lowest(ys) + lowest(ys.map((y) => -y)) ? "x" : "y";  // the longer way
  const sorted = [...spots].sort((a, b) => a[along] - b[along]);
  const gaps = sorted.map((s, i) => {
    let least = Infinity;
    for (const step of [-1, 1]) {
      for (let j = i + step; j >= 0 && j < sorted.length && Math.abs(sorted[j][along] - s[along]) < least; j += step) least = Math.min(least, apart(s, sorted[j]));
    }
    return least;
  });
  gaps.sort((a, b) => a - b);
  const middle = gaps[gaps.length >> 1] ?? Infinity;
  return Number.isFinite(middle) ? middle : 100;
}

/**
 * Fits places (y upwards) into a picture of a given width and at most a given height; few points are not torn apart.
 * @param {Spot[]} places @param {number} width @param {number} most @param {number} margin
 * @returns {{spots: Spot[], height: number, scale: number, to: (p: Spot) => Spot, back: (s: Spot) => Spot}} `to` and `back` go between places and the screen
 */
export function fit(places, width, most, margin) {
  const xs = places.map((p) => p.x);
  const ys = places.map((p) => p.y);
  const [left, right] = [lowest(xs), -lowest(xs.map((x) => -x))];
  const [low, high] = [lowest(ys), -lowest(ys.map((y) => -y))];
  const gap = places.length > 1 ? usualGap(places) : 1;
  const room = (/** @type {number} */ space, /** @type {number} */ size) => (size > 0 ? (space - 2 * margin) / size : Infinity);
  let scale = Math.min(room(width, right - left), room(most, high - low), 210 / (gap || 1));
  if (!Number.isFinite(scale)) scale = 1;
  const height = scale * (high - low) + 2 * margin;
  const origin = {x: width / 2 - (scale * (left + right)) / 2, y: height - margin + scale * low};
  const to = (/** @type {Spot} */ p) => ({x: origin.x + scale * p.x, y: origin.y - scale * p.y});
  return {
    spots: places.map(to),
    height,
    scale,
    to,
    back: (s) => ({x: (s.x - origin.x) / scale, y: (origin.y - s.y) / scale}),
  };
}

/** @param {number[]} values */
function lowest(values) {
  let least = Infinity;
  for (const v of values) least = Math.min(least, v);
  return Number.isFinite(least) ? least : 0;
}

/**
 * Which of `spots` lies next to `from` in a direction: far ones cost, and so do those that lie aside. −1: none.
 * @param {Spot[]} spots @param {Spot} from @param {Spot} direction a unit vector
 */
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

/** The middle of the widest gap between directions (angles), or `usual` if none is taken. @param {number[]} taken @param {number} usual */
export function freeDirection(taken, usual) {
  if (taken.length === 0) return usual;
  const sorted = [...taken].sort((a, b) => a - b);
  const gaps = sorted.map((a, i) => (i + 1 < sorted.length ? sorted[i + 1] : sorted[0] + 2 * Math.PI) - a);
  const widest = gaps.reduce((best, gap, i) => (gap > gaps[best] + 1e-6 ? i : best), 0);
  return sorted[widest] + gaps[widest] / 2;
}
