// Runs that are whole, killed, resumed, divided and merged: the answers are always the same.

#include <sys/resource.h>

#include <map>
#include <random>

#include "census_files.hpp"

namespace arete::tests {
namespace {

const std::string coloring = "run convex-triangulations:9 --game coloring --db ";  // 429 members
constexpr std::uint64_t coloring_members = 429;

TEST_F(CensusFiles, a_run_answers_every_member_once) {
  const auto first = census(coloring + file("a.db"));
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_TRUE(first.out.starts_with(file("a.db") + ": 429 members answered, 429 of them now, in ")) << first.out;
  const auto again = census(coloring + file("a.db"));
  EXPECT_EQ(again.status, 0);
  EXPECT_TRUE(again.out.starts_with(file("a.db") + ": 429 members answered, 0 of them now, in ")) << again.out;
  EXPECT_EQ(names_in(folder()), std::vector<std::string>{"a.db"}) << "nothing is left lying about";
}

/// The answers are those of `arete solve` on the same boards.
TEST_F(CensusFiles, rows_are_the_answers_of_solve) {
  ASSERT_EQ(census("run order-types:6 --game mono-complete --db " + file("a.db")).status, 0);
  std::map<std::string, std::uint64_t> outcomes{{"win", 0}, {"loss", 0}, {"tie", 0}, {"unknown", 0}}, scores;
  for (int member = 0; member < 16; ++member) {
    const auto position = census("member " + file("a.db") + ' ' + std::to_string(member));
    const auto answer = parsed(arete({"solve", "--json"}, position.out).out);
    ++outcomes[answer["outcome"]];
    ++scores[std::to_string(answer["score"].get<int>())];
  }
  const auto told = report("a.db");
  EXPECT_EQ(told["members"], 16);
  EXPECT_EQ(told["outcomes"], nlohmann::json(outcomes));
  EXPECT_EQ(told["scores"], nlohmann::json(scores));
}

TEST_F(CensusFiles, shards_in_any_order_merge_to_the_checksum_of_one_run) {
  ASSERT_EQ(census(coloring + file("one.db") + " --threads 1").status, 0);
  for (const auto* i : {"3", "1", "5", "2", "4"})
    ASSERT_EQ(census(coloring + file(std::string(i) + ".db") + " --shard " + i + "/5 --threads 2").status, 0);
  std::string all;
  for (const auto* i : {"4", "1", "2", "5", "3"}) all += ' ' + file(std::string(i) + ".db");
  EXPECT_EQ(census("merge " + file("all.db") + all).status, 0);
  EXPECT_EQ(report("all.db"), report("one.db"));
  EXPECT_EQ(report("all.db")["members"], coloring_members);
  const auto again = census("merge " + file("all.db") + all);
  EXPECT_NE(again.out.find("4.db: 0 answers are new\n"), std::string::npos) << again.out;
  EXPECT_NE(report("1.db")["checksum"], report("one.db")["checksum"]);
}

TEST_F(CensusFiles, a_run_killed_at_random_moments_goes_on_where_it_was) {
  const std::string run = "run convex-triangulations:11 --game coloring --nimber --threads 2 --db ";  // 4862 members
  ASSERT_EQ(census(run + file("one.db")).status, 0);
  std::mt19937 random(7);
  std::uint64_t before = 0, kills = 0;
  for (int i = 0; i < 12; ++i) {
    Program program(words(run + file("a.db")));
    usleep(static_cast<useconds_t>(random() % 400'000));
    program.destroy();
    kills += program.wait(10) == by_signal + SIGKILL;
    const auto status = census("status " + file("a.db"));
    if (status.status != 0) continue;  // killed before there was a database
    const auto colon = status.out.find(": ");
    const auto rows = colon == std::string::npos ? 0 : std::stoull(status.out.substr(colon + 2));
    EXPECT_GE(rows, before) << "what was stored stays";
    before = rows;
  }
  EXPECT_GT(kills, 0u);
  const auto last = census(run + file("a.db"));
  EXPECT_EQ(last.status, 0) << last.err;
  EXPECT_NE(last.out.find(' ' + std::to_string(4862 - before) + " of them now"), std::string::npos) << last.out;
  EXPECT_EQ(checksum("a.db"), checksum("one.db"));
}

TEST_F(CensusFiles, ctrl_c_keeps_everything) {
  Program program(words("run convex-triangulations:16 --game coloring --db " + file("a.db")));
  usleep(1'500'000);
  program.interrupt();
  const auto run = program.finish({}, 10);
  EXPECT_EQ(run.status, 3);
  EXPECT_EQ(run.err, "arete: interrupted: the same command goes on\n");
  const auto members = report("a.db")["members"].get<std::uint64_t>();
  EXPECT_NE(run.out.find(": " + std::to_string(members) + " members answered, "), std::string::npos) << run.out;
}

TEST_F(CensusFiles, other_limits_fill_only_what_is_unknown) {
  const std::string run = "run order-types:6 --game bi-complete --threads 1 --db " + file("a.db");
  const auto first = census(run + " --nodes 300");
  EXPECT_EQ(first.status, 3);
  const auto unknown = report("a.db")["outcomes"]["unknown"].get<int>();
  ASSERT_GT(unknown, 0);
  const auto inexact = first.out.substr(first.out.rfind("; ") + 2);
  const auto same = census(run + " --nodes 300");
  EXPECT_NE(same.out.find(" 0 of them now"), std::string::npos) << same.out;
  const auto more = census(run);
  EXPECT_EQ(more.status, 0) << more.err;
  EXPECT_NE(more.out.find(' ' + inexact.substr(0, inexact.find(' ')) + " of them now"), std::string::npos)
      << first.out << more.out;
  ASSERT_EQ(census("run order-types:6 --game bi-complete --db " + file("b.db")).status, 0);
  EXPECT_EQ(report("a.db"), report("b.db"));
}

TEST_F(CensusFiles, of_two_runs_at_once_the_second_waits) {
  const std::string run = "run convex-triangulations:11 --game coloring --nimber --threads 1 --db ";
  Program one(words(run + file("a.db"))), two(words(run + file("a.db")));
  const auto first = one.finish(), second = two.finish();
  EXPECT_EQ(first.status, 0) << first.err;
  EXPECT_EQ(second.status, 0) << second.err;
  const auto now = [](const tests::Run& r) { return std::stoull(r.out.substr(r.out.find("answered, ") + 10)); };
  EXPECT_EQ(now(first) + now(second), 4862u) << "nothing is computed twice";
}

TEST_F(CensusFiles, a_stream_is_numbered_and_kept) {
  const std::string graphs = "DQc\nD?{\n\nDhc\n{\"game\": \"ueg\", \"vertices\": 2, \"edges\": [[0,1]]}\n";
  const auto run = census("run - --game ueg --all-starts --db " + file("a.db"), graphs);
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_EQ(report("a.db")["members"], 4);
  EXPECT_EQ(parsed(census("member " + file("a.db") + " 2").out), (nlohmann::json{{"game", "ueg"}, {"graph6", "Dhc"}}));
  const auto other = census("run - --game ueg --all-starts --db " + file("a.db"), "Dhc\n");
  EXPECT_EQ(other.status, 2);
  EXPECT_EQ(other.err, "arete: line 1: another position than the one that the database has as member 0\n");
  const auto half = census("run - --game ueg --all-starts --shard 2/2 --db " + file("b.db"), graphs);
  EXPECT_EQ(half.status, 0) << half.err;
  EXPECT_EQ(report("b.db")["members"], 2);
}

TEST_F(CensusFiles, a_bad_line_of_a_stream_is_told_and_the_others_are_answered) {
  const auto run = census("run - --game ueg --root 0 --db " + file("a.db"), "DQc\n");
  EXPECT_EQ(run.status, 2) << "no such option";
  const auto bad = census("run - --game uvg --all-starts --db " + file("a.db"), "DQc\nD\nDhc\n");
  EXPECT_EQ(bad.status, 2);
  EXPECT_TRUE(bad.err.starts_with("arete: member 1: graph6: ")) << bad.err;
  EXPECT_EQ(report("a.db")["members"], 2);
}

TEST_F(CensusFiles, contradicting_shards_are_not_merged) {
  ASSERT_EQ(census(coloring + file("a.db")).status, 0);
  ASSERT_EQ(census(coloring + file("b.db")).status, 0);
  ASSERT_EQ(std::system(("sqlite3 " + file("b.db") + " \"UPDATE answers SET nimber = 77 WHERE member = 9\"").c_str()),
            0)
      << "sqlite3 is needed";
  const auto before = report("a.db");
  const auto merge = census("merge " + file("a.db") + ' ' + file("b.db"));
  EXPECT_EQ(merge.status, 2);
  EXPECT_TRUE(merge.err.starts_with("arete: " + file("b.db") + ": member 9 has another answer here")) << merge.err;
  EXPECT_EQ(report("a.db"), before);
  const auto check = census("check " + file("b.db") + " --sample 1000");
  EXPECT_EQ(check.status, 1);
  EXPECT_TRUE(check.err.starts_with("arete: member 9: ")) << check.err;
  EXPECT_TRUE(check.out.starts_with("428 answers confirmed, 1 wrong, ")) << check.out;
}

TEST_F(CensusFiles, certificates_are_kept_and_checked) {
  ASSERT_EQ(census("run order-types:5 --game mono-triangle --certificates --db " + file("a.db")).status, 0);
  const auto check = census("check " + file("a.db") + " --certificates");
  EXPECT_EQ(check.out, "3 certificates accepted, 0 refused, 0 not checked within the limits\n") << check.err;
  const auto one = census("member " + file("a.db") + " 1 --certificate");
  EXPECT_TRUE(one.out.starts_with("arete certificate 1\n"));
  ASSERT_EQ(std::system(("sqlite3 " + file("a.db") +
                         " \"UPDATE certificates SET (bytes, zlib) = (SELECT bytes, zlib FROM"
                         " certificates WHERE member = 0) WHERE member = 1\"")
                            .c_str()),
            0);
  const auto forged = census("check " + file("a.db") + " --certificates");
  EXPECT_EQ(forged.status, 4);
  EXPECT_EQ(forged.err, "arete: member 1: the certificate is refused: it is about another position\n");
}

TEST_F(CensusFiles, a_full_disk_is_waited_for) {
  const auto small = [] {
    struct rlimit limit {
      40'960, RLIM_INFINITY
    };  // bytes in a file: more than the tables, less than the answers
    setrlimit(RLIMIT_FSIZE, &limit);
  };
  const auto args = words("run convex-triangulations:10 --game coloring --db " + file("a.db"));
  Program program(args, small);
  usleep(1'500'000);
  struct rlimit room {
    RLIM_INFINITY, RLIM_INFINITY
  };
  prlimit(program.pid(), RLIMIT_FSIZE, &room, nullptr);
  const auto run = program.finish();
  EXPECT_EQ(run.status, 0) << run.err;
  EXPECT_NE(run.err.find(": waiting until it can be written\n"), std::string::npos) << run.err;
  EXPECT_NE(run.err.find("a.db: can be written again\n"), std::string::npos) << run.err;
  ASSERT_EQ(census("run convex-triangulations:10 --game coloring --db " + file("b.db")).status, 0);
  EXPECT_EQ(report("a.db"), report("b.db"));

  auto impatient = words("run convex-triangulations:10 --game coloring --patience 0 --db " + file("c.db"));
  const auto full = Program(impatient, small).finish();
  EXPECT_EQ(full.status, 2);
  EXPECT_NE(full.err.find("answers could not be stored\n"), std::string::npos) << full.err;
  ASSERT_EQ(census("run convex-triangulations:10 --game coloring --db " + file("c.db")).status, 0);
  EXPECT_EQ(report("c.db"), report("b.db"));
}

}  // namespace
}  // namespace arete::tests
