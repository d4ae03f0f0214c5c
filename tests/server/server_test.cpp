// The playground's interface against the engine: what the real server says of every game is what the engine says.

#include <gtest/gtest.h>

#include <thread>

#include "engine/boards/named_boards.hpp"
#include "engine/certificate.hpp"
#include "served_games.hpp"

namespace arete::tests {
namespace {

TEST(Server, offers_every_game_with_a_board_to_begin_on) {
  Server server;
  const auto offered = offered_games(server);
  ASSERT_EQ(offered.size(), all_games().size());
  for (std::size_t i = 0; i < offered.size(); ++i) {
    EXPECT_EQ(offered[i]["id"], all_games()[i]->id());
    EXPECT_EQ(offered[i]["rule"], all_games()[i]->about().rule);
    EXPECT_EQ(offered[i]["boards"].empty(), offered[i].contains("tilings"));
    const auto& start = offered[i]["start"];
    EXPECT_FALSE(open(Document::read(start["document"].dump()))->over()) << offered[i]["id"];
    EXPECT_EQ(start["scene"], server.post("/api/position", {{"position", start["document"]}}).json["scene"])
        << offered[i]["id"];
  }
}

TEST(Server, offers_every_named_board_and_makes_those_that_fit_a_game) {
  Server server;
  std::map<std::string, Json> kinds;
  for (const auto& board : offered_boards(server)) kinds[board["kind"]] = board;
  EXPECT_EQ(kinds.size(), board_names().size());
  for (const auto& game : offered_games(server)) {
    for (const auto& kind : game["boards"]) {
      Json sizes = Json::array();
      for (const auto& size : kinds.at(kind)["sizes"]) sizes.push_back(size["usual"]);
      const auto reply =
          server.post("/api/board", {{"kind", kind}, {"sizes", sizes}, {"game", game["id"]}, {"seed", 7}});
      EXPECT_EQ(reply.status, 200) << reply.text;
      EXPECT_EQ(reply.json["document"],
                to_json(make_board(
                    {.kind = kind, .sizes = sizes.get<std::vector<std::int64_t>>(), .game = game["id"], .seed = 7})));
    }
  }
  EXPECT_EQ(server.post("/api/board", {{"kind", "convex"}, {"sizes", {100'000'000}}}).json["error"]["at"], "sizes[0]");
}

TEST(Server, tells_how_every_position_of_a_game_stands) {
  Server server;
  for (const auto& start : starts(server)) {
    const auto whole = played_out(start, 3);
    const auto session = open(start);
    for (std::size_t ply = 0; ply <= whole.moves.size(); ++ply) {
      const auto document = without_last(whole, whole.moves.size() - ply);
      const auto reply = server.post("/api/position", {{"position", to_json(document)}});
      ASSERT_EQ(reply.status, 200) << document.write() << reply.text;
      const auto& stands = reply.json;
      EXPECT_EQ(stands["document"], to_json(document));
      EXPECT_EQ(stands["to_move"], name(session->to_move()));
      EXPECT_EQ(stands["over"], session->over());
      EXPECT_EQ(stands["moves"], to_json_moves(session->moves()));
      EXPECT_EQ(stands["lead"], session->lead());
      EXPECT_EQ(stands["scores"][0].get<Value>() - stands["scores"][1].get<Value>(), session->lead());
      EXPECT_EQ(stands["history"].size(), ply);
      EXPECT_EQ(stands["result"].is_null(), !session->over());
      const auto look = session->look();
      EXPECT_EQ(stands["scene"]["lines"].size(), look.lines.size());
      EXPECT_EQ(stands["scene"]["heaps"], Json(look.heaps));
      EXPECT_EQ(stands["scene"]["vertices"].size(), document.points ? document.points->size() : look.vertices.size());
      if (session->over()) {
        const auto outcome = session->solve({}).outcome;
        const bool first = session->to_move() == Player::first;
        const bool solitaire = find_game(start.game).about().play == Play::solitaire;
        const std::string winner = outcome == Outcome::tie || (solitaire && outcome == Outcome::loss) ? "nobody"
                                   : (outcome == Outcome::win) == first                               ? "first"
                                                                                                      : "second";
        EXPECT_EQ(stands["result"]["winner"], winner) << document.write();
        EXPECT_FALSE(stands["result"]["text"].get<std::string>().empty());
      } else {
        session->play(whole.moves[ply], "");
      }
    }
  }
}

TEST(Server, keeps_decimals_as_they_are_written) {
  Server server;
  const std::string points = "[[0.1000000000000000000000000001, 0], [1, 0.25], [0, 1]]";
  const auto reply =
      server.post_text("/api/position", R"({"position": {"game": "mono-complete", "points": )" + points + "}}");
  EXPECT_NE(reply.text.find(points), std::string::npos) << reply.text;
}

TEST(Server, exports_what_the_commands_write_and_imports_it_again) {
  Server server;
  const auto document = make_board({.kind = "convex", .sizes = {5}, .game = "mono-complete"});
  const auto position = to_json(document);
  const auto text = [&](const Json& body) { return server.post("/api/export", body).json["text"].get<std::string>(); };
  EXPECT_EQ(text({{"position", position}, {"as", "svg"}}), arete({"draw", "--plain"}, document.write() + "\n").out);
  EXPECT_EQ(text({{"position", position}, {"as", "tikz"}, {"best", true}}),
            arete({"draw", "--format", "tikz"}, document.write() + "\n").out);
  const auto written = text({{"position", position}, {"as", "document"}});
  EXPECT_EQ(server.post("/api/import", {{"text", written}}).json["document"], position);
  std::istringstream certificate(text({{"position", position}, {"as", "certificate"}}));
  const auto checked = CertificateReader(certificate).next();
  ASSERT_TRUE(checked.has_value());
  EXPECT_EQ(checked->refusal, "");
  const auto judged = server.post("/api/check", {{"text", certificate.str()}}).json;
  EXPECT_EQ(judged["accepted"], true) << judged;
  EXPECT_EQ(judged["by"], checked->by);
  auto forged = certificate.str();
  forged.replace(forged.find("\"outcome\":"), 11, "\"outcomf\":");
  const auto refused = server.post("/api/check", {{"text", forged}}).json;
  EXPECT_EQ(refused["accepted"], false) << refused;
  EXPECT_NE(refused["message"], "");
  EXPECT_EQ(server.post("/api/check", {{"text", ""}}).json["error"]["at"], "text");
  const auto pasted = server.post("/api/import", {{"text", "Dhc\n"}, {"game", "ueg"}}).json["document"];
  EXPECT_EQ(pasted["vertices"], 5);
  EXPECT_EQ(pasted["edges"].size(), 5u);
  EXPECT_EQ(server.post("/api/import", {{"text", "Dhc"}}).json["error"]["at"], "game");
  EXPECT_EQ(server.post("/api/import", {{"text", "D"}, {"game", "ueg"}}).json["error"]["at"], "graph6");
  const auto listed = server.post("/api/import", {{"text", "4\n0 1\n1 2\n\n0 3\n"}, {"game", "ueg"}}).json["document"];
  EXPECT_EQ(listed["vertices"], 4);
  EXPECT_EQ(listed["edges"].size(), 2u) << "up to the blank line";
  EXPECT_EQ(server.post("/api/import", {{"text", "0 1\n1 1"}, {"game", "ueg"}}).json["error"]["at"], "line 2");
  const auto stream = server.post("/api/import", {{"text", "{\"heaps\": [3]}\n{\"heaps\": [4]}"}, {"game", "kayles"}});
  EXPECT_EQ(stream.json["document"]["heaps"], Json::array({3})) << "the first of several, and the game that it lacks";
}

TEST(Server, refuses_an_empty_key_at_a_place) {
  EXPECT_EQ(Server().post("/api/position", {{"", 1}}).json["error"]["at"], "body");
}

TEST(Server, triangulates_points_for_games_on_triangulations) {
  Server server;
  for (const auto& points :
       {Json::parse("[[0,0],[10,1],[9,12],[1,8],[5,4]]"), Json::parse("[[0.5,0],[10,1],[9,12.25],[1,8],[5,4]]")}) {
    const auto edges = server.post("/api/triangulate", {{"points", points}}).json["edges"];
    EXPECT_EQ(server.post("/api/position", {{"position", {{"game", "coloring"}, {"points", points}, {"edges", edges}}}})
                  .status,
              200)
        << edges;
  }
  EXPECT_EQ(server.post("/api/triangulate", {{"points", {{0, 0}, {1, 1}, {2, 2}}}}).status, 400);
}

TEST(Server, answers_many_clients_at_once_without_an_error) {
  Server server;
  const auto positions = starts(server);
  std::atomic<int> errors{0}, answered{0};
  std::vector<std::jthread> clients;
  for (std::size_t c = 0; c < 8; ++c) {
    clients.emplace_back([&, c] {
      httplib::Client client("127.0.0.1", server.port());
      client.set_keep_alive(true);
      client.set_tcp_nodelay(true);
      client.set_read_timeout(60);
      for (std::size_t i = 0; i < 50; ++i) {
        const auto position = Json{{"position", to_json(positions[(c + i) % positions.size()])}};
        auto body = position;
        if (i % 3 == 0) body["strength"] = "easy";
        const auto reply = client.Post(i % 3 == 0 ? "/api/choose" : "/api/position", body.dump(), "application/json");
        const bool good = reply && (reply->status == 200 || (i % 3 == 0 && reply->status == 503));
        ++(good ? answered : errors);
      }
    });
  }
  clients.clear();
  EXPECT_EQ(errors, 0);
  EXPECT_EQ(answered, 400);
}

}  // namespace
}  // namespace arete::tests
