#include "all_green_recurrence.hpp"

#include "theory/triangulations/dual_tree.hpp"

namespace arete::tests {
namespace {

/// What is known of the polygon behind an edge, whose face is a node of the dual tree.
struct Known {
  bool b = false, g = true;
  bool g_both = false;   ///< g(S¹) ∧ g(S²): the edge itself can be flipped as far as this side goes
  bool by_left = false;  ///< b is true by flipping d¹
};

/// What a subpolygon has to reach: b, or g, or g behind both sides of its face because its edge is flipped.
enum class Need : unsigned char { b, g, g_both };

class Recurrence {
 public:
  explicit Recurrence(const Triangulation& board) : tree_(board), known_(tree_.size()) {
    std::vector<Known> waiting{Known{}};  // at the bottom a side of the hull
    waiting.resize(tree_.size() + 1);
    std::size_t top = 0;
    for (std::size_t i = tree_.size(); i-- > 0;) {
      const Known left = waiting[tree_.left(i) ? top : 0];
      top -= tree_.left(i);
      const Known right = waiting[tree_.right(i) ? top : 0];
      top -= tree_.right(i);
      known_[i] = waiting[++top] = behind(left, right);
    }
  }

  bool winnable() const { return known_[0].b; }

  std::vector<Triangulation::Half> flips() const {
    std::vector<Triangulation::Half> found;
    std::vector<Need> waiting(tree_.size() + 2);
    waiting[0] = Need::b;
    std::size_t top = 1;
    for (std::size_t i = 0; i < tree_.size(); ++i) {
      const Need need = waiting[--top];
      if (need == Need::g_both) found.push_back(tree_.entry(i));
      const auto [left, right] = needs(need, known_[i]);
      waiting[top] = right;
      top += tree_.right(i);
      waiting[top] = left;
      top += tree_.left(i);
    }
    return found;
  }

 private:
  static Known behind(const Known& left, const Known& right) {
    const bool by_left = left.g_both && right.g,
               by_right = right.g_both && left.g;  // g_both is false at a side of the hull
    const bool b = by_left || by_right;
    return {b, b || (left.b && right.b), left.g && right.g, by_left};
  }
  static std::pair<Need, Need> needs(Need need, const Known& here) {
    if (need == Need::g_both) return {Need::g, Need::g};
    if (!here.b) return {Need::b, Need::b};
    return here.by_left ? std::pair{Need::g_both, Need::g} : std::pair{Need::g, Need::g_both};
  }

  DualTree tree_;
  std::vector<Known> known_;
};

}  // namespace

std::optional<std::vector<Triangulation::Half>> all_green_by_recurrence(const Triangulation& board) {
  const Recurrence recurrence(board);
  if (!recurrence.winnable()) return std::nullopt;
  return recurrence.flips();
}

}  // namespace arete::tests
