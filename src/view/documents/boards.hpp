// From documents to boards: which keys a board is made of, and the checks that make it one.
#pragma once

#include "board/any_board.hpp"
#include "view/documents/document.hpp"

namespace arete::inline view {

/// In words, for people: which keys make this board.
std::string describe(BoardKind kind);
/// Its games chosen on a graph can be played on a line of graph6.
bool is_graph(BoardKind kind);

/// The roots of a document, checked: each a vertex, and no vertex twice where vertices are used up.
std::optional<std::vector<std::int32_t>> read_roots(const Document& document, std::int64_t vertices,
                                                    std::size_t tokens);

/// Throws InputError where the document does not make such a board, also for keys that this kind of board has no use
/// for. The checks of points and triangulations look at the clock of the budget, if there is one, and throw
/// BudgetSpent.
AnyBoard read_board(const Document& document, BoardKind kind, Budget* budget = nullptr);
template <class Board>
Board read_board(const Document& document) {
  return read_board(document, kind_of<Board>).template as<Board>();
}

}  // namespace arete::inline view
