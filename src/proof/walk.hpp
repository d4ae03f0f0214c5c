// The positions that the nodes of a certificate are about: each gets its own from the first statement that refers to it, and
// every other must mean the same one. References only go forward, so that no statement rests on itself.
#pragma once

#include <optional>
#include <vector>

#include "proof/effort.hpp"
#include "proof/refused.hpp"
#include "proof/strategy.hpp"
#include "rules/rules.hpp"

namespace arete {

template <Rules R>
class Walk {
 public:
  using Position = typename R::Position;
  using Ref = Strategy::Ref;

  Walk(const R& rules, const Strategy& strategy, const Effort& effort) : rules_(rules), strategy_(strategy), effort_(effort) {
    effort.hold(sizeof(std::optional<Position>) * (strategy.size() + 1));
    at_.resize(strategy.size() + 1);
  }

  /// The node that a statement of the node `from` refers to, for what it says of this position.
  Strategy::Node refer(Ref from, Ref to, Position p) {
    require(to > from && to <= strategy_.size(), where(from) + "refers to node " + std::to_string(to) + ", which does not come later");
    if constexpr (Canonical<R>) p = rules_.canonical(p);
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
  std::vector<Move> legal(const Position& p, Player who) const {
    std::vector<Move> list;
    for (const Move m : rules_.moves(p, who)) list.push_back(m);
    return list;
  }
  static std::string where(Ref node) { return node == 0 ? "at the start: " : "node " + std::to_string(node) + ": "; }

 private:
  const R& rules_;
  const Strategy& strategy_;
  const Effort& effort_;
  std::vector<std::optional<Position>> at_;
};

}  // namespace arete
