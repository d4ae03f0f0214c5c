// Proof sequences found by search (paper E, Section 3): the maker's strategies in the weak (1, b) game. Search in a
// window finds a won situation after her first mark; all situations in its proof, up to symmetry, are a proof sequence,
// which is then made small.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>

#include "achievement/maker/maker_search.hpp"
#include "board/tilings/achievement.hpp"
#include "board/tilings/proof_sequence.hpp"

namespace arete::inline achievement {

struct SequenceLimits {
  std::size_t cells = 100;       ///< of the window, at most 192
  int marks = 12;                ///< of the maker, in all
  std::uint64_t nodes = 50'000;  ///< of the search
  std::function<bool()> stop;    ///< asked from time to time; true ends the search
};

/// Nothing if none is found within the limits, which says nothing about the animal, or if the game cannot be searched.
std::optional<ProofSequence> find_proof_sequence(const Tiling& tiling, const Animal& animal, Bias bias,
                                                 const SequenceLimits& limits = {});

/// The sequence that wins a situation of the maker's search.
ProofSequence sequence_of(const Tiling& tiling, const Window& window, const WonSituation& won, int breaker);

}  // namespace arete::inline achievement
