// SIGKILL at random moments of every command that writes a file.

#include <random>

#include "faults.hpp"

namespace arete::tests {
namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

/// Runs and kills at a random moment of a run that takes about so long. Whether it was killed before its end.
bool kill_within(const std::vector<std::string>& args, const std::string& input, double seconds, std::mt19937& random) {
  Program program(args);
  program.write(input);
  program.close_input();
  usleep(static_cast<useconds_t>(std::uniform_real_distribution<>(0, 1.1 * seconds)(random) * 1e6));
  program.destroy();
  return program.wait(10) == by_signal + SIGKILL;
}

TEST(Kill, leaves_the_old_file_or_the_new_one) {
  const auto proved = board({"boxes", "2", "2"}) + board({"grid", "3", "4"}) + board({"heaps", "5", "6"});
  const std::vector<Command> commands{
      {{"solve", "--certificate", "@"}, proved},
      {{"draw", "-o", "@"}, board({"grid", "4", "4"})},
      {{"animals", "--board", "squares", "--bias", "1,1", "--size", "3", "--certificate", "@"}, ""},
  };
  std::mt19937 random(20);
  for (const auto& command : commands) {
    const Folder folder;
    const auto args = command.onto(folder / "file");
    const auto start = Clock::now();
    ASSERT_EQ(arete(args, command.input).status, 0) << command.args[0];
    const double seconds = seconds_since(start);
    const auto good = text_of(folder / "file");
    long kept = 0;
    for (long i = 0, times = rounds(25, 1000); i < times; ++i) {
      put(folder / "file", old_text);
      kill_within(args, command.input, seconds, random);
      const auto file = text_of(folder / "file");
      EXPECT_TRUE(file == old_text || file == good) << command.args[0] << ": " << file.size() << " bytes";
      kept += file == good;
    }
    ASSERT_EQ(arete(args, command.input).status, 0);
    EXPECT_EQ(folder.names(), Names{"file"}) << "leftovers are removed";
    RecordProperty(command.args[0], static_cast<int>(kept));
  }
}

/// `exclude` and `invariant` go on from their checkpoints, wherever they were killed.
TEST(Kill, loses_at_most_the_line_of_a_checkpoint_that_was_being_written) {
  const std::string animal =
      R"({"game": "achievement", "board": "triangular-edges", "bias": [1, 2], "animal": [[0,1],[1,0],[1,2],[1,3]]})"
      "\n";
  const std::vector<std::vector<std::string>> commands{{"exclude", "--cells", "19", "--marks", "7"},
                                                       {"invariant", "--time", "0.5"}};
  std::mt19937 random(21);
  for (auto args : commands) {
    const Folder folder;
    args.insert(args.end(), {"--checkpoint", folder / "file"});
    std::string before;
    for (long i = 0, times = rounds(10, 200); i < times; ++i) {
      kill_within(args, animal, 0.3, random);
      auto now = text_of(folder / "file");
      now.resize(now.rfind('\n') + 1);
      EXPECT_TRUE(now.starts_with(before)) << "what was kept stays";
      before = now;
      if (i % 2 == 0 && !now.empty()) put(folder / "file", now + "half of a li");
    }
    const auto run = arete(args, animal);
    EXPECT_TRUE(run.status == 0 || run.status == 3) << run.err;
    EXPECT_TRUE(text_of(folder / "file").ends_with('\n'));
  }
}

TEST(Kill, a_checkpoint_of_something_else_is_not_touched) {
  const Folder folder;
  const std::string animal = R"({"game": "achievement", "board": "squares", "bias": [1, 1], "animal": [[0,0]]})"
                             "\n";
  for (const auto* command : {"exclude", "invariant"}) {
    for (const auto* text : {"my notes", "my notes\nmore\n"}) {
      put(folder / "file", text);
      const auto run = arete({command, "--checkpoint", folder / "file"}, animal);
      EXPECT_EQ(run.status, 2);
      EXPECT_TRUE(run.err.starts_with("arete: " + (folder / "file") + ", line 1: ")) << run.err;
      EXPECT_EQ(text_of(folder / "file"), text);
    }
  }
}

}  // namespace
}  // namespace arete::tests
