// Theorems as users meet them: through sessions and through the program, held against the plain search on every small
// triangulation and order type, and answering boards that no search takes.

#include "agree.hpp"
#include "base/random.hpp"
#include "program.hpp"

namespace arete::tests {
namespace {

TEST(Theorems, agree_with_the_search_on_every_triangulation_of_every_order_type) {
  for (const auto* game : {"coloring", "all-green", "green-wins"}) {
    for (int n = 3; n <= 6; ++n) expect_theorem_on_triangulations(game, n);
  }
  for (int n = 3; n <= 6; ++n) {
    every_convex_triangulation(n, [&](const std::vector<Ends>& edges) {
      auto document = board("convex", {n}, "mono-flip");
      document.edges = edges;
      EXPECT_TRUE(expect_theorem(document, true));
    });
  }
}

TEST(Theorems, agree_with_the_search_through_whole_games) {
  const std::vector<std::pair<std::string, std::string>> boards{{"mono-complete", "convex"},
                                                                {"mono-triangle", "convex"},
                                                                {"coloring", "triangulation"},
                                                                {"all-green", "triangulation"},
                                                                {"green-wins", "triangulation"},
                                                                {"mono-flip", "triangulation"},
                                                                {"uvg", "random"},
                                                                {"ueg", "cube"},
                                                                {"ueg", "path"}};
  for (const auto& [game, kind] : boards) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      Random random(seed);
      auto document = board(kind, {kind == "cube" ? 3 : 7}, game, seed, kind == "triangulation" ? "random" : "");
      auto session = open(document);
      while (!session->over()) {
        EXPECT_TRUE(expect_theorem(document)) << document.write();
        const auto moves = session->moves();
        document.moves.push_back(moves[random.below(moves.size())]);
        session->play(document.moves.back(), "here");
      }
      expect_theorem(document);
      ASSERT_FALSE(HasFailure()) << document.write();
    }
  }
}

TEST(Theorems, answer_boards_that_no_search_takes_and_name_their_source) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> boards{
      {{"board", "convex", "20000", "--game", "mono-complete"}, "Theorem 3"},
      {{"board", "convex", "20000", "--game", "mono-triangle"}, "Theorem 2"},
      {{"board", "triangulation", "20000", "--shape", "serpentine", "--game", "coloring"}, "Theorem 1"},
      {{"board", "triangulation", "20000", "--game", "all-green"}, "Theorem 4"},
      {{"board", "triangulation", "20000", "--game", "green-wins"}, "Theorem 4"},
      {{"board", "triangulation", "20000", "--game", "mono-flip"}, "n - 3 moves"},
      {{"board", "grid", "100", "101", "--game", "uvg"}, "Theorem 1.1"},
      {{"board", "grid", "100", "101", "--game", "ueg"}, "open problem 4"},
      {{"board", "S", "16"}, "matching"},
      {{"board", "wheel", "20001", "--game", "bi-triangle"}, "Bichromatic Triangle Game"},
      {{"board", "wheel", "20001", "--game", "bi-complete"}, "Bichromatic Triangle Game"},
      {{"board", "cycle", "3000", "--game", "ueg"}, "Corollary 3.2"},
      {{"board", "path", "3000", "--game", "picarete"}, "Le Pic'arete, Theorem 2"},
      {{"board", "cycle", "3000", "--game", "node-kayles"}, "Dawson's Kayles"},
  };
  for (const auto& [args, source] : boards) {
    const auto made = tests::arete(args);
    ASSERT_EQ(made.status, 0) << made.err;
    const auto solved = tests::arete({"solve", "--best", "one"}, made.out);
    EXPECT_EQ(solved.status, 0) << solved.err;
    const auto answer = tests::parsed(solved.out);
    EXPECT_EQ(answer["method"], "theorem");
    EXPECT_NE(answer["source"].dump().find(source), std::string::npos) << answer["source"];
  }
}

TEST(Theorems, moves_on_large_boards_are_replayed_and_refused_where_they_are_wrong) {
  auto document = board("convex", {3000}, "mono-triangle");
  document.moves = {{0, 10}, {20, 30}, {5, 25}};
  const auto wrong = tests::arete({"solve"}, document.write());
  EXPECT_EQ(wrong.status, 2);
  EXPECT_EQ(tests::parsed(wrong.out)["error"]["at"], "moves[2]");
  document.moves.pop_back();
  const auto right = tests::parsed(tests::arete({"solve", "--best", "one"}, document.write()).out);
  EXPECT_EQ(right["to_move"], "first");
  EXPECT_EQ(right["method"], "theorem");
}

TEST(Theorems, can_be_passed_over) {
  const auto input = board("convex", {8}, "mono-complete").write();
  EXPECT_EQ(tests::parsed(tests::arete({"solve"}, input).out)["method"], "theorem");
  const auto searched = tests::parsed(tests::arete({"solve", "--search"}, input).out);
  EXPECT_EQ(searched["method"], "search");
  EXPECT_EQ(searched["score"], tests::parsed(tests::arete({"solve"}, input).out)["score"]);
}

TEST(Kernels, are_found_or_shown_not_to_exist) {
  const auto grid = tests::arete({"kernel"}, board("grid", {3, 3}, "ueg").write());
  EXPECT_EQ(grid.status, 0);
  EXPECT_TRUE(tests::parsed(grid.out)["kernel"].is_array());
  // A triangle with a pendant vertex is lost from there, and the vertex is in no even kernel (RULES, part 3).
  const auto pendant = tests::parsed(
      tests::arete({"kernel", "--root", "3"}, graph("ueg", 4, {{0, 1}, {1, 2}, {0, 2}, {2, 3}}).write()).out);
  EXPECT_TRUE(pendant["kernel"].is_null());
  EXPECT_EQ(pendant["method"], "satisfiability");
  const auto bad = tests::arete({"kernel"}, "C~\n{\"game\":\"uvg\",\"vertices\":2,\"edges\":[]}\nC?\n");
  EXPECT_EQ(bad.status, 2);
  ASSERT_EQ(tests::lines_of(bad.out).size(), 3u);
  EXPECT_EQ(tests::parsed(tests::lines_of(bad.out)[1])["error"]["at"], "game");
}

TEST(Kernels, of_all_starts_stand_beside_who_wins) {
  const auto paw = tests::arete({"kernel", "--all-starts"}, graph("ueg", 4, {{0, 1}, {0, 2}, {0, 3}, {1, 2}}).write());
  EXPECT_EQ(paw.status, 0);
  EXPECT_EQ(paw.out, "{\"in_kernel\":\"----\",\"starts\":\"NNNP\",\"same\":false}\n");
  const auto path = tests::arete({"kernel", "--all-starts"}, graph("ueg", 3, {{0, 1}, {1, 2}}).write());
  EXPECT_EQ(path.out, "{\"in_kernel\":\"K-K\",\"starts\":\"PNP\",\"same\":true}\n");
  const auto rooted = tests::arete({"kernel", "--all-starts", "--root", "0"}, graph("ueg", 2, {{0, 1}}).write());
  EXPECT_EQ(rooted.status, 2);
  EXPECT_EQ(tests::parsed(rooted.out)["error"]["at"], "root");
}

TEST(Kernels, and_that_there_is_none_have_certificates) {
  const auto file = testing::TempDir() + "kernels.txt";
  const auto proved = [&](const Document& document, const std::string& by, const std::string& root = "") {
    std::vector<std::string> words{"kernel", "--certificate", file};
    if (!root.empty()) words.insert(words.end(), {"--root", root});
    const auto run = tests::arete(words, document.write());
    EXPECT_EQ(run.status, 0) << run.err;
    const auto checked = tests::arete({"check", file, "--json"});
    EXPECT_EQ(checked.status, 0) << checked.out;
    EXPECT_EQ(tests::parsed(checked.out)["by"], by);
    return tests::parsed(checked.out)["answer"];
  };
  const std::string none = "even kernel";
  EXPECT_EQ(proved(board("grid", {5, 5}, "ueg"), "kernels")["outcome"], "win");
  EXPECT_EQ(proved(board("grid", {5, 5}, "ueg"), "kernels", "0")["outcome"], "loss");
  EXPECT_EQ(proved(board("grid", {4, 6}, "ueg"), "no-kernel")["excluded"], none);         // rows of the inverse
  EXPECT_EQ(proved(board("grid", {80, 60}, "ueg"), "no-kernel", "7")["excluded"], none);  // one row of it
  EXPECT_EQ(proved(board("complete", {5}, "ueg"), "no-kernel")["excluded"], none);        // DRAT: A is singular
  EXPECT_EQ(proved(graph("ueg", 4, {{0, 1}, {0, 2}, {0, 3}, {1, 2}}), "no-kernel", "3")["excluded"], none);
}

}  // namespace
}  // namespace arete::tests
