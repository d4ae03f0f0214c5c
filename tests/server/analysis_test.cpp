// What the server says of the moves of a position and of a whole game, against the plain search.

#include <gtest/gtest.h>

#include "engine/boards/named_boards.hpp"
#include "served_games.hpp"

namespace arete::tests {
namespace {

TEST(Server, analyses_every_move_of_every_game_as_the_plain_search_does) {
  Server server;
  for (const auto& start : starts(server)) {
    const auto document = without_last(played_out(start, 5), 5);
    const auto session = open(document);
    const auto lines = server.lines("/api/analyse", {{"position", to_json(document)}, {"seconds", 20}});
    ASSERT_GE(lines.size(), 3u) << document.write();
    EXPECT_EQ(lines.front()["event"], "begin");
    EXPECT_EQ(lines.back()["event"], "done");
    EXPECT_EQ(lines.back()["complete"], true) << document.write();
    std::map<Json, Json> values;
    Json answer;
    for (const auto& line : lines) {
      if (line["event"] == "move") values[line["move"]] = line;
      if (line["event"] == "answer") answer = line["answer"];
    }
    const auto truth = session->solve({.plain = true});
    EXPECT_EQ(answer["outcome"], word(truth.outcome)) << document.write();
    EXPECT_EQ(answer["best"], to_json_moves(*truth.best)) << document.write();
    EXPECT_EQ(values.size(), session->moves().size());
    for (const auto& move : session->moves()) {
      const auto& value = values[to_json_move(move)];
      const auto expected = worth(*session, move);
      EXPECT_EQ(value["status"], "proved");
      EXPECT_EQ(value["outcome"], word(expected.outcome)) << document.write() << value;
      EXPECT_EQ(value.contains("score"), expected.score.has_value());
      if (expected.score) {
        EXPECT_EQ(value["score"], *expected.score) << document.write() << value;
      }
      const bool best = std::find(truth.best->begin(), truth.best->end(), move) != truth.best->end();
      EXPECT_EQ(value["best"], best) << document.write() << value;
    }
  }
}

/// The last line of an analysis that tells the components, or null.
Json told_components(Server& server, const Json& position) {
  Json told;
  for (const auto& line : server.lines("/api/analyse", {{"position", position}, {"seconds", 20}})) {
    if (line["event"] == "components") told = line;
  }
  return told;
}

TEST(Server, tells_components_that_add_up_and_no_sum_where_none_is_known) {
  Server server;
  const Json apart = Json::parse(R"([[0, 1], [1, 2], [3, 4], [4, 5], [5, 6], [7, 8]])");
  const auto path = [](std::size_t length) {
    Json edges = Json::array();
    for (std::size_t i = 0; i < length; ++i) edges.push_back({i, i + 1});
    return edges;
  };
  for (const std::string game : {"arc-kayles", "node-kayles", "nimstring"}) {
    const auto told = told_components(server, {{"game", game}, {"vertices", 9}, {"edges", apart}});
    ASSERT_EQ(told["components"].size(), 3u) << game;
    const auto whole =
        open(Document::read(Json{{"game", game}, {"vertices", 9}, {"edges", apart}}.dump()))->solve({.plain = true});
    EXPECT_EQ(told["sum"].dump(), whole.nimber->is_loony() ? "\"loony\"" : to_text(*whole.nimber)) << game;
    for (const auto& part : told["components"]) {
      const auto alone = open(Document::read(
          Json{{"game", game}, {"vertices", part["lines"].size() + 1}, {"edges", path(part["lines"].size())}}.dump()));
      const auto nimber = *alone->solve({.plain = true}).nimber;
      EXPECT_EQ(part["nimber"].dump(), nimber.is_loony() ? "\"loony\"" : to_text(nimber)) << game << part;
    }
  }
  EXPECT_EQ(told_components(server, {{"game", "nimstring"}, {"vertices", 9}, {"edges", apart}})["sum"], "loony");
  const auto heaps = told_components(server, {{"game", "kayles"}, {"heaps", {3, 3, 5}}});
  EXPECT_EQ(heaps["components"],
            Json::parse(R"([{"nimber": 3, "heap": 3}, {"nimber": 3, "heap": 3}, {"nimber": 4, "heap": 5}])"));
  EXPECT_EQ(heaps["sum"], 4);
  for (const std::string game : {"picarete", "strings-and-coins", "partizan-uvg", "uvg"}) {
    EXPECT_EQ(told_components(server, {{"game", game}, {"vertices", 9}, {"edges", apart}}), nullptr) << game;
  }
  EXPECT_EQ(told_components(server, {{"game", "arc-kayles"}, {"vertices", 9}, {"edges", apart}, {"misere", true}}),
            nullptr);
  EXPECT_EQ(told_components(server, {{"game", "kayles"}, {"heaps", {3, 5}}, {"misere", true}}), nullptr);
}

TEST(Server, tells_the_heaps_that_rows_of_faces_and_lone_points_are) {
  Server server;
  const auto told = [&](const std::string& game, const std::string& kind, int size,
                        const std::vector<MoveText>& moves) {
    auto document = make_board(
        {.kind = kind, .sizes = {size}, .game = game, .seed = 1, .shape = kind == "triangulation" ? "fan" : ""});
    document.moves = moves;
    return told_components(server, to_json(document));
  };
  const auto rows = told("coloring", "triangulation", 9, {{0, 4}});  // two of seven faces are taken
  ASSERT_EQ(rows["components"].size(), 2u);
  EXPECT_EQ(rows["sum"], rows["components"][0]["nimber"].get<int>() ^ rows["components"][1]["nimber"].get<int>());
  const auto lone = told("mono-triangle", "convex", 9, {{0, 4}});  // three on one side, four on the other
  ASSERT_EQ(lone["components"].size(), 2u);
  EXPECT_EQ(lone["sum"], 1 ^ 2);  // Dawson's Kayles: 0, 0, 1, 1, 2
}

TEST(Server, reviews_a_game_and_marks_mistakes) {
  Server server;
  const Json heaps{{"game", "kayles"}, {"heaps", {1, 2, 5}}, {"moves", {{5, 2, 2}, {1, 0, 0}, {2, 0, 0}, {2, 0, 1}}}};
  auto document = Document::read(heaps.dump());
  std::vector<Json> values;
  for (const auto& line : server.lines("/api/review", {{"position", heaps}})) {
    if (line["event"] == "value") values.push_back(line);
  }
  ASSERT_EQ(values.size(), 5u);
  std::vector<std::string> winners;
  for (std::size_t ply = 0; ply <= 4; ++ply) {
    auto prefix = document;
    prefix.moves.resize(ply);
    const auto session = open(prefix);
    winners.push_back((session->solve({}).outcome == Outcome::win) == (session->to_move() == Player::first) ? "first"
                                                                                                            : "second");
    EXPECT_EQ(values[ply]["outcome"], winners[ply]);
    EXPECT_EQ(values[ply]["status"], "proved");
    if (ply > 0) {
      EXPECT_EQ(values[ply]["mistake"], winners[ply] != winners[ply - 1]) << ply;
    }
  }
  EXPECT_NE(std::count(winners.begin(), winners.end(), winners[0]), 5) << "the game should have a mistake in it";
}

}  // namespace
}  // namespace arete::tests
