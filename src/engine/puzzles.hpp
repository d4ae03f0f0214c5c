// Puzzles: positions in which exactly one move wins, found in games that the engine plays against itself on named
// boards. How hard one is depends on how far ahead a person must look until the move stands out, and on how tempting
// the others are: how few of the answers to a wrong move refute it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game.hpp"

namespace arete::inline engine {

struct Puzzle {
  Document document;
  MoveText move;  ///< the only one that wins
  int rating = 0;
};

/// The only move that wins. Nothing if there is none or another one, if the game ends with it, if there are fewer than
/// two others, or if a limit left something unknown.
std::optional<MoveText> only_winning_move(const Session& session, const Limits& limits);

/// Between 400 and 2400; the move is the only winning one.
int puzzle_rating(const Session& session, const MoveText& move, const Limits& limits);

/// So many puzzles of a game of two players on a finite board, the easy ones first; fewer if many attempts find no
/// more. The same seed makes the same ones. Throws InputError at `game`.
std::vector<Puzzle> make_puzzles(const std::string& game, std::size_t count, std::uint64_t seed);

/// All of them as one JSON object: every board once, and puzzles as `[board, moves, move, rating]`.
std::string to_book(const std::vector<Puzzle>& puzzles);

}  // namespace arete::inline engine
