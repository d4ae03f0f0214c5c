#include "math/matching.hpp"

namespace arete::inline math {
namespace {

class KarpSipser {
 public:
  KarpSipser(const Arcs& graph, const Flags& without)
      : graph_(graph), without_(without), mate_(at(graph.vertices()), Matching::none), degree_(mate_.size()) {
    for (std::int32_t v = 0; v < graph.vertices(); ++v) {
      if (gone(v)) continue;
      for (const auto w : graph.of(v)) degree_[at(v)] += !gone(w);
      if (degree_[at(v)] == 1) leaves_.push_back(v);
    }
  }

  std::vector<std::int32_t> run(Budget* budget) && {
    for (std::int32_t v = 0; v < graph_.vertices(); ++v) {
      look(budget);
      match_leaves(budget);
      if (open(v) && degree_[at(v)] > 0) match(v, least_neighbour(v));
    }
    match_leaves(budget);
    return std::move(mate_);
  }

 private:
  bool gone(std::int32_t v) const { return !without_.empty() && without_[at(v)] != 0; }
  bool open(std::int32_t v) const { return mate_[at(v)] == Matching::none && !gone(v); }

  void match_leaves(Budget* budget) {
    while (!leaves_.empty()) {
      look(budget);
      const auto v = leaves_.back();
      leaves_.pop_back();
      if (open(v) && degree_[at(v)] > 0) match(v, least_neighbour(v));
    }
  }
  /// The open neighbour with the fewest open neighbours; there is one.
  std::int32_t least_neighbour(std::int32_t v) const {
    std::int32_t least = Matching::none;
    for (const auto w : graph_.of(v)) {
      if (open(w) && (least == Matching::none || degree_[at(w)] < degree_[at(least)])) least = w;
    }
    return least;
  }
  void match(std::int32_t v, std::int32_t w) {
    mate_[at(v)] = w;
    mate_[at(w)] = v;
    for (const auto end : {v, w}) {
      for (const auto x : graph_.of(end)) {
        if (--degree_[at(x)] == 1 && open(x)) leaves_.push_back(x);
      }
    }
  }

  const Arcs& graph_;
  const Flags& without_;
  std::vector<std::int32_t> mate_, degree_, leaves_;  ///< the degree counts open neighbours
};

}  // namespace

std::vector<std::int32_t> nearly_maximum_matching(const Arcs& graph, const Flags& without, Budget* budget) {
  return KarpSipser(graph, without).run(budget);
}

}  // namespace arete::inline math
