#include "engine/renamed_session.hpp"

#include <utility>

namespace arete::inline engine {
namespace {

Mark exchanged(Mark mark) { return mark == Mark::first ? Mark::second : mark == Mark::second ? Mark::first : mark; }

Look exchanged(Look look) {
  for (auto& line : look.lines) line.mark = exchanged(line.mark);
  for (auto& mark : look.vertices) mark = exchanged(mark);
  std::swap(look.tokens[0], look.tokens[1]);
  return look;
}

Answer exchanged(Answer answer) {
  if (answer.to_move) answer.to_move = opponent(*answer.to_move);
  return answer;
}

class RenamedSession final : public Session {
 public:
  explicit RenamedSession(std::unique_ptr<Session> game) : game_(std::move(game)) {}

  bool playable() const override { return game_->playable(); }
  bool make_playable() override { return game_->make_playable(); }
  Player to_move() const override { return opponent(game_->to_move()); }
  bool over() const override { return game_->over(); }
  std::vector<MoveText> moves() const override { return game_->moves(); }
  void play(const MoveText& move, const std::string& at) override { game_->play(move, at); }
  std::vector<Corners> completed() const override { return game_->completed(); }
  Play play_kind() const override { return game_->play_kind(); }
  std::vector<MoveText> winning_now(HowMany wanted) const override { return game_->winning_now(wanted); }
  Look look() const override { return exchanged(game_->look()); }
  Value lead() const override { return -game_->lead(); }
  Answer solve(const Question& question) const override { return exchanged(game_->solve(question)); }
  Answer check(const Proof& proof, const Effort& effort) const override {
    return exchanged(game_->check(proof, effort));
  }
  std::uint64_t perft(int depth) const override { return game_->perft(depth); }
  std::unique_ptr<Session> clone() const override { return std::make_unique<RenamedSession>(game_->clone()); }

 private:
  std::unique_ptr<Session> game_;
};

template <class G>
AnyBoard with_roots_exchanged(const AnyBoard& board) {
  auto copy = board.as<Rooted<G, 2>>();
  if (copy.roots) std::swap((*copy.roots)[0], (*copy.roots)[1]);
  return AnyBoard::of(std::move(copy));
}

}  // namespace

AnyBoard with_players_exchanged(const AnyBoard& board) {
  switch (board.kind()) {
    case BoardKind::points: {
      auto points = board.as<PointSet>();
      points.give(points.given().swapped());
      return AnyBoard::of(std::move(points));
    }
    case BoardKind::triangulation: {
      auto copy = board.as<Triangulation>();
      copy.swap_given();
      return AnyBoard::of(std::move(copy));
    }
    case BoardKind::twice_rooted_graph: return with_roots_exchanged<Graph>(board);
    case BoardKind::twice_rooted_digraph: return with_roots_exchanged<Digraph>(board);
    default: return board;
  }
}

std::unique_ptr<Session> with_players_exchanged(std::unique_ptr<Session> session) {
  return std::make_unique<RenamedSession>(std::move(session));
}

}  // namespace arete::inline engine
