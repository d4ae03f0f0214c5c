// Bounds of Le Pic'arete from parities. A component is an isolated edge or has three parities: of its edges, of its
// vertices, and of its edges outside the 2-core (or no leaf at all). How many components there are of each kind bounds
// the value on one side: from below if the number of odd components is odd, from above if it is even (L. Blanc,
// E. Duchêne, S. Gravier, "Le Pic'arete", Theorem 2).
//
// The other side is ours: the value is off the bound by at most 2·Σ(c − 1), summed over the components whose number c
// of independent cycles is not 0; by 2 less where an edge on a cycle can be spared. So the theorem is exact as long as
// no component has two cycles. Proof of both sides, and examples that are off by as much: docs/theory/picarete.md. They
// rest on a table of what the removal of an edge makes of a component, which tests/theory/picarete_moves_test.cpp goes
// through.
#pragma once

#include <algorithm>

#include "board/graphs/coins.hpp"
#include "rules/verdict.hpp"

namespace arete::inline rules {

/// How many components there are of each kind, as far as it matters.
struct Parities {
  int f = 0;                  ///< the f(C) of the theorem, but for components of the kind E_{e,o}
  int eeo = 0;                ///< components of the kind E_{e,o}
  bool p1 = false;            ///< whether the number of isolated edges is odd
  bool p2 = false;            ///< of components O_{o,∅} and O_{o,e}
  bool p3 = false;            ///< of other odd components
  int cycles = 0, coins = 0;  ///< Σ(c − 1); vertices that are not isolated
  int many[2] = {0,
                 0};  ///< components with an odd number of cycles, at least three: E_{e,o}, O_{o,∅} and O_{o,e}; others

  /// Counts a component, or with the sign −1 takes it back.
  void add(int edges, int vertices, int outside_core, int sign = 1) {
    coins += sign * vertices;
    cycles += sign * std::max(0, edges - vertices);
    const bool odd_rest = outside_core % 2 != 0;
    if (edges > vertices && (edges - vertices) % 2 == 0) many[odd_rest == (edges % 2 != 0) ? 1 : 0] += sign;
    if (edges == 1) {
      p1 = !p1;
    } else if (edges % 2 == 0) {
      if (vertices % 2 != 0) {
        f += sign;
      } else if (odd_rest) {
        eeo += sign;
      } else {
        f += 2 * sign;
      }
    } else {
      const bool two = vertices % 2 != 0 && odd_rest;
      f += two ? 2 * sign : sign;
      if (vertices % 2 != 0 && !odd_rest) {
        p2 = !p2;
      } else {
        p3 = !p3;
      }
    }
  }
  /// Whether the number of odd components is odd: then the value is at least `bound`, otherwise at most.
  bool odd() const { return p1 != (p2 != p3); }
  /// f(C)
  Value f_of_c() const { return f + eeo - eeo % 2; }
  Value bound() const {
    const Value all = f_of_c(), more = p2 && eeo % 2 != 0 ? 2 : 0;
    return odd() ? all + more + (p1 && p2 ? 1 : p1 ? 2 : p2 ? 0 : 1) : -all - more + (p1 && p2 ? 2 : p1 || p2 ? 1 : 0);
  }
  /// Whether an edge on a cycle can go at no loss where the number of odd components is even.
  bool spare() const { return !p1 && (many[1] > 0 || (many[0] > 0 && p2 == (eeo % 2 != 0))); }
  Verdict bounds() const {
    const Value near = bound(), far = odd() ? near + 2 * cycles : near - 2 * (cycles - (spare() ? 1 : 0));
    return {std::max(-coins, std::min(near, far)), std::min(coins, std::max(near, far))};
  }
};

template <class Set>
Parities parities(const Coins<Set>& coins, const Set& left) {
  const Set core = coins.strip(left).rest;
  Parities sum;
  coins.each_component(
      left, [&](const Set& strings, int vertices) { sum.add(strings.size(), vertices, (strings - core).size()); });
  return sum;
}

}  // namespace arete::inline rules
