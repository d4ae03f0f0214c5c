#include "math/gf2.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace arete::inline math {
namespace {

/// All sums of up to 64 rows, restricted to some words: for each eight rows the 256 sums of them.
class Sums {
 public:
  static constexpr std::size_t most_words = 64;  // eight tables then fit into a megabyte

  Sums(const std::vector<const Word*>& rows, std::size_t from, std::size_t to)
      : from_(from), words_(to - from), tables_((rows.size() + 7) / 8) {
    sums_.resize(tables_ * 256 * words_);
    for (std::size_t i = 0; i < rows.size(); i += 8) {
      Word* const table = sums_.data() + i / 8 * 256 * words_;
      const std::size_t count = std::size_t{1} << std::min<std::size_t>(8, rows.size() - i);
      for (std::size_t which = 1; which < count; ++which) {
        const Word* const rest = table + (which & (which - 1)) * words_;
        const Word* const row = rows[i + static_cast<std::size_t>(std::countr_zero(which))] + from;
        for (std::size_t w = 0; w < words_; ++w) table[which * words_ + w] = rest[w] ^ row[w];
      }
    }
  }

  void add_to(Word* __restrict row, Word which) const {
    if (which == 0) return;
    row += from_;
    const auto sum = [&](std::size_t t) { return sums_.data() + (t * 256 + (which >> 8 * t & 255)) * words_; };
    if (tables_ == 8) {
      const Word* __restrict a = sum(0), * __restrict b = sum(1), * __restrict c = sum(2), * __restrict d = sum(3);
      const Word* __restrict e = sum(4), * __restrict f = sum(5), * __restrict g = sum(6), * __restrict h = sum(7);
      for (std::size_t w = 0; w < words_; ++w) row[w] ^= a[w] ^ b[w] ^ c[w] ^ d[w] ^ e[w] ^ f[w] ^ g[w] ^ h[w];
      return;
    }
    for (std::size_t t = 0; t < tables_; ++t) {
      const Word* __restrict a = sum(t);
      for (std::size_t w = 0; w < words_; ++w) row[w] ^= a[w];
    }
  }
  /// Brings a row that is next nearer.
  void fetch(const Word* row) const {
    for (std::size_t w = 0; w < words_; w += 8) __builtin_prefetch(row + from_ + w, 1);
  }

 private:
  std::size_t from_, words_, tables_;
  std::vector<Word> sums_;
};

void add_words(const Word* __restrict from, Word* __restrict to, std::size_t words) {
  for (std::size_t w = 0; w < words; ++w) to[w] ^= from[w];
}

/// The bits of `word` at the given places, side by side.
Word gathered(Word word, const std::vector<unsigned>& places) {
  Word result = 0;
  for (std::size_t k = 0; k < places.size(); ++k) result |= (word >> places[k] & 1) << k;
  return result;
}

Word mask_of_columns(std::size_t word, std::size_t columns) {
  const std::size_t here = columns - std::min(columns, word * word_bits);
  return here >= word_bits ? ~Word{0} : (Word{1} << here) - 1;
}

}  // namespace

void BitMatrix::add(std::size_t from, std::size_t to) { add_words(row(from), row(to), words_); }

void BitMatrix::copy_bits(std::size_t i, std::size_t from, Word* to, std::size_t count) const {
  const Word* const source = row(i) + from / word_bits;
  const std::size_t shift = from % word_bits, end = words_ - from / word_bits;
  for (std::size_t w = 0; w < words_for(count); ++w) {
    to[w] = source[w] >> shift;
    if (shift != 0 && w + 1 < end) to[w] |= source[w + 1] << (word_bits - shift);
  }
  if (count % word_bits != 0) to[count / word_bits] &= (Word{1} << count % word_bits) - 1;
}

DenseElimination::DenseElimination(BitMatrix matrix, bool with_right, Budget* budget)
    : matrix_(std::move(matrix)),
      lower_(matrix_.rows(), matrix_.columns()),
      pivot_columns_(matrix_.columns() - (with_right ? 1 : 0)),
      order_(matrix_.rows()) {
  std::iota(order_.begin(), order_.end(), std::size_t{0});
  for (std::size_t word = 0; word < words_for(pivot_columns_) && rank_ < order_.size(); ++word)
    eliminate(pivots_of(word), budget);
}

/// Eliminates within one word of the rows that are no pivots yet, and puts the new pivots in front of them.
DenseElimination::Panel DenseElimination::pivots_of(std::size_t word) {
  Panel panel{rank_, word, {}, {}, {}};
  const std::size_t rows = order_.size() - rank_;
  const Word wanted = mask_of_columns(word, pivot_columns_);
  auto &column = panel.column, &multipliers = panel.multipliers;
  column.resize(rows);
  multipliers.assign(rows, 0);
  for (std::size_t i = 0; i < rows; ++i) column[i] = matrix_.row(order_[rank_ + i])[word];
  for (unsigned bit = 0; bit < word_bits && panel.pivots.size() < rows; ++bit) {
    if (!(wanted >> bit & 1)) break;
    const std::size_t k = panel.pivots.size();
    const auto found = std::find_if(column.begin() + static_cast<std::ptrdiff_t>(k), column.end(),
                                    [&](Word w) { return w >> bit & 1; });
    if (found == column.end()) continue;
    const auto at = static_cast<std::size_t>(found - column.begin());
    std::swap(column[k], column[at]);
    std::swap(multipliers[k], multipliers[at]);
    std::swap(order_[rank_ + k], order_[rank_ + at]);
    panel.pivots.push_back(bit);
    const Word pivot = column[k];
    for (std::size_t i = k + 1; i < rows; ++i) {
      const Word has = column[i] >> bit & 1;
      column[i] ^= pivot & (0 - has);
      multipliers[i] |= has << k;
    }
  }
  return panel;
}

/// Does to the later words of the rows what was done within the word of the panel.
void DenseElimination::eliminate(const Panel& panel, Budget* budget) {
  const std::size_t before = panel.rank_before, count = panel.pivots.size(), after = panel.word + 1;
  const auto row = [&](std::size_t i) { return matrix_.row(order_[before + i]); };
  for (std::size_t i = 0; i < panel.column.size(); ++i) row(i)[panel.word] = panel.column[i];
  if (count == 0) return;
  const std::size_t low = before / word_bits, shift = before % word_bits;
  for (std::size_t i = 0; i < panel.column.size(); ++i) {
    Word* const lower = lower_.row(order_[before + i]);
    lower[low] |= panel.multipliers[i] << shift;
    if (shift != 0 && low + 1 < lower_.words()) lower[low + 1] |= panel.multipliers[i] >> (word_bits - shift);
  }
  std::vector<const Word*> pivots;
  for (std::size_t k = 0; k < count; ++k) {
    for (Word rest = panel.multipliers[k]; rest != 0; rest &= rest - 1) {
      add_words(pivots[static_cast<std::size_t>(std::countr_zero(rest))] + after, row(k) + after,
                matrix_.words() - after);
    }
    pivots.push_back(row(k));
    column_of_.push_back(static_cast<std::int32_t>(panel.word * word_bits + panel.pivots[k]));
  }
  rank_ += count;
  for (std::size_t from = after; from < matrix_.words(); from += Sums::most_words) {
    const Sums sums(pivots, from, std::min(from + Sums::most_words, matrix_.words()));
    for (std::size_t i = count; i < panel.column.size(); ++i) {
      look(budget);
      sums.fetch(row(std::min(i + 2, panel.column.size() - 1)));
      sums.add_to(row(i), panel.multipliers[i]);
    }
  }
}

Echelon DenseElimination::echelon() && {
  const std::size_t words = matrix_.words();
  const bool with_right = pivot_columns_ < matrix_.columns();
  const auto take_right = [&](std::size_t i) {
    if (!with_right || !matrix_.at(order_[i], pivot_columns_)) return false;
    matrix_.flip(order_[i], pivot_columns_);
    return true;
  };
  std::vector<Echelon::Row> rows(pivot_columns_);
  for (std::size_t i = 0; i < rank_; ++i) {
    const auto from = static_cast<std::size_t>(column_of_[i]) / word_bits;
    rows[static_cast<std::size_t>(column_of_[i])] = {order_[i] * words + from, static_cast<std::int32_t>(from),
                                                     static_cast<std::int32_t>(words_for(pivot_columns_)),
                                                     take_right(i)};
  }
  bool solvable = true;
  for (std::size_t i = rank_; i < order_.size(); ++i) solvable = solvable && !take_right(i);
  return {std::move(rows), std::move(matrix_).take(), solvable};
}

void DenseElimination::left_kernel(std::size_t first, std::vector<Block>& y, Budget* budget) const {
  y.assign(order_.size(), Block{});
  for (std::size_t k = 0; k < block_size && rank_ + first + k < order_.size(); ++k) {
    const auto mark = [&](std::size_t row) { y[row][k / word_bits] |= Word{1} << k % word_bits; };
    const auto zero = order_[rank_ + first + k];
    std::vector<Word> sum(lower_.row(zero),
                          lower_.row(zero) + lower_.words());  // of echelon rows, to be written in rows of the matrix
    mark(zero);
    for (std::size_t pivot = rank_; pivot-- > 0;) {
      look(budget);
      if (!(sum[pivot / word_bits] >> pivot % word_bits & 1)) continue;
      mark(order_[pivot]);
      add_words(lower_.row(order_[pivot]), sum.data(), pivot / word_bits + 1);
    }
  }
}

std::vector<std::int32_t> reduce_with_transform(BitMatrix& both, std::size_t pivot_columns, Budget* budget) {
  std::vector<std::int32_t> column_of(both.rows(), -1);
  std::vector<Word> column(both.rows());
  for (std::size_t word = 0; word < words_for(pivot_columns); ++word) {
    const Word wanted = mask_of_columns(word, pivot_columns);
    for (std::size_t i = 0; i < both.rows(); ++i) column[i] = column_of[i] < 0 ? both.row(i)[word] & wanted : 0;
    std::vector<std::size_t> chosen;
    std::vector<unsigned> bits;
    for (unsigned bit = 0; bit < word_bits; ++bit) {
      const auto found = std::find_if(column.begin(), column.end(), [&](Word w) { return w >> bit & 1; });
      if (found == column.end()) continue;
      const auto at = static_cast<std::size_t>(found - column.begin());
      const Word pivot = *found;
      for (auto& w : column) w ^= pivot & (0 - (w >> bit & 1));  // the pivot itself becomes 0
      for (std::size_t k = 0; k < chosen.size(); ++k) {          // and the chosen rows become units among each other
        if (both.at(at, word * word_bits + bits[k])) both.add(chosen[k], at);
      }
      for (const auto earlier : chosen) {
        if (both.at(earlier, word * word_bits + bit)) both.add(at, earlier);
      }
      column_of[at] = static_cast<std::int32_t>(word * word_bits + bit);
      chosen.push_back(at);
      bits.push_back(bit);
    }
    if (chosen.empty()) continue;
    std::vector<Word> which(both.rows());
    for (std::size_t i = 0; i < both.rows(); ++i) which[i] = gathered(both.row(i)[word], bits);
    for (const auto i : chosen) which[i] = 0;
    std::vector<const Word*> rows;
    rows.reserve(chosen.size());
    for (const auto i : chosen) rows.push_back(both.row(i));
    for (std::size_t from = word; from < both.words();
         from += Sums::most_words) {  // before it the chosen rows are zero
      const Sums sums(rows, from, std::min(from + Sums::most_words, both.words()));
      for (std::size_t i = 0; i < both.rows(); ++i) {
        look(budget);
        sums.fetch(both.row(std::min(i + 2, both.rows() - 1)));
        sums.add_to(both.row(i), which[i]);
      }
    }
  }
  return column_of;
}

}  // namespace arete::inline math
