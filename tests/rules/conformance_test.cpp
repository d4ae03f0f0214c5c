// What every game must keep, found in the registry: a new game is tested here without a line of its own.

#include <algorithm>
#include <map>

#include "ask.hpp"
#include "base/input_error.hpp"
#include "base/random.hpp"

namespace arete::tests {
namespace {

class Conformance : public testing::TestWithParam<const Game*> {
 protected:
  std::string id() const { return std::string(GetParam()->id()); }
  /// Small random boards of the kind that the game is played on.
  Document sample(std::uint64_t seed, std::int64_t size) const { return board("random", {size}, id(), seed); }
};

/// Everything about a position that can be seen from outside.
std::string seen(const Session& session) {
  std::string text =
      std::string(name(session.to_move())) + (session.over() ? " over " : " ") + std::to_string(session.lead());
  for (const auto& m : session.moves()) text += ' ' + to_json(m);
  const auto look = session.look();
  for (const auto& line : look.lines) text += arete::text(line.ends) + std::to_string(static_cast<int>(line.mark));
  for (const auto mark : look.vertices) text += std::to_string(static_cast<int>(mark));
  for (const auto& token : look.tokens) text += token ? " t" + std::to_string(*token) : " -";
  for (const auto heap : look.heaps) text += " h" + std::to_string(heap);
  return text;
}

TEST_P(Conformance, random_play_ends_and_documents_round_trip) {
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    Random random(seed);
    Document document = sample(seed, static_cast<std::int64_t>(seed % 8));
    auto session = open(document);
    for (int length = 0; !session->over(); ++length) {
      ASSERT_LT(length, 200) << document.write();
      const auto moves = session->moves();
      ASSERT_FALSE(moves.empty()) << document.write();
      ASSERT_TRUE(std::is_sorted(moves.begin(), moves.end()));
      ASSERT_EQ(std::adjacent_find(moves.begin(), moves.end()), moves.end()) << "a move twice: " << document.write();
      document.moves.push_back(moves[random.below(moves.size())]);
      session->play(document.moves.back(), "here");
      const auto text = document.write();
      const auto again = Document::read(text);
      ASSERT_EQ(again.write(), text);
      ASSERT_EQ(seen(*open(again)), seen(*session)) << text;
    }
    ASSERT_TRUE(session->moves().empty());
    for (const MoveText& m : {MoveText{0}, MoveText{0, 1}, MoveText{2, 0, 0}})
      EXPECT_THROW(session->play(m, "here"), InputError);
  }
}

TEST_P(Conformance, what_is_not_among_the_moves_is_refused_with_a_reason) {
  int refused = 0;
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    Random random(seed);
    auto session = open(sample(seed, 5));
    while (!session->over()) {
      const auto moves = session->moves();
      for (std::int64_t a = -2; a <= 6; ++a) {
        for (std::int64_t b = -2; b <= 6; ++b) {
          for (const MoveText& m : {MoveText{a}, MoveText{a, b}, MoveText{a, b, b + 1}}) {
            auto sorted = m;
            if (m.size() == 2) std::sort(sorted.begin(), sorted.end());
            const bool legal = std::find(moves.begin(), moves.end(), sorted) != moves.end();
            auto copy = session->clone();
            try {
              copy->play(m, "there");
              ASSERT_TRUE(legal) << to_json(m);
            } catch (const InputError& e) {
              ASSERT_FALSE(legal) << to_json(m);
              ASSERT_EQ(e.at(), "there");
              ASSERT_NE(std::string(e.what()).find(to_json(m)), std::string::npos) << e.what();
              ++refused;
            }
          }
        }
      }
      session->play(moves[random.below(moves.size())], "here");
    }
  }
  EXPECT_GT(refused, 100);
}

/// The value of a position for the player to move, past points counted, from its answer.
Value final_value(const Answer& answer) {
  return answer.outcome == Outcome::win ? 1 : answer.outcome == Outcome::loss ? -1 : 0;
}

/// Plays each move and gives its worth by the answer to what comes after it.
std::map<MoveText, Value> worths(const Session& session, const Question& question, Play play) {
  std::map<MoveText, Value> result;
  for (const auto& m : session.moves()) {
    auto next = session.clone();
    next->play(m, "here");
    const auto answer = next->solve(question);
    const bool again = next->to_move() == session.to_move();
    if (play == Play::solitaire) {
      result[m] = *answer.green;
    } else if (play == Play::score) {
      const Value gain = (next->lead() - session.lead()) * (session.to_move() == Player::first ? 1 : -1);
      result[m] = gain + (again ? *answer.score : -*answer.score);
    } else {
      result[m] = again ? final_value(answer) : -final_value(answer);
    }
  }
  return result;
}

void check_answer(const Session& session, const Game& game, const Question& question) {
  const auto play = game.about().play;
  const auto answer = session.solve(question);
  ASSERT_NE(answer.outcome, Outcome::unknown);
  ASSERT_EQ(answer.to_move, session.to_move());
  const auto options = worths(session, question, play);
  ASSERT_EQ(options.empty(), session.over());
  ASSERT_TRUE(answer.best.has_value());
  if (options.empty()) {
    EXPECT_TRUE(answer.best->empty());
    return;
  }
  const Value most = std::max_element(options.begin(), options.end(), [](const auto& a, const auto& b) {
                       return a.second < b.second;
                     })->second;
  std::vector<MoveText> best;
  for (const auto& [m, worth] : options) {
    if (worth == most) best.push_back(m);
  }
  const Value past = session.lead() * (session.to_move() == Player::first ? 1 : -1);
  if (play == Play::score) {
    EXPECT_EQ(*answer.score, most);
    EXPECT_EQ(final_value(answer), (most + past > 0) - (most + past < 0));
  } else if (play == Play::solitaire) {
    EXPECT_EQ(*answer.green, most);
    auto end = session.clone();
    for (const auto& m : *answer.line) end->play(m, "line");
    EXPECT_TRUE(end->over());
    EXPECT_EQ(end->lead(), most);
  } else {
    EXPECT_EQ(final_value(answer), most);
    if (most == -1) best.clear();
  }
  EXPECT_EQ(*answer.best, best);
}

TEST_P(Conformance, an_answer_follows_from_the_answers_to_the_options) {
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    Random random(seed);
    auto session = open(sample(seed, 2 + static_cast<std::int64_t>(seed % 4)));
    for (;;) {
      check_answer(*session, *GetParam(), {.nimber = true});
      check_answer(*session, *GetParam(), {});
      if (HasFailure() || session->over()) break;
      const auto moves = session->moves();
      session->play(moves[random.below(moves.size())], "here");
    }
    ASSERT_FALSE(HasFailure()) << sample(seed, 2 + static_cast<std::int64_t>(seed % 4)).write();
  }
}

TEST_P(Conformance, misere_answers_follow_from_their_options_or_misere_is_refused) {
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    auto document = sample(seed, 4);
    document.misere = true;
    if (GetParam()->about().play != Play::normal) {
      EXPECT_THROW(open(document), InputError);
      continue;
    }
    Random random(seed);
    auto session = open(document);
    while (!session->over()) {
      check_answer(*session, *GetParam(), {});
      ASSERT_FALSE(session->solve({.nimber = true}).nimber.has_value());
      const auto moves = session->moves();
      session->play(moves[random.below(moves.size())], "here");
    }
    EXPECT_EQ(session->solve({}).outcome, Outcome::win) << document.write();  // who cannot move wins
  }
}

TEST_P(Conformance, components_change_nothing_but_the_work) {
  static const std::set<std::string_view> splitting{"arc-kayles", "dawson-kayles", "kayles", "nimstring",
                                                    "node-kayles"};
  std::uint64_t together = 0, apart = 0;
  for (std::uint64_t seed = 1; seed <= 30; ++seed) {
    const auto document = sample(seed, 5);
    const auto session = open(document);
    const auto with = session->solve({.nimber = true, .theorems = false});
    const auto without = session->solve({.nimber = true, .theorems = false, .components = false});
    EXPECT_EQ(with.outcome, without.outcome) << document.write();
    EXPECT_EQ(with.nimber, without.nimber) << document.write();
    EXPECT_EQ(with.best, without.best) << document.write();
    apart += with.nodes;
    together += without.nodes;
  }
  EXPECT_EQ(apart != together, splitting.contains(GetParam()->id()))
      << apart << " nodes with components, " << together << " without";
}

TEST_P(Conformance, kept_tables_change_nothing_but_the_work) {
  std::uint64_t together = 0, apart = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const auto session = open(sample(seed, 5));
    Tables tables;
    Question stopped{.theorems = false, .tables = &tables};
    stopped.limits.nodes = 3;
    session->solve(stopped);  // what a limit leaves behind is no harm
    for (const auto& move : session->moves()) {
      const auto after = session->clone();
      after->play(move, "");
      const auto with = after->solve({.nimber = true, .theorems = false, .tables = &tables}),
                 without = after->solve({.nimber = true, .theorems = false});
      EXPECT_EQ(with.claim(), without.claim());
      together += with.nodes;
      apart += without.nodes;
    }
  }
  EXPECT_LE(together, apart);
}

TEST_P(Conformance, one_best_move_is_one_of_all) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto session = open(sample(seed, 5));
    const auto all = session->solve({}), one = session->solve({.all_best = false});
    EXPECT_EQ(all.outcome, one.outcome);
    EXPECT_EQ(all.score, one.score);
    ASSERT_EQ(one.best->size(), std::min<std::size_t>(all.best->size(), 1));
    if (!one.best->empty()) {
      EXPECT_NE(std::find(all.best->begin(), all.best->end(), one.best->front()), all.best->end());
    }
  }
}

TEST_P(Conformance, a_limit_weakens_an_answer_and_never_makes_it_wrong) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto session = open(sample(seed, 5));
    const auto exact = session->solve({.nimber = true});
    for (const std::uint64_t nodes : {0, 1, 3, 10, 30, 100}) {
      Question question{.nimber = true};
      question.limits.nodes = nodes;
      const auto answer = session->solve(question);
      EXPECT_LE(answer.nodes, nodes);
      if (answer.outcome != Outcome::unknown) {
        EXPECT_EQ(answer.outcome, exact.outcome);
      }
      if (answer.score) {
        EXPECT_EQ(answer.score, exact.score);
      }
      if (answer.nimber) {
        EXPECT_EQ(answer.nimber, exact.nimber);
      }
      if (answer.bounds) {
        EXPECT_TRUE(answer.bounds->low <= *exact.score && *exact.score <= answer.bounds->high);
      }
      if (answer.outcome == Outcome::unknown && GetParam()->about().play == Play::score) {
        EXPECT_TRUE(answer.bounds.has_value());
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Every, Conformance, testing::ValuesIn(finite_games()), [](const auto& game) {
  std::string text(game.param->id());
  std::replace(text.begin(), text.end(), '-', '_');
  return text;
});

TEST(Registry, has_the_27_games_of_the_rules) {
  const std::vector<std::string> ids{"all-green",
                                     "arc-kayles",
                                     "bi-coloring",
                                     "bi-complete",
                                     "bi-flip",
                                     "bi-triangle",
                                     "coloring",
                                     "dawson-kayles",
                                     "deg",
                                     "dvg",
                                     "four-cycle",
                                     "green-wins",
                                     "kayles",
                                     "mono-complete",
                                     "mono-flip",
                                     "mono-flip-triangle",
                                     "mono-triangle",
                                     "nimstring",
                                     "node-kayles",
                                     "partizan-deg",
                                     "partizan-dvg",
                                     "partizan-ueg",
                                     "partizan-uvg",
                                     "picarete",
                                     "strings-and-coins",
                                     "ueg",
                                     "uvg"};
  std::vector<std::string> found;
  for (const auto* game : finite_games()) found.emplace_back(game->id());
  EXPECT_EQ(found, ids);
}

TEST(Registry, an_unknown_game_gets_the_nearest_id) {
  try {
    find_game("mono-complet");
    FAIL();
  } catch (const InputError& e) {
    EXPECT_EQ(e.at(), "game");
    EXPECT_NE(std::string(e.what()).find("`mono-complete`"), std::string::npos);
  }
}

}  // namespace
}  // namespace arete::tests
