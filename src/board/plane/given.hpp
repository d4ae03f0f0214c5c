// What lies on a board of points before play: segments drawn or edges coloured, for a player in games of two colours,
// for nobody in games of one. Nobody has moved for it, and faces that it completes count for nobody.
#pragma once

#include <array>
#include <vector>

#include "board/ends.hpp"

namespace arete::inline board {

struct Given {
  std::vector<Ends> first, second, nobody;

  bool empty() const { return first.empty() && second.empty() && nobody.empty(); }
  /// The players exchanged.
  Given swapped() const { return {second, first, nobody}; }
  bool operator==(const Given&) const = default;
};

/// The given edges as sets of elements of a board; `element(ends)` is the number of an edge.
template <class Set>
struct GivenSets {
  Set first, second, nobody;

  GivenSets() = default;
  template <class F>
  GivenSets(const Given& given, F element)
      : first(set_of(given.first, element)),
        second(set_of(given.second, element)),
        nobody(set_of(given.nobody, element)) {}

  Set all() const { return first | second | nobody; }
  /// Whether edges were all there from the start, in one colour: what they complete counts for nobody.
  template <class Edges>
  bool complete(const Edges& edges) const {
    Set set;
    for (const auto e : edges) set = set.with(e);
    return first.contains(set) || second.contains(set) || nobody.contains(set);
  }

 private:
  template <class F>
  static Set set_of(const std::vector<Ends>& edges, F element) {
    Set set;
    for (const Ends e : edges) set = set.with(static_cast<std::size_t>(element(ordered(e))));
    return set;
  }
};

}  // namespace arete::inline board
