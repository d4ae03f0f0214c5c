// What has been found out about a position, by a theorem, a search or the check of a proof. Past points are not in its
// value.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "rules/idea.hpp"
#include "rules/move.hpp"
#include "rules/nimber.hpp"
#include "rules/player.hpp"
#include "rules/verdict.hpp"

namespace arete::inline rules {

/// The proof of a finding as a certificate has it: of which kind it is (a row of `proof/kinds.hpp`), and the lines of
/// that kind.
struct Proof {
  static constexpr auto by_search = "search";

  std::string by;
  std::string lines;  ///< each with its end
};

using StartMoves = std::vector<std::vector<std::int32_t>>;

struct Finding {
  Player to_move = Player::first;
  Value lead = 0;  ///< points made so far, the first player's minus the second's
  Verdict value;   ///< what the position is worth to the player to move, from here on
  std::optional<Nimber> nimber;
  std::vector<MoveText>
      best;              ///< sorted; every best move if asked for and `complete`, else some that secure the lower bound
  bool complete = true;  ///< `best` has them all
  bool open = false;     ///< a theorem's: a search soon knows more, and no limit is needed to begin one
  bool limited = false;  ///< something that was asked for was left off by a limit
  std::optional<std::vector<MoveText>> line;  ///< solitaires: a sequence of moves that reaches the value
  std::optional<std::string> starts;          ///< N or P for each vertex as the root
  std::optional<StartMoves> wins;             ///< of each vertex as the root, the winning moves, increasing
  std::optional<std::string> excluded;  ///< achievement games: a kind of the breaker's strategies that there is none of
  std::optional<Idea> idea;             ///< if it was asked for and there is one
  std::optional<Proof> proof;           ///< if it was asked for and there is one
  std::string method, source;           ///< how it was found; the theorem and its paper

  /// What the whole game is worth to the player to move.
  Verdict final() const {
    return value == Verdict::unknown() ? value : value.shifted(to_move == Player::first ? lead : -lead);
  }
};

}  // namespace arete::inline rules
