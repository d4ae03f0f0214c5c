// Le Pic'arete by parities: the components of a position are counted anew, and the bounds are those that
// `parity_induction.hpp` proves. Where no component has two cycles they meet, and so they do after every move: then all
// best moves are shown, too.
#pragma once

#include <span>
#include <string>

#include "board/graphs/graph.hpp"
#include "proof/effort.hpp"
#include "proof/strategy.hpp"
#include "rules/finding.hpp"
#include "rules/rules_view.hpp"

namespace arete::inline proof {

/// Between which bounds the value is where these edges are left. Throws Refused unless the induction proves them.
Verdict proved_parity_bounds(std::span<const Ends> left, const Effort& effort);

/// The same of a position of the game, for statements of a strategy that have no other evidence.
Verdict parity_bounds_of(const RulesView& rules, const Words& p, const Effort& effort);

/// What the certificate says: how many components there are of the sorts I, N, T and S of docs/theory/picarete.md.
/// Nothing where a component has two cycles.
std::optional<std::string> parity_lines(const Graph& graph, std::span<const Ends> removed);
/// What they prove; throws Refused.
Finding check_parities(const Graph& graph, std::span<const Ends> removed, const std::string& lines,
                       const Effort& effort);

}  // namespace arete::inline proof
