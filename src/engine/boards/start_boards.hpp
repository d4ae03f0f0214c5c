// Boards to begin on: which kinds suit a game, in sizes that can be seen and played on.
#pragma once

#include "engine/boards/named_boards.hpp"

namespace arete::inline engine {

struct OfferedSize {
  std::string_view name;
  std::int64_t least, most, usual;
};

struct OfferedBoard {
  std::string_view kind;
  std::vector<OfferedSize> sizes;
  bool many = false;    ///< any number of sizes
  bool random = false;  ///< the seed matters
};

const std::vector<OfferedBoard>& offered_boards();
/// One of the usual size.
BoardRequest usual(const OfferedBoard& offer, const std::string& game);
/// The kinds on which a game can be played.
std::vector<std::string_view> kinds_for(const std::string& game);
}  // namespace arete::inline engine
