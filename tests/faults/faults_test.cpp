// Calls that fail on purpose: no memory, a full disk, a clock that jumps. Nothing crashes, nothing is lost or half
// written, and one clear line says what has happened.

#include "faults.hpp"

namespace arete::tests {
namespace {

/// As a run without `nodes` and `ms`, which a fault may change.
std::string without_work(const std::string& out) {
  std::string text;
  for (const auto& line : lines_of(out)) {
    auto json = parsed(line);
    if (json.is_object()) {
      json.erase("ms");
      json.erase("nodes");
    }
    text += (json.is_discarded() ? line : json.dump()) + '\n';
  }
  return text;
}

/// What a command does when nothing fails.
struct Usual {
  Run run;
  std::string file;

  Usual(const Command& command, const Folder& folder) {
    put(folder / "file", old_text);
    run = arete(command.onto(folder / "file"), command.input);
    file = text_of(folder / "file");
    EXPECT_EQ(run.status, 0) << run.err;
    EXPECT_EQ(file == old_text, !command.writes());
  }
};

void expect_whole(const Command& command, const Usual& usual, const std::string& fault,
                  const std::vector<int>& statuses) {
  const Folder folder;
  put(folder / "file", old_text);
  const auto run = run_with_fault(fault, command.onto(folder / "file"), command.input);
  SCOPED_TRACE(command.args[0] + ", " + fault + ": " + run.err);
  const auto file = text_of(folder / "file");
  auto names = folder.names();
  if (run.err == "arete: out of memory\n")
    std::erase_if(names, [](const auto& n) { return n.starts_with("file.part-"); });
  EXPECT_EQ(names, Names{"file"});
  // A line that could not be answered has no proof in the new file; those that are there are whole.
  EXPECT_TRUE(file == old_text || file == usual.file ||
              (run.status != 0 && arete({"check", folder / "file"}).status == 0))
      << file;
  if (run.status == 0) {
    EXPECT_EQ(without_work(run.out), without_work(usual.run.out));
    EXPECT_EQ(file, usual.file);
    EXPECT_EQ(run.err, usual.run.err);
    return;
  }
  EXPECT_NE(std::find(statuses.begin(), statuses.end(), run.status), statuses.end()) << run.status;
  if (run.err.empty()) {  // `check` says of each certificate what has become of it
    EXPECT_NE(run.out.find(R"("limited":true)"), std::string::npos) << run.out;
    return;
  }
  EXPECT_EQ(lines_of(run.err).size(), 1u) << run.err;
  EXPECT_TRUE(run.err.starts_with("arete: ")) << run.err;
}

/// Spreads a few rounds over all calls.
void expect_whole_at_each(const Command& command, const std::string& kind, const std::string& error, long few,
                          const std::vector<int>& statuses) {
  const Folder folder;
  const long all = calls(kind, command, folder), times = std::min(all, rounds(few));
  const Usual usual(command, folder);
  for (long i = 0; i < times && !testing::Test::HasFailure(); ++i) {
    const long k = 1 + (times == all ? i : i * (all - 1) / std::max(times - 1, 1L));
    expect_whole(command, usual, kind + ' ' + std::to_string(k) + ' ' + error, statuses);
  }
}

std::vector<Command> commands() {
  const auto boxes = board({"boxes", "1", "2"});
  const auto certificate = [&] {
    const Folder folder;
    arete({"solve", "--certificate", folder / "proof"}, boxes);
    return text_of(folder / "proof");
  }();
  const std::string heaps = R"({"game": "kayles", "heaps": [3, 5]})"
                            "\n";
  const std::string paved =  // with a SAT solver
      R"({"game": "achievement", "board": "squares", "bias": [1, 1], "animal": [[0,0],[0,1],[1,0],[1,1]]})"
      "\n";
  return {
      {{"solve", "--certificate", "@"}, paved + heaps},
      {{"solve", "--certificate", "@"}, boxes + heaps},
      {{"solve", "--threads", "2"}, boxes + boxes + boxes},
      {{"check", "-"}, certificate},
      {{"draw", "--why", "-o", "@"}, board({"grid", "2", "3"})},
      {{"draw", "--game", "ueg", "--format", "tikz"}, "0 1\n1 2\n"},
      {{"board", "triangulation", "6"}, ""},
      {{"sequence", ".77", "--json"}, ""},
      {{"kernel", "-"}, board({"grid", "2", "2"})},
      {{"animals", "--board", "squares", "--bias", "1,1", "--size", "2", "--certificate", "@"}, ""},
      {{"games", "ueg"}, ""},
  };
}

TEST(Faults, the_allocation_that_fails_ends_the_run_with_one_line) {
  for (const auto& command : commands()) expect_whole_at_each(command, "alloc", "", 12, {1, 3});
}

TEST(Faults, no_memory_from_some_allocation_on_ends_the_run_with_one_line) {
  for (const auto& command : commands()) expect_whole_at_each(command, "alloc-on", "", 12, {1, 3});
}

TEST(Faults, a_disk_that_fails_leaves_the_old_file_or_the_new_one) {
  for (const auto& command : commands()) {
    for (const auto* kind : {"open", "write", "fsync", "rename", "close"}) {
      for (const auto* error : {"ENOSPC", "EIO"}) expect_whole_at_each(command, kind, error, 100, {2});
    }
  }
}

TEST(Faults, a_message_names_the_file_that_could_not_be_written) {
  const auto command = commands()[1];
  for (const auto* kind : {"write 1", "fsync 1", "rename 1"}) {
    const Folder folder;
    const auto run = run_with_fault(std::string(kind) + " ENOSPC", command.onto(folder / "file"), command.input);
    EXPECT_EQ(run.err, "arete: " + (folder / "file") + ": No space left on device\n") << kind;
    EXPECT_EQ(lines_of(run.out).size(), 2u) << "the answers are worth having without their proofs";
    EXPECT_EQ(folder.names(), Names{});
  }
}

TEST(Faults, a_clock_that_jumps_ends_a_search_or_does_not_matter) {
  const auto boxes = board({"boxes", "2", "2"});
  const std::vector<Command> timed{
      {{"solve", "--search", "--time", "1000"}, boxes},
      {{"sequence", ".77", "--json", "--time", "1000"}, ""},
      {{"kernel", "--time", "1000"}, board({"grid", "2", "2"})},
      {{"animals", "--size", "2", "--time", "1000", "--certificate", "@"}, ""},
  };
  for (const auto& command : timed) {
    const Folder folder;
    const Usual usual(command, folder);
    const long all = calls("clock", command, folder);
    EXPECT_GT(all, 0) << command.args[0];
    for (long i = 0, times = std::min(all, rounds(8)); i < times; ++i) {
      const auto run = run_with_fault("clock " + std::to_string(1 + i * (all - 1) / std::max(times - 1, 1L)),
                                      command.onto(folder / "file"), command.input);
      EXPECT_TRUE(run.status == 0 || run.status == 3) << command.args[0] << run.status << run.err;
      if (run.status == 0) {
        EXPECT_EQ(without_work(run.out), without_work(usual.run.out));
      }
    }
  }
}

TEST(Faults, a_clock_that_jumps_does_not_matter_without_a_limit) {
  const Folder folder;
  const Command command{{"solve", "--search", "--certificate", "@"}, board({"boxes", "2", "2"})};
  const Usual usual(command, folder);
  for (const auto* fault : {"clock 1", "clock 2", "clock 5", "date 1", "date 2"})
    expect_whole(command, usual, fault, {});
}

}  // namespace
}  // namespace arete::tests
