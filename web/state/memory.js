// What the browser remembers from one game to the next: how strong the engine plays, and who sits where in a game in
// which a person has chosen it. Where nothing can be kept, nothing is remembered.

const place = "arete-seats";

/** @typedef {{strength?: Strength, games?: Record<string, Match["seats"]>}} Memory */

/** @returns {Memory} */
function recall() {
  try {
    return JSON.parse(localStorage.getItem(place) ?? "{}") ?? {};
  } catch {
    return {};
  }
}

/** @param {string} game @param {Match["seats"]} seats */
export function rememberSeats(game, seats) {
  const {strength, games = {}} = recall();
  const engine = [seats.first, seats.second].find((seat) => seat !== "person");
  try {
    localStorage.setItem(place, JSON.stringify({strength: engine ?? strength, games: {...games, [game]: seats}}));
  } catch {
    // a browser that keeps nothing
  }
}

const known = ["person", "easy", "medium", "strong", "perfect"];
/** @param {Match["seats"] | undefined} seats */
const isSound = (seats) => seats !== undefined && [seats.first, seats.second].every((seat) => known.includes(seat));

/** Who sits where in a game that begins: as chosen before, otherwise a person in the seat that suits the board.
 * @param {string} game @param {Player} seat @returns {Match["seats"]} */
export function seatsFor(game, seat) {
  const {strength, games = {}} = recall();
  if (isSound(games[game])) return games[game];
  const engine = strength && known.includes(strength) ? strength : "medium";
  return seat === "first" ? {first: "person", second: engine} : {first: engine, second: "person"};
}
