// Limits and interruption of `arete solve`: what is known is kept, what is not is `unknown`, and nothing hangs.

#include <thread>

#include "refusal.hpp"
#include "sized.hpp"

namespace arete::tests {
namespace {

void pause(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

/// Dots and Boxes on 4 × 4 boxes: too much for any limit that is used here.
std::string hard() {
  static const auto document = lines_of(arete({"board", "boxes", "4", "4", "--game", "strings-and-coins"}).out).at(0);
  return document + '\n';
}

void expect_unknown(const std::string& line) {
  const auto answer = parsed(line);
  ASSERT_TRUE(answer.is_object()) << line;
  EXPECT_EQ(answer["outcome"], "unknown") << line;
  ASSERT_TRUE(answer.contains("bounds") && answer["bounds"].size() == 2) << line;
  EXPECT_LT(answer["bounds"][0], answer["bounds"][1]);
  EXPECT_FALSE(answer.contains("score"));
}

TEST(Limits, a_limit_leaves_bounds_and_status_3) {
  const std::vector<std::vector<std::string>> limits{
      {"--nodes", "10"}, {"--nodes", "0"}, {"--time", "0.2"}, {"--time", "0"}};
  for (const auto& limit : limits) {
    SCOPED_TRACE(limit[0] + ' ' + limit[1]);
    const auto run = arete({"solve", limit[0], limit[1]}, hard() + hard());
    EXPECT_EQ(run.status, 3);
    ASSERT_EQ(lines_of(run.out).size(), 2u);
    for (const auto& line : lines_of(run.out)) expect_unknown(line);
  }
}

TEST(Limits, little_memory_makes_a_search_slower_and_not_wrong) {
  const auto board = arete({"board", "boxes", "2", "3", "--game", "strings-and-coins"}).out;
  const auto little = parsed(arete({"solve", "--memory", "100K"}, board).out),
             much = parsed(arete({"solve"}, board).out);
  EXPECT_EQ(little["score"], much["score"]);
  EXPECT_EQ(little["best"], much["best"]);
}

TEST(Limits, a_search_among_lists_of_heaps_obeys_time_and_memory) {
  std::string heaps = "20";
  for (int i = 0; i < 60; ++i) heaps += ',' + std::to_string(21 + i);
  const auto run = arete({"solve", "--memory", "1M", "--time", "1"},
                         R"({"game": "kayles", "misere": true, "heaps": [)" + heaps + "]}\n");
  EXPECT_EQ(run.status, 3);
  EXPECT_EQ(parsed(run.out)["outcome"], "unknown");
}

TEST(Limits, a_graph_is_read_within_the_time_of_its_kernel) {
  std::string path = R"({"game": "ueg", "vertices": 200001, "edges": [[0,1])";
  for (int v = 1; v < 200000; ++v) path += ",[" + std::to_string(v) + ',' + std::to_string(v + 1) + ']';
  path += "]}\n";
  for (const std::string start : {"--root=0", "--all-starts"}) {
    const auto run = arete({"kernel", start, "--time", "0.000001"}, path + path);
    EXPECT_EQ(run.status, 3);
    ASSERT_EQ(lines_of(run.out).size(), 2u) << run.out;
    EXPECT_EQ(parsed(lines_of(run.out)[1])[start == "--root=0" ? "kernel" : "same"], "unknown") << run.out;
  }
}

/// 3000 points, of which hardly one is on the hull: that no three lie on a line takes seconds to check.
TEST(Limits, checking_a_board_ends_with_the_time) {
  std::string points;
  std::uint64_t x = 1;
  for (int i = 0; i < 3000; ++i) {
    points += i == 0 ? "" : ",";
    for (const char* part : {"[", ","}) {
      x = x * 6364136223846793005 + 1442695040888963407;
      points += part + std::to_string(x >> 35);
    }
    points += ']';
  }
  const auto document = R"({"game": "mono-complete", "points": [)" + points + "]}\n";
  const auto run = arete({"solve", "--time", "0.05"}, document);
  EXPECT_EQ(run.status, 3) << run.err;
  EXPECT_EQ(parsed(run.out)["outcome"], "unknown") << run.out;
  EXPECT_NE(run.out.find("while the position was read"), std::string::npos) << run.out;
}

/// No search goes deeper than misère play with as many heaps as a search takes.
TEST(Limits, the_deepest_search_has_room_on_its_stack) {
  std::string heaps = "1";
  for (int i = 1; i < 8192; ++i) heaps += ",1";
  const auto run = arete({"solve", "--search", "--best", "one"},
                         R"({"game": "kayles", "misere": true, "heaps": [)" + heaps + "]}\n");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(parsed(run.out)["outcome"], "win");
}

TEST(Limits, bad_input_outweighs_a_limit) {
  const auto run = arete({"solve", "--nodes", "10"}, hard() + "nonsense\n" + good);
  EXPECT_EQ(run.status, 2);
  ASSERT_EQ(lines_of(run.out).size(), 3u);
  expect_unknown(lines_of(run.out)[0]);
  expect_good(lines_of(run.out)[2]);
}

TEST(Limits, a_number_of_nodes_is_never_exceeded) {
  const auto run = arete({"solve", "--nodes", "1000"}, hard());
  EXPECT_LE(parsed(run.out)["nodes"], 1000);
}

TEST(Limits, starts_that_a_limit_leaves_off_are_status_3) {
  const auto run = arete({"solve", "--game", "ueg", "--all-starts", "--nodes", "5"}, "EQjw\n");
  EXPECT_FALSE(parsed(run.out).contains("starts"));
  EXPECT_EQ(run.status, 3) << run.out;
}

TEST(Limits, time_bounds_many_heaps_too) {
  std::string heaps = "1";
  for (int i = 2; i < 300; ++i) heaps += ',' + std::to_string(i);
  for (int i = 0; i < 20'000; ++i) heaps += ",1";
  const auto run = Program({"solve", "--time", "0.2"}).finish(R"({"game": "kayles", "heaps": [)" + heaps + "]}\n", 20);
  EXPECT_NE(run.status, out_of_time);
}

TEST(Limits, time_bounds_the_replay_of_moves_too) {
  std::string heaps = "1", moves = "[1,0,0]";
  for (int i = 1; i < sized(40'000, 10'000); ++i) {
    heaps += ",1";
    moves += ",[1,0,0]";
  }
  const auto run = Program({"solve", "--time", "0.2"})
                       .finish(R"({"game": "kayles", "heaps": [)" + heaps + R"(], "moves": [)" + moves + "]}\n", 20);
  EXPECT_NE(run.status, out_of_time);
}

TEST(Limits, isolated_vertices_take_no_memory) {
  const std::string board = R"(","vertices":134217728,"edges":[[0,1]])";
  for (const std::string game : {"ueg", "uvg", "arc-kayles", "picarete"}) {
    const auto root = game == "ueg" || game == "uvg" ? R"(,"root":0})" : "}";
    const auto run = arete({"solve", "--memory", "10M"}, R"({"game":")" + game + board + root + '\n');
    EXPECT_EQ(run.status, 0) << run.out << run.err;
    EXPECT_EQ(parsed(run.out)["outcome"], "win") << run.out;
    EXPECT_EQ(arete({"solve", "--memory", "10M", "--game", game, "--best", "one"}, ":~~?@?????\n").status,
              game == "ueg" || game == "uvg" ? 3 : 0);  // without a root every vertex is a question
  }
}

TEST(Limits, reading_obeys_memory_and_time) {
  const auto many = arete({"board", "convex", "20000", "--game", "mono-complete"}).out;
  for (const std::vector<std::string>& limit : {std::vector<std::string>{"--memory", "1M"}, {"--time", "0"}}) {
    const auto run = arete({"solve", limit[0], limit[1]}, many + good + '\n');
    EXPECT_EQ(run.status, 3);
    ASSERT_EQ(lines_of(run.out).size(), 2u) << run.err;
    const auto answer = parsed(lines_of(run.out)[0]);
    EXPECT_EQ(answer["outcome"], "unknown");
    EXPECT_EQ(answer["method"], "none: stopped by a limit while the position was read");
  }
}

TEST(Interrupt, a_long_search_ends_with_what_is_known) {
  for (const char* threads : {"1", "4"}) {
    Program program({"solve", "--threads", threads});
    program.write(std::string(good) + '\n' + hard());
    expect_good(program.line());
    pause(0.5);
    program.interrupt();
    const auto run = program.finish({}, 10);
    EXPECT_EQ(run.status, 3);
    ASSERT_EQ(lines_of(run.out).size(), 1u) << run.out;
    expect_unknown(lines_of(run.out)[0]);
    EXPECT_EQ(run.err, "arete: interrupted: 2 positions answered\n");
  }
}

TEST(Interrupt, positions_that_have_not_been_begun_are_left_alone) {
  Program program({"solve"});
  std::string many;
  for (int i = 0; i < 50; ++i) many += hard();
  program.write(many);
  program.close_input();
  pause(1);
  program.interrupt();
  const auto run = program.finish({}, 20);
  EXPECT_EQ(run.status, 3);
  ASSERT_EQ(lines_of(run.out).size(), 1u) << run.err;
  expect_unknown(lines_of(run.out)[0]);
}

TEST(Interrupt, a_program_that_waits_for_input_ends_too) {
  for (const char* threads : {"1", "4"}) {
    Program program({"solve", "--threads", threads});
    program.write(std::string(good) + '\n');
    expect_good(program.line());
    pause(0.5);
    program.interrupt();
    EXPECT_EQ(program.wait(5), 3) << threads;
  }
}

}  // namespace
}  // namespace arete::tests
