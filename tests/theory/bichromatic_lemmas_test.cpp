// Lemmas 1 and 2 and Claim 1 of "On Bichromatic Triangle Game", on every instance that is small enough: configurations
// (V, E_R, E_B), with red for the first player and blue for the second, are documents with `given`.

#include <gtest/gtest.h>

#include "agree.hpp"

namespace arete::tests {
namespace {

/// Whether `who` has at least a tie, whoever moves.
bool can_tie(const Document& document, Player who) {
  const auto answer = searched(document, {.all_best = false});
  const bool moves = answer.to_move == who;
  return answer.outcome != (moves ? Outcome::loss : Outcome::win);
}

/// Calls f with every colouring of the sides of a convex polygon by nobody, red and blue.
template <class F>
void every_configuration(std::int32_t n, F f) {
  Document document = board("convex", {n}, "bi-triangle");
  int count = 1;
  for (std::int32_t i = 0; i < n; ++i) count *= 3;
  for (int code = 0; code < count; ++code) {
    document.given.emplace();
    for (std::int32_t i = 0, rest = code; i < n; ++i, rest /= 3) {
      const Ends side{i, (i + 1) % n};
      if (rest % 3 == 1) document.given->first.push_back(side);
      if (rest % 3 == 2) document.given->second.push_back(side);
    }
    for (const Player next : {Player::first, Player::second}) {
      document.to_move = next;
      f(document);
    }
  }
}

TEST(BichromaticLemmas, one_red_side_at_most_lets_blue_tie_and_the_other_way_round) {  // Lemmas 1 and 2
  std::size_t first = 0, second = 0;
  for (std::int32_t n = 3; n <= 7; ++n) {
    every_configuration(n, [&](const Document& document) {
      if (document.given->first.size() < 2) {
        ++first;
        EXPECT_TRUE(can_tie(document, Player::second)) << document.write();
      }
      if (document.given->second.size() < 2) {
        ++second;
        EXPECT_TRUE(can_tie(document, Player::first)) << document.write();
      }
    });
  }
  EXPECT_EQ(first, 2u * (8 + 3 * 4 + 16 + 4 * 8 + 32 + 5 * 16 + 64 + 6 * 32 + 128 + 7 * 64));
  EXPECT_EQ(second, first);
}

TEST(BichromaticLemmas, two_red_sides_can_be_too_many) {
  Document document = board("convex", {4}, "bi-triangle");
  document.given = Given{.first = {{0, 1}, {1, 2}}, .second = {}, .nobody = {}};
  EXPECT_FALSE(can_tie(document, Player::second));  // red closes at once
}

TEST(BichromaticLemmas, the_special_subgame_is_tied_by_blue) {  // Claim 1
  std::size_t instances = 0;
  for (int n = 4; n <= 7; ++n) {
    every_order_type("bi-triangle", n, [&](Document document) {
      const PointSet points(*document.points);
      const auto hull = points.hull();
      if (hull.size() + 1 != points.size()) return;
      std::int32_t x = 0;
      while (std::find(hull.begin(), hull.end(), x) != hull.end()) ++x;
      for (std::size_t i = 0; i < hull.size(); ++i) {
        const auto a = hull[i], b = hull[(i + 1) % hull.size()];
        for (const auto& [u, v] : {std::pair{a, b}, {b, a}}) {
          document.given = Given{.first = {{u, x}}, .second = {{x, v}}, .nobody = {}};
          ++instances;
          EXPECT_TRUE(can_tie(document, Player::second)) << document.write();
        }
      }
    });
  }
  EXPECT_GT(instances, 0u);
}

}  // namespace
}  // namespace arete::tests
