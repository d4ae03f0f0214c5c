// Which theorem answers which game: each takes the board as it was read and the moves played on it, of any size, and says nothing
// where it does not apply.
#pragma once

#include <string_view>
#include <type_traits>

#include "board/graph.hpp"
#include "board/heaps.hpp"
#include "board/point_set.hpp"
#include "board/triangulation.hpp"
#include "proof/effort.hpp"
#include "proof/proof.hpp"
#include "theory/finding.hpp"
#include "theory/token_walk.hpp"

namespace arete {

/// Boards about which there are theorems.
template <class Board>
constexpr bool has_theorems = std::is_same_v<Board, Heaps> || std::is_same_v<Board, PointSet> || std::is_same_v<Board, Triangulation> ||
                              std::is_same_v<Board, Graph> || std::is_same_v<Board, TokenBoard>;

/// Boards on which the proofs of theorems show every best move, and not only the outcome.
template <class Board>
constexpr bool proves_moves = std::is_same_v<Board, TokenBoard>;

std::optional<Finding> ask_theorems(std::string_view game, const Heaps& board, const std::vector<MoveText>& moves, const Asked& asked);
std::optional<Finding> ask_theorems(std::string_view game, const PointSet& board, const std::vector<MoveText>& moves, const Asked& asked);
std::optional<Finding> ask_theorems(std::string_view game, const Triangulation& board, const std::vector<MoveText>& moves, const Asked& asked);
std::optional<Finding> ask_theorems(std::string_view game, const Graph& board, const std::vector<MoveText>& moves, const Asked& asked);
std::optional<Finding> ask_theorems(std::string_view game, const TokenBoard& board, const std::vector<MoveText>& moves, const Asked& asked);

/// The proof of what a theorem has found, if there is a short one.
std::optional<Proof> prove(std::string_view game, const Heaps& board, const std::vector<MoveText>& moves, const Finding& finding);
std::optional<Proof> prove(std::string_view game, const PointSet& board, const std::vector<MoveText>& moves, const Finding& finding);
std::optional<Proof> prove(std::string_view game, const Triangulation& board, const std::vector<MoveText>& moves, const Finding& finding);
std::optional<Proof> prove(std::string_view game, const Graph& board, const std::vector<MoveText>& moves, const Finding& finding);
std::optional<Proof> prove(std::string_view game, const TokenBoard& board, const std::vector<MoveText>& moves, const Finding& finding);

/// What a proof shows, by the checkers of src/proof alone. Throws Refused.
Finding check(std::string_view game, const Heaps& board, const std::vector<MoveText>& moves, const Proof& proof, const Effort& effort);
Finding check(std::string_view game, const PointSet& board, const std::vector<MoveText>& moves, const Proof& proof, const Effort& effort);
Finding check(std::string_view game, const Triangulation& board, const std::vector<MoveText>& moves, const Proof& proof, const Effort& effort);
Finding check(std::string_view game, const Graph& board, const std::vector<MoveText>& moves, const Proof& proof, const Effort& effort);
Finding check(std::string_view game, const TokenBoard& board, const std::vector<MoveText>& moves, const Proof& proof, const Effort& effort);

}  // namespace arete
