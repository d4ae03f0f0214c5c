#include "engine/move_value.hpp"

#include <algorithm>

namespace arete::inline engine {
namespace {

std::string with_sign(Value value) { return (value > 0 ? "+" : "") + std::to_string(value); }

/// What one of so many moves may spend of what is left.
Limits share_of(const Limits& limits, const Budget& spent, std::size_t moves) {
  Limits share = limits;
  if (share.time)
    *share.time =
        std::max(std::chrono::duration<double>(0), *share.time - std::chrono::duration<double>(spent.seconds())) /
        moves;
  if (share.nodes) *share.nodes = (*share.nodes - std::min(*share.nodes, spent.nodes())) / moves;
  return share;
}

bool is_better(const MoveValue& a, const MoveValue& b) {
  const auto rank = [](const MoveValue& v) {
    const int outcome = v.outcome == Outcome::win       ? 3
                        : v.outcome == Outcome::tie     ? 2
                        : v.outcome == Outcome::unknown ? 1
                                                        : 0;
    return std::tuple(v.score.value_or(0), v.green.value_or(0), outcome);
  };
  return rank(a) > rank(b);
}

}  // namespace

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
  if (answer.bounds && !answer.edges)
    value.bounds = (again ? *answer.bounds : Verdict{-answer.bounds->high, -answer.bounds->low}).shifted(gain);
  value.exact = answer.outcome != Outcome::unknown && !answer.bounds;
  value.nodes = answer.nodes;
  return value;
}

std::vector<MoveValue> values_of(const Session& before, const Question& question) {
  const auto moves = before.moves();
  Budget spent(question.limits);
  Tables tables;
  Question asked = question;
  asked.all_best = asked.idea = asked.proof = asked.all_starts = false;
  asked.tables = &tables;
  std::vector<MoveValue> values;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    asked.limits = share_of(question.limits, spent, moves.size() - i);
    values.push_back(value_of(before, moves[i], asked));
    spent.add_nodes(values.back().nodes);
  }
  return values;
}

std::string MoveValue::mark() const {
  if (score) return with_sign(*score);
  if (bounds) return bounds->low > -99 ? "≥" + with_sign(bounds->low) : "?";
  if (green) return std::to_string(*green);
  if (nimber) return (nimber->is_loony() ? "" : "*") + to_text(*nimber);
  return outcome == Outcome::unknown ? "?" : word(outcome);
}

std::vector<ValuedMoves> by_value(const Session& session, const std::vector<MoveValue>& values) {
  auto sorted = values;
  std::ranges::stable_sort(sorted, is_better);
  std::vector<ValuedMoves> groups;
  for (const auto& value : sorted) {
    const auto mark = value.mark();
    auto group = std::ranges::find(groups, mark, &ValuedMoves::value);
    if (group == groups.end()) group = groups.insert(group, {mark, {}});
    group->moves.push_back(session.in_look(value.move));
  }
  return groups;
}

Idea values_idea(const Session& session, const std::vector<ValuedMoves>& values) {
  Idea idea{.name = "each move with its value", .groups = {}};
  for (const auto& [value, moves] : values) {
    auto& group = idea.groups.emplace_back(Idea::Group{.name = value, .vertices = {}, .lines = {}, .each = true});
    for (const auto& move : moves) {
      const auto number = [&](std::size_t i) { return static_cast<std::int32_t>(move[i]); };
      if (session.infinite()) {
        group.cells.push_back({number(0), number(1)});
      } else if (move.size() == 1) {
        group.vertices.push_back(number(0));
      } else if (move.size() == 2) {
        group.lines.push_back({number(0), number(1)});
      }
    }
  }
  return idea;
}

}  // namespace arete::inline engine
