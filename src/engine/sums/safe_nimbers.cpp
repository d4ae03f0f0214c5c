#include "engine/sums/safe_nimbers.hpp"

namespace arete::inline engine {

std::optional<Nimber> SafeNimbers::of(const RulesView& rules, const Words& p, Budget& budget) {
  std::vector<std::uint64_t> key(p.all().begin(), p.all().end());
  if (const auto it = known_.find(key); it != known_.end()) return it->second;
  budget.spend_node();
  budget.spend_memory(sizeof(*known_.begin()) + p.size() * sizeof(std::uint64_t) + 32);  // a node of the map
  std::vector<Words> after;
  for (const Move m : rules.moves(p, Player::first)) {
    after.push_back(rules.play(p, Player::first, m).next);
    if (rules.result(after.back(), Player::second) == -1) return known_[std::move(key)] = std::nullopt;
  }
  OptionNimbers options;
  for (const auto& next : after) {
    if (const auto nimber = of(rules, next, budget)) options.add(*nimber, false);
  }
  return known_[std::move(key)] = options.nimber();
}

}  // namespace arete::inline engine
