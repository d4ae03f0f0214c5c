#include "achievement/tactics.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace arete::inline achievement {
namespace {

using Cells = std::vector<Cell>;
using Lists = std::vector<Cells>;  ///< what copies of the animal lack

bool listed(const Cells& list, Cell c) { return std::find(list.begin(), list.end(), c) != list.end(); }

Lists marked_by_maker(Lists lists, Cell c) {
  for (auto& list : lists) std::erase(list, c);
  return lists;
}
Lists marked_by_breaker(Lists lists, Cell c) {
  std::erase_if(lists, [&](const Cells& list) { return listed(list, c); });
  return lists;
}
Lists no_longer_than(Lists lists, int length) {
  std::erase_if(lists, [&](const Cells& list) { return list.size() > static_cast<std::size_t>(length); });
  return lists;
}

/// Whether so many marks can hit every list. Gives up, with yes, on what takes too long to know.
class Hitting {
 public:
  bool possible(const Lists& lists, int marks) {
    if (lists.empty() || --patience_ < 0) return true;
    if (marks == 0) return false;
    const auto shortest = std::min_element(lists.begin(), lists.end(),
                                           [](const Cells& a, const Cells& b) { return a.size() < b.size(); });
    return std::any_of(shortest->begin(), shortest->end(),
                       [&](Cell c) { return possible(marked_by_breaker(lists, c), marks - 1); });
  }

 private:
  int patience_ = 5000;
};

class Tactics {
 public:
  Tactics(const AnimalStand& stand, const Cells& offered, bool far)
      : stand_(stand), offered_(offered), far_(far), lacking_(lacking()) {}

  Cells marks() {
    if (stand_.who == Player::first) {
      const auto won = no_longer_than(lacking_, stand_.left);
      return won.empty() ? maker() : *shortest(won);
    }
    const auto dangers = no_longer_than(lacking_, stand_.game.bias.maker);
    return dangers.empty() ? breaker(weightiest(most_looked_at)) : meeting(dangers);
  }

 private:
  static constexpr std::size_t most_looked_at = 16, most_seconds = 6;

  static Lists::const_iterator shortest(const Lists& lists) {
    return std::min_element(lists.begin(), lists.end(),
                            [](const Cells& a, const Cells& b) { return a.size() < b.size(); });
  }

  /// Of every copy with a mark of the maker's and none of the breaker's.
  Lists lacking() const {
    Lists lists;
    for (const Cell c : stand_.maker) {
      for (const auto& copy : placements_through(*stand_.game.tiling, stand_.game.animal, c)) {
        const auto first = std::find_if(copy.begin(), copy.end(), [&](Cell d) { return stand_.maker.contains(d); });
        if (*first == c && alive(copy)) lists.push_back(lacks(copy));
      }
    }
    return lists;
  }
  bool alive(const Animal& copy) const {
    return std::none_of(copy.begin(), copy.end(), [&](Cell d) { return stand_.breaker.contains(d); });
  }
  Cells lacks(const Animal& copy) const {
    Cells cells;
    std::copy_if(copy.begin(), copy.end(), std::back_inserter(cells),
                 [&](Cell d) { return !stand_.maker.contains(d); });
    return cells;
  }

  double weight(Cell c) {
    const auto [it, added] = weights_.try_emplace(c, 0);
    if (!added) return it->second;
    for (const auto& copy : placements_through(*stand_.game.tiling, stand_.game.animal, c)) {
      if (alive(copy)) it->second += std::pow(1 + stand_.game.bias.breaker, -static_cast<double>(lacks(copy).size()));
    }
    return it->second;
  }
  /// The offered cells by weight, the heaviest first.
  Cells weightiest(std::size_t count) {
    Cells cells = offered_;
    for (const Cell c : cells) weight(c);
    const auto heavier = [&](Cell a, Cell b) { return weights_[a] != weights_[b] ? weights_[a] > weights_[b] : a < b; };
    std::sort(cells.begin(), cells.end(), heavier);
    cells.resize(std::min(cells.size(), count));
    return cells;
  }
  /// Those that weigh as much as any, or, for who does not look far, not much less.
  Cells heavy(Cells cells) {
    double most = 0;
    for (const Cell c : cells) most = std::max(most, weight(c));
    std::erase_if(cells, [&](Cell c) { return weight(c) < most * (far_ ? 1 - 1e-9 : 0.3); });
    return cells;
  }

  /// Her mark leaves more copies to complete than the breaker can hit.
  bool decides(const Lists& lists, Cell c) const {
    return !Hitting().possible(no_longer_than(marked_by_maker(lists, c), stand_.game.bias.maker),
                               stand_.game.bias.breaker);
  }
  Cells maker() {
    if (stand_.maker.empty()) return {stand_.game.tiling->classes().front()};  // every cell weighs the same
    const auto best = weightiest(far_ ? 3 * most_looked_at : offered_.size());
    if (far_ && stand_.left == 1) {
      for (const Cell c : best) {
        if (decides(lacking_, c)) return {c};
      }
    }
    return heavy(best);
  }

  /// Whether the maker has no mark that decides the game at once.
  bool quiet(const Lists& lists) const {
    const auto close = no_longer_than(lists, stand_.game.bias.maker + 1);
    std::set<Cell> cells;
    for (const auto& list : close) cells.insert(list.begin(), list.end());
    return std::none_of(cells.begin(), cells.end(), [&](Cell c) { return decides(close, c); });
  }
  bool safe(Cell c, const Cells& choice) const {
    const auto after = marked_by_breaker(lacking_, c);
    if (stand_.left == 1 || quiet(after)) return quiet(after);
    return std::any_of(choice.begin(),
                       choice.begin() + static_cast<std::ptrdiff_t>(std::min(choice.size(), most_seconds)),
                       [&](Cell d) { return d != c && quiet(marked_by_breaker(after, d)); });
  }
  Cells breaker(const Cells& choice) {
    if (!far_) return heavy(choice);
    Cells quiet_ones;
    std::copy_if(choice.begin(), choice.end(), std::back_inserter(quiet_ones), [&](Cell c) { return safe(c, choice); });
    return heavy(quiet_ones.empty() ? choice : quiet_ones);
  }
  /// The cells after which all dangers can still be hit; if they cannot, those that hit most.
  Cells meeting(const Lists& dangers) {
    std::map<Cell, std::size_t> hits;
    for (const auto& list : dangers) {
      for (const Cell c : list) ++hits[c];
    }
    Cells good, most;
    std::size_t best = 0;
    for (const auto& [c, count] : hits) {
      if (Hitting().possible(marked_by_breaker(dangers, c), stand_.left - 1)) good.push_back(c);
      if (count > best) best = count, most.clear();
      if (count == best) most.push_back(c);
    }
    return breaker(good.empty() ? most : good);
  }

  const AnimalStand& stand_;
  const Cells& offered_;
  bool far_;
  Lists lacking_;
  std::map<Cell, double> weights_;
};

}  // namespace

std::vector<Cell> sensible_marks(const AnimalStand& stand, const std::vector<Cell>& offered, bool far) {
  return Tactics(stand, offered, far).marks();
}

}  // namespace arete::inline achievement
