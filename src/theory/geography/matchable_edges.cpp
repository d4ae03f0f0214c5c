#include "theory/geography/matchable_edges.hpp"

#include <algorithm>
#include <utility>

namespace arete::inline theory {
namespace {

/// Tarjan's strong components of the arcs v → mate(w) within C, without recursion.
class StrongComponents {
 public:
  StrongComponents(const Arcs& graph, const Matching& matching, Budget* budget)
      : graph_(graph),
        matching_(matching),
        budget_(budget),
        component_(matching.mate.size(), none),
        entered_(component_.size()),
        low_(component_.size()) {
    for (std::int32_t v = 0; v < graph.vertices(); ++v) {
      if (matching.part[at(v)] == Part::C && entered_[at(v)] == 0) visit(v);
    }
  }

  /// Of each vertex its component, named by one of its vertices; none outside C.
  std::vector<std::int32_t> take() && { return std::move(component_); }

 private:
  static constexpr std::int32_t none = -1;
  struct Frame {
    std::int32_t v;
    const std::int32_t* next;
  };

  void enter(std::int32_t v) {
    entered_[at(v)] = low_[at(v)] = ++clock_;
    open_.push_back(v);
    way_.push_back({v, graph_.begin(v)});
  }
  void visit(std::int32_t start) {
    enter(start);
    while (!way_.empty()) {
      look(budget_);
      auto& [v, next] = way_.back();
      if (next == graph_.end(v)) {
        leave(v);
        continue;
      }
      const auto w = *next++;
      if (matching_.part[at(w)] != Part::C || w == matching_.mate[at(v)]) continue;
      const auto to = matching_.mate[at(w)];
      if (entered_[at(to)] == 0) {
        enter(to);
      } else if (component_[at(to)] == none) {
        low_[at(v)] = std::min(low_[at(v)], entered_[at(to)]);
      }
    }
  }
  void leave(std::int32_t v) {
    way_.pop_back();
    if (!way_.empty()) low_[at(way_.back().v)] = std::min(low_[at(way_.back().v)], low_[at(v)]);
    if (low_[at(v)] != entered_[at(v)]) return;
    for (std::int32_t u = none; u != v;) {
      u = open_.back();
      open_.pop_back();
      component_[at(u)] = v;
    }
  }

  const Arcs& graph_;
  const Matching& matching_;
  Budget* budget_;
  std::vector<std::int32_t> component_, entered_, low_, open_;
  std::vector<Frame> way_;
  std::int32_t clock_ = 0;
};

/// The graph of a strong component that has mates with its vertices, numbered anew.
class MixedComponent {
 public:
  MixedComponent(const Arcs& graph, const Matching& matching, std::vector<std::int32_t> vertices,
                 std::vector<std::int32_t>& numbers)
      : vertices_(std::move(vertices)), numbers_(numbers) {
    for (std::size_t i = 0; i < vertices_.size(); ++i) numbers_[at(vertices_[i])] = static_cast<std::int32_t>(i);
    for (const auto v : vertices_) {
      mates_.push_back(numbers_[at(matching.mate[at(v)])]);
      for (const auto w : graph.of(v)) {
        if (number(w) != Matching::none) graph_.target.push_back(number(w));
      }
      graph_.first.push_back(static_cast<std::int32_t>(graph_.target.size()));
    }
  }

  /// The possible mates of one of its vertices: D without it.
  std::vector<Part> without(std::int32_t v, Budget* budget) const {
    const auto gone = number(v);
    Flags without(vertices_.size());
    without[at(gone)] = 1;
    auto mates = mates_;
    mates[at(mates_[at(gone)])] = mates[at(gone)] = Matching::none;
    return maximum_matching(graph_, without, std::move(mates), budget).part;
  }
  /// Of a vertex of the graph here; none if it is not here.
  std::int32_t number(std::int32_t v) const {
    const auto i = numbers_[at(v)];
    return i >= 0 && at(i) < vertices_.size() && vertices_[at(i)] == v ? i : Matching::none;
  }
  const std::vector<std::int32_t>& vertices() const { return vertices_; }

 private:
  std::vector<std::int32_t> vertices_, mates_;
  Arcs graph_{{0}, {}};
  std::vector<std::int32_t>& numbers_;
};

/// Edges on short alternating cycles, which are in some perfect matching. Breadth-first from one end of an edge to the
/// other, each matched pair entered once: what is found is a cycle, and what is not may still be one.
class ShortCycles {
 public:
  ShortCycles(const Arcs& graph, const std::vector<std::int32_t>& mate)
      : graph_(graph), mate_(mate), matchable_(graph.target.size()), seen_(mate.size()), before_(mate.size()) {}

  bool through(std::int32_t v, std::int32_t w) {
    if (matchable_[arc(v, w)] || mate_[at(v)] == w) return true;
    ++time_;
    enter(w, Matching::none);
    seen_[at(v)] = time_;
    for (std::size_t next = 0; next < queue_.size() && queue_.size() < most; ++next) {
      const auto x = queue_[next];
      for (const auto y : graph_.of(x)) {
        if (y == mate_[at(v)]) {
          mark(v, w, x);
          queue_.clear();
          return true;
        }
        if (mate_[at(y)] != Matching::none && seen_[at(y)] != time_) enter(y, x);
      }
    }
    queue_.clear();
    return false;
  }

 private:
  static constexpr std::size_t most = 256;  ///< pairs to look at

  std::size_t arc(std::int32_t v, std::int32_t w) const {
    return static_cast<std::size_t>(std::lower_bound(graph_.begin(v), graph_.end(v), w) - graph_.target.data());
  }
  void enter(std::int32_t y, std::int32_t from) {
    seen_[at(y)] = seen_[at(mate_[at(y)])] = time_;
    before_[at(y)] = from;
    queue_.push_back(mate_[at(y)]);
  }
  void mark(std::int32_t v, std::int32_t w, std::int32_t last) {
    const auto both = [&](std::int32_t a, std::int32_t b) { matchable_[arc(a, b)] = matchable_[arc(b, a)] = 1; };
    both(v, w);
    both(last, mate_[at(v)]);
    for (auto y = mate_[at(last)]; before_[at(y)] != Matching::none; y = mate_[at(before_[at(y)])])
      both(before_[at(y)], y);
  }

  const Arcs& graph_;
  const std::vector<std::int32_t>& mate_;
  Flags matchable_;                          ///< of each arc
  std::vector<std::int32_t> seen_, before_;  ///< when a vertex was entered, and from where
  std::vector<std::int32_t> queue_;
  std::int32_t time_ = 0;
};

/// The possible mates of a vertex of a mixed component: all neighbours there if short cycles show that, otherwise by a
/// matching.
std::vector<std::int32_t> mates_in(const MixedComponent& here, std::int32_t v, const Arcs& graph, ShortCycles& cycles,
                                   Budget* budget) {
  look(budget);
  std::vector<std::int32_t> mates;
  std::copy_if(graph.begin(v), graph.end(v), std::back_inserter(mates),
               [&](std::int32_t w) { return here.number(w) != Matching::none; });
  if (std::all_of(mates.begin(), mates.end(), [&](std::int32_t w) { return cycles.through(v, w); })) return mates;
  const auto part = here.without(v, budget);
  std::erase_if(mates, [&](std::int32_t w) { return part[at(here.number(w))] != Part::D; });
  return mates;
}

}  // namespace

std::vector<std::vector<std::int32_t>> possible_mates(const Arcs& graph, const Matching& matching, Budget* budget) {
  constexpr double bytes = 128;  // of a vertex: lists, marks and queues
  const MemoryShare memory(budget, bytes * graph.vertices() + 5.0 * static_cast<double>(graph.target.size()));
  const auto component = StrongComponents(graph, matching, budget).take();
  const auto mate = [&](std::int32_t v) { return matching.mate[at(v)]; };
  const auto mixed = [&](std::int32_t v) { return component[at(v)] == component[at(mate(v))]; };
  std::vector<std::vector<std::int32_t>> result(matching.mate.size()), mixed_vertices(matching.mate.size());
  for (std::int32_t v = 0; v < graph.vertices(); ++v) {
    look(budget);
    const auto part = matching.part[at(v)];
    if (part == Part::C && mixed(v)) mixed_vertices[at(component[at(v)])].push_back(v);
    if (part == Part::D || (part == Part::C && mixed(v))) continue;
    std::copy_if(graph.begin(v), graph.end(v), std::back_inserter(result[at(v)]), [&](std::int32_t w) {
      if (part == Part::A) return matching.part[at(w)] == Part::D;
      return matching.part[at(w)] == Part::C && (w == mate(v) || component[at(v)] == component[at(mate(w))]);
    });
  }
  std::vector<std::int32_t> numbers(matching.mate.size(), Matching::none);
  ShortCycles cycles(graph, matching.mate);
  for (auto& vertices : mixed_vertices) {
    if (vertices.empty()) continue;
    const MixedComponent here(graph, matching, std::move(vertices), numbers);
    for (const auto v : here.vertices()) result[at(v)] = mates_in(here, v, graph, cycles, budget);
  }
  return result;
}

}  // namespace arete::inline theory
