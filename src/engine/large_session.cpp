#include "engine/large_session.hpp"

namespace arete {

Answer LargeSession::solve(const Question&) const {
  Answer answer;
  answer.outcome = "unknown";
  if (!moved_) answer.to_move = name(Player::first);  // after moves that were not replayed nobody knows
  answer.limited = true;
  answer.method = "none: " + std::to_string(elements_) + " elements, the search takes boards of at most " + std::to_string(most_);
  return answer;
}

}  // namespace arete
