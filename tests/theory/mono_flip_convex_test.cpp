// Monochromatic Flipping in convex position: n − 3 moves, whatever is played.

#include "theory/triangulations/mono_flip_convex.hpp"

#include "games/mono_flip.hpp"
#include "theorem.hpp"

namespace arete::tests {
namespace {

using HeldFlip = Held<mono_flip::Rules>;

TEST(MonoFlipConvex, is_the_search_in_every_position_of_small_polygons) {
  for (std::int32_t n = 3; n <= 7; ++n) {
    const auto points = polygon(n);
    every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
      const Triangulation board(points, edges);
      HeldFlip held(board, mono_flip_convex);
      held.everywhere();
      EXPECT_GT(held.count(), 0u);
    });
  }
}

TEST(MonoFlipConvex, has_the_parity_as_its_nim_value_at_any_size) {
  for (const std::int64_t n : {1000, 1001}) {
    const auto found =
        mono_flip_convex(triangulation_of(board("triangulation", {n}, "mono-flip")), {}, {.nimber = true});
    EXPECT_EQ(found->nimber->value(), (n - 3) % 2);
    EXPECT_EQ(found->best.size(), n % 2 == 0 ? static_cast<std::size_t>(n - 3) : 0u);
  }
  EXPECT_FALSE(mono_flip_convex(triangulation_of(board("wheel", {7}, "mono-flip")), {}, {}));
}

TEST(MonoFlipConvex, refuses_random_moves_where_a_session_does) {
  std::mt19937 random(3);
  for (int trial = 0; trial < 600; ++trial) {
    auto document = board("convex", {7}, "mono-flip");
    for (int i = 0; i < 6; ++i) {
      const auto e = (*document.edges)[random() % document.edges->size()];
      document.moves.push_back({e.u, e.v});
      if (random() % 3 == 0)
        document.moves.push_back({static_cast<std::int64_t>(random() % 7), static_cast<std::int64_t>(random() % 8)});
    }
    std::string expected = "accepted";
    try {
      open(document);
    } catch (const InputError& error) {
      expected = error.at() + ": " + error.what();
    }
    EXPECT_EQ(refusal(mono_flip_convex, triangulation_of(document), document.moves), expected);
  }
}

}  // namespace
}  // namespace arete::tests
