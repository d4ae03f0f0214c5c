// That what is left of a graph has no even kernel, or none with the token in it; it says nothing about who wins.
//
//   none P Y…    among the vertices that no earlier line excludes, P alone has an odd number of neighbours in Y: P is
//   in
//                no even kernel
//   drat         or else: lines of DRAT, that the formula of an even kernel has no model
//
// Law of the lines `none`. Let S be an even kernel. Every vertex has an even number of neighbours in S, those of S
// none. So the edges between Y and S, counted at Y, are even in number. Counted at S they are odd in number if P is in
// S and the excluded vertices are not. Hence P is not in S. On a bipartite graph such lines exclude whatever is in no
// even kernel: they are rows of an elimination over GF(2) (paper U, Theorem 3.1).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/graphs/graph.hpp"
#include "math/formula.hpp"
#include "proof/effort.hpp"

namespace arete::inline proof {

inline constexpr auto no_even_kernel = "even kernel";  ///< what such a proof excludes

struct ExcludedVertex {
  std::int32_t vertex;
  std::vector<std::int32_t> by;  ///< distinct
};

std::string no_kernel_lines(const std::vector<ExcludedVertex>& excluded);
std::string no_kernel_lines(const std::string& drat);

/// Variable v + 1 says that vertex v is in an even kernel of the graph without the edges of the way, with the given
/// vertex in it if one is given. Parities are cut into sums of three.
Formula even_kernel_formula(const Graph& graph, const std::vector<std::int32_t>& way, std::optional<std::int32_t> with);

/// Throws Refused unless the lines show that there is no even kernel of what the way leaves, with its end in it if it
/// is not empty.
void check_no_kernel(const Graph& graph, const std::vector<std::int32_t>& way, const std::string& lines,
                     const Effort& effort = Effort());

}  // namespace arete::inline proof
