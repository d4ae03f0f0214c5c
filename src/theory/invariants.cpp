#include "theory/invariants.hpp"

#include <algorithm>
#include <set>

#include "theory/situation_pool.hpp"

namespace arete {
namespace {

bool has(const std::vector<Cell>& increasing, Cell cell) { return std::binary_search(increasing.begin(), increasing.end(), cell); }

/// A board on which the maker is about to mark x. All cells that are not free are the breaker's; the maker's cells are free.
struct Board {
  std::vector<Cell> maker, free;
  Cell x;

  bool is_makers(Cell c) const { return has(maker, c); }
  bool is_free(Cell c) const { return has(free, c); }
  bool shows(const Situation& s) const {
    return std::all_of(s.core.begin(), s.core.end(), [&](Cell c) { return is_makers(c); }) &&
           std::all_of(s.neighbourhood.begin(), s.neighbourhood.end(), [&](Cell c) { return is_free(c); });
  }
  /// The situation occurs by the mark x.
  bool makes(const Situation& s) const {
    return has(s.core, x) && std::all_of(s.core.begin(), s.core.end(), [&](Cell c) { return c == x || is_makers(c); }) &&
           std::all_of(s.neighbourhood.begin(), s.neighbourhood.end(), [&](Cell c) { return is_free(c); });
  }
  /// The cells that the breaker can mark then.
  std::vector<Cell> open() const {
    std::vector<Cell> list;
    std::copy_if(free.begin(), free.end(), std::back_inserter(list), [&](Cell c) { return c != x && !is_makers(c); });
    return list;
  }
};

bool hits(const std::vector<Cell>& marks, const Situation& s) {
  return std::any_of(marks.begin(), marks.end(), [&](Cell c) { return has(s.neighbourhood, c); });
}

/// All sets of `size` of the cells, or all cells if there are fewer.
std::vector<std::vector<Cell>> sets_of(const std::vector<Cell>& cells, int size) {
  std::vector<std::vector<Cell>> sets{{}};
  for (int i = 0; i < std::min(size, static_cast<int>(cells.size())); ++i) {
    std::vector<std::vector<Cell>> larger;
    for (const auto& s : sets) {
      for (const Cell c : cells) {
        if (!s.empty() && c <= s.back()) continue;
        larger.push_back(s);
        larger.back().push_back(c);
      }
    }
    sets = std::move(larger);
  }
  return sets;
}

class InvariantSearch {
 public:
  InvariantSearch(const Tiling& tiling, const Animal& animal, Bias bias, const Period& period, const InvariantLimits& limits)
      : tiling_(tiling),
        breaker_(bias.breaker),
        period_(period),
        limits_(limits),
        pool_(tiling, animal, period),
        variables_(static_cast<int>(pool_.size())) {
    for (int v = 1; v <= variables_; ++v) {
      const auto& s = pool_.situation(v);
      if (s.neighbourhood.empty() && s.core.size() == animal.size()) choice_.add({v});
    }
    for (const auto& [part, whole] : pool_.parts()) choice_.add({-part, whole});  // which changes nothing: the part occurs as well
    std::copy_if(tiling.symmetries().begin(), tiling.symmetries().end(), std::back_inserter(symmetries_),
                 [&](const LinearMap& map) { return keeps_period(map); });
  }

  struct Result {
    Sat::Status status = Sat::Status::unknown;
    std::optional<Invariant> invariant;
  };
  Result run() {
    for (;;) {
      const auto status = choice_.solve(limits_.stop);
      if (status != Sat::Status::satisfiable) return {status, {}};
      std::vector<bool> chosen(pool_.size() + 1);
      for (std::size_t v = 1; v < chosen.size(); ++v) chosen[v] = choice_.is_true(static_cast<int>(v));
      Invariant invariant{period_, pool_.least(chosen), {}};
      for (const Cell x : period_.cells(tiling_)) {
        const InvariantFormula boards(tiling_, period_, invariant.situations, breaker_, x);
        Sat sat(true);
        sat.add_all(boards.formula());
        const auto found = sat.solve(limits_.stop);
        if (found == Sat::Status::unknown) return {};
        if (found == Sat::Status::unsatisfiable) {
          invariant.proofs.push_back(sat.proof());
        } else {
          exclude(smallest(board_of(boards, sat, x), invariant.situations));
        }
      }
      if (limits_.progress) limits_.progress({period_, pool_.size(), boards_});
      if (invariant.proofs.size() == period_.cells(tiling_).size()) return {status, invariant};
    }
  }

 private:
  bool keeps_period(const LinearMap& map) const {
    const Cell c = tiling_.classes().front();
    const auto kept = [&](Cell v) {
      const Cell image = map(v);
      return period_.reduce(tiling_, c + Cell{image.a * tiling_.step(), image.b * tiling_.step()}) == c;
    };
    return kept({period_.width, 0}) && kept({period_.shift, period_.height});
  }

  static Board board_of(const InvariantFormula& boards, const Sat& model, Cell x) {
    Board board{{}, {}, x};
    for (std::size_t i = 0; i < boards.cells().size(); ++i) {
      if (model.is_true(boards.maker(i))) board.maker.push_back(boards.cells()[i]);
      if (model.is_true(boards.free(i))) board.free.push_back(boards.cells()[i]);
    }
    return board;
  }
  /// The board of as few as possible of the situations that x makes occur and no marks hit all of.
  Board smallest(const Board& board, const std::vector<Situation>& situations) const {
    std::vector<Situation> made;
    for (const auto& s : situations) {
      for (auto& copy : with_core_at(tiling_, period_, s, board.x)) {
        if (board.makes(copy)) made.push_back(std::move(copy));
      }
    }
    const auto sets = sets_of(board.open(), breaker_);
    const auto unhittable = [&](const std::vector<Situation>& list) {
      return std::none_of(sets.begin(), sets.end(), [&](const auto& marks) {
        return std::all_of(list.begin(), list.end(), [&](const Situation& s) { return hits(marks, s); });
      });
    };
    for (std::size_t i = made.size(); i-- > 0;) {
      auto fewer = made;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      if (unhittable(fewer)) made = std::move(fewer);
    }
    std::set<Cell> free{board.x};
    for (const auto& s : made) {
      free.insert(s.core.begin(), s.core.end());
      free.insert(s.neighbourhood.begin(), s.neighbourhood.end());
    }
    Board small{{}, {free.begin(), free.end()}, board.x};
    std::copy_if(free.begin(), free.end(), std::back_inserter(small.maker), [&](Cell c) { return board.is_makers(c); });
    return small;
  }

  /// Either a situation on the board is chosen, or some marks hit all chosen ones that x makes occur; and so for the board's images.
  void exclude(const Board& board) {
    ++boards_;
    std::vector<Situation> shown, made;
    for (auto& s : pool_.copies_inside(board.free)) {
      if (board.shows(s)) shown.push_back(s);
      if (board.makes(s)) made.push_back(std::move(s));
    }
    const auto sets = sets_of(board.open(), breaker_);
    for (const auto& map : symmetries_) {
      const auto variable = [&](const Situation& s) { return pool_.variable(image({map, {}}, s)); };
      Clause ways;
      for (const auto& s : shown) ways.push_back(variable(s));
      for (const auto& marks : sets) {
        ways.push_back(++variables_);
        for (const auto& s : made) {
          if (!hits(marks, s)) choice_.add({-variables_, -variable(s)});
        }
      }
      choice_.add(ways);
    }
  }

  const Tiling& tiling_;
  int breaker_;
  Period period_;
  const InvariantLimits& limits_;
  SituationPool pool_;
  int variables_;
  Sat choice_;
  std::vector<LinearMap> symmetries_;
  std::size_t boards_ = 0;
};

}  // namespace

InvariantAnswer find_invariant(const Tiling& tiling, const Animal& animal, Bias bias, const InvariantLimits& limits) {
  InvariantAnswer answer;
  if (bias.maker != 1) return answer;
  for (int index = 1; index <= limits.index; ++index) {
    for (const auto& period : periods(tiling, index)) {
      auto result = InvariantSearch(tiling, animal, bias, period, limits).run();
      answer.invariant = std::move(result.invariant);
      if (answer.invariant || (limits.stop && limits.stop())) return answer;
      if (result.status == Sat::Status::unsatisfiable) answer.excluded.push_back(period);
    }
  }
  return answer;
}

}  // namespace arete
