#include "achievement/known_verdict.hpp"

#include "achievement/proof/achievement.hpp"

namespace arete::inline achievement {

std::shared_ptr<const AnimalFinding> KnownVerdict::ask(const Achievement& game, const Limits& limits) {
  const double seconds = limits.time ? limits.time->count() : std::numeric_limits<double>::infinity();
  {
    const std::lock_guard lock(mutex_);
    if (verdict_ && tried_ >= seconds) return verdict_;
  }
  const Budget budget(limits);
  bool stopped = false;
  const auto cancelled = [&] { return limits.cancelled != nullptr && limits.cancelled->load(); };
  auto found = std::make_shared<const AnimalFinding>(decide(game, [&] { return stopped = stopped || cancelled() || budget.seconds() > seconds; }));
  const bool final = found->value.exact() || !stopped;
  const std::lock_guard lock(mutex_);
  if (final || (!cancelled() && seconds > tried_)) {
    verdict_ = found;
    tried_ = final ? std::numeric_limits<double>::infinity() : seconds;
  }
  return found;
}

}  // namespace arete::achievement
