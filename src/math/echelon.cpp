#include <algorithm>
#include <bit>

#include "math/gf2.hpp"

namespace arete::inline math {

Echelon::Echelon(std::vector<Row> row_at, std::vector<Word> bits, bool solvable)
    : row_at_(std::move(row_at)), bits_(std::move(bits)), solvable_(solvable) {
  std::int32_t reach = 0;
  for (std::size_t c = 0; c < row_at_.size(); ++c) {
    if (row_at_[c].free()) free_.push_back(static_cast<std::int32_t>(c));
    reach = std::max({reach, static_cast<std::int32_t>(c), row_at_[c].to * static_cast<std::int32_t>(word_bits) - 1});
    reach_.push_back(reach);
  }
}

void Echelon::kernel(std::size_t first, std::vector<Block>& x, Budget* budget) const {
  x.assign(row_at_.size(), Block{});
  const std::size_t last = std::min(first + block_size, free_.size());
  for (std::size_t k = first; k < last; ++k)
    x[static_cast<std::size_t>(free_[k])][(k - first) / word_bits] |= Word{1} << (k - first) % word_bits;
  if (first >= last) return;
  std::int32_t lowest = free_[last - 1];  // the least column with something in it, above the current one
  for (std::int32_t c = free_[last - 1]; c >= 0 && (c >= free_[first] || reach_[static_cast<std::size_t>(c)] >= lowest);
       --c) {
    look(budget);
    const auto& row = row_at_[static_cast<std::size_t>(c)];
    Block sum = x[static_cast<std::size_t>(c)];
    for (std::int32_t w = row.from; w < row.to; ++w) {
      for (Word rest = bits_[row.offset + static_cast<std::size_t>(w - row.from)]; rest != 0; rest &= rest - 1) {
        const auto& other =
            x[static_cast<std::size_t>(w) * word_bits + static_cast<std::size_t>(std::countr_zero(rest))];
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i] ^= other[i];
      }
    }
    x[static_cast<std::size_t>(c)] = sum;
    if (sum != Block{}) lowest = c;
  }
}

std::vector<std::uint8_t> Echelon::solution() const {
  std::vector<Word> x(words_for(row_at_.size()));
  std::vector<std::uint8_t> result(row_at_.size());
  for (std::size_t c = row_at_.size(); c-- > 0;) {
    const auto& row = row_at_[c];
    Word sum = 0;
    for (std::int32_t w = row.from; w < row.to; ++w)
      sum ^= bits_[row.offset + static_cast<std::size_t>(w - row.from)] & x[static_cast<std::size_t>(w)];
    result[c] = !row.free() && (row.right ^ (std::popcount(sum) & 1)) != 0;
    x[c / word_bits] |= Word{result[c]} << c % word_bits;
  }
  return result;
}

}  // namespace arete::inline math
