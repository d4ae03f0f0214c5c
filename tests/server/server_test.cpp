// The playground's interface against the engine: what the real server says of every game is what the engine says.

#include <gtest/gtest.h>

#include <thread>

#include "base/random.hpp"
#include "engine/boards/named_boards.hpp"
#include "engine/certificate.hpp"
#include "engine/game.hpp"
#include "server.hpp"

namespace arete::tests {
namespace {

Json to_json(const Document& document) { return Json::parse(document.write()); }
Json to_json_move(const MoveText& move) { return move.size() == 1 ? Json(move[0]) : Json(move); }
Json to_json_moves(const std::vector<MoveText>& moves) {
  Json list = Json::array();
  for (const auto& move : moves) list.push_back(to_json_move(move));
  return list;
}

Json offered_games(Server& server) { return server.get("/api/games").json["games"]; }
Json offered_boards(Server& server) { return server.get("/api/boards").json["boards"]; }

/// The start document of each game that ends, as the server offers it.
std::vector<Document> starts(Server& server) {
  std::vector<Document> list;
  for (const auto& game : offered_games(server)) {
    if (!game.contains("tilings")) list.push_back(Document::read(game["start"]["document"].dump()));
  }
  return list;
}

/// A random game to its end.
Document played_out(Document document, std::uint64_t seed) {
  Random random(seed);
  const auto session = open(document);
  while (!session->over()) {
    const auto moves = session->moves();
    document.moves.push_back(moves[random.below(moves.size())]);
    session->play(document.moves.back(), "");
  }
  return document;
}
Document without_last(Document document, std::size_t count) {
  document.moves.resize(document.moves.size() - std::min(count, document.moves.size()));
  return document;
}

/// What a move is worth to the player who makes it, by the plain search.
struct Worth {
  Outcome outcome;
  std::optional<Value> score;
};
Worth worth(const Session& before, const MoveText& move) {
  const auto after = before.clone();
  after->play(move, "");
  const auto answer = after->solve({.plain = true});
  const int sign = after->to_move() == before.to_move() ? 1 : -1;
  const Value gain = (after->lead() - before.lead()) * (before.to_move() == Player::first ? 1 : -1);
  Worth worth{sign > 0 ? answer.outcome : reversed(answer.outcome), {}};
  if (answer.score) worth.score = gain + sign * *answer.score;
  return worth;
}

bool wins_at_once(const Session& before, const MoveText& move) {
  const auto after = before.clone();
  after->play(move, "");
  return after->over() && worth(before, move).outcome == Outcome::win;
}

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

TEST(Server, chooses_a_best_move_at_full_strength_and_a_legal_one_at_any) {
  Server server;
  for (const auto& start : starts(server)) {
    const auto document = without_last(played_out(start, 8), 4);
    const auto session = open(document);
    const auto best = to_json_moves(*session->solve({.plain = true}).best), legal = to_json_moves(session->moves());
    for (const std::string strength : {"easy", "medium", "strong", "perfect"}) {
      const auto chosen =
          server.post("/api/choose", {{"position", to_json(document)}, {"strength", strength}, {"seed", 4}}).json;
      EXPECT_NE(std::find(legal.begin(), legal.end(), chosen["move"]), legal.end()) << document.write() << chosen;
      if (strength != "perfect") continue;
      EXPECT_EQ(chosen["exact"], true);
      EXPECT_TRUE(best.empty() || std::find(best.begin(), best.end(), chosen["move"]) != best.end())
          << document.write() << chosen;
    }
  }
}

/// After which the other side has no win on the move.
bool is_safe(const Session& before, const MoveText& move) {
  const auto after = before.clone();
  after->play(move, "");
  if (after->over() || after->to_move() == before.to_move()) return true;
  const auto replies = after->moves();
  return std::none_of(replies.begin(), replies.end(),
                      [&](const MoveText& reply) { return wins_at_once(*after, reply); });
}

TEST(Server, takes_a_win_on_the_move_and_prevents_one_however_weak) {
  Server server;
  std::size_t wins = 0, threats = 0;
  for (const auto& start : starts(server)) {
    const auto play = find_game(start.game).about().play;
    if (play != Play::normal && play != Play::race) continue;  // elsewhere more may be won than the game
    const auto whole = played_out(start, 11);
    for (std::size_t back = 1; back <= 4; ++back) {
      const auto document = without_last(whole, back);
      const auto session = open(document);
      Json winning = Json::array(), safe = Json::array();
      for (const auto& move : session->moves()) {
        if (wins_at_once(*session, move)) winning.push_back(to_json_move(move));
        if (is_safe(*session, move)) safe.push_back(to_json_move(move));
      }
      const auto& wanted = winning.empty() ? safe : winning;
      if (wanted.empty()) continue;
      ++(winning.empty() ? threats : wins);
      for (const std::string strength : {"easy", "medium", "strong", "perfect"}) {
        const auto chosen =
            server.post("/api/choose", {{"position", to_json(document)}, {"strength", strength}, {"seed", back}}).json;
        EXPECT_NE(std::find(wanted.begin(), wanted.end(), chosen["move"]), wanted.end())
            << document.write() << strength << chosen;
      }
    }
  }
  EXPECT_GT(wins, 10u);
  EXPECT_GT(threats, 10u);
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
  EXPECT_EQ(stream.json["document"]["heaps"], Json({3})) << "the first of several, and the game that it lacks";
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
