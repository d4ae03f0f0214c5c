// The dynamic program for the solitaires in convex position. A face is bare, matched to one of its children (`own`), or
// matched to its parent (`up`); each has the least number of edges that stay black in the subtree, the edge to the parent not
// counted. A used face counts as matched without a partner.

#include <algorithm>

#include "theory/dual_tree.hpp"
#include "theory/green_plan.hpp"

namespace arete {
namespace {

struct Costs {
  std::int32_t bare, own, up;
};
constexpr std::int32_t never = 1 << 29;

/// States as bits, so that a set of them is their sum.
enum State : unsigned { bare = 1, own = 2, up = 4 };

/// The best states of a child below a matched face, and below a bare one whose edge to a bare child stays black.
std::int32_t below_matched(const Costs& child) { return std::min(child.bare, child.own); }
std::int32_t below_bare(const Costs& child) { return std::min(child.bare + 1, child.own); }
unsigned states_below_matched(const Costs& child) { return (child.bare <= child.own ? bare : 0u) | (child.own <= child.bare ? own : 0u); }
unsigned states_below_bare(const Costs& child) { return (child.bare + 1 <= child.own ? bare : 0u) | (child.own <= child.bare + 1 ? own : 0u); }

/// Which states of its children the best plans of a face use, two bits each, and which children it can be matched to.
struct Choice {
  std::uint16_t left_matched : 2, right_matched : 2, left_bare : 2, right_bare : 2, to_left : 1, to_right : 1;
};

class Program {
 public:
  explicit Program(const GreenFaces& faces) : tree_(faces.board()), choice_(tree_.size()) {
    std::vector<Costs> waiting;
    for (std::size_t i = tree_.size(); i-- > 0;) {
      Costs left{0, 0, never}, right{0, 0, never};  // no child: costs nothing
      if (tree_.left(i)) {
        left = waiting.back();
        waiting.pop_back();
      }
      if (tree_.right(i)) {
        right = waiting.back();
        waiting.pop_back();
      }
      waiting.push_back(costs(i, left, right, faces.used(static_cast<std::size_t>(tree_.entry(i) / 3))));
    }
    root_ = waiting.back();
  }

  GreenPlan plan(bool all_best) const {
    GreenPlan plan{.black = below_matched(root_)};
    struct Wanted {
      std::uint8_t state, all;  // one state for the plan, and all that best plans use
    };
    const auto wanted = [](unsigned all) { return Wanted{static_cast<std::uint8_t>(all & -all), static_cast<std::uint8_t>(all)}; };
    std::vector<Wanted> waiting{wanted(states_below_matched(root_))};
    for (std::size_t i = 0; i < tree_.size(); ++i) {
      const auto [state, all] = waiting.back();
      waiting.pop_back();
      if (state == up) plan.flips.push_back(tree_.entry(i));
      if (all_best && (all & up)) plan.best.push_back(tree_.entry(i));
      if (tree_.right(i)) waiting.push_back({wanted(right_states(i, state, true)).state, static_cast<std::uint8_t>(right_states(i, all, false))});
      if (tree_.left(i)) waiting.push_back({wanted(left_states(i, state, true)).state, static_cast<std::uint8_t>(left_states(i, all, false))});
    }
    return plan;
  }

 private:
  Costs costs(std::size_t i, const Costs& left, const Costs& right, bool used) {
    const std::int32_t matched = below_matched(left) + below_matched(right);
    const std::int32_t by_left = tree_.left(i) && !used ? left.up + below_matched(right) : never;
    const std::int32_t by_right = tree_.right(i) && !used ? right.up + below_matched(left) : never;
    auto& choice = choice_[i];
    choice.left_matched = states_below_matched(left) & 3;
    choice.right_matched = states_below_matched(right) & 3;
    choice.left_bare = states_below_bare(left) & 3;
    choice.right_bare = states_below_bare(right) & 3;
    choice.to_left = by_left <= by_right && by_left < never;
    choice.to_right = by_right <= by_left && by_right < never;
    if (used) return {never, matched, never};
    return {tree_.hull_sides(i) + below_bare(left) + below_bare(right), std::min(by_left, by_right), matched};
  }

  /// The states of a child that go with states of its parent. A single plan takes the left child where both would do.
  unsigned left_states(std::size_t i, unsigned parent, bool one) const {
    const auto& c = choice_[i];
    unsigned states = 0;
    if (parent & bare) states |= c.left_bare;
    if (parent & up || (parent & own && !c.to_left && !c.to_right)) states |= c.left_matched;
    if (parent & own && c.to_left) states |= up;
    if (parent & own && c.to_right && !(one && c.to_left)) states |= c.left_matched;
    return states;
  }
  unsigned right_states(std::size_t i, unsigned parent, bool one) const {
    const auto& c = choice_[i];
    unsigned states = 0;
    if (parent & bare) states |= c.right_bare;
    if (parent & up || (parent & own && !c.to_left && !c.to_right)) states |= c.right_matched;
    if (parent & own && c.to_left) states |= c.right_matched;
    if (parent & own && c.to_right && !(one && c.to_left)) states |= up;
    return states;
  }

  DualTree tree_;
  std::vector<Choice> choice_;
  Costs root_{};
};

}  // namespace

GreenPlan green_plan_on_tree(const GreenFaces& faces, bool all_best) { return Program(faces).plan(all_best); }

}  // namespace arete
