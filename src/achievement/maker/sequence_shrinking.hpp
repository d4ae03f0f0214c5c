// Making a proof sequence small. From a list of situations, each won by way of earlier ones, letters are worked out
// anew: every earlier situation in every place where the maker can reach it with one mark. Then cells are left out
// while the breaker still cannot hit every letter, situations are left out that the others can do without, and of the
// letters only those are kept that are needed.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "board/tilings/proof_sequence.hpp"

namespace arete::inline achievement {

/// The sequence that wins the last of the situations in the weak (1, b) game. The first is the animal. When `stop`,
/// asked from time to time, says true, it is as small as it has become; nothing if there was no time for any.
std::optional<ProofSequence> shrunk(const Tiling& tiling, const std::vector<Situation>& situations, int breaker,
                                    const std::function<bool()>& stop = {});

}  // namespace arete::inline achievement
