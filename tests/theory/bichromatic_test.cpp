// "On Bichromatic Triangle Game": both games are ties in convex position and with exactly one inner point.

#include "ask.hpp"
#include "board/plane/point_set.hpp"

namespace arete::tests {
namespace {

TEST(Bichromatic, both_games_are_ties_in_convex_position) {  // Theorems 1 and 3, Corollary 1
  for (std::int64_t n = 0; n <= 6; ++n) {
    EXPECT_EQ(searched(board("convex", {n}, "bi-triangle")).outcome, Outcome::tie) << n;
    EXPECT_EQ(searched(board("convex", {n}, "bi-complete")).outcome, Outcome::tie) << n;
  }
  EXPECT_EQ(searched(board("convex", {7}, "bi-triangle")).outcome, Outcome::tie);
}

TEST(Bichromatic, both_games_are_ties_with_exactly_one_inner_point) {  // Theorems 2 and 4, Corollary 1
  int found = 0;
  for (std::uint64_t seed = 1; found < 12; ++seed) {
    const std::int64_t n = 4 + static_cast<std::int64_t>(seed % 3);
    auto document = board("random", {n}, "bi-triangle", seed);
    if (static_cast<std::int64_t>(PointSet(*document.points).hull().size()) != n - 1) continue;
    ++found;
    EXPECT_EQ(searched(document).outcome, Outcome::tie) << document.write();
    document.game = "bi-complete";
    EXPECT_EQ(searched(document).outcome, Outcome::tie) << document.write();
  }
}

}  // namespace
}  // namespace arete::tests
