// Lemmas 1 and 2 and Claim 1 of "On Bichromatic Triangle Game", on every instance that is small enough: configurations
// (V, E_R, E_B), with red for the first player and blue for the second, are documents with `given`.

#include <gtest/gtest.h>

#include "ask.hpp"
#include "reproduce/bichromatic/configurations.hpp"

namespace arete::tests {
namespace {

TEST(BichromaticLemmas, one_red_side_at_most_lets_blue_tie_and_the_other_way_round) {  // Lemmas 1 and 2
  std::size_t first = 0, second = 0;
  for (std::int32_t n = 3; n <= 7; ++n) {
    every_configuration_of_sides(n, [&](const Document& document) {
      if (document.given->first.size() < 2) {
        ++first;
        EXPECT_TRUE(can_tie(document, Player::second, false)) << document.write();
      }
      if (document.given->second.size() < 2) {
        ++second;
        EXPECT_TRUE(can_tie(document, Player::first, false)) << document.write();
      }
    });
  }
  EXPECT_EQ(first, 2u * (8 + 3 * 4 + 16 + 4 * 8 + 32 + 5 * 16 + 64 + 6 * 32 + 128 + 7 * 64));
  EXPECT_EQ(second, first);
}

TEST(BichromaticLemmas, two_red_sides_can_be_too_many) {
  Document document = board("convex", {4}, "bi-triangle");
  document.given = Given{.first = {{0, 1}, {1, 2}}, .second = {}, .nobody = {}};
  EXPECT_FALSE(can_tie(document, Player::second, false));  // red closes at once
}

TEST(BichromaticLemmas, the_special_subgame_is_tied_by_blue) {  // Claim 1
  std::size_t instances = 0;
  for (int n = 4; n <= 7; ++n) {
    every_set_with_one_inner_point("bi-triangle", n, [&](Document document, const Around& around) {
      const auto& [points, hull, x] = around;
      for (std::size_t i = 0; i < hull.size(); ++i) {
        const auto a = hull[i], b = hull[(i + 1) % hull.size()];
        for (const auto& [u, v] : {std::pair{a, b}, {b, a}}) {  // also where the angle vux is not empty
          document.given = Given{.first = {{u, x}}, .second = {{x, v}}, .nobody = {}};
          ++instances;
          EXPECT_TRUE(can_tie(document, Player::second, false)) << document.write();
        }
      }
    });
  }
  EXPECT_GT(instances, 0u);
}

}  // namespace
}  // namespace arete::tests
