// The numbers of "Playing with Triangulations" that a plain search reaches.

#include <set>

#include "ask.hpp"
#include "engine/boards/point_boards.hpp"
#include "sized.hpp"

namespace arete::tests {
namespace {

int nimber_of_heap(const std::string& game, std::int64_t size) { return searched(heaps(game, {size})).nimber->value(); }

TEST(Kayles, has_the_nim_values_of_table_1) {
  const int period[12] = {4, 1, 2, 8, 1, 4, 7, 2, 1, 8, 2, 7};
  const std::map<std::int64_t, int> exceptions{{0, 0},  {3, 3},  {6, 3},  {9, 4},  {11, 6}, {15, 7}, {18, 3},
                                               {21, 4}, {22, 6}, {28, 5}, {34, 6}, {39, 3}, {57, 4}, {70, 6}};
  for (std::int64_t n = 0; n <= sized<std::int64_t>(160, 80); ++n) {
    const auto it = exceptions.find(n);
    EXPECT_EQ(nimber_of_heap("kayles", n), it != exceptions.end() ? it->second : period[n % 12]) << n;
  }
}

TEST(DawsonsKayles, has_the_nim_values_of_table_2) {
  const int period[34] = {4, 8, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4, 4, 5,
                          5, 9, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1, 0, 4, 5, 3, 7};
  const std::map<std::int64_t, int> exceptions{{0, 0}, {1, 0}, {15, 0}, {17, 2}, {18, 2}, {32, 2}, {35, 0}, {52, 2}};
  for (std::int64_t n = 0; n <= sized<std::int64_t>(160, 80); ++n) {
    const auto it = exceptions.find(n);
    EXPECT_EQ(nimber_of_heap("dawson-kayles", n), it != exceptions.end() ? it->second : period[n % 34]) << n;
  }
}

TEST(Heaps, powers_of_two_first_appear_at_the_magic_sizes) {
  const auto first = [](const std::string& game, int nimber) {
    std::int64_t n = 0;
    while (nimber_of_heap(game, n) != nimber) ++n;
    return n;
  };
  for (const auto& [nimber, size] : {std::pair{1, 1}, {2, 2}, {4, 5}, {8, 27}})
    EXPECT_EQ(first("kayles", nimber), size);
  for (const auto& [nimber, size] : {std::pair{1, 2}, {2, 4}, {4, 14}, {8, 69}})
    EXPECT_EQ(first("dawson-kayles", nimber), size);
}

TEST(ArcKayles, on_a_path_is_dawsons_kayles) {
  for (std::int64_t n = 0; n <= 20; ++n)
    EXPECT_EQ(searched(board("path", {n}, "arc-kayles")).nimber->value(), nimber_of_heap("dawson-kayles", n)) << n;
}

TEST(MonochromaticTriangle, theorem_2_in_convex_position) {
  const std::set<std::int64_t> second{5, 9};
  for (std::int64_t n = 3; n <= 9; ++n)
    EXPECT_EQ(searched(board("convex", {n}, "mono-triangle")).outcome,
              second.contains(n) ? Outcome::loss : Outcome::win)
        << n;
  for (std::int64_t n = 0; n < 3; ++n)
    EXPECT_EQ(searched(board("convex", {n}, "mono-triangle")).outcome, Outcome::tie) << n;
}

TEST(MonochromaticComplete, theorem_3_in_convex_position) {
  for (std::int64_t n = 3; n <= 8; ++n)
    EXPECT_EQ(searched(board("convex", {n}, "mono-complete")).outcome, n % 2 == 1 ? Outcome::win : Outcome::tie) << n;
}

TEST(MonochromaticFlipping, lasts_n_minus_3_moves_in_convex_position) {
  for (std::int32_t n = 3; n <= 7; ++n) {
    every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
      auto document = board("convex", {n}, "mono-flip");
      document.edges = edges;
      const auto session = open(document);
      EXPECT_GT(session->perft(n - 3), 0u);
      EXPECT_EQ(session->perft(n - 2), 0u);
      EXPECT_EQ(session->solve({.theorems = false}).outcome, n % 2 == 0 ? Outcome::win : Outcome::loss);
      EXPECT_EQ(to_text(*session->solve({.nimber = true, .theorems = false}).nimber), n % 2 == 0 ? "1" : "0");
    });
  }
}

TEST(AllGreen, a_triangulated_pentagon_cannot_be_won) {
  every_convex_triangulation(5, [](const std::vector<Ends>& edges) {
    auto document = board("convex", {5}, "all-green");
    document.edges = edges;
    const auto answer = searched(document);
    EXPECT_EQ(answer.outcome, Outcome::loss);
    EXPECT_EQ(*answer.edges, 7);
    EXPECT_EQ(*answer.green, 5);
  });
}

TEST(AllGreen, three_points_cannot_and_four_in_convex_position_can_be_won) {
  EXPECT_EQ(searched(board("convex", {3}, "all-green")).outcome, Outcome::loss);
  EXPECT_EQ(searched(board("convex", {4}, "all-green")).outcome, Outcome::win);
}

TEST(GreenWins, theorem_6_on_every_convex_triangulation) {
  for (std::int32_t n = 4; n <= 8; ++n) {
    int count = 0;
    every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
      auto document = board("convex", {n}, "green-wins");
      document.edges = edges;
      EXPECT_EQ(searched(document).outcome, Outcome::win);
      ++count;
    });
    EXPECT_EQ(count, (std::vector<int>{2, 5, 14, 42, 132})[static_cast<std::size_t>(n - 4)]);
  }
}

TEST(GreenWins, theorem_5_has_the_first_values_of_its_sets) {
  for (const auto& [t, green] : {std::pair{1, 0}, {2, 0}, {3, 5}}) {
    const auto answer = searched(board("S", {t}, "green-wins"));
    EXPECT_EQ(*answer.green, green) << t;
    EXPECT_EQ(*answer.edges, 3 << (t - 1)) << t;
  }
  EXPECT_LE(*searched(board("S", {4}, "green-wins")).green, 5 * (16 - 1 - 3) / 6);
}

TEST(Coloring, the_first_player_wins_every_serpentine_triangulation) {
  for (std::int64_t n = 3; n <= 9; ++n) {
    EXPECT_EQ(searched(board("triangulation", {n}, "coloring", 1, "serpentine")).outcome, Outcome::win) << n;
    EXPECT_EQ(searched(board("triangulation", {n}, "coloring", 1, "fan")).outcome, Outcome::win) << n;
  }
}

TEST(Coloring, a_serpentine_triangulation_is_one_heap_of_kayles) {
  for (std::int64_t n = 3; n <= 10; ++n) {
    EXPECT_EQ(searched(board("triangulation", {n}, "coloring", 1, "serpentine"), {.nimber = true}).nimber->value(),
              nimber_of_heap("kayles", n - 2))
        << n;
  }
}

TEST(Coloring, is_won_as_its_node_kayles_is_on_every_convex_triangulation) {
  for (std::int32_t n = 3; n <= 7; ++n) {
    every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
      auto document = board("convex", {n}, "coloring");
      document.edges = edges;
      const auto answer = searched(document, {.nimber = true});
      EXPECT_EQ(answer.outcome == Outcome::win, answer.nimber->wins());
    });
  }
}

TEST(Nimstring, the_player_who_marks_the_last_edge_loses) {
  for (std::int64_t n = 3; n <= 6; ++n) {
    auto document = board("convex", {n}, "nimstring");
    auto session = open(document);
    Player last = Player::first;
    while (!session->over()) {
      last = session->to_move();
      session->play(session->moves().front(), "here");
    }
    EXPECT_EQ(session->to_move(), last);
    EXPECT_EQ(session->solve({.theorems = false}).outcome, Outcome::loss);
  }
}

TEST(Nimstring, chains_of_three_coins_and_more_are_loony_to_open) {
  // Winning Ways: a chain of k coins between grounds has nimber 0 for k ≥ 3, every move in it being loony.
  for (std::int32_t k = 3; k <= 7; ++k) {
    std::vector<Ends> edges{{0, ground}, {k - 1, ground}};
    for (std::int32_t v = 0; v + 1 < k; ++v) edges.push_back({v, v + 1});
    const auto answer = searched(graph("nimstring", k, edges));
    EXPECT_EQ(to_text(*answer.nimber), "0") << k;
    EXPECT_EQ(answer.outcome, Outcome::loss) << k;
  }
  EXPECT_EQ(to_text(*searched(graph("nimstring", 1, {{0, ground}, {0, ground}})).nimber), "1");
  EXPECT_EQ(to_text(*searched(graph("nimstring", 2, {{0, ground}, {0, 1}, {1, ground}})).nimber), "1");
  EXPECT_EQ(to_text(*searched(graph("nimstring", 3, {{0, ground}, {0, 1}, {1, 2}})).nimber), "loony");
}

}  // namespace
}  // namespace arete::tests
