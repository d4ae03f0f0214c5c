#include "theory/all_green_recurrence.hpp"

#include "theory/dual_tree.hpp"

namespace arete {
namespace {

using Half = Triangulation::Half;
constexpr Half none = Triangulation::none;

/// b and g of the polygon behind each half-edge.
class Recurrence {
 public:
  explicit Recurrence(const Triangulation& board) : board_(board), known_(3 * board.triangles()) {
    const DualTree tree(board);
    for (std::size_t i = tree.size(); i-- > 0;) {  // away from the root: behind the twin of the entry, which is the face itself
      for (const Half side : {first(tree.entry(i)), second(tree.entry(i))}) compute(side);
    }
    for (std::size_t i = 0; i < tree.size(); ++i) compute(tree.entry(i));
  }

  std::optional<std::vector<Ends>> winning() {
    for (std::size_t h = 0; h < known_.size(); ++h) {
      const auto half = static_cast<Half>(h);
      if (!can_flip(half) || !all_g(half)) continue;
      flip(half);
      need_g(first(half));
      need_g(second(half));
      explore();
      return std::move(flips_);
    }
    return std::nullopt;
  }

 private:
  struct Known {
    bool b = false, g = false;
  };
  struct Need {
    Half behind;
    bool b;
  };

  static Half first(Half h) { return Triangulation::next(h); }
  static Half second(Half h) { return Triangulation::next(Triangulation::next(h)); }
  bool b(Half h) const { return known_[static_cast<std::size_t>(h)].b; }
  bool g(Half h) const { return known_[static_cast<std::size_t>(h)].g; }
  /// g of both polygons behind the face beyond h.
  bool g_beyond(Half h) const { return g(first(board_.twin(h))) && g(second(board_.twin(h))); }
  bool all_g(Half h) const { return g(first(h)) && g(second(h)) && g_beyond(h); }
  bool can_flip(Half h) const { return board_.twin(h) != none; }
  bool by_flipping(Half d, Half other) const { return can_flip(d) && g_beyond(d) && g(other); }

  void compute(Half h) {
    auto& known = known_[static_cast<std::size_t>(h)];
    known.g = !can_flip(h);
    if (known.g) return;
    const Half d1 = first(board_.twin(h)), d2 = second(board_.twin(h));
    known.b = by_flipping(d1, d2) || by_flipping(d2, d1);
    known.g = known.b || (b(d1) && b(d2));
  }

  void flip(Half h) {
    flips_.push_back(board_.ends(h));
    need_g(first(board_.twin(h)));
    need_g(second(board_.twin(h)));
  }
  void need_g(Half h) { waiting_.push_back({h, false}); }
  void explore() {
    while (!waiting_.empty()) {
      const auto [h, needs_b] = waiting_.back();
      waiting_.pop_back();
      if (!can_flip(h)) continue;
      const Half d1 = first(board_.twin(h)), d2 = second(board_.twin(h));
      if (!needs_b && !b(h)) {
        waiting_.push_back({d1, true});
        waiting_.push_back({d2, true});
      } else if (by_flipping(d1, d2)) {
        flip(d1);
        need_g(d2);
      } else {
        flip(d2);
        need_g(d1);
      }
    }
  }

  const Triangulation& board_;
  std::vector<Known> known_;
  std::vector<Need> waiting_;
  std::vector<Ends> flips_;
};

}  // namespace

std::optional<std::vector<Ends>> all_green_by_recurrence(const Triangulation& board) { return Recurrence(board).winning(); }

}  // namespace arete
