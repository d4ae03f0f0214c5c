// The solitaires on any triangulation as a sum of tables: a variable for each face that can still be flipped, with the
// values "bare" and one for each edge over which it can be matched; a table for each two neighbours, which counts the
// edge between them if both are bare and forbids that only one of them is matched over it. Faces that can no more be
// flipped have no variable: they are bare for good, or used.

#include <array>

#include "math/min_sum.hpp"
#include "theory/triangulations/dual_tree.hpp"
#include "theory/triangulations/green_plan.hpp"

namespace arete::inline theory {
namespace {

using Half = Triangulation::Half;

class Model {
 public:
  Model(const GreenFaces& faces, Budget* budget)
      : faces_(faces), board_(faces.board()), variable_(board_.triangles(), -1), value_(3 * board_.triangles()) {
    std::vector<int> values;
    for (std::size_t f = 0; f < board_.triangles(); ++f) {
      look(budget);
      std::uint8_t next = 1;
      for (const Half h : sides(f)) {
        if (faces.free(h)) value_[static_cast<std::size_t>(h)] = next++;
      }
      if (next == 1) continue;
      variable_[f] = static_cast<MinSum::Variable>(values.size());
      values.push_back(next);
      face_.push_back(f);
    }
    sum_.emplace(values);
    for (std::size_t f = 0; f < board_.triangles(); ++f) {
      look(budget);
      if (!faces.used(f)) add_face(f, values);
    }
  }

  std::optional<GreenPlan> plan(bool all_best, Budget* budget) {
    constexpr double most_work = 4e9;
    if (!sum_->plan(most_entries, budget)) return std::nullopt;
    const MemoryShare memory(budget, (sizeof(std::int32_t) + 1) * sum_->entries());
    const auto best = sum_->solve({}, budget);
    GreenPlan plan{.black = fixed_ + best.least, .flips = flips(best)};
    if (all_best) {
      plan.complete = sum_->work() * static_cast<double>(face_.size()) <= most_work;
      plan.best = plan.complete ? all_flips(best, budget) : plan.flips;
    }
    return plan;
  }

  std::optional<std::vector<std::size_t>> order(double most_work, Budget* budget) {
    if (!sum_->plan(most_entries, budget) || sum_->work() > most_work) return std::nullopt;
    std::vector<std::size_t> order;
    for (const auto v : sum_->order()) order.push_back(face_[static_cast<std::size_t>(v)]);
    return order;
  }

 private:
  static constexpr double most_entries = 1 << 22;

  static std::array<Half, 3> sides(std::size_t f) {
    const auto h = static_cast<Half>(3 * f);
    return {h, h + 1, h + 2};
  }
  MinSum::Variable variable(Half h) const { return variable_[static_cast<std::size_t>(h / 3)]; }
  int value(Half h) const { return value_[static_cast<std::size_t>(h)]; }

  /// The edges that stay black if this face is bare, with neighbours that have no variable or come later.
  void add_face(std::size_t f, const std::vector<int>& values) {
    std::int32_t alone = 0;
    for (const Half h : sides(f)) {
      const Half twin = board_.twin(h);
      if (twin == Triangulation::none) {
        ++alone;
      } else if (faces_.used(static_cast<std::size_t>(twin / 3))) {
        continue;
      } else if (variable(twin) < 0) {
        alone += variable_[f] >= 0 || twin > h;
      } else if (variable_[f] >= 0 && twin > h) {
        add_edge(h, twin, values);
      }
    }
    if (variable_[f] < 0) {
      fixed_ += alone;
    } else {
      std::vector<std::int32_t> table(static_cast<std::size_t>(values[static_cast<std::size_t>(variable_[f])]));
      table[0] = alone;
      sum_->add({variable_[f]}, std::move(table));
    }
  }
  void add_edge(Half h, Half twin, const std::vector<int>& values) {
    const int rows = values[static_cast<std::size_t>(variable(twin))],
              columns = values[static_cast<std::size_t>(variable(h))];
    std::vector<std::int32_t> table;
    for (int b = 0; b < rows; ++b) {
      for (int a = 0; a < columns; ++a) {
        const bool one_sided = value(h) > 0 && (a == value(h)) != (b == value(twin));
        table.push_back(one_sided ? MinSum::never : a == 0 && b == 0 ? 1 : 0);
      }
    }
    sum_->add({variable(h), variable(twin)}, std::move(table));
  }

  std::vector<Half> flips(const MinSum::Solution& solution) const {
    std::vector<Half> list;
    for (const auto f : face_) {
      for (const Half h : sides(f)) {
        if (value(h) > 0 && h < board_.twin(h) && solution.value[static_cast<std::size_t>(variable(h))] == value(h))
          list.push_back(h);
      }
    }
    return list;
  }
  /// Tries every flip that no best plan so far has.
  std::vector<Half> all_flips(const MinSum::Solution& best, Budget* budget) const {
    std::vector<bool> found(value_.size());
    for (const Half h : flips(best)) found[static_cast<std::size_t>(h)] = true;
    for (const auto f : face_) {
      for (const Half h : sides(f)) {
        if (value(h) == 0 || h > board_.twin(h) || found[static_cast<std::size_t>(h)]) continue;
        const std::array forced{MinSum::Forced{variable(h), value(h)}};
        const auto solution = sum_->solve(forced, budget);
        if (solution.least > best.least) continue;
        for (const Half flip : flips(solution)) found[static_cast<std::size_t>(flip)] = true;
      }
    }
    std::vector<Half> list;
    for (std::size_t h = 0; h < found.size(); ++h) {
      if (found[h]) list.push_back(static_cast<Half>(h));
    }
    return list;
  }

  const GreenFaces& faces_;
  const Triangulation& board_;
  std::vector<MinSum::Variable> variable_;  ///< of each face, or −1
  std::vector<std::size_t> face_;           ///< of each variable
  std::vector<std::uint8_t> value_;         ///< by half-edge: the value of its face that flips it, or 0
  std::optional<MinSum> sum_;
  Value fixed_ = 0;  ///< edges that stay black whatever is flipped
};

}  // namespace

namespace {

/// Of a face: its variable, its tables, and its neighbours in order.
double bytes_of_model(const GreenFaces& faces) { return 640.0 * static_cast<double>(faces.board().triangles()); }

std::vector<std::size_t> leaves_first(const GreenFaces& faces, Budget* budget) {
  const DualTree tree(faces.board(), budget);
  std::vector<std::size_t> order;
  for (std::size_t i = tree.size(); i-- > 0;) {
    const auto face = static_cast<std::size_t>(tree.entry(i) / 3);
    const auto h = static_cast<Half>(3 * face);
    if (faces.free(h) || faces.free(h + 1) || faces.free(h + 2)) order.push_back(face);
  }
  return order;
}

}  // namespace

std::optional<GreenPlan> green_plan_by_elimination(const GreenFaces& faces, bool all_best, Budget* budget) {
  const MemoryShare memory(budget, bytes_of_model(faces));
  return Model(faces, budget).plan(all_best, budget);
}

std::optional<std::vector<std::size_t>> green_elimination_order(const GreenFaces& faces, double most_work,
                                                                Budget* budget) {
  if (in_convex_position(faces.board())) return leaves_first(faces, budget);
  const MemoryShare memory(budget, bytes_of_model(faces));
  return Model(faces, budget).order(most_work, budget);
}

}  // namespace arete::inline theory
