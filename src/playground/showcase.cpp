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

/// A position of a game, and who has completed what on the way to it.
struct Seen {
  std::shared_ptr<const Session> session;
  nlohmann::ordered_json won = nlohmann::ordered_json::array();
};
using Line = std::vector<Seen>;

std::vector<MoveText> choices(const Session& session) {
  const auto* board = session.infinite();
  return board != nullptr ? free_cells(*board, near_middle) : session.moves();
}

Seen after(const Seen& before, const MoveText& move) {
  auto next = before.session->clone();
  next->play(move, "showcase");
  auto won = before.won;
  if (const auto completed = next->completed(); !completed.empty())
    won.push_back({{"by", name(before.session->to_move())}, {"completed", completed}});
  return {std::move(next), std::move(won)};
}

/// A move at random, if there is one that scores such a one; the game does not end as long as there is another way.
Seen played_on(const Seen& before, Random& random) {
  const auto& session = *before.session;
  const auto moves = choices(session);
  Seen chosen;
  for (std::size_t i = 0; i < std::min(most_tries, moves.size()); ++i) {
    auto next = after(before, moves[random.below(moves.size())]);
    const Value change = next.session->lead() - session.lead();
    const bool gains = session.to_move() == Player::first ? change > 0 : change < 0;
    if (gains && !next.session->over()) return next;
    if (!chosen.session || (chosen.session->over() && !next.session->over())) chosen = std::move(next);
  }
  return chosen;
}

Line random_game(const Session& start, std::uint64_t seed) {
  Random random(seed);
  Line line;
  line.push_back({start.clone()});
  const std::size_t most = start.infinite() != nullptr ? plies_without_end : most_plies;
  while (line.size() <= most && !line.back().session->over() && !choices(*line.back().session).empty())
    line.push_back(played_on(line.back(), random));
  return line;
}

/// How much there is to see: marks of both, of one player alone little, and what has been won.
double worth(const Seen& seen) {
  const auto& session = *seen.session;
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
         0.2 * std::min(gone, 5.0) + static_cast<double>(std::min<std::size_t>(seen.won.size(), 3)) + few;
}

}  // namespace

nlohmann::ordered_json middle_of_a_game(const Document& start) {
  const auto opened = open(start);
  Seen best{opened->clone()};
  double most = -1;
  for (std::uint64_t seed = 1; seed <= games_tried; ++seed) {
    const Line line = random_game(*opened, seed);
    const std::size_t last = line.size() - 1, from = last / 2, to = opened->infinite() != nullptr ? last : 2 * last / 3;
    for (std::size_t ply = std::max<std::size_t>(from, 1); ply <= to && ply <= last; ++ply) {
      const double now = line[ply].session->over() ? -1 : worth(line[ply]);
      if (now > most) most = now, best = line[ply];
    }
  }
  auto scene = drawing(start, *best.session);
  scene["won"] = best.won;
  return scene;
}

}  // namespace arete::inline playground
