#include "achievement/proof/priorities.hpp"

#include <algorithm>
#include <set>

#include "achievement/proof/cell_lines.hpp"

namespace arete::inline achievement {
namespace {

/// Looks for an order in which the maker could mark all cells of a placement.
class Orders {
 public:
  Orders(const Tiling& tiling, int breaker, const Priorities& priorities, const Effort& effort)
      : tiling_(tiling), breaker_(breaker), priorities_(priorities), effort_(effort) {}

  bool possible(const Animal& left, const std::set<Cell>& known) const {
    return left.empty() || std::any_of(left.begin(), left.end(), [&](Cell x) {
             if (known.contains(x)) return false;
             Animal rest = left;
             std::erase(rest, x);
             return possible(rest, after(x, known));
           });
  }

 private:
  std::set<Cell> after(Cell x, std::set<Cell> known) const {
    known.insert(x);
    int marks = breaker_;
    const auto responses = priorities_.to(tiling_, x);
    effort_.spend(static_cast<double>(10 * (1 + known.size()) + responses.size()));
    for (const Cell response : responses) {
      if (marks > 0 && known.insert(response).second) --marks;
    }
    return known;
  }

  const Tiling& tiling_;
  int breaker_;
  const Priorities& priorities_;
  const Effort& effort_;
};

}  // namespace

void check_priorities(const Tiling& tiling, const Animal& animal, Bias bias, const Priorities& priorities,
                      const Effort& effort) {
  constexpr std::size_t most_cells = 10;
  // With two marks a turn she could mark a cell and a response to it before he answers.
  require(bias.maker == 1, "priority strategies are for one mark of the maker a turn");
  require(animal.size() <= most_cells, "too many orders of the animal's cells");
  const Orders orders(tiling, bias.breaker, priorities, effort);
  for (const auto& o : orientations(tiling, animal)) {
    for (const Cell c : priorities.period.cells(tiling)) {
      if (tiling.class_of(c) != tiling.class_of(o.front())) continue;
      // In every order of its cells one is certainly marked before its turn.
      require(!orders.possible(translated(o, c - o.front()), {}),
              "no responses keep the maker from the placement at " + to_text(c));
    }
  }
}

}  // namespace arete::inline achievement
