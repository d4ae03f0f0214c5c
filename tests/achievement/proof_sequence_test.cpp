// The maker's side of achievement games: proof sequences found by search from the rules alone, the checker that refuses
// damaged ones, and play by them. Winners are those of paper E (Propositions 4.2 and 6.1 to 6.3, Figure 4.8).

#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>
#include <sstream>

#include "achievement/maker/exclusion.hpp"
#include "achievement/maker/proof_sequences.hpp"
#include "achievement/play.hpp"
#include "achievement/proof/sequence.hpp"
#include "base/input_error.hpp"
#include "proof/refused.hpp"
#include "view/cells/sequence_picture.hpp"

namespace arete::tests {
namespace {

constexpr Bias one_two{1, 2}, one_one{1, 1};
const Animal f28_cells{{0, 1}, {1, 0}, {1, 2}, {1, 3}};

/// Animals of a size for which a sequence is found; each is checked.
std::vector<Animal> winners(const std::string& board, std::size_t size, Bias bias, std::uint64_t nodes = 3000) {
  const auto& t = tiling(board);
  SequenceLimits limits;
  limits.nodes = nodes;
  std::vector<Animal> list;
  for (const auto& animal : animals_of_size(t, size)) {
    const auto sequence = find_proof_sequence(t, animal, bias, limits);
    if (!sequence) continue;
    EXPECT_NO_THROW(check_proof_sequence(t, animal, bias, *sequence));
    list.push_back(animal);
  }
  return list;
}

std::vector<Animal> forms(const std::string& board, const std::vector<Animal>& animals) {
  std::vector<Animal> list;
  for (const auto& animal : animals) list.push_back(canonical(tiling(board), animal));
  std::sort(list.begin(), list.end());
  return list;
}

TEST(ProofSequences, the_winners_of_paper_e_on_triangular_edges_are_found) {
  const std::string board = "triangular-edges";
  EXPECT_EQ(winners(board, 1, one_two).size(), 1);
  EXPECT_EQ(winners(board, 2, one_two),
            forms(board, {{{0, 1}, {1, 0}}, {{1, 0}, {-1, 1}}}));  // all but the straight pair
  const auto three = winners(board, 3, one_two);
  ASSERT_EQ(three.size(), 2);
  for (const auto& animal : three) EXPECT_FALSE(contains(tiling(board), animal, {{0, 1}, {0, 3}}));
  EXPECT_TRUE(std::all_of(three.begin(), three.end(),
                          [&](const auto& animal) { return contains(tiling(board), f28_cells, animal); }));
}

TEST(ProofSequences, the_winners_of_paper_e_on_square_and_hexagonal_edges_are_found) {
  EXPECT_EQ(winners("square-edges", 1, one_two).size(), 1);
  EXPECT_EQ(winners("square-edges", 2, one_two), forms("square-edges", {{{0, 1}, {1, 0}}}));
  EXPECT_TRUE(winners("square-edges", 3, one_two).empty());
  EXPECT_EQ(winners("hexagonal-edges", 1, one_two).size(), 1);
  EXPECT_EQ(winners("hexagonal-edges", 2, one_two).size(), 1);
  EXPECT_TRUE(winners("hexagonal-edges", 3, one_two).empty());
}

TEST(ProofSequences, f28_is_won_with_one_mark_against_one) {
  const auto& t = tiling("triangular-edges");
  const auto sequence = find_proof_sequence(t, f28_cells, one_one);
  ASSERT_TRUE(sequence);
  check_proof_sequence(t, f28_cells, one_one, *sequence);
  EXPECT_THROW(check_proof_sequence(t, f28_cells, one_two, *sequence), Refused);
}

TEST(ProofSequences, polyominoes_of_up_to_four_squares_are_winners_but_for_the_square) {
  EXPECT_EQ(winners("squares", 2, one_one).size(), 1);
  EXPECT_EQ(winners("squares", 3, one_one).size(), 2);
  const auto four = winners("squares", 4, one_one, 20'000);
  EXPECT_EQ(four.size(), 4);
  const Animal fatty{{0, 0}, {0, 1}, {1, 0}, {1, 1}};
  EXPECT_EQ(std::find(four.begin(), four.end(), canonical(tiling("squares"), fatty)), four.end());
}

TEST(ProofSequences, on_faces_against_two_marks_only_hexagons_have_winners_of_three_cells) {
  for (const auto* board : {"squares", "triangles", "hexagons"})
    EXPECT_EQ(winners(board, 2, one_two).size(), 1) << board;
  EXPECT_TRUE(winners("squares", 3, one_two).empty());
  EXPECT_TRUE(winners("triangles", 3, one_two).empty());
  EXPECT_EQ(winners("hexagons", 3, one_two), forms("hexagons", {{{0, 0}, {0, 1}, {0, 2}}, {{0, 0}, {0, 1}, {1, -1}}}));
}

TEST(ProofSequences, what_a_limit_cuts_off_is_not_found) {
  SequenceLimits limits;
  limits.nodes = 5;
  EXPECT_FALSE(find_proof_sequence(tiling("triangular-edges"), f28_cells, one_one, limits));
  limits = {};
  limits.stop = [] { return true; };
  EXPECT_FALSE(find_proof_sequence(tiling("squares"), {{0, 0}, {0, 1}, {0, 2}, {0, 3}}, one_one, limits));
  for (const Bias bias : {Bias{2, 1}, Bias{1, 1000}})
    EXPECT_FALSE(find_proof_sequence(tiling("squares"), {{0, 0}, {0, 1}}, bias));
}

/// Sequences small and large for both kinds of bias.
struct Example {
  std::string board;
  Animal animal;
  Bias bias;
};
const std::vector<Example> examples{{"triangular-edges", {{0, 1}, {1, -1}, {1, 1}}, one_two},
                                    {"triangular-edges", f28_cells, one_one},
                                    {"squares", {{0, 0}, {0, 1}, {0, 2}, {0, 3}}, one_one},
                                    {"hexagons", {{0, 0}, {0, 1}, {0, 2}}, one_two}};

class EachExample : public testing::TestWithParam<Example> {
 protected:
  const Tiling& board_ = tiling(GetParam().board);
  const ProofSequence sequence_ = find_proof_sequence(board_, GetParam().animal, GetParam().bias).value();

  bool accepted(const ProofSequence& sequence) const {
    try {
      check_proof_sequence(board_, GetParam().animal, GetParam().bias, sequence);
      return true;
    } catch (const Refused&) {
      return false;
    }
  }
};

TEST_P(EachExample, reads_back_as_it_was_written) {
  const auto lines = proof_sequence_lines(sequence_);
  const auto again = read_proof_sequence(board_, lines);
  EXPECT_EQ(proof_sequence_lines(again), lines);
  EXPECT_TRUE(accepted(again));
}

TEST_P(EachExample, is_refused_without_any_one_cell_letter_or_situation) {
  for (std::size_t i = 0; i < sequence_.size(); ++i) {
    const auto damaged = [&](auto damage) {
      auto copy = sequence_;
      damage(copy);
      return !accepted(copy);
    };
    const auto gone = [](auto& list, std::size_t k) { list.erase(list.begin() + static_cast<std::ptrdiff_t>(k)); };
    const auto& situation = sequence_[i].situation;
    const auto& letters = sequence_[i].letters;
    for (std::size_t k = 0; k < situation.core.size(); ++k) {
      EXPECT_TRUE(damaged([&](auto& s) { gone(s[i].situation.core, k); })) << i << ", core " << k;
    }
    for (std::size_t k = 0; k < situation.neighbourhood.size(); ++k) {
      EXPECT_TRUE(damaged([&](auto& s) { gone(s[i].situation.neighbourhood, k); })) << i << ", neighbourhood " << k;
    }
    for (std::size_t k = 0; k < letters.size(); ++k) {
      EXPECT_TRUE(damaged([&](auto& s) { gone(s[i].letters, k); })) << i << ", letter " << k;
      EXPECT_TRUE(damaged([&](auto& s) { s[i].letters[k].to = i; }));
      EXPECT_TRUE(damaged([&](auto& s) { s[i].letters[k].by.shift.a += 40 * board_.step(); }));
      EXPECT_TRUE(damaged([&](auto& s) { s[i].letters[k].by.turn.x = {2, 0}; }));
    }
    EXPECT_TRUE(damaged([&](auto& s) { gone(s, i); })) << i;
    EXPECT_TRUE(damaged([&](auto& s) { s.insert(s.begin() + static_cast<std::ptrdiff_t>(i), s[i]); })) << i;
    EXPECT_TRUE(damaged([&](auto& s) { s[i].situation.neighbourhood.push_back(situation.core.front()); })) << i;
  }
}

TEST_P(EachExample, is_refused_for_another_animal_or_more_marks_of_the_breaker) {
  auto other = GetParam().animal;
  other.pop_back();
  EXPECT_THROW(check_proof_sequence(board_, other, GetParam().bias, sequence_), Refused);
  EXPECT_THROW(check_proof_sequence(board_, GetParam().animal, {1, GetParam().bias.breaker + 1}, sequence_), Refused);
  EXPECT_THROW(check_proof_sequence(board_, GetParam().animal, GetParam().bias, {}), Refused);
}

TEST_P(EachExample, has_lines_of_which_none_may_be_missing_or_hold_anything_else) {
  const auto text = proof_sequence_lines(sequence_);
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line + '\n');
  const auto refused = [&](const std::vector<std::string>& damaged) {
    std::string all;
    for (const auto& line : damaged) all += line;
    try {
      return !accepted(read_proof_sequence(board_, all));
    } catch (const Refused&) {
      return true;
    }
  };
  EXPECT_FALSE(refused(lines));
  for (std::size_t i = 0; i < lines.size(); ++i) {
    auto damaged = lines;
    damaged.erase(damaged.begin() + static_cast<std::ptrdiff_t>(i));
    EXPECT_TRUE(refused(damaged)) << "without " << lines[i];
    for (const auto* what : {" x\n", " 1\n", " 0 99999999\n"}) {
      damaged = lines;
      damaged[i].replace(damaged[i].size() - 1, 1, what);
      EXPECT_TRUE(refused(damaged)) << damaged[i];
    }
    damaged = lines;
    damaged[i].insert(0, "x");
    EXPECT_TRUE(refused(damaged)) << damaged[i];
  }
}

/// A breaker who marks cells near the maker's, a different one each game.
std::vector<Cell> random_marks(const Tiling& tiling, const AchievementMarks& marks, int count, std::mt19937& random) {
  std::vector<Cell> near;
  for (const Cell c : marks.maker) {
    for (const Cell d : tiling.neighbours(c)) {
      for (const Cell e : tiling.neighbours(d)) near.push_back(e);
      near.push_back(d);
    }
  }
  std::shuffle(near.begin(), near.end(), random);
  std::erase_if(near, [&](Cell c) { return marks.maker.contains(c) || marks.breaker.contains(c); });
  near.resize(std::min(near.size(), static_cast<std::size_t>(count)));
  return near;
}

TEST_P(EachExample, wins_every_game_in_fewer_marks_than_it_has_situations) {
  std::mt19937 random(28);
  for (int game = 0; game < 200; ++game) {
    AchievementMarks marks;
    auto turn = maker_turn(board_, sequence_, 1, marks);
    EXPECT_EQ(turn.situation, sequence_.size() - 1);
    while (true) {
      marks.maker.insert(turn.marks.begin(), turn.marks.end());
      if (turn.situation == 0) break;
      for (const Cell c : random_marks(board_, marks, GetParam().bias.breaker, random)) marks.breaker.insert(c);
      const auto next = maker_turn(board_, sequence_, 1, marks);
      ASSERT_LT(next.situation, turn.situation);
      turn = next;
    }
    EXPECT_TRUE(contains(board_, {marks.maker.begin(), marks.maker.end()}, GetParam().animal));
  }
}

std::size_t count(const std::string& text, const std::string& what) {
  std::size_t times = 0;
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++times;
  return times;
}

TEST_P(EachExample, is_drawn_with_every_cell_and_situation) {
  std::size_t cells = 0, arrows = 0;
  for (const auto& [situation, letters] : sequence_) {
    cells += situation.core.size() + situation.neighbourhood.size();
    std::set<std::size_t> targets;
    for (const auto& letter : letters) targets.insert(letter.to);
    arrows += targets.size();
  }
  const auto svg = proof_sequence_svg(board_, sequence_, "A & B");
  EXPECT_EQ(count(svg, "<polygon"), cells);
  EXPECT_EQ(count(svg, "<circle"), sequence_.size());
  EXPECT_EQ(count(svg, "<path"), 2 * arrows);  // with heads
  EXPECT_EQ(count(svg, "<title>A &amp; B</title>"), 1);
}

INSTANTIATE_TEST_SUITE_P(ProofSequences, EachExample, testing::ValuesIn(examples),
                         [](const auto& example) { return "number_" + std::to_string(example.index); });

const Achievement f28_game{&tiling("triangular-edges"), f28_cells, one_two};

TEST(Exclusion, f28_takes_five_marks_against_one_and_more_than_six_against_two) {
  const auto ignore = [](const std::string&) {};
  Exclusion against_one({f28_game.tiling, f28_cells, one_one}, 67);
  EXPECT_FALSE(against_one.search(4, {}, ignore).won);
  const auto won = against_one.search(5, {}, ignore).won;
  ASSERT_TRUE(won);
  check_proof_sequence(*f28_game.tiling, f28_cells, one_one, read_proof_sequence(*f28_game.tiling, won->lines));
  EXPECT_FALSE(Exclusion(f28_game, 67).search(6, {}, ignore).won);
}

TEST(Exclusion, a_search_goes_on_from_the_notes_of_one_that_was_stopped) {
  std::vector<std::string> notes;
  const auto note = [&](const std::string& line) { notes.push_back(line); };
  const auto whole = Exclusion(f28_game, 67).search(7, {}, [](const std::string&) {});
  Exclusion first(f28_game, 67);
  const auto part = first.search(
      7, [&] { return notes.size() > 5; }, note);
  EXPECT_TRUE(part.stopped);
  Exclusion second(f28_game, 67);
  for (const auto& line : notes) second.recall(line, "notes");
  const auto rest = second.search(7, {}, note);
  EXPECT_FALSE(rest.stopped || rest.won);
  EXPECT_LT(rest.nodes, whole.nodes);
  for (const auto* line : {"", "x", "5 9 1 .", "5 9 1 0 400 .", "5 9 1 0 2 x", "5 9 1 0 2"})
    EXPECT_THROW(second.recall(line, "notes"), InputError) << line;
  for (const Bias bias : {Bias{2, 2}, Bias{1, 1000}})
    EXPECT_THROW(Exclusion({f28_game.tiling, f28_cells, bias}, 67), InputError);
}

TEST(AchievementPlay, the_breaker_answers_with_the_partners_that_are_free) {
  const auto& t = tiling("squares");
  const FixedAnswers dominoes{{2, 1, 0}, {{{0, 0}, {{1, 0}}}, {{1, 0}, {{0, 0}}}}};
  EXPECT_EQ(breaker_turn(t, dominoes, {{4, 7}}, {{{4, 7}}, {}}), (std::vector<Cell>{{5, 7}}));
  EXPECT_EQ(breaker_turn(t, dominoes, {{5, 7}}, {{{5, 7}}, {}}), (std::vector<Cell>{{4, 7}}));
  EXPECT_TRUE(breaker_turn(t, dominoes, {{4, 7}}, {{{4, 7}}, {{5, 7}}}).empty());
}

}  // namespace
}  // namespace arete::tests
