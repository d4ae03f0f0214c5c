// What has happened on a board, over HTTP: the last turn, what was completed and by whom, which of parallel lines is
// gone, the better move of a review, and boards to begin on.

#include <gtest/gtest.h>

#include "server.hpp"

namespace arete::tests {
namespace {

using namespace nlohmann::literals;

class Happened : public testing::Test {
 protected:
  Json stands(const Json& position) { return server_.post("/api/position", {{"position", position}}).json; }
  Server server_;
};

const auto square = "[[0, 0], [40, 2], [44, 40], [-3, 38]]"_json;
const auto diagonal = "[[0, 1], [1, 2], [2, 3], [0, 3], [0, 2]]"_json;

TEST_F(Happened, nothing_before_the_first_move) {
  EXPECT_TRUE(stands({{"game", "mono-complete"}, {"points", square}})["last"].is_null());
}

TEST_F(Happened, all_steps_of_a_turn_that_went_on_are_marked) {
  Json position{{"game", "mono-complete"}, {"points", square}, {"moves", "[[0, 1], [1, 2], [0, 2], [2, 3]]"_json}};
  const auto last = stands(position)["last"];
  EXPECT_EQ(last["by"], "first");
  EXPECT_EQ(last["moves"], "[[0, 2], [2, 3]]"_json);
  EXPECT_EQ(last["lines"].size(), 2u);
  const auto lines = stands(position)["scene"]["lines"];
  for (const auto& i : last["lines"]) {
    const auto ends = lines[i.get<std::size_t>()]["ends"];
    EXPECT_TRUE(ends == "[0, 2]"_json || ends == "[2, 3]"_json) << ends;
  }
}

TEST_F(Happened, a_flip_shows_what_came_and_what_went_and_a_solitaire_its_last_move_alone) {
  const auto flipped =
      stands({{"game", "mono-flip"}, {"points", square}, {"edges", diagonal}, {"moves", "[[0, 2]]"_json}});
  EXPECT_EQ(flipped["last"]["gone"], "[[0, 2]]"_json);
  EXPECT_EQ(flipped["last"]["lines"].size(), 1u);
  const auto pentagon = "[[0, 0], [40, 0], [52, 38], [20, 60], [-12, 38]]"_json;
  const auto fan = "[[0, 1], [1, 2], [2, 3], [3, 4], [0, 4], [0, 2], [0, 3]]"_json;
  const auto alone = stands({{"game", "all-green"}, {"points", pentagon}, {"edges", fan}, {"moves", "[[0, 2]]"_json}});
  EXPECT_EQ(alone["last"]["moves"], "[[0, 2]]"_json);
}

TEST_F(Happened, a_token_shows_where_it_came_from_and_a_heap_what_became_of_it) {
  const auto path = "[[0, 1], [1, 2], [2, 3]]"_json;
  const auto walked = stands({{"game", "uvg"}, {"vertices", 4}, {"edges", path}, {"root", 1}, {"moves", "[2]"_json}});
  EXPECT_EQ(walked["last"]["lines"], "[1]"_json);
  EXPECT_EQ(walked["last"]["vertices"], "[2]"_json);
  EXPECT_EQ(walked["scene"]["vertices"][2]["by"], "first");
  const auto heaps = stands({{"game", "kayles"}, {"heaps", "[3, 5, 7]"_json}, {"moves", "[[7, 2, 3]]"_json}});
  EXPECT_EQ(heaps["scene"]["heaps"], "[2, 3, 3, 5]"_json);
  EXPECT_EQ(heaps["last"]["heaps"], "[0, 2]"_json);
}

TEST_F(Happened, coins_faces_and_taken_vertices_have_owners) {
  const auto path = "[[0, 1], [1, 2]]"_json;
  const auto coins =
      stands({{"game", "picarete"}, {"vertices", 3}, {"edges", path}, {"moves", "[[0, 1], [1, 2]]"_json}});
  EXPECT_EQ(coins["history"][0]["completed"], "[[0]]"_json);
  EXPECT_EQ(coins["history"][1]["completed"], "[[1], [2]]"_json);
  EXPECT_FALSE(coins["result"].contains("completed")) << "points decide";
  const auto race = stands({{"game", "mono-triangle"}, {"points", square}, {"moves", "[[0, 1], [1, 2], [0, 2]]"_json}});
  EXPECT_EQ(race["result"]["completed"], "[[0, 1, 2]]"_json);
  const auto taken = stands({{"game", "node-kayles"}, {"vertices", 4}, {"edges", path}, {"moves", "[3, 0]"_json}});
  EXPECT_EQ(taken["scene"]["vertices"][3]["by"], "first");
  EXPECT_EQ(taken["scene"]["vertices"][1]["by"], "second");
  EXPECT_FALSE(taken["scene"]["vertices"][2].contains("by"));
}

/// Three strings between two coins, and two to the ground: whichever is named is gone.
TEST_F(Happened, the_line_that_is_named_is_the_line_that_is_gone) {
  const auto strings = "[[0, 1], [0, 1], [0, 1], [-1, 0], [-1, 0]]"_json;
  const auto marks = [&](const Json& moves) {
    const auto reply = stands({{"game", "strings-and-coins"}, {"vertices", 2}, {"edges", strings}, {"moves", moves}});
    std::map<Json, std::string> found;
    for (const auto& line : reply["scene"]["lines"]) found[line["ends"]] += line["mark"] == "absent" ? '-' : '+';
    return found;
  };
  const auto between = "[0, 1]"_json, stub = "[-1, 0]"_json;
  EXPECT_EQ(marks("[[0, 1, 0]]"_json)[between], "-++");
  EXPECT_EQ(marks("[[0, 1, 1]]"_json)[between], "+-+");
  EXPECT_EQ(marks("[[0, 1]]"_json)[between], "++-");
  EXPECT_EQ(marks("[[0, 1, 2], [0, 1, 0]]"_json)[between], "-+-");
  EXPECT_EQ(marks("[[0, 1, 2], [0, 1]]"_json)[between], "+--");
  EXPECT_EQ(marks("[[-1, 0, 0]]"_json)[stub], "-+");
  EXPECT_EQ(marks("[[-1, 0, 1]]"_json)[stub], "+-");
  EXPECT_EQ(marks("[[-1, 0, 0]]"_json)[between], "+++");
  const auto last =
      stands({{"game", "strings-and-coins"}, {"vertices", 2}, {"edges", strings}, {"moves", "[[0, 1, 1]]"_json}});
  ASSERT_EQ(last["last"]["lines"].size(), 1u);
  EXPECT_EQ(last["scene"]["lines"][last["last"]["lines"][0].get<std::size_t>()]["mark"], "absent");
  EXPECT_EQ(last["document"]["moves"], "[[0, 1, 1]]"_json) << "which one it was is kept";
}

TEST_F(Happened, a_review_names_a_better_move) {
  const Json position{{"game", "kayles"}, {"heaps", "[3]"_json}, {"moves", "[[3, 0, 1], [1, 0, 0]]"_json}};
  bool named = false;
  for (const auto& line : server_.lines("/api/review", {{"position", position}})) {
    if (line["event"] != "value") continue;
    EXPECT_EQ(line.value("better", Json()), line["ply"] == 1 ? "[3, 1, 1]"_json : Json());
    named = named || line.contains("better");
  }
  EXPECT_TRUE(named);
}

TEST_F(Happened, boards_to_begin_on_have_a_seat_and_follow_each_other) {
  const auto games = server_.get("/api/games").json["games"];
  ASSERT_FALSE(games.empty());
  for (const auto& game : games) {
    const auto seat = game["start"]["seat"];
    EXPECT_TRUE(seat == "first" || seat == "second") << game["id"];
  }
  const auto next = server_.post("/api/next", {{"position", R"({"game": "kayles", "heaps": [3, 6, 6]})"_json}}).json;
  EXPECT_EQ(next["document"], R"({"game": "kayles", "heaps": [2, 4, 7]})"_json);
  EXPECT_EQ(next["seat"], "first");
  EXPECT_EQ(server_.post("/api/next", {{"position", R"({"game": "chess"})"_json}}).json["error"]["at"], "game");
}

}  // namespace
}  // namespace arete::tests
