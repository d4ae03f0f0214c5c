// Proofs of who wins undirected geography, and their checkers, which trust nothing and share nothing with the solver.
//
// Vertex geography (paper U, Theorem 1.1). A matching of the graph that is left, and a barrier B: if the odd components
// of the graph without B outnumber B by as many as the matching leaves uncovered, the matching is maximum, and every
// maximum matching covers B and the even components (Berge). A vertex w that some maximum matching leaves uncovered is
// shown by an alternating path to w from a vertex that the given one leaves uncovered, or by w itself. From v a move to
// w wins iff some maximum matching of the unused vertices without v leaves w uncovered.
//
// Edge geography (Proposition 2.2). An even kernel is a nonempty set of vertices with no edge inside, in which every
// vertex outside has an even number of neighbours. Whoever has to move from a vertex of it loses.
#pragma once

#include <cstdint>
#include <vector>

#include "board/graphs/graph.hpp"
#include "proof/refused.hpp"

namespace arete::inline proof {

struct MatchingProof {
  std::vector<std::int32_t> mate;     ///< of each vertex, or −1
  std::vector<std::int32_t> barrier;  ///< increasing
};

/// Of each vertex whether every maximum matching covers it, as far as the proof shows; throws Refused unless the
/// matching is one of the graph without the `gone` vertices, which are distinct, and maximum there.
std::vector<std::uint8_t> check_maximum(const Graph& graph, const std::vector<std::int32_t>& gone,
                                        const MatchingProof& proof);

struct VertexGeographyProof {
  MatchingProof matching;  ///< of the graph without the way
  std::vector<std::vector<std::int32_t>>
      lost;  ///< alternating paths, each to a vertex from which the player to move loses
};

/// The way is what the token has used, its place last; with an empty way the first move is to choose the root.
/// Throws Refused unless the proof shows that the moves in `winning`, increasing, win and, if it claims so, that the
/// others lose.
enum class Others { lose, unclaimed };
void check_vertex_geography(const Graph& graph, const std::vector<std::int32_t>& way,
                            const std::vector<std::int32_t>& winning, const VertexGeographyProof& proof,
                            Others others = Others::lose);

/// The edges that a way leaves; throws Refused unless it is a way that uses none twice.
std::vector<Ends> unused_edges(const Graph& graph, const std::vector<std::int32_t>& way);

/// Throws Refused unless the set, increasing, is an even kernel of the graph without the edges of the way.
void check_even_kernel(const Graph& graph, const std::vector<std::int32_t>& way,
                       const std::vector<std::int32_t>& kernel);

/// Throws Refused unless the kernel shows that the player to move from the end of the way loses.
void check_edge_geography_lost(const Graph& graph, const std::vector<std::int32_t>& way,
                               const std::vector<std::int32_t>& kernel);
/// Throws Refused unless the kernel shows that she wins by the move; with an empty way the move chooses the root.
void check_edge_geography_won(const Graph& graph, const std::vector<std::int32_t>& way, std::int32_t move,
                              const std::vector<std::int32_t>& kernel);

}  // namespace arete::inline proof
