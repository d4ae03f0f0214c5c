// What "Le Pic'arete" counts, by its definitions and for small graphs only: the types of components, (p1, p2, p3), f(C)
// and the inequalities of Theorem 2, each written as it is printed. The program counts otherwise
// (src/theory/picarete/): here it is held against the paper.
#pragma once

#include <array>
#include <map>
#include <string>
#include <vector>

#include "board/graphs/graph.hpp"
#include "rules/verdict.hpp"

namespace arete::inline reproduce::as_printed {

/// What the third index may be taken to count: edges that go when leaves are deleted again and again; edges at leaves;
/// trees that hang on cycles; or edges on no cycle.
enum class Reading { outside_core, at_leaves, hanging_trees, on_no_cycle };

/// "IE", or three letters: O or E, o or e, and 0, e or o, where 0 is for ∅.
using Type = std::string;
/// As the paper writes it: I.E., O_{o,∅}.
std::string printed(const Type& type);
std::vector<Type> every_type();

/// Of a connected graph with an edge.
Type type_of(const Graph& graph, Reading reading = Reading::outside_core);
/// What the third index counts.
std::size_t third_count(const Graph& graph, Reading reading = Reading::outside_core);
std::vector<int> degrees(const Graph& graph);

struct Configuration {
  std::map<Type, int> count;  ///< of components of each type

  int of(const Type& type) const;
  /// Modulo 2: isolated edges; O_{o,∅} and O_{o,e}; other odd components.
  std::array<int, 3> p() const;
  /// "001"
  std::string bits() const;
  bool odd_group() const { return (p()[0] + p()[1] + p()[2]) % 2 != 0; }
  bool odd_eeo() const { return of("Eeo") % 2 != 0; }
  int f() const;
  /// The bound of Theorem 2: from below in the odd group, else from above.
  Value bound() const;
  bool keeps_bound(Value w) const { return odd_group() ? w >= bound() : w <= bound(); }
};

}  // namespace arete::inline reproduce::as_printed
