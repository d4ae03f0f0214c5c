// The checker of proof sequences (paper E, Section 3, with the condition put right). In the weak (a, b) game the
// breaker is to move in a situation (C, N). The sequence wins if for every set of at most b cells H of N some letter
// survives: an earlier situation (C', N'), moved by a symmetry, with C' in C and at most a cells of N − H, and N' in (C
// ∪ N) − H. Cells that the breaker marks outside N do not matter, and indices decrease, so the maker arrives at the
// animal. The core of the last situation has at most a cells, which she marks in her first turn.
#pragma once

#include <string>

#include "board/tilings/achievement.hpp"
#include "board/tilings/proof_sequence.hpp"
#include "proof/effort.hpp"

namespace arete::inline achievement {

/// Throws Refused unless the sequence wins for the maker. Every letter must be possible and every situation of use.
void check_proof_sequence(const Tiling& tiling, const Animal& animal, Bias bias, const ProofSequence& sequence,
                          const Effort& effort = Effort());

/// `situations COUNT`, and for each `core A B …`, `free A B …` and `letters`, each letter being the situation that it
/// leads to, the images of (1, 0) and (0, 1), and the shift.
std::string proof_sequence_lines(const ProofSequence& sequence);
ProofSequence read_proof_sequence(const Tiling& tiling, const std::string& lines);

}  // namespace arete::inline achievement
