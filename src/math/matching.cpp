// Edmonds' algorithm with one forest that is never thrown away. A tree grows from every uncovered vertex, all of them
// in turn, breadth-first. Even vertices are those to which an alternating path of even length leads from the root of
// their tree. An edge from an even vertex leads
//   - to a vertex in no tree: it and its mate join the tree, odd and even;
//   - to an even vertex of the same tree: the cycle that the edge closes is a blossom and shrinks to its base; its odd
//     vertices are even from now on, by the other way around, and remember the edge that closed it, their bridge;
//   - to an even vertex of another tree: the two paths and the edge augment the matching, both trees are dissolved, and
//     the trees around them grow over what becomes free.
// All other trees stay as they are, so that a tree that has met nothing is never searched again, and trees are small as
// long as there are many of them: the work is nearly linear on most graphs. When no tree can grow, the even vertices
// are D, the odd ones A, and those in no tree C. Blossoms are sets of a union-find structure that are represented by
// their bases. No recursion; 36 bytes a vertex.

#include "math/matching.hpp"

#include <utility>

namespace arete::inline math {
namespace {

class Forest {
 public:
  Forest(const Arcs& graph, const Flags& without, const std::vector<std::int32_t>& mates, Budget* budget)
      : graph_(graph), budget_(budget), vertex_(mates.size()), queue_(mates.size() + 1) {
    for (std::int32_t v = 0; v < graph.vertices(); ++v) {
      vertex_[at(v)].mate = mates[at(v)];
      vertex_[at(v)].base = v;
      if (!without.empty() && without[at(v)]) {
        vertex_[at(v)].label = Label::gone;
      } else if (mates[at(v)] == none) {
        plant(v);
      }
    }
  }

  Matching grow() && {
    while (first_ != last_) {
      look(budget_);
      scan(pop());
    }
    Matching result;
    result.mate.reserve(vertex_.size());
    result.part.reserve(vertex_.size());
    for (const auto& v : vertex_) {
      result.mate.push_back(v.mate);
      result.part.push_back(v.label == Label::odd ? Part::A : v.label == Label::free ? Part::C : Part::D);
    }
    return result;
  }

 private:
  static constexpr std::int32_t none = Matching::none;
  enum class Label : std::uint8_t { free, even, odd, shrunk, gone };  ///< shrunk: odd once, and in a blossom now
  struct Vertex {
    std::int32_t mate = none, base = none;
    std::int32_t root = none;             ///< of its tree
    std::int32_t link = none;             ///< odd: the even vertex before it; even: the next even vertex of the tree
    std::int32_t from = none, to = none;  ///< shrunk: the bridge, from the end on its own side
    std::int32_t visited = 0;             ///< when a way up to the root was last here
    Label label = Label::free;
    bool queued = false;
  };

  Vertex& of(std::int32_t v) { return vertex_[at(v)]; }
  static bool even(const Vertex& v) { return v.label == Label::even || v.label == Label::shrunk; }

  void push(std::int32_t v) {
    if (std::exchange(of(v).queued, true)) return;
    queue_[last_] = v;
    last_ = last_ + 1 < queue_.size() ? last_ + 1 : 0;
  }
  std::int32_t pop() {
    const auto v = queue_[first_];
    first_ = first_ + 1 < queue_.size() ? first_ + 1 : 0;
    of(v).queued = false;
    return v;
  }

  void plant(std::int32_t v) {
    of(v).label = Label::even;
    of(v).root = v;
    push(v);
  }
  /// Adds a free vertex and its mate behind an even one.
  void add(std::int32_t before, std::int32_t v) {
    const auto root = of(before).root, mate = of(v).mate;
    of(v).label = Label::odd;
    of(v).root = of(mate).root = root;
    of(v).link = before;
    of(mate).label = Label::even;
    of(mate).link = std::exchange(of(root).link, mate);
    push(mate);
  }

  void scan(std::int32_t v) {
    if (!even(of(v))) return;  // its tree has been dissolved
    for (const auto w : graph_.of(v)) {
      const auto& there = of(w);
      if (there.label == Label::free) {
        add(v, w);
      } else if (even(there) && there.root != of(v).root) {
        return augment(v, w);
      } else if (even(there) && base(v) != base(w)) {
        shrink(v, w);
      }
    }
  }

  std::int32_t base(std::int32_t v) {
    while (of(v).base != v) v = of(v).base = of(of(v).base).base;
    return v;
  }
  /// Where the base of a blossom was reached from; none at the root.
  std::int32_t base_before(std::int32_t v) { return of(v).mate == none ? none : base(of(of(v).mate).link); }

  void shrink(std::int32_t v, std::int32_t w) {
    const auto common = common_base(base(v), base(w));
    shrink_side(v, w, common);
    shrink_side(w, v, common);
  }
  /// Goes up from both, a step each in turn, so that no more is visited than shrinks and as much again.
  std::int32_t common_base(std::int32_t v, std::int32_t w) {
    for (++time_;; std::swap(v, w)) {
      if (v == none) continue;
      if (of(v).visited == time_) return v;
      of(v).visited = time_;
      v = base_before(v);
    }
  }
  void shrink_side(std::int32_t from, std::int32_t to, std::int32_t common) {
    for (auto v = base(from); v != common;) {
      const auto odd = of(v).mate;
      of(odd).label = Label::shrunk;
      of(odd).from = from;
      of(odd).to = to;
      of(v).base = of(odd).base = common;
      push(odd);
      v = base(of(odd).link);
    }
  }

  void augment(std::int32_t v, std::int32_t w) {
    const auto one = of(v).root, other = of(w).root;
    matched_.push_back({v, w});
    match_up(v, one);
    match_up(w, other);
    dissolve(one);
    dissolve(other);
    for (const auto& [a, b] : matched_) {
      of(a).mate = b;
      of(b).mate = a;
    }
    matched_.clear();
    for (const auto freed : freed_) offer(freed);
    freed_.clear();
  }
  /// Notes what becomes matched on the way of even length from a vertex up to its root.
  void match_up(std::int32_t v, std::int32_t root) {
    ways_.push_back({v, root});
    while (!ways_.empty()) {
      auto [at, end] = ways_.back();
      ways_.pop_back();
      while (at != end) {
        const auto& here = of(at);
        if (here.label == Label::even) {
          matched_.push_back({here.mate, of(here.mate).link});
          at = of(here.mate).link;
        } else {  // down to the bridge, over it, and up on the other side
          matched_.push_back({here.from, here.to});
          ways_.push_back({here.from, here.mate});
          at = here.to;
        }
      }
    }
  }
  void dissolve(std::int32_t root) {
    for (auto v = root; v != none;) {
      const auto mate = of(v).mate, next = of(v).link;
      release(v);
      if (mate != none) release(mate);
      v = next;
    }
  }
  void release(std::int32_t v) {
    of(v).label = Label::free;
    of(v).base = v;
    of(v).link = none;
    freed_.push_back(v);
  }
  /// A free vertex joins a tree beside it, if there is one.
  void offer(std::int32_t v) {
    look(budget_);
    for (const auto w : graph_.of(v)) {
      if (of(v).label != Label::free) return;
      if (even(of(w))) add(w, v);
    }
  }

  const Arcs& graph_;
  Budget* budget_;
  std::vector<Vertex> vertex_;
  std::vector<std::int32_t> queue_;  ///< a ring of even vertices whose edges are to be looked at
  std::size_t first_ = 0, last_ = 0;
  std::int32_t time_ = 0;
  std::vector<std::pair<std::int32_t, std::int32_t>> matched_, ways_;
  std::vector<std::int32_t> freed_;
};

}  // namespace

Matching maximum_matching(const Arcs& graph, const Flags& without, std::vector<std::int32_t> mates, Budget* budget) {
  constexpr double bytes = 52;  // a vertex, in the queue, freed, matched, and its mate and part
  const MemoryShare memory(budget, bytes * graph.vertices());
  if (mates.empty()) mates = nearly_maximum_matching(graph, without, budget);
  return Forest(graph, without, mates, budget).grow();
}

}  // namespace arete::inline math
