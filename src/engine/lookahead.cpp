#include "engine/lookahead.hpp"

namespace arete::inline engine {
namespace {

/// Enough to tell how a game ended.
const Question how_it_ended{.theorems = false, .limits = {.nodes = 64}};

Value ahead(const Session& session) { return session.to_move() == Player::first ? session.lead() : -session.lead(); }

}  // namespace

Lookahead::Lookahead(const Session& start, const Limits& limits)
    : start_(start), budget_(limits), counts_(start.play_kind() == Play::solitaire) {}

/// Of a game that is over with so many moves of the depth unused.
Value Lookahead::end_value(const Session& session, int depth) const {
  if (counts_) return ahead(session);
  const auto outcome = session.solve(how_it_ended).outcome;
  return outcome == Outcome::win ? win + depth : outcome == Outcome::loss ? -win - depth : 0;
}

Value Lookahead::value(const Session& session, int depth, Value low, Value high) {
  budget_.spend_node();
  if (session.over()) return end_value(session, depth);
  if (depth == 0) return ahead(session);
  Value best = -2 * win;
  for (const auto& move : session.moves()) {
    const auto next = session.clone();
    next->play(move, "move");
    const bool again = next->to_move() == session.to_move();
    const Value worth = again ? value(*next, depth - 1, low, high) : -value(*next, depth - 1, -high, -low);
    best = std::max(best, worth);
    low = std::max(low, best);
    if (low >= high) break;
  }
  return best;
}

bool Lookahead::scan(std::vector<Seen>& seen, int depth) {
  std::vector<Seen> now;
  try {
    for (const auto& move : start_.moves()) {
      const auto next = start_.clone();
      next->play(move, "move");
      const bool again = next->to_move() == start_.to_move();
      const Value worth = value(*next, depth - 1, -2 * win, 2 * win);
      now.push_back({move, again ? worth : -worth});
    }
  } catch (const BudgetSpent&) {
    return false;
  }
  seen = std::move(now);
  return true;
}

std::vector<Lookahead::Seen> Lookahead::look(int depth) {
  std::vector<Seen> seen;
  for (const auto& move : start_.moves()) seen.push_back({move, 0});
  for (int d = 1; d <= depth; ++d) {
    if (!scan(seen, d)) break;
  }
  return seen;
}

}  // namespace arete::inline engine
