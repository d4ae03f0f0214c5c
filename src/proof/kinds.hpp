// The kinds of certificates that theorems leave, a row each: its name, the games that it speaks of, and what its lines
// show of a position. How a kind is written, read and checked is in its file in `kinds/`; `docs/certificates.md` says
// what each proves and what a reader has to believe. The kind `search` is checked by `check_strategy.hpp`.
#pragma once

#include <span>
#include <string_view>

#include "board/any_board.hpp"
#include "proof/check_strategy.hpp"
#include "rules/finding.hpp"

namespace arete::inline proof {

/// A position as proofs of theorems speak of it: the board as it was read, and the moves played on it.
struct BoardPosition {
  std::string_view game;
  const AnyBoard& board;
  const std::vector<MoveText>& moves;
};

struct ProofKind {
  std::string_view name;
  std::span<const std::string_view> games;
  /// Throws Refused unless the lines prove something, or BudgetSpent where a limit stops it.
  Finding (*check)(const BoardPosition& position, const std::string& lines, const Effort& effort);
};

std::span<const ProofKind> proof_kinds();
/// What a proof shows, by the row of its kind; throws Refused.
Finding check_kind(const Proof& proof, const BoardPosition& position, const Effort& effort = Effort());

/// What a strategy may rest on where it has no other evidence: what the game states, or where that is a theorem, bounds
/// that the checker proves itself.
BoundsOf bounds_to_believe(std::string_view game);

inline constexpr std::string_view by_matching = "matching", by_kernels = "kernels", by_no_kernel = "no-kernel",
                                  by_flips = "flips", by_rows = "rows", by_rooms = "rooms", by_subgames = "subgames",
                                  by_plans = "plans", by_components = "components", by_heaps = "heaps",
                                  by_parities = "parities";

/// The edges that moves name; throws Refused.
std::vector<Ends> edges_of(const std::vector<MoveText>& moves);

/// The checkers of heaps go by definitions and take quadratic time.
bool checkable(std::size_t elements, std::size_t moves);
inline constexpr std::size_t most_proof_words = 10'000'000;

/// Lines of a word and numbers, as several kinds have them.
void append_numbers(std::string& lines, std::string_view word, std::span<const std::int32_t> numbers);

}  // namespace arete::inline proof
