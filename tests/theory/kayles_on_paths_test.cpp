// Node Kayles and Arc Kayles on paths, cycles and stars, held against the plain search; and boards that no search
// takes.

#include "agree.hpp"
#include "base/input_error.hpp"

namespace arete::tests {
namespace {

/// Graphs side by side.
Document sum(const std::string& game, const std::vector<Document>& parts) {
  Document document = graph(game, 0, {});
  for (const auto& part : parts) {
    for (const auto& e : *part.edges) {
      const auto offset = static_cast<std::int32_t>(*document.vertices);
      document.edges->push_back({e.u + offset, e.v + offset});
    }
    *document.vertices += *part.vertices;
  }
  return document;
}
Document star(const std::string& game, std::int32_t leaves) {
  std::vector<Ends> edges;
  for (std::int32_t v = 0; v <= leaves; ++v) {
    if (v != 1) edges.push_back({1, v});  // so that the centre is not the first vertex
  }
  return graph(game, leaves + 1, edges);
}
/// The document and all that can be reached by so many moves.
void expect_theorems(const Document& document, int moves) {
  EXPECT_TRUE(expect_theorem(document, true)) << document.write();
  if (moves == 0) return;
  for (const auto& move : open(document)->moves()) {
    auto next = document;
    next.moves.push_back(move);
    expect_theorems(next, moves - 1);
  }
}

class KaylesOnPaths : public testing::TestWithParam<const char*> {};
INSTANTIATE_TEST_SUITE_P(Games, KaylesOnPaths, testing::Values("node-kayles", "arc-kayles"), [](const auto& game) {
  return std::string(game.param).substr(0, std::string(game.param).find('-'));
});

TEST_P(KaylesOnPaths, a_path_a_cycle_and_a_star_have_the_nimbers_and_best_moves_that_search_finds) {
  for (std::int64_t n = 0; n <= 16; ++n) expect_theorems(board("path", {n}, GetParam()), 1);
  for (std::int64_t n = 3; n <= 16; ++n) expect_theorems(board("cycle", {n}, GetParam()), 2);
  for (std::int32_t n = 3; n <= 8; ++n) expect_theorems(star(GetParam(), n), 2);
}

TEST_P(KaylesOnPaths, sums_of_them_do_too) {
  const std::string game = GetParam();
  for (std::int64_t n = 3; n <= 8; ++n) {
    for (const std::int32_t leaves : {3, 4}) {
      expect_theorems(sum(game, {star(game, leaves), board("cycle", {n}, game), board("path", {n - 2}, game),
                                 board("path", {n / 2}, game)}),
                      1);
    }
  }
}

TEST_P(KaylesOnPaths, another_component_is_left_to_the_search) {
  EXPECT_EQ(ask(board("complete", {4}, GetParam())).method, "search");
  EXPECT_EQ(ask(board("grid", {2, 3}, GetParam())).method, "search");
}

TEST_P(KaylesOnPaths, a_million_vertices_are_answered) {
  const auto document = board("path", {1'000'000}, GetParam());
  const auto answer = ask(document);
  EXPECT_EQ(answer.method, "theorem");
  ASSERT_TRUE(answer.nimber);
  const auto heap = heaps("dawson-kayles", {std::string(GetParam()) == "node-kayles" ? 1'000'001 : 1'000'000});
  EXPECT_EQ(answer.nimber, ask(heap).nimber);
}

std::string refused(const std::string& game, std::int64_t vertices, std::vector<MoveText> moves) {
  auto document = board("path", {vertices}, game);
  document.moves = std::move(moves);
  try {
    ask(document);
  } catch (const InputError& error) {
    return error.at() + ": " + error.what();
  }
  return "accepted";
}

TEST(KaylesOnPathsMoves, are_refused_as_the_games_do) {
  for (const std::int64_t n : {6, 3000}) {
    EXPECT_EQ(refused("node-kayles", n, {{1}, {2}}), "moves[1]: 2 cannot be played: this vertex has been deleted");
    EXPECT_EQ(refused("node-kayles", n, {{n}}),
              "moves[0]: " + std::to_string(n) + " cannot be played: there is no such vertex");
    EXPECT_EQ(refused("arc-kayles", n, {{1, 2}, {2, 3}}),
              "moves[1]: [2, 3] cannot be played: vertex 2 has been deleted");
    EXPECT_EQ(refused("arc-kayles", n, {{1, 3}}), "moves[0]: [1, 3] cannot be played: there is no such edge");
    EXPECT_EQ(refused("arc-kayles", n, {{1}}), "moves[0]: 1 is no move of this game: a move is an edge [u, v]");
    EXPECT_EQ(refused("node-kayles", n, {{1, 2}}), "moves[0]: [1, 2] is no move of this game: a move is a vertex");
  }
}

}  // namespace
}  // namespace arete::tests
