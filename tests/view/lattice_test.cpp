// Pieces of the square lattice: every rectangle is drawn as one however its vertices are numbered, and nothing is
// called a lattice that is none.

#include "view/pictures/lattice.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

#include "reproduce/picarete/small_graphs.hpp"

namespace arete::tests {
namespace {

using Neighbours = std::vector<std::vector<std::size_t>>;
using Place = std::array<int, 2>;

/// m rows of n vertices, numbered by a permutation.
Neighbours rectangle(std::size_t m, std::size_t n, const std::vector<std::size_t>& number) {
  Neighbours list(m * n);
  const auto join = [&](std::size_t v, std::size_t w) {
    list[number[v]].push_back(number[w]);
    list[number[w]].push_back(number[v]);
  };
  for (std::size_t v = 0; v < m * n; ++v) {
    if (v % n + 1 < n) join(v, v + 1);
    if (v + n < m * n) join(v, v + n);
  }
  return list;
}

void expect_unit_edges(const Neighbours& neighbours, const std::vector<Place>& places) {
  ASSERT_EQ(places.size(), neighbours.size());
  EXPECT_EQ(std::set<Place>(places.begin(), places.end()).size(), places.size());
  for (std::size_t v = 0; v < neighbours.size(); ++v) {
    for (const auto w : neighbours[v])
      EXPECT_EQ(std::abs(places[v][0] - places[w][0]) + std::abs(places[v][1] - places[w][1]), 1);
  }
}

TEST(Lattice, every_rectangle_is_found_in_any_numbering) {
  std::mt19937 random(1);
  for (std::size_t m = 2; m <= 7; ++m) {
    for (std::size_t n = m; n <= 9; ++n) {
      std::vector<std::size_t> number(m * n);
      std::iota(number.begin(), number.end(), std::size_t{0});
      for (int round = 0; round < 5; ++round) {
        const auto neighbours = rectangle(m, n, number);
        const auto places = lattice_places(neighbours);
        ASSERT_TRUE(places) << m << "x" << n;
        expect_unit_edges(neighbours, *places);
        int left = 0, right = 0, low = 0, high = 0;
        for (const auto& [x, y] : *places) {
          left = std::min(left, x), right = std::max(right, x), low = std::min(low, y), high = std::max(high, y);
        }
        EXPECT_EQ(static_cast<std::size_t>((right - left + 1) * (high - low + 1)), m * n) << "no gaps";
        std::shuffle(number.begin(), number.end(), random);
      }
    }
  }
}

TEST(Lattice, a_path_a_long_cycle_a_cube_and_a_triangle_are_none) {
  EXPECT_FALSE(lattice_places({{1}, {0, 2}, {1, 3}, {2}}));
  EXPECT_FALSE(lattice_places({{1, 4}, {0, 2}, {1, 3}, {2, 4}, {3, 0}}));
  EXPECT_FALSE(lattice_places({{1, 2}, {0, 2}, {0, 1}}));
  EXPECT_FALSE(
      lattice_places({{1, 2, 4}, {0, 3, 5}, {0, 3, 6}, {1, 2, 7}, {0, 5, 6}, {1, 4, 7}, {2, 4, 7}, {3, 5, 6}}));
}

TEST(Lattice, what_is_found_in_small_graphs_has_unit_edges_and_no_vertex_twice) {
  int found = 0;
  const SmallGraphs graphs(8);
  for (const auto& graph : graphs.connected()) {
    Neighbours neighbours(static_cast<std::size_t>(graph.vertices));
    for (const auto& [u, v] : graph.edges) {
      neighbours[static_cast<std::size_t>(u)].push_back(static_cast<std::size_t>(v));
      neighbours[static_cast<std::size_t>(v)].push_back(static_cast<std::size_t>(u));
    }
    if (const auto places = lattice_places(neighbours)) {
      ++found;
      expect_unit_edges(neighbours, *places);
    }
  }
  EXPECT_GT(found, 0);
}

}  // namespace
}  // namespace arete::tests
