#include "achievement/breaker/invariants.hpp"

#include <algorithm>
#include <set>

#include "achievement/breaker/situation_pool.hpp"

namespace arete::inline achievement {
namespace {

/// What can be seen on a counterexample.
class Board {
 public:
  explicit Board(const InvariantBoard& board) : board_(board) {}

  bool is_makers(Cell c) const { return has(board_.maker, c); }
  bool is_free(Cell c) const { return has(board_.free, c); }
  bool shows(const Situation& s) const {
    return std::all_of(s.core.begin(), s.core.end(), [&](Cell c) { return is_makers(c); }) && leaves_free(s);
  }
  /// The situation occurs by the mark x.
  bool makes(const Situation& s) const {
    return has(s.core, board_.x) &&
           std::all_of(s.core.begin(), s.core.end(), [&](Cell c) { return c == board_.x || is_makers(c); }) &&
           leaves_free(s);
  }
  /// The cells that the breaker can mark then.
  std::vector<Cell> open() const {
    std::vector<Cell> list;
    std::copy_if(board_.free.begin(), board_.free.end(), std::back_inserter(list),
                 [&](Cell c) { return c != board_.x && !is_makers(c); });
    return list;
  }

 private:
  bool leaves_free(const Situation& s) const {
    return std::all_of(s.neighbourhood.begin(), s.neighbourhood.end(), [&](Cell c) { return is_free(c); });
  }

  const InvariantBoard& board_;
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

/// Wherever the whole occurs the part does.
bool is_part(const Situation& part, const Situation& whole) {
  const auto within = [&](Cell c) { return has(whole.core, c) || has(whole.neighbourhood, c); };
  return std::includes(whole.core.begin(), whole.core.end(), part.core.begin(), part.core.end()) &&
         std::all_of(part.neighbourhood.begin(), part.neighbourhood.end(), within);
}

/// Without what is below another one in an order.
template <class Item, class Below>
std::vector<Item> greatest(const std::vector<Item>& items, const Below& below) {
  std::vector<Item> list;
  for (std::size_t i = 0; i < items.size(); ++i) {
    bool covered = false;
    for (std::size_t k = 0; k < items.size() && !covered; ++k) {
      covered = k != i && below(items[i], items[k]) && (k < i || !below(items[k], items[i]));
    }
    if (!covered) list.push_back(items[i]);
  }
  return list;
}

class InvariantSearch {
 public:
  InvariantSearch(const Tiling& tiling, const Animal& animal, Bias bias, const Period& period,
                  const InvariantLimits& limits)
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
    for (const auto& [part, whole] : pool_.parts())
      choice_.add({-part, whole});  // which changes nothing: the part occurs as well
    std::copy_if(tiling.symmetries().begin(), tiling.symmetries().end(), std::back_inserter(symmetries_),
                 [&](const LinearMap& map) { return keeps_period(map); });
    for (const auto& board : limits.known) {
      if (board.period == period) exclude(board);
    }
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
        auto found = sat.solve(limits_.stop);
        if (found == Sat::Status::unsatisfiable) invariant.proofs.push_back(sat.proof());
        for (int count = 0; found == Sat::Status::satisfiable && count < most_boards; ++count) {
          const auto board = smallest(board_of(boards, sat, x), invariant.situations);
          exclude(board);
          if (limits_.found) limits_.found(board);
          sat.add(without(boards, board));
          found = sat.solve(limits_.stop);
        }
        if (found == Sat::Status::unknown) return {};
      }
      if (limits_.progress) limits_.progress({period_, pool_.size(), boards_});
      if (invariant.proofs.size() == period_.cells(tiling_).size()) return {status, invariant};
    }
  }

 private:
  static constexpr int most_boards = 8;  // for one cell in a round: boards are found faster than choices

  bool keeps_period(const LinearMap& map) const {
    const Cell c = tiling_.classes().front();
    const auto kept = [&](Cell v) {
      const Cell image = map(v);
      return period_.reduce(tiling_, c + Cell{image.a * tiling_.step(), image.b * tiling_.step()}) == c;
    };
    return kept({period_.width, 0}) && kept({period_.shift, period_.height});
  }

  InvariantBoard board_of(const InvariantFormula& boards, const Sat& model, Cell x) const {
    InvariantBoard board{period_, {}, {}, x};
    for (std::size_t i = 0; i < boards.cells().size(); ++i) {
      if (model.is_true(boards.maker(i))) board.maker.push_back(boards.cells()[i]);
      if (model.is_true(boards.free(i))) board.free.push_back(boards.cells()[i]);
    }
    return board;
  }
  /// No board with this one in it.
  static Clause without(const InvariantFormula& boards, const InvariantBoard& small) {
    Clause clause;
    for (std::size_t i = 0; i < boards.cells().size(); ++i) {
      const Cell c = boards.cells()[i];
      if (has(small.free, c) && c != small.x)
        clause.push_back(has(small.maker, c) ? -boards.maker(i) : -boards.free(i));
    }
    return clause;
  }
  /// The board of as few as possible of the situations that x makes occur and no marks hit all of.
  InvariantBoard smallest(const InvariantBoard& large, const std::vector<Situation>& situations) const {
    const Board board(large);
    std::vector<Situation> made;
    for (const auto& s : situations) {
      for (auto& copy : with_core_at(tiling_, period_, s, large.x)) {
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
    std::set<Cell> free{large.x};
    for (const auto& s : made) {
      free.insert(s.core.begin(), s.core.end());
      free.insert(s.neighbourhood.begin(), s.neighbourhood.end());
    }
    InvariantBoard small{period_, {}, {free.begin(), free.end()}, large.x};
    std::copy_if(free.begin(), free.end(), std::back_inserter(small.maker), [&](Cell c) { return board.is_makers(c); });
    return small;
  }

  /// Either a situation on the board is chosen, or some marks hit all chosen ones that x makes occur; and so for the
  /// board's images.
  void exclude(const InvariantBoard& counterexample) {
    const Board board(counterexample);
    ++boards_;
    std::vector<Situation> shown, made;
    for (auto& s : pool_.copies_inside(counterexample.free)) {
      if (board.shows(s)) shown.push_back(s);
      if (board.makes(s)) made.push_back(std::move(s));
    }
    std::sort(made.begin(), made.end());
    shown = greatest(shown, is_part);          // a whole is chosen with its parts
    std::vector<std::vector<Situation>> left;  // by each set of marks, only the least: what it does not hit
    for (const auto& marks : sets_of(board.open(), breaker_)) {
      left.emplace_back();
      std::copy_if(made.begin(), made.end(), std::back_inserter(left.back()),
                   [&](const Situation& s) { return !hits(marks, s); });
    }
    left = greatest(left, [](const auto& more, const auto& fewer) {
      return std::includes(more.begin(), more.end(), fewer.begin(), fewer.end());
    });
    for (const auto& map : symmetries_) {
      const auto variable = [&](const Situation& s) { return pool_.variable(image({map, {}}, s)); };
      Clause ways;
      for (const auto& s : shown) ways.push_back(variable(s));
      for (const auto& list : left) {
        ways.push_back(++variables_);
        for (const auto& s : list) choice_.add({-variables_, -variable(s)});
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

}  // namespace arete::inline achievement
