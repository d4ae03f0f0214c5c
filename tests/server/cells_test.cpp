// Boards without end over HTTP: the cells in sight, a frame of one's own, animals to choose from, and the analysis of a
// strategy.

#include <gtest/gtest.h>

#include "engine/game.hpp"
#include "server.hpp"

namespace arete::tests {
namespace {

Json animal_game(Json moves = Json::array()) {
  return {{"game", "achievement"},
          {"board", "square-edges"},
          {"bias", {1, 1}},
          {"animal", {{0, 1}, {1, 0}, {1, 2}, {2, 1}}},
          {"moves", std::move(moves)}};
}

TEST(ServerCells, a_position_has_the_cells_in_sight_with_their_shapes_and_marks) {
  Server server;
  const auto stands = server.post("/api/position", {{"position", animal_game({{3, 2}, {-1, 0}})}}).json;
  std::map<Json, Json> cells;
  for (const auto& cell : stands["scene"]["cells"]) cells[cell["cell"]] = cell;
  EXPECT_EQ(cells[Json({3, 2})]["mark"], "first");
  EXPECT_EQ(cells[Json({-1, 0})]["mark"], "second");
  EXPECT_EQ(cells[Json({1, 0})]["mark"], "absent");
  EXPECT_EQ(cells[Json({1, 0})]["shape"], Json({{0.0, 0.0}, {1.0, 0.0}}));
  EXPECT_LT(stands["moves"].size(), cells.size());
  for (const auto& move : stands["moves"]) EXPECT_EQ(cells[move]["mark"], "absent");
  EXPECT_EQ(stands["history"][0]["move"], Json({3, 2}));
  EXPECT_EQ(stands["left"], 1);
  EXPECT_EQ(stands["scene"]["goal"].size(), 4U);
}

TEST(ServerCells, any_frame_can_be_asked_for_and_nothing_too_large) {
  Server server;
  const auto ask = [&](const Json& view) {
    return server.post("/api/position", {{"position", animal_game()}, {"view", view}});
  };
  const auto far = ask({1000, -4, 1010, 4});
  ASSERT_EQ(far.status, 200) << far.text;
  EXPECT_EQ(far.json["scene"]["view"], Json({1000.0, -4.0, 1010.0, 4.0}));
  for (const auto& cell : far.json["scene"]["cells"]) {
    EXPECT_GE(cell["cell"][0].get<int>(), 1998);
    EXPECT_LE(cell["cell"][1].get<int>(), 10);
  }
  for (const auto& move : far.json["moves"])
    EXPECT_TRUE(move[0] >= 2000 && move[0] <= 2020 && move[1] >= -8 && move[1] <= 8) << move;
  const auto wide = server.post("/api/position", {{"position", animal_game()}, {"aspect", 2.5}}).json["scene"]["view"];
  EXPECT_NEAR((wide[2].get<double>() - wide[0].get<double>()) / (wide[3].get<double>() - wide[1].get<double>()), 2.5,
              0.01);
  EXPECT_EQ(server.post("/api/position", {{"position", animal_game()}, {"aspect", 100}}).json["error"]["at"], "aspect");
  const std::vector<Json> wrong{
      Json({0, 0, 100, 1}),       Json({0, 0, 30, 30}), Json({5, 0, 1, 4}), Json({0, 0, 0, 0}),
      Json({1e300, 0, 1e301, 1}), Json({0, 0, 1}),      Json("all"),        Json(7),
      Json({"a", "b", "c", "d"}), Json(nullptr)};
  for (const auto& view : wrong) {
    const auto reply = ask(view);
    EXPECT_EQ(reply.status, 400) << view;
    EXPECT_TRUE(reply.json["error"]["at"].get<std::string>().starts_with("view")) << view << reply.text;
  }
  EXPECT_EQ(server.post("/api/position", {{"position", {{"game", "kayles"}, {"heaps", {3}}}}, {"view", {0, 0, 4, 4}}})
                .json["error"]["at"],
            "view");
}

TEST(ServerCells, all_small_animals_are_listed_with_who_wins) {
  Server server;
  const auto animals =
      server.post("/api/animals", {{"board", "square-edges"}, {"bias", {1, 2}}, {"size", 3}}).json["animals"];
  ASSERT_EQ(animals.size(), 1U + 2 + 5);
  std::map<std::string, int> count;
  for (const auto& item : animals) {
    ++count[item["outcome"]];
    EXPECT_EQ(item["animal"].size(), item["shapes"].size());
  }
  EXPECT_EQ(count["maker"], 2);  // paper E, Section 5
  EXPECT_EQ(count["breaker"], 6);
  const auto refused = [&](Json body) { return server.post("/api/animals", body).json["error"]["at"]; };
  EXPECT_EQ(refused({{"board", "cubes"}, {"bias", {1, 2}}}), "board");
  EXPECT_EQ(refused({{"board", "squares"}, {"bias", {0, 2}}}), "bias");
  EXPECT_EQ(refused({{"board", "squares"}, {"bias", {1}}}), "bias");
  EXPECT_EQ(refused({{"board", "squares"}, {"bias", {1, 2}}, {"size", 9}}), "size");
}

TEST(ServerCells, analysis_tells_the_paving_and_marks_no_move_as_worse_than_it_is) {
  Server server;
  Json idea, answer;
  std::size_t best = 0, proved = 0;
  for (const auto& line : server.lines("/api/analyse", {{"position", animal_game({{0, 1}})}, {"seconds", 5}})) {
    if (line["event"] == "idea") idea = line["idea"];
    if (line["event"] == "answer") answer = line["answer"];
    if (line["event"] != "move") continue;
    EXPECT_NE(line.value("best", true), false);
    EXPECT_NE(line["outcome"], "loss");
    if (line.contains("best")) ++best;
    if (line["status"] == "proved") ++proved;
  }
  EXPECT_EQ(answer["outcome"], "breaker");
  EXPECT_EQ(best, 1U);
  EXPECT_GE(proved, best);
  ASSERT_TRUE(idea.is_object());
  EXPECT_EQ(idea["groups"][0]["period"].size(), 2U);
  bool joined = false;  // the answer to the mark is joined to it
  for (const auto& link : idea["groups"][0]["links"]) joined = joined || link[2] == true;
  EXPECT_TRUE(joined);
}

TEST(ServerCells, export_and_import_keep_the_game) {
  Server server;
  const auto position = animal_game({{3, 2}, {-1, 0}});
  const auto document =
      server.post("/api/export", {{"position", position}, {"as", "document"}}).json["text"].get<std::string>();
  EXPECT_EQ(server.post("/api/import", {{"text", document}, {"game", ""}}).json["document"], position);
  for (const std::string as : {"svg", "tikz"}) {
    const auto text = server.post("/api/export", {{"position", position}, {"as", as}, {"best", true}})
                          .json["text"]
                          .get<std::string>();
    EXPECT_NE(text.find("maker"), std::string::npos);
  }
  const auto proof = server.post("/api/export", {{"position", animal_game()}, {"as", "certificate"}}).json;
  EXPECT_TRUE(proof["text"].is_string()) << proof;
}

}  // namespace
}  // namespace arete::tests
