// The way through the nodes of a strategy, from the first to the last, each with its position.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "proof/effort.hpp"
#include "proof/refused.hpp"
#include "proof/strategy.hpp"
#include "rules/rules_view.hpp"

namespace arete::inline proof {

/// The positions that the nodes of a certificate are about: each gets its own from the first statement that refers to
/// it, and every other must mean the same one. References only go forward, so that no statement rests on itself.
class StrategyWalk {
 public:
  using Ref = Strategy::Ref;

  StrategyWalk(const RulesView& rules, const Strategy& strategy, const Effort& effort)
      : rules_(rules), strategy_(strategy), effort_(effort) {
    effort.hold(sizeof(std::optional<Words>) * (strategy.size() + 1));
    at_.resize(strategy.size() + 1);
  }

  /// The node that a statement of the node `from` refers to, for what it says of this position.
  Strategy::Node refer(Ref from, Ref to, Words p) {
    require(to > from && to <= strategy_.size(),
            where(from) + "refers to node " + std::to_string(to) + ", which does not come later");
    p = rules_.canonical(p);
    auto& here = at_[to];
    require(!here || *here == p, where(from) + "node " + std::to_string(to) + " is about another position");
    here = std::move(p);
    return strategy_.node(to);
  }
  /// Checks every node in turn by what it says.
  template <class Check>
  void nodes(Check check) {
    for (Ref i = 1; i <= strategy_.size(); ++i) {
      effort_.look(16);  // one costs as much as a few hundred steps
      require(at_[i].has_value(), where(i) + "nothing refers to it");
      check(i, strategy_.node(i), *at_[i]);
      at_[i].reset();
    }
  }
  static std::string where(Ref node) { return node == 0 ? "at the start: " : "node " + std::to_string(node) + ": "; }

 private:
  const RulesView& rules_;
  const Strategy& strategy_;
  const Effort& effort_;
  std::vector<std::optional<Words>> at_;
};

}  // namespace arete::inline proof
