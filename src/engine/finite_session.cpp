#include "engine/finite_session.hpp"

#include <algorithm>

#include "base/input_error.hpp"
#include "base/limits.hpp"
#include "engine/answer.hpp"
#include "engine/played_rules.hpp"
#include "engine/renamed_session.hpp"
#include "engine/sums/sum_session.hpp"
#include "rules/notation.hpp"
#include "view/documents/given.hpp"

namespace arete::inline engine {
namespace {

class FiniteGame final : public Game {
 public:
  explicit FiniteGame(const GameEntry& entry) : entry_(entry) {}

  std::string_view id() const override { return entry_.id; }
  const About& about() const override { return *entry_.about; }
  BoardKind board() const override { return entry_.board; }
  std::unique_ptr<Session> open(const Document& document, Budget* budget) const override {
    if (document.to_move && about().play == Play::solitaire)
      throw InputError("to_move", std::string(id()) + " is a solitaire: there is only one player");
    if (document.misere.value_or(false) && about().play != Play::normal)
      throw InputError("misere", "this is not a normal-play game: there is no misère version");
    if (document.boards) return open_sum(entry_, document, budget);
    if (document.to_move != Player::second) return std::make_unique<FiniteSession>(entry_, document, false, budget);
    return with_players_exchanged(std::make_unique<FiniteSession>(entry_, document, true, budget));
  }

 private:
  const GameEntry& entry_;
};

}  // namespace

FiniteSession::FiniteSession(const GameEntry& game, const Document& document, bool exchange_players, Budget* budget)
    : position_{&game, read_board(document, game.board, budget), {}, {}, {}} {
  if (document.given) require_owners(*document.given, game.two_colours, document.game);
  if (exchange_players) position_.board = with_players_exchanged(position_.board);
  position_.now.misere = document.misere.value_or(false);
  if (document.given && game.about->play == Play::solitaire)
    position_.now.lead = static_cast<Value>(document.given->nobody.size());  // they are green
  const std::size_t elements = game.board == BoardKind::heaps ? 0 : game.elements(position_.board);
  const auto width = std::ranges::find_if(game.widths, [&](const auto& w) { return elements <= w.elements; });
  if (width == game.widths.end()) return;
  position_.rules = position_.now.rules = width->open(position_.board);
  position_.now.at = rules().start();
}

bool FiniteSession::make_playable() {
  if (playable() || !position_.moves.empty()) return playable();
  position_.rules = open_played(position_.game->id, position_.board);
  if (playable()) position_.now.at = rules().start();
  return playable();
}

std::vector<MoveText> FiniteSession::moves() const {
  if (!position_.listable() || over()) return {};
  return written_sorted(rules(), rules().moves(now().at, now().to_move));
}

void FiniteSession::play(const MoveText& move, const std::string& at) {
  if (!playable()) return position_.moves.push_back(move);
  if (over()) throw InputError(at, to_json(move) + " cannot be played: the game is over");
  const auto found = find_move(rules(), now().at, now().to_move, move, at);
  completed_ = rules().completed(now().at, now().to_move, found);
  auto step = rules().play(now().at, now().to_move, found);
  position_.moves.push_back(written(rules(), found));
  position_.now.lead += now().to_move == Player::first ? step.gain : -step.gain;
  position_.now.at = std::move(step.next);
  if (!step.again) position_.now.to_move = opponent(now().to_move);
}

/// In a race to complete something that is all it takes: the position after the move need not be looked at.
bool FiniteSession::wins_now(Move m) const {
  if (play_kind() == Play::race && rules().completes()) return !rules().completed(now().at, now().to_move, m).empty();
  const auto step = rules().play(now().at, now().to_move, m);
  const auto end = rules().result(step.next, step.again ? now().to_move : opponent(now().to_move));
  return end && step.worth(*end) > 0;
}

std::vector<MoveText> FiniteSession::winning_now(HowMany wanted) const {
  std::vector<MoveText> wins;
  if (!position_.listable() || over() || scored()) return wins;
  const auto moves = rules().moves(now().at, now().to_move);
  if (play_kind() == Play::normal && moves.size() > most_elements) return wins;  // to try them all would take seconds
  for (const Move m : moves) {
    if (!wins_now(m)) continue;
    wins.push_back(written(rules(), m));
    if (wanted == HowMany::one) break;
  }
  return wins;
}

Answer FiniteSession::solve(const Question& question) const { return answer(position_, question); }
Answer FiniteSession::check(const Proof& proof, const Effort& effort) const {
  return checked(position_, proof, effort);
}

std::uint64_t FiniteSession::count(const Words& p, Player who, int depth) const {
  if (depth == 0) return 1;
  if (rules().result(p, who)) return 0;
  std::uint64_t total = 0;
  for (const Move m : rules().moves(p, who)) {
    const auto step = rules().play(p, who, m);
    total += count(step.next, step.again ? who : opponent(who), depth - 1);
  }
  return total;
}

bool Position::listable() const {
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
