#include "reproduce/animals/checks.hpp"

#include <algorithm>
#include <map>
#include <mutex>

#include "achievement/paper_names.hpp"
#include "reproduce/animals/literal.hpp"
#include "view/documents/document.hpp"

namespace arete::inline reproduce::animals {

const std::vector<ClassifiedAnimal>& classified(const std::string& board) {
  static std::mutex mutex;
  static std::map<std::string, std::vector<ClassifiedAnimal>> known;
  const std::lock_guard lock(mutex);
  auto& all = known[board];
  if (all.empty())
    all = classify(tiling(board), {1, 2}, {.size = 5, .seconds = 1e6, .effort = 1, .stop = {}, .found = {}});
  return all;
}

std::string document_of(const Tiling& board, const Animal& animal, Bias bias) {
  Document document;
  document.game = "achievement";
  document.board = board.name();
  document.bias = {bias.maker, bias.breaker};
  document.animal.emplace();
  for (const Cell c : animal) document.animal->push_back({c.a, c.b});
  return document.write();
}

std::vector<const ClassifiedAnimal*> called(const std::string& board, const std::string& name) {
  std::vector<const ClassifiedAnimal*> list;
  for (const auto& item : classified(board)) {
    if (paper_name(tiling(board), item.animal) == name) list.push_back(&item);
  }
  return list;
}

void expect_paved(Check& check, const Tiling& board, const ClassifiedAnimal& item) {
  const auto document = [&] { return document_of(board, item.animal); };
  const auto& answers = item.finding.answers;
  check.expect(item.finding.breaker_wins() && answers && literal::kills(board, item.animal, *answers), "pavings",
               document);
  // Nobody ever gets as far as the animal, who marks a few cells next to each other.
  const int turns = static_cast<int>(item.size) + (item.size < 4 ? 1 : 0);
  check.expect(literal::holds(board, item.animal, literal::by_paving(board, *answers), truth::near(board, 2), turns),
               "pavings played against every line of the maker on a few cells", document);
}

void expect_won(Check& check, const Tiling& board, const ClassifiedAnimal& item, Bias bias) {
  const auto document = [&] { return document_of(board, item.animal, bias); };
  const auto& sequence = item.finding.sequence;
  check.expect(item.finding.maker_wins() && sequence, "winners", document);
  std::vector<Situation> situations;
  for (const auto& step : *sequence) situations.push_back(step.situation);
  if (bias.breaker == 2)
    check.expect(literal::is_proof_sequence(board, item.animal, situations, literal::Condition::put_right),
                 "proof sequences", document);
  auto cells = situations.back().core;
  cells.insert(cells.end(), situations.back().neighbourhood.begin(), situations.back().neighbourhood.end());
  const int marks = static_cast<int>(item.size) + 1;
  check.expect(literal::maker_wins(board, item.animal, bias.breaker, cells, marks),
               "games won by a search that knows the rules alone", document);
}

}  // namespace arete::inline reproduce::animals
