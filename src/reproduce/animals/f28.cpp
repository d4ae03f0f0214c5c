// Section 4: F28, which the paper leaves open.

#include <algorithm>
#include <cstdlib>

#include "achievement/breaker/pavings.hpp"
#include "achievement/maker/exclusion.hpp"
#include "reproduce/animals/checks.hpp"
#include "reproduce/animals/literal.hpp"

namespace arete::inline reproduce::animals {
namespace {

const Animal f28{{0, 1}, {1, 0}, {1, 2}, {1, 3}};

/// The cells in a hexagon around a point.
std::vector<Cell> hexagon(int radius) {
  auto cells = truth::near(blocks(), radius);
  std::erase_if(cells, [&](Cell c) { return std::abs(c.a + c.b) > radius; });
  return cells;
}

}  // namespace

Ruling children_of_f28(Check& check) {
  const auto& all = classified("triangular-edges");
  std::size_t count = 0;
  for (const auto& child : children(blocks(), f28)) {
    ++count;
    // Not what the classification says, but some paved loser of it, a copy of which lies inside.
    const bool loses = std::any_of(all.begin(), all.end(), [&](const ClassifiedAnimal& item) {
      return item.finding.answers && !literal::copies_inside(blocks(), item.animal, child).empty() &&
             literal::kills(blocks(), item.animal, *item.finding.answers);
    });
    check.expect(loses, "children", [&] { return document_of(blocks(), child); });
  }
  check.expect(count == 19, "counts", [&] { return std::to_string(count) + " children"; });
  return confirmed("all 19 children");
}

Ruling f28_against_one(Check& check) {
  const Bias bias{1, 1};
  ClassifiedAnimal item{f28, 4, 1, {}, decide({&blocks(), f28, bias}, {}, 1), {}};
  expect_won(check, blocks(), item, bias);
  return confirmed("the whole board; the caption prints F24, the text means F28");
}

Ruling f28_not_paved(Check& check) {
  int radius = 3;
  while (literal::double_paving_exists(blocks(), f28, hexagon(radius))) {
    check.count("patches that can be paved");
    ++radius;
  }
  check.count("patches that cannot");
  if (check.size(1, 2, 2) == 2) {
    const auto found =
        find_fixed_answers(blocks(), f28, {1, 2}, AnswerKind::mutual, {.index = 1, .radius = 4, .stop = {}});
    check.expect(found.impossible.has_value(), "proofs", [] { return document_of(blocks(), f28); });
    check_empty_patch(blocks(), f28, {1, 2}, *found.impossible);
    check.note("a certificate by patch is checked");
  }
  return confirmed("the whole board: " + std::to_string(hexagon(radius).size()) + " cells have none already");
}

Ruling f28_open(Check& check) {
  Exclusion exclusion({&blocks(), f28, {1, 2}}, 67);
  const int most = check.size(7, 9, 12);
  for (int marks = 4; marks <= most; ++marks) {
    const auto found = exclusion.search(
        marks, [&] { return check.cancelled() != nullptr && check.cancelled()->load(); }, [](const std::string&) {});
    if (found.stopped) throw BudgetSpent{};
    check.count("positions of the maker's search", found.nodes);
    if (found.won) return confirmed("the maker wins with " + std::to_string(marks) + " marks");
  }
  // The same by the rules alone, on fewer cells.
  const auto cells = disc(blocks(), 1);
  check.expect(!literal::maker_wins(blocks(), f28, 2, cells, 5), "games by the rules alone on a few cells",
               [] { return document_of(blocks(), f28); });
  return open_problem("the breaker has no double paving; the maker does not win with at most " + std::to_string(most) +
                      " marks, all among the 67 cells nearest to her first; all larger animals that contain it lose");
}

}  // namespace arete::inline reproduce::animals
