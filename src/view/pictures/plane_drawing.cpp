#include "view/pictures/plane_drawing.hpp"

#include <algorithm>
#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/boyer_myrvold_planar_test.hpp>
#include <boost/graph/planar_face_traversal.hpp>

namespace arete::inline view {
namespace {

using Walk = std::vector<std::size_t>;
using Joined = std::vector<std::vector<std::size_t>>;
using Index = boost::property<boost::edge_index_t, std::size_t>;
using Planar = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS, boost::no_property, Index>;
using Embedding = std::vector<std::vector<Planar::edge_descriptor>>;

struct FaceWalks : boost::planar_face_traversal_visitor {
  std::vector<Walk>* walks = nullptr;
  void begin_face() { walks->emplace_back(); }
  void next_vertex(std::size_t v) { walks->back().push_back(v); }
};

/// The walks around the faces of an embedding, the longest first; none if there is no embedding.
std::vector<Walk> faces(const DrawnPart& part) {
  Planar graph(part.size());
  for (std::size_t i = 0; i < part.edges.size(); ++i)
    add_edge(part.edges[i].first, part.edges[i].second, Index(i), graph);
  Embedding embedding(part.size());
  std::vector<Walk> walks;
  if (!boost::boyer_myrvold_planarity_test(boost::boyer_myrvold_params::graph = graph,
                                           boost::boyer_myrvold_params::embedding = embedding.data()))
    return walks;
  FaceWalks visitor;
  visitor.walks = &walks;
  boost::planar_face_traversal(graph, embedding.data(), visitor);
  std::stable_sort(walks.begin(), walks.end(), [](const Walk& a, const Walk& b) { return a.size() > b.size(); });
  return walks;
}

/// The triangulated disc: the vertices of the part come first, then what the faces are filled with.
class Disc {
 public:
  Disc(const DrawnPart& part, const std::vector<Walk>& walks, std::size_t outer) : joined_(part.size()) {
    for (const auto& [a, b] : part.edges) join(a, b);
    for (std::size_t f = 0; f < walks.size(); ++f) fill(walks[f], f == outer);
  }

  /// Where everything lies when the corners of the outer face are those of a regular polygon.
  Places drawn() const {
    Places spots(joined_.size());
    const Places corners = regular_polygon(outer_.size());
    std::vector<bool> fixed(joined_.size());
    for (std::size_t i = 0; i < outer_.size(); ++i) spots[outer_[i]] = corners[i], fixed[outer_[i]] = true;
    solve(spots, fixed);
    return spots;
  }

 private:
  void join(std::size_t a, std::size_t b) {
    joined_[a].push_back(b);
    joined_[b].push_back(a);
  }
  std::size_t fresh() {
    joined_.emplace_back();
    return joined_.size() - 1;
  }
  void fill(const Walk& walk, bool outer) {
    const std::size_t k = walk.size();
    Walk corners(k);
    for (auto& corner : corners) corner = fresh();
    for (std::size_t i = 0; i < k; ++i) {
      const std::size_t next = (i + 1) % k, side = fresh();
      join(corners[i], walk[i]);
      join(corners[i], corners[next]);
      for (const std::size_t v : {walk[i], walk[next], corners[i], corners[next]}) join(side, v);
    }
    if (outer) {
      outer_ = corners;
      return;
    }
    const std::size_t middle = fresh();
    for (const std::size_t corner : corners) join(middle, corner);
  }

  /// Conjugate gradients for "every free vertex is the mean of its neighbours".
  void solve(Places& spots, const std::vector<bool>& fixed) const {
    const auto pull = [&](const Places& x, std::size_t v) {
      Place sum = static_cast<double>(joined_[v].size()) * x[v];
      for (const std::size_t w : joined_[v]) sum -= x[w];
      return fixed[v] ? Place(0) : sum;
    };
    const auto size = [](const Places& x) {
      double sum = 0;
      for (const Place p : x) sum += std::norm(p);
      return sum;
    };
    Places rest(spots.size()), way(spots.size()), image(spots.size());
    for (std::size_t v = 0; v < spots.size(); ++v) rest[v] = -pull(spots, v);
    way = rest;
    double left = size(rest);
    for (std::size_t step = 0; step < 2 * spots.size() && left > 1e-26; ++step) {
      double along = 0;
      for (std::size_t v = 0; v < spots.size(); ++v) {
        image[v] = pull(way, v);
        along += (std::conj(way[v]) * image[v]).real();
      }
      const double far = left / along;
      for (std::size_t v = 0; v < spots.size(); ++v) spots[v] += far * way[v], rest[v] -= far * image[v];
      const double now = size(rest);
      for (std::size_t v = 0; v < spots.size(); ++v) way[v] = rest[v] + now / left * way[v];
      left = now;
    }
  }

  Joined joined_;
  Walk outer_;
};

}  // namespace

std::vector<Places> plane_drawings(const DrawnPart& part, std::size_t most) {
  const auto walks = faces(part);
  std::vector<Places> found;
  for (std::size_t outer = 0; outer < std::min(walks.size(), most); ++outer) {
    Places spots = Disc(part, walks, outer).drawn();
    spots.resize(part.size());
    double longest = 0;
    for (const auto& [a, b] : part.edges) longest = std::max(longest, std::abs(spots[a] - spots[b]));
    for (Place& p : spots) p *= 2 / longest;
    found.push_back(std::move(spots));
  }
  return found;
}

}  // namespace arete::inline view
