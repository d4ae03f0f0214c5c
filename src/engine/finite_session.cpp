#include "engine/finite_session.hpp"

#include <algorithm>

#include "base/input_error.hpp"
#include "base/limits.hpp"
#include "engine/answer.hpp"
#include "engine/position.hpp"
#include "rules/notation.hpp"

namespace arete::inline engine {
namespace {

class FiniteSession final : public Session {
 public:
  explicit FiniteSession(Position position) : position_(std::move(position)) {}

  bool playable() const override { return position_.playable(); }
  Player to_move() const override { return now().to_move; }
  bool over() const override { return playable() && rules().result(now().at, now().to_move).has_value(); }
  std::vector<MoveText> moves() const override {
    if (!position_.searchable() || over()) return {};
    return written_sorted(rules(), rules().moves(now().at, now().to_move));
  }
  void play(const MoveText& move, const std::string& at) override {
    if (!playable()) return position_.moves.push_back(move);
    if (over()) throw InputError(at, to_json(move) + " cannot be played: the game is over");
    const auto found = find_move(rules(), now().at, now().to_move, move, at);
    auto step = rules().play(now().at, now().to_move, found);
    position_.moves.push_back(written(rules(), found));
    position_.now.lead += now().to_move == Player::first ? step.gain : -step.gain;
    position_.now.at = std::move(step.next);
    if (!step.again) position_.now.to_move = opponent(now().to_move);
  }
  Look look() const override { return playable() ? rules().look(now().at) : Look{}; }
  Value lead() const override { return now().lead; }
  Answer solve(const Question& question) const override { return answer(position_, question); }
  Answer check(const Proof& proof, const Effort& effort) const override { return checked(position_, proof, effort); }
  std::uint64_t perft(int depth) const override { return playable() ? count(now().at, now().to_move, depth) : 0; }
  std::unique_ptr<Session> clone() const override { return std::make_unique<FiniteSession>(*this); }

 private:
  const GamePosition& now() const { return position_.now; }
  const RulesView& rules() const { return *now().rules; }
  std::uint64_t count(const Words& p, Player who, int depth) const {
    if (depth == 0) return 1;
    if (rules().result(p, who)) return 0;
    std::uint64_t total = 0;
    for (const Move m : rules().moves(p, who)) {
      const auto step = rules().play(p, who, m);
      total += count(step.next, step.again ? who : opponent(who), depth - 1);
    }
    return total;
  }

  Position position_;
};

class FiniteGame final : public Game {
 public:
  explicit FiniteGame(const GameEntry& entry) : entry_(entry) {}

  std::string_view id() const override { return entry_.id; }
  const About& about() const override { return *entry_.about; }
  BoardKind board() const override { return entry_.board; }
  std::unique_ptr<Session> open(const Document& document) const override {
    Position position{&entry_, read_board(document, entry_.board), {}, {}};
    position.now.misere = document.misere.value_or(false);
    if (position.now.misere && about().play != Play::normal) {
      throw InputError("misere", "this is not a normal-play game: there is no misère version");
    }
    const std::size_t elements = entry_.board == BoardKind::heaps ? 0 : entry_.elements(position.board);
    const auto width = std::ranges::find_if(entry_.widths, [&](const auto& w) { return elements <= w.elements; });
    if (width != entry_.widths.end()) {
      position.now.rules = width->open(position.board);
      position.now.at = position.now.rules->start();
    }
    return std::make_unique<FiniteSession>(std::move(position));
  }

 private:
  const GameEntry& entry_;
};

}  // namespace

bool Position::searchable() const {
  if (!playable()) return false;
  if (game->board != BoardKind::heaps) return true;
  std::uint64_t pins = 0;
  for (const auto size : now.at.all()) pins = std::min<std::uint64_t>(pins + size + 1, most_pins + 1);
  return pins <= most_pins;
}

const std::vector<const Game*>& finite_games() {
  static const std::vector<FiniteGame> games(game_entries().begin(), game_entries().end());
  static const std::vector<const Game*> all = [] {
    std::vector<const Game*> list;
    for (const auto& game : games) list.push_back(&game);
    std::ranges::sort(list, {}, &Game::id);
    return list;
  }();
  return all;
}

}  // namespace arete::inline engine
