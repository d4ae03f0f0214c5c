// The replies of the proofs of "On Bichromatic Triangle Game", held against search: each keeps the tie, on every board
// with at most seven points in convex position or around one inner point.

#include "theory/points/bi_reply.hpp"

#include <cstring>
#include <set>

#include "base/bits.hpp"
#include "bi_rooms.hpp"
#include "games/bi_triangle.hpp"
#include "solver.hpp"

namespace arete::tests {
namespace {

using Rules = bi_triangle::Rules<Bits<1>>;

/// A board with what search says of it.
class Board {
 public:
  explicit Board(const PointSet& points) : points_(points), rules_(points), solver_(rules_) {}

  struct State {
    Rules::Position at;
    BiPosition rooms;
  };
  State start() const { return {rules_.start(), *BiPosition::start(points_)}; }
  std::vector<Ends> moves(const State& state) const {
    std::vector<Ends> list;
    for (const Move m : rules_.moves(state.at, state.rooms.to_move)) list.push_back(rules_.ends(m.at()));
    return list;
  }
  bool over(const State& state) const { return rules_.result(state.at, state.rooms.to_move).has_value(); }
  State after(State state, Ends segment) const {
    for (const Move m : rules_.moves(state.at, state.rooms.to_move)) {
      if (rules_.ends(m.at()) != segment) continue;
      state.at = rules_.play(state.at, state.rooms.to_move, m).next;
      EXPECT_TRUE(state.rooms.play(points_, segment, BiGame::triangle));
      return state;
    }
    ADD_FAILURE() << "cannot be drawn: " << text(segment);
    return state;
  }
  /// To the player to move.
  Value value(const State& state) { return solver_.solve(state.at, state.rooms.to_move).value.low; }

  /// The room in which a move is made.
  const BiRoom& room_of(const State& state, Ends move) const {
    return *std::ranges::find_if(state.rooms.rooms, [&](const BiRoom& room) {
      return !divide(points_, room, move, state.rooms.to_move).empty();
    });
  }
  std::optional<BiReply> reply(const State& before, Ends move) const {
    return reply_of_proof(points_, room_of(before, move), move, before.rooms.to_move);
  }
  bool seen(const State& state) {
    std::string key(sizeof state.at, '\0');
    std::memcpy(key.data(), &state.at, sizeof state.at);
    return !seen_.insert(key + name(state.rooms.to_move)).second;
  }
  const PointSet& points() const { return points_; }

 private:
  const PointSet& points_;
  Rules rules_;
  Solver<Rules> solver_;
  std::set<std::string> seen_;
};

/// The defender follows the proof; search helps out on four points, which it leaves to the reader, and after moves that
/// the defender had to make around the inner point when no answer was needed.
class Follower {
 public:
  explicit Follower(Board& board, std::set<std::string>& cases) : board_(board), cases_(cases) {}

  void against_everybody(const Board::State& state) {  // the attacker is to move
    if (board_.over(state) || board_.seen(state) || testing::Test::HasFailure()) return;
    for (const Ends move : board_.moves(state)) {
      const auto threatened = board_.after(state, move);
      ASSERT_FALSE(threatened.rooms.over) << text(move);
      if (board_.over(threatened)) continue;
      const bool was_extra = extra_;
      against_everybody(answered(state, move, threatened));
      extra_ = was_extra;
    }
  }

 private:
  Board::State answered(const Board::State& before, Ends move, const Board::State& now) {
    const auto reply = board_.reply(before, move);
    if (reply) cases_.insert(reply->in + (reply->segment ? "" : ", no answer"));
    if (!reply && !extra_) expect_four_points(board_.room_of(before, move));
    if (reply && reply->segment) return board_.after(now, *reply->segment);
    extra_ = extra_ || reply;
    return reply ? with_any(now, *reply) : with_help(before, move, now);
  }
  /// No answer is needed: every move keeps the tie, and one in a convex room leaves the others as the proof knows them.
  Board::State with_any(const Board::State& now, const BiReply& reply) {
    std::optional<Board::State> any, convex;
    for (const Ends move : board_.moves(now)) {
      auto next = board_.after(now, move);
      EXPECT_LE(board_.value(next), 0) << reply.in << " says that any answer will do, not " << text(move);
      (board_.room_of(now, move).kind == BiRoom::Kind::convex ? convex : any) = std::move(next);
    }
    return convex ? *convex : *any;
  }
  /// In the room where the attacker has moved, if something is left to be drawn there.
  Board::State with_help(const Board::State& before, Ends last, const Board::State& now) {
    const auto parts = divide(board_.points(), board_.room_of(before, last), last, before.rooms.to_move);
    const auto here = [&](Ends move) {
      return all_full(parts) || std::ranges::any_of(parts, [&](const BiRoom& part) {
               return !divide(board_.points(), part, move, now.rooms.to_move).empty();
             });
    };
    for (const Ends move : board_.moves(now)) {
      if (!here(move)) continue;
      if (auto next = board_.after(now, move); board_.value(next) <= 0) return next;
    }
    ADD_FAILURE() << "no answer keeps the tie";
    return now;
  }
  static void expect_four_points(const BiRoom& room) {
    EXPECT_LE(room.size() + (room.around() ? 1 : 0), 4u) << static_cast<int>(room.kind);
  }

  Board& board_;
  std::set<std::string>& cases_;
  bool extra_ = false;
};

void follow(const PointSet& points, Player defender, std::set<std::string>& cases) {
  Board board(points);
  auto state = board.start();
  if (defender == Player::first) state = board.after(state, *opening_of_proof(points, state.rooms.rooms[0]).segment);
  Follower(board, cases).against_everybody(state);
}

TEST(BiReply, who_follows_the_proof_is_never_beaten) {  // Theorems 1 to 4
  for (const Player defender : {Player::first, Player::second}) {
    std::set<std::string> cases;
    for (int n = 3; n <= 7; ++n) follow(convex_points(n), defender, cases);
    for (int n = 4; n <= 7; ++n) {
      for (const auto& points : one_inner_point(n)) follow(points, defender, cases);
    }
    const std::string lemma = defender == Player::second ? "Lemma 1" : "Lemma 2",
                      theorem = defender == Player::second ? "Theorem 2" : "Theorem 4, as Theorem 2";
    std::set<std::string> expected{"Claim 1", theorem + ", Subcase (ii.a) after yz"};
    for (const auto* in :
         {"Case 2 (i)", "Case 2 (i), no answer", "Case 2 (ii), no answer", "Case 2 (iii)", "three points, no answer"})
      expected.insert(lemma + ", " + in);
    for (const auto* in : {"Case (i)", "Subcase (ii.a)", "Subcase (ii.b)"}) {
      if (defender == Player::second) expected.insert(theorem + ", " + in);
    }
    EXPECT_EQ(cases, expected);
  }
}

/// Wherever the other rooms hold, whether or not the strategy leads there.
class Everywhere {
 public:
  explicit Everywhere(Board& board) : board_(board) {}
  std::size_t replies() const { return replies_; }

  void visit(const Board::State& state) {
    if (board_.over(state) || board_.seen(state) || testing::Test::HasFailure()) return;
    for (const Ends move : board_.moves(state)) {
      const auto next = board_.after(state, move);
      if (!next.rooms.over) expect_tie(state, move, next);
      visit(next);
    }
  }

 private:
  void expect_tie(const Board::State& before, Ends move, const Board::State& now) {
    const auto& room = board_.room_of(before, move);
    const Player attacker = before.rooms.to_move;
    for (const auto& other : before.rooms.rooms) {
      if (&other != &room && !holds(other, attacker)) return;
    }
    const auto reply = board_.reply(before, move);
    if (!reply) return;
    ++replies_;
    if (reply->segment) {
      ASSERT_LE(board_.value(board_.after(now, *reply->segment)), 0) << reply->in << text(move);
    } else {
      ASSERT_GE(board_.value(now), 0) << reply->in << text(move);
    }
  }

  Board& board_;
  std::size_t replies_ = 0;
};

TEST(BiReply, every_reply_of_the_proof_keeps_the_tie) {
  std::size_t replies = 0;
  const auto everywhere = [&](const PointSet& points) {
    Board board(points);
    Everywhere all(board);
    all.visit(board.start());
    replies += all.replies();
  };
  for (int n = 3; n <= 5; ++n) everywhere(convex_points(n));
  for (int n = 4; n <= 5; ++n) {
    for (const auto& points : one_inner_point(n)) everywhere(points);
  }
  EXPECT_GT(replies, 1000u);
}

/// Of the set of Figure 1: the inner point is 6.
Document around(const std::vector<MoveText>& moves) {
  auto document =
      Document::read(R"({"game": "bi-triangle", "points": [[0, 2], [5, 0], [9, 3], [9, 7], [5, 10], [0, 8], [4, 6]]})");
  document.moves = moves;
  return document;
}

TEST(BiReply, is_told_with_its_case_and_what_it_leaves) {
  const auto answer = ask(around({{2, 6}}), {.idea = true});
  const auto& idea = answer.idea.value();
  EXPECT_EQ(idea.name, "the reply of the proof");
  ASSERT_EQ(idea.facts.size(), 4u);
  EXPECT_EQ(idea.facts[0].words, "Theorem 2, Case (i)");
  EXPECT_EQ(idea.facts[1].numbers, (std::vector<std::int64_t>{4, 6}));
  EXPECT_EQ(idea.facts[3].words, "x = 6, u = 2, v = 4");
  ASSERT_EQ(idea.groups.size(), 3u);
  EXPECT_EQ(idea.groups[2].name, "xv");
  EXPECT_EQ(idea.groups[2].lines, (std::vector<Ends>{{4, 6}}));
  const std::set<std::string> left{idea.groups[0].name, idea.groups[1].name};
  EXPECT_EQ(left, (std::set<std::string>{"convex, one of the opponent's sides", "special subgame of Claim 1"}));
  EXPECT_EQ(ask(around({{1, 3}}), {.idea = true}).idea->facts[0].words, "Theorem 2, Subcase (ii.a)");
  EXPECT_EQ(ask(around({}), {.idea = true}).idea->facts[0].words, "Theorem 4");
  EXPECT_EQ(ask(board("convex", {9}, "bi-complete"), {.all_best = false, .idea = true}).idea->facts[0].words,
            "Theorem 3");
}

}  // namespace
}  // namespace arete::tests
