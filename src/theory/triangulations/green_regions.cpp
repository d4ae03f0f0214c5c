// The solitaires on any triangulation, a region at a time (green_region.hpp). The plan begins with a matching that is
// nearly maximum. A bare face that keeps an edge black is where something is lost: a region grows around it until its
// best solution fits the plan outside, which is then changed there. A region that leaves nothing black is forgotten;
// the others are kept, with no face in common, for where one grows into another it takes it in. In the end every edge
// that the plan leaves black lies in a region, and by law 2 the regions leave as few black as law 1 says there must be:
// the plan is best. Obstacles are local on boards that were not made to be hard, so that all this is linear there,
// while a board by itself would need tables exponential in the square root of its size.
//
// Where a region would need tables that are too large it is kept as it was, and the bounds do not meet.

#include <algorithm>
#include <set>

#include "math/matching.hpp"
#include "theory/edge_moves.hpp"
#include "theory/triangulations/green_plan.hpp"
#include "theory/triangulations/green_region.hpp"

namespace arete::inline theory {
namespace {

using Half = Triangulation::Half;

class Regions {
 public:
  Regions(const GreenFaces& faces, double most_entries, Budget* budget)
      : dual_(faces, budget),
        owner_(dual_.mate.size(), none),
        seen_(dual_.mate.size()),
        most_entries_(most_entries),
        budget_(budget) {
    const auto mate = nearly_maximum_matching(dual_.flip_graph(), {}, budget_);
    for (std::size_t f = 0; f < mate.size(); ++f) {
      if (mate[f] != Matching::none) dual_.mate[f] = dual_.side_to(f, mate[f]);
    }
  }

  /// Each bare face that keeps an edge black, once: by law 2 no other face comes to do so.
  void settle() {
    for (std::size_t f = 0; f < owner_.size(); ++f) {
      look(budget_);
      if (owner_[f] == none && loses(f)) settle(f);
    }
  }

  GreenPlan plan() const {
    GreenPlan plan;
    for (Half h = 0; h < static_cast<Half>(3 * owner_.size()); ++h) {
      const Half twin = dual_.board.twin(h);
      if (twin > h) continue;
      const bool one = dual_.bare(GreenDual::face(h)), both = twin == Triangulation::none || dual_.bare(face(twin));
      plan.black += one && both;
      plan.least += one && both && !dual_.open(face(h)) && (twin == Triangulation::none || !dual_.open(face(twin)));
      if (dual_.mate[face(h)] == h) plan.flips.push_back(h);
    }
    for (const auto& region : regions_) {
      plan.least += region.black;
      plan.work += region.work;
      plan.shown.insert(plan.shown.end(), region.faces.begin(), region.faces.end());
    }
    return plan;
  }

  /// Every edge that some best plan flips, the plan being best; not all where that would take long.
  std::vector<Half> best(bool& complete) {
    constexpr double most_work = 2e8;
    std::vector<bool> found(3 * owner_.size());
    for (std::size_t f = 0; f < owner_.size(); ++f) {
      if (dual_.mate[f] != Triangulation::none) found[static_cast<std::size_t>(dual_.mate[f])] = true;
    }
    for (Half h = 0; h < static_cast<Half>(found.size()); ++h) {
      if (dual_.board.twin(h) > h && dual_.free(h) && !found[static_cast<std::size_t>(h)])
        complete = complete && work_ < most_work && try_flip(h, found);
    }
    std::vector<Half> list;
    for (std::size_t h = 0; h < found.size(); ++h) {
      if (found[h] && dual_.board.twin(static_cast<Half>(h)) > static_cast<Half>(h))
        list.push_back(static_cast<Half>(h));
    }
    return list;
  }

 private:
  static constexpr std::int32_t none = -1;

  struct Region {
    std::vector<std::size_t> faces;  ///< in an order in which they can be eliminated
    Value black = 0;                 ///< what any plan leaves black there
    double work = 0;
  };

  static std::size_t face(Half h) { return GreenDual::face(h); }

  /// Whether a face that could be matched is bare and keeps an edge black.
  bool loses(std::size_t f) const {
    if (!dual_.open(f) || !dual_.bare(f)) return false;
    if (dual_.lonely_sides(f) > 0) return true;
    const auto sides = sides_of(f);
    return std::any_of(sides.begin(), sides.end(), [&](Half h) { return dual_.bare(face(dual_.board.twin(h))); });
  }

  /// Takes faces into a region, with the regions that they are in.
  void take(std::vector<std::size_t>& region, const std::vector<std::size_t>& faces) {
    const auto add = [&](std::size_t f) {
      if (seen_[f]) return;
      seen_[f] = true;
      region.push_back(f);
    };
    for (const auto f : faces) {
      if (owner_[f] == none) {
        add(f);
      } else {
        for (const auto g : regions_[static_cast<std::size_t>(owner_[f])].faces) add(g);
      }
    }
  }
  void release(const std::vector<std::size_t>& region) {
    for (const auto f : region) seen_[f] = false;
  }

  /// Takes faces; a region that is large already is doubled, so that few are solved one after another.
  void widen(std::vector<std::size_t>& region, const std::vector<std::size_t>& faces) {
    constexpr std::size_t large = 64;
    const auto before = region.size(), least = before < large ? 0 : 2 * before;
    take(region, faces);
    for (std::size_t i = before; i < region.size() && region.size() < least; ++i) {
      for (const Half h : sides_of(region[i])) {
        if (dual_.free(h)) take(region, {face(dual_.board.twin(h))});
      }
    }
  }

  /// Solves regions around some faces that grow by their wishes, until `enough` says so of a solution. The last one
  /// that was solved; without wishes or `enough`, the next would have been too large.
  template <class Enough>
  std::optional<GreenSolution> grow(const std::vector<std::size_t>& around, Half forced,
                                    std::vector<std::size_t>& region, Enough enough) {
    constexpr double each_face = 100;  // entries that take as long as what is done for a face
    std::optional<GreenSolution> last;
    take(region, around);
    try {
      for (;;) {
        auto solution = solve_region(dual_, region, forced, most_entries_, budget_);
        if (!solution) break;
        work_ += solution->work + each_face * static_cast<double>(region.size());
        last = std::move(solution);
        if (last->wishes.empty() || enough(*last)) break;
        widen(region, last->wishes);
      }
    } catch (...) {
      release(region);
      throw;
    }
    release(region);
    if (last) region.resize(last->mate.size());
    return last;
  }

  void settle(std::size_t f) {
    std::vector<std::size_t> region;
    const auto solution = grow({f}, Triangulation::none, region, [](const GreenSolution&) { return false; });
    if (!solution) return;
    if (solution->wishes.empty()) {
      for (std::size_t i = 0; i < region.size(); ++i) dual_.mate[region[i]] = solution->mate[i];
    }
    if (solution->black > 0) keep(*solution);
  }
  void keep(const GreenSolution& solution) {
    for (const auto f : solution.order) {
      if (owner_[f] != none) regions_[static_cast<std::size_t>(owner_[f])] = {};
      owner_[f] = static_cast<std::int32_t>(regions_.size());
    }
    regions_.push_back({solution.order, solution.black, solution.work});
  }

  /// What the plan leaves black in a region that has no part of another.
  Value black_in(const std::vector<std::size_t>& region) const {
    Value black = 0;
    std::set<std::int32_t> owners;
    for (const auto f : region) {
      if (owner_[f] != none) owners.insert(owner_[f]);
    }
    for (const auto r : owners) black += regions_[static_cast<std::size_t>(r)].black;
    return black;
  }
  /// Adds what a best plan with this flip flips, if there is one; false if that is not known.
  bool try_flip(Half h, std::vector<bool>& found) {
    std::vector<std::size_t> region;
    const auto lost = [&](const GreenSolution& solution) { return solution.black > black_in(region); };
    const auto solution = grow({face(h), face(dual_.board.twin(h))}, h, region, lost);
    if (!solution) return false;
    if (lost(*solution)) return true;
    if (!solution->wishes.empty()) return false;
    for (const Half flip : solution->mate) {
      if (flip != Triangulation::none) found[static_cast<std::size_t>(flip)] = true;
    }
    return true;
  }

  GreenDual dual_;
  std::vector<std::int32_t> owner_;  ///< of each face, its region or none
  std::vector<bool> seen_;
  std::vector<Region> regions_;
  double most_entries_, work_ = 0;  ///< entries of tables: of a table, and all that were made
  Budget* budget_;
};

}  // namespace

GreenPlan green_plan_by_regions(const GreenFaces& faces, bool all_best, Budget* budget, double most_entries) {
  constexpr double each = 64;  // bytes of a face
  const MemoryShare memory(budget, each * static_cast<double>(faces.board().triangles()));
  Regions regions(faces, most_entries, budget);
  try {
    regions.settle();
  } catch (const BudgetSpent&) {  // what is known by then
  }
  GreenPlan plan = regions.plan();
  plan.best = plan.flips;
  plan.complete = plan.black == plan.least && (!all_best || plan.flips.size() <= most_listed);
  if (!all_best || !plan.complete) return plan;
  try {
    plan.best = regions.best(plan.complete);
  } catch (const BudgetSpent&) {
    plan.complete = false;
  }
  return plan;
}

}  // namespace arete::inline theory
