// From a file in `games/` to a Game: the template is instantiated for a few widths of sets, and a document
// is opened with the narrowest that holds its board; what none holds is left to theorems.
#pragma once

#include "base/bits.hpp"
#include "base/input_error.hpp"
#include "engine/large_session.hpp"
#include "engine/session_of.hpp"

namespace arete::inline engine {

template <template <class> class R>
class GameOf final : public Game {
 public:
  explicit GameOf(std::string_view id) : id_(id) {}

  std::string_view id() const override { return id_; }
  const About& about() const override { return Narrow::about; }
  BoardKind board() const override { return BoardTraits<Board>::kind; }
  std::unique_ptr<Session> open(const Document& document) const override {
    const auto board = read_board<Board>(document);
    const std::size_t elements = Narrow::elements(board);
    const bool misere = document.misere.value_or(false);
    if (misere && Narrow::about.play != Play::normal) throw InputError("misere", "this is not a normal-play game: there is no misère version");
    if constexpr (std::is_same_v<Board, Heaps>) {
      return std::make_unique<SessionOf<Narrow>>(id_, board, misere);
    } else {
      return with_width<ARETE_WIDTHS>(board, elements, misere);
    }
  }

 private:
  using Narrow = R<Bits<1>>;
  using Board = typename Narrow::Board;

  template <int width, int... wider>
  std::unique_ptr<Session> with_width(const Board& board, std::size_t elements, bool misere) const {
    if (elements <= Bits<width>::capacity) return std::make_unique<SessionOf<R<Bits<width>>>>(id_, board, misere);
    if constexpr (sizeof...(wider) > 0) {
      return with_width<wider...>(board, elements, misere);
    } else {
      return std::make_unique<LargeSession<Narrow>>(id_, board, misere, Bits<width>::capacity);
    }
  }

  std::string_view id_;
};

}  // namespace arete::engine
