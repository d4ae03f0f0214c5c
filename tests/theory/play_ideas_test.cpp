// What `--why` says of Coloring and of Monochromatic Complete Triangulation, held against definitions.

#include <random>

#include "ask.hpp"
#include "theorem.hpp"
#include "theory/points/greedy_line.hpp"

namespace arete::tests {
namespace {

const Idea::Fact* fact(const Answer& answer, const std::string& name) {
  const auto it = std::find_if(answer.idea->facts.begin(), answer.idea->facts.end(),
                               [&](const Idea::Fact& f) { return f.name == name; });
  return it == answer.idea->facts.end() ? nullptr : &*it;
}

TEST(ColoringIdea, a_serpentine_triangulation_is_one_heap_of_all_faces) {
  for (std::int64_t n = 3; n <= 40; n += 7) {
    const auto answer = ask(board("triangulation", {n}, "coloring", 1, "serpentine"), {.idea = true});
    ASSERT_TRUE(answer.idea);
    EXPECT_EQ(fact(answer, "heap sizes")->numbers, std::vector<std::int64_t>{n - 2});
    EXPECT_EQ(answer.idea->groups[0].faces.size(), static_cast<std::size_t>(n - 2));
    EXPECT_EQ(fact(answer, "taken faces"), nullptr);
  }
}

TEST(ColoringIdea, faces_are_taken_by_green_edges_and_inner_ones_left_out) {
  // A hexagon around the triangle 0 2 4: three ears, and the inner face between them is left out.
  Document document = board("convex", {6}, "coloring");
  document.edges = {{0, 1}, {0, 2}, {0, 4}, {0, 5}, {1, 2}, {2, 3}, {2, 4}, {3, 4}, {4, 5}};
  auto answer = ask(document, {.idea = true});
  EXPECT_EQ(fact(answer, "heap sizes")->numbers, (std::vector<std::int64_t>{1, 1, 1}));
  EXPECT_EQ(fact(answer, "inner faces left out")->words, "0 2 4");
  document.moves = {{0, 1}};
  answer = ask(document, {.idea = true});
  EXPECT_EQ(fact(answer, "heap sizes")->numbers, (std::vector<std::int64_t>{1, 1}));
  EXPECT_EQ(fact(answer, "taken faces")->words, "0 1 2");
  EXPECT_EQ(fact(answer, "nim value")->numbers, std::vector<std::int64_t>{0});
}

TEST(ColoringIdea, in_json_has_its_faces_and_its_facts) {
  const auto json = ask(board("triangulation", {7}, "coloring", 1, "fan"), {.idea = true}).to_json();
  EXPECT_NE(json.find(R"("faces":[[0,1,2],[0,2,3],[0,3,4],[0,4,5],[0,5,6]])"), std::string::npos) << json;
  EXPECT_NE(json.find(R"("heap sizes":[5])"), std::string::npos) << json;
}

/// Plays a line by the rules, greedily or not at all, and counts.
void expect_greedy(const Document& start, const std::vector<MoveText>& moves) {
  auto document = start;
  document.moves = moves;
  const auto line = greedy_line(point_set(document), moves);
  const auto session = open(document);
  const Player mover = session->to_move();
  const Value lead = session->lead();
  const auto closes = [&](const MoveText& m) {
    const auto after = session->clone();
    after->play(m, "here");
    return after->lead() != session->lead();
  };
  for (const Ends e : line.moves) {
    const MoveText move{e.u, e.v};
    const auto all = session->moves();
    EXPECT_EQ(closes(move), std::any_of(all.begin(), all.end(), closes)) << document.write();
    session->play(move, "here");
  }
  EXPECT_TRUE(session->over());
  EXPECT_EQ(line.score, (session->lead() - lead) * (mover == Player::first ? 1 : -1));
  const auto e0 = line.joining[0].size(), e1 = line.joining[1].size(), e2 = line.joining[2].size();
  EXPECT_EQ(2 * e0 + e1, document.points->size());
  EXPECT_EQ(e2 + 1, e0);
}

TEST(GreedyLine, closes_while_it_can_and_its_i_edges_are_counted_as_in_the_paper) {
  std::mt19937 random(3);
  for (std::int64_t n = 3; n <= 11; ++n) {
    const auto start = board("convex", {n}, "mono-complete");
    const auto session = open(start);
    for (std::vector<MoveText> moves;; moves.push_back(session->moves()[random() % session->moves().size()])) {
      if (!moves.empty()) session->play(moves.back(), "here");
      expect_greedy(start, moves);
      if (session->over()) break;
    }
  }
}

TEST(GreedyLine, of_an_odd_polygon_wins_for_the_first_player) {
  for (std::int64_t n = 3; n <= 31; n += 2) EXPECT_GT(greedy_line(polygon(n), {}).score, 0) << n;
}

TEST(MonoCompleteIdea, counts_components_lone_points_and_open_triangles) {
  auto document = board("convex", {9}, "mono-complete");
  document.moves = {{0, 1}, {1, 2}, {4, 7}};
  const auto answer = ask(document, {.idea = true});
  EXPECT_EQ(fact(answer, "components")->numbers, std::vector<std::int64_t>{6});
  EXPECT_EQ(fact(answer, "lone points")->numbers, std::vector<std::int64_t>{4});
  EXPECT_EQ(fact(answer, "triangles to close")->numbers, std::vector<std::int64_t>{1});
  EXPECT_EQ(fact(answer, "lone points of each room, as heaps of Dawson's Kayles")->numbers,
            (std::vector<std::int64_t>{2, 2}));
  EXPECT_EQ(answer.idea->groups[0].name, "0-edges");
  EXPECT_EQ(answer.idea->groups[1].name, "1-edges");
}

TEST(MonoCompleteIdea, of_a_large_polygon_has_no_line) {
  const auto answer = ask(board("convex", {500}, "mono-complete"), {.all_best = false, .idea = true});
  EXPECT_EQ(fact(answer, "greedy line"), nullptr);
  EXPECT_EQ(fact(answer, "lone points")->numbers, std::vector<std::int64_t>{500});
}

}  // namespace
}  // namespace arete::tests
