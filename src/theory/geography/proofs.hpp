// Proofs of geography as src/proof/kinds/geography.hpp checks them. A vertex w of D that the maximum matching covers is
// reached by an alternating path: a maximum matching of the graph without w, enlarged from the given one without the
// edge at w, differs from it by a path from w to a vertex without mate. Both throw BudgetSpent.
#pragma once

#include <optional>

#include "base/budget.hpp"
#include "proof/kinds/geography.hpp"

namespace arete::inline theory {

/// The way is the token's, its place last, or empty; `winning` are moves that win, as the theorem finds them.
VertexGeographyProof prove_vertex_geography(const Graph& graph, const std::vector<std::int32_t>& way,
                                            const std::vector<std::int32_t>& winning, Budget* budget = nullptr);

/// An even kernel of what the way leaves, with its end in it: shows that the player to move loses, or that the last
/// move of the way wins. Nothing if there is none. By elimination, or by satisfiability if the component of the token
/// has an odd cycle.
std::optional<std::vector<std::int32_t>> prove_edge_geography(const Graph& graph, const std::vector<std::int32_t>& way,
                                                              Budget* budget = nullptr);

}  // namespace arete::inline theory
