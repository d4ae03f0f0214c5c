// Dense linear algebra over GF(2) on 64-bit words by the method of the Four Russians: the pivots of 64 columns are
// found in one word of each row; then each row gets its combination of up to 64 pivot rows from eight tables of 256
// sums (Albrecht, Bard and Pernet, "Efficient dense Gaussian elimination over the finite field with two elements",
// 2011).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "base/memory_share.hpp"

namespace arete::inline math {

using Word = std::uint64_t;
constexpr std::size_t word_bits = 64;
constexpr std::size_t words_for(std::size_t bits) { return (bits + word_bits - 1) / word_bits; }

class BitMatrix {
 public:
  BitMatrix() = default;
  BitMatrix(std::size_t rows, std::size_t columns)
      : rows_(rows), columns_(columns), words_(words_for(columns)), bits_(rows * words_) {}

  std::size_t rows() const { return rows_; }
  std::size_t columns() const { return columns_; }
  std::size_t words() const { return words_; }  ///< of a row
  Word* row(std::size_t i) { return bits_.data() + i * words_; }
  const Word* row(std::size_t i) const { return bits_.data() + i * words_; }
  bool at(std::size_t i, std::size_t j) const { return row(i)[j / word_bits] >> j % word_bits & 1; }
  void flip(std::size_t i, std::size_t j) { row(i)[j / word_bits] ^= Word{1} << j % word_bits; }
  void add(std::size_t from, std::size_t to);  ///< row `from` to row `to`
  /// Bits from, …, from + count − 1 of a row to the words at `to`.
  void copy_bits(std::size_t i, std::size_t from, Word* to, std::size_t count) const;
  std::vector<Word> take() && { return std::move(bits_); }

 private:
  std::size_t rows_ = 0, columns_ = 0, words_ = 0;
  std::vector<Word> bits_;
};

/// 512 vectors at once: the bits of one coordinate.
using Block = std::array<Word, 8>;
constexpr std::size_t block_size = 512;

/// The equations of a system in echelon form: at most one begins at each column, and it gives that unknown from later
/// ones. Columns at which none begins are free. Rows are stored as the words that they touch.
class Echelon {
 public:
  struct Row {
    std::size_t offset = 0;         ///< of the first word
    std::int32_t from = 0, to = 0;  ///< words; none: free
    bool right = false;             ///< the right-hand side
    bool free() const { return from == to; }
  };
  Echelon() = default;
  Echelon(std::vector<Row> row_at, std::vector<Word> bits, bool solvable);

  bool solvable() const { return solvable_; }
  const std::vector<std::int32_t>& free_columns() const { return free_; }
  /// The vectors of the kernel that have one of the free columns first, …, first + 511 and no other: x holds their
  /// coordinates.
  void kernel(std::size_t first, std::vector<Block>& x, Budget* budget = nullptr) const;
  /// The solution in which all free unknowns are 0.
  std::vector<std::uint8_t> solution() const;

 private:
  std::vector<Row> row_at_;
  std::vector<Word> bits_;
  std::vector<std::int32_t> free_, reach_;  ///< reach: the last column of any row up to here
  bool solvable_ = true;
};

/// A dense matrix decomposed: its rows in the order of the pivots are L times an echelon form. The last column can be a
/// right-hand side, which has no pivot.
class DenseElimination {
 public:
  DenseElimination(BitMatrix matrix, bool with_right, Budget* budget = nullptr);

  std::size_t rank() const { return rank_; }
  /// Gives the echelon form away.
  Echelon echelon() &&;
  /// The sums of rows that vanish, as Echelon::kernel gives them; there are rows() − rank() of them.
  std::size_t relations() const { return order_.size() - rank_; }
  void left_kernel(std::size_t first, std::vector<Block>& y, Budget* budget = nullptr) const;

 private:
  struct Panel {
    std::size_t rank_before, word;
    std::vector<Word> column, multipliers;  ///< of each row from rank_before on
    std::vector<unsigned> pivots;           ///< bits
  };
  Panel pivots_of(std::size_t word);
  void eliminate(const Panel& panel, Budget* budget);

  BitMatrix matrix_, lower_;  ///< lower: of each row the pivot rows that it contains
  std::size_t pivot_columns_, rank_ = 0;
  std::vector<std::size_t> order_;       ///< rows, those of the pivots first
  std::vector<std::int32_t> column_of_;  ///< of each pivot
};

/// Brings [matrix | 1] into the form [R | T] with T·matrix = R, where every pivot column of R has a single 1.
/// Returns of each row its pivot column, or −1 if the row of R is zero.
std::vector<std::int32_t> reduce_with_transform(BitMatrix& both, std::size_t pivot_columns, Budget* budget = nullptr);

}  // namespace arete::inline math
