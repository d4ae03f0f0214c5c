// Sections 5 and 6: the rectangular board, and the winners on all three edge boards.

#include <algorithm>

#include "achievement/paper_names.hpp"
#include "reproduce/animals/checks.hpp"
#include "reproduce/animals/literal.hpp"

namespace arete::inline reproduce::animals {
namespace {

/// Every animal of a classification has the outcome that is claimed: those with these names win, F28 is open, and all
/// others lose, by a paving or a paved part.
void expect_winners(Check& check, const std::string& board, const std::vector<std::string>& winners) {
  const auto& all = classified(board);
  const auto& tiles = tiling(board);
  std::size_t largest = 0;
  for (const auto& item : all) {
    const auto name = paper_name(tiles, item.animal);
    const auto document = [&] { return document_of(tiles, item.animal); };
    largest = std::max(largest, item.finding.breaker_wins() ? 0 : item.size);
    if (name == "F28") continue;
    const bool wins = std::find(winners.begin(), winners.end(), name) != winners.end();
    check.expect(item.finding.maker_wins() == wins && item.finding.breaker_wins() == !wins, "animals", document);
    const auto certain = truth::true_verdict({&tiles, item.animal, {1, 2}});
    check.expect(!certain.exact() || certain == item.finding.value, "verdicts by brute force, where it has one",
                 document);
    if (wins && item.size > 1) expect_won(check, tiles, item);
    if (!wins && !item.loser) expect_paved(check, tiles, item);
    if (!item.loser) continue;
    const auto part =
        std::find_if(all.begin(), all.end(), [&](const auto& other) { return other.animal == *item.loser; });
    check.expect(part->finding.answers && !literal::copies_inside(tiles, part->animal, item.animal).empty(),
                 "losers with a paved part", document);
  }
  // Larger animals have a part of the size after the last winner's or open one's, a child of it or of a loser.
  check.expect(all.back().size == largest + 1, "sizes after the last winner", [&] { return board; });
}

}  // namespace

Ruling proposition_5_1(Check& check) {
  const auto losers = called("square-edges", "F3");
  check.expect(losers.size() == 1, "names", [] { return std::string("F3"); });
  expect_paved(check, tiling("square-edges"), *losers.front());
  check.expect(truth::true_verdict({&tiling("square-edges"), losers.front()->animal, {1, 2}}) == Verdict::of(-1),
               "counts of partners", [] { return std::string("F3"); });
  return confirmed("the whole board");
}

Ruling proposition_5_2(Check& check) {
  const auto losers = called("square-edges", "F6/F7");
  check.expect(losers.size() == 2, "names", [] { return std::string("F6/F7"); });
  for (const auto* item : losers) expect_paved(check, tiling("square-edges"), *item);
  return confirmed("the whole board");
}

Ruling rectangular_tree(Check& check) {
  std::vector<std::size_t> candidates(4, 0);
  for (const auto& item : classified("square-edges")) {
    if (!item.loser) ++candidates.at(item.size - 1);
    check.expect(item.finding.value.exact(), "animals",
                 [&] { return document_of(tiling("square-edges"), item.animal); });
  }
  check.expect(candidates == std::vector<std::size_t>{1, 2, 2, 0}, "trees", [] { return std::string("another tree"); });
  return confirmed("all sizes: no candidate has four cells");
}

Ruling proposition_6_1(Check& check) {
  expect_winners(check, "triangular-edges", {"F1", "F3", "F4", "F9/F10"});
  return confirmed("all sizes; F28 stays open");
}

Ruling proposition_6_2(Check& check) {
  expect_winners(check, "hexagonal-edges", {"F1", "F4"});
  return confirmed("all sizes");
}

Ruling proposition_6_3(Check& check) {
  expect_winners(check, "square-edges", {"F1", "F2"});
  return confirmed("all sizes");
}

}  // namespace arete::inline reproduce::animals
