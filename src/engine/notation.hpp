// Moves as documents write them, of one game: from the rules' moves to texts and back, with the reason where a text names none.
#pragma once

#include <algorithm>

#include "board/heaps.hpp"
#include "base/input_error.hpp"
#include "rules/rules.hpp"
#include "view/documents/document.hpp"

namespace arete::inline engine {

/// A move as documents write it.
template <class R>
MoveText write_move(const R& rules, Move m) {
  if constexpr (ChoosesEdges<R>) {
    const Ends e = ordered(rules.ends(m.at()));
    return {e.u, e.v};
  } else if constexpr (std::is_same_v<typename R::Board, Heaps>) {
    return {m.element, m.low, m.high};
  } else {
    return {m.element};
  }
}

/// Of the moves in one position.
template <Rules R>
class Notation {
 public:
  using Position = typename R::Position;

  Notation(const R& rules, const Position& position, Player who) : rules_(rules), position_(position), who_(who) {}

  std::vector<Move> legal() const {
    std::vector<Move> list;
    for (const Move m : rules_.moves(position_, who_)) list.push_back(m);
    std::sort(list.begin(), list.end());
    return list;
  }
  std::vector<MoveText> written(const std::vector<Move>& list) const {
    std::vector<MoveText> texts;
    for (const Move m : list) texts.push_back(write_move(rules_, m));
    std::sort(texts.begin(), texts.end());
    return texts;
  }

  /// The legal move that a text names; the reason if there is none.
  Move find(MoveText text, const std::string& at) const {
    constexpr std::size_t length = ChoosesEdges<R> ? 2 : std::is_same_v<typename R::Board, Heaps> ? 3 : 1;
    if (text.size() != length) {
      constexpr auto shape = length == 1   ? "a move is a vertex"
                             : length == 2 ? "a move is an edge [u, v]"
                                           : "a move is [h, a, b]: a heap of h becomes heaps of a and b";
      throw InputError(at, to_json(text) + " is no move of this game: " + shape);
    }
    const MoveText as_given = text;
    if (length == 2 && text[0] > text[1]) std::swap(text[0], text[1]);
    if constexpr (Octal<R>) {
      const Move m(text[0], text[1], text[2]);
      if (rules_.legal(position_, m)) return m;
    } else {
      for (const Move m : legal()) {
        if (write_move(rules_, m) == text) return m;
      }
    }
    throw InputError(at, to_json(as_given) + " cannot be played: " + reason(text));
  }

 private:
  std::string reason(const MoveText& text) const {
    if constexpr (ChoosesEdges<R>) {
      for (std::size_t e = 0; e < rules_.edge_count(); ++e) {
        if (write_move(rules_, Move(e)) == text) return rules_.why_not(position_, who_, Move(e));
      }
      return "there is no such edge";
    } else if constexpr (std::is_same_v<typename R::Board, Heaps>) {
      return rules_.why_not(position_, who_, Move(text[0], text[1], text[2]));
    } else {
      const auto vertices = rules_.look(position_).vertices.size();
      if (text[0] < 0 || text[0] >= static_cast<std::int64_t>(vertices)) return "there is no such vertex";
      return rules_.why_not(position_, who_, Move(static_cast<std::size_t>(text[0])));
    }
  }

  const R& rules_;
  const Position& position_;
  Player who_;
};

}  // namespace arete::engine
