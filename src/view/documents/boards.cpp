#include "view/documents/boards.hpp"

#include "base/input_error.hpp"
#include "board/graphs/graph6.hpp"
#include "view/documents/given.hpp"

namespace arete::inline view {
namespace {

template <class T>
const T& required(const std::optional<T>& value, const char* key, const char* what) {
  if (!value) throw InputError(key, std::string("missing: ") + what);
  return *value;
}

struct Listed {
  std::int64_t vertices;
  std::vector<Ends> edges;
};

/// The edges of graph6 are more than its text by far, and the board keeps them. A character has at most six; where
/// these would be many they are counted.
void spend_memory_of_edges(std::string_view graph6, Budget* budget) {
  constexpr std::size_t many = 1 << 16, at_most = 6;
  if (budget == nullptr) return;
  const auto edges = graph6.size() > many ? count_graph6_edges(graph6, budget) : at_most * graph6.size();
  budget->spend_memory(2 * sizeof(Ends) * edges);
}

/// Vertices and edges, or graph6 instead of both.
Listed listed(const Document& document, bool directed, Budget* budget) {
  if (!document.graph6) {
    return {required(document.vertices, "vertices", "their number, or `graph6`"),
            required(document.edges, "edges", "a list of edges [u, v], or `graph6`")};
  }
  if (document.vertices) throw InputError("vertices", "`graph6` stands instead of `vertices` and `edges`");
  if (document.edges) throw InputError("edges", "`graph6` stands instead of `vertices` and `edges`");
  spend_memory_of_edges(*document.graph6, budget);
  auto graph = read_graph6(*document.graph6, budget);
  if (graph.directed && !directed)
    throw InputError("graph6", "a directed graph, but this game is played on an undirected one");
  if (!graph.directed && directed)
    throw InputError("graph6", "an undirected graph, but this game is played on a directed one: use digraph6");
  return {graph.vertices, std::move(graph.edges)};
}

template <class G>
G graph_of(const Document& document, bool directed, Budget* budget) {
  auto [vertices, edges] = listed(document, directed, budget);
  try {
    return {vertices, std::move(edges), budget};
  } catch (const InputError& e) {
    if (!document.graph6) throw;
    throw InputError("graph6", e.what());  // there is no list of edges to point at
  }
}

bool rooted(BoardKind kind) { return kind == BoardKind::rooted_graph || kind == BoardKind::rooted_digraph; }
bool twice_rooted(BoardKind kind) {
  return kind == BoardKind::twice_rooted_graph || kind == BoardKind::twice_rooted_digraph;
}

}  // namespace

std::string describe(BoardKind kind) {
  switch (kind) {
    case BoardKind::points: return "points in general position: `points`";
    case BoardKind::triangulation: return "a complete triangulation of points: `points`, `edges`";
    case BoardKind::graph: return "a graph: `vertices`, `edges`, or `graph6`";
    case BoardKind::digraph: return "a directed graph: `vertices`, `edges`, or `graph6`";
    case BoardKind::multigraph:
      return "a graph, parallel edges and edges [u, -1] to the ground allowed: `vertices`, `edges`, or `graph6`";
    case BoardKind::coins:
      return "a complete triangulation: `points`, `edges`; or a graph: `vertices`, `edges`, or `graph6`";
    case BoardKind::rooted_graph: return "a graph: `vertices`, `edges`, or `graph6`; and `root`";
    case BoardKind::rooted_digraph: return "a directed graph: `vertices`, `edges`, or `graph6`; and `root`";
    case BoardKind::twice_rooted_graph: return "a graph: `vertices`, `edges`, or `graph6`; and `roots`";
    case BoardKind::twice_rooted_digraph: return "a directed graph: `vertices`, `edges`, or `graph6`; and `roots`";
    case BoardKind::heaps: return "heaps: `heaps`";
    case BoardKind::tiling: return "the cells of a tiling of the plane: `board`, `bias`, `animal`";
  }
  return "";
}

bool is_graph(BoardKind kind) {
  return kind != BoardKind::points && kind != BoardKind::triangulation && kind != BoardKind::heaps &&
         kind != BoardKind::tiling;
}

std::optional<std::vector<std::int32_t>> read_roots(const Document& document, std::int64_t vertices,
                                                    std::size_t tokens) {
  std::vector<std::int64_t> given;
  if (tokens == 1 && document.root) given = {*document.root};
  if (tokens == 2 && document.roots) given.assign(document.roots->begin(), document.roots->end());
  if (given.empty()) return std::nullopt;
  std::vector<std::int32_t> roots;
  for (std::size_t i = 0; i < given.size(); ++i) {
    if (given[i] < 0 || given[i] >= vertices) {
      throw InputError(
          tokens == 1 ? "root" : place("roots", i),
          "no vertex " + std::to_string(given[i]) +
              (vertices > 0 ? ": the vertices are 0 to " + std::to_string(vertices - 1) : ": there are no vertices"));
    }
    roots.push_back(static_cast<std::int32_t>(given[i]));
  }
  return roots;
}

namespace {

void require_keys(const Document& document, BoardKind kind) {
  const bool plane = kind == BoardKind::points || kind == BoardKind::triangulation || kind == BoardKind::coins;
  const bool graph = is_graph(kind);
  const auto refuse = [&](bool present, const char* key, bool allowed) {
    if (present && !allowed)
      throw InputError(key, "not a key of " + document.game + ", which is played on " + describe(kind));
  };
  refuse(document.points.has_value(), "points", plane);
  refuse(document.given.has_value(), "given", plane && (document.points || kind != BoardKind::coins));
  refuse(document.edges.has_value(), "edges", graph || kind == BoardKind::triangulation);
  refuse(document.vertices.has_value(), "vertices", graph);
  refuse(document.graph6.has_value(), "graph6", graph);
  refuse(document.root.has_value(), "root", rooted(kind));
  refuse(document.roots.has_value(), "roots", twice_rooted(kind));
  refuse(document.heaps.has_value(), "heaps", kind == BoardKind::heaps);
  refuse(document.board.has_value(), "board", kind == BoardKind::tiling);
  refuse(document.bias.has_value(), "bias", kind == BoardKind::tiling);
  refuse(document.animal.has_value(), "animal", kind == BoardKind::tiling);
}

PointSet read_points(const Document& document, Budget* budget) {
  PointSet points(required(document.points, "points", "a list of points [x, y]"), budget);
  points.require_general_position(budget);
  if (document.given) {
    require_given(points, *document.given, budget);
    points.give(*document.given);
  }
  return points;
}

Triangulation read_triangulation(const Document& document, Budget* budget) {
  PointSet points(required(document.points, "points", "a list of points [x, y]"), budget);
  if (document.given) points.give(*document.given);
  Triangulation board(std::move(points),
                      required(document.edges, "edges", "the edges [u, v] of a triangulation of the points"), budget);
  if (document.given) require_given(board, *document.given, budget);
  return board;
}

CoinBoard read_coins(const Document& document, Budget* budget) {
  if (!document.points) return graph_of<Multigraph>(document, false, budget);
  if (document.vertices) throw InputError("vertices", "`points` stands instead of `vertices`");
  if (document.graph6) throw InputError("graph6", "`points` stands instead of `graph6`");
  return read_triangulation(document, budget);
}

Achievement read_achievement(const Document& document, Budget* budget) {
  constexpr std::int64_t most_marks = 1000;
  Achievement game;
  game.tiling = &tiling(required(document.board, "board", "the name of a periodic board"));
  const auto [maker, breaker] = required(document.bias, "bias", "marks a turn [maker's, breaker's]");
  for (const auto marks : {maker, breaker}) {
    if (marks < 1 || marks > most_marks)
      throw InputError("bias", "each marks between 1 and " + std::to_string(most_marks) + " cells a turn");
  }
  game.bias = {static_cast<int>(maker), static_cast<int>(breaker)};
  std::vector<Cell> cells;
  for (const auto [a, b] : required(document.animal, "animal", "a list of cells [a, b]")) cells.push_back({a, b});
  game.animal = animal_of(*game.tiling, cells, "animal", budget);
  return game;
}

template <class G, std::size_t tokens>
AnyBoard read_rooted(const Document& document, Budget* budget) {
  Rooted<G, tokens> board{graph_of<G>(document, std::is_same_v<G, Digraph>, budget), {}};
  if (const auto roots = read_roots(document, board.graph.vertices, tokens)) {
    board.roots.emplace();
    std::copy(roots->begin(), roots->end(), board.roots->begin());
  }
  return AnyBoard::of(std::move(board));
}

}  // namespace

AnyBoard read_board(const Document& document, BoardKind kind, Budget* budget) {
  require_keys(document, kind);
  switch (kind) {
    case BoardKind::points: return AnyBoard::of(read_points(document, budget));
    case BoardKind::triangulation: return AnyBoard::of(read_triangulation(document, budget));
    case BoardKind::graph: return AnyBoard::of(graph_of<Graph>(document, false, budget));
    case BoardKind::digraph: return AnyBoard::of(graph_of<Digraph>(document, true, budget));
    case BoardKind::multigraph: return AnyBoard::of(graph_of<Multigraph>(document, false, budget));
    case BoardKind::coins: return AnyBoard::of(read_coins(document, budget));
    case BoardKind::rooted_graph: return read_rooted<Graph, 1>(document, budget);
    case BoardKind::rooted_digraph: return read_rooted<Digraph, 1>(document, budget);
    case BoardKind::twice_rooted_graph: return read_rooted<Graph, 2>(document, budget);
    case BoardKind::twice_rooted_digraph: return read_rooted<Digraph, 2>(document, budget);
    case BoardKind::heaps: return AnyBoard::of(Heaps(required(document.heaps, "heaps", "a list of sizes"), budget));
    case BoardKind::tiling: break;
  }
  return AnyBoard::of(read_achievement(document, budget));
}

}  // namespace arete::inline view
