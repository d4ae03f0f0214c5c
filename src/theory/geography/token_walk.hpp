// The way of the one token of undirected geography: the moves of a document replayed on a board of any size, and what
// they leave to play on. Whether vertices or edges are used up is all that differs.
#pragma once

#include "base/memory_share.hpp"
#include "board/graphs/graph.hpp"
#include "math/arcs.hpp"
#include "rules/finding.hpp"
#include "rules/move.hpp"
#include "rules/player.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

using TokenBoard = Rooted<Graph, 1>;

struct TokenWalk {
  Player to_move = Player::first;
  std::vector<std::int32_t> way;  ///< the vertices in order; empty while the root has not been chosen

  bool unrooted() const { return way.empty(); }
  std::int32_t token() const { return way.back(); }
};

/// What a theorem about a position holds before it begins: lists of neighbours, marks of what is used and, without a
/// root, an answer about every vertex.
double bytes_for(const TokenBoard& board, const std::vector<MoveText>& moves);

/// Replays the moves; throws InputError at `moves[i]`.
TokenWalk walk_on_vertices(const TokenBoard& board, const std::vector<MoveText>& moves, Budget* budget = nullptr);
TokenWalk walk_on_edges(const TokenBoard& board, const std::vector<MoveText>& moves, Budget* budget = nullptr);

/// Of each edge whether the way has used it.
Flags used_edges(const Graph& graph, const std::vector<std::int32_t>& way);
/// Of each vertex whether the way has used it.
Flags used_vertices(const Graph& graph, const std::vector<std::int32_t>& way);

/// What is left of the graph without some edges; an empty list stands for none.
Arcs arcs(const Graph& graph, const Flags& without = {}, Budget* budget = nullptr);

/// Throws InputError when every start is asked for and a root is there.
void check_starts(const Question& asked, const TokenWalk& walk);

/// The finding about a rooted position from its winning moves, increasing.
Finding rooted_finding(const Question& asked, const TokenWalk& walk, const std::vector<std::int32_t>& winning);
/// The finding about an unrooted board from the vertices that are lost for the player who is to move from them.
Finding unrooted_finding(const Question& asked, const TokenWalk& walk, const Flags& lost);

}  // namespace arete::inline theory
