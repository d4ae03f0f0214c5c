// A whole game of edge geography on a bipartite graph, move by move. With M the biadjacency matrix, T·M = R is kept in
// reduced form: each row of R has a pivot column of its own, with a single 1, or is zero. Then (paper U, Theorem 3.1)
//   a row v is lost iff T has a 1 in column v of some zero row; otherwise its move to the column w wins iff w has no
//   pivot, or T(i, v) = 1 or R has a 1 outside its pivots in the row i of the pivot of w; a column w is lost iff it has
//   no pivot, or R has a 1 outside its pivots in the row i of its pivot; otherwise its move to the row v wins iff T(i,
//   v) = 1 or v is lost as above.
// A move takes a 1 from M, which adds column v of T to column w of R; two new pivots at most restore the form, each a
// change of rank one. Only the columns of R without pivot are stored, since the others are known.
#pragma once

#include <optional>

#include "math/gf2.hpp"
#include "theory/geography/token_walk.hpp"

namespace arete::inline theory {

class EdgeGame {
 public:
  /// Nothing if the component of the root has an odd cycle or needs more memory than EvenKernels::most_words. There is
  /// a root.
  static std::optional<EdgeGame> start(const TokenBoard& board);
  /// The vertices with a colour are whole components, neighbours have different ones. Nothing if that needs more memory
  /// than EvenKernels::most_words; throws BudgetSpent where the budget ends.
  static std::optional<EdgeGame> start(Arcs graph, std::vector<std::int32_t> colour, std::int32_t root,
                                       Budget* budget = nullptr);

  std::int32_t token() const { return token_; }
  std::vector<std::int32_t> moves() const { return moves_from(token_); }
  /// For the player to move.
  bool lost() const { return lost_from(token_); }
  /// Increasing.
  std::vector<std::int32_t> winning_moves() const { return winning_moves_from(token_); }
  /// As if the token stood at a vertex with a colour.
  std::vector<std::int32_t> moves_from(std::int32_t v) const;
  bool lost_from(std::int32_t v) const;
  std::vector<std::int32_t> winning_moves_from(std::int32_t v) const;
  /// One of moves(); std::invalid_argument otherwise.
  void play(std::int32_t to);

 private:
  static constexpr std::int32_t none = -1;
  struct Column {
    std::int32_t column;
    std::vector<Word> bits;  ///< of each row
  };

  EdgeGame(Arcs graph, std::vector<std::int32_t> colour, std::int32_t root, Budget* budget);
  void reduce(const std::vector<std::int32_t>& rows, Budget* budget);

  bool is_row(std::int32_t v) const { return colour_[static_cast<std::size_t>(v)] == 0; }
  bool row_lost(std::int32_t row) const;
  bool column_lost(std::int32_t column) const;
  void remove(std::int32_t row, std::int32_t column);
  std::vector<Word> transform_column(std::int32_t row) const;
  bool repair();
  void pivot(std::size_t row, std::size_t free_column);

  Arcs left_;                         ///< used arcs lead to `none`
  std::vector<std::int32_t> colour_;  ///< 0: rows
  std::vector<std::int32_t> number_;  ///< of a vertex as a row or a column
  std::int32_t token_;
  BitMatrix transform_;
  std::vector<std::int32_t> column_of_, row_of_;  ///< the pivots
  std::vector<Word> without_pivot_;               ///< of each row
  std::vector<Column> free_;                      ///< the columns of R without pivot
};

}  // namespace arete::inline theory
