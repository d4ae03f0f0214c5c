#include "proof/check_strategy.hpp"

#include <algorithm>

#include "proof/margin_checker.hpp"
#include "proof/nimber_checker.hpp"

namespace arete::inline proof {

Finding check_strategy(const RulesView& rules, const Words& p, Player who, const Strategy& strategy, BoundsOf bounds,
                       const Effort& effort) {
  const bool as_nim = rules.nim_game() != nullptr && !rules.result(p, who) && rules.nim_position(p);
  auto proved = rules.impartial() ? NimberChecker(rules, strategy, effort).check(p)
                : as_nim          ? ActingChecker(rules, strategy, effort).check(p, who)
                                  : MarginChecker(rules, strategy, bounds, effort).check(p, who);
  std::sort(proved.best.begin(), proved.best.end());
  if (rules.unrooted(p)) {  // a root is a good choice if whoever moves from it loses
    proved.starts.emplace();
    for (const Move m : rules.moves(p, who))
      *proved.starts += std::ranges::binary_search(proved.best, written(rules, m)) ? 'P' : 'N';
  }
  return proved;
}

}  // namespace arete::inline proof
