// All-Green Solitaire in convex position by the recurrences of the paper (Playing with Triangulations, Theorem 4). For
// an oriented diagonal d let S be the polygon to its right, and S¹ and S² those behind the other two sides d¹ and d² of
// the face there. b(S): all edges of S can be made green by flips inside S; g(S): the same if d is green already. For a
// side of the hull with nothing behind it b is false and g true; otherwise
//     b(S) = [g(S¹¹) ∧ g(S¹²) ∧ g(S²)] ∨ [g(S²¹) ∧ g(S²²) ∧ g(S¹)],     g(S) = b(S) ∨ [b(S¹) ∧ b(S²)],
// where the first bracket is false if d¹ lies on the hull and the second if d² does, since a side of the hull cannot be
// flipped. The jump of d is the number of sides of the hull to its right; polygons are gone through by increasing jump.
// A diagonal can begin iff g is true behind all four sides of its two faces. The matchings of green_plan.hpp give the
// same answer, and more; this is the paper's way, told by `solve --why`.
#pragma once

#include <optional>
#include <vector>

#include "base/memory_share.hpp"
#include "board/plane/triangulation.hpp"

namespace arete::inline theory {

class AllGreenRecurrence {
 public:
  using Half = Triangulation::Half;

  /// The board must be in convex position and outlive this. O(n).
  explicit AllGreenRecurrence(const Triangulation& board, Budget* budget = nullptr);

  /// Every half-edge, by increasing jump. Its polygon is on the side of its face: the paper's d is the half-edge turned
  /// round.
  const std::vector<Half>& by_jump() const { return by_jump_; }
  std::int32_t jump(Half h) const;
  bool b(Half h) const { return known_[static_cast<std::size_t>(h)].b; }
  bool g(Half h) const { return known_[static_cast<std::size_t>(h)].g; }

  /// Whether the edge can be the first to be flipped in a game that is won.
  bool begins(Half h) const { return flips_behind(h) && g_behind(Triangulation::next(h)) && g_behind(before(h)); }
  /// The flips that win, or nothing if the game cannot be won.
  std::optional<std::vector<Half>> flips() const;

 private:
  struct Known {
    bool b = false, g = false;
  };

  static Half before(Half h) { return Triangulation::next(Triangulation::next(h)); }
  bool b_behind(Half h) const { return board_.twin(h) != Triangulation::none && b(board_.twin(h)); }
  bool g_behind(Half h) const { return board_.twin(h) == Triangulation::none || g(board_.twin(h)); }
  /// Whether the side can be flipped as far as the polygons behind it go.
  bool flips_behind(Half h) const {
    const Half twin = board_.twin(h);
    return twin != Triangulation::none && g_behind(Triangulation::next(twin)) && g_behind(before(twin));
  }
  void sort_by_jump(Budget* budget);
  void make_green(Half h, std::vector<Half>& waiting, std::vector<Half>& flips) const;

  const Triangulation& board_;
  std::vector<std::int32_t> place_;  ///< of each point on the hull
  std::vector<Half> by_jump_;
  std::vector<Known> known_;
};

}  // namespace arete::inline theory
