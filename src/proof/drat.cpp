#include "proof/drat.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <unordered_map>

#include "proof/words.hpp"

namespace arete::inline proof {
namespace {

class Checker {
 public:
  Checker(const Formula& formula, const Effort& effort)
      : effort_(effort), variables_(formula.variables), values_(places()), watches_(places()) {
    for (const auto& clause : formula.clauses) add(clause);
  }
  ~Checker() { effort_.release(held_); }
  Checker(const Checker&) = delete;
  Checker& operator=(const Checker&) = delete;

  /// True once unit propagation alone leads to a conflict.
  bool refuted() const { return refuted_; }
  /// A literal of the formula: only these have a place. The least integer has no absolute value.
  bool known(int literal) const { return literal != 0 && -variables_ <= literal && literal <= variables_; }

  bool follows(const Clause& clause) {
    if (follows_by_propagation(clause)) return true;
    if (clause.empty()) return false;
    const int pivot = clause.front();
    for (const auto& other : clauses_) {
      effort_.look();
      if (std::find(other.begin(), other.end(), -pivot) == other.end()) continue;
      Clause resolvent = clause;
      for (const int x : other) {
        if (x != -pivot) resolvent.push_back(x);
      }
      if (!follows_by_propagation(resolvent)) return false;
    }
    return true;
  }

  void add(const Clause& written) {
    Clause clause = sorted(written);
    constexpr std::uint64_t beside = 160;  // bytes that a clause takes beside its literals: its places in lists
    effort_.hold(beside + sizeof(int) * clause.size());
    held_ += beside + sizeof(int) * clause.size();
    const auto id = clauses_.size();
    by_hash_.emplace(hash(clause), id);
    // Two literals that are not false are watched; if there is only one, it is true from now on.
    std::stable_partition(clause.begin(), clause.end(), [&](int x) { return !is_false(x); });
    clauses_.push_back(std::move(clause));
    const auto& added = clauses_.back();
    if (added.size() >= 2) {
      for (std::size_t i = 0; i < 2; ++i) watches_[place(added[i])].push_back(id);
    }
    if (added.empty() || is_false(added.front())) {
      refuted_ = true;
    } else if (added.size() == 1 || is_false(added[1])) {
      refuted_ = refuted_ || !assign(added.front());
      fixed_ = trail_.size();
    }
  }

  /// What follows by propagation stays: true facts may be kept, and solvers count on it.
  bool remove(const Clause& written) {
    const Clause clause = sorted(written);
    const auto [first, last] = by_hash_.equal_range(hash(clause));
    for (auto it = first; it != last; ++it) {
      if (sorted(clauses_[it->second]) != clause) continue;
      const bool unit = std::any_of(clause.begin(), clause.end(), [&](int x) { return values_[place(x)] > 0; });
      if (unit) return true;
      for (std::size_t i = 0; i < 2 && clause.size() >= 2; ++i) {
        auto& watching = watches_[place(clauses_[it->second][i])];
        effort_.look(1 + watching.size());
        std::erase(watching, it->second);
      }
      clauses_[it->second] = {};
      by_hash_.erase(it);
      return true;
    }
    return false;
  }

 private:
  std::size_t places() const { return 2 * static_cast<std::size_t>(variables_) + 2; }
  static std::size_t place(int literal) {
    return 2 * static_cast<std::size_t>(std::abs(literal)) + (literal < 0 ? 1 : 0);
  }
  bool is_false(int literal) const { return values_[place(literal)] < 0; }
  /// Without repetition.
  static Clause sorted(Clause clause) {
    std::sort(clause.begin(), clause.end());
    clause.erase(std::unique(clause.begin(), clause.end()), clause.end());
    return clause;
  }
  static std::uint64_t hash(const Clause& clause) {
    std::uint64_t h = 0x9e3779b97f4a7c15;
    for (const int x : clause) h = (h ^ static_cast<std::uint64_t>(x)) * 0x100000001b3;
    return h;
  }

  void set(int literal) {
    values_[place(literal)] = 1;
    values_[place(-literal)] = -1;
    trail_.push_back(literal);
  }
  /// Sets the literal true and all that follows; false if there is a conflict.
  bool assign(int literal) {
    if (is_false(literal)) return false;
    if (values_[place(literal)] == 0) set(literal);
    while (next_ < trail_.size()) {
      if (!propagate(-trail_[next_++])) return false;
    }
    return true;
  }
  bool propagate(int falsified) {
    auto& watching = watches_[place(falsified)];
    effort_.look(1 + watching.size());
    std::size_t kept = 0;
    for (std::size_t i = 0; i < watching.size(); ++i) {
      auto& clause = clauses_[watching[i]];
      if (clause[0] == falsified) std::swap(clause[0], clause[1]);
      const auto other = std::find_if(clause.begin() + 2, clause.end(), [&](int x) { return !is_false(x); });
      if (values_[place(clause[0])] <= 0 && other != clause.end()) {
        std::swap(clause[1], *other);
        watches_[place(clause[1])].push_back(watching[i]);
        continue;
      }
      watching[kept++] = watching[i];
      if (values_[place(clause[0])] > 0) continue;
      if (is_false(clause[0])) {
        kept = static_cast<std::size_t>(std::copy(watching.begin() + static_cast<std::ptrdiff_t>(i) + 1, watching.end(),
                                                  watching.begin() + static_cast<std::ptrdiff_t>(kept)) -
                                        watching.begin());
        watching.resize(kept);
        return false;
      }
      set(clause[0]);
    }
    watching.resize(kept);
    return true;
  }
  bool follows_by_propagation(const Clause& clause) {
    bool conflict = refuted_;
    for (std::size_t i = 0; i < clause.size() && !conflict; ++i) conflict = !assign(-clause[i]);
    while (trail_.size() > fixed_) {
      values_[place(trail_.back())] = values_[place(-trail_.back())] = 0;
      trail_.pop_back();
    }
    next_ = fixed_;
    return conflict;
  }

  const Effort& effort_;
  std::uint64_t held_ = 0;
  int variables_;
  std::vector<signed char> values_;                // of each literal: 1 true, -1 false
  std::vector<std::vector<std::size_t>> watches_;  // of each literal: clauses that watch it, in their first two places
  std::vector<Clause> clauses_;
  std::unordered_multimap<std::uint64_t, std::size_t> by_hash_;
  std::vector<int> trail_;            // literals that are true, in the order of their propagation
  std::size_t next_ = 0, fixed_ = 0;  // the first that is not propagated yet; so many are true for good
  bool refuted_ = false;
};

}  // namespace

void check_unsatisfiable(const Formula& formula, std::string_view drat, const Effort& effort) {
  Checker checker(formula, effort);
  for (std::size_t number = 1; !drat.empty() && !checker.refuted(); ++number) {
    const auto end = std::min(drat.find('\n'), drat.size());
    auto line = drat.substr(0, end);
    drat.remove_prefix(std::min(end + 1, drat.size()));
    const bool deletes = line.starts_with("d ");
    if (deletes) line.remove_prefix(2);
    WordReader words(line, number);
    auto clause = words.numbers<int>();
    require(!clause.empty() && clause.back() == 0, words.at() + "a clause ends in 0");
    clause.pop_back();
    // Only literals of the formula have a place; 0 within a clause is none.
    for (const int x : clause) require(checker.known(x), words.at() + "no literal of the formula");
    if (deletes) {
      // A deletion only weakens what later clauses follow from; one of nothing is a proof of another formula.
      require(checker.remove(clause), words.at() + "deletes a clause that is not there");
    } else {
      // RUP or RAT: with the clause the formula has a model if it had one without.
      require(checker.follows(clause), words.at() + "this clause does not follow");
      checker.add(clause);
    }
  }
  // Clauses that follow prove nothing unless they end in a contradiction.
  require(checker.refuted(), "the proof ends before there is a contradiction");
}

}  // namespace arete::inline proof
