// The attack of one player against its definition, and attack and race against the game itself, in every position of
// every small set of points; and the answers against a search that knows neither.

#include <map>

#include "agree.hpp"
#include "games/bi_coloring.hpp"
#include "games/bi_complete.hpp"
#include "games/bi_triangle.hpp"
#include "rules/view_of.hpp"
#include "sized.hpp"
#include "solve/margins.hpp"
#include "solve/races.hpp"

namespace arete::tests {
namespace {

using Set = Bits<1>;

/// The attack by its definition, with a memory and nothing else: every line, every free element, every pass.
class Definition {
 public:
  explicit Definition(const AttackBoard<Set>& board) : board_(board) {}

  bool wins(const Attack<Set>& at, bool attacker_moves) {
    if (std::ranges::any_of(board_.lines, [&](const Set& line) { return at.own.contains(line); })) return true;
    const Set useful = useful_of(at);
    if (useful.empty()) return false;
    const auto key = std::tuple(at.own, at.free, attacker_moves);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    bool result = !attacker_moves;
    if (attacker_moves) {
      result = wins(at, false);
      for (const std::size_t e : at.free) result = result || wins({at.own.with(e), at.free - board_.stops[e]}, false);
    } else {
      for (const std::size_t s : useful) result = result && wins({at.own, at.free - board_.stops[s]}, true);
    }
    return known_[key] = result;
  }

 private:
  Set useful_of(const Attack<Set>& at) const {
    Set useful;
    for (const auto& line : board_.lines) {
      if ((at.own | at.free).contains(line)) useful |= line & at.free;
    }
    return useful;
  }
  const AttackBoard<Set>& board_;
  std::map<std::tuple<Set, Set, bool>, bool> known_;
};

/// Every position of a game, each with its value by the rules alone and what both attacks say of it.
template <class R>
class EveryPosition {
 public:
  explicit EveryPosition(const R& rules)
      : rules_(rules), board_(rules.attack_board()), definition_(board_), races_(board_, memory_, budget_, false) {
    value(rules.start());
  }
  std::size_t positions() const { return known_.size(); }
  std::size_t lost_attacks() const { return lost_attacks_; }
  /// Of these, those in which a player has completed a line before.
  std::size_t lost_after_lines() const { return lost_after_lines_; }

 private:
  using Position = typename R::Position;

  /// The first player moves.
  Value value(const Position& p) {
    if (const auto over = rules_.result(p, Player::first)) return *over;
    const auto key = to_words(p);
    if (const auto known = known_.find(key); known != known_.end()) return known->second;
    Value best = std::numeric_limits<Value>::min();
    for (const Move m : rules_.moves(p, Player::first)) {
      const auto step = rules_.play(p, Player::first, m);
      best = std::max(best, step.worth(value(step.again ? step.next : rules_.swapped(step.next))));
    }
    compare(p, best);
    return known_[key] = best;
  }
  void compare(const Position& p, Value value) {
    const auto mine = rules_.attack(p, Player::first), theirs = rules_.attack(p, Player::second);
    const bool first = search_.wins_first(mine), second = search_.wins_second(theirs);
    EXPECT_TRUE(first || value <= 0);
    EXPECT_TRUE(second || value >= 0);
    lost_attacks_ += !first + !second;
    if constexpr (ScoresByLines<R>) {
      const auto complete = [&](const Attack<Set>& at) {
        return std::ranges::any_of(board_.lines, [&](const Set& line) { return at.own.contains(line); });
      };
      lost_after_lines_ += (!first && complete(mine)) + (!second && complete(theirs));
      return;
    }
    EXPECT_TRUE(first || !definition_.wins(mine, true));
    EXPECT_TRUE(second || !definition_.wins(theirs, false));
    EXPECT_EQ(races_.wins_first(mine, theirs), value == 1);
    EXPECT_EQ(races_.wins_second(theirs, mine), value == -1);
  }

  struct Less {
    bool operator()(const Words& a, const Words& b) const {
      return std::ranges::lexicographical_compare(a.all(), b.all());
    }
  };
  const R& rules_;
  AttackBoard<Set> board_;
  Definition definition_;
  Budget budget_{Limits{}};
  AttackTable<Set> table_{budget_};
  RaceLines<Set> lines_{board_};
  AttackSearch<Set> search_{lines_, table_, budget_};
  RaceMemory<Set> memory_{budget_, nullptr};
  RaceSearch<Set> races_;
  std::map<Words, Value, Less> known_;
  std::size_t lost_attacks_ = 0, lost_after_lines_ = 0;
};

TEST(Attacks, whoever_wins_bi_triangle_wins_her_attack_in_every_position_of_up_to_five_points) {
  std::size_t positions = 0, lost = 0;
  for (int n = 3; n <= 5; ++n) {
    every_point_set("bi-triangle", n, [&](const Document& document) {
      const bi_triangle::Rules<Set> rules(PointSet(*document.points));
      const EveryPosition all(rules);
      positions += all.positions();
      lost += all.lost_attacks();
    });
  }
  EXPECT_GT(lost, positions);  // the bound says something
}

TEST(Attacks, whoever_wins_bi_coloring_wins_her_attack_in_every_position_of_up_to_five_points) {
  for (int n = 3; n <= 5; ++n) {
    every_triangulated_set("bi-coloring", n, [&](const Document& document) {
      const bi_coloring::Rules<Set> rules(Triangulation(PointSet(*document.points), *document.edges));
      EXPECT_GT(EveryPosition(rules).lost_attacks(), 0u);
    });
  }
}

TEST(Attacks, whoever_loses_hers_scores_nothing_more_in_every_position_of_bi_complete_of_up_to_five_points) {
  std::size_t positions = 0, lost = 0, after_lines = 0;
  for (int n = 3; n <= 5; ++n) {
    every_point_set("bi-complete", n, [&](const Document& document) {
      const bi_complete::Rules<Set> rules(PointSet(*document.points));
      const EveryPosition all(rules);
      positions += all.positions();
      lost += all.lost_attacks();
      after_lines += all.lost_after_lines();
    });
  }
  EXPECT_GT(lost, positions);
  EXPECT_GT(after_lines, 0u);
}

/// The same game for a search that knows nothing of attacks.
template <template <class> class R>
struct Unaided : R<Set> {
  using R<Set>::R;
  void attack_board() const = delete;
};
static_assert(RacesForLines<bi_triangle::Rules<Set>> && !RacesForLines<Unaided<bi_triangle::Rules>>);
static_assert(ScoresByLines<bi_complete::Rules<Set>> && !ScoresByLines<Unaided<bi_complete::Rules>>);

/// The value for the first player, who moves, and every move that reaches it.
template <class R>
std::pair<Value, std::vector<Move>> solved(const R& rules, SearchMode mode = {}) {
  Budget budget{Limits{}};
  typename MarginSearch<R>::Memory memory(budget);
  MarginSearch<R> search(rules, memory, budget, mode);
  Verdict known = search.rounded(rules.start(), bounds(rules, rules.start()));
  for (Value guess = 0; !known.exact();) guess = search.narrow(rules.start(), Player::first, known, guess);
  std::vector<Move> best;
  for (const Move m : rules.moves(rules.start(), Player::first)) {
    if (search.reaches(rules.start(), Player::first, m, known.low)) best.push_back(m);
  }
  return {known.low, best};
}

template <template <class> class R>
void expect_the_same_unaided(const std::string& game, int most_points) {
  for (int n = 3; n <= most_points; ++n) {
    every_point_set(game, n, [&](const Document& document) {
      const PointSet points(*document.points);
      EXPECT_EQ(solved(R<Set>(points)), solved(Unaided<R>(points))) << document.write();
    });
  }
}

TEST(Attacks, change_no_answer_of_bi_triangle_on_any_order_type_of_up_to_seven_points) {
  expect_the_same_unaided<bi_triangle::Rules>("bi-triangle", sized(7, 6));
}

TEST(Attacks, change_no_answer_of_bi_complete_on_any_order_type_of_up_to_six_points) {
  expect_the_same_unaided<bi_complete::Rules>("bi-complete", 6);
}

TEST(Attacks, are_not_asked_on_boards_with_more_lines_than_a_search_of_them_holds) {
  const auto large = board("random", {44}, "bi-complete");
  using Wide = Bits<16>;
  ASSERT_GT(bi_complete::Rules<Wide>(PointSet(*large.points)).attack_board().lines.size(), LinesOf<Wide>::capacity);
  EXPECT_EQ(ask(large, {.limits = {.nodes = 3}}).outcome_word(), "unknown");
}

TEST(Attacks, change_no_answer_in_the_order_of_another_thread) {
  for (int n = 3; n <= 6; ++n) {
    every_point_set("bi-triangle", n, [&](const Document& document) {
      const bi_triangle::Rules<Set> rules{PointSet(*document.points)};
      EXPECT_EQ(solved(rules, {.reversed = true}), solved(rules)) << document.write();
    });
  }
}

TEST(Attacks, the_first_player_wins_a_set_of_nine_points_by_nine_segments) {
  const auto answer = ask(
      Document::read(R"({"game":"bi-triangle","points":[[15,0],[0,0],[0,15],[7,4],[4,4],[4,7],[6,1],[1,8],[8,6]]})"));
  EXPECT_EQ(answer.outcome_word(), "win");
  EXPECT_EQ(answer.best,
            (std::vector<MoveText>{{3, 4}, {3, 5}, {3, 6}, {4, 5}, {4, 7}, {5, 8}, {6, 7}, {6, 8}, {7, 8}}));
}

}  // namespace
}  // namespace arete::tests
