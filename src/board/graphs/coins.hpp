// Coins held by strings: cutting the last string of a coin frees it. The coins of a graph are its vertices
// and the strings its edges; the coins of a triangulation are its faces, and marking an edge cuts it.
// Parallel strings are interchangeable: only the first of them that is left is ever cut.
#pragma once

#include <array>
#include <variant>
#include <vector>

#include "board/corners.hpp"
#include "board/graphs/graph.hpp"
#include "board/plane/faces.hpp"
#include "board/plane/symmetry.hpp"

namespace arete::inline board {

using CoinBoard = std::variant<Triangulation, Multigraph>;

template <class Set>
class Coins {
 public:
  explicit Coins(const EdgeList& graph)
      : strings_(graph.edges.size()),
        vertices_(static_cast<std::size_t>(graph.vertices)),
        ends_(graph.edges),
        coins_(vertices_) {
    for (std::size_t s = 0; s < strings_; ++s) {
      tie(s, {ends_[s].u, ends_[s].v});
      if (s > 0 && ends_[s] == ends_[s - 1]) copies_ = copies_.with(s);
    }
    find_neighbours();
    find_symmetries();
  }
  explicit Coins(const Triangulation& triangulation)
      : strings_(triangulation.edges().size()),
        vertices_(triangulation.points().size()),
        ends_(triangulation.edges()),
        coins_(triangulation.triangles()),
        faces_(true) {
    const Faces faces(triangulation);
    std::vector<std::array<std::int32_t, 2>> sides(strings_, {ground, ground});
    for (std::size_t f = 0; f < coins_.size(); ++f) {
      for (const auto edge : faces.faces()[f])
        sides[edge][sides[edge][0] == ground ? 0 : 1] = static_cast<std::int32_t>(f);
    }
    for (std::size_t s = 0; s < strings_; ++s) tie(s, sides[s]);
    cut_ = GivenSets<Set>(triangulation.points().given(), [&](Ends e) { return triangulation.find(e); }).nobody;
    find_neighbours();
    find_symmetries();
  }
  explicit Coins(const CoinBoard& board) : Coins(std::visit([](const auto& b) { return Coins(b); }, board)) {}

  static std::size_t elements(const EdgeList& graph) {
    return std::max(static_cast<std::size_t>(graph.vertices), graph.edges.size());
  }
  static std::size_t elements(const Triangulation& triangulation) { return triangulation.edges().size(); }
  static std::size_t elements(const CoinBoard& board) {
    return std::visit([](const auto& b) { return elements(b); }, board);
  }

  Set all() const { return Set::below(strings_); }
  /// What is there when play begins.
  Set start() const { return all() - cut_; }
  std::size_t strings() const { return strings_; }
  std::size_t count() const { return coins_.size(); }
  /// Of the board: coins of a graph, points of a triangulation, whose coins are its faces.
  std::size_t vertices() const { return vertices_; }
  Ends ends(std::size_t string) const { return ends_[string]; }
  /// Of the strings that are left, those that may be cut: the first of each parallel class.
  Set choices(const Set& left) const {
    Set result = left;
    for (const std::size_t s : left& copies_) {
      if (left.has(s - 1)) result = result.without(s);
    }
    return result;
  }
  /// Cuts a string so that equal positions look equal: the last one that is parallel to it goes.
  Set cut(const Set& left, std::size_t string) const {
    while (string + 1 < strings_ && copies_.has(string + 1) && left.has(string + 1)) ++string;
    return left.without(string);
  }
  /// How many coins the cut frees.
  int freed(const Set& left, std::size_t string) const {
    int count = 0;
    for (const auto coin : coins_of_[string]) count += frees(left, string, coin) ? 1 : 0;
    return count;
  }
  /// Whether it frees this one, which may be the ground.
  bool frees(const Set& left, std::size_t string, std::int32_t coin) const {
    return coin != ground && (coins_[static_cast<std::size_t>(coin)] & left) == Set::of(string);
  }
  /// Where a coin lies: a vertex of the graph, or a face.
  Corners corners(std::size_t coin) const {
    if (!faces_) return {static_cast<std::int32_t>(coin)};
    return corners_of(coins_[coin], [&](std::size_t s) { return ends_[s]; });
  }
  /// How many coins the cut leaves on their last string.
  int loosened(const Set& left, std::size_t string) const {
    int count = 0;
    for (const auto coin : coins_of_[string])
      count += coin != ground && (coins_[static_cast<std::size_t>(coin)] & left).without(string).single() ? 1 : 0;
    return count;
  }
  /// How many strings will loosen a coin after the cut that would loosen none before it.
  int endangered(const Set& left, std::size_t string) const {
    int count = 0;
    for (const auto coin : coins_of_[string]) {
      if (coin == ground) continue;
      const Set others = (coins_[static_cast<std::size_t>(coin)] & left).without(string);
      if (others.size() != 2) continue;
      for (const std::size_t s : others) {
        const auto other = across(s, static_cast<std::size_t>(coin));
        count += other == ground || (coins_[static_cast<std::size_t>(other)] & left).size() != 2 ? 1 : 0;
      }
    }
    return count;
  }
  /// What still holds a coin.
  Set holding(const Set& left, std::size_t coin) const { return coins_[coin] & left; }
  /// The coins that a string holds, or the ground.
  const std::array<std::int32_t, 2>& coins_of(std::size_t string) const { return coins_of_[string]; }
  /// The coin at the other end of a string, or the ground.
  std::int32_t across(std::size_t string, std::size_t coin) const {
    const auto& [a, b] = coins_of_[string];
    return a == static_cast<std::int32_t>(coin) ? b : a;
  }
  /// Coins in a row: a coin on its last string, then coins on two strings, and a last coin on one string if there is
  /// one.
  struct Row {
    std::size_t coins = 1, second = 0;  ///< how many; the second string that is passed
    bool loose_end = false;             ///< the far end is a coin on one string, not the ground or a crowd
  };
  Row row_from(const Set& left, std::size_t coin) const {
    std::size_t string = holding(left, coin).front();
    Row row{.second = string};
    for (std::size_t passed = 1;; ++passed) {
      if (passed == 2) row.second = string;
      const auto next = across(string, coin);
      if (next == ground) return row;
      const Set held = holding(left, static_cast<std::size_t>(next));
      if (held.size() > 2) return row;
      ++row.coins;
      row.loose_end = held.single();
      if (row.loose_end) return row;
      coin = static_cast<std::size_t>(next);
      string = held.without(string).front();
    }
  }
  /// The least image of a set of strings under the symmetries of the board.
  Set least(const Set& left) const { return symmetry_.least(left); }
  /// How many coins are still held.
  int held(const Set& left) const {
    int count = 0;
    for (const auto& strings : coins_) count += strings.meets(left) ? 1 : 0;
    return count;
  }
  /// Whether a coin is on its last string.
  bool loose(const Set& left) const {
    bool any = false;
    for (const auto& strings : coins_)
      any |= (strings & left).size() == 1;  // without a branch: most often there is none
    return any;
  }
  /// What is left when coins on their last string are taken again and again, and how many are taken.
  struct Stripped {
    Set rest;
    int taken = 0;
  };
  Stripped strip(const Set& left) const {
    Stripped result{left};
    if (!loose(left)) return result;
    for (std::size_t coin = 0; coin < coins_.size(); ++coin) {
      for (auto at = static_cast<std::int32_t>(coin); at != ground;) {
        const Set held = coins_[static_cast<std::size_t>(at)] & result.rest;
        if (!held.single()) break;
        result.rest -= held;
        ++result.taken;
        at = across(held.front(), static_cast<std::size_t>(at));
        if (at != ground && !coins_[static_cast<std::size_t>(at)].meets(result.rest)) ++result.taken;
      }
    }
    return result;
  }
  /// Calls f with the strings of each component and the number of its coins; no string goes to the ground.
  template <class F>
  void each_component(const Set& left, F f) const {
    for (Set rest = left; !rest.empty();) {
      Set strings, seen = Set::of(static_cast<std::size_t>(coins_of_[rest.front()][0])), fresh = seen;
      while (!fresh.empty()) {
        const std::size_t coin = fresh.front();
        fresh = fresh.without(coin);
        const Set more = (coins_[coin] & left) - strings;
        strings |= more;
        for (const std::size_t s : more) {
          const auto other = static_cast<std::size_t>(across(s, coin));
          if (seen.has(other)) continue;
          seen = seen.with(other);
          fresh = fresh.with(other);
        }
      }
      f(strings, seen.size());
      rest -= strings;
    }
  }
  /// The strings connected with `string` through coins. On most boards a sweep or two over the coins find them all; if
  /// not, the rest is found string by string.
  Set component(const Set& left, std::size_t string) const {
    Set reached = Set::of(string);
    for (int sweep = 0; sweep < 3; ++sweep) {
      const Set before = reached;
      for (const auto& strings : coins_) {
        const Set held = strings & left;
        if (held.meets(reached)) reached |= held;
      }
      if (reached == left || reached == before) return reached;
    }
    for (Set fresh = reached; !fresh.empty(); reached |= fresh) {
      Set next;
      for (const std::size_t s : fresh) next |= touching_[s];
      fresh = (next & left) - reached;
    }
    return reached;
  }

 private:
  void tie(std::size_t string, std::array<std::int32_t, 2> coins) {
    coins_of_.push_back(coins);
    for (const auto coin : coins) {
      if (coin != ground) coins_[static_cast<std::size_t>(coin)] = coins_[static_cast<std::size_t>(coin)].with(string);
    }
  }

  /// Symmetries exchange classes of parallel strings as a whole, the first of one with the first of the other and so
  /// on, so that the image of a position has its gaps at the end of each class again.
  void find_symmetries() {
    constexpr std::size_t worth_it = 12;
    if (strings_ < worth_it) return;
    std::vector<std::size_t> first;  // of each class
    for (std::size_t s = 0; s < strings_; ++s) {
      if (!copies_.has(s)) first.push_back(s);
    }
    const auto length = [&](std::size_t c) { return (c + 1 < first.size() ? first[c + 1] : strings_) - first[c]; };
    std::vector<Ends> incidences;
    std::vector<int> colours(coins_.size(), 0);
    for (std::size_t c = 0; c < first.size(); ++c) {
      colours.push_back(static_cast<int>(length(c)));
      for (const auto coin : coins_of_[first[c]]) {
        if (coin != ground) incidences.push_back({coin, static_cast<std::int32_t>(coins_.size() + c)});
      }
    }
    const Graph graph(static_cast<std::int64_t>(colours.size()), incidences);
    std::vector<Permutation> permutations;
    for (const auto& images : automorphisms(graph, colours)) {
      Permutation permutation(strings_);
      for (std::size_t c = 0; c < first.size(); ++c) {
        const std::size_t target = first[images[coins_.size() + c] - coins_.size()];
        for (std::size_t k = 0; k < length(c); ++k) permutation[first[c] + k] = static_cast<std::uint16_t>(target + k);
      }
      permutations.push_back(std::move(permutation));
    }
    symmetry_ = {permutations, strings_};
  }
  void find_neighbours() {
    for (const auto& coins : coins_of_) {
      auto& touching = touching_.emplace_back();
      for (const auto coin : coins) {
        if (coin != ground) touching |= coins_[static_cast<std::size_t>(coin)];
      }
    }
  }

  std::size_t strings_, vertices_;
  std::vector<Ends> ends_;
  std::vector<Set> coins_;                             // the strings of each coin
  bool faces_ = false;                                 // coins are faces, not vertices
  std::vector<std::array<std::int32_t, 2>> coins_of_;  // the coins of each string
  std::vector<Set> touching_;                          // the strings that share a coin with each
  Set copies_;                                         // strings parallel to the one before them
  Set cut_;                                            // before play
  Symmetry<Set> symmetry_;
};

}  // namespace arete::inline board
