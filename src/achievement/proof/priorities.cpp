#include "achievement/proof/priorities.hpp"

#include <algorithm>
#include <set>

#include "achievement/proof/cell_lines.hpp"

namespace arete::inline achievement {
namespace {

/// Looks for an order in which the maker could mark all cells of a placement.
class Orders {
 public:
  Orders(const Tiling& tiling, int breaker, const Priorities& priorities) : tiling_(tiling), breaker_(breaker), priorities_(priorities) {}

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
    for (const Cell response : priorities_.to(tiling_, x)) {
      if (marks > 0 && known.insert(response).second) --marks;
    }
    return known;
  }

  const Tiling& tiling_;
  int breaker_;
  const Priorities& priorities_;
};

}  // namespace

void check_priorities(const Tiling& tiling, const Animal& animal, Bias bias, const Priorities& priorities) {
  constexpr std::size_t most_cells = 10;
  require(bias.maker == 1, "priority strategies are for one mark of the maker a turn");
  require(animal.size() <= most_cells, "too many orders of the animal's cells");
  const Orders orders(tiling, bias.breaker, priorities);
  for (const auto& o : orientations(tiling, animal)) {
    for (const Cell c : priorities.period.cells(tiling)) {
      if (tiling.class_of(c) != tiling.class_of(o.front())) continue;
      require(!orders.possible(translated(o, c - o.front()), {}), "no responses keep the maker from the placement at " + to_text(c));
    }
  }
}

}  // namespace arete::achievement
