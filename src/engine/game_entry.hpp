// What the build makes of a file in `games/`: the game's texts, its board, and its searchable rules for a few widths of
// sets. A document is opened with the narrowest that holds its board.
#pragma once

#include "base/bits.hpp"
#include "board/any_board.hpp"
#include "solve/searchable.hpp"

namespace arete::inline engine {

using OpenRules = std::shared_ptr<const SearchableRules> (*)(const AnyBoard&);

struct GameEntry {
  struct Width {
    std::size_t elements;  ///< that its sets hold
    OpenRules open;
  };
  std::string_view id;
  const About* about;
  BoardKind board;
  std::size_t (*elements)(const AnyBoard&);
  bool (*won)(int green, int edges);  ///< solitaires
  bool two_colours;                   ///< what is drawn or coloured is the player's who did it
  bool chooses_root;                  ///< a token game that may begin with the choice of a root
  std::vector<Width> widths;          ///< increasing
};

template <template <class> class R>
GameEntry entry_of(std::string_view id, std::vector<GameEntry::Width> widths) {
  using Narrow = R<Bits<1>>;
  using Board = typename Narrow::Board;
  return {.id = id,
          .about = &Narrow::about,
          .board = kind_of<Board>,
          .elements = [](const AnyBoard& board) { return Narrow::elements(board.as<Board>()); },
          .won =
              [](int green, int edges) {
                if constexpr (Solitaire<Narrow>) return Narrow::won(green, edges);
                return false;
              },
          .two_colours = TwoSided<Narrow>,
          .chooses_root = ChoosesRoot<Narrow>,
          .widths = std::move(widths)};
}

template <Rules R>
std::shared_ptr<const SearchableRules> open_rules(const AnyBoard& board) {
  if constexpr (requires { typename R::SearchedAs; }) {
    using Searched = typename R::SearchedAs;
    return std::make_shared<const Searchable<Searched>>(Searched(board.as<typename R::Board>()));
  } else {
    return std::make_shared<const Searchable<R>>(board.as<typename R::Board>());
  }
}

}  // namespace arete::inline engine
