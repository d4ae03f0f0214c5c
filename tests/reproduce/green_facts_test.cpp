// What `solve --why` tells of the solitaires, held against the definitions.

#include <gtest/gtest.h>

#include "reproduce/triangulations/green_checks.hpp"
#include "theory/triangulations/independent_flips.hpp"

namespace arete::tests {
namespace {

using namespace solitaires;

Idea idea_of(const Document& document) { return answer_to(document, {.idea = true}).idea.value(); }

const std::vector<std::int64_t>* fact(const Idea& idea, const std::string& name) {
  for (const auto& fact : idea.facts) {
    if (fact.name == name) return &fact.numbers;
  }
  return nullptr;
}

bool won(const Document& document) { return by_rules_alone(document).outcome == Outcome::win; }

TEST(GreenFacts, all_green_tells_jump_b_and_g_of_each_oriented_diagonal) {
  for (int n = 4; n <= 7; ++n) {
    every_polygon("all-green", n, [&](const Document& document) {
      const auto idea = idea_of(document);
      const auto &from = *fact(idea, "diagonals from"), &to = *fact(idea, "to"), &jump = *fact(idea, "jump"),
                 &b = *fact(idea, "b(S) of each"), &g = *fact(idea, "g(S) of each");
      ASSERT_EQ(from.size(), 2u * static_cast<std::size_t>(n - 3));
      EXPECT_TRUE(std::is_sorted(jump.begin(), jump.end()));
      for (std::size_t i = 0; i < from.size(); ++i) {
        std::vector<std::int32_t> right;  // corners are numbered counterclockwise
        for (auto v = from[i]; v != to[i]; v = (v + 1) % n) right.push_back(static_cast<std::int32_t>(v));
        right.push_back(static_cast<std::int32_t>(to[i]));
        EXPECT_EQ(jump[i] + 1, static_cast<std::int64_t>(right.size()));
        auto part = part_of(document, right);
        EXPECT_EQ(b[i] == 1, won(part)) << document.write();
        part.given = Given{.nobody = {{0, static_cast<std::int32_t>(right.size()) - 1}}};
        EXPECT_EQ(g[i] == 1, won(part)) << document.write();
      }
    });
  }
}

TEST(GreenFacts, all_green_groups_diagonals_by_what_lies_beyond_them) {
  const auto idea = idea_of(named("triangulation", {8}, "all-green", "serpentine"));
  ASSERT_EQ(idea.groups.size(), 1u);
  EXPECT_EQ(idea.groups[0].name, "b(S)");
  EXPECT_EQ(idea.groups[0].lines, (std::vector<Ends>{{1, 6}, {2, 5}}));
}

TEST(GreenFacts, a_plan_is_told_with_what_it_leaves_black) {
  for (int n = 4; n <= 6; ++n) {
    every_triangulated_set("green-wins", n, [&](const Document& document) {
      const auto answer = answer_to(document, {.idea = true});
      std::size_t flips = 0, black = 0;
      for (const auto& group : answer.idea->groups)
        (group.name == "edges that stay black" ? black : flips) += group.lines.size();
      EXPECT_EQ(flips, answer.line->size());
      EXPECT_EQ(static_cast<std::int64_t>(black), *answer.edges - *answer.green);
    });
  }
}

TEST(GreenFacts, green_wins_tells_the_most_independent_flips_and_at_the_start_the_bound) {
  auto document = named("random", {30}, "green-wins", "", 4);
  const auto board = board_of(document);
  const auto idea = idea_of(document);
  const auto flips = independent_flips(GreenFaces(board, {}));
  EXPECT_EQ(*fact(idea, "most independent flips"), std::vector{static_cast<std::int64_t>(flips.size())});
  EXPECT_EQ(*fact(idea, "at least (n - 4)/6, by Theorem 5"), std::vector<std::int64_t>{5});  // 26/6, rounded up
  document.moves = {{board.ends(flips.front()).u, board.ends(flips.front()).v}};
  const auto later = idea_of(document);
  EXPECT_EQ(*fact(later, "most independent flips"), std::vector{static_cast<std::int64_t>(flips.size()) - 1});
  EXPECT_EQ(fact(later, "at least (n - 4)/6, by Theorem 5"), nullptr);
}

}  // namespace
}  // namespace arete::tests
