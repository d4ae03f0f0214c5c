#include "engine/boards/named_boards.hpp"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <functional>
#include <map>

#include "base/input_error.hpp"
#include "board/plane/order_types.hpp"
#include "board/plane/triangulation.hpp"
#include "engine/boards/convex_triangulations.hpp"
#include "engine/boards/delaunay.hpp"
#include "engine/boards/graph_boards.hpp"
#include "engine/boards/point_boards.hpp"
#include "engine/boards/realizations.hpp"
#include "engine/game.hpp"

namespace arete::inline engine {
namespace {

constexpr std::int64_t many = 10'000'000;  ///< vertices or points

[[noreturn]] void refuse(const std::string& message) { throw InputError("board", message); }

bool directed(BoardKind kind) {
  return kind == BoardKind::digraph || kind == BoardKind::rooted_digraph || kind == BoardKind::twice_rooted_digraph;
}
bool on_points(BoardKind kind) { return kind == BoardKind::points || kind == BoardKind::triangulation; }

/// In units so small that every coordinate is one that documents may have.
std::vector<PointSet::Written> written(const std::vector<Site>& sites) {
  std::int64_t largest = 0;
  for (const auto& s : sites) largest = std::max({largest, std::abs(s[0]), std::abs(s[1])});
  int places = 0;
  for (std::int64_t most = std::int64_t{1} << 30; largest > most; most *= 10) ++places;
  std::vector<PointSet::Written> points;
  points.reserve(sites.size());
  for (const auto& s : sites) points.push_back({Decimal{s[0], places}, Decimal{s[1], places}});
  return points;
}

/// A request with its game looked up, and the documents that the kinds are made of.
class BoardBuilder {
 public:
  BoardBuilder(const BoardRequest& request, std::string_view usual_game)
      : request_(request),
        random_(request.seed),
        game_(find_game(request.game.empty() ? std::string(usual_game) : request.game)) {
    document_.game = game_.id();
  }

  std::int64_t size(std::size_t i, std::int64_t least, std::int64_t most) const {
    const std::int64_t n = request_.sizes[i];
    if (n < least || n > most)
      refuse(request_.kind + ": a size from " + std::to_string(least) + " to " + std::to_string(most) + ", not " +
             std::to_string(n));
    return n;
  }
  const std::string& kind() const { return request_.kind; }
  const std::vector<std::int64_t>& sizes() const { return request_.sizes; }
  BoardKind board() const { return game_.board(); }
  Random& random() { return random_; }
  const std::string& shape() const { return request_.shape; }
  /// Whether a random graph has an edge; a fair coin unless it is said otherwise.
  bool chance() {
    return request_.probability ? random_.chance(static_cast<std::uint64_t>(*request_.probability * 1e6 + 0.5))
                                : random_.coin();
  }

  /// A point set; for games on a triangulation, with one.
  Document points(const std::vector<Site>& sites) {
    if (!on_points(board()) && board() != BoardKind::coins) refuse_game("points");
    document_.points = written(sites);
    if (board() != BoardKind::points) document_.edges = sweep_triangulation(PointSet(*document_.points));
    return document_;
  }
  Document triangulation(const std::vector<Site>& sites, std::vector<Ends> edges) {
    if (board() != BoardKind::triangulation && board() != BoardKind::coins) refuse_game("a triangulation");
    document_.points = written(sites);
    document_.edges = std::move(edges);
    return document_;
  }
  /// A graph; for directed games each edge becomes two arcs.
  Document graph(std::int64_t vertices, std::vector<Ends> edges) {
    if (!is_graph(board())) refuse_game("a graph");
    if (directed(board())) {
      for (std::size_t i = 0, n = edges.size(); i < n; ++i) edges.push_back({edges[i].v, edges[i].u});
    }
    return arcs(vertices, std::move(edges));
  }
  Document arcs(std::int64_t vertices, std::vector<Ends> edges) {
    document_.vertices = vertices;
    document_.edges = std::move(edges);
    return document_;
  }
  Document heaps(std::vector<std::int64_t> sizes) {
    document_.heaps = std::move(sizes);
    return document_;
  }
  [[noreturn]] void refuse_game(const std::string& what) const {
    refuse(request_.kind + " is " + what + ", but " + std::string(game_.id()) + " is played on " + describe(board()));
  }

 private:
  const BoardRequest& request_;
  Random random_;
  const Game& game_;
  Document document_;
};

/// Flips random flippable edges of some triangulation, four times as many as there are edges.
std::vector<Ends> shuffled_triangulation(const PointSet& points, Random& random) {
  auto edges = sweep_triangulation(points);
  for (std::size_t k = 4 * edges.size(); k > 0; --k) {
    const Triangulation now(points, edges);
    if (now.triangles() == 0) break;
    const auto half = static_cast<Triangulation::Half>(random.below(3 * now.triangles()));
    const auto twin = now.twin(half);
    if (twin == Triangulation::none) continue;
    const auto apex = [&](Triangulation::Half h) { return now.origin(Triangulation::next(Triangulation::next(h))); };
    const Ends flipped = ordered({apex(half), apex(twin)});
    if (points.cross(now.ends(half), flipped)) edges[static_cast<std::size_t>(now.find(now.ends(half)))] = flipped;
    std::sort(edges.begin(), edges.end());
  }
  return edges;
}

/// Whatever the game is played on, at random.
Document random_board(BoardBuilder& make) {
  const std::int64_t n = make.size(0, 0, 4096);
  auto& random = make.random();
  if (make.board() == BoardKind::points) return make.points(random_sites(n, random));
  if (make.board() == BoardKind::triangulation) {
    if (n > 200) refuse("random: triangulations by random flips have at most 200 points");
    const auto sites = random_sites(n, random);
    return make.triangulation(sites, shuffled_triangulation(PointSet(written(sites)), random));
  }
  if (make.board() == BoardKind::heaps) {
    std::vector<std::int64_t> sizes;
    for (std::int64_t i = 0; i < 3; ++i)
      sizes.push_back(static_cast<std::int64_t>(random.below(static_cast<std::uint64_t>(n + 1))));
    return make.heaps(sizes);
  }
  std::vector<Ends> edges;
  for (const auto& e : complete_edges(n)) {
    if (make.chance()) edges.push_back(e);
    if (directed(make.board()) && make.chance()) edges.push_back({e.v, e.u});
  }
  return make.arcs(n, std::move(edges));
}

Document delaunay_board(BoardBuilder& make) {
  constexpr std::int64_t few = 100;  // of which people read the coordinates
  const std::int64_t n = make.size(0, 3, 10'000'000);
  const auto sites = n <= few ? random_sites(n, make.random()) : scattered_sites(n, make.random());
  return make.triangulation(sites, delaunay(sites));
}

/// A shape may end with a number: `inner:5`.
Document triangulation(BoardBuilder& make) {
  const std::int64_t n = make.size(0, 3, 50'000'000);
  const auto& shape = make.shape();
  const auto colon = shape.find(':');
  std::int64_t inner = 0;
  if (colon != std::string::npos) {
    const auto* end = shape.data() + shape.size();
    const auto [stop, error] = std::from_chars(shape.data() + colon + 1, end, inner);
    if (error != std::errc() || stop != end) refuse("triangulation: `" + shape + "` does not end with a number");
  }
  auto edges = convex_triangulation(n, shape.empty() ? "random" : shape.substr(0, colon), inner, make.random());
  return make.triangulation(convex_sites(n), std::move(edges));
}

Document wheel(BoardBuilder& make) {
  const std::int64_t n = make.size(0, 4, 1'000'000);
  if (on_points(make.board())) return make.points(wheel_sites(n));
  auto edges = cycle_edges(n - 1);
  for (std::int32_t v = 0; v < n - 1; ++v) edges.push_back({v, static_cast<std::int32_t>(n - 1)});
  return make.graph(n, std::move(edges));
}

Document grid(BoardBuilder& make) {
  if (make.sizes().empty()) refuse(make.kind() + " takes a size for each dimension");
  std::int64_t vertices = 1;
  for (std::size_t i = 0; i < make.sizes().size(); ++i) {
    vertices *= make.size(i, 1, many);
    if (vertices > many) refuse(make.kind() + ": at most " + std::to_string(many) + " vertices");
  }
  return make.graph(vertices, grid_edges(make.sizes()));
}

Document torus(BoardBuilder& make) {
  const std::int64_t rows = make.size(0, 3, 3000), columns = make.size(1, 3, 3000);  // smaller ones have parallel edges
  return make.graph(rows * columns, torus_edges(rows, columns));
}

Document bipartite(BoardBuilder& make) {
  const std::int64_t m = make.size(0, 0, 4000), n = make.size(1, 0, 4000);
  return make.graph(m + n, bipartite_edges(m, n));
}

/// By its number in the list of `order_types`, from 0: the convex one.
Document order_type_board(BoardBuilder& make) {
  if (make.sizes()[0] > most_realized && make.sizes()[0] <= OrderType::most_points)
    refuse("order-type: points are at hand for order types of at most " + std::to_string(most_realized) +
           " points; of larger ones not all abstract ones have any");
  const auto realized = realized_order_types(static_cast<int>(make.size(0, 0, most_realized)));
  const auto last = static_cast<std::int64_t>(realized.size()) - 1;
  return make.points(realized[static_cast<std::size_t>(make.size(1, 0, last))]);
}

Document with_root(Document document, std::int64_t root, BoardKind kind) {
  if (kind != BoardKind::rooted_graph && kind != BoardKind::rooted_digraph)
    throw InputError("root", document.game + " has no root: it is played on " + describe(kind));
  document.root = root;
  read_roots(document, document.vertices.value_or(0), 1);
  return document;
}

struct Kind {
  BoardName name;
  std::function<Document(BoardBuilder&)> make;
};

const std::vector<Kind>& kinds() {
  static const std::vector<Kind> all{
      {{"convex", "N", "N points in convex position", "mono-complete"},
       [](BoardBuilder& m) { return m.points(convex_sites(m.size(0, 0, many))); }},
      {{"random", "N", "N random points, or a random graph on N vertices, or heaps of at most N, as the game needs",
        "mono-complete"},
       random_board},
      {{"double-circle", "N", "N/2 corners and an inner point close to each side", "mono-complete"},
       [](BoardBuilder& m) { return m.points(double_circle_sites(m.size(0, 6, 2000))); }},
      {{"wheel", "N", "N − 1 corners and a centre; on graphs, a cycle with a hub", "mono-complete"}, wheel},
      {{"delaunay", "N", "the Delaunay triangulation of N random points", "green-wins"}, delaunay_board},
      {{"triangulation", "N",
        "a triangulation of N points in convex position, of a shape: fan, serpentine, random, inner:K or branching:K",
        "coloring"},
       triangulation},
      {{"S", "T", "the triangulated set S(T) of Theorem 5", "green-wins"},
       [](BoardBuilder& m) {
         const std::int64_t t = m.size(0, 1, 16);
         return m.triangulation(theorem5_sites(t), theorem5_edges(t));
       }},
      {{"order-type", "N I", "N points, at most 8, of the I-th order type, from 0: the convex one", "mono-complete"},
       order_type_board},
      {{"grid", "M N...", "the grid graph with M rows of N vertices, or of any other dimension", "ueg"}, grid},
      {{"torus", "M N", "the grid graph whose rows and columns are cycles", "ueg"}, torus},
      {{"bipartite", "M N", "the complete bipartite graph", "ueg"}, bipartite},
      {{"squares", "M N",
        "squared paper, M rows of N squares with a darkened outline: a vertex is a square, an edge a segment inside",
        "picarete"},
       grid},
      {{"cube", "D", "the D-dimensional cube", "ueg"},
       [](BoardBuilder& m) {
         const std::int64_t d = m.size(0, 0, 20);
         return m.graph(std::int64_t{1} << d, cube_edges(d));
       }},
      {{"complete", "N", "the complete graph", "ueg"},
       [](BoardBuilder& m) {
         const std::int64_t n = m.size(0, 0, 4000);
         return m.graph(n, complete_edges(n));
       }},
      {{"cycle", "N", "the cycle", "ueg"},
       [](BoardBuilder& m) {
         const std::int64_t n = m.size(0, 3, many);
         return m.graph(n, cycle_edges(n));
       }},
      {{"path", "N", "the path with N vertices", "ueg"},
       [](BoardBuilder& m) {
         const std::int64_t n = m.size(0, 0, many);
         return m.graph(n, path_edges(n));
       }},
      {{"boxes", "M N", "Dots and Boxes with M rows of N boxes, as strings and coins", "strings-and-coins"},
       [](BoardBuilder& m) {
         const std::int64_t rows = m.size(0, 1, 1000), columns = m.size(1, 1, 1000);
         if (m.board() != BoardKind::multigraph && m.board() != BoardKind::coins)
           m.refuse_game("a graph with edges to the ground");
         return m.graph(rows * columns, box_edges(rows, columns));
       }},
      {{"heaps", "N...", "heaps of these sizes", "kayles"},
       [](BoardBuilder& m) {
         if (m.board() != BoardKind::heaps) m.refuse_game("heaps");
         return m.heaps(m.sizes());
       }},
  };
  return all;
}

}  // namespace

const std::vector<BoardName>& board_names() {
  static const std::vector<BoardName> names = [] {
    std::vector<BoardName> list;
    for (const auto& kind : kinds()) list.push_back(kind.name);
    return list;
  }();
  return names;
}

Document make_board(const BoardRequest& request) {
  const auto it =
      std::find_if(kinds().begin(), kinds().end(), [&](const Kind& k) { return k.name.kind == request.kind; });
  if (it == kinds().end()) refuse("no board `" + request.kind + "`: `arete board --help` lists them");
  const auto wanted = it->name.sizes;
  const auto count = static_cast<std::size_t>(std::count(wanted.begin(), wanted.end(), ' ')) + 1;
  if (!wanted.ends_with("...") && request.sizes.size() != count)
    refuse(request.kind + " takes " + std::string(wanted) + ": " + std::to_string(count) +
           (count == 1 ? " number" : " numbers"));
  if (request.probability && (request.kind != "random" || *request.probability < 0 || *request.probability > 1))
    refuse("a probability, from 0 to 1, is for the edges of a random graph");
  BoardBuilder maker(request, it->name.game);
  auto document = it->make(maker);
  return request.root ? with_root(std::move(document), *request.root, maker.board()) : document;
}

}  // namespace arete::inline engine
