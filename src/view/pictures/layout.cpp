#include "view/pictures/layout.hpp"

#include <algorithm>
#include <cmath>
#include <complex>
#include <cstdint>
#include <numbers>
#include <numeric>
#include <optional>
#include <utility>

#include "view/pictures/lattice.hpp"
#include "view/pictures/plane.hpp"

namespace arete::inline view {
namespace {

using Place = std::complex<double>;
using Places = std::vector<Place>;

constexpr std::size_t most_relaxed = 300;
constexpr double golden_angle = 2.399963229728653;

/// A connected graph with vertices renamed 0, 1, … in their old order.
struct Component {
  std::vector<std::size_t> names;
  std::vector<std::pair<std::size_t, std::size_t>> edges;
  std::vector<double> distance;  ///< all pairs, empty for large components

  std::size_t size() const { return names.size(); }
  double between(std::size_t i, std::size_t j) const { return distance[i * size() + j]; }
};

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

Component component(const Adjacency& next, std::size_t start, Search& search, std::vector<std::size_t>& place) {
  Component part;
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

/// A regular polygon with vertex 0 on top, counterclockwise.
Places circle(std::size_t n, double radius) {
  Places spots(n);
  for (std::size_t i = 0; i < n; ++i) {
    spots[i] = std::polar(radius, std::numbers::pi * (0.5 + 2.0 * static_cast<double>(i) / static_cast<double>(n)));
  }
  return spots;
}

/// Small shifts that break ties; `round` chooses among them.
Places shaken(Places spots, double by, std::size_t round) {
  for (std::size_t i = 0; i < spots.size(); ++i) {
    spots[i] += std::polar(by, golden_angle * static_cast<double>((i + 1) * (round + 1) * (i + round + 1) % 1009));
  }
  return spots;
}

/// A start from two pairs of far vertices: each pair is an axis, and a vertex lies on it by its distances to the two.
/// A path comes out straight, a grid as a grid.
Places spanned(const Component& part) {
  const auto farthest = [&](auto far) {
    std::size_t best = 0;
    for (std::size_t v = 1; v < part.size(); ++v) best = far(v) > far(best) ? v : best;
    return best;
  };
  const std::size_t a = farthest([&](std::size_t v) { return part.between(0, v); });
  const std::size_t b = farthest([&](std::size_t v) { return part.between(a, v); });
  const std::size_t c = farthest([&](std::size_t v) { return std::min(part.between(a, v), part.between(b, v)); });
  const std::size_t d =
      farthest([&](std::size_t v) { return part.between(c, v) + std::min(part.between(a, v), part.between(b, v)); });
  const bool path = part.between(a, b) + 1 == static_cast<double>(part.size());
  Places spots(part.size());
  for (std::size_t v = 0; v < part.size(); ++v) {
    spots[v] = 0.5 * Place(part.between(a, v) - part.between(b, v), path ? 0 : part.between(c, v) - part.between(d, v));
  }
  return spots;
}

double stress(const Component& part, const Places& spots) {
  double sum = 0;
  for (std::size_t i = 0; i < part.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      const double error = std::abs(spots[i] - spots[j]) / part.between(i, j) - 1;
      sum += error * error;
    }
  }
  return sum;
}

/// Majorization, one vertex at a time: each moves to the weighted mean of where the others would like to have it.
Places relaxed(const Component& part, Places spots) {
  for (int round = 0; round < 400; ++round) {
    double moved = 0;
    for (std::size_t i = 0; i < part.size(); ++i) {
      Place sum = 0;
      double weights = 0;
      for (std::size_t j = 0; j < part.size(); ++j) {
        if (i == j) continue;
        const double wanted = part.between(i, j), weight = 1 / (wanted * wanted),
                     now = std::sqrt(std::norm(spots[i] - spots[j]));
        const Place away =
            now > 1e-9 ? (spots[i] - spots[j]) / now : std::polar(1.0, golden_angle * static_cast<double>(i));
        sum += weight * (spots[j] + wanted * away);
        weights += weight;
      }
      moved = std::max(moved, std::abs(std::exchange(spots[i], sum / weights) - sum / weights));
    }
    if (moved < 1e-5) break;
  }
  return spots;
}

Spot spot(Place p) { return {p.real(), p.imag()}; }

/// How many vertices lie nearly on one another or on an edge that is not theirs.
double confusions(const Component& part, const Places& spots) {
  double sum = 0;
  for (std::size_t v = 0; v < part.size(); ++v) {
    for (std::size_t w = 0; w < v; ++w) sum += std::abs(spots[v] - spots[w]) < 0.3 ? 2 : 0;
    for (const auto& [a, b] : part.edges)
      sum += v != a && v != b && arete::distance(spot(spots[v]), spot(spots[a]), spot(spots[b])) < 0.12 ? 1 : 0;
  }
  return sum;
}

/// How far the edges keep to `fold` directions, and to which: 1 in size if all do.
Place grain(const Component& part, const Places& spots, int fold) {
  Place sum = 0;
  double weight = 0;
  for (const auto& [a, b] : part.edges) {
    const Place edge = spots[b] - spots[a];
    sum += std::polar(std::abs(edge), fold * std::arg(edge));
    weight += std::abs(edge);
  }
  return sum / weight;
}

/// How well the numbers of the vertices read like text, from left to right and from top to bottom; lying beats
/// standing.
double reading(const Places& spots) {
  double score = 0, wide = 0, high = 0;
  for (std::size_t i = 0; i < spots.size(); ++i) {
    score += (static_cast<double>(i) - static_cast<double>(spots.size() - 1) / 2) *
             (0.3 * spots[i].real() - spots[i].imag());
    wide = std::max(wide, std::abs(spots[i].real()));
    high = std::max(high, std::abs(spots[i].imag()));
  }
  return high > 1.1 * wide ? score - 1e9 : score;
}

/// Turns the drawing so that edges follow the axes or a triangular grid where they can, otherwise so that it lies on
/// its long side, or, if it is round, so that vertex 0 is on top; and mirrors it to read well.
Places upright(const Component& part, Places spots) {
  const Place mean = std::accumulate(spots.begin(), spots.end(), Place(0)) / static_cast<double>(spots.size());
  Place spread = 0;
  for (Place& s : spots) s -= mean, spread += s * s;
  const Place square = grain(part, spots, 4), triangular = grain(part, spots, 6);
  const bool round = std::abs(spread) < 0.1 * static_cast<double>(spots.size());
  const int fold = std::abs(square) > 0.5 ? 4 : std::abs(triangular) > 0.5 ? 6 : round ? 1 : 2;
  const double turn = fold == 4   ? -std::arg(square) / 4
                      : fold == 6 ? -std::arg(triangular) / 6
                      : fold == 2 ? -std::arg(spread) / 2
                                  : std::numbers::pi / 2 - std::arg(spots[0]);
  Places best;
  for (int side = 0; side < 2 * fold; ++side) {
    Places turned = spots;
    for (Place& s : turned) {
      s *= std::polar(1.0, turn + 2 * std::numbers::pi * side / fold);
      if (side >= fold) s = {-s.real(), s.imag()};
    }
    if (best.empty() || reading(turned) > reading(best) + 1e-6) best = std::move(turned);
  }
  return best;
}

/// As a piece of the square lattice, if it is one.
std::optional<Places> on_lattice(const Component& part) {
  Adjacency next(part.size());
  for (const auto& [a, b] : part.edges) next[a].push_back(b), next[b].push_back(a);
  const auto found = lattice_places(next);
  if (!found) return std::nullopt;
  Places spots;
  for (const auto& [x, y] : *found) spots.emplace_back(x, y);
  return spots;
}

/// A lattice, or the best of several starts; a regular polygon for large and for dense graphs.
Places drawing(const Component& part) {
  if (auto lattice = on_lattice(part)) return upright(part, std::move(*lattice));
  const std::size_t n = part.size();
  Places polygon = circle(n, 0.5 / std::sin(std::numbers::pi / static_cast<double>(n)));
  if (n > most_relaxed || (n > 2 && 10 * part.edges.size() > 7 * (n * (n - 1) / 2))) return polygon;
  const auto cost = [&](const Places& s) {
    return stress(part, s) / static_cast<double>(n) + 0.1 * (n <= 60 ? confusions(part, s) : 0.0);
  };
  const Places start = spanned(part);
  Places best = relaxed(part, start);
  double best_cost = cost(best);
  for (std::size_t round = 0; round < (n <= 60 ? 8u : 2u) && best_cost > 1e-6; ++round) {
    Places other = relaxed(part, round == 0 ? polygon : shaken(start, 0.2 * static_cast<double>(round), round));
    const double other_cost = cost(other);
    if (other_cost < 0.98 * best_cost) {
      best_cost = other_cost;
      best = std::move(other);
    }
  }
  for (std::size_t i = 0; i < n; ++i) {
    const bool hidden = std::any_of(best.begin(), best.begin() + static_cast<std::ptrdiff_t>(i),
                                    [&](Place s) { return std::abs(s - best[i]) < 0.01; });
    if (hidden) best[i] += std::polar(0.05 + 1e-3 * static_cast<double>(i), golden_angle * static_cast<double>(i));
  }
  return upright(part, best);
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
    const Component part = component(next, v, search, place);
    blocks.emplace_back(part.names, drawing(part));
  }
  if (!alone.empty()) blocks.emplace_back(alone, rows(alone.size()));
  std::vector<std::array<double, 2>> points(vertices);
  pack(blocks, points);
  return points;
}

}  // namespace arete::inline view
