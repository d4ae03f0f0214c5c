// Reports to the letter, and what bad input gets.

#include "census/report.hpp"

#include "census/family.hpp"
#include "census_files.hpp"

namespace arete::tests {
namespace {

/// Two of three members of a scoring game, one of which a limit has stopped.
class Reports : public CensusFiles {
 protected:
  Reports() : store_(file("a.db"), Database::Use::create) {
    const auto question = store_.question({.family = "order-types:5", .game = "mono-complete"}, 3);
    store_.add(
        question.id,
        {{.row = {.member = 2, .outcome = "win", .score = 3, .best = 4, .nodes = 50, .ms = 1500}},
         {.row = {.member = 0, .outcome = "loss", .score = -1, .best = 2, .nodes = 70, .ms = 500}},
         {.row = {
              .member = 1, .outcome = "unknown", .exact = false, .nodes = 60, .ms = 1000, .limits = "--nodes 60"}}});
  }
  Store& store() { return store_; }
  std::string told(const std::string& option) const { return census("report " + file("a.db") + ' ' + option).out; }

 private:
  Store store_;
};

TEST_F(Reports, json_is_as_the_contract_has_it) {
  auto text = told("--json");
  const auto at = text.find(R"("checksum":")") + 12;
  ASSERT_EQ(text.substr(at + 32), "\"}\n") << text;
  EXPECT_EQ(text.substr(at, 32).find_first_not_of("0123456789abcdef"), std::string::npos);
  EXPECT_EQ(text.substr(0, at), R"({"members":3,"outcomes":{"win":1,"loss":1,"tie":0,"unknown":1},)"
                                R"("scores":{"-1":1,"3":1},"nimbers":{},"checksum":")");
}

TEST_F(Reports, csv_has_a_line_for_each_value) {
  EXPECT_EQ(told("--csv"),
            "table,value,members\noutcome,win,1\noutcome,loss,1\noutcome,tie,0\noutcome,unknown,1\nscore,-1,1\n"
            "score,3,1\n");
}

TEST_F(Reports, outcomes_are_told_by_the_corners_of_the_hull) {
  const auto told_by_hulls = told("--csv --hulls");
  EXPECT_EQ(told_by_hulls.substr(told_by_hulls.find("hull")),
            "hull of 3,win,1\nhull of 4,unknown,1\nhull of 5,loss,1\n");
  for (const int n : {5, 6, 7}) {
    const auto hulls = hulls_of("order-types:" + std::to_string(n));
    const auto family = open_family("order-types:" + std::to_string(n), {"mono-complete"});
    ASSERT_EQ(hulls.size(), family->size());
    for (std::size_t i = 0; i < hulls.size(); ++i)
      EXPECT_EQ(hulls[i], PointSet(*family->member(i).position.points).hull().size());
  }
}

TEST_F(Reports, hulls_are_counted_of_members_that_there_are_and_of_order_types_alone) {
  store().add(1, {{.row = {.member = 3, .outcome = "win"}}});
  const auto beyond = census("report " + file("a.db") + " --hulls");
  EXPECT_EQ(beyond.status, 2);
  EXPECT_EQ(beyond.err, "arete: " + file("a.db") + ": there is no member 3\n");
  ASSERT_EQ(census("run grids:2x2 --game ueg --db " + file("grids.db")).status, 0);
  const auto grids = census("report " + file("grids.db") + " --hulls");
  EXPECT_EQ(grids.status, 2);
  EXPECT_EQ(grids.err, "arete: --hulls: only order types are counted by their hulls\n");
}

TEST_F(Reports, text_and_markdown_have_tables_extremes_and_the_checksum) {
  EXPECT_EQ(
      told(""),
      "order-types:5 --game mono-complete\n3 members, answered in 3.00 s\n\n"
      "   outcome       members\n       win             1\n      loss             1\n       tie             0\n"
      "   unknown             1\n\n     score       members\n        -1             1\n         3             1\n\n"
      "lowest score -1: member 0\nhighest score 3: member 2\nmost nodes 70: member 0\n\nchecksum " +
          checksum("a.db") + '\n');
  EXPECT_EQ(
      told("--markdown"),
      "## order-types:5 --game mono-complete\n\n3 members, answered in 3.00 s; checksum `" + checksum("a.db") +
          "`.\n\n| outcome | members |\n| ---: | ---: |\n| win | 1 |\n| loss | 1 |\n| tie | 0 |\n| unknown | 1 |\n"
          "\n| score | members |\n| ---: | ---: |\n| -1 | 1 |\n| 3 | 1 |\n\n"
          "- lowest score -1: member 0\n- highest score 3: member 2\n- most nodes 70: member 0\n");
}

TEST_F(Reports, pictures_show_histograms_and_extreme_boards) {
  const auto run = census("report " + file("a.db") + " --pictures " + file("pictures"));
  EXPECT_EQ(run.status, 3) << "one is unknown";
  EXPECT_EQ(names_in(file("pictures")), (std::vector<std::string>{"highest-score.svg", "lowest-score.svg",
                                                                  "most-nodes.svg", "outcomes.svg", "scores.svg"}));
}

TEST(Checksum, depends_on_every_answer_and_on_nothing_else) {
  const CensusRow row{.member = 7, .outcome = "win", .score = 3, .nimber = 2, .best = 4, .nodes = 9, .ms = 1};
  const auto sum_of = [](const std::vector<CensusRow>& rows) {
    arete::Checksum checksum;
    for (const auto& r : rows) checksum.add(r);
    return checksum.text();
  };
  auto other = row;
  other.member = 8;
  EXPECT_EQ(sum_of({row, other}), sum_of({other, row}));
  EXPECT_EQ(sum_of({row}), "08d3c405a2a1800a3a427f16f1918cb3") << "the same on every machine";
  for (const auto& change : std::vector<std::function<void(CensusRow&)>>{
           [](CensusRow& r) { ++r.member; }, [](CensusRow& r) { r.outcome = "loss"; },
           [](CensusRow& r) { r.score = 4; }, [](CensusRow& r) { r.score.reset(); }, [](CensusRow& r) { r.whole = 3; },
           [](CensusRow& r) { r.nimber = 0; }, [](CensusRow& r) { r.best = 5; }, [](CensusRow& r) { r.starts = "NP"; },
           [](CensusRow& r) { r.exact = false; }}) {
    auto changed = row;
    change(changed);
    EXPECT_NE(sum_of({changed}), sum_of({row}));
  }
  auto slower = row;
  slower.nodes = 1000;
  slower.ms = 77;
  slower.version = "9";
  EXPECT_EQ(sum_of({slower}), sum_of({row}));
}

TEST_F(CensusFiles, bad_usage_gets_one_line_and_no_database) {
  const auto refused = [&](const std::string& command, const std::string& message) {
    const auto run = census(command);
    EXPECT_EQ(run.status, 2) << command;
    EXPECT_TRUE(run.err.starts_with("arete: " + message)) << command << '\n' << run.err;
    EXPECT_EQ(std::count(run.err.begin(), run.err.end(), '\n'), 1) << run.err;
    EXPECT_EQ(run.out, "");
  };
  const auto db = " --db " + file("a.db");
  refused("run order-types:99 --game bi-triangle" + db, "family: a number from 0 to 9, not `99`");
  refused("run order-types:5" + db, "--game: which game is played on order-types:5?");
  refused("run order-types:5 --game chess" + db, "game: ");
  refused("run order-types:5 --game bi-triangle --shard 9/8" + db, "--shard: I/N with I from 1 to N, not `9/8`");
  refused("run order-types:5 --game bi-triangle --bias 1,2" + db, "--bias: ");
  refused("run order-types:5 --game bi-triangle", "--db is required");
  refused("report " + file("none.db"), file("none.db") + ": unable to open database file");
  refused("run order-types:5 --game bi-triangle --db " + file("no/such/folder.db"),
          file("no/such/folder.db.lock") + ": ");
  EXPECT_TRUE(names_in(folder()).empty());
  std::ofstream(file("text")) << std::string(5000, 'x');
  refused("report " + file("text"), file("text") + ": file is not a database");
  refused("run order-types:5 --game bi-triangle --db " + file("text"), file("text") + ": file is not a database");
  ASSERT_EQ(census("run order-types:5 --game bi-triangle" + db).status, 0);
  refused("member " + file("a.db") + " 3", file("a.db") + ": there is no member 3");
  refused("member " + file("a.db") + " 1 --certificate", file("a.db") + ": no certificate of member 1");
}

}  // namespace
}  // namespace arete::tests
