// Which checker reads the strategy that a search has left: as there is a search for nimbers and one for margins.
#pragma once

#include "proof/margin_checker.hpp"
#include "proof/nimber_checker.hpp"

namespace arete {

template <class R>
Proved checked(const R& rules, const typename R::Position& p, Player who, const Strategy& strategy, const Effort& effort) {
  if constexpr (Impartial<R>) {
    return NimberChecker<R>(rules, strategy, effort).check(p);
  } else {
    if constexpr (ActsAsNim<R>) {
      if (!rules.result(p, who) && rules.nim_position(p)) return ActingChecker<R>(rules, strategy, effort).check(p, who);
    }
    return MarginChecker<R>(rules, strategy, effort).check(p, who);
  }
}

}  // namespace arete
