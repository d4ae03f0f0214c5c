// The solitaires in convex position: the automaton of green_automaton.hpp runs over the dual tree, up for the value and
// down for the flips. Loops without branches: a child that is not there is written and not counted.

#include "theory/triangulations/dual_tree.hpp"
#include "theory/triangulations/green_automaton.hpp"
#include "theory/triangulations/green_plan.hpp"

namespace arete::inline theory {
namespace {

class Run {
 public:
  Run(const GreenFaces& faces, Budget* budget) : tree_(faces.board(), budget), kind_(tree_.size()) {
    std::vector<std::uint8_t> waiting(tree_.size() + 1);  // classes; at the bottom that of no child
    waiting[0] = GreenAutomaton::no_child;
    std::size_t top = 0;
    for (std::size_t i = tree_.size(); i-- > 0;) {
      look(budget);
      const std::uint8_t left = waiting[tree_.left(i) ? top : 0];
      top -= tree_.left(i);
      const std::uint8_t right = waiting[tree_.right(i) ? top : 0];
      top -= tree_.right(i);
      kind_[i] = automaton_.kind(left, right, faces.used(static_cast<std::size_t>(tree_.entry(i) / 3)));
      const auto& up = automaton_.rise(kind_[i]);
      waiting[++top] = up.class_of;
      paid_ += up.paid;
    }
    paid_ -= automaton_.rise(kind_[0]).paid;
    paid_ += automaton_.root(kind_[0]).paid;
  }

  Value black() const { return paid_; }

  std::vector<Triangulation::Half> flips() const {
    const unsigned ways = automaton_.root(kind_[0]).ways;
    return descend(static_cast<std::uint8_t>(ways & -ways),
                   [&](std::size_t i, std::uint8_t way) { return automaton_.one(kind_[i], way); });
  }
  std::vector<Triangulation::Half> all_flips() const {
    return descend(automaton_.root(kind_[0]).ways,
                   [&](std::size_t i, std::uint8_t ways) { return automaton_.all(kind_[i], ways); });
  }

 private:
  /// The entries of the faces that are matched to their parents.
  template <class Ways>
  std::vector<Triangulation::Half> descend(std::uint8_t root, Ways ways) const {
    std::vector<std::uint8_t> waiting(tree_.size() + 2);
    std::vector<Triangulation::Half> found(tree_.size() + 1);
    std::size_t top = 0, count = 0;
    waiting[top++] = root;
    for (std::size_t i = 0; i < tree_.size(); ++i) {
      const std::uint8_t here = waiting[--top];
      found[count] = tree_.entry(i);
      count += here >> 2;  // up
      const auto below = ways(i, here);
      waiting[top] = below.right;
      top += tree_.right(i);
      waiting[top] = below.left;
      top += tree_.left(i);
    }
    found.resize(count);
    return found;
  }

  const GreenAutomaton& automaton_ = GreenAutomaton::get();
  DualTree tree_;
  std::vector<GreenAutomaton::Kind> kind_;
  Value paid_ = 0;
};

}  // namespace

GreenPlan green_plan_on_tree(const GreenFaces& faces, bool all_best, Budget* budget) {
  const Run run(faces, budget);
  GreenPlan plan{.black = run.black(), .least = run.black(), .flips = run.flips()};
  if (all_best) plan.best = run.all_flips();
  return plan;
}

}  // namespace arete::inline theory
