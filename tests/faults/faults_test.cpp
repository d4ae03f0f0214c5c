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

/// How one run ended.
struct Turn {
  Run run;
  std::string file;
  Names names;  ///< of what is in the folder
};

/// Runs of a command, one for each number of the call that fails, or 0: none does. One process has them all as its
/// children.
std::vector<Turn> take_turns(const Command& command, const std::string& kind, const std::string& error,
                             const std::vector<long>& failing) {
  const Folder folder;
  std::string turns;
  for (const long k : failing) {
    turns += std::to_string(k) + ' ';
    std::filesystem::create_directory(folder / std::to_string(k));
    put(folder / (std::to_string(k) + "/file"), old_text);
  }
  put(folder / "input", command.input);
  const auto prepare = [&] {
    setenv("LD_PRELOAD", ARETE_FAULT_SHIM, 1);
    setenv("ARETE_FAULT", (kind + " 0 " + error).c_str(), 1);
    setenv("ARETE_FAULT_TURNS", turns.c_str(), 1);
    if (chdir(folder.path().c_str()) != 0) std::abort();
  };
  EXPECT_EQ(Program(command.onto("file"), prepare).finish({}, 10 * patience).status, 0);
  std::vector<Turn> list;
  for (const long k : failing) {
    const auto name = folder / std::to_string(k);
    const auto status = text_of(name + ".status");
    EXPECT_FALSE(status.empty()) << "turn " << k << " was not taken";
    list.push_back({{status.empty() ? -1 : std::stoi(status), text_of(name + ".out"), text_of(name + ".err")},
                    text_of(name + "/file"),
                    names_in(name)});
  }
  return list;
}

/// What a command does when nothing fails.
Turn usual_turn(const Command& command) {
  auto turn = take_turns(command, "alloc", "", {0}).front();
  EXPECT_EQ(turn.run.status, 0) << turn.run.err;
  EXPECT_EQ(turn.file == old_text, !command.writes());
  return turn;
}

bool is_accepted(const std::string& certificate) { return arete({"check", "-"}, certificate).status == 0; }

void expect_whole(const Turn& turn, const Turn& usual, const std::vector<int>& statuses) {
  const auto& [run, file, all_names] = turn;
  auto names = all_names;
  if (run.err == "arete: out of memory\n")
    std::erase_if(names, [](const auto& n) { return n.starts_with("file.part-"); });
  EXPECT_EQ(names, Names{"file"});
  // A line that could not be answered has no proof in the new file; those that are there are whole.
  EXPECT_TRUE(file == old_text || file == usual.file || (run.status != 0 && is_accepted(file))) << file;
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

/// Spreads a few rounds over all calls, and says how many there were.
long expect_whole_at_each(const Command& command, const std::string& kind, const std::string& error, long few,
                          const std::vector<int>& statuses) {
  constexpr long at_once = 100;
  const Folder folder;
  const long all = calls(kind, command, folder), times = std::min(all, rounds(few));
  const auto usual = usual_turn(command);
  for (long begin = 0; begin < times; begin += at_once) {
    std::vector<long> failing;
    for (long i = begin; i < std::min(begin + at_once, times); ++i)
      failing.push_back(1 + (times == all ? i : i * (all - 1) / std::max(times - 1, 1L)));
    const auto turns = take_turns(command, kind, error, failing);
    for (std::size_t i = 0; i < turns.size(); ++i) {
      SCOPED_TRACE(command.args[0] + ", " + kind + ' ' + std::to_string(failing[i]) + ": " + turns[i].run.err);
      expect_whole(turns[i], usual, statuses);
    }
  }
  return times;
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
  long faults = 0;
  for (const auto& command : commands()) faults += expect_whole_at_each(command, "alloc", "", 12, {1, 3});
  RecordProperty("faults", std::to_string(faults));
}

TEST(Faults, no_memory_from_some_allocation_on_ends_the_run_with_one_line) {
  long faults = 0;
  for (const auto& command : commands()) faults += expect_whole_at_each(command, "alloc-on", "", 12, {1, 3});
  RecordProperty("faults", std::to_string(faults));
}

TEST(Faults, a_disk_that_fails_leaves_the_old_file_or_the_new_one) {
  long faults = 0;
  for (const auto& command : commands()) {
    for (const auto* kind : {"open", "write", "fsync", "rename", "close"}) {
      for (const auto* error : {"ENOSPC", "EIO"}) faults += expect_whole_at_each(command, kind, error, 100, {2});
    }
  }
  RecordProperty("faults", std::to_string(faults));
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
    const auto usual = usual_turn(command);
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
  const Command command{{"solve", "--search", "--certificate", "@"}, board({"boxes", "2", "2"})};
  const auto usual = usual_turn(command);
  for (const auto* clock : {"clock", "date"}) {
    for (const auto& turn : take_turns(command, clock, "", {1, 2, 5})) expect_whole(turn, usual, {});
  }
}

}  // namespace
}  // namespace arete::tests
