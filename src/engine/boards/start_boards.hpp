// Boards to begin on: which kinds suit a game, in sizes that can be seen and played on, and for each game a first one.
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
/// The kinds on which a game can be played.
std::vector<std::string_view> kinds_for(const std::string& game);
/// Small, soon solved, good to look at. Throws InputError at `game`. On infinite boards, which have no sizes, only the
/// document.
BoardRequest first_board(const std::string& game);
Document first_document(const std::string& game);

}  // namespace arete::inline engine
