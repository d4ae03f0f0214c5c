#include "playground/showcase.hpp"

#include <algorithm>
#include <memory>

#include "base/random.hpp"
#include "engine/game.hpp"
#include "playground/cell_drawing.hpp"
#include "playground/drawing.hpp"

namespace arete::inline playground {
namespace {

constexpr std::uint64_t games_tried = 10;
constexpr std::size_t most_plies = 40, plies_without_end = 7, most_tries = 24;

constexpr Frame near_middle{-1.6, -1.2, 2.2, 1.8};  // of a board without end

using Line = std::vector<std::unique_ptr<Session>>;  // the positions of one game

std::vector<MoveText> choices(const Session& session) {
  const auto* board = session.infinite();
  return board != nullptr ? free_cells(*board, near_middle) : session.moves();
}

std::unique_ptr<Session> after(const Session& session, const MoveText& move) {
  auto next = session.clone();
  next->play(move, "showcase");
  return next;
}

/// A move at random, if there is one that scores such a one; the game does not end as long as there is another way.
std::unique_ptr<Session> played_on(const Session& session, Random& random) {
  const auto moves = choices(session);
  std::unique_ptr<Session> chosen;
  for (std::size_t i = 0; i < std::min(most_tries, moves.size()); ++i) {
    auto next = after(session, moves[random.below(moves.size())]);
    const Value gain =
        session.to_move() == Player::first ? next->lead() - session.lead() : session.lead() - next->lead();
    if (gain > 0 && !next->over()) return next;
    if (!chosen || (chosen->over() && !next->over())) chosen = std::move(next);
  }
  return chosen;
}

Line random_game(const Session& start, std::uint64_t seed) {
  Random random(seed);
  Line line;
  line.push_back(start.clone());
  const std::size_t most = start.infinite() != nullptr ? plies_without_end : most_plies;
  while (line.size() <= most && !line.back()->over() && !choices(*line.back()).empty())
    line.push_back(played_on(*line.back(), random));
  return line;
}

/// How much there is to see: marks of both, of one player alone little, and what has been won.
double worth(const Session& session) {
  double first = 0, second = 0, marked = 0, gone = 0;
  const auto count = [&](Mark mark) {
    first += mark == Mark::first ? 1 : 0, second += mark == Mark::second ? 1 : 0;
    marked += mark == Mark::marked ? 1 : 0, gone += mark == Mark::absent ? 1 : 0;
  };
  const auto look = session.look();
  for (const auto& line : look.lines) count(line.mark);
  for (const Mark mark : look.vertices) count(mark);
  const double few = static_cast<double>(std::min<std::size_t>(choices(session).size(), 3));
  return 2 * std::min({first, second, 4.0}) + 0.5 * std::min(first + second, 6.0) + std::min(marked, 3.0) +
         0.2 * std::min(gone, 5.0) + few;
}

}  // namespace

nlohmann::ordered_json middle_of_a_game(const Document& start) {
  const auto opened = open(start);
  std::unique_ptr<Session> best = opened->clone();
  double most = -1;
  for (std::uint64_t seed = 1; seed <= games_tried; ++seed) {
    const Line line = random_game(*opened, seed);
    const std::size_t last = line.size() - 1, from = last / 2, to = opened->infinite() != nullptr ? last : 2 * last / 3;
    for (std::size_t ply = std::max<std::size_t>(from, 1); ply <= to && ply <= last; ++ply) {
      const double now = line[ply]->over() ? -1 : worth(*line[ply]);
      if (now > most) most = now, best = line[ply]->clone();
    }
  }
  return drawing(start, *best);
}

}  // namespace arete::inline playground
