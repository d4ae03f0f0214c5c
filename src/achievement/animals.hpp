// Winners and losers among the animals of a board (paper E, Sections 4 to 6). One animal is decided by what is tried in
// turn, each side's short attempts before its long ones: the breaker's fixed answers, priorities and invariants, the
// maker's proof sequences. All animals up to a size are classified as the paper does it: the children of an animal that
// is not known to lose are examined, unless a loser is part of them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "achievement/proof/answers.hpp"
#include "achievement/proof/priorities.hpp"
#include "board/tilings/achievement.hpp"
#include "board/tilings/proof_sequence.hpp"
#include "rules/finding.hpp"

namespace arete::inline achievement {

/// What has been found out about the empty board, where the maker, the first player, begins; with the strategy that
/// wins, if there is one that can be played.
struct AnimalFinding : Finding {
  std::vector<Proof> impossible;        ///< kinds of the breaker's strategies that there are none of
  std::optional<FixedAnswers> answers;  ///< where these are the proof
  std::optional<Priorities> priorities;
  std::optional<ProofSequence> sequence;

  bool maker_wins() const { return value.low > 0; }
  bool breaker_wins() const { return value.high < 0; }
};

/// Which strategies of the breaker are looked for; the maker's are in any case.
enum class BreakerBy { any, paving, answers, priorities, invariant };

inline constexpr int most_effort = 3;
/// Ends after so much effort, which does not depend on the machine, or when `stop`, asked from time to time, says true.
AnimalFinding decide(const Achievement& game, const std::function<bool()>& stop, int effort = most_effort,
                     BreakerBy by = BreakerBy::any);

struct ClassifiedAnimal {
  Animal animal;                     ///< canonical
  std::size_t size = 0, number = 0;  ///< the how-manyth of its size, from 1 on
  std::vector<std::size_t> parents;  ///< the numbers of those that are not known to lose
  AnimalFinding finding;
  std::optional<Animal> loser;  ///< a smaller loser that is part of it: then nothing else was tried

  std::string name() const { return std::to_string(size) + '.' + std::to_string(number); }
};

struct ClassifyOptions {
  std::size_t size = 5;  ///< of the largest animals
  double seconds = 10;   ///< for one animal
  int effort = most_effort;
  BreakerBy by = BreakerBy::any;
  std::function<bool()> stop;
  std::function<void(const ClassifiedAnimal&)> found;  ///< told each animal once it is decided
};

/// Animals of size 1, and of each size the children of those that are not known to lose.
std::vector<ClassifiedAnimal> classify(const Tiling& tiling, Bias bias, const ClassifyOptions& options);

}  // namespace arete::inline achievement
