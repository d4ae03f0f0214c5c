#include "math/min_sum.hpp"

#include <algorithm>
#include <memory>
#include <set>
#include <tuple>

namespace arete::inline math {

bool MinSum::plan(double most, Budget* budget) {
  std::vector<std::set<Variable>> near(values_.size());
  for (const auto& table : tables_) {
    look(budget);
    for (const auto a : table.scope) {
      for (const auto b : table.scope) {
        if (a != b) near[static_cast<std::size_t>(a)].insert(b);
      }
    }
  }
  const auto size = [&](Variable v) {
    double product = 1;
    for (const auto w : near[static_cast<std::size_t>(v)]) product *= values_[static_cast<std::size_t>(w)];
    return product;
  };
  std::set<std::pair<double, Variable>> order;
  std::vector<double> size_of(values_.size());
  const auto queue = [&](Variable v) { order.insert({size_of[static_cast<std::size_t>(v)] = size(v), v}); };
  for (std::size_t v = 0; v < values_.size(); ++v) queue(static_cast<Variable>(v));
  step_of_.resize(values_.size());
  while (!order.empty()) {
    look(budget);
    const auto [product, v] = *order.begin();
    order.erase(order.begin());
    entries_ += product;
    work_ += product * static_cast<double>(values(v));
    if (product > most || entries_ > 16 * most) return false;
    auto& mine = near[static_cast<std::size_t>(v)];
    step_of_[static_cast<std::size_t>(v)] = static_cast<std::int32_t>(steps_.size());
    steps_.push_back({v, {mine.begin(), mine.end()}});
    for (const auto w : steps_.back().scope) {
      auto& theirs = near[static_cast<std::size_t>(w)];
      order.erase({size_of[static_cast<std::size_t>(w)], w});
      theirs.erase(v);
      for (const auto x : steps_.back().scope) {
        if (x != w) theirs.insert(x);
      }
    }
    for (const auto w : steps_.back().scope) queue(w);
    mine.clear();
  }
  return true;
}

std::vector<MinSum::Variable> MinSum::order() const {
  std::vector<Variable> list;
  for (const auto& step : steps_) list.push_back(step.variable);
  return list;
}

/// One pass over the variables; tables wait at the first of their variables to be eliminated.
class MinSum::Elimination {
 public:
  Elimination(const MinSum& sum, std::span<const Forced> forced, Budget* budget)
      : sum_(sum), budget_(budget), waiting_(sum.steps_.size()), choice_(sum.steps_.size()) {
    for (const auto& table : sum.tables_) waiting_[first_step(table)].push_back({&table, nullptr});
    for (const auto& f : forced) {
      Table only{{f.variable}, std::vector<std::int32_t>(sum.values(f.variable), never)};
      only.entry[static_cast<std::size_t>(f.value)] = 0;
      keep(std::move(only));
    }
    for (std::size_t i = 0; i < sum.steps_.size(); ++i) eliminate(i);
  }

  Solution solution() const {
    Solution found{least_, std::vector<std::uint8_t>(sum_.values_.size())};
    for (std::size_t i = sum_.steps_.size(); i-- > 0;) {
      std::size_t at = 0, stride = 1;
      for (const auto w : sum_.steps_[i].scope) {
        at += stride * found.value[static_cast<std::size_t>(w)];
        stride *= sum_.values(w);
      }
      found.value[static_cast<std::size_t>(sum_.steps_[i].variable)] = choice_[i][at];
    }
    return found;
  }

 private:
  struct Waiting {
    const Table* table;
    std::unique_ptr<Table> owner;  ///< of a table that an elimination has left
  };
  /// A table as the running assignment reads it.
  struct Reader {
    const std::int32_t* entry;
    std::size_t own = 0;               // stride of the variable that goes
    std::vector<std::size_t> strides;  // of the variables that stay
  };

  std::size_t first_step(const Table& table) const {
    std::int32_t first = INT32_MAX;
    for (const auto v : table.scope) first = std::min(first, sum_.step_of_[static_cast<std::size_t>(v)]);
    return static_cast<std::size_t>(first);
  }
  void keep(Table table) {
    auto owned = std::make_unique<Table>(std::move(table));
    waiting_[first_step(*owned)].push_back({owned.get(), std::move(owned)});
  }
  Reader reader(const Table& table, const Step& step) const {
    Reader reader{table.entry.data(), 0, std::vector<std::size_t>(step.scope.size())};
    std::size_t stride = 1;
    for (const auto v : table.scope) {
      const auto it = std::lower_bound(step.scope.begin(), step.scope.end(), v);
      (v == step.variable ? reader.own : reader.strides[static_cast<std::size_t>(it - step.scope.begin())]) = stride;
      stride *= sum_.values(v);
    }
    return reader;
  }

  void eliminate(std::size_t i) {
    const auto& step = sum_.steps_[i];
    std::vector<Reader> readers;
    for (const auto& waiting : waiting_[i]) readers.push_back(reader(*waiting.table, step));
    std::size_t size = 1;
    for (const auto w : step.scope) size *= sum_.values(w);
    Table left{step.scope, std::vector<std::int32_t>(size)};
    choice_[i].resize(size);
    std::vector<std::size_t> digit(step.scope.size());
    for (std::size_t at = 0; at < size; ++at) {
      look(budget_);
      std::tie(left.entry[at], choice_[i][at]) = least(readers, sum_.values(step.variable));
      for (std::size_t d = 0; d < digit.size(); ++d) {  // the next assignment
        const bool carry = ++digit[d] == sum_.values(step.scope[d]);
        const auto back = carry ? digit[d] - 1 : 0;
        for (auto& r : readers) r.entry = carry ? r.entry - back * r.strides[d] : r.entry + r.strides[d];
        if (!carry) break;
        digit[d] = 0;
      }
    }
    waiting_[i].clear();
    if (step.scope.empty()) {
      least_ = std::min(never - left.entry[0], least_) + left.entry[0];  // never and more is never
    } else {
      keep(std::move(left));
    }
  }
  static std::pair<std::int32_t, std::uint8_t> least(const std::vector<Reader>& readers, std::size_t values) {
    std::pair<std::int32_t, std::uint8_t> best{never, 0};
    for (std::size_t v = 0; v < values; ++v) {
      std::int64_t total = 0;
      for (const auto& r : readers) total += r.entry[v * r.own];
      if (total < best.first) best = {static_cast<std::int32_t>(total), static_cast<std::uint8_t>(v)};
    }
    return best;
  }

  const MinSum& sum_;
  Budget* budget_;
  std::vector<std::vector<Waiting>> waiting_;
  std::vector<std::vector<std::uint8_t>> choice_;
  std::int32_t least_ = 0;
};

MinSum::Solution MinSum::solve(std::span<const Forced> forced, Budget* budget) const {
  return Elimination(*this, forced, budget).solution();
}

}  // namespace arete::inline math
