#include "playground/move_value.hpp"

namespace arete::inline playground {

MoveValue value_of(const Session& before, const MoveText& move, const Question& question) {
  const auto after = before.clone();
  after->play(move, "move");
  const auto answer = after->solve(question);
  const bool again = after->to_move() == before.to_move();
  const Value change = after->lead() - before.lead(), gain = before.to_move() == Player::first ? change : -change;
  MoveValue value{.move = move,
                  .outcome = again ? answer.outcome : reversed(answer.outcome),
                  .green = answer.green,
                  .nimber = answer.nimber};
  if (answer.score) value.score = gain + (again ? *answer.score : -*answer.score);
  if (answer.bounds)
    value.bounds = (again ? *answer.bounds : Verdict{-answer.bounds->high, -answer.bounds->low}).shifted(gain);
  value.exact = answer.outcome != Outcome::unknown && !answer.bounds;
  return value;
}

Json MoveValue::to_json() const {
  Json json{{"event", "move"}, {"move", to_json_value(move)}, {"outcome", word(outcome)}};
  if (score) json["score"] = *score;
  if (bounds) json["bounds"] = {bounds->low, bounds->high};
  if (nimber) json["nimber"] = to_json_value(*nimber);
  if (green) json["green"] = *green;
  json["status"] = exact ? "proved" : bounds || outcome != Outcome::unknown ? "bounded" : "unknown";
  return json;
}

}  // namespace arete::inline playground
