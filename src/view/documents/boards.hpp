// From documents to boards: which keys a board is made of, and the checks that make it one.
#pragma once

#include "board/tilings/achievement.hpp"
#include "board/graphs/coins.hpp"
#include "board/graphs/graph.hpp"
#include "board/heaps.hpp"
#include "board/plane/point_set.hpp"
#include "board/plane/triangulation.hpp"
#include "view/documents/document.hpp"

namespace arete::inline view {

/// The kinds of board that documents describe.
enum class BoardKind {
  points,
  triangulation,
  graph,
  digraph,
  multigraph,
  coins,
  rooted_graph,
  rooted_digraph,
  twice_rooted_graph,
  twice_rooted_digraph,
  heaps,
  tiling
};

/// In words, for people: which keys make this board.
std::string describe(BoardKind kind);
/// Its games chosen on a graph can be played on a line of graph6.
bool is_graph(BoardKind kind);

template <class Board>
struct BoardTraits;

template <>
struct BoardTraits<PointSet> {
  static constexpr BoardKind kind = BoardKind::points;
  static PointSet read(const Document& document);
};
template <>
struct BoardTraits<Triangulation> {
  static constexpr BoardKind kind = BoardKind::triangulation;
  static Triangulation read(const Document& document);
};
template <>
struct BoardTraits<Graph> {
  static constexpr BoardKind kind = BoardKind::graph;
  static Graph read(const Document& document);
};
template <>
struct BoardTraits<Digraph> {
  static constexpr BoardKind kind = BoardKind::digraph;
  static Digraph read(const Document& document);
};
template <>
struct BoardTraits<Multigraph> {
  static constexpr BoardKind kind = BoardKind::multigraph;
  static Multigraph read(const Document& document);
};
template <>
struct BoardTraits<CoinBoard> {
  static constexpr BoardKind kind = BoardKind::coins;
  static CoinBoard read(const Document& document);
};
template <>
struct BoardTraits<Heaps> {
  static constexpr BoardKind kind = BoardKind::heaps;
  static Heaps read(const Document& document);
};

template <>
struct BoardTraits<Achievement> {
  static constexpr BoardKind kind = BoardKind::tiling;
  static Achievement read(const Document& document);
};

/// The roots of a document, checked: each a vertex, and no vertex twice where vertices are used up.
std::optional<std::vector<std::int32_t>> read_roots(const Document& document, std::int64_t vertices, std::size_t tokens);

template <class G, std::size_t tokens>
struct BoardTraits<Rooted<G, tokens>> {
  static constexpr bool directed = std::is_same_v<G, Digraph>;
  static constexpr BoardKind kind = tokens == 1 ? (directed ? BoardKind::rooted_digraph : BoardKind::rooted_graph)
                                                : (directed ? BoardKind::twice_rooted_digraph : BoardKind::twice_rooted_graph);
  static Rooted<G, tokens> read(const Document& document) {
    Rooted<G, tokens> board{BoardTraits<G>::read(document), {}};
    if (const auto roots = read_roots(document, board.graph.vertices, tokens)) {
      board.roots.emplace();
      std::copy(roots->begin(), roots->end(), board.roots->begin());
    }
    return board;
  }
};

/// Refuses keys that this kind of board has no use for.
void require_keys(const Document& document, BoardKind kind);

template <class Board>
Board read_board(const Document& document) {
  require_keys(document, BoardTraits<Board>::kind);
  return BoardTraits<Board>::read(document);
}

}  // namespace arete::view
