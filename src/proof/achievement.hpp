// Certificates about achievement games: what each kind of proof shows of an animal.
//
//   paving       fixed answers win for the breaker                       (answers.hpp)
//   patch        there are no fixed answers of a kind; not who wins      (patch.hpp)
//   priorities   a priority strategy wins for the breaker                (priorities.hpp)
//   invariant    a local invariant wins for the breaker                  (invariant.hpp)
//   loser        a part of the animal is a loser, with a proof of that
//   sequence     a proof sequence wins for the maker                     (sequence.hpp)
#pragma once

#include <optional>
#include <string>

#include "board/achievement.hpp"
#include "proof/effort.hpp"
#include "proof/proof.hpp"

namespace arete {

struct AchievementShown {
  std::string outcome;                  ///< maker, breaker, unknown
  std::optional<std::string> excluded;  ///< a kind of the breaker's strategies: `paving`, `fixed answers`
};

/// Throws Refused unless the proof holds.
AchievementShown check_achievement(const Achievement& game, const Proof& proof, const Effort& effort = Effort());

inline constexpr auto by_paving = "paving", by_patch = "patch", by_loser = "loser", by_sequence = "sequence", by_priorities = "priorities",
                      by_invariant = "invariant";
inline constexpr auto for_maker = "maker", for_breaker = "breaker", for_nobody = "unknown";

/// The proof that an animal loses since a part of it does.
Proof loser_proof(const Animal& loser, const Proof& proof);

}  // namespace arete
