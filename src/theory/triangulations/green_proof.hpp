// The lines of a certificate by `flips` for what green_matching.hpp finds; proof/kinds/green_flips.hpp says what they
// show.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "board/plane/triangulation.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

/// The flips of the finding's line and, where they leave an edge black and limits allow it, an order of faces that
/// shows that as many have to be.
std::optional<std::string> green_proof_lines(const Triangulation& board, const std::vector<MoveText>& moves,
                                             const Finding& finding, Budget& budget);

}  // namespace arete::inline theory
