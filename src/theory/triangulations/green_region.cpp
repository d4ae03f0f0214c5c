#include "theory/triangulations/green_region.hpp"

#include <algorithm>

#include "math/min_sum.hpp"

namespace arete::inline theory {
namespace {

using Half = Triangulation::Half;
constexpr Half bare = -1, outside = -2;  // ways of a face; the others are the sides over which it is matched

class Model {
 public:
  Model(const GreenDual& dual, const std::vector<std::size_t>& region)
      : dual_(dual), region_(region), edge_(static_cast<std::int32_t>(3 * region.size() + 1)) {
    std::vector<int> values;
    for (const auto f : region) values.push_back(static_cast<int>(ways_.emplace_back(ways(f)).size()));
    sum_.emplace(std::move(values));
    for (std::size_t i = 0; i < region.size(); ++i) add(i);
  }

  std::optional<GreenSolution> solve(Half forced, double most, Budget* budget) {
    if (!sum_->plan(most, budget)) return std::nullopt;
    const MemoryShare memory(budget, (sizeof(std::int32_t) + 1) * sum_->entries());
    std::vector<MinSum::Forced> only;
    if (forced != Triangulation::none) {
      for (const Half h : {forced, dual_.board.twin(forced)}) only.push_back({variable(h), value_of(h)});
    }
    const auto best = sum_->solve(only, budget);
    if (best.least >= MinSum::never) return std::nullopt;  // larger sums are not told apart
    GreenSolution solution{.black = best.least / edge_, .work = sum_->work()};
    for (std::size_t i = 0; i < region_.size(); ++i) {
      const Half way = ways_[i][best.value[i]];
      const bool same = way == outside && leaves(region_[i]);
      solution.mate.push_back(same ? dual_.mate[region_[i]] : way >= 0 ? way : Triangulation::none);
      if (!same) collect_wishes(region_[i], way, solution.wishes);
    }
    for (const auto v : sum_->order()) solution.order.push_back(region_[at(v)]);
    return solution;
  }

 private:
  static std::size_t at(MinSum::Variable v) { return static_cast<std::size_t>(v); }
  bool inside(Half twin) const { return dual_.place[GreenDual::face(twin)] >= 0; }
  MinSum::Variable variable(Half h) const { return dual_.place[GreenDual::face(h)]; }
  int value_of(Half h) const {
    const auto& ways = ways_[at(variable(h))];
    return static_cast<int>(std::find(ways.begin(), ways.end(), h) - ways.begin());
  }
  /// Whether the plan matches the face with one outside.
  bool leaves(std::size_t f) const {
    return dual_.mate[f] != Triangulation::none && !inside(dual_.board.twin(dual_.mate[f]));
  }

  /// Being bare is never better than keeping a partner outside.
  std::vector<Half> ways(std::size_t f) const {
    std::vector<Half> ways;
    bool exit = false;
    if (!leaves(f)) ways.push_back(bare);
    for (const Half h : sides_of(f)) {
      if (!dual_.free(h)) continue;
      if (inside(dual_.board.twin(h))) {
        ways.push_back(h);
      } else if (!exit) {
        ways.push_back(outside);
        exit = true;
      }
    }
    return ways;
  }

  /// The faces outside to which a way does not fit.
  template <class Visit>
  void visit_wishes(std::size_t f, Half way, Visit visit) const {
    if (leaves(f)) {
      if (way != outside) visit(GreenDual::face(dual_.board.twin(dual_.mate[f])));
      return;
    }
    if (way >= 0) return;
    for (const Half h : sides_of(f)) {
      const Half twin = dual_.board.twin(h);
      if (twin == Triangulation::none || inside(twin)) continue;
      const auto g = GreenDual::face(twin);
      if (way == outside ? dual_.free(h) : dual_.open(g) && dual_.bare(g)) visit(g);
    }
  }
  void collect_wishes(std::size_t f, Half way, std::vector<std::size_t>& wishes) const {
    visit_wishes(f, way, [&](std::size_t g) { wishes.push_back(g); });
  }

  void add(std::size_t i) {
    const auto f = region_[i];
    std::vector<std::int32_t> table;
    for (const Half way : ways_[i]) {
      std::int32_t wishes = 0;
      visit_wishes(f, way, [&](std::size_t) { ++wishes; });
      table.push_back(wishes + (way == bare ? edge_ * dual_.lonely_sides(f) : 0));
    }
    sum_->add({static_cast<MinSum::Variable>(i)}, std::move(table));
    for (const Half h : sides_of(f)) {
      const Half twin = dual_.board.twin(h);
      if (twin > h && inside(twin)) add_edge(i, h, twin);
    }
  }
  void add_edge(std::size_t i, Half h, Half twin) {
    const auto j = variable(twin);
    std::vector<std::int32_t> table;
    for (const Half b : ways_[at(j)]) {
      for (const Half a : ways_[i])
        table.push_back((a == h) != (b == twin) ? MinSum::never : a == bare && b == bare ? edge_ : 0);
    }
    sum_->add({static_cast<MinSum::Variable>(i), j}, std::move(table));
  }

  const GreenDual& dual_;
  const std::vector<std::size_t>& region_;
  std::int32_t edge_;  ///< what a black edge costs: more than all wishes, which cost 1 each
  std::vector<std::vector<Half>> ways_;
  std::optional<MinSum> sum_;
};

}  // namespace

std::optional<GreenSolution> solve_region(GreenDual& dual, const std::vector<std::size_t>& region, Half forced,
                                          double most, Budget* budget) {
  for (std::size_t i = 0; i < region.size(); ++i) dual.place[region[i]] = static_cast<std::int32_t>(i);
  std::optional<GreenSolution> solution;
  try {
    solution = Model(dual, region).solve(forced, most, budget);
  } catch (...) {
    for (const auto f : region) dual.place[f] = -1;
    throw;
  }
  for (const auto f : region) dual.place[f] = -1;
  return solution;
}

}  // namespace arete::inline theory
