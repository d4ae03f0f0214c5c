// Rules to play by on boards that are too large to be searched: theorems answer there, and the rules say what is legal,
// what a move does and when the game is over. Nothing of a search is compiled for these.
#pragma once

#include <memory>
#include <string_view>

#include "base/bits.hpp"
#include "board/any_board.hpp"
#include "rules/view_of.hpp"

namespace arete::inline engine {

inline constexpr int played_words = 160;  ///< for ten thousand vertices or edges, or the segments of 143 points

template <template <class> class R>
std::shared_ptr<const RulesView> played_rules(const AnyBoard& board) {
  using Played = R<Bits<played_words>>;
  const auto& own = board.as<typename Played::Board>();
  if (Played::elements(own) > Bits<played_words>::capacity) return nullptr;
  return std::make_shared<const ViewOf<Played>>(own);
}

/// Those of a game; nothing where it has none, or the board is too large even for these. The build makes the list.
std::shared_ptr<const RulesView> open_played(std::string_view id, const AnyBoard& board);

}  // namespace arete::inline engine
