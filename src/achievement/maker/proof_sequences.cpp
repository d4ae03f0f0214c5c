#include "achievement/maker/proof_sequences.hpp"

#include <algorithm>
#include <set>

#include "achievement/maker/sequence_shrinking.hpp"

namespace arete::inline achievement {
namespace {

std::vector<Cell> cells_of(const Window& window, const CellSet& set) {
  std::vector<Cell> cells;
  for (const auto i : set) cells.push_back(window.cells[i]);
  std::sort(cells.begin(), cells.end());
  return cells;
}

/// Gathers the situations below a won one, each once up to symmetry and after all that its letters lead to.
class Gathering {
 public:
  Gathering(const Tiling& tiling, const Window& window) : tiling_(tiling), window_(window) {}

  std::vector<Situation> from(const WonSituation& won) && {
    visit(won);
    return std::move(situations_);
  }

 private:
  void visit(const WonSituation& won) {
    if (!visited_.insert(&won).second) return;
    for (const auto& letter : won.letters) visit(*letter.next);
    const Situation here{cells_of(window_, won.core), cells_of(window_, won.neighbourhood - won.core)};
    auto form = image(to_canonical(tiling_, here), here);
    if (known_.insert(form).second) situations_.push_back(std::move(form));
  }

  const Tiling& tiling_;
  const Window& window_;
  std::set<const WonSituation*> visited_;
  std::set<Situation> known_;
  std::vector<Situation> situations_;
};

/// Slack grows within marks: a win by threats with more marks is found after a loose one with fewer, but both are found
/// soon.
std::shared_ptr<const WonSituation> deepen(MakerSearch& search, int size, int breaker, int most_marks) {
  for (int marks = size; marks <= most_marks && !search.stopped(); ++marks) {
    for (int slack = breaker; slack <= breaker * (marks - 1) && !search.stopped(); ++slack) {
      if (auto won = search.solve(marks, slack)) return won;
    }
  }
  return nullptr;
}

}  // namespace

std::optional<ProofSequence> find_proof_sequence(const Tiling& tiling, const Animal& animal, Bias bias,
                                                 const SequenceLimits& limits) {
  if (!can_search({&tiling, animal, bias})) return std::nullopt;
  if (animal.size() == 1) return ProofSequence{{{animal, {}}, {}}};
  for (const auto& first : animals_of_size(tiling, 1)) {
    const Window window(tiling, animal, first.front(), limits.cells);
    MakerSearch search(window, bias.breaker, limits.nodes, limits.stop);
    if (const auto won = deepen(search, static_cast<int>(animal.size()), bias.breaker, limits.marks)) {
      return shrunk(tiling, Gathering(tiling, window).from(*won), bias.breaker, limits.stop);
    }
  }
  return std::nullopt;
}

ProofSequence sequence_of(const Tiling& tiling, const Window& window, const WonSituation& won, int breaker) {
  return shrunk(tiling, Gathering(tiling, window).from(won), breaker).value();
}

}  // namespace arete::inline achievement
