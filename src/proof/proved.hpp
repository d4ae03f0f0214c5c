// What a certificate has proved about a position.
#pragma once

#include <optional>
#include <vector>

#include "rules/move.hpp"
#include "rules/verdict.hpp"

namespace arete::inline proof {

struct Proved {
  static constexpr int loony = -1;

  Verdict value;
  std::optional<int> nimber;
  std::vector<Move> best;  ///< every best move
  std::vector<Move> line;  ///< solitaires: a sequence that reaches the value
};

}  // namespace arete::proof
