#include "theory/triangulations/green_automaton.hpp"

#include <algorithm>
#include <cassert>

namespace arete::inline theory {
namespace {

constexpr int never = 1000;

}  // namespace

const GreenAutomaton& GreenAutomaton::get() {
  static const GreenAutomaton automaton;
  return automaton;
}

GreenAutomaton::GreenAutomaton()
    : classes_{{0, 0, never}}, up_(2 * most * most), one_(8 * up_.size()), all_(8 * up_.size()) {
  for (std::size_t last = 0; last < classes_.size(); ++last) {  // classes_ grows
    for (std::size_t other = 0; other <= last; ++other) {
      for (const bool used : {false, true}) {
        add(last, other, used);
        add(other, last, used);
      }
    }
  }
}

GreenAutomaton::Costs GreenAutomaton::costs(std::size_t left, std::size_t right, bool used, int hull_sides) const {
  const auto &l = classes_[left], &r = classes_[right];
  const auto below_matched = [](const Costs& c) { return std::min(c.bare, c.own); };
  const auto below_bare = [](const Costs& c) {
    return std::min(c.bare + 1, c.own);
  };  // the edge between two bare faces stays black
  const int matched = below_matched(l) + below_matched(r);
  if (used) return {never, matched, never};
  const int partner = std::min(l.up + below_matched(r), r.up + below_matched(l));
  return {hull_sides + below_bare(l) + below_bare(r), std::min(partner, never), matched};
}

void GreenAutomaton::add(std::size_t left, std::size_t right, bool used) {
  auto c = costs(left, right, used, (left == no_child) + (right == no_child));
  const int paid = std::min(c.bare, c.own);
  for (int* part : {&c.bare, &c.own, &c.up}) *part = *part >= never ? never : *part - paid;
  auto it = std::find(classes_.begin(), classes_.end(), c);
  if (it == classes_.begin()) ++it;  // that one stands for no child
  it = std::find(it, classes_.end(), c);
  const auto at = static_cast<std::uint8_t>(it - classes_.begin());
  if (it == classes_.end()) classes_.push_back(c);
  assert(classes_.size() <= most);
  const Kind k = kind(static_cast<std::uint8_t>(left), static_cast<std::uint8_t>(right), used);
  up_[k] = {at, static_cast<std::int8_t>(paid)};
  for (unsigned ways = 1; ways < 8; ++ways) {
    one_[8u * k + ways] = down(left, right, used, ways, true);
    all_[8u * k + ways] = down(left, right, used, ways, false);
  }
}

GreenAutomaton::Down GreenAutomaton::down(std::size_t left, std::size_t right, bool used, unsigned ways,
                                          bool only_one) const {
  const auto &l = classes_[left], &r = classes_[right];
  const auto better = [](int if_bare, int if_own) {
    return (if_bare <= if_own ? bare : 0u) | (if_own <= if_bare ? own : 0u);
  };
  const unsigned l_matched = better(l.bare, l.own), r_matched = better(r.bare, r.own);
  const int to_left = l.up - std::min(l.bare, l.own),
            to_right = r.up - std::min(r.bare, r.own);  // what a partner there saves
  unsigned l_ways = 0, r_ways = 0;
  const auto allow = [&](unsigned for_left, unsigned for_right) {
    if (only_one && (l_ways != 0 || r_ways != 0)) return;
    l_ways |= only_one ? for_left & -for_left : for_left;
    r_ways |= only_one ? for_right & -for_right : for_right;
  };
  if (ways & bare) allow(better(l.bare + 1, l.own), better(r.bare + 1, r.own));
  if (ways & up || (ways & own && used)) allow(l_matched, r_matched);
  if (ways & own && !used && to_left <= to_right) allow(up, r_matched);
  if (ways & own && !used && to_right <= to_left) allow(l_matched, up);
  return {static_cast<std::uint8_t>(l_ways), static_cast<std::uint8_t>(r_ways)};
}

GreenAutomaton::Root GreenAutomaton::root(Kind kind) const {
  const bool used = kind >= most * most;
  const std::size_t left = kind / most % most, right = kind % most;
  const auto c = costs(left, right, used, 1 + (left == no_child) + (right == no_child));
  const auto ways = (c.bare <= c.own ? bare : 0u) | (c.own <= c.bare ? own : 0u);
  return {std::min(c.bare, c.own), static_cast<std::uint8_t>(ways)};
}

}  // namespace arete::inline theory
