#include "achievement/known_verdict.hpp"

#include "achievement/proof/achievement.hpp"
#include "base/heap_growth.hpp"

namespace arete::inline achievement {

std::shared_ptr<const AnimalFinding> KnownVerdict::ask(const Achievement& game, const Limits& limits, Budget& budget) {
  const double seconds = limits.time ? limits.time->count() : std::numeric_limits<double>::infinity();
  {
    const std::lock_guard lock(mutex_);
    if (verdict_ && tried_ >= seconds) return verdict_;
  }
  const HeapGrowth growth;
  bool stopped = false;
  const auto cancelled = [&] { return limits.cancelled != nullptr && limits.cancelled->load(); };
  const auto spent = [&] {
    try {
      budget.spend_node();
    } catch (const BudgetSpent&) {
      return true;
    }
    return cancelled() || budget.seconds() > seconds || (limits.memory && growth.bytes() > *limits.memory);
  };
  auto found = std::make_shared<const AnimalFinding>(decide(game, [&] { return stopped = stopped || spent(); }));
  const bool final = found->value.exact() || !stopped;
  const std::lock_guard lock(mutex_);
  const bool by_time_alone = !limits.nodes && !limits.memory;
  if (final || (by_time_alone && !cancelled() && seconds > tried_)) {
    verdict_ = found;
    tried_ = final ? std::numeric_limits<double>::infinity() : seconds;
  }
  return found;
}

}  // namespace arete::inline achievement
