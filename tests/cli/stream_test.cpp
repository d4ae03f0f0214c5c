// The stream of `arete solve`: order, files and pipes, usage.

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "refusal.hpp"

namespace arete::tests {
namespace {

/// A file of its own for a test, removed at its end.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& text)
      : path_(std::filesystem::temp_directory_path() / ("arete-stream-" + std::to_string(getpid()) + ".json")) {
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~TemporaryFile() { std::filesystem::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  std::string path() const { return path_.string(); }

 private:
  std::filesystem::path path_;
};

/// Small and larger positions of several games and bad lines, in an order without a pattern.
std::string mixed(int count) {
  std::string text;
  std::uint32_t state = 1;
  for (int i = 0; i < count; ++i) {
    state = state * 1664525 + 1013904223;
    const auto size = std::to_string(1 + (state >> 24) % 12);
    switch ((state >> 16) % 7) {
      case 0: text += R"({"game": "kayles", "heaps": [)" + size + ", 4, 9]}"; break;
      case 1: text += R"({"game": "mono-complete", "points": [[0,0],[40,1],[33,30],[2,28],[15,)" + size + "]]}"; break;
      case 2: text += R"({"game": "ueg", "graph6": "F?~v_", "root": )" + size + "}"; break;
      case 3: text += R"({"game": "node-kayles", "vertices": )" + size + R"(, "edges": [[0,1],[1,2]]})"; break;
      case 4:
        text +=
            R"({"game": "strings-and-coins", "vertices": 4, "edges": [[0,-1],[0,1],[1,2],[2,3],[3,0],[2,-1],[1,-1]]})";
        break;
      case 5: text += "not a position"; break;
      default: text += R"({"game": "dawson-kayles", "heaps": [1)" + size + "]}"; break;
    }
    text += '\n';
  }
  return text;
}

std::vector<nlohmann::json> without_work(const std::string& output) {
  std::vector<nlohmann::json> answers;
  for (const auto& line : lines_of(output)) {
    auto answer = parsed(line);
    if (answer.is_object()) {
      answer.erase("nodes");
      answer.erase("ms");
    }
    answers.push_back(std::move(answer));
  }
  return answers;
}

TEST(Stream, threads_keep_the_order_and_change_nothing) {
  const auto input = mixed(2000);
  const auto one = arete({"solve", "--threads", "1"}, input), four = arete({"solve", "--threads", "4"}, input);
  EXPECT_EQ(one.status, 2);
  EXPECT_EQ(four.status, 2);
  const auto expected = without_work(one.out);
  EXPECT_EQ(expected.size(), 2000u);
  EXPECT_TRUE(std::none_of(expected.begin(), expected.end(), [](const auto& answer) { return answer.is_discarded(); }));
  EXPECT_EQ(without_work(four.out), expected);
  EXPECT_EQ(four.err, one.err);
}

TEST(Stream, a_line_is_answered_before_the_next_is_waited_for) {
  for (const char* threads : {"1", "4"}) {
    Program program({"solve", "--threads", threads});
    for (int i = 0; i < 20; ++i) {
      program.write(R"({"game": "kayles", "heaps": [3]})"
                    "\n");
      expect_good(program.line(10));
      program.write("{\n");
      EXPECT_TRUE(parsed(program.line(10)).contains("error"));
    }
    const auto run = program.finish();
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, "");
  }
}

TEST(Stream, a_reader_that_goes_away_ends_the_program) {
  for (const char* threads : {"1", "4"}) {
    Program program({"solve", "--threads", threads});
    program.write(std::string(good) + '\n');
    expect_good(program.line());
    program.close_output();
    const auto run = program.finish(mixed(2000));
    EXPECT_EQ(run.status, 2);
    const auto err = lines_of(run.err);
    ASSERT_FALSE(err.empty());
    EXPECT_EQ(err.back(), "arete: standard output: closed by its reader");
    EXPECT_EQ(std::count_if(err.begin(), err.end(),
                            [](const auto& line) { return line.find("standard output") != std::string::npos; }),
              1);
  }
}

TEST(Stream, a_document_over_several_lines_of_a_file_is_one_position) {
  const TemporaryFile file("\n" + nlohmann::json::parse(good).dump(2) + "\n\n" + good +
                           "\n{\n  \"game\": \"kayles\"\n}\n" + good);
  const auto run = arete({"solve", file.path()});
  EXPECT_EQ(run.status, 2);
  const auto out = lines_of(run.out);
  ASSERT_EQ(out.size(), 4u) << run.out;
  for (const std::size_t i : {0u, 1u, 3u}) expect_good(out[i]);
  EXPECT_EQ(parsed(out[2])["error"]["at"], "heaps");
  EXPECT_EQ(lines_of(run.err).size(), 1u);
  EXPECT_NE(run.err.find(file.path() + ":10: heaps"), std::string::npos) << run.err;
}

TEST(Stream, a_byte_order_mark_is_no_part_of_the_first_line) {
  const std::string mark = "\xEF\xBB\xBF";
  for (const auto& text : {mark + nlohmann::json::parse(good).dump(2), mark + "\n" + good, mark + " \r\n" + good}) {
    const TemporaryFile file(text);
    const auto run = arete({"solve", file.path()});
    EXPECT_EQ(run.status, 0) << run.err;
    const auto out = lines_of(run.out);
    ASSERT_EQ(out.size(), 1u) << run.out;
    expect_good(out[0]);
  }
}

TEST(Stream, a_document_without_end_in_a_file_hides_no_other) {
  const TemporaryFile file(std::string(good) + "\n{\"game\": \"kayles\", \"heaps\": [3\n" + good + "\n{\"game\n");
  const auto run = arete({"solve", file.path()});
  EXPECT_EQ(run.status, 2);
  const auto out = lines_of(run.out);
  ASSERT_EQ(out.size(), 4u) << run.out;
  expect_good(out[0]);
  EXPECT_EQ(parsed(out[1])["error"]["at"].get<std::string>().substr(0, 6), "line 2");
  expect_good(out[2]);
  EXPECT_EQ(parsed(out[3])["error"]["at"].get<std::string>().substr(0, 6), "line 4");
}

TEST(Stream, a_bad_line_of_a_file_does_not_swallow_the_bad_lines_behind_it) {
  const TemporaryFile file(std::string(good) + "\n{\"game\": \"kayles\", \"heaps\": [3]} x\nnonsense\n[]\n" + good +
                           "\n");
  const auto run = arete({"solve", file.path()});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(lines_of(run.out).size(), 5u) << run.out;
  EXPECT_EQ(lines_of(run.err).size(), 3u) << run.err;
}

TEST(Stream, carriage_returns_and_blanks_around_a_line_do_not_matter) {
  const auto run = arete({"solve"}, std::string("\r\n \t") + good + " \t\r\n\r\n" + good + "\r\n\n");
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(lines_of(run.out).size(), 2u);
}

TEST(Stream, graph6_lines_are_played_with_the_game_and_the_root_asked_for) {
  // The path 0-1-2-3, the triangle, the path again in sparse6; a document of another game is an error.
  const auto rooted =
      arete({"solve", "--game", "uvg", "--root", "0"}, std::string("Ch\nBw\n>>graph6<<Bw\n:Cdv\n") + good + "\n");
  EXPECT_EQ(rooted.status, 2) << rooted.err;
  const auto out = lines_of(rooted.out);
  ASSERT_EQ(out.size(), 5u);
  EXPECT_EQ(parsed(out[0])["outcome"], "win");
  EXPECT_EQ(parsed(out[1])["outcome"], "loss");
  EXPECT_EQ(parsed(out[2])["outcome"], "loss");
  EXPECT_EQ(parsed(out[3])["outcome"], "win");
  EXPECT_EQ(parsed(out[4])["error"]["at"], "game");
  const auto starts = arete({"solve", "--game", "uvg", "--all-starts"}, "Ch\nBw\n?\n");
  EXPECT_EQ(starts.status, 0) << starts.err;
  ASSERT_EQ(lines_of(starts.out).size(), 3u);
  EXPECT_EQ(parsed(lines_of(starts.out)[0])["starts"], "NNNN");
  EXPECT_EQ(parsed(lines_of(starts.out)[1])["starts"], "PPP");
  EXPECT_EQ(parsed(lines_of(starts.out)[2])["starts"], "");
  const auto arcs = arete({"solve", "--game", "dvg", "--all-starts"}, "&AO\n");
  EXPECT_EQ(arcs.status, 0) << arcs.err;
  EXPECT_EQ(parsed(arcs.out)["starts"], "NP");
}

TEST(Stream, all_starts_of_a_game_that_has_none_are_refused) {
  EXPECT_EQ(arete({"solve", "--game", "node-kayles", "--all-starts"}, "Bw\n").status, 2);
  EXPECT_EQ(arete({"solve", "--all-starts"}, R"({"game": "ueg", "graph6": "Bw", "root": 0})").status, 2);
}

TEST(Stream, without_a_position_there_is_one_complaint) {
  for (const std::string input : {"", "\n", " \n\t\r\n\n", "   "}) {
    const auto run = arete({"solve"}, input);
    EXPECT_EQ(run.status, 2);
    EXPECT_EQ(run.out, "");
    EXPECT_EQ(lines_of(run.err).size(), 1u);
    EXPECT_NE(run.err.find("standard input: empty"), std::string::npos) << run.err;
  }
}

TEST(Stream, bad_usage_is_one_line_that_names_what_is_wrong) {
  const std::vector<std::pair<std::vector<std::string>, std::string>> cases{
      {{"solve", "no-such-file.jsonl"}, "no-such-file.jsonl: No such file"},
      {{"solve", "/"}, "/: a directory"},
      {{"solve", "--frobnicate"}, "--frobnicate"},
      {{"solve", "-", "surplus"}, "surplus"},
      {{"solve", "--game", "kayles"}, "kayles is not played on a graph"},
      {{"solve", "--game", "uegg"}, "did you mean `ueg`?"},
      {{"solve", "--game", "ueg", "--root", "x"}, "--root"},
      {{"solve", "--game", "ueg", "--root", "0", "--all-starts"}, "--all-starts"},
      {{"solve", "--time", "-1"}, "--time"},
      {{"solve", "--time", "soon"}, "--time"},
      {{"solve", "--nodes", "-1"}, "--nodes"},
      {{"solve", "--nodes", "1.5"}, "--nodes"},
      {{"solve", "--memory", "much"}, "--memory"},
      {{"solve", "--memory", "1X"}, "--memory"},
      {{"solve", "--threads", "0"}, "--threads"},
      {{"solve", "--best", "two"}, "--best"},
      {{"solve", "--time"}, "--time"},
      {{"--frobnicate"}, "arete"},
      {{"games", "no-such-game"}, "no game `no-such-game`"},
  };
  for (const auto& [args, part] : cases) {
    const auto run = arete(args, std::string(good) + '\n');
    EXPECT_EQ(run.status, 2) << part;
    EXPECT_EQ(run.out, "") << part;
    EXPECT_EQ(lines_of(run.err).size(), 1u) << run.err;
    EXPECT_NE(run.err.find(part), std::string::npos) << run.err;
  }
}

TEST(Stream, numbers_that_no_option_can_hold_are_refused) {
  for (const auto& option : {std::vector<std::string>{"--nodes", "99999999999999999999999"}, {"--time", "nan"}}) {
    const auto run = arete({"solve", option[0], option[1]}, good);
    EXPECT_EQ(run.status, 2) << option[0];
    EXPECT_NE(run.err.find(option[0]), std::string::npos) << run.err;
  }
}

TEST(Stream, an_unknown_command_is_named) {
  const auto run = arete({"frobnicate"});
  EXPECT_EQ(run.status, 2);
  EXPECT_EQ(run.out, "");
  EXPECT_NE(run.err.find("frobnicate"), std::string::npos) << run.err;
}

}  // namespace
}  // namespace arete::tests
