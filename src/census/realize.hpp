// Points for one order type, found from points for its parts with one point less. Where the others are fixed, a point
// can lie anywhere in a cell, which is convex: the part of the square on the right side of every line through two
// others. If the cell of the last point is empty, the others are moved, each to a random place in its own cell, and it
// is tried again, with every point in turn as the last. Floating-point numbers only propose: what is accepted has
// integer coordinates and exactly the wanted orientations.
#pragma once

#include <optional>
#include <vector>

#include "base/random.hpp"
#include "board/plane/order_types.hpp"
#include "engine/boards/realizations.hpp"

namespace arete::inline census {

/// Every order type of so many points with points for it.
class Realizations {
 public:
  /// At most `most_realized` points.
  explicit Realizations(int n) : types_(order_types(n)), sites_(realized_order_types(n)) {}
  /// Labelled as the type is.
  std::vector<Site> of(const OrderType& type) const;

 private:
  std::vector<OrderType> types_;
  std::vector<std::vector<Site>> sites_;
};

/// Labelled as the type is, always the same ones; nothing if so many rounds find none, as with types that have none.
std::optional<std::vector<Site>> realize(const OrderType& type, const Realizations& smaller, int rounds = 1000);

}  // namespace arete::inline census
