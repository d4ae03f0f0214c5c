#include "reproduce/animals/literal.hpp"

#include <algorithm>
#include <map>
#include <unordered_map>

#include "math/sat.hpp"

namespace arete::inline reproduce::literal {
namespace {

bool part(const Cells& small, const Cells& big) {
  return std::includes(big.begin(), big.end(), small.begin(), small.end());
}

/// Marks are bits of a word, in the order of the cells.
class SmallGame {
 public:
  SmallGame(const std::vector<Cells>& copies, const std::vector<Cell>& cells, int breaker)
      : all_(cells.size() == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << cells.size()) - 1), breaker_(breaker) {
    for (const auto& copy : copies) {
      std::uint64_t bits = 0;
      for (const Cell c : copy) bits |= bit(std::find(cells.begin(), cells.end(), c) - cells.begin());
      copies_.push_back(bits);
    }
  }

  bool wins(std::uint64_t maker, std::uint64_t breaker, int turns) {
    std::uint64_t useful = 0;
    for (const auto copy : copies_) {
      const auto lacks = copy & ~maker;
      if ((copy & breaker) != 0 || std::popcount(lacks) > turns) continue;
      if (std::popcount(lacks) == 1) return true;
      useful |= lacks;
    }
    if (turns < 2) return false;
    const auto [known, fresh] = known_.try_emplace({maker, breaker}, -1, 0);
    auto& [won, lost] = known->second;
    if (!fresh && won >= 0 && won <= turns) return true;
    if (!fresh && lost >= turns) return false;
    bool found = false;
    for (auto left = useful; left != 0 && !found; left &= left - 1)
      found = survives(maker | (left & -left), breaker, turns - 1, breaker_, all_);
    auto& result = known_[{maker, breaker}];
    (found ? result.first : result.second) = turns;
    return found;
  }

 private:
  using Key = std::pair<std::uint64_t, std::uint64_t>;
  struct Hash {
    std::size_t operator()(const Key& k) const {
      return k.first * 0x9e3779b97f4a7c15 ^ (k.second * 0xc2b2ae3d27d4eb4f);
    }
  };
  static std::uint64_t bit(std::ptrdiff_t i) { return std::uint64_t{1} << i; }

  /// Whatever so many cells the breaker marks, those of `from` and no others, she wins.
  bool survives(std::uint64_t maker, std::uint64_t breaker, int turns, int marks, std::uint64_t from) {
    if (marks == 0) return wins(maker, breaker, turns);
    auto free = from & ~maker & ~breaker;
    if (free == 0) return wins(maker, breaker, turns);
    for (; free != 0; free &= free - 1) {
      const auto mark = free & -free;
      if (!survives(maker, breaker | mark, turns, marks - 1, free & ~mark)) return false;
    }
    return true;
  }

  std::uint64_t all_;
  int breaker_;
  std::vector<std::uint64_t> copies_;
  std::unordered_map<Key, std::pair<int, int>, Hash> known_;  // fewest turns that win, -1: none known; most that do not
};

bool holds_after(const std::vector<Cells>& copies, const Response& response, const std::vector<Cell>& cells,
                 const Cells& maker, const Cells& breaker, int turns) {
  return turns == 0 || std::all_of(cells.begin(), cells.end(), [&](Cell c) {
           if (maker.contains(c) || breaker.contains(c)) return true;
           Cells hers = maker, his = breaker;
           hers.insert(c);
           if (std::any_of(copies.begin(), copies.end(), [&](const Cells& copy) { return part(copy, hers); }))
             return false;
           for (const Cell answer : response(c, hers, his)) his.insert(answer);
           return holds_after(copies, response, cells, hers, his, turns - 1);
         });
}

Cells moved(const LinearMap& turn, Cell by, const std::vector<Cell>& cells) {
  Cells image;
  for (const Cell c : cells) image.insert(turn(c) + by);
  return image;
}

/// Whether a situation, moved by some symmetry, has its core in `core` and its neighbourhood in `room`.
bool fits(const Tiling& board, const Situation& situation, const Cells& core, const Cells& room) {
  for (const auto& turn : board.symmetries()) {
    for (const Cell to : core) {
      const Cell by = to - turn(situation.core.front());
      if (by.a % board.step() != 0 || by.b % board.step() != 0) continue;
      if (part(moved(turn, by, situation.core), core) && part(moved(turn, by, situation.neighbourhood), room))
        return true;
    }
  }
  return false;
}

/// After the breaker has marked x and y: some cell leads to an earlier situation.
bool goes_on(const Tiling& board, const std::vector<Situation>& all, std::size_t i, Cell x, Cell y,
             Condition condition) {
  const Cells core(all[i].core.begin(), all[i].core.end());
  Cells room = core;
  room.insert(all[i].neighbourhood.begin(), all[i].neighbourhood.end());
  room.erase(x);
  room.erase(y);
  for (const Cell mark : all[i].neighbourhood) {
    if (mark == x || mark == y) continue;
    if (condition == Condition::as_printed) return true;  // C_i is part of C_i, and so on, whatever j is
    Cells hers = core;
    hers.insert(mark);
    for (std::size_t j = 0; j < i; ++j) {
      if (fits(board, all[j], hers, room)) return true;
    }
  }
  return false;
}

}  // namespace

std::vector<Cells> copies_inside(const Tiling& board, const Animal& animal, const std::vector<Cell>& cells) {
  const Cells all(cells.begin(), cells.end());
  std::set<Cells> copies;
  for (const Cell c : cells) {
    for (const auto& copy : truth::copies_with(board, animal, c)) {
      if (part(copy, all)) copies.insert(copy);
    }
  }
  return {copies.begin(), copies.end()};
}

bool maker_wins(const Tiling& board, const Animal& animal, int breaker, const std::vector<Cell>& cells, int turns) {
  return SmallGame(copies_inside(board, animal, cells), cells, breaker).wins(0, 0, turns);
}

bool holds(const Tiling& board, const Animal& animal, const Response& response, const std::vector<Cell>& cells,
           int turns) {
  return holds_after(copies_inside(board, animal, cells), response, cells, {}, {}, turns);
}

bool kills(const Tiling& board, const Animal& animal, const PeriodicLists& relation) {
  const auto related = [&](Cell c, Cell d) {
    const auto list = relation.to(board, c);
    return std::find(list.begin(), list.end(), d) != list.end();
  };
  const auto cells = relation.period.cells(board);
  return std::all_of(cells.begin(), cells.end(), [&](Cell c) {
    const auto list = relation.to(board, c);
    const bool paving =
        list.size() <= 2 && std::all_of(list.begin(), list.end(), [&](Cell d) { return d != c && related(d, c); });
    const auto copies = truth::copies_with(board, animal, c);
    return paving && std::all_of(copies.begin(), copies.end(), [&](const Cells& copy) {
             return std::any_of(copy.begin(), copy.end(), [&](Cell a) {
               return std::any_of(copy.begin(), copy.end(), [&](Cell b) { return related(a, b); });
             });
           });
  });
}

bool double_paving_exists(const Tiling& board, const Animal& animal, const std::vector<Cell>& cells) {
  std::map<std::pair<Cell, Cell>, int> pairs;
  std::map<Cell, std::vector<int>> at;
  Sat sat;
  for (const auto& copy : copies_inside(board, animal, cells)) {
    Clause some;
    for (auto c = copy.begin(); c != copy.end(); ++c) {
      for (auto d = std::next(c); d != copy.end(); ++d) {
        auto& variable = pairs[{*c, *d}];
        if (variable == 0) {
          variable = static_cast<int>(pairs.size());
          at[*c].push_back(variable);
          at[*d].push_back(variable);
        }
        some.push_back(variable);
      }
    }
    sat.add(some);
  }
  for (const auto& [cell, list] : at) {
    for (std::size_t i = 0; i < list.size(); ++i) {
      for (std::size_t j = i + 1; j < list.size(); ++j) {
        for (std::size_t k = j + 1; k < list.size(); ++k) sat.add({-list[i], -list[j], -list[k]});
      }
    }
  }
  return sat.solve() == Sat::Status::satisfiable;
}

Response by_paving(const Tiling& board, const PeriodicLists& relation) {
  return [&](Cell c, const Cells& maker, const Cells&) {
    auto list = relation.to(board, c);
    std::erase_if(list, [&](Cell d) { return maker.contains(d); });
    return list;
  };
}

Response by_priorities(const Tiling& board, const PeriodicLists& lists) {
  return [&](Cell c, const Cells& maker, const Cells& breaker) {
    auto list = lists.to(board, c);
    std::erase_if(list, [&](Cell d) { return maker.contains(d) || breaker.contains(d); });
    list.resize(std::min<std::size_t>(list.size(), 2));
    return list;
  };
}

bool is_proof_sequence(const Tiling& board, const Animal& animal, const std::vector<Situation>& situations,
                       Condition condition) {
  const auto& goal = situations.front();
  if (!goal.neighbourhood.empty() || canonical(board, goal.core) != canonical(board, animal)) return false;
  for (std::size_t i = 1; i < situations.size(); ++i) {
    for (const Cell x : situations[i].neighbourhood) {
      for (const Cell y : situations[i].neighbourhood) {
        if ((condition == Condition::as_printed ? x < y : x <= y) && !goes_on(board, situations, i, x, y, condition))
          return false;
      }
    }
  }
  const auto begins = [&](const Situation& s) { return s.core.size() == 1; };
  const auto goes = [](const Situation& s) { return !s.neighbourhood.empty(); };
  return condition == Condition::as_printed ||
         (begins(situations.back()) && std::all_of(situations.begin() + 1, situations.end(), goes));
}

}  // namespace arete::inline reproduce::literal
