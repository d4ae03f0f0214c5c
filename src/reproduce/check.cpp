#include "reproduce/check.hpp"

#include <algorithm>

namespace arete::inline reproduce {

void Check::count(const std::string& sort, std::uint64_t more) {
  if (depth_.cancelled != nullptr && depth_.cancelled->load(std::memory_order_relaxed)) throw BudgetSpent{};
  const auto at = std::find_if(counts_.begin(), counts_.end(), [&](const auto& c) { return c.first == sort; });
  if (at == counts_.end()) {
    counts_.emplace_back(sort, more);
  } else {
    at->second += more;
  }
}

std::string Check::checked() const {
  std::string text;
  for (const auto& [sort, count] : counts_) text += (text.empty() ? "" : ", ") + std::to_string(count) + ' ' + sort;
  for (const auto& note : notes_) text += (text.empty() ? "" : "; ") + note;
  return text;
}

}  // namespace arete::inline reproduce
