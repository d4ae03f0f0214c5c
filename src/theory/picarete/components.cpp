#include "theory/picarete/components.hpp"

#include <algorithm>
#include <numeric>

namespace arete::inline theory {
namespace {

/// Vertices are met in no order: asking for one so many steps before its turn hides the way to memory.
constexpr std::size_t ahead = 24;
template <class T>
void ask_for(const std::vector<T>& list, std::int32_t v) {
  __builtin_prefetch(list.data() + v);
}

}  // namespace

PicareteComponents::PicareteComponents(const Graph& graph, const Flags& removed, Budget* budget)
    : graph_(&graph), removed_(removed), links_(static_cast<std::size_t>(graph.vertices)), label_(links_.size()) {
  join(budget);
  number(budget);
  find_core(budget);
  for (const auto& t : tallies_) tell(t, 1);
}

/// While edges are read, `label_` is a forest whose roots are the least vertices of components.
void PicareteComponents::join(Budget* budget) {
  std::iota(label_.begin(), label_.end(), 0);
  const auto root = [&](Vertex v) {
    while (label_[static_cast<std::size_t>(v)] != v) {
      auto& up = label_[static_cast<std::size_t>(v)];
      up = label_[static_cast<std::size_t>(up)];
      v = up;
    }
    return v;
  };
  for (std::size_t e = 0; e < graph_->edges.size(); ++e) {
    look(budget);
    if (!left(e)) continue;
    if (e + ahead < graph_->edges.size()) {
      ask_for(links_, graph_->edges[e + ahead].v);
      ask_for(label_, graph_->edges[e + ahead].v);
    }
    const Ends ends = graph_->edges[e];
    toggle(links_, ends, 1);
    const auto [low, high] = std::minmax({root(ends.u), root(ends.v)});
    label_[static_cast<std::size_t>(high)] = low;
  }
}

/// Every vertex comes after its parent, so that the numbers can take the parents' place.
void PicareteComponents::number(Budget* budget) {
  for (std::size_t v = 0; v < label_.size(); ++v) {
    look(budget);
    if (v + ahead < label_.size()) ask_for(label_, label_[v + ahead]);
    const auto degree = links_[v].degree;
    auto& label = label_[v];
    if (degree == 0) {
      label = none;
      continue;
    }
    if (label == static_cast<Vertex>(v)) {
      label = static_cast<Id>(tallies_.size());
      tallies_.emplace_back();
    } else {
      label = label_[static_cast<std::size_t>(label)];
    }
    auto& t = tallies_[static_cast<std::size_t>(label)];
    ++t.vertices;
    t.edges += degree;
  }
  for (auto& t : tallies_) t.edges /= 2;
}

void PicareteComponents::find_core(Budget* budget) {
  core_ = links_;
  for (std::size_t v = 0; v < core_.size(); ++v) {
    look(budget);
    if (v + ahead < core_.size() && core_[v + ahead].degree == 1) ask_for(core_, core_[v + ahead].others);
    peel(core_, static_cast<Vertex>(v), [](Vertex, Vertex) {});
  }
  for (std::size_t v = 0; v < core_.size(); ++v) {
    if (core_[v].degree > 0) tallies_[static_cast<std::size_t>(label_[v])].outside -= core_[v].degree;
  }
  for (auto& t : tallies_) t.outside = t.edges + t.outside / 2;
}

void PicareteComponents::tell(const PicareteTally& t, int sign) {
  parities_.add(t.edges, t.vertices, t.outside, sign);
  counts_[t.several() ? 1 : 0][static_cast<std::size_t>(type_of(t))] += static_cast<std::size_t>(sign);
}

}  // namespace arete::inline theory
