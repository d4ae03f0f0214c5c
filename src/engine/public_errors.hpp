// Errors of the engine as the public interface tells them.
#pragma once

#include <arete/arete.hpp>

#include "base/budget.hpp"
#include "base/input_error.hpp"

namespace arete::v1 {

/// Errors leave as the public kind.
template <class F>
auto told(F f) {
  try {
    return f();
  } catch (const base::InputError& e) {
    throw InputError(e.at(), e.what());
  } catch (const BudgetSpent&) {
    throw LimitReached("stopped by a limit while the position was read");
  }
}

}  // namespace arete::v1
