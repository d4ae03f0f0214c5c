#include "board/graphs/form.hpp"

#include <bit>
#include <span>

#include "board/graphs/vertex_colour.hpp"

namespace arete::inline board {
namespace {

using Colour = VertexColour;

/// The vertices that are not isolated, in the order of their colours.
class Colouring {
 public:
  explicit Colouring(const SmallGraph& graph) : graph_(graph) {
    for (std::size_t v = 0; v < SmallGraph::most_vertices; ++v) {
      if (graph.neighbours[v] == 0) continue;
      colour_[v] = mixed(static_cast<Colour>(std::popcount(graph.neighbours[v])));
      order_[count_++] = static_cast<std::uint8_t>(v);
    }
    for (std::size_t tied = refined(); tied < count_; tied = refined())
      colour_[order_[tied]] = mixed(colour_[order_[tied]] + 1);
  }
  std::span<const std::uint8_t> order() const { return std::span(order_).first(count_); }

 private:
  /// Where the order has the first of two vertices of one colour, or its end. More rounds are only worth while as long
  /// as there are more and more colours.
  std::size_t refined() {
    for (std::size_t colours = 0;;) {
      round();
      round();
      sort();
      std::size_t tied = count_, different = 1;
      for (std::size_t i = count_; i-- > 1;) {
        const bool same = colour_[order_[i - 1]] == colour_[order_[i]];
        different += same ? 0 : 1;
        if (same) tied = i - 1;
      }
      if (tied == count_ || different == colours) return tied;
      colours = different;
    }
  }
  void round() {
    std::array<Colour, SmallGraph::most_vertices> next;
    for (const auto v : order()) {
      Colour sum = 3 * colour_[v];
      for (unsigned rest = graph_.neighbours[v]; rest != 0; rest &= rest - 1)
        sum += colour_[static_cast<std::size_t>(std::countr_zero(rest))];
      next[v] = mixed(sum);
    }
    colour_ = next;
  }
  /// By insertion: there are few.
  void sort() {
    for (std::size_t i = 1; i < count_; ++i) {
      const auto v = order_[i];
      std::size_t at = i;
      for (; at > 0 && colour_[order_[at - 1]] > colour_[v]; --at) order_[at] = order_[at - 1];
      order_[at] = v;
    }
  }

  const SmallGraph& graph_;
  std::array<Colour, SmallGraph::most_vertices> colour_{};
  std::array<std::uint8_t, SmallGraph::most_vertices> order_{};
  std::size_t count_ = 0;
};

}  // namespace

std::uint64_t form(const SmallGraph& graph) {
  const Colouring colouring(graph);
  const auto order = colouring.order();
  std::uint64_t edges = 0;
  int bit = 0;
  for (std::size_t v = 1; v < order.size(); ++v) {
    const std::uint64_t row = graph.neighbours[order[v]];
    for (std::size_t u = 0; u < v; ++u) edges |= (row >> order[u] & 1) << bit++;
  }
  return edges;
}

}  // namespace arete::inline board
