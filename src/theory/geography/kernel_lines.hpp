// Certificates of edge geography, written: by even kernels who wins, and that there is none (src/proof/kinds/).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "base/budget.hpp"
#include "board/graphs/graph.hpp"
#include "proof/kinds/no_kernel.hpp"

namespace arete::inline theory {

/// Of the way and all its winning moves, increasing: a kernel for each of them, and for the answer to every other. If
/// that would be too long and the root is still to be chosen, a kernel for one of them. Nothing if there is no short
/// proof.
std::optional<std::string> kernel_lines(const Graph& graph, const std::vector<std::int32_t>& way,
                                        const std::vector<std::int32_t>& winning, Budget& budget);

/// That the end of the way is in no even kernel of what it leaves, or that no vertex is if the way is empty; nothing if
/// linear algebra does not tell, or the graph is too large for it.
std::optional<std::vector<ExcludedVertex>> exclude_kernels(const Graph& graph, const std::vector<std::int32_t>& way,
                                                           Budget& budget);

}  // namespace arete::inline theory
