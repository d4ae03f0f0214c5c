// Named point sets and triangulations, with integer coordinates.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "board/ends.hpp"

namespace arete::inline engine {

using Site = std::array<std::int64_t, 2>;

std::vector<Site> convex_sites(std::int64_t n);
std::vector<Site> random_sites(std::int64_t n, Random& random);
/// n/2 corners and, close to the middle of each side, an inner point.
std::vector<Site> double_circle_sites(std::int64_t n);
/// A convex polygon and a point near its centre.
std::vector<Site> wheel_sites(std::int64_t n);
/// Theorem 5's S(t): a triangulated convex chain and a point that sees all of it.
std::vector<Site> theorem5_sites(std::int64_t t);
std::vector<Ends> theorem5_edges(std::int64_t t);

/// Triangulations of a convex polygon with corners 0..n−1 in order.
std::vector<Ends> fan(std::int64_t n);
std::vector<Ends> serpentine(std::int64_t n);
/// Every triangulation as likely, through a uniformly random binary tree (Rémy's algorithm).
std::vector<Ends> random_convex(std::int64_t n, Random& random);

}  // namespace arete::inline engine
