// Games to begin with: for each game a few boards, small, soon solved and good to look at, each with the seat from
// which a person can win and can go wrong. Where equal players would tie, something lies on the board before play.
#pragma once

#include "engine/boards/named_boards.hpp"

namespace arete::inline engine {

struct Beginning {
  BoardRequest board;  ///< of infinite boards, which have no sizes, nothing
  Document document;
  Player seat = Player::first;  ///< the person's
};

/// At least one. Throws InputError at `game`.
std::vector<Beginning> beginnings(const std::string& game);
/// The first of them.
Beginning first_beginning(const std::string& game);
BoardRequest first_board(const std::string& game);
Document first_document(const std::string& game);

/// The one that follows a position's board in the list of its game: the first one if it is not there.
Beginning next_beginning(const Document& position);

}  // namespace arete::inline engine
