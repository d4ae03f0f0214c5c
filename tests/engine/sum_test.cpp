// Several boards at once, held against a search that knows nothing but the moves and who has completed a face.

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <sstream>

#include "ask.hpp"
#include "engine/boards/realizations.hpp"
#include "engine/certificate.hpp"

namespace arete::tests {
namespace {

Document sum(const std::string& game, const std::vector<Document>& boards) {
  Document document;
  document.game = game;
  document.boards.emplace();
  for (auto part : boards) {
    part.game.clear();
    document.boards->push_back(std::move(part));
  }
  return document;
}

/// Exhaustive, with a memory of what lies on the boards: 1, 0 or −1 for the player to move.
class Definition {
 public:
  int value(const Session& session) {
    if (session.over()) return session.solve({}).outcome == Outcome::tie ? 0 : -1;
    std::string key;
    for (const auto& line : session.look().lines) key += std::to_string(static_cast<int>(line.mark)) + text(line.ends);
    for (const auto mark : session.look().vertices) key += std::to_string(static_cast<int>(mark));
    for (const auto heap : session.look().heaps) key += ' ' + std::to_string(heap);
    for (const auto& token : session.look().tokens) key += token ? 't' + std::to_string(*token) : "-";
    if (const auto it = known_.find(key); it != known_.end()) return it->second;
    int best = -1;
    for (const auto& move : session.moves()) best = std::max(best, worth(session, move));
    return known_[key] = best;
  }
  int worth(const Session& session, const MoveText& move) {
    const auto next = session.clone();
    next->play(move, "move");
    return (next->to_move() == session.to_move() ? 1 : -1) * value(*next);
  }

 private:
  std::map<std::string, int> known_;
};

void expect_as_defined(const Document& document) {
  const auto session = open(document);
  Definition definition;
  const int value = definition.value(*session);
  const auto answer = session->solve({.nimber = true});
  ASSERT_EQ(answer.outcome, value > 0 ? Outcome::win : value < 0 ? Outcome::loss : Outcome::tie) << document.write();
  std::vector<MoveText> best;
  for (const auto& move : session->moves()) {
    if (value >= 0 && definition.worth(*session, move) == value) best.push_back(move);
  }
  EXPECT_EQ(answer.best, best) << document.write();
  EXPECT_EQ(Document::read(document.write()).write(), document.write());
  const auto one = session->solve({.all_best = false});
  EXPECT_EQ(one.best->size(), std::min<std::size_t>(best.size(), 1));
}

/// Along a game at random.
void expect_along_a_game(Document document, std::mt19937& random) {
  for (;;) {
    expect_as_defined(document);
    const auto session = open(document);
    const auto moves = session->moves();
    if (session->over() || testing::Test::HasFatalFailure()) return;
    document.moves.push_back(moves[random() % moves.size()]);
  }
}

TEST(Sums, of_impartial_games_go_by_nimbers) {
  std::mt19937 random(1);
  for (int round = 0; round < 4; ++round) {
    expect_along_a_game(sum("kayles", {heaps("kayles", {3, 2}), heaps("kayles", {4})}), random);
    expect_along_a_game(sum("node-kayles", {board("path", {4}, "node-kayles"), board("cycle", {5}, "node-kayles")}),
                        random);
    expect_along_a_game(sum("arc-kayles", {board("path", {5}, "arc-kayles"), board("cycle", {4}, "arc-kayles")}),
                        random);
    expect_along_a_game(sum("nimstring", {board("boxes", {1, 2}, "nimstring"), board("cycle", {3}, "nimstring")}),
                        random);
    expect_along_a_game(sum("nimstring", {board("triangulation", {4}, "nimstring"), board("path", {4}, "nimstring")}),
                        random);
    auto left = board("path", {4}, "ueg"), right = board("cycle", {4}, "ueg");
    left.root = 1;
    right.root = 0;
    expect_along_a_game(sum("ueg", {left, right}), random);
    expect_along_a_game(
        sum("mono-flip", {board("triangulation", {6}, "mono-flip"), board("delaunay", {6}, "mono-flip", 3)}), random);
  }
}

TEST(Sums, of_races_are_won_by_the_first_face_on_any_board) {
  std::mt19937 random(2);
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    expect_along_a_game(
        sum("coloring", {board("triangulation", {4}, "coloring", seed), board("triangulation", {5}, "coloring", seed)}),
        random);
    expect_along_a_game(sum("coloring", {board("delaunay", {5}, "coloring", seed), board("convex", {2}, "coloring")}),
                        random);
    expect_along_a_game(
        sum("mono-triangle", {board("convex", {4}, "mono-triangle"),
                              board("convex", {static_cast<std::int64_t>(3 + seed % 2)}, "mono-triangle")}),
        random);
    expect_along_a_game(
        sum("mono-triangle", {board("convex", {4}, "mono-triangle"), board("convex", {2}, "mono-triangle")}), random);
  }
  expect_along_a_game(sum("coloring", {board("convex", {2}, "coloring"), board("convex", {2}, "coloring")}), random);
}

TEST(Sums, of_searched_boards_of_mono_triangle_add_up) {
  std::vector<Document> boards;
  for (int n = 2; n <= 5; ++n) {
    for (const auto& sites : realized_order_types(n)) {
      boards.push_back(board("convex", {n}, "mono-triangle"));
      auto& points = boards.back().points.emplace();
      for (const auto& [x, y] : sites) points.push_back({Decimal::of(x), Decimal::of(y)});
    }
  }
  std::mt19937 random(4);
  for (std::size_t i = 0; i < boards.size(); ++i) {
    for (std::size_t j = 0; j <= i; ++j) {
      const auto both = boards[i].points->size() + boards[j].points->size();
      if (both <= 8) expect_along_a_game(sum("mono-triangle", {boards[i], boards[j]}), random);
    }
    const auto alone = ask(boards[i], {.plain = true});
    EXPECT_EQ(ask(sum("mono-triangle", {boards[i]})).outcome, alone.outcome) << boards[i].write();
  }
  const auto pierced =
      sum("mono-triangle", {board("wheel", {6}, "mono-triangle"), board("wheel", {7}, "mono-triangle")});
  const auto by_search = ask(pierced, {.theorems = false});
  EXPECT_EQ(by_search.method, "search");
  EXPECT_EQ(ask(pierced).outcome, by_search.outcome);
  EXPECT_EQ(ask(pierced, {.limits = {.nodes = 1}}).outcome, Outcome::unknown);
  const auto convex =
      sum("mono-triangle", {board("convex", {6}, "mono-triangle"), board("convex", {5}, "mono-triangle")});
  EXPECT_EQ(ask(convex, {.theorems = false}).best, ask(convex).best);
}

TEST(Sums, of_large_and_small_boards_are_one_question) {
  const auto answer = ask(
      sum("coloring", {board("triangulation", {300}, "coloring", 1, "fan"), board("triangulation", {6}, "coloring")}),
      {.nimber = true});
  const auto left = ask_nimber(board("triangulation", {300}, "coloring", 1, "fan")).nimber,
             right = ask_nimber(board("triangulation", {6}, "coloring")).nimber;
  EXPECT_EQ(answer.nimber, *left + *right);
}

TEST(Sums, have_certificates_where_all_boards_are_searched) {
  for (const auto& document :
       {sum("kayles", {heaps("kayles", {5, 2}), heaps("kayles", {4})}),
        sum("nimstring", {board("boxes", {1, 2}, "nimstring"), board("cycle", {4}, "nimstring")}),
        sum("coloring", {board("triangulation", {5}, "coloring"), board("delaunay", {6}, "coloring")}),
        sum("node-kayles", {board("path", {6}, "node-kayles"), board("path", {6}, "node-kayles")})}) {
    const auto session = open(document);
    const auto certificate = write_certificate(document, *session, session->solve({.nimber = true, .proof = true}));
    ASSERT_TRUE(certificate) << document.write();
    std::istringstream in(*certificate);
    const auto checked = CertificateReader(in).next();
    EXPECT_TRUE(checked->accepted()) << checked->refusal;
    auto forged = document;  // the same proof of other boards
    forged.boards->pop_back();
    auto text = *certificate;
    const auto start = text.find("position ") + 9, end = text.find('\n', start);
    text = text.substr(0, start) + forged.write() + text.substr(end, text.rfind("end ") - end);
    std::istringstream other(sealed(text));
    EXPECT_FALSE(CertificateReader(other).next()->accepted());
  }
}

TEST(Sums, that_make_no_sense_are_refused_at_their_place) {
  EXPECT_EQ(
      opening_refusal(R"({"game": "kayles", "boards": [{"heaps": [3]}, {"heaps": [2]}], "moves": [[1, [2, 0, 1]]]})"),
      "accepted");
  EXPECT_EQ(
      opening_refusal(R"({"game": "node-kayles", "boards": [{"vertices": 2, "edges": [[0, 1]]}], "moves": [[0, 1]]})"),
      "accepted");
  EXPECT_EQ(opening_refusal(R"({"game": "kayles", "boards": [{"heaps": [3]}, {"heaps": [-2]}]})"),
            "boards[1].heaps[0]: a heap is not negative");
  EXPECT_EQ(opening_refusal(R"({"game": "kayles", "boards": [{"heaps": [3]}, {}]})"),
            "boards[1].heaps: missing: a list of sizes");
  EXPECT_EQ(opening_refusal(R"({"game": "kayles", "boards": [{"heaps": [3], "moves": []}]})"),
            "boards[0].moves: not a key of one of several boards: it stands beside `boards`");
  EXPECT_EQ(opening_refusal(R"({"game": "kayles", "boards": [{"heaps": [3]}], "moves": [[2, [2, 0, 1]]]})"),
            "moves[0]: [2, [2, 0, 1]] cannot be played: there is no board 2");
  EXPECT_EQ(opening_refusal(R"({"game": "kayles", "boards": [{"heaps": [3]}], "moves": [[3, 0, 1]]})"),
            "moves[0]: of several boards a move is [i, move]");
  EXPECT_EQ(opening_refusal(R"({"game": "kayles", "heaps": [3], "moves": [[0, [3, 0, 1]]]})"),
            "moves[0]: a move [i, move] is for several `boards`");
  EXPECT_EQ(opening_refusal(R"({"game": "kayles", "boards": [{"heaps": [3]}], "misere": true})"),
            "misere: several boards are solved by nimbers, which say nothing of misère play");
  EXPECT_EQ(opening_refusal(R"({"game": "picarete", "boards": [{"vertices": 2, "edges": [[0, 1]]}]})"),
            "boards: several boards are for impartial games, coloring and mono-triangle, not for picarete");
  EXPECT_EQ(opening_refusal(R"({"game": "kayles", "heaps": [3], "boards": [{"heaps": [3]}]})"),
            "heaps: stands in one of the `boards`, not beside them");
  EXPECT_EQ(opening_refusal(R"({"game": "kayles", "boards": [3]})"),
            "boards[0]: `boards` is a list of objects, each with the keys of a board");
}

}  // namespace
}  // namespace arete::tests
