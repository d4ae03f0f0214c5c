#include "engine/boards/derived_boards.hpp"

#include <algorithm>

#include "base/input_error.hpp"
#include "board/plane/every_triangulation.hpp"
#include "engine/game.hpp"
#include "theory/geography/grids.hpp"

namespace arete::inline engine {
namespace {

Document playing(const std::string& game) {
  Document document;
  document.game = game;
  return document;
}

void require_kind(const std::string& game, std::initializer_list<BoardKind> kinds, const std::string& what) {
  const auto kind = find_game(game).board();
  if (std::ranges::find(kinds, kind) == kinds.end())
    throw InputError("board", what + ", but " + game + " is played on " + describe(kind));
}

/// The points of the document, whatever is played on them.
PointSet points_of(const Document& of) {
  Document document = playing("mono-complete");
  document.points = of.points;
  return read_board<PointSet>(document);
}

void triangulations(const Document& of, const std::string& game, const std::function<void(const Document&)>& f) {
  constexpr std::size_t most = 11;  // the segments between them fit in a word
  require_kind(game, {BoardKind::triangulation, BoardKind::coins}, "these are triangulations");
  const auto points = points_of(of);
  if (points.size() > most)
    throw InputError("points", "all triangulations are listed of at most " + std::to_string(most) + " points");
  Document document = playing(game);
  document.points = of.points;
  every_triangulation(points, [&](const std::vector<Ends>& edges) {
    document.edges = edges;
    f(document);
  });
}

/// The triangulation that a document has, for any graph to be made of.
Triangulation triangulation_of(const Document& of, const std::string& game) {
  require_kind(game,
               {BoardKind::graph, BoardKind::multigraph, BoardKind::coins, BoardKind::rooted_graph,
                BoardKind::twice_rooted_graph},
               "this is an undirected graph");
  Document board = playing("coloring");
  board.points = of.points;
  board.edges = of.edges;
  return read_board<Triangulation>(board);
}

void give_graph(const std::string& game, std::size_t vertices, std::vector<Ends> edges,
                const std::function<void(const Document&)>& f) {
  std::ranges::sort(edges);
  Document document = playing(game);
  document.vertices = static_cast<std::int64_t>(vertices);
  document.edges = std::move(edges);
  f(document);
}

/// G_T: a vertex for each face of T, adjacent when they share an edge (Playing with Triangulations, 4.1).
void dual_graph(const Document& of, const std::string& game, const std::function<void(const Document&)>& f) {
  const auto triangulation = triangulation_of(of, game);
  std::vector<Ends> pairs;
  for (Triangulation::Half h = 0; h < static_cast<Triangulation::Half>(3 * triangulation.triangles()); ++h) {
    if (triangulation.twin(h) > h) pairs.push_back({h / 3, triangulation.twin(h) / 3});
  }
  give_graph(game, triangulation.triangles(), std::move(pairs), f);
}

/// EG(T): a vertex for each edge of T, in increasing order, adjacent when they lie in a face (Playing with
/// Triangulations, 4.1).
void edge_graph(const Document& of, const std::string& game, const std::function<void(const Document&)>& f) {
  const auto triangulation = triangulation_of(of, game);
  std::vector<Ends> pairs;
  for (std::size_t t = 0; t < triangulation.triangles(); ++t) {
    const auto h = static_cast<Triangulation::Half>(3 * t);
    std::array<std::int32_t, 3> sides{};
    for (int k = 0; k < 3; ++k)
      sides[static_cast<std::size_t>(k)] = static_cast<std::int32_t>(triangulation.find(triangulation.ends(h + k)));
    std::ranges::sort(sides);
    for (const Ends e : {Ends{sides[0], sides[1]}, {sides[0], sides[2]}, {sides[1], sides[2]}}) pairs.push_back(e);
  }
  give_graph(game, triangulation.edges().size(), std::move(pairs), f);
}

/// Edge geography on it is that of the digraph from every vertex (Undirected edge geography, Theorem 2.1).
void pseudoarcs(const Document& of, const std::string& game, const std::function<void(const Document&)>& f) {
  require_kind(game, {BoardKind::graph, BoardKind::rooted_graph}, "this is an undirected graph");
  Document directed = playing("deg");
  directed.vertices = of.vertices;
  directed.edges = of.edges;
  directed.graph6 = of.graph6;
  directed.root = of.root;
  const auto graph = with_pseudoarcs(read_board<Rooted<Digraph, 1>>(directed).graph);
  Document document = playing(game);
  document.vertices = graph.vertices;
  document.edges = graph.edges;
  if (find_game(game).board() == BoardKind::rooted_graph) document.root = of.root;
  f(document);
}

struct DerivedKind {
  DerivedName name;
  void (*make)(const Document&, const std::string&, const std::function<void(const Document&)>&);
};

const std::vector<DerivedKind>& derived_kinds() {
  static const std::vector<DerivedKind> all{
      {{"triangulations", "points",
        "every triangulation, one a line; N in place of FILE: of N points in convex position", "coloring"},
       triangulations},
      {{"edge-graph", "a triangulation", "EG(T): its edges, adjacent when they lie in a face", "node-kayles"},
       edge_graph},
      {{"dual-graph", "a triangulation", "G_T: its faces, adjacent when they share an edge", "node-kayles"},
       dual_graph},
      {{"pseudoarcs", "a directed graph", "each arc replaced by a pseudoarc (Theorem 2.1 of U)", "ueg"}, pseudoarcs},
  };
  return all;
}

}  // namespace

const std::vector<DerivedName>& derived_names() {
  static const std::vector<DerivedName> names = [] {
    std::vector<DerivedName> list;
    for (const auto& kind : derived_kinds()) list.push_back(kind.name);
    return list;
  }();
  return names;
}

void each_derived_board(const std::string& kind, const Document& of, const std::string& game,
                        const std::function<void(const Document&)>& f) {
  const auto it = std::ranges::find(derived_kinds(), kind, [](const DerivedKind& k) { return k.name.kind; });
  if (it == derived_kinds().end()) throw InputError("board", "no board `" + kind + "` is made of another");
  it->make(of, game.empty() ? std::string(it->name.game) : game, f);
}

}  // namespace arete::inline engine
