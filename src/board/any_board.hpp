// A board of any kind, as it was read: what games, theorems and checkers of one kind take out of it again.
#pragma once

#include <cassert>
#include <memory>
#include <type_traits>
#include <utility>

#include "board/graphs/coins.hpp"
#include "board/graphs/graph.hpp"
#include "board/heaps.hpp"
#include "board/plane/point_set.hpp"
#include "board/plane/triangulation.hpp"
#include "board/tilings/achievement.hpp"

namespace arete::inline board {

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

template <class Board>
inline constexpr BoardKind kind_of = BoardKind::tiling;
template <>
inline constexpr BoardKind kind_of<PointSet> = BoardKind::points;
template <>
inline constexpr BoardKind kind_of<Triangulation> = BoardKind::triangulation;
template <>
inline constexpr BoardKind kind_of<Graph> = BoardKind::graph;
template <>
inline constexpr BoardKind kind_of<Digraph> = BoardKind::digraph;
template <>
inline constexpr BoardKind kind_of<Multigraph> = BoardKind::multigraph;
template <>
inline constexpr BoardKind kind_of<CoinBoard> = BoardKind::coins;
template <>
inline constexpr BoardKind kind_of<Heaps> = BoardKind::heaps;
template <>
inline constexpr BoardKind kind_of<Rooted<Graph, 1>> = BoardKind::rooted_graph;
template <>
inline constexpr BoardKind kind_of<Rooted<Digraph, 1>> = BoardKind::rooted_digraph;
template <>
inline constexpr BoardKind kind_of<Rooted<Graph, 2>> = BoardKind::twice_rooted_graph;
template <>
inline constexpr BoardKind kind_of<Rooted<Digraph, 2>> = BoardKind::twice_rooted_digraph;

/// Cheap to copy: copies share the board.
class AnyBoard {
 public:
  template <class Board>
  static AnyBoard of(Board board) {
    return {kind_of<Board>, std::make_shared<const Board>(std::move(board))};
  }
  BoardKind kind() const { return kind_; }
  template <class Board>
  const Board& as() const {
    static_assert(kind_of<Board> != BoardKind::tiling || std::is_same_v<Board, Achievement>);
    assert(kind_ == kind_of<Board>);
    return *static_cast<const Board*>(board_.get());
  }

 private:
  AnyBoard(BoardKind kind, std::shared_ptr<const void> board) : kind_(kind), board_(std::move(board)) {}

  BoardKind kind_;
  std::shared_ptr<const void> board_;
};

}  // namespace arete::inline board
