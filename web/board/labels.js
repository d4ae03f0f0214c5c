// Where the numbers of vertices and the labels of moves go, so that no label covers another or a number: each takes the
// first free place along its line, or around its vertex; where none is free it has no place.

import {labelDirections} from "./figure.js";
import {along, apart, between, off} from "./geometry.js";

const box = {width: 36, height: 20};  // of a usual label

/** Where the number of each vertex is written.
 * @param {Figure} f @param {boolean} roomy whether rings or coins need room */
export function numberSpots(f, roomy) {
  const far = (roomy ? 2.2 : 1) * f.radius + 9;
  return labelDirections(f).map((angle, v) => off(f.spots[v], far, {x: Math.cos(angle), y: Math.sin(angle)}));
}

/** Where a label may go, the best place first. @param {Target} target @param {Figure} f @returns {Spot[]} */
function places({spot, bracket, face, curves, middle}, f) {
  if (bracket) return [between(bracket[0], bracket[3], 0.5)];
  if (!spot) return face ? [middle] : [0.5, 0.38, 0.62, 0.28, 0.72].map((t) => along(curves[0].curve, t));
  const around = [-90, -45, -135, 0, 180, 45, 135, 90].map((degrees) => (degrees * Math.PI) / 180);
  return around.map((angle) => off(spot, f.radius + 17, {x: Math.cos(angle), y: Math.sin(angle)}));
}

/** The targets with their places, first come, first served.
 * @param {Target[]} targets @param {Figure} f @param {boolean} roomy */
export function withLabels(targets, f, roomy) {
  const numbers = numberSpots(f, roomy);
  /** @type {Spot[]} */
  const taken = [];
  const isFree = (/** @type {Spot} */ s) =>
    taken.every((t) => Math.abs(t.x - s.x) >= box.width || Math.abs(t.y - s.y) >= box.height) &&
    numbers.every((n) => Math.abs(n.x - s.x) >= box.width / 2 + 6 || Math.abs(n.y - s.y) >= box.height / 2 + 6) &&
    f.spots.every((v) => apart(v, s) >= f.radius + 8);
  return targets.map((target) => {
    const label = target.bracket ? places(target, f)[0] : places(target, f).find(isFree) ?? null;
    if (label) taken.push(label);
    return {...target, label};
  });
}
