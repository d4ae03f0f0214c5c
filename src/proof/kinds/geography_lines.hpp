// Certificates of undirected geography, line by line: by a maximum matching (vertex geography) or by even kernels (edge
// geography).
//
//   mates M…          of each vertex its mate, or −1
//   barrier V…
//   path V…           to a vertex from which the player to move loses: for each winning move, in increasing order
//
//   lost V…           an even kernel with the token in it: every move loses
//   win W V…          a kernel of what is left after the move to W, with W in it
//   lose W X V…       a kernel of what is left after the move to W and the answer X, with X in it
//   wins V…           the token is still to be put down: a kernel of the graph, every vertex of which wins
//   some              the first line: only that some move wins is shown, not what every other does
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

#include "proof/effort.hpp"
#include "proof/kinds/geography.hpp"
#include "rules/move.hpp"

namespace arete::inline proof {

enum class Used { vertices, edges };

/// The vertices where the token has been, its place last; empty if its root is still to be chosen. Throws Refused if a
/// move is not legal.
std::vector<std::int32_t> checked_way(const Rooted<Graph, 1>& board, const std::vector<MoveText>& moves, Used used);

std::string matching_lines(const VertexGeographyProof& proof);
/// The winning moves that the lines prove, increasing; all others lose. Throws Refused.
std::vector<std::int32_t> winning_by_matching(const Graph& graph, const std::vector<std::int32_t>& way,
                                              std::istream& lines, const Effort& effort = Effort());
struct WinningMoves {
  std::vector<std::int32_t> moves;
  bool complete = true;  ///< all others lose
};
WinningMoves winning_by_kernels(const Graph& graph, const std::vector<std::int32_t>& way, std::istream& lines,
                                const Effort& effort = Effort());

/// Where the token may go over edges that it has not used; without a way, all vertices.
std::vector<std::int32_t> moves_on_edges(const Graph& graph, const std::vector<std::int32_t>& way);

}  // namespace arete::inline proof
