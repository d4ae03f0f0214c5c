#include "engine/boards/delaunay.hpp"

#include <algorithm>
#include <boost/polygon/voronoi.hpp>

namespace arete::inline engine {
namespace {

using Diagram = boost::polygon::voronoi_diagram<double>;

std::int32_t site_of(const Diagram::edge_type& edge) { return static_cast<std::int32_t>(edge.cell()->source_index()); }

/// Where more than three cells meet, their sites lie on a circle: any diagonals will do.
void add_diagonals(const Diagram::vertex_type& vertex, std::vector<Ends>& edges) {
  std::vector<std::int32_t> around;
  const auto* edge = vertex.incident_edge();
  do {
    around.push_back(site_of(*edge));
    edge = edge->rot_next();
  } while (edge != vertex.incident_edge());
  for (std::size_t i = 2; i + 1 < around.size(); ++i) edges.push_back(ordered({around[0], around[i]}));
}

}  // namespace

std::vector<Site> scattered_sites(std::int64_t n, Random& random) {
  constexpr std::uint64_t side = std::uint64_t{1} << 30;
  std::vector<Site> sites;
  while (static_cast<std::int64_t>(sites.size()) < n) {
    while (static_cast<std::int64_t>(sites.size()) < n) {
      const auto x = static_cast<std::int64_t>(random.below(side));
      sites.push_back({x, static_cast<std::int64_t>(random.below(side))});
    }
    std::sort(sites.begin(), sites.end());
    sites.erase(std::unique(sites.begin(), sites.end()), sites.end());
  }
  for (std::size_t i = sites.size(); i > 1; --i) std::swap(sites[i - 1], sites[random.below(i)]);
  return sites;
}

std::vector<Ends> delaunay(const std::vector<Site>& sites) {
  std::vector<boost::polygon::point_data<std::int32_t>> points;
  for (const auto& [x, y] : sites) points.emplace_back(static_cast<std::int32_t>(x), static_cast<std::int32_t>(y));
  Diagram diagram;
  boost::polygon::construct_voronoi(points.begin(), points.end(), &diagram);
  std::vector<Ends> edges;
  for (const auto& edge : diagram.edges()) {
    if (const Ends e{site_of(edge), site_of(*edge.twin())}; e.u < e.v) edges.push_back(e);
  }
  for (const auto& vertex : diagram.vertices()) add_diagonals(vertex, edges);
  std::sort(edges.begin(), edges.end());
  edges.erase(std::unique(edges.begin(), edges.end()), edges.end());
  return edges;
}

}  // namespace arete::inline engine
