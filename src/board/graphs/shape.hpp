// The shape of a position of strings and coins, in which no coin is on its last string, as a key: the coins on three
// strings or more, its joints, are numbered by colours, and the key tells between which of them, the ground and each
// other there are rows, and of how many coins. The position can be drawn from its shape, up to the names of coins and
// strings, so positions with equal shapes are isomorphic whatever the colours are; that isomorphic positions nearly
// always have equal shapes only saves work. A position with more joints stands for itself: few others are like it.
#pragma once

#include <algorithm>
#include <bit>
#include <optional>
#include <span>

#include "board/graphs/coins.hpp"
#include "board/graphs/vertex_colour.hpp"

namespace arete::inline board {

/// A shape, which leaves the last bit zero, or a position, with ones in the last word.
template <class Set>
struct ShapeKey {
  std::array<std::uint64_t, Set::capacity / 64 + 1> words{};

  static ShapeKey of_position(const Set& left) {
    const auto set = std::bit_cast<std::array<std::uint64_t, Set::capacity / 64>>(left);
    ShapeKey key;
    std::copy(set.begin(), set.end(), key.words.begin());
    key.words.back() = ~std::uint64_t{0};
    return key;
  }
  bool operator==(const ShapeKey&) const = default;
};

template <class Set>
class Shape {
 public:
  Shape(const Coins<Set>& coins, const Set& left) : coins_(coins), left_(left) { fits_ = find_joints() && find_rows(); }

  /// Nothing if it does not fit.
  std::optional<ShapeKey<Set>> key() {
    if (!fits_) return std::nullopt;
    number();
    write(joints_, 4);
    write_single_strings();
    write_rows();
    if (used_ > most_bits) return std::nullopt;
    ShapeKey<Set> key;
    key.words[0] = static_cast<std::uint64_t>(written_);
    key.words[1] = static_cast<std::uint64_t>(written_ >> 64);
    return key;
  }

 private:
  static constexpr std::size_t most_coins = 64, most_joints = 8, most_rows = 48, most_in_row = 15, most_bits = 127;
  static constexpr std::uint8_t no_joint = 0xFF;
  using Colour = VertexColour;
  __extension__ typedef unsigned __int128 Wide;

  /// Between two joints, or a joint and the ground, which has the number after theirs, or ground and ground; or, if it
  /// has no ends, between two things after that.
  struct Row {
    std::uint8_t from, to, coins;
    bool joins_two() const { return from != to; }
  };

  bool find_joints() {
    if (coins_.count() > most_coins) return false;
    bool loose = false;
    for (std::size_t coin = 0; coin < coins_.count(); ++coin) {
      const Set held = coins_.holding(left_, coin);
      const auto strings = held.size();
      loose |= strings == 1;
      if (strings == 2) in_rows_ |= held;
      joint_of_[coin + 1] = strings > 2 ? joints_ : no_joint;
      joints_ = static_cast<std::uint8_t>(joints_ + (strings > 2 ? 1 : 0));
    }
    joint_of_[0] = joints_;
    return !loose && joints_ <= most_joints;
  }
  /// The number of a coin if it is a joint, and that of the ground.
  std::uint8_t joint(std::int32_t coin) const { return joint_of_[static_cast<std::size_t>(coin + 1)]; }

  bool find_rows() {
    for (const std::size_t string : left_ - in_rows_) {
      const auto& [a, b] = coins_.coins_of(string);
      if (!add(joint(a), joint(b), 0)) return false;
    }
    while (!in_rows_.empty()) {
      if (!follow(in_rows_.front())) return false;
    }
    return true;
  }
  /// Adds the row with this string, and crosses it out.
  bool follow(std::size_t string) {
    std::array<std::uint8_t, 2> ends;
    std::size_t coins = 0;
    in_rows_ = in_rows_.without(string);
    for (std::size_t side = 0; side < 2; ++side) {
      auto at = coins_.coins_of(string)[side];
      for (std::size_t last = string; (ends[side] = joint(at)) == no_joint; ++coins) {
        last = coins_.holding(left_, static_cast<std::size_t>(at)).without(last).front();
        if (last == string) return add(joints_ + 1u, joints_ + 1u, coins + 1);
        in_rows_ = in_rows_.without(last);
        at = coins_.across(last, static_cast<std::size_t>(at));
      }
    }
    return add(ends[0], ends[1], coins);
  }
  bool add(std::size_t from, std::size_t to, std::size_t coins) {
    if (count_ == most_rows || coins > most_in_row) return false;
    rows_[count_++] = {static_cast<std::uint8_t>(std::min(from, to)), static_cast<std::uint8_t>(std::max(from, to)),
                       static_cast<std::uint8_t>(coins)};
    return true;
  }

  /// By colours, which are refined by those of the neighbours until no two are equal. If that does not help, the first
  /// of those that are equal gets a colour of its own. The first colours most often differ.
  void number() {
    for (const auto& row : rows()) {
      const Colour own = (row.coins * 4u + (row.to == joints_ ? 1 : row.joins_two() ? 2 : 3)) * colour_scatter;
      colour_[row.from] += own * own;
      colour_[row.to] += row.joins_two() ? own * own : 0;
    }
    number_[joints_] = joints_;
    number_[joints_ + 1u] = static_cast<std::uint8_t>(joints_ + 1u);
    auto different = by_colour();
    for (std::size_t rounds = 0; different < joints_ && rounds < 4 * most_joints; ++rounds) {
      refine();
      const auto more = by_colour();
      if (more <= different) set_apart();
      different = std::max(more, different);
    }
  }
  /// Numbers the joints by their colours, and says how many of these are different.
  std::size_t by_colour() {
    std::size_t equal = 0;
    for (std::size_t i = 0; i < joints_; ++i) {
      std::uint8_t before = 0;
      bool like = false;
      for (std::size_t k = 0; k < i; ++k) {
        const bool less = colour_[i] < colour_[k];
        number_[k] = static_cast<std::uint8_t>(number_[k] + (less ? 1 : 0));
        before = static_cast<std::uint8_t>(before + (less ? 0 : 1));
        like |= colour_[i] == colour_[k];
      }
      number_[i] = before;
      equal += like ? 1 : 0;
    }
    return joints_ - equal;
  }
  void refine() {
    auto next = colour_;
    for (const auto& row : rows()) {
      if (row.to >= joints_ || !row.joins_two()) continue;
      next[row.from] += mixed(colour_[row.to] + row.coins);
      next[row.to] += mixed(colour_[row.from] + row.coins);
    }
    colour_ = next;
  }
  void set_apart() {
    std::size_t first = joints_;
    for (std::size_t i = 0; i < joints_; ++i) {
      const auto begin = colour_.begin(), end = begin + joints_;
      if (std::count(begin, end, colour_[i]) > 1 && (first == joints_ || colour_[i] < colour_[first])) first = i;
    }
    if (first < joints_) colour_[first] = mixed(colour_[first] + 1);
  }

  /// Those without coins between two joints, and up to three from each joint to the ground. The others are among the
  /// rows.
  void write_single_strings() {
    std::array<std::uint16_t, most_joints> to_joints{};
    std::array<std::uint8_t, most_joints> to_ground{};
    std::size_t kept = 0;
    for (const auto& row : rows()) {
      const auto [a, b] = std::minmax(number_[row.from], number_[row.to]);
      if (row.coins == 0 && b == joints_ && to_ground[a] < 3) {
        ++to_ground[a];
      } else if (row.coins == 0 && b < joints_ && (to_joints[b] >> a & 1) == 0) {
        to_joints[b] = static_cast<std::uint16_t>(to_joints[b] | 1u << a);
      } else {
        codes_[kept++] = static_cast<std::uint16_t>((b * (b + 1u) / 2 + a) << 4 | row.coins);
      }
    }
    count_ = kept;
    for (std::size_t joint = 0; joint < joints_; ++joint) {
      write(to_ground[joint], 2);
      write(to_joints[joint], joint);
    }
  }
  /// In order; zeros follow, which are no row.
  void write_rows() {
    const std::size_t ends = joints_ + 2u;
    const auto bits = static_cast<std::size_t>(std::bit_width(ends * (ends + 1) / 2 - 1)) + 4;
    for (std::size_t i = 1; i < count_; ++i) {
      const auto code = codes_[i];
      std::size_t at = i;
      for (; at > 0 && codes_[at - 1] > code; --at) codes_[at] = codes_[at - 1];
      codes_[at] = code;
    }
    for (std::size_t i = 0; i < count_; ++i) write(codes_[i], bits);
  }
  void write(std::uint64_t number, std::size_t bits) {
    if (used_ < 128) written_ |= static_cast<Wide>(number) << used_;
    used_ += bits;
  }
  std::span<const Row> rows() const { return std::span(rows_).first(count_); }

  const Coins<Set>& coins_;
  const Set left_;
  Set in_rows_;  // strings of rows with coins that have not been followed
  bool fits_ = false;
  std::uint8_t joints_ = 0;
  std::size_t count_ = 0, used_ = 0;  // of the rows; of the bits
  Wide written_ = 0;
  std::array<Colour, most_joints + 2> colour_{};
  std::array<std::uint8_t, most_coins + 1> joint_of_;  // of the ground, then of the coins
  std::array<std::uint8_t, most_joints + 2> number_;
  std::array<Row, most_rows> rows_;
  std::array<std::uint16_t, most_rows> codes_;
};

}  // namespace arete::inline board
