// Edge lists, and graphs that are empty, in pieces or not simple, through the program.

#include "refusal.hpp"

namespace arete::tests {
namespace {

std::vector<nlohmann::json> answers(const std::vector<std::string>& args, const std::string& input) {
  std::vector<nlohmann::json> list;
  for (const auto& line : lines_of(arete(args, input).out)) list.push_back(parsed(line));
  return list;
}

TEST(EdgeList, is_one_graph_up_to_a_blank_line) {
  const auto list =
      answers({"solve", "--game", "ueg", "--all-starts"}, "0 1\n1 2\n2 0\n0 3\n\n0 1\n 1\t2 \r\nBw\n4\n0 1\n1 2\n");
  ASSERT_EQ(list.size(), 4u);
  EXPECT_EQ(list[0]["starts"], "NNNP");  // a triangle with a pendant vertex
  EXPECT_EQ(list[1]["starts"], "PNP");   // a path
  EXPECT_EQ(list[2]["starts"], "NNN");   // graph6 of a triangle
  EXPECT_EQ(list[3]["starts"], "PNPP");  // the number of vertices first
}

TEST(EdgeList, has_the_root_and_the_game_that_are_asked_for) {
  const auto list = answers({"solve", "--game", "uvg", "--root", "1"}, "0 1\n1 2\n2 3");
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0]["outcome"], "win");
  EXPECT_EQ(list[0]["best"], nlohmann::json::array({0}));
  EXPECT_EQ(answers({"solve", "--game", "deg", "--root", "1"}, "0 1\n1 2\n2 1")[0]["outcome"],
            "loss");  // arcs; there and back
  EXPECT_EQ(answers({"solve", "--game", "strings-and-coins"}, "0 1\n0 1\n-1 0")[0]["score"], 2);
  EXPECT_EQ(answers({"kernel"}, "0 1\n1 2\n2 3\n3 0")[0]["kernel"], nlohmann::json({0, 2}));
}

TEST(EdgeList, is_drawn_like_every_other_graph) {
  const auto document = arete({"draw"}, R"({"game": "ueg", "vertices": 3, "edges": [[0,1],[1,2]], "root": 1})"
                                        "\n");
  ASSERT_EQ(document.status, 0) << document.err;
  EXPECT_EQ(arete({"draw", "--game", "ueg", "--root", "1"}, "0 1\n1 2\n").out, document.out);
  EXPECT_EQ(arete({"draw", "--game", "ueg", "--root", "1"}, "BW\n").status, 0);
  const auto wrong = arete({"draw", "--game", "ueg", "--root", "7"}, "0 1\n1 2\n");
  EXPECT_EQ(wrong.status, 2);
  EXPECT_EQ(wrong.err, "arete: standard input:1: root: no vertex 7: the vertices are 0 to 2\n");
  EXPECT_EQ(arete({"draw"}, "0 1\n1 2\n").status, 2) << "what is played on it has to be said";
}

TEST(Options, complete_a_document_and_contradict_it_at_the_price_of_an_error) {
  const std::string square = R"("vertices":4,"edges":[[0,1],[1,2],[2,3],[0,3]])";
  EXPECT_EQ(answers({"solve", "--game", "ueg", "--root", "0"}, R"({"game":"ueg",)" + square + "}")[0]["outcome"],
            "loss");
  EXPECT_EQ(answers({"solve", "--game", "ueg", "--root", "0"}, "{" + square + "}")[0]["outcome"], "loss");
  EXPECT_EQ(answers({"solve", "--root", "0"}, R"({"game":"ueg","root":0,)" + square + "}")[0]["outcome"], "loss");
  EXPECT_EQ(answers({"solve", "--root", "1"}, R"({"game":"ueg","root":0,)" + square + "}")[0]["error"]["at"], "root");
  EXPECT_EQ(answers({"solve", "--game", "uvg"}, R"({"game":"ueg","root":0,)" + square + "}")[0]["error"]["at"], "game");
  EXPECT_EQ(answers({"solve", "--root", "0"}, R"({"game":"kayles","heaps":[3]})")[0]["error"]["at"], "root");
  EXPECT_EQ(answers({"solve"},
                    "\xEF\xBB\xBF"
                    R"({"game":"kayles","heaps":[3]})")[0]["outcome"],
            "win");
}

TEST(EdgeList, errors_name_the_line) {
  const auto refused = [](const std::string& game, const std::string& input) {
    const auto run = arete({"solve", "--game", game}, input);
    EXPECT_EQ(run.status, 2);
    const auto error = parsed(lines_of(run.out).at(0))["error"];
    return error["at"].get<std::string>() + ": " + error["message"].get<std::string>();
  };
  EXPECT_EQ(refused("ueg", "0 1\n1 x\n"), "line 2: `x` is not a number: a line of an edge list is `u v`");
  EXPECT_EQ(refused("ueg", "\n0 1\n1 2 3\n"), "line 3: a line of an edge list is `u v`, an edge, not 3 numbers");
  EXPECT_EQ(refused("ueg", "0 1\n7\n"), "line 2: a line of an edge list is `u v`, an edge, not 1 numbers");
  EXPECT_EQ(refused("ueg", "0 1\n2 2\n"), "line 2: a loop at vertex 2");
  EXPECT_EQ(refused("ueg", "3\n0 1\n1 0\n"), "line 3: [0, 1] again, after edges[0]");
  EXPECT_EQ(refused("ueg", "2\n0 1\n1 2\n"), "line 3: no vertex 2: the vertices are 0 to 1");
  EXPECT_EQ(refused("ueg", "0 -1\n"), "line 1: no vertex -1: the vertices are 0 to 0");
  EXPECT_EQ(refused("ueg", "0 99999999999\n"), "line 1: no vertex 99999999999");
  EXPECT_EQ(arete({"solve"}, "0 1\n").status, 2);
}

TEST(OddGraphs, get_the_right_answer_or_a_clear_error) {
  for (const std::string game : {"uvg", "ueg", "dvg", "deg"}) {
    const auto solve = [&](const std::string& board) {
      return parsed(lines_of(arete({"solve"}, R"({"game": ")" + game + "\", " + board + "}").out).at(0));
    };
    EXPECT_EQ(solve(R"("vertices": 0, "edges": [])")["outcome"], "loss") << game;  // no vertex to begin at
    EXPECT_EQ(solve(R"("vertices": 3, "edges": [])")["best"], nlohmann::json({0, 1, 2})) << game;
    EXPECT_EQ(solve(R"("vertices": 3, "edges": [], "root": 1)")["outcome"], "loss") << game;
    EXPECT_EQ(solve(R"("vertices": 5, "edges": [[0,1],[2,3],[3,4]], "root": 0)")["best"], nlohmann::json::array({1}))
        << game;  // in pieces
    EXPECT_EQ(solve(R"("vertices": 2, "edges": [[0,1],[1,1]])")["error"]["message"], "a loop at vertex 1") << game;
    EXPECT_EQ(solve(R"("vertices": 2, "edges": [[0,1],[0,1]])")["error"]["at"], "edges[1]") << game;
    EXPECT_EQ(solve(R"("vertices": 2, "edges": [[0,1]], "root": 2)")["error"]["at"], "root") << game;
  }
}

TEST(EveryStart, moves_are_told_with_it) {
  const auto list = answers({"solve", "--game", "uvg", "--all-starts", "--moves"}, "Ch\n");
  ASSERT_EQ(list.size(), 1u);
  EXPECT_EQ(list[0]["starts"], "NNNN");
  EXPECT_EQ(list[0]["wins"], nlohmann::json::parse("[[1],[0],[3],[2]]"));
  EXPECT_EQ(arete({"solve", "--moves"}, "Ch\n").status, 2);
}

}  // namespace
}  // namespace arete::tests
