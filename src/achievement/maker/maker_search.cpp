#include "achievement/maker/maker_search.hpp"

#include <algorithm>
#include <array>
#include <iterator>

namespace arete::inline achievement {

bool can_search(const Achievement& game) {
  constexpr int most_marks = 8;
  constexpr std::int64_t most_weight = std::int64_t{1} << 50;
  std::int64_t weight = 1;
  for (std::size_t m = 0; m < game.animal.size() && weight < most_weight; ++m)
    weight *= std::min(game.bias.breaker, most_marks) + 1;
  return game.bias.maker == 1 && game.bias.breaker <= most_marks && weight < most_weight;
}

MakerSearch::MakerSearch(const Window& window, int breaker, std::uint64_t nodes, std::function<bool()> stop)
    : window_(window), breaker_(breaker), most_nodes_(nodes), stop_(std::move(stop)) {
  const auto size = window.placements.empty() ? 0 : window.placements.front().size();
  weights_.assign(static_cast<std::size_t>(size) + 1, 1);
  for (auto m = weights_.size() - 1; m > 0; --m) weights_[m - 1] = weights_[m] * (breaker + 1);
}

std::size_t MakerSearch::Hash::operator()(const Key& key) const {
  std::uint64_t hash = 0;
  for (const auto* set : {&key.marked, &key.free}) {
    for (std::size_t i = 0; i < CellSet::capacity / 8; ++i) {
      hash = (hash ^ set->byte(i)) * 0x9E3779B97F4A7C15;
      hash ^= hash >> 29;
    }
  }
  return hash;
}

MakerSearch::Key MakerSearch::canonical(const Key& key) const {
  Key least = key;
  for (const auto& places : window_.symmetries) {
    const auto moved = [&](const CellSet& set) {
      CellSet there;
      for (const auto i : set) there = there.with(places[i]);
      return there;
    };
    least = std::min(least, Key{moved(key.marked), moved(key.free)});
  }
  return least;
}

void MakerSearch::report_failures(int least_marks, std::function<void(const FailedPosition&)> report) {
  reported_marks_ = least_marks;
  report_ = std::move(report);
}

void MakerSearch::know(const FailedPosition& failure) {
  failed_[{failure.marked, failure.free}] = {failure.marks, failure.slack};
}

/// When memory would grow too large, what is soon found again is forgotten.
void MakerSearch::keep_failure(const Key& key, Effort effort) {
  constexpr std::size_t most = 1 << 22;
  if (failed_.size() >= most) {
    std::erase_if(failed_, [](const auto& entry) { return entry.second.marks < 5; });
  }
  failed_[key] = effort;
  if (report_ && effort.marks >= reported_marks_) report_({key.marked, key.free, effort.marks, effort.slack});
}

void MakerSearch::spend_node() {
  constexpr std::uint64_t stride = 256;
  ++nodes_;
  if (nodes_ >= most_nodes_ || (nodes_ % stride == 0 && stop_ && stop_())) stopped_ = true;
}

WonLetter MakerSearch::completion(const Lack& lack) const {
  const auto& placement = window_.placements[lack.placement];
  auto animal = std::make_shared<WonSituation>();
  animal->core = placement;
  return {lack.cells.front(), std::move(animal), placement - lack.cells, lack.cells};
}

MakerSearch::Values MakerSearch::values(const Lacks& lacks) const {
  Values value{};
  for (const auto& lack : lacks) {
    for (const auto c : lack.cells) value[c] += weight(lack);
  }
  return value;
}

std::shared_ptr<const WonSituation> MakerSearch::solve(int marks, int slack) {
  Lacks lacks;
  for (std::size_t i = 0; i < window_.placements.size(); ++i) {
    const auto cells = window_.placements[i].without(0);
    if (cells.size() < marks) lacks.push_back({cells, cells.size(), i});
  }
  return defend(lacks, CellSet::of(0), {marks - 1, slack - breaker_});
}

std::optional<WonLetter> MakerSearch::attack(const Lacks& lacks, const CellSet& marked, Effort effort) {
  spend_node();
  if (stopped_) return std::nullopt;
  CellSet free, alive;
  std::int64_t sum = 0;
  for (const auto& lack : lacks) {
    if (lack.size == 1) return completion(lack);
    free |= lack.cells;
    alive |= window_.placements[lack.placement];
    sum += weight(lack);
  }
  if (effort.marks <= 1 || sum * (breaker_ + 1) < weights_.front()) return std::nullopt;
  constexpr int worth_keeping = 3;
  if (effort.marks < worth_keeping) return try_marks(lacks, marked, free, effort);
  const Key here{marked & alive, free}, key = canonical(here);
  if (const auto it = won_.find(here); it != won_.end() && it->second.marks <= effort.marks) return it->second.letter;
  if (const auto it = failed_.find(key);
      it != failed_.end() && effort.marks <= it->second.marks && effort.slack <= it->second.slack) {
    return std::nullopt;
  }
  auto letter = try_marks(lacks, marked, free, effort);
  if (letter) {
    won_[here] = {*letter, effort.marks};
  } else if (!stopped_) {
    keep_failure(key, effort);
  }
  return letter;
}

std::optional<WonLetter> MakerSearch::try_marks(const Lacks& lacks, const CellSet& marked, const CellSet& free,
                                                Effort effort) {
  std::int64_t sum = 0;
  Values gain{};
  for (const auto& lack : lacks) {
    const bool in_reach = lack.size < effort.marks;
    if (in_reach) sum += weight(lack);
    const auto gained = weight(lack) * (in_reach ? breaker_ : breaker_ + 1);
    for (const auto c : lack.cells) gain[c] += gained;
  }
  std::vector<std::size_t> order;
  for (const auto c : free) {
    if (sum + gain[c] >= weights_.front()) order.push_back(c);
  }
  std::stable_sort(order.begin(), order.end(), [&](auto one, auto other) { return gain[one] > gain[other]; });
  for (const auto mark : order) {
    if (auto letter = try_mark(lacks, marked, mark, effort)) return letter;
    if (stopped_) break;
  }
  return std::nullopt;
}

std::optional<WonLetter> MakerSearch::try_mark(const Lacks& lacks, const CellSet& marked, std::size_t mark,
                                               Effort effort) {
  CellSet forced;
  for (const auto& lack : lacks) {
    if (lack.size == 2 && lack.cells.has(mark)) forced |= lack.cells.without(mark);
  }
  const int slack = std::max(0, breaker_ - forced.size());
  if (slack > effort.slack || (effort.marks == 2 && forced.size() <= breaker_)) return std::nullopt;
  Lacks left;
  left.reserve(lacks.size());
  for (const auto& lack : lacks) {
    const int size = lack.size - (lack.cells.has(mark) ? 1 : 0);
    if (size < effort.marks) left.push_back({lack.cells.without(mark), size, lack.placement});
  }
  const auto next = defend(left, marked.with(mark), {effort.marks - 1, effort.slack - slack});
  if (!next) return std::nullopt;
  return WonLetter{mark, next, next->core.without(mark), next->neighbourhood.with(mark)};
}

/// The breaker's turn: letters that the maker has shown, and his attempts to hit them all.
class MakerSearch::Defence {
 public:
  Defence(MakerSearch& search, const Lacks& lacks, const CellSet& marked, Effort effort)
      : search_(search), lacks_(lacks), marked_(marked), effort_(effort) {
    CellSet forced;
    for (const auto& lack : lacks) {
      if (lack.size > 1 || forced.contains(lack.cells)) continue;
      forced |= lack.cells;
      letters_.push_back(search.completion(lack));
      if (forced.size() > search.breaker_) break;
    }
  }

  /// Whether some marks, `left` more than those in `taken` and none in `tried`, leave the maker without an answer.
  bool holds(const CellSet& taken, int left, CellSet tried) {
    const auto shown =
        std::find_if(letters_.begin(), letters_.end(), [&](const auto& letter) { return !letter.needs.meets(taken); });
    CellSet needs;
    if (shown != letters_.end()) {
      needs = shown->needs;
    } else {
      auto letter = search_.attack(without(filled(taken, left)), marked_, effort_);
      if (!letter) return true;
      needs = letter->needs;
      letters_.push_back(std::move(*letter));
    }
    if (left == 0) return false;
    for (const auto cell : ordered(needs - tried)) {
      if (holds(taken.with(cell), left - 1, tried)) return true;
      tried = tried.with(cell);
    }
    return false;
  }

  /// As few letters as are easily found.
  std::shared_ptr<const WonSituation> situation() && {
    for (auto i = letters_.size(); i-- > 0;) {
      auto letter = std::move(letters_[i]);
      letters_.erase(letters_.begin() + static_cast<std::ptrdiff_t>(i));
      if (can_hit({}, search_.breaker_))
        letters_.insert(letters_.begin() + static_cast<std::ptrdiff_t>(i), std::move(letter));
    }
    auto won = std::make_shared<WonSituation>();
    for (const auto& letter : letters_) {
      won->core |= letter.core;
      won->neighbourhood |= letter.needs;
    }
    won->letters = std::move(letters_);
    return won;
  }

 private:
  /// The cells that matter most first.
  std::vector<std::size_t> ordered(const CellSet& cells) {
    if (!values_) values_ = search_.values(lacks_);
    std::vector<std::size_t> order;
    for (const auto c : cells) order.push_back(c);
    std::stable_sort(order.begin(), order.end(),
                     [&](auto one, auto other) { return (*values_)[one] > (*values_)[other]; });
    return order;
  }
  /// With so many more cells, each of which matters most when it is taken.
  CellSet filled(CellSet taken, int left) const {
    for (; left > 0; --left) {
      const auto value = search_.values(without(taken));
      const auto most = std::max_element(value.begin(), value.end());
      if (*most > 0) taken = taken.with(static_cast<std::size_t>(most - value.begin()));
    }
    return taken;
  }
  Lacks without(const CellSet& taken) const {
    Lacks left;
    std::copy_if(lacks_.begin(), lacks_.end(), std::back_inserter(left),
                 [&](const auto& lack) { return !lack.cells.meets(taken); });
    return left;
  }
  bool can_hit(const CellSet& taken, int left) const {
    const auto shown =
        std::find_if(letters_.begin(), letters_.end(), [&](const auto& letter) { return !letter.needs.meets(taken); });
    if (shown == letters_.end()) return true;
    return left > 0 && std::any_of(shown->needs.begin(), shown->needs.end(),
                                   [&](auto cell) { return can_hit(taken.with(cell), left - 1); });
  }

  MakerSearch& search_;
  const Lacks& lacks_;
  const CellSet& marked_;
  Effort effort_;
  std::vector<WonLetter> letters_;
  std::optional<Values> values_;
};

std::shared_ptr<const WonSituation> MakerSearch::defend(const Lacks& lacks, const CellSet& marked, Effort effort) {
  Defence defence(*this, lacks, marked, effort);
  if (defence.holds({}, breaker_, {})) return nullptr;
  return std::move(defence).situation();
}

}  // namespace arete::inline achievement
