// Limits on the paths of theorems: each row of the table in engine/theorems.cpp on a board that no search takes. A
// cancelled question and one without memory come back as unknown; what they ask for is known without limits.

#include <atomic>

#include "ask.hpp"

namespace arete::tests {
namespace {

Document rooted(Document document, std::int64_t root = 0) {
  document.root = root;
  return document;
}

Document many_heaps(const std::string& game) {
  std::vector<std::int64_t> sizes(20'001);
  for (std::size_t i = 0; i < sizes.size(); ++i) sizes[i] = static_cast<std::int64_t>(i);
  return heaps(game, std::move(sizes));
}

/// A square grid with a diagonal in each square: it has odd cycles.
Document triangulated_grid(const std::string& game, std::int32_t side) {
  std::vector<Ends> edges;
  for (std::int32_t v = 0; v < side * side; ++v) {
    const bool right = v % side + 1 < side, down = v / side + 1 < side;
    if (right) edges.push_back({v, v + 1});
    if (down) edges.push_back({v, v + side});
    if (right && down) edges.push_back({v, v + side + 1});
  }
  return graph(game, side * side, std::move(edges));
}

struct Row {
  std::string name;
  Document document;
  Question question = {};
};

std::vector<Row> rows() {
  const std::int64_t n = 20'000;
  const Question every_start{.all_starts = true}, every_move{.all_starts = true, .start_moves = true};
  return {{"kayles", many_heaps("kayles")},
          {"dawson-kayles", many_heaps("dawson-kayles")},
          {"mono-complete", board("convex", {n}, "mono-complete")},
          {"mono-triangle", board("convex", {n}, "mono-triangle")},
          {"bi-complete", board("convex", {n}, "bi-complete")},
          {"bi-triangle", board("convex", {n}, "bi-triangle")},
          {"coloring, rows", board("triangulation", {n}, "coloring", 1, "serpentine")},
          {"coloring, inner faces", board("triangulation", {n}, "coloring", 1, "inner:3")},
          {"all-green, tree", board("triangulation", {n}, "all-green", 1, "random")},
          {"green-wins, tree", board("triangulation", {n}, "green-wins", 1, "random")},
          {"green-wins, regions", board("delaunay", {n}, "green-wins")},
          {"mono-flip", board("triangulation", {n}, "mono-flip", 1, "random")},
          {"arc-kayles", board("path", {n}, "arc-kayles")},
          {"node-kayles", board("cycle", {n}, "node-kayles")},
          {"picarete", board("path", {n}, "picarete")},
          {"uvg", rooted(board("grid", {100, 101}, "uvg"))},
          {"uvg, every start", board("grid", {99, 101}, "uvg"), every_start},
          {"uvg, every move", triangulated_grid("uvg", 100), every_move},
          {"ueg, grid", rooted(board("grid", {100, 102}, "ueg"))},
          {"ueg, bipartite", rooted(board("cycle", {n}, "ueg"))},
          {"ueg, every start", board("grid", {99, 101}, "ueg"), every_start},
          {"ueg, every move", board("grid", {30, 40}, "ueg"), every_move}};
}

Answer within(const Row& row, const Limits& limits) {
  auto question = row.question;
  question.limits = limits;
  return ask(row.document, question);
}

TEST(TheoremLimits, without_limits_every_theorem_answers) {
  for (const auto& row : rows()) {
    const auto answer = within(row, {});
    EXPECT_NE(answer.outcome, Outcome::unknown) << row.name;
    EXPECT_EQ(answer.method, "theorem") << row.name;
    EXPECT_FALSE(answer.limited) << row.name;
  }
}

TEST(TheoremLimits, a_cancelled_question_comes_back_as_unknown) {
  const std::atomic<bool> cancelled{true};
  for (const auto& row : rows()) {
    const auto answer = within(row, {.cancelled = &cancelled});
    EXPECT_EQ(answer.outcome, Outcome::unknown) << row.name;
    EXPECT_TRUE(answer.limited) << row.name;
  }
}

TEST(TheoremLimits, no_time_at_all_leaves_it_unknown) {
  for (const auto& row : rows()) {
    const auto answer = within(row, {.time = std::chrono::duration<double>(0)});
    EXPECT_EQ(answer.outcome, Outcome::unknown) << row.name;
    EXPECT_TRUE(answer.limited) << row.name;
  }
}

TEST(TheoremLimits, memory_that_does_not_suffice_leaves_it_unknown) {
  for (const auto& row : rows()) {
    const auto answer = within(row, {.memory = 50'000});
    EXPECT_EQ(answer.outcome, Outcome::unknown) << row.name;
    EXPECT_TRUE(answer.limited) << row.name;
  }
}

TEST(TheoremLimits, a_solitaire_of_which_nothing_is_known_is_not_lost) {
  const std::atomic<bool> cancelled{true};
  for (const auto* game : {"all-green", "green-wins"}) {
    const auto answer = ask(board("delaunay", {400}, game), {.limits = {.cancelled = &cancelled}});
    EXPECT_EQ(answer.outcome, Outcome::unknown) << game;
    EXPECT_FALSE(answer.green || answer.bounds) << game;
  }
}

TEST(TheoremLimits, bounds_of_a_solitaire_are_of_its_green_edges) {
  const auto answer = [](Value low, Value high) {
    Finding finding{.lead = 2, .value = {low, high}};
    return to_answer(std::move(finding), 12, [](int green, int edges) { return 2 * green >= edges; });
  };
  EXPECT_EQ(answer(1, 3).bounds, (Verdict{3, 5}));
  EXPECT_EQ(answer(1, 3).outcome, Outcome::loss);
  EXPECT_EQ(answer(1, 30).bounds, (Verdict{3, 12}));
  EXPECT_EQ(answer(1, 30).outcome, Outcome::unknown);
  EXPECT_EQ(answer(4, 5).outcome, Outcome::win);
  EXPECT_NE(answer(4, 5).to_json().find(R"("bounds":[6,7])"), std::string::npos);
  EXPECT_NE(answer(4, 5).to_text("green-wins").find("between 6 and 7 of 12 edges green"), std::string::npos);
  EXPECT_EQ(answer(10, 11).green, 12);
  EXPECT_FALSE(answer(10, 11).bounds || answer(4, 4).bounds);
}

TEST(TheoremLimits, a_search_for_even_kernels_can_be_left) {
  const std::atomic<bool> cancelled{true};
  const auto document = rooted(triangulated_grid("ueg", 60), 1830);
  for (const auto& limits : {Limits{.cancelled = &cancelled}, Limits{.memory = 100'000}}) {
    const auto answer = ask(document, {.limits = limits});
    EXPECT_EQ(answer.outcome, Outcome::unknown);
    EXPECT_EQ(answer.method, "theorem, stopped by a limit");
  }
}

TEST(TheoremLimits, of_achievement_games_are_all_kept) {
  Document document;
  document.game = "achievement";
  document.board = "triangular-edges";
  document.bias = {1, 2};
  document.animal = {{0, 1}, {1, 0}, {1, 2}, {1, 3}};  // undecided
  const std::atomic<bool> cancelled{true};
  for (const auto& limits : {Limits{.time = std::chrono::duration<double>(0)}, Limits{.nodes = 1},
                             Limits{.memory = 10'000}, Limits{.cancelled = &cancelled}}) {
    const auto answer = ask(document, {.limits = limits});
    EXPECT_EQ(answer.outcome, Outcome::unknown);
    EXPECT_TRUE(answer.limited);
  }
}

/// The board with isolated vertices between its own: vertex v becomes 3 v + 1, and there are a million more.
Document among_isolated(Document document) {
  const auto name = [](std::int32_t v) { return 3 * v + 1; };
  for (auto& [u, v] : *document.edges) u = name(u), v = name(v);
  document.vertices = 3 * *document.vertices + 1'000'000;
  if (document.root) document.root = 3 * *document.root + 1;
  return document;
}

TEST(IsolatedVertices, take_no_memory_and_change_no_answer) {
  for (const auto& [game, kind, sizes] :
       std::vector<std::tuple<std::string, std::string, std::vector<std::int64_t>>>{{"uvg", "grid", {5, 7}},
                                                                                    {"ueg", "grid", {4, 5}},
                                                                                    {"ueg", "cycle", {8}},
                                                                                    {"ueg", "path", {12}},
                                                                                    {"arc-kayles", "path", {9}},
                                                                                    {"picarete", "cycle", {8}}}) {
    auto document = board(kind, sizes, game);
    if (game == "uvg" || game == "ueg") document.root = 0;
    const auto alone = searched(document), among = ask(among_isolated(document), {.limits = {.memory = 1'000'000}});
    EXPECT_EQ(among.outcome, alone.outcome) << game << ' ' << kind;
    EXPECT_EQ(among.score, alone.score);
    EXPECT_EQ(among.nimber, alone.nimber);
    auto best = *alone.best;
    for (auto& move : best) {
      for (auto& v : move) v = 3 * v + 1;
    }
    EXPECT_EQ(among.best, best) << game << ' ' << kind;
  }
}

TEST(IsolatedVertices, of_node_kayles_are_counted) {
  for (const std::int64_t more : {1'000'000, 1'000'001}) {
    auto document = graph("node-kayles", 4 + more, {{0, 1}, {1, 2}, {2, 3}});  // a path of 4 has the nimber 0
    const auto answer = ask(document, {.limits = {.memory = 30'000'000}});
    EXPECT_EQ(answer.nimber, Nimber(static_cast<int>(more % 2)));
    EXPECT_EQ(answer.best->size(), more % 2 == 0 ? 0u : 100'000u);
    document.moves = {{500'000}};
    EXPECT_EQ(ask(document, {.limits = {.memory = 30'000'000}}).nimber, Nimber(static_cast<int>(1 - more % 2)));
  }
}

TEST(IsolatedVertices, are_named_as_in_the_document_where_a_move_is_refused) {
  auto document = among_isolated(rooted(board("path", {4}, "uvg")));
  document.moves = {{4}, {1}};
  try {
    ask(document);
    FAIL();
  } catch (const InputError& error) {
    EXPECT_STREQ(error.what(), "1 cannot be played: this vertex has been used");
  }
}

TEST(IsolatedVertices, of_which_each_is_an_answer_are_too_many_for_little_memory) {
  const auto document = graph("uvg", 1 << 27, {{0, 1}});
  EXPECT_EQ(ask(document, {.limits = {.memory = 500'000'000}}).outcome, Outcome::unknown);
}

}  // namespace
}  // namespace arete::tests
