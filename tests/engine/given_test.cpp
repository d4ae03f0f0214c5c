// Positions with edges that are given, and games that the second player begins, held against the plain search.

#include <gtest/gtest.h>

#include <random>
#include <sstream>

#include "agree.hpp"
#include "engine/boards/beginnings.hpp"
#include "engine/boards/graph_boards.hpp"
#include "engine/certificate.hpp"
#include "engine/game.hpp"

namespace arete::tests {
namespace {

const std::vector<std::string> one_colour{"mono-complete", "mono-triangle",      "coloring",  "four-cycle", "nimstring",
                                          "mono-flip",     "mono-flip-triangle", "all-green", "green-wins"};
const std::vector<std::string> two_colours{"bi-complete", "bi-triangle", "bi-coloring", "bi-flip"};

bool on_points(const std::string& game) {
  return game == "mono-complete" || game == "mono-triangle" || game == "bi-complete" || game == "bi-triangle";
}
bool solitaire(const std::string& game) { return game == "all-green" || game == "green-wins"; }

/// Some edges of the board, each with its owner, that do not cross.
Given random_given(const Document& document, bool colours, std::size_t most, std::mt19937& random) {
  const PointSet points(*document.points);
  std::vector<Ends> pool = document.edges.value_or(complete_edges(static_cast<std::int64_t>(points.size())));
  std::shuffle(pool.begin(), pool.end(), random);
  std::vector<Ends> chosen;
  for (const Ends e : pool) {
    if (chosen.size() == most) break;
    if (std::none_of(chosen.begin(), chosen.end(), [&](Ends c) { return points.cross(e, c); })) chosen.push_back(e);
  }
  Given given;
  for (const Ends e : chosen) (!colours ? given.nobody : random() % 2 == 0 ? given.first : given.second).push_back(e);
  return given;
}

Document random_start(const std::string& game, std::size_t points, std::mt19937& random) {
  const bool convex = random() % 2 == 0;
  const auto n = static_cast<std::int64_t>(points);
  const auto kind = !convex ? "delaunay" : "triangulation";
  Document document = on_points(game) ? board(convex ? "convex" : "random", {n}, game, random() % 1000 + 1)
                                      : board(kind, {n}, game, random() % 1000 + 1);
  return document;
}

/// Theorem, search and plain search agree, with every best move and with one.
void expect_agreement(const Document& document) {
  const auto session = open(document);
  const auto plain = session->solve({.nimber = true, .plain = true});
  const auto same = [&](const Question& question, const std::string& what) {
    const auto found = session->solve(question);
    ASSERT_EQ(found.outcome, plain.outcome) << what << ' ' << document.write();
    ASSERT_EQ(found.to_move, plain.to_move) << what << ' ' << document.write();
    ASSERT_EQ(found.score, plain.score) << what << ' ' << document.write();
    ASSERT_EQ(found.green, plain.green) << what << ' ' << document.write();
    if (question.nimber) {
      ASSERT_EQ(found.nimber, plain.nimber) << what << ' ' << document.write();
    }
    if (question.all_best && found.source.find("best has only") == std::string::npos) {
      ASSERT_EQ(found.best, plain.best) << what << ' ' << document.write();
    } else {
      for (const auto& move : *found.best)
        ASSERT_NE(std::find(plain.best->begin(), plain.best->end(), move), plain.best->end()) << document.write();
    }
  };
  same({.nimber = true, .theorems = false}, "search");
  same({.nimber = true}, "theorem");
  same({.all_best = false}, "one best move");
}

TEST(Given, every_game_is_solved_as_by_the_plain_search) {
  constexpr int rounds = 200;
  std::mt19937 random(7);
  for (const bool colours : {false, true}) {
    for (const auto& game : colours ? two_colours : one_colour) {
      for (int round = 0; round < rounds && !testing::Test::HasFatalFailure(); ++round) {
        const std::size_t n = 4 + random() % (on_points(game) ? 5 : 3);
        Document document = random_start(game, n, random);
        const std::size_t least = on_points(game) ? (n < 7 ? 3 : n) : 1;  // so that the plain search can be asked
        document.given = random_given(document, colours, least + random() % (2 * n), random);
        if (!solitaire(game) && random() % 2 == 0) document.to_move = Player::second;
        expect_agreement(document);
      }
    }
  }
}

TEST(Given, seven_points_have_symmetries_that_what_is_given_breaks) {
  std::mt19937 random(11);
  for (const std::string game : {"mono-complete", "mono-triangle", "bi-complete", "bi-triangle"}) {
    const bool colours = game.starts_with("bi");
    for (int round = 0; round < 30 && !testing::Test::HasFatalFailure(); ++round) {
      Document document = board(round % 2 == 0 ? "convex" : "double-circle", {round % 2 == 0 ? 7 : 8}, game);
      document.given = random_given(document, colours, 6 + random() % 6, random);
      expect_agreement(document);
    }
  }
}

TEST(Given, a_position_of_a_game_is_the_same_when_it_is_given) {
  std::mt19937 random(3);
  for (const std::string game : {"mono-complete", "mono-triangle", "coloring", "four-cycle", "nimstring", "bi-complete",
                                 "bi-triangle", "bi-coloring"}) {
    const bool colours = game.starts_with("bi");
    for (int round = 0; round < 30 && !testing::Test::HasFatalFailure(); ++round) {
      Document played = random_start(game, 4 + random() % 3, random);
      Document given = played;
      given.given.emplace();
      const auto session = open(played);
      for (std::size_t k = 1 + random() % 6; k > 0 && !session->over(); --k) {
        const auto moves = session->moves();
        const auto move = moves[random() % moves.size()];
        const Ends edge{static_cast<std::int32_t>(move[0]), static_cast<std::int32_t>(move[1])};
        const Player by = session->to_move();
        session->play(move, "move");
        played.moves.push_back(move);
        (!colours              ? given.given->nobody
         : by == Player::first ? given.given->first
                               : given.given->second)
            .push_back(edge);
      }
      if (session->lead() != 0 || session->over()) continue;
      given.to_move = session->to_move();
      const auto one = ask(played, {.nimber = true}), other = ask(given, {.nimber = true});
      ASSERT_EQ(one.claim(), other.claim()) << played.write() << given.write();
      EXPECT_EQ(session->perft(2), open(given)->perft(2));
    }
  }
}

TEST(Given, documents_are_written_as_they_are_read) {
  const std::string text =
      R"({"game": "bi-triangle", "points": [[0, 0], [40, 1], [33, 30], [2, 28]], "given": {"first": [[0, 1]], )"
      R"("second": [[1, 2], [0, 2]]}, "to_move": "second", "moves": [[0, 3]]})";
  EXPECT_EQ(Document::read(text).write(), text);
}

TEST(Given, bad_keys_are_refused_at_their_place) {
  const std::string four = R"("points": [[0,0],[40,1],[33,30],[2,28]])";
  const auto bi = [&](const std::string& rest) {
    return opening_refusal(R"({"game": "bi-triangle", )" + four + ", " + rest + "}");
  };
  EXPECT_EQ(bi(R"("given": {"first": [[0,2]], "second": [[0,1],[1,3]]})"), "given.second[1]: [1, 3] crosses [0, 2]");
  EXPECT_EQ(bi(R"("given": {"first": [[0,2]], "second": [[2,0]]})"), "given.second[0]: [0, 2] is given twice");
  EXPECT_EQ(bi(R"("given": {"first": [[0,4]]})"), "given.first[0]: [0, 4] joins no two of the points");
  EXPECT_EQ(bi(R"("given": {"nobody": [[0,1]]})"),
            "given.nobody: bi-triangle is played in two colours: each edge is `first`'s or `second`'s");
  EXPECT_EQ(bi(R"("given": {"third": []})"), "given.third: unknown key: `first`, `second` or `nobody`");
  EXPECT_EQ(bi(R"("given": {"first": [], "first": []})"), "given.first: this key is there twice");
  EXPECT_EQ(bi(R"("given": [[0,1]])"),
            "given: `given` is an object with lists of edges [u, v]: `first`, `second`, `nobody`");
  EXPECT_EQ(bi(R"("given": {"first": [[0,1,2]]})").substr(0, 15), "given.first[0]:");
  EXPECT_EQ(bi(R"("to_move": "third")"), "to_move: `to_move` is \"first\" or \"second\"");
  EXPECT_EQ(bi(R"("given": {}, "to_move": "second")"), "accepted");
  const std::string triangulation = four + R"(, "edges": [[0,1],[1,2],[2,3],[3,0],[0,2]])";
  EXPECT_EQ(opening_refusal(R"({"game": "coloring", )" + triangulation + R"(, "given": {"nobody": [[1,3]]}})"),
            "given.nobody[0]: [1, 3] is not an edge of the triangulation");
  EXPECT_EQ(opening_refusal(R"({"game": "coloring", )" + triangulation + R"(, "given": {"first": [[0,1]]}})"),
            "given.first: coloring is played in one colour: what is given is `nobody`'s");
  EXPECT_EQ(opening_refusal(R"({"game": "all-green", )" + triangulation + R"(, "to_move": "first"})"),
            "to_move: all-green is a solitaire: there is only one player");
  EXPECT_EQ(
      opening_refusal(R"({"game": "ueg", "vertices": 2, "edges": [[0,1]], "given": {"nobody": [[0,1]]}})").substr(0, 6),
      "given:");
  EXPECT_EQ(opening_refusal(R"({"game": "nimstring", "vertices": 2, "edges": [[0,1]], "given": {"nobody": [[0,1]]}})")
                .substr(0, 6),
            "given:");
}

TEST(Given, large_convex_sets_find_a_crossing_and_answer_in_two_colours) {
  Document document = board("convex", {20000}, "bi-triangle");
  document.given.emplace();
  document.given->first = {{0, 10000}, {3, 9000}};
  document.given->second = {{100, 9500}};
  try {
    open(document);
    FAIL();
  } catch (const InputError& e) {
    EXPECT_EQ(e.at(), "given.second[0]");
  }
  document.given = Given{.first = {{0, 10000}}, .second = {{100, 8500}}, .nobody = {}};
  EXPECT_EQ(ask(document, {.all_best = false}).outcome, Outcome::tie);
}

TEST(Given, complete_faces_count_for_nobody) {
  // Two triangles side by side; one is green already: the other is a face of Coloring like any, with one green edge.
  Document coloring;
  coloring.game = "coloring";
  coloring.points = {{Decimal::of(0), Decimal::of(0)},
                     {Decimal::of(40), Decimal::of(1)},
                     {Decimal::of(33), Decimal::of(30)},
                     {Decimal::of(2), Decimal::of(28)}};
  coloring.edges = {{0, 1}, {0, 2}, {0, 3}, {1, 2}, {2, 3}};
  coloring.given = Given{.first = {}, .second = {}, .nobody = {{0, 1}, {0, 2}, {1, 2}}};
  EXPECT_FALSE(open(coloring)->over());
  EXPECT_EQ(ask(coloring).outcome, Outcome::loss);
  coloring.given->nobody = *coloring.edges;
  EXPECT_TRUE(open(coloring)->over());
  EXPECT_EQ(ask(coloring).outcome, Outcome::tie);

  Document solitaire = coloring;
  solitaire.game = "green-wins";
  solitaire.given->nobody = {{0, 1}, {1, 2}};
  EXPECT_EQ(ask(solitaire).green, 5);
  solitaire.given->nobody = {{0, 2}};
  EXPECT_EQ(ask(solitaire).green, 1);
  EXPECT_TRUE(open(solitaire)->over());
}

TEST(Given, certificates_hold_the_keys_and_are_checked_with_them) {
  std::mt19937 random(5);
  for (const bool colours : {false, true}) {
    for (const auto& game : colours ? two_colours : one_colour) {
      for (int round = 0; round < 4; ++round) {
        Document document = random_start(game, 5, random);
        document.given = random_given(document, colours, 1 + random() % 4, random);
        if (!solitaire(game) && round % 2 == 0) document.to_move = Player::second;
        const auto session = open(document);
        const auto certificate = write_certificate(document, *session, session->solve({.nimber = true, .proof = true}));
        ASSERT_TRUE(certificate) << document.write();
        std::istringstream in(*certificate);
        const auto checked = CertificateReader(in).next();
        EXPECT_TRUE(checked->accepted()) << checked->refusal << document.write();
        Document other = document;
        other.given.reset();
        EXPECT_NE(certificate->find("\"given\""), std::string::npos);
      }
    }
  }
}

TEST(Given, the_second_player_begins_in_every_game_of_two) {
  for (const auto* game : finite_games()) {
    if (game->about().play == Play::solitaire) continue;
    Document first = make_board(first_board(std::string(game->id()))), second = first;
    second.to_move = Player::second;
    const auto a = open(first), b = open(second);
    EXPECT_EQ(a->moves(), b->moves()) << game->id();
    EXPECT_EQ(b->to_move(), Player::second) << game->id();
    const auto move = a->moves().back();
    a->play(move, "move");
    b->play(move, "move");
    EXPECT_EQ(a->to_move(), opponent(b->to_move())) << game->id();
    EXPECT_EQ(a->lead(), -b->lead()) << game->id();
  }
}

}  // namespace
}  // namespace arete::tests
