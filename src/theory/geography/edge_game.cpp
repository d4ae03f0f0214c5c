#include "theory/geography/edge_game.hpp"

#include <algorithm>
#include <bit>
#include <stdexcept>

#include "theory/geography/even_kernels.hpp"

namespace arete::inline theory {
namespace {

bool has(const std::vector<Word>& bits, std::size_t i) { return bits[i / word_bits] >> i % word_bits & 1; }
void flip(std::vector<Word>& bits, std::size_t i) { bits[i / word_bits] ^= Word{1} << i % word_bits; }

/// Calls f with the places of the ones until it returns true.
template <class F>
bool any_of_ones(const std::vector<Word>& bits, F f) {
  for (std::size_t w = 0; w < bits.size(); ++w) {
    for (Word rest = bits[w]; rest != 0; rest &= rest - 1) {
      if (f(w * word_bits + static_cast<std::size_t>(std::countr_zero(rest)))) return true;
    }
  }
  return false;
}

}  // namespace

std::optional<EdgeGame> EdgeGame::start(const TokenBoard& board) {
  auto graph = arcs(board.graph);
  const auto root = board.roots->front();
  auto colour = two_colouring(graph, component_of(graph, root));
  return colour ? start(std::move(graph), *std::move(colour), root) : std::nullopt;
}

std::optional<EdgeGame> EdgeGame::start(Arcs graph, std::vector<std::int32_t> colour, std::int32_t root,
                                        Budget* budget) {
  const double zeros = static_cast<double>(std::count(colour.begin(), colour.end(), 0));
  const double ones = static_cast<double>(std::count(colour.begin(), colour.end(), 1));
  const double words = std::min(zeros, ones) * (zeros + ones) / word_bits;
  if (words > EvenKernels::most_words) return std::nullopt;
  const MemoryShare memory(budget, words * sizeof(Word));
  if (ones < zeros) {  // the fewer are the rows
    for (auto& c : colour) c = c < 0 ? c : 1 - c;
  }
  return EdgeGame(std::move(graph), std::move(colour), root, budget);
}

EdgeGame::EdgeGame(Arcs graph, std::vector<std::int32_t> colour, std::int32_t root, Budget* budget)
    : left_(std::move(graph)), colour_(std::move(colour)), number_(colour_.size(), none), token_(root) {
  std::vector<std::int32_t> rows, columns;
  for (std::int32_t v = 0; v < left_.vertices(); ++v) {
    if (colour_[at(v)] < 0) continue;
    auto& side = is_row(v) ? rows : columns;
    number_[at(v)] = static_cast<std::int32_t>(side.size());
    side.push_back(v);
  }
  row_of_.assign(columns.size(), none);
  reduce(rows, budget);
}

void EdgeGame::reduce(const std::vector<std::int32_t>& rows, Budget* budget) {
  const std::size_t columns = row_of_.size();
  BitMatrix both(rows.size(), columns + rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    for (const auto w : left_.of(rows[i])) both.flip(i, at(number_[at(w)]));
    both.flip(i, columns + i);
  }
  column_of_ = reduce_with_transform(both, columns, budget);
  without_pivot_.resize(words_for(rows.size()));
  transform_ = BitMatrix(rows.size(), rows.size());
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (column_of_[i] == none) {
      flip(without_pivot_, i);
    } else {
      row_of_[at(column_of_[i])] = static_cast<std::int32_t>(i);
    }
    both.copy_bits(i, columns, transform_.row(i), rows.size());
  }
  for (std::size_t c = 0; c < columns; ++c) {
    if (row_of_[c] != none) continue;
    auto& bits =
        free_.emplace_back(Column{static_cast<std::int32_t>(c), std::vector<Word>(without_pivot_.size())}).bits;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (both.at(i, c)) flip(bits, i);
    }
  }
}

std::vector<std::int32_t> EdgeGame::moves_from(std::int32_t v) const {
  std::vector<std::int32_t> moves;
  std::copy_if(left_.begin(v), left_.end(v), std::back_inserter(moves), [](std::int32_t w) { return w != none; });
  return moves;
}

bool EdgeGame::row_lost(std::int32_t row) const {
  return any_of_ones(without_pivot_, [&](std::size_t zero) { return transform_.at(zero, at(row)); });
}

bool EdgeGame::column_lost(std::int32_t column) const {
  const auto row = row_of_[at(column)];
  return row == none || std::any_of(free_.begin(), free_.end(), [&](const Column& c) { return has(c.bits, at(row)); });
}

bool EdgeGame::lost_from(std::int32_t v) const {
  return is_row(v) ? row_lost(number_[at(v)]) : column_lost(number_[at(v)]);
}

std::vector<std::int32_t> EdgeGame::winning_moves_from(std::int32_t v) const {
  if (lost_from(v)) return {};
  auto winning = moves_from(v);
  const auto here = number_[at(v)];
  std::erase_if(winning, [&](std::int32_t to) {
    const auto there = number_[at(to)];
    if (is_row(v)) return !column_lost(there) && !transform_.at(at(row_of_[at(there)]), at(here));
    return !transform_.at(at(row_of_[at(here)]), at(there)) && !row_lost(there);
  });
  return winning;
}

void EdgeGame::play(std::int32_t to) {
  const auto legal = moves();
  if (!std::binary_search(legal.begin(), legal.end(), to)) throw std::invalid_argument("no unused edge leads there");
  const auto use = [&](std::int32_t from, std::int32_t end) {
    *std::find(left_.target.begin() + left_.first[at(from)], left_.target.begin() + left_.first[at(from) + 1], end) =
        none;
  };
  use(token_, to);
  use(to, token_);
  const auto here = number_[at(token_)], there = number_[at(to)];
  is_row(token_) ? remove(here, there) : remove(there, here);
  token_ = to;
}

std::vector<Word> EdgeGame::transform_column(std::int32_t row) const {
  std::vector<Word> bits(without_pivot_.size());
  for (std::size_t i = 0; i < transform_.rows(); ++i)
    bits[i / word_bits] |= Word{transform_.at(i, at(row))} << i % word_bits;
  return bits;
}

void EdgeGame::remove(std::int32_t row, std::int32_t column) {
  auto added = transform_column(row);
  if (const auto i = std::exchange(row_of_[at(column)], none); i != none) {
    flip(added, at(i));  // the column was a unit
    column_of_[at(i)] = none;
    flip(without_pivot_, at(i));
    free_.push_back({column, std::move(added)});
  } else {
    const auto free = std::find_if(free_.begin(), free_.end(), [&](const Column& c) { return c.column == column; });
    for (std::size_t w = 0; w < added.size(); ++w) free->bits[w] ^= added[w];
  }
  while (repair()) {
  }
}

/// Finds a pivot for a row that is not zero and has none.
bool EdgeGame::repair() {
  for (std::size_t f = free_.size(); f-- > 0;) {
    for (std::size_t w = 0; w < without_pivot_.size(); ++w) {
      if (const Word open = free_[f].bits[w] & without_pivot_[w]; open != 0) {
        pivot(w * word_bits + static_cast<std::size_t>(std::countr_zero(open)), f);
        return true;
      }
    }
  }
  return false;
}

void EdgeGame::pivot(std::size_t row, std::size_t free_column) {
  std::swap(free_[free_column], free_.back());
  auto [column, others] = std::move(free_.back());
  free_.pop_back();
  flip(others, row);
  any_of_ones(others, [&](std::size_t i) {
    transform_.add(row, i);
    return false;
  });
  for (auto& [c, bits] : free_) {
    if (!has(bits, row)) continue;
    for (std::size_t w = 0; w < bits.size(); ++w) bits[w] ^= others[w];
  }
  column_of_[row] = column;
  row_of_[at(column)] = static_cast<std::int32_t>(row);
  flip(without_pivot_, row);
}

}  // namespace arete::inline theory
