// Configurations (V, E_R, E_B) of "On Bichromatic Triangle Game" as documents: red is the first player, blue the
// second, and what is drawn already is `given`.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "reproduce/instances.hpp"

namespace arete::inline reproduce {

/// Whether `who` has at least a tie, whoever moves. The plain search is asked for small boards, the fast one for
/// others.
inline bool can_tie(const Document& document, Player who, bool plain = true) {
  const Question question{.all_best = false, .theorems = false, .plain = plain};
  const auto answer = answer_to(document, question);
  return answer.outcome != (answer.to_move == who ? Outcome::loss : Outcome::win);
}
/// The same with either player to move.
inline bool can_tie_anyway(Document document, Player who) {
  for (const Player next : {Player::first, Player::second}) {
    document.to_move = next;
    if (!can_tie(document, who)) return false;
  }
  return true;
}

/// Calls f with every way to draw some of the segments for red and for blue.
template <class F>
void every_drawing(Document document, const std::vector<Ends>& segments, F f) {
  std::size_t count = 1;
  for (std::size_t i = 0; i < segments.size(); ++i) count *= 3;
  for (std::size_t code = 0; code < count; ++code) {
    document.given.emplace();
    std::size_t rest = code;
    for (const Ends segment : segments) {
      if (rest % 3 == 1) document.given->first.push_back(segment);
      if (rest % 3 == 2) document.given->second.push_back(segment);
      rest /= 3;
    }
    f(static_cast<const Document&>(document));
  }
}

/// Calls f with every configuration in convex position that has drawn only sides, and either player to move.
template <class F>
void every_configuration_of_sides(std::int32_t n, F f) {
  std::vector<Ends> sides;
  for (std::int32_t i = 0; i < n; ++i) sides.push_back({i, (i + 1) % n});
  every_drawing(named("convex", {n}, "bi-triangle"), sides, [&](Document document) {
    for (const Player next : {Player::first, Player::second}) {
      document.to_move = next;
      f(static_cast<const Document&>(document));
    }
  });
}

/// All points but one, in convex position and counterclockwise, around the inner one.
struct Around {
  PointSet points;
  std::vector<PointSet::Index> hull;
  PointSet::Index inner = 0;

  /// No point lies strictly inside the angle at `apex` between the points a and b.
  bool empty_angle(PointSet::Index a, PointSet::Index apex, PointSet::Index b) const {
    if (points.orientation(a, apex, b) > 0) std::swap(a, b);  // now from a to b it turns left around the apex
    for (PointSet::Index p = 0; p < static_cast<PointSet::Index>(points.size()); ++p) {
      if (p == a || p == b || p == apex) continue;
      if (points.orientation(apex, a, p) > 0 && points.orientation(apex, b, p) < 0) return false;
    }
    return true;
  }
};

/// Calls f with every order type of n points, exactly one of which is inner.
template <class F>
void every_set_with_one_inner_point(const std::string& game, int n, F f) {
  every_point_set(game, n, [&](const Document& document) {
    Around around{PointSet(*document.points), {}};
    around.hull = around.points.hull();
    if (static_cast<int>(around.hull.size()) != n - 1) return;
    while (std::find(around.hull.begin(), around.hull.end(), around.inner) != around.hull.end()) ++around.inner;
    f(document, static_cast<const Around&>(around));
  });
}

/// Calls f with every special subgame of Claim 1 on n points: u and v are neighbours on the hull, ux is red, xv is
/// blue, and the angle vux is empty.
template <class F>
void every_special_subgame(int n, F f) {
  every_set_with_one_inner_point("bi-triangle", n, [&](Document document, const Around& around) {
    const auto& [points, hull, x] = around;
    for (std::size_t i = 0; i < hull.size(); ++i) {
      const auto a = hull[i], b = hull[(i + 1) % hull.size()];
      for (const auto& [u, v] : {std::pair{a, b}, {b, a}}) {
        if (!around.empty_angle(v, u, x)) continue;
        document.given = Given{.first = {{u, x}}, .second = {{x, v}}, .nobody = {}};
        f(static_cast<const Document&>(document), around, u, v);
      }
    }
  });
}

inline std::string up_to_points(int n) { return std::to_string(n) + " points"; }

}  // namespace arete::inline reproduce
