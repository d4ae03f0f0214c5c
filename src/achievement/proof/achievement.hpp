// Certificates about achievement games: what each kind of proof shows of an animal.
//
//   paving       fixed answers win for the breaker                       (answers.hpp)
//   patch        there are no fixed answers of a kind; not who wins      (patch.hpp)
//   priorities   a priority strategy wins for the breaker                (priorities.hpp)
//   invariant    a local invariant wins for the breaker                  (invariant.hpp)
//   loser        a part of the animal is a loser, with a proof of that
//   sequence     a proof sequence wins for the maker                     (sequence.hpp)
#pragma once

#include "board/tilings/achievement.hpp"
#include "proof/effort.hpp"
#include "rules/finding.hpp"

namespace arete::inline achievement {

/// Of the empty board, for the maker, who is the first player. Throws Refused unless the proof holds.
Finding check_achievement(const Achievement& game, const Proof& proof, const Effort& effort = Effort());

inline constexpr auto by_paving = "paving", by_patch = "patch", by_loser = "loser", by_sequence = "sequence",
                      by_priorities = "priorities", by_invariant = "invariant";
inline constexpr Verdict for_maker = Verdict::of(1), for_breaker = Verdict::of(-1), for_nobody{-1, 1};

/// The proof that an animal loses since a part of it does.
Proof loser_proof(const Animal& loser, const Proof& proof);

}  // namespace arete::inline achievement
