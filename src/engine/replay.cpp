#include "engine/replay.hpp"

#include <utility>

namespace arete::inline engine {
namespace {

std::string capital(Player player) { return player == Player::first ? "First" : "Second"; }

std::string in_words(const Document& document, const Replay& game, std::optional<Player> winner) {
  const std::string wins = winner ? capital(*winner) + " wins" : "";
  switch (find_game(document.game).about().play) {
    case Play::normal: {
      const auto stuck = capital(game.session->to_move()) + " cannot move";
      return stuck + (document.misere.value_or(false) ? " and so wins: this is misère play." : ": " + wins + ".");
    }
    case Play::score: {
      const auto [first, second] = game.scores();
      return (winner ? wins : "A tie") + ", " + std::to_string(first) + " : " + std::to_string(second) + ".";
    }
    default: return winner ? wins + "." : "A tie: nobody can win any more.";
  }
}

}  // namespace

bool can_be_played(Session& start) { return start.make_playable() && (start.over() || !start.moves().empty()); }

std::array<Value, 2> Replay::scores() const {
  std::array<Value, 2> made{};
  for (const auto& ply : history) made[ply.by == Player::first ? 0 : 1] += ply.gain;
  return made;
}

Replay replay(const Document& document) { return replay(find_game(document.game).open(document), document); }

Replay replay(std::unique_ptr<Session> start, const Document& document, const Watcher& watch) {
  Replay game{std::move(start), {}};
  Session& session = *game.session;
  if (!can_be_played(session)) throw InputError("board", "too large to be played move by move");
  if (watch) watch(game);
  for (std::size_t i = 0; i < document.moves.size(); ++i) {
    const Player by = session.to_move();
    const Value before = session.lead();
    MoveText move = document.moves[i];
    session.play(move, place("moves", i));
    if (move.size() == 2 && move[0] > move[1] && !session.infinite()) std::swap(move[0], move[1]);
    const Value gain = by == Player::first ? session.lead() - before : before - session.lead();
    game.history.push_back({std::move(move), by, gain, session.to_move() == by, session.completed()});
    if (watch) watch(game);
  }
  return game;
}

std::optional<Ending> ending(const Document& document, const Replay& game) {
  if (!game.session->over()) return std::nullopt;
  const auto answer = game.session->solve({});
  if (answer.maker_and_breaker) return Ending{Player::first, "The maker wins: she owns a copy of the animal."};
  const bool won = answer.outcome == Outcome::win;
  if (answer.green && answer.edges) {
    const auto count = std::to_string(*answer.green) + " of " + std::to_string(*answer.edges) + " edges are green.";
    return Ending{won ? std::optional(Player::first) : std::nullopt, (won ? "Won: " : "Lost: ") + count};
  }
  std::optional<Player> winner;
  if (answer.outcome != Outcome::tie) winner = won ? game.session->to_move() : opponent(game.session->to_move());
  return Ending{winner, in_words(document, game, winner)};
}

}  // namespace arete::inline engine
