// Turns a finished search of margins into a certificate: for each statement that is needed, one move of the side that
// claims and every move of the other, each asked of the search, whose table knows almost all of them.
#pragma once

#include <stdexcept>

#include "solve/cache.hpp"
#include "solve/draft.hpp"
#include "solve/search.hpp"

namespace arete::inline solve {

class MarginProof {
 public:
  MarginProof(const RulesView& rules, AnyMarginSearch& search, Budget& budget)
      : rules_(rules), search_(search), draft_(budget), known_(budget) {}

  /// The certificate of an exact value and every best move. Throws BudgetSpent.
  Strategy write(const Words& p, Player who, Value value) {
    Strategy start;
    if (rules_.result(p, who)) return draft_.finish(std::move(start));
    const Words seen = rules_.facing(p, who);
    for (const Move m : rules_.moves(seen, Player::first)) {
      const auto step = rules_.play(seen, Player::first, m);
      const bool best = search_.reaches(seen, Player::first, m, value);
      start.moves.push_back(best ? worth_at_least(step, value) : Strategy::nothing);
      start.moves.push_back(worth_at_most(step, best ? value : value - 1));
    }
    return draft_.finish(std::move(start));
  }

 private:
  using Ref = Strategy::Ref;
  /// The strongest statements that are proved about a position.
  struct Known {
    std::int32_t low = std::numeric_limits<std::int32_t>::min(), high = std::numeric_limits<std::int32_t>::max();
    Ref low_ref = Strategy::nothing, high_ref = Strategy::nothing;
  };

  Ref worth_at_least(const Step<Words>& step, Value b) {
    if (step.again) return at_least(step.next, b - step.gain);
    return at_most(rules_.swapped(step.next), step.gain - b);
  }
  Ref worth_at_most(const Step<Words>& step, Value b) {
    if (step.again) return at_most(step.next, b - step.gain);
    return at_least(rules_.swapped(step.next), step.gain - b);
  }

  Ref at_least(const Words& raw, Value b) {
    if (rules_.result(raw, Player::first) || rules_.bounds(raw).low >= b) return Strategy::nothing;
    const Words p = rules_.canonical(raw);
    b = search_.rounded(p, {b, b}).low;
    if (const Known* known = known_.find(p); known != nullptr && known->low >= b) return known->low_ref;
    const auto [place, move] = witness(p, b);
    const Ref then = worth_at_least(rules_.play(p, Player::first, move), b);
    const Ref made = draft_.add(Strategy::Says::at_least, b, {place, then}, {0});
    auto& known = known_.at(p);
    known.low = b;
    known.low_ref = made;
    return made;
  }
  Ref at_most(const Words& raw, Value b) {
    if (rules_.result(raw, Player::first) || rules_.bounds(raw).high <= b) return Strategy::nothing;
    const Words p = rules_.canonical(raw);
    b = search_.rounded(p, {b, b}).high;
    if (const Known* known = known_.find(p); known != nullptr && known->high <= b) return known->high_ref;
    std::vector<Ref> row;
    for (const Move m : rules_.moves(p, Player::first))
      row.push_back(worth_at_most(rules_.play(p, Player::first, m), b));
    const Ref made = draft_.add(Strategy::Says::at_most, b, row);
    auto& known = known_.at(p);
    known.high = b;
    known.high_ref = made;
    return made;
  }

  /// A move that is worth so much, with its place among the legal ones: the search's favourite if it is.
  std::pair<Ref, Move> witness(const Words& p, Value b) {
    const auto favourite = search_.favourite(p);
    const auto good = [&](Move m) { return search_.reaches(p, Player::first, m, b); };
    for (const Move m : rules_.moves(p, Player::first)) {
      if (m.element == favourite && good(m)) return {place_of(rules_, p, m), m};
    }
    for (const Move m : rules_.moves(p, Player::first)) {
      if (good(m)) return {place_of(rules_, p, m), m};
    }
    throw std::logic_error("a search found a value that no move has");
  }

  const RulesView& rules_;
  AnyMarginSearch& search_;
  Draft draft_;
  Cache<Words, Known> known_;
};

}  // namespace arete::inline solve
