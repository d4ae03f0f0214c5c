// What is known of an achievement game on the empty board. Finding it takes long and every position of the game needs
// it, so it is kept: a verdict for good, and of an undecided animal for how long it has been tried.
#pragma once

#include <memory>
#include <mutex>

#include "achievement/animals.hpp"
#include "base/budget.hpp"

namespace arete::inline achievement {

/// Safe for many threads.
class KnownVerdict {
 public:
  /// Tries within the limits unless more has been tried before. A node is a step after which the work looks whether it
  /// should go on.
  std::shared_ptr<const AnimalFinding> ask(const Achievement& game, const Limits& limits, Budget& budget);

 private:
  std::mutex mutex_;
  std::shared_ptr<const AnimalFinding> verdict_;
  double tried_ = 0;  // seconds
};

}  // namespace arete::inline achievement
