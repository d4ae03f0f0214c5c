#include "view/pictures/layout.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "view/pictures/best_drawing.hpp"

namespace arete::inline view {
namespace {

using Adjacency = std::vector<std::vector<std::size_t>>;

/// Breadth-first search, many times on one graph without clearing marks in between.
class Search {
 public:
  explicit Search(const Adjacency& next) : next_(next), seen_(next.size(), 0) {}

  /// What can be reached from `start`, and in how many steps.
  std::vector<std::pair<std::size_t, double>> from(std::size_t start) {
    std::vector<std::pair<std::size_t, double>> queue{{start, 0.0}};
    seen_[start] = ++time_;
    for (std::size_t head = 0; head < queue.size(); ++head) {
      const auto [v, steps] = queue[head];
      for (const std::size_t w : next_[v]) {
        if (std::exchange(seen_[w], time_) != time_) queue.emplace_back(w, steps + 1);
      }
    }
    return queue;
  }

 private:
  const Adjacency& next_;
  std::vector<std::size_t> seen_;
  std::size_t time_ = 0;
};

DrawnPart connected_part(const Adjacency& next, std::size_t start, Search& search, std::vector<std::size_t>& place) {
  DrawnPart part;
  for (const auto& [v, steps] : search.from(start)) part.names.push_back(v);
  std::sort(part.names.begin(), part.names.end());
  for (std::size_t i = 0; i < part.size(); ++i) place[part.names[i]] = i;
  for (std::size_t i = 0; i < part.size(); ++i) {
    for (const std::size_t w : next[part.names[i]]) {
      if (i < place[w]) part.edges.emplace_back(i, place[w]);
    }
  }
  if (part.size() > most_relaxed) return part;
  part.distance.resize(part.size() * part.size());
  for (std::size_t i = 0; i < part.size(); ++i) {
    for (const auto& [v, steps] : search.from(part.names[i])) part.distance[i * part.size() + place[v]] = steps;
  }
  return part;
}

/// Vertices without neighbours, row by row.
Places rows(std::size_t n) {
  const std::size_t columns =
      n <= 10 ? n : static_cast<std::size_t>(std::ceil(std::sqrt(3.0 * static_cast<double>(n))));
  Places spots{0.0};
  for (std::size_t i = 1; i < n; ++i)
    spots.push_back(i % columns == 0 ? Place(0, spots.back().imag() - 1) : spots.back() + 1.0);
  return spots;
}

struct Block {
  std::vector<std::size_t> names;
  Places spots;
  double left = 0, bottom = 0, wide = 0, high = 0;

  Block(std::vector<std::size_t> vertices, Places places) : names(std::move(vertices)), spots(std::move(places)) {
    const auto [x0, x1] =
        std::minmax_element(spots.begin(), spots.end(), [](Place a, Place b) { return a.real() < b.real(); });
    const auto [y0, y1] =
        std::minmax_element(spots.begin(), spots.end(), [](Place a, Place b) { return a.imag() < b.imag(); });
    left = x0->real(), bottom = y0->imag(), wide = x1->real() - left + 1, high = y1->imag() - bottom + 1;
  }
};

/// Blocks on shelves, from left to right and from top to bottom.
void pack(const std::vector<Block>& blocks, std::vector<std::array<double, 2>>& points) {
  double area = 0, width = 0, y = 0;
  for (const Block& b : blocks) area += b.wide * b.high, width = std::max(width, b.wide);
  width = std::max(width, std::sqrt(2 * area));
  for (std::size_t from = 0, to = 0; from < blocks.size(); from = to) {
    double x = 0, high = 0;
    for (; to < blocks.size() && (to == from || x + blocks[to].wide <= width); ++to)
      x += blocks[to].wide, high = std::max(high, blocks[to].high);
    x = 0;
    for (; from < to; x += blocks[from++].wide) {
      const Block& b = blocks[from];
      for (std::size_t i = 0; i < b.names.size(); ++i) {
        points[b.names[i]] = {x + b.spots[i].real() - b.left, y - (high + b.high) / 2 + b.spots[i].imag() - b.bottom};
      }
    }
    y -= high;
  }
}

}  // namespace

std::vector<std::array<double, 2>> layout(std::size_t vertices, const std::vector<Ends>& edges) {
  Adjacency next(vertices);
  for (const auto& [u, v] : edges) {
    const auto a = static_cast<std::size_t>(u), b = static_cast<std::size_t>(v);
    if (u < 0 || v < 0 || u == v || a >= vertices || b >= vertices) continue;
    next[a].push_back(b);
    next[b].push_back(a);
  }
  for (auto& list : next) {
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
  }
  Search search(next);
  std::vector<std::size_t> place(vertices, vertices), alone;
  std::vector<Block> blocks;
  for (std::size_t v = 0; v < vertices; ++v) {
    if (next[v].empty()) alone.push_back(v);
    if (next[v].empty() || place[v] != vertices) continue;
    const DrawnPart part = connected_part(next, v, search, place);
    blocks.emplace_back(part.names, best_drawing(part));
  }
  if (!alone.empty()) blocks.emplace_back(alone, rows(alone.size()));
  std::vector<std::array<double, 2>> points(vertices);
  pack(blocks, points);
  return points;
}

}  // namespace arete::inline view
