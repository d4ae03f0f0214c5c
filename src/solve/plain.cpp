#include "solve/plain.hpp"

#include <limits>

namespace arete::inline solve {

Value Plain::value(const Words& p, Player who) {
  const auto& about = rules_.about();
  const bool alike = about.play == Play::normal && about.nimbers != Nimbers::none;  // misère or not
  auto& table = values_[alike && who == Player::second ? 0 : static_cast<std::size_t>(who)];
  if (const auto* known = table.find(p)) return *known;
  if (const auto known = rules_.result(p, who)) return *known;
  budget_.spend_node();
  Verdict limits{std::numeric_limits<Value>::min(), std::numeric_limits<Value>::max()};
  if (about.play != Play::score)
    limits = rules_.bounds(p);  // those of scores may be theorems, which are not to be trusted here
  Value best = limits.low;
  for (const Move m : rules_.moves(p, who)) {
    best = std::max(best, worth(p, who, m));
    if (best == limits.high) break;
  }
  table.add(p, best);
  return best;
}

Value Plain::worth(const Words& p, Player who, Move m) {
  const auto step = rules_.play(p, who, m);
  return step.worth(value(step.next, step.again ? who : opponent(who)));
}

Nimber Plain::nimber(const Words& p) {
  if (!split_ || !rules_.splits()) return component(p);
  Nimber sum;
  for (const auto& part : rules_.components(p)) {
    budget_.look();
    sum = sum + component(part);
  }
  return sum;
}

bool Plain::wins(const Words& p, Move m) {
  const auto step = rules_.play(p, Player::first, m);
  return nimber(step.next).wins() == step.again;
}

Nimber Plain::component(const Words& p) {
  if (const auto* known = nimbers_.find(p)) return *known;
  budget_.spend_node();
  OptionNimbers options;
  for (const Move m : rules_.moves(p, Player::first)) {
    const auto step = rules_.play(p, Player::first, m);
    options.add(nimber(step.next), step.again);
  }
  const Nimber nimber = options.nimber();
  nimbers_.add(p, nimber);
  return nimber;
}

}  // namespace arete::inline solve
