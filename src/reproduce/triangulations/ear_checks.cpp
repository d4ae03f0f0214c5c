// Green-Wins Solitaire in convex position: Theorem 6 and the strategy of its proof.

#include <algorithm>
#include <map>

#include "proof/kinds/green_flips.hpp"
#include "reproduce/triangulations/green_checks.hpp"

namespace arete::inline reproduce::solitaires {
namespace {

/// Flips an ear's diagonal and goes on in the two polygons behind its quadrilateral, as the proof does; polygons with
/// at most six corners are left to a search.
class EarPlan {
 public:
  explicit EarPlan(const Document& document) : document_(document) {
    for (const Ends e : *document.edges) {
      near_[e.u].push_back(e.v);
      near_[e.v].push_back(e.u);
    }
    std::vector<std::int32_t> all;
    for (std::size_t v = 0; v < document.points->size(); ++v) all.push_back(static_cast<std::int32_t>(v));
    waiting_.push_back(std::move(all));
    while (!waiting_.empty()) {
      const auto corners = std::move(waiting_.back());
      waiting_.pop_back();
      if (corners.size() >= 7) {
        cut(corners);
      } else if (corners.size() >= 4) {
        search(corners);
      }
    }
  }
  const std::vector<Ends>& flips() const { return flips_; }

 private:
  bool joined(std::int32_t u, std::int32_t v) const {
    const auto& list = near_.at(u);
    return std::find(list.begin(), list.end(), v) != list.end();
  }
  /// Of the corners in their order, one whose neighbours are joined: the tip of an ear.
  void cut(const std::vector<std::int32_t>& corners) {
    const std::size_t m = corners.size();
    std::size_t tip = 0;
    while (!joined(corners[(tip + m - 1) % m], corners[(tip + 1) % m])) ++tip;
    std::vector<std::int32_t> rest;  // without the tip, from one end of d to the other
    for (std::size_t i = 1; i < m; ++i) rest.push_back(corners[(tip + i) % m]);
    flips_.push_back(ordered({rest.front(), rest.back()}));
    std::size_t third = 1;
    while (!joined(rest.front(), rest[third]) || !joined(rest[third], rest.back())) ++third;
    const auto at = rest.begin() + static_cast<std::ptrdiff_t>(third);
    waiting_.emplace_back(rest.begin(), at + 1);
    waiting_.emplace_back(at, rest.end());
  }
  void search(const std::vector<std::int32_t>& corners) {
    const auto answer = by_rules_alone(part_of(document_, corners));
    const auto corner = [&](std::int64_t i) { return corners[static_cast<std::size_t>(i)]; };
    for (const auto& m : *answer.line) flips_.push_back(ordered({corner(m[0]), corner(m[1])}));
  }

  const Document& document_;
  std::map<std::int32_t, std::vector<std::int32_t>> near_;
  std::vector<std::vector<std::int32_t>> waiting_;
  std::vector<Ends> flips_;
};

bool plan_wins(const Document& document) {
  const auto n = static_cast<std::int64_t>(document.points->size());
  return played(board_of(document), EarPlan(document).flips()).green() >= n - 1;
}

}  // namespace

Ruling green_wins_is_won(Check& check) {
  const int most = check.size(9, 11, 11);
  for (int n = 4; n <= most; ++n) {
    every_polygon("green-wins", n, [&](const Document& document) {
      check.expect(by_rules_alone(document).outcome == Outcome::win, "triangulations in convex position",
                   [&] { return document.write(); });
    });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling ears_are_flipped(Check& check) {
  const int most = check.size(9, 11, 11);
  for (int n = 4; n <= most; ++n) {
    every_polygon("green-wins", n, [&](const Document& document) {
      check.expect(plan_wins(document), "triangulations in convex position", [&] { return document.write(); });
    });
  }
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto document = named("triangulation", {static_cast<std::int64_t>(10 * seed)}, "green-wins", "", seed);
    check.expect(plan_wins(document), "at random with up to 200 points", [&] { return document.write(); });
  }
  return confirmed(std::to_string(most) + " points");
}

}  // namespace arete::inline reproduce::solitaires
