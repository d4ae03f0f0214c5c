// Random certificates of achievement games against what is certain without them.

#include <algorithm>
#include <functional>
#include <set>

#include "achievement/proof/achievement.hpp"
#include "achievement/proof/cell_lines.hpp"
#include "achievement/proof/invariant.hpp"
#include "achievement/proof/patch.hpp"
#include "achievement/proof/sequence.hpp"
#include "achievement/truth.hpp"
#include "board/tilings/achievement.hpp"
#include "math/sat.hpp"
#include "random_certificates.hpp"

namespace arete::tests::thrown {
namespace {

using namespace truth;

/// Games whose truth is mostly known.
struct Known {
  Achievement game;
  Verdict winner;
  bool answers;  ///< a pair has fixed answers, mutual ones, iff it is lost
};

std::vector<Known> known_games() {
  std::vector<Known> list;
  for (const auto* name : {"square-edges", "squares", "hexagons", "triangles", "triangular-edges"}) {
    const Tiling& board = tiling(name);
    std::set<Animal> animals;
    for (const Cell c : board.classes()) animals.insert(canonical(board, {c}));
    for (std::size_t size = 2; size <= 3; ++size) {
      for (const auto& smaller : std::set<Animal>(animals)) {
        if (smaller.size() + 1 != size) continue;
        for (const Cell c : near(board, size == 2 ? 3 : 2)) {
          Cells larger(smaller.begin(), smaller.end());
          if (larger.insert(c).second && animals.size() < 30)
            animals.insert(canonical(board, {larger.begin(), larger.end()}));
        }
      }
    }
    for (const auto& animal : animals) {
      for (const Bias bias : {Bias{1, 1}, {1, 2}, {1, 3}, {2, 2}, {2, 4}}) {
        const Achievement game{&board, animal, bias};
        if (const auto winner = true_verdict(game); winner != for_nobody)
          list.push_back({game, winner, has_answers(game)});
      }
    }
  }
  return list;
}

/// Writes certificates of one game.
class Writer {
 public:
  Writer(Random& random, const Achievement& game)
      : random_(random), game_(game), board_(*game.tiling), near_(near(board_, board_.step() == 1 ? 2 : 3)) {}

  Proof of(const std::string& by) {
    if (by == by_paving)
      return {by,
              lists("answers", likely(random_, 90) ? game_.bias.breaker / game_.bias.maker : game_.bias.breaker + 1)};
    if (by == by_priorities) return {by, lists("responses", game_.bias.breaker + 2)};
    if (by == by_invariant) return {by, invariant()};
    if (by == by_sequence) return {by, sequence()};
    if (by == by_patch) return {by, patch()};
    const std::string inner =
        any_of(random_, std::vector<std::string>{by_paving, by_priorities, by_invariant, by_sequence});
    Achievement smaller = game_;
    if (likely(random_, 80) && game_.animal.size() > 1) {
      smaller.animal.erase(smaller.animal.begin() + static_cast<std::ptrdiff_t>(random_.below(game_.animal.size())));
    } else {
      smaller.animal = cells(2);
      if (smaller.animal.empty()) smaller.animal.push_back(near_.front());
    }
    std::string lines = "loser";
    for (const Cell c : smaller.animal) append_cell(lines, c);
    return {by_loser, lines + "\nby " + inner + '\n' + Writer(random_, smaller).of(inner).lines};
  }

 private:
  /// At most so many cells, increasing.
  std::vector<Cell> cells(std::size_t most) {
    Cells chosen;
    for (std::size_t i = random_.below(most + 1); i > 0; --i) chosen.insert(any_of(random_, near_));
    return {chosen.begin(), chosen.end()};
  }
  Period period() {
    const int width = 1 + static_cast<int>(random_.below(2)), height = 1 + static_cast<int>(random_.below(2));
    return {width, height, static_cast<int>(random_.below(static_cast<std::uint64_t>(width)))};
  }
  /// Cells that make a copy of a part of the animal together with one, or any near it.
  Cell beside(Cell cell) {
    if (game_.animal.size() > 1 && likely(random_, 90)) {
      const auto i = random_.below(game_.animal.size()), k = random_.below(game_.animal.size());
      const auto& copies = copies_with(
          board_,
          i == k ? game_.animal
                 : Animal{std::min(game_.animal[i], game_.animal[k]), std::max(game_.animal[i], game_.animal[k])},
          cell);
      if (!copies.empty()) {
        const Cells copy = any_of(random_, std::vector<Cells>(copies.begin(), copies.end()));
        const Cell c = any_of(random_, std::vector<Cell>(copy.begin(), copy.end()));
        if (c != cell || likely(random_, 5)) return c;
      }
    }
    return cell + (any_of(random_, near_) - any_of(random_, near_));
  }
  /// Two cells of the animal: a situation, answers or responses that are about them alone may do.
  Animal pair() {
    Cells two;
    while (two.size() < std::min<std::size_t>(2, game_.animal.size())) two.insert(any_of(random_, game_.animal));
    return {two.begin(), two.end()};
  }
  /// The cells that make a copy of a pair with one.
  std::vector<Cell> partners_of(Cell cell, const Animal& pair) const {
    std::vector<Cell> list;
    for (const auto& copy : copies_with(board_, pair, cell)) {
      for (const Cell c : copy) {
        if (c != cell) list.push_back(c);
      }
    }
    return list;
  }
  std::string lists(const std::string& key, int most) {
    const Period p = period();
    const auto two = pair();
    const bool regular = random_.coin();
    std::string lines = period_line(p);
    for (const Cell c : p.cells(board_)) {
      lines += key;
      append_cell(lines, c);
      if (regular) {
        for (const Cell d : partners_of(c, two)) {
          if (likely(random_, 97)) append_cell(lines, d);
        }
        lines += '\n';
        continue;
      }
      for (int i = likely(random_, 70) ? most : static_cast<int>(random_.below(static_cast<std::uint64_t>(most) + 1));
           i > 0; --i) {
        if (const Cell d = beside(c); board_.has(d)) append_cell(lines, d);
      }
      lines += '\n';
    }
    return lines;
  }
  std::string invariant() {
    Invariant made;
    if (likely(random_, 30)) made.period = period();
    const auto domain = made.period.cells(board_);
    std::set<Situation> situations;
    const auto two = pair();
    const bool regular = random_.coin();
    for (const Cell c : domain) {
      for (const Cell d : regular ? partners_of(c, two) : std::vector<Cell>{}) {
        Situation s{{c}, {d}};
        if (likely(random_, 3)) s.neighbourhood = c < d ? std::vector{c, d} : std::vector{d, c};
        if (likely(random_, 98)) situations.insert(s);
      }
      for (std::size_t i = regular ? random_.below(10) / 9 : 1 + random_.below(4); i > 0; --i) {
        Cells core{c}, free;
        for (std::size_t k = random_.below(3); k > 0; --k) core.insert(beside(c));
        for (std::size_t k = random_.below(3); k > 0; --k) free.insert(likely(random_, 10) ? c : beside(c));
        std::erase_if(core, [&](Cell d) { return !board_.has(d); });
        std::erase_if(free, [&](Cell d) { return !board_.has(d) || (core.contains(d) && likely(random_, 50)); });
        situations.insert({{core.begin(), core.end()}, {free.begin(), free.end()}});
      }
    }
    made.situations.assign(situations.begin(), situations.end());
    for (const Cell c : domain) {
      auto& proof = made.proofs.emplace_back();
      if (game_.bias.breaker > 3 || likely(random_, 10)) continue;
      const InvariantFormula formula(board_, made.period, made.situations, game_.bias.breaker, c);
      Sat sat(true);
      sat.add_all(formula.formula());
      if (sat.solve() == Sat::Status::unsatisfiable) proof = sat.proof();
    }
    return invariant_lines(made);
  }
  std::string patch() {
    Cells inside;
    for (const Cell c : near_) {
      if (likely(random_, 80)) inside.insert(c);
    }
    const AnswerKind kind = random_.coin() ? AnswerKind::mutual : AnswerKind::directed;
    EmptyPatch made{kind, {inside.begin(), inside.end()}, ""};
    Sat sat(true);
    sat.add_all(PavingFormula(board_, game_.animal, game_.bias, kind, Region::patch(made.cells)).formula());
    if (sat.solve() == Sat::Status::unsatisfiable) made.drat = sat.proof();
    if (likely(random_, 10)) made.drat += "0\n";
    return empty_patch_lines(made);
  }
  std::string sequence() {
    ProofSequence made;
    made.push_back({{likely(random_, 95) ? game_.animal : cells(3), {}}, {}});
    for (std::size_t i = random_.below(4); i > 0; --i) {
      SequenceStep step;
      const Cell c = any_of(random_, near_);
      Cells core, free;
      for (std::size_t k = random_.below(game_.animal.size() + 1); k > 0; --k)
        core.insert(core.empty() ? c : beside(c));
      for (std::size_t k = random_.below(10); k > 0; --k) free.insert(beside(c));
      if (likely(random_, 90)) std::erase_if(free, [&](Cell d) { return core.contains(d); });
      std::erase_if(core, [&](Cell d) { return !board_.has(d); });
      std::erase_if(free, [&](Cell d) { return !board_.has(d); });
      step.situation = {{core.begin(), core.end()}, {free.begin(), free.end()}};
      letters(made, step);
      made.push_back(std::move(step));
    }
    return proof_sequence_lines(made);
  }
  /// Every symmetry that takes a cell of an earlier core to one of the situation, most of those that might do.
  void letters(const ProofSequence& earlier, SequenceStep& step) {
    Cells all(step.situation.core.begin(), step.situation.core.end());
    all.insert(step.situation.neighbourhood.begin(), step.situation.neighbourhood.end());
    for (std::size_t to = 0; to < earlier.size(); ++to) {
      const auto& core = earlier[to].situation.core;
      if (core.empty()) continue;
      for (const auto& turn : board_.symmetries()) {
        for (const Cell c : all) {
          const Isometry by{turn, c - turn(core.front())};
          const auto cells = letter_cells(step.situation, earlier[to].situation, by);
          const bool fits =
              is_symmetry(board_, by) && cells.marks.size() <= static_cast<std::size_t>(game_.bias.maker) &&
              std::all_of(cells.needs.begin(), cells.needs.end(), [&](Cell d) { return all.contains(d); });
          if (likely(random_, fits ? 90 : 0) || random_.below(20'000) == 0) step.letters.push_back({to, by});
        }
      }
    }
  }

  Random& random_;
  const Achievement& game_;
  const Tiling& board_;
  std::vector<Cell> near_;
};

std::string word(Verdict winner) {
  return winner == for_maker ? "maker" : winner == for_breaker ? "breaker" : "unknown";
}

class RandomAnimals : public testing::TestWithParam<const char*> {};

TEST_P(RandomAnimals, what_is_accepted_is_true) {
  static const auto games = known_games();
  const std::string by = GetParam();
  Tally tally(by);
  Random random(1);
  for (std::size_t i = certificates(by == by_invariant ? 500 : 5'000); i > 0;
       --i) {  // each of these has several formulas
    const auto& known = any_of(random, games);
    const auto& game = known.game;
    const auto proof = Writer(random, game).of(by);
    std::string excluded;
    const auto shown = tally.shown([&] {
      const auto found = check_achievement(game, proof);
      excluded = found.excluded.value_or("");
      return word(found.value);
    });
    const auto text = [&] {
      return game.tiling->name() + ' ' + std::to_string(game.bias.maker) + ',' + std::to_string(game.bias.breaker) +
             '\n' + loser_proof(game.animal, proof).lines;
    };
    if (shown == word(for_maker) || shown == word(for_breaker)) {
      ASSERT_EQ(shown, word(known.winner)) << text();
    } else if (!shown.empty()) {
      ASSERT_FALSE(known.answers) << excluded << ' ' << text();
    }
  }
  EXPECT_GT(tally.accepted(word(by == by_sequence ? for_maker : by == by_patch ? for_nobody : for_breaker)), 0u);
}

INSTANTIATE_TEST_SUITE_P(Certificates, RandomAnimals,
                         testing::Values(by_paving, by_patch, by_priorities, by_invariant, by_loser, by_sequence),
                         [](const auto& kind) { return std::string(kind.param); });

}  // namespace
}  // namespace arete::tests::thrown
