// The symmetries of a small board: the automorphisms of its graph, found by nauty, or of the order type of its
// points, when there are few enough to try each. The least image of a set stands for all of them.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "board/graphs/graph.hpp"
#include "board/images.hpp"
#include "board/plane/point_set.hpp"

namespace arete::inline board {

using Permutation = std::vector<std::uint16_t>;  ///< the list of images

/// Every automorphism of a graph but the identity; none if there are more than `most`, or more vertices than a search
/// takes elements. Vertices of different colours are never exchanged; without colours all have the same.
std::vector<Permutation> automorphisms(const Graph& graph, const std::vector<int>& colours = {}, std::size_t most = 48);

/// The symmetries of a point set as permutations of its segments: those of its order type, reflections included.
std::vector<Permutation> segment_symmetries(const PointSet& points);

template <class Set>
class Symmetry {
 public:
  Symmetry() = default;
  /// Permutations of `elements` numbers.
  Symmetry(const std::vector<Permutation>& permutations, std::size_t elements) {
    for (const auto& permutation : permutations)
      images_.emplace_back(elements, [&](std::size_t i) { return Set::of(permutation[i]); });
  }

  /// The least image of a set, or of several sets that move together.
  Set least(const Set& set) const { return least(std::array<Set, 1>{set})[0]; }
  /// The least image; but of many symmetries, which cost more than to search a small set twice, that of at most half of
  /// all elements is the set itself.
  Set least_if_worth(const Set& set, std::size_t elements) const {
    constexpr std::size_t many = 8;
    const bool small = 2 * static_cast<std::size_t>(set.size()) <= elements;
    return small && images_.size() > many ? set : least(set);
  }
  template <std::size_t k>
  std::array<Set, k> least(const std::array<Set, k>& sets) const {
    std::array<Set, k> best = sets;
    for (const auto& images : images_) {
      std::array<Set, k> image;
      for (std::size_t i = 0; i < k; ++i) image[i] = images.of(sets[i]);
      if (image < best) best = image;
    }
    return best;
  }

 private:
  std::vector<Images<Set>> images_;  // under each permutation
};

/// Of the vertices of a graph; small graphs are searched sooner than their symmetries are found.
template <class Set>
Symmetry<Set> symmetries(const Graph& graph) {
  constexpr std::int64_t worth_it = 16;
  if (graph.vertices < worth_it) return {};
  return {automorphisms(graph), static_cast<std::size_t>(graph.vertices)};
}

}  // namespace arete::inline board
