// Whole games under small limits: whoever follows the answers always has a move for what they promise, and in the end
// has at least what was promised. Every registered game, both seats.

#include "ask.hpp"
#include "base/random.hpp"
#include "board/plane/point_set.hpp"
#include "engine/boards/beginnings.hpp"
#include "engine/opponent.hpp"

namespace arete::tests {
namespace {

class LimitedPlay : public testing::TestWithParam<const Game*> {
 protected:
  std::string id() const { return std::string(GetParam()->id()); }
  bool scored() const { return GetParam()->about().play == Play::score; }
};

int rank(Outcome outcome) { return outcome == Outcome::win ? 1 : outcome == Outcome::loss ? -1 : 0; }
int sign_for(Player seat, Player player) { return seat == player ? 1 : -1; }

/// A move that ends the game or makes points if there is one, else one that touches as many of the player's earlier
/// moves as possible: two sides of a triangle, a coin on its last string.
MoveText threat(const Session& session, const std::vector<MoveText>& own, Random& random) {
  std::vector<MoveText> list;
  int most = -1;
  for (const auto& move : session.moves()) {
    const auto next = session.clone();
    next->play(move, "move");
    int weight = next->over() || next->lead() != session.lead() ? 1000 : 0;
    for (const auto& earlier : own) {
      weight += std::ranges::find_first_of(move, earlier) != move.end();
    }
    if (weight > most) list.clear(), most = weight;
    if (weight == most) list.push_back(move);
  }
  return list[random.below(list.size())];
}

struct Opponent {
  bool threatens;
  Random random;
  std::vector<MoveText> own = {};

  void play(Session& session) {
    const auto moves = session.moves();
    own.push_back(threatens ? threat(session, own, random) : moves[random.below(moves.size())]);
    session.play(own.back(), "opponent");
  }
};

/// The best that has been promised to a seat so far, points of the past counted.
struct Promised {
  Value margin = -Verdict::infinite;
  int outcome = -1;

  void add(const Answer& answer, Value lead) {
    if (answer.score) margin = std::max(margin, lead + *answer.score);
    if (answer.bounds) margin = std::max(margin, lead + answer.bounds->low);
    if (answer.outcome != Outcome::unknown) outcome = std::max(outcome, rank(answer.outcome));
  }
};

/// What is told must come with a move. Of impartial games, races and solitaires nothing may be known.
void expect_move(const Answer& answer, const Session& session, bool scored) {
  const bool known = scored || rank(answer.outcome) > 0 || answer.outcome == Outcome::tie;
  if (!known || (answer.nimber && !answer.nimber->is_loony())) return;  // a nimber may be known before a move is
  ASSERT_TRUE(answer.best && !answer.best->empty()) << answer.to_json();
  const auto moves = session.moves();
  for (const auto& move : *answer.best) ASSERT_TRUE(std::ranges::binary_search(moves, move)) << to_json(move);
  if (scored) {
    ASSERT_TRUE(answer.score || answer.bounds) << answer.to_json();
  }
}

/// Plays a game to its end as the answers say; `tables` are those of the seat, or none.
void follow(const Document& document, bool scored, Player seat, Opponent opponent, std::uint64_t nodes,
            Tables* tables) {
  const auto session = open(document);
  Promised promised;
  Question question{.all_best = nodes % 2 == 0, .tables = tables};
  question.limits.nodes = nodes;
  std::string record;
  while (!session->over()) {
    if (session->to_move() != seat) {
      opponent.play(*session);
      continue;
    }
    const auto answer = session->solve(question);
    ASSERT_NO_FATAL_FAILURE(expect_move(answer, *session, scored)) << document.write() << record;
    const bool lasts = scored || tables != nullptr || answer.method == "theorem";  // what is found once is found again
    if (lasts && answer.best && !answer.best->empty())
      promised.add(answer, session->lead() * sign_for(seat, Player::first));
    const auto move = answer.best && !answer.best->empty() ? answer.best->front() : session->moves().front();
    record += ' ' + to_json(move);
    session->play(move, "best");
  }
  const auto end = session->solve({});
  EXPECT_GE(rank(end.outcome) * sign_for(seat, session->to_move()), promised.outcome) << document.write() << record;
  if (scored) {
    EXPECT_GE(session->lead() * sign_for(seat, Player::first), promised.margin) << document.write() << record;
  }
}

void follow_all(const Document& document, bool scored, std::uint64_t nodes, std::uint64_t seed) {
  for (const Player seat : {Player::first, Player::second}) {
    for (const bool threatens : {false, true}) {
      Tables tables;
      SCOPED_TRACE(std::to_string(nodes) + " nodes, " + name(seat) + (threatens ? " against threats" : ""));
      follow(document, scored, seat, {threatens, Random(seed)}, nodes, nodes > 0 ? &tables : nullptr);
      if (testing::Test::HasFailure()) return;
    }
  }
}

TEST_P(LimitedPlay, what_is_promised_has_a_move_and_is_kept) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    const auto document = board("random", {5 + static_cast<std::int64_t>(seed % 4)}, id(), seed);
    for (const std::uint64_t nodes : {0, 1, 3, 10, 100, 1001}) {
      follow_all(document, scored(), nodes, seed);
      ASSERT_FALSE(HasFailure());
    }
  }
}

TEST_P(LimitedPlay, the_engine_has_a_move_within_any_limit) {
  for (const auto strength : {Strength::easy, Strength::medium, Strength::strong, Strength::perfect}) {
    for (const std::uint64_t nodes : {0, 1, 10, 100}) {
      const auto session = open(make_board(first_board(id())));
      Limits limits;
      limits.nodes = nodes;
      for (std::uint64_t seed = 0; !session->over(); ++seed) {
        const auto choice = choose(*session, strength, limits, seed);
        ASSERT_NO_THROW(session->play(choice.move, "choice")) << name(strength) << ", " << nodes << " nodes";
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Every, LimitedPlay, testing::ValuesIn(finite_games()), [](const auto& game) {
  std::string text(game.param->id());
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

/// Convex sets and sets with one inner point.
TEST(LimitedPlayOnPoints, rooms_are_held_against_threats) {
  for (const std::int64_t n : {8, 11, 14}) {
    for (const std::uint64_t nodes : {0, 1, 100}) {
      for (const char* kind : {"convex", "wheel"}) {
        for (const char* game : {"bi-complete", "bi-triangle", "mono-complete"}) {
          follow_all(board(kind, {n}, game), std::string(game) != "bi-triangle", nodes, static_cast<std::uint64_t>(n));
          ASSERT_FALSE(HasFailure()) << game << ' ' << kind << ' ' << n;
        }
      }
    }
  }
}

/// Of n points with h on the hull a triangulation has 2n - h - 2 faces: nobody makes more points.
TEST(LimitedPlayOnPoints, trivial_bounds_are_at_most_the_number_of_faces) {
  int told = 0;
  for (const char* game : {"bi-complete", "mono-complete"}) {
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
      const auto document = board("random", {6 + static_cast<std::int64_t>(seed)}, game, seed);
      const PointSet points(*document.points);
      const auto most = static_cast<Value>(2 * points.size() - points.hull().size() - 2);
      Question question;
      question.limits.nodes = 0;
      const auto answer = ask(document, question);
      if (!answer.bounds) continue;
      ++told;
      EXPECT_LE(answer.bounds->high, most) << document.write();
      EXPECT_GE(answer.bounds->low, -most) << document.write();
    }
  }
  EXPECT_GT(told, 0);
}

/// A face that is closed is nobody's any more: along a game the bounds close in on what a search finds.
TEST(LimitedPlayOnPoints, trivial_bounds_leave_out_the_faces_that_are_closed) {
  int tighter = 0;
  for (const char* game : {"bi-complete", "mono-complete"}) {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
      const auto document = board("random", {6}, game, seed);
      const PointSet points(*document.points);
      const auto most = static_cast<Value>(2 * points.size() - points.hull().size() - 2);
      Random random(seed);
      for (const auto session = open(document); !session->over();
           session->play(session->moves()[random.below(session->moves().size())], "here")) {
        Question question;
        question.limits.nodes = 0;
        const auto told = session->solve(question), known = session->solve({.theorems = false});
        ASSERT_TRUE(known.score);
        if (!told.bounds) continue;
        EXPECT_LE(told.bounds->low, *known.score) << document.write();
        EXPECT_GE(told.bounds->high, *known.score) << document.write();
        EXPECT_LE(told.bounds->high, most - std::abs(session->lead())) << document.write();
        tighter += told.bounds->high < most;
      }
    }
  }
  EXPECT_GT(tighter, 0);
}

/// As many points as a person would draw: a theorem answers at once, where a search would not.
TEST(LimitedPlayOnPoints, rooms_of_24_points_are_held) {
  for (const Player seat : {Player::first, Player::second})
    follow(board("convex", {24}, "bi-triangle"), false, seat, {true, Random(24)}, 0, nullptr);
}

/// Of a loony sum one component is enough to know that it is won, not with which move.
TEST(LimitedPlayOnStrings, a_loony_position_is_told_with_a_move) {
  int told = 0;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto session = open(board("random", {5 + static_cast<std::int64_t>(seed % 4)}, "nimstring", seed));
    for (const std::uint64_t nodes : {0, 1, 2, 4, 8, 16, 32}) {
      Question question{.nimber = true};
      question.limits.nodes = nodes;
      const auto answer = session->solve(question);
      ASSERT_NO_FATAL_FAILURE(expect_move(answer, *session, false)) << "board " << seed << ", " << nodes << " nodes";
      told += answer.nimber && answer.nimber->is_loony();
    }
  }
  EXPECT_GT(told, 0);
}

}  // namespace
}  // namespace arete::tests
