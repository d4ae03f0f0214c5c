#include "theory/edge_moves.hpp"

#include <algorithm>

#include "base/input_error.hpp"
#include "rules/notation.hpp"

namespace arete::inline theory {
void refuse_move(const std::vector<MoveText>& moves, std::size_t i, const std::string& reason) {
  throw InputError(place("moves", i), to_json(moves[i]) + " cannot be played: " + reason);
}

Ends ends_of_move(const std::vector<MoveText>& moves, std::size_t i) {
  const auto& move = moves[i];
  if (move.size() != 2)
    throw InputError(place("moves", i), to_json(move) + " is no move of this game: a move is an edge [u, v]");
  for (const auto v : move) {
    if (v < 0 || v > INT32_MAX) refuse_move(moves, i, "there is no such edge");
  }
  return ordered({static_cast<std::int32_t>(move[0]), static_cast<std::int32_t>(move[1])});
}

std::int32_t vertex_of_move(const std::vector<MoveText>& moves, std::size_t i, std::int64_t vertices) {
  const auto& move = moves[i];
  if (move.size() != 1)
    throw InputError(place("moves", i), to_json(move) + " is no move of this game: a move is a vertex");
  if (move[0] < 0 || move[0] >= vertices) refuse_move(moves, i, "there is no such vertex");
  return static_cast<std::int32_t>(move[0]);
}

std::vector<Triangulation::Half> halves_of_moves(const Triangulation& board, const std::vector<MoveText>& moves,
                                                 Budget* budget) {
  std::vector<Triangulation::Half> halves(moves.size(), Triangulation::none);
  const auto n = static_cast<std::int64_t>(board.points().size());
  std::vector<std::pair<Ends, std::size_t>> wanted;
  std::vector<bool> touched(moves.empty() ? 0 : board.points().size());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].size() != 2 || std::min(moves[i][0], moves[i][1]) < 0 || std::max(moves[i][0], moves[i][1]) >= n)
      continue;
    const Ends e = ends_of_move(moves, i);
    wanted.push_back({e, i});
    touched[static_cast<std::size_t>(e.u)] = touched[static_cast<std::size_t>(e.v)] = true;
  }
  if (wanted.empty()) return halves;
  std::sort(wanted.begin(), wanted.end());
  for (std::size_t h = 0; h < 3 * board.triangles(); ++h) {
    look(budget);
    const auto half = static_cast<Triangulation::Half>(h);
    if (!touched[static_cast<std::size_t>(board.origin(half))]) continue;
    const Ends e = board.ends(half);
    auto it = std::lower_bound(wanted.begin(), wanted.end(), std::pair{e, std::size_t{0}});
    for (; it != wanted.end() && it->first == e; ++it) halves[it->second] = half;
  }
  return halves;
}

std::vector<Triangulation::Half> halves_of(const Triangulation& board, const std::vector<Ends>& edges) {
  std::vector<MoveText> moves;
  for (const Ends e : edges) moves.push_back({e.u, e.v});
  return halves_of_moves(board, moves);
}

void tell_best(Finding& finding, std::vector<Ends> best, const Question& asked) {
  const std::size_t most = asked.all_best ? most_listed : 1;
  constexpr std::size_t times = 4;  // that a move is found at most: enough of the first ones are kept to fill the list
  if (best.size() > times * (most + 1)) {
    const auto last = best.begin() + static_cast<std::ptrdiff_t>(times * (most + 1));
    std::nth_element(best.begin(), last, best.end());
    best.erase(last, best.end());
  }
  std::sort(best.begin(), best.end());
  best.erase(std::unique(best.begin(), best.end()), best.end());
  if (best.size() > most) {
    finding.complete = finding.complete && !asked.all_best;
    best.resize(most);
  }
  for (const Ends e : best) finding.best.push_back({e.u, e.v});
}

}  // namespace arete::inline theory
