#include "playground/move_value.hpp"

namespace arete::inline playground {

int rank(const std::string& outcome) { return outcome == "win" ? 3 : outcome == "tie" ? 2 : outcome == "unknown" ? 1 : 0; }

MoveValue value_of(const Session& before, const MoveText& move, const Question& question) {
  const auto after = before.clone();
  after->play(move, "move");
  const auto answer = after->solve(question);
  const bool again = after->to_move() == before.to_move();
  const Value change = after->lead() - before.lead(), gain = before.to_move() == Player::first ? change : -change;
  MoveValue value{.move = move, .outcome = answer.for_mover(), .green = answer.green, .nimber = answer.nimber};
  if (!again && value.outcome != "unknown" && value.outcome != "tie") value.outcome = value.outcome == "win" ? "loss" : "win";
  if (answer.score) value.score = gain + (again ? *answer.score : -*answer.score);
  if (answer.bounds) value.bounds = (again ? *answer.bounds : Verdict{-answer.bounds->high, -answer.bounds->low}).shifted(gain);
  value.exact = answer.outcome != "unknown" && !answer.bounds;
  return value;
}

Json MoveValue::to_json() const {
  Json json{{"event", "move"}, {"move", to_json_value(move)}, {"outcome", outcome}};
  if (score) json["score"] = *score;
  if (bounds) json["bounds"] = {bounds->low, bounds->high};
  if (nimber) json["nimber"] = *nimber == "loony" ? Json(*nimber) : Json(std::stoi(*nimber));
  if (green) json["green"] = *green;
  json["status"] = exact ? "proved" : bounds || outcome != "unknown" ? "bounded" : "unknown";
  return json;
}

}  // namespace arete::playground
