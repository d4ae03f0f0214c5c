#include "math/formula.hpp"

namespace arete::inline math {

void Formula::at_most(int most, const std::vector<int>& literals) {
  if (literals.size() <= static_cast<std::size_t>(most)) return;
  std::vector<int> before;  // before[k]: more than k of the literals so far are true
  for (std::size_t i = 0; i < literals.size(); ++i) {
    const int x = literals[i];
    if (before.size() == static_cast<std::size_t>(most)) add(most == 0 ? Clause{-x} : Clause{-x, -before.back()});
    if (i + 1 == literals.size()) break;
    std::vector<int> now;
    for (std::size_t k = 0; k <= i && k < static_cast<std::size_t>(most); ++k) {
      now.push_back(variable());
      if (k < before.size()) add({-before[k], now[k]});
      add(k == 0 ? Clause{-x, now[k]} : Clause{-x, -before[k - 1], now[k]});
    }
    before = std::move(now);
  }
}

}  // namespace arete::inline math
