// Moves that choose an edge or a vertex, read from a document and written back into a finding. The words of a refusal
// are those of the games, so that an answer does not depend on who gives it.
#pragma once

#include <string>
#include <vector>

#include "base/memory_share.hpp"
#include "board/plane/triangulation.hpp"
#include "rules/finding.hpp"
#include "rules/question.hpp"

namespace arete::inline theory {

/// The two ends that a move names, whether or not there is such an edge; throws InputError at `moves[i]` if it names no
/// pair.
Ends ends_of_move(const std::vector<MoveText>& moves, std::size_t i);
/// The vertex that a move names.
std::int32_t vertex_of_move(const std::vector<MoveText>& moves, std::size_t i, std::int64_t vertices);
[[noreturn]] void refuse_move(const std::vector<MoveText>& moves, std::size_t i, const std::string& reason);

/// For each move a half-edge of the edge it names, `none` where there is no such edge. O(t + m log m), and nothing if
/// no move was made: an edge is looked up only if both its ends occur in moves.
std::vector<Triangulation::Half> halves_of_moves(const Triangulation& board, const std::vector<MoveText>& moves,
                                                 Budget* budget = nullptr);

/// The same of edges of the board.
std::vector<Triangulation::Half> halves_of(const Triangulation& board, const std::vector<Ends>& edges);

/// As many moves as anybody reads; a finding with more best moves has the first ones and is not complete.
constexpr std::size_t most_listed = 100'000;

/// Writes the best moves, sorted and without repetition, as many as are asked for. Each was found at most four times.
void tell_best(Finding& finding, std::vector<Ends> best, const Question& asked);

}  // namespace arete::inline theory
