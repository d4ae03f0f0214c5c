// Section 1 and the beginning of section 2: the game on squared paper and on graphs, and what a configuration is worth.

#include <random>

#include "reproduce/picarete/checks.hpp"
#include "reproduce/picarete/small_configurations.hpp"
#include "reproduce/picarete/squared_paper.hpp"

namespace arete::inline reproduce::as_printed {
namespace {

/// Squared paper with some segments inside darkened already, which are edges that are not there.
Document paper_with(int rows, int columns, unsigned dark) {
  std::vector<Ends> edges;
  const int upright = rows * (columns - 1);
  for (int i = 0; i < rows; ++i) {
    for (int j = 0; j < columns; ++j) {
      const int square = i * columns + j, right = i * (columns - 1) + j, below = upright + i * columns + j;
      if (j + 1 < columns && (dark >> right & 1) == 0) edges.push_back({square, square + 1});
      if (i + 1 < rows && (dark >> below & 1) == 0) edges.push_back({square, square + columns});
    }
  }
  return graph_of("picarete", rows * columns, std::move(edges));
}

void hold_paper(Check& check, int rows, int columns, unsigned dark, std::map<unsigned, Value>& known) {
  const auto document = paper_with(rows, columns, dark);
  check.expect(answer_to(document).score == on_squared_paper(rows, columns, dark, known), "sheets of paper",
               [&] { return document.write(); });
}

}  // namespace

Ruling squared_paper(Check& check) {
  const int most = check.size(7, 12, 17);  // segments inside
  for (int rows = 1; rows <= 4; ++rows) {
    for (int columns = rows; columns <= 18; ++columns) {
      const int segments = rows * (columns - 1) + (rows - 1) * columns;
      if (segments > most) break;
      std::map<unsigned, Value> known;
      for (unsigned dark = 0; dark < 1u << segments; ++dark) hold_paper(check, rows, columns, dark, known);
    }
  }
  return confirmed(std::to_string(most) + " segments inside the outline, any of them darkened before play");
}

Ruling larger_sheets(Check& check) {
  const int most = check.size(24, 31, 31);  // segments inside
  std::string values;
  for (const auto& [rows, columns] :
       {std::pair{2, 2}, {2, 3}, {2, 4}, {3, 3}, {3, 4}, {3, 5}, {4, 4}, {3, 6}, {4, 5}}) {
    if (rows * (columns - 1) + (rows - 1) * columns > most) continue;
    const auto document = named("squares", {rows, columns}, "picarete");
    const auto session = open(document);
    const auto answer = session->solve({.all_best = false, .proof = true});
    check.expect(certified(document, *session, answer), "sheets of paper, each with a certificate that is accepted",
                 [&] { return document.write(); });
    values += (values.empty() ? "" : ", ") + std::to_string(rows) + "×" + std::to_string(columns) + ' ' +
              std::to_string(answer.score.value());
  }
  return confirmed(std::to_string(most) + " segments: " + values);
}

Ruling rules_of_the_game(Check& check) {
  const int most = check.size(8, 10, 13);
  const SmallConfigurations small(most);
  small.each(check, [&](const SmallGraphs::Sum& sum, const Configuration&, Value value) {
    const auto document = small.document(sum);
    const auto answer = answer_to(document);
    std::vector<MoveText> best;
    for (std::size_t e = 0; e < document.edges->size(); ++e) {
      const auto step = small.graphs.remove(sum, e);
      const auto [u, v] = (*document.edges)[e];
      if (step.points - small.graphs.value(step.next) == value) best.push_back({u, v});
    }
    if (answer.score != value || answer.best != best) throw Contradiction(document.write());
  });
  check.note("score and every best move by the rule alone");
  return confirmed(up_to_edges(most));
}

Ruling value_of_a_configuration(Check& check) {
  const auto worth = [&](int n, Value value) {
    const auto document = named("cycle", {n}, "picarete");
    check.expect(by_rules_alone(document).score == value && answer_to(document).score == value, "cycles",
                 [&] { return document.write(); });
  };
  worth(3, 1);
  worth(4, -2);
  const int most = check.size(8, 10, 13);
  const SmallConfigurations small(most);
  small.each(check, [&](const SmallGraphs::Sum& sum, const Configuration&, Value value) {
    const auto outcome = answer_to(small.document(sum), {.all_best = false}).outcome;
    if (outcome != outcome_of(Verdict::of(value))) throw Contradiction(small.written(sum));
  });
  return confirmed("the triangle, the square and " + up_to_edges(most));
}

}  // namespace arete::inline reproduce::as_printed
