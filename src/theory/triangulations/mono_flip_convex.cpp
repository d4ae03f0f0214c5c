#include "theory/triangulations/mono_flip_convex.hpp"

#include <algorithm>
#include <array>
#include <map>

#include "theory/edge_moves.hpp"
#include "theory/triangulations/dual_tree.hpp"

namespace arete::inline theory {
namespace {

using Half = Triangulation::Half;

/// Whether an edge is green after so many flips: played out, since this is asked only to explain a refusal.
bool is_green(const Triangulation& board, const std::vector<Half>& flips, std::size_t count, Ends edge) {
  std::map<Ends, std::array<PointSet::Index, 2>> tips;  // of the faces at each diagonal
  for (std::size_t h = 0; h < 3 * board.triangles(); ++h) {
    const auto half = static_cast<Half>(h);
    tips[board.ends(half)][half < board.twin(half) ? 0 : 1] =
        board.origin(Triangulation::next(Triangulation::next(half)));
  }
  bool green = false;
  for (std::size_t i = 0; i < count; ++i) {
    const Ends old = board.ends(flips[i]);
    const auto [p, q] = tips.at(old);
    tips.erase(old);
    tips[ordered({p, q})] = {old.u, old.v};
    green = green || ordered({p, q}) == edge;
    for (const auto& [end, other] : {std::pair{old.u, old.v}, {old.v, old.u}}) {
      for (const auto& [tip, opposite] : {std::pair{p, q}, {q, p}}) {
        for (auto& t : tips.at(ordered({end, tip}))) t = t == other ? opposite : t;
      }
    }
  }
  return green;
}

bool is_given(const Triangulation& board, Ends edge) {
  const auto& given = board.points().given().nobody;
  return std::any_of(given.begin(), given.end(), [&](Ends e) { return ordered(e) == edge; });
}

}  // namespace

std::optional<Finding> mono_flip_convex(const Triangulation& board, const std::vector<MoveText>& moves,
                                        const Question& asked) {
  if (!in_convex_position(board)) return std::nullopt;
  const MemoryShare memory(asked.budget, bytes_for(board));
  const auto halves = halves_of_moves(board, moves, asked.budget);
  std::vector<bool> flipped(3 * board.triangles());
  std::size_t length = board.points().size() - 3;
  for (const Half half : halves_of(board, board.points().given().nobody)) {
    if (board.twin(half) == Triangulation::none) continue;
    flipped[static_cast<std::size_t>(half)] = flipped[static_cast<std::size_t>(board.twin(half))] = true;
    --length;
  }
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (i == length) refuse_move(moves, i, "the game is over");
    const Half half = halves[i];
    if (half == Triangulation::none || flipped[static_cast<std::size_t>(half)]) {
      const Ends e = ends_of_move(moves, i);
      if (e.u == e.v || e.v >= static_cast<std::int64_t>(board.points().size()))
        refuse_move(moves, i, "there is no such edge");
      refuse_move(moves, i,
                  is_given(board, e) || is_green(board, halves, i, e) ? "already coloured"
                                                                      : "not an edge of the triangulation now");
    }
    if (board.twin(half) == Triangulation::none) refuse_move(moves, i, Triangulation::why_not_flippable(true));
    flipped[static_cast<std::size_t>(half)] = flipped[static_cast<std::size_t>(board.twin(half))] = true;
  }
  const std::size_t left = length - moves.size();
  Finding finding;
  finding.to_move = moves.size() % 2 == 0 ? Player::first : Player::second;
  finding.value = Verdict::of(left % 2 == 1 ? 1 : -1);
  if (asked.nimber) finding.nimber = Nimber(static_cast<int>(left % 2));
  const bool plain = board.points().given().empty();
  finding.source = std::string("every play lasts n - 3 moves") + (plain ? "" : ", less the green diagonals,") +
                   " in convex position: after Playing with Triangulations, 3.2.1";
  std::vector<Ends> best;
  for (std::size_t h = 0; left % 2 == 1 && h < flipped.size(); ++h) {
    look(asked.budget);
    const auto half = static_cast<Half>(h);
    if (board.twin(half) > half && !flipped[h]) best.push_back(board.ends(half));
  }
  tell_best(finding, std::move(best), asked);
  return finding;
}

}  // namespace arete::inline theory
