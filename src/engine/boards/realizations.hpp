// Points with integer coordinates for every order type of up to eight points, where the abstract ones are all
// realizable. Those of n points are met by throwing random points at realizations of their parts with n − 1 points,
// which are shaken between rounds: each point moves to a random place where the order type stays the same. Every
// decision is the sign of an integer; the seed is fixed, so the result is always the same.
#pragma once

#include <vector>

#include "engine/boards/point_boards.hpp"

namespace arete::inline engine {

constexpr int most_realized = 8;

/// For each of `order_types(n)`, in that order and labelled as it is: points on a small square grid.
std::vector<std::vector<Site>> realized_order_types(int n);

}  // namespace arete::inline engine
