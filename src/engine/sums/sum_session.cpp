#include "engine/sums/sum_session.hpp"

#include <algorithm>

#include "base/input_error.hpp"
#include "engine/sums/sum_answer.hpp"
#include "rules/notation.hpp"

namespace arete::inline engine {
namespace {

const PointSet* points_of(const AnyBoard& board) {
  if (board.kind() == BoardKind::points) return &board.as<PointSet>();
  return board.kind() == BoardKind::triangulation ? &board.as<Triangulation>().points() : nullptr;
}

/// Puts a board behind the others: its vertices are numbered on.
void append(Look& all, const Look& board) {
  const auto shift = static_cast<std::int32_t>(all.vertices.size());
  const auto shifted = [&](std::int32_t v) { return v == ground ? v : v + shift; };
  for (const auto& [ends, mark] : board.lines) all.lines.push_back({{shifted(ends.u), shifted(ends.v)}, mark});
  all.vertices.insert(all.vertices.end(), board.vertices.begin(), board.vertices.end());
  all.heaps.insert(all.heaps.end(), board.heaps.begin(), board.heaps.end());
  all.arrows = board.arrows;
  for (const auto& token : board.tokens) {  // a look has room for two
    const auto free = std::ranges::find_if(all.tokens, [](const auto& t) { return !t; });
    if (token && free != all.tokens.end()) *free = shifted(*token);
  }
}

class SumSession final : public Session {
 public:
  SumSession(const GameEntry& game, const Document& document, Budget* budget)
      : position_{&game, {}, document.to_move.value_or(Player::first)} {
    for (std::size_t i = 0; i < document.boards->size(); ++i) {
      Document board = (*document.boards)[i];
      board.game = document.game;
      try {
        position_.boards.emplace_back(game, board, false, budget);
      } catch (const InputError& e) {
        throw InputError(place("boards", i) + '.' + e.at(), e.what());
      }
    }
  }

  bool playable() const override {
    return std::ranges::all_of(position_.boards, [](const FiniteSession& board) { return board.playable(); });
  }
  Player to_move() const override { return position_.to_move; }
  bool over() const override {
    return position_.completed ||
           std::ranges::all_of(position_.boards, [](const FiniteSession& board) { return board.over(); });
  }
  std::vector<MoveText> moves() const override {
    std::vector<MoveText> all;
    for (std::size_t i = 0; i < position_.boards.size() && !position_.completed; ++i) {
      for (const auto& move : position_.boards[i].moves())
        all.push_back({move.numbers(), static_cast<std::int64_t>(i)});
    }
    return all;
  }
  void play(const MoveText& move, const std::string& at) override {
    const auto refuse = [&](const std::string& why) {
      throw InputError(at, to_json(move) + " cannot be played: " + why);
    };
    if (!move.on_a_board()) throw InputError(at, to_json(move) + " is no move here: of several boards it is [i, move]");
    if (move.board < 0 || static_cast<std::size_t>(move.board) >= position_.boards.size())
      refuse("there is no board " + std::to_string(move.board));
    if (position_.completed) refuse("the game is over");
    FiniteSession& board = position_.boards[static_cast<std::size_t>(move.board)];
    if (!board.playable()) refuse("board " + std::to_string(move.board) + " is too large to be played on");
    const Player before = board.to_move();
    board.play(MoveText(move.numbers()), at);
    position_.completed = position_.race() && is_won(board);
    if (board.to_move() != before) position_.to_move = opponent(position_.to_move);
  }
  Look look() const override {
    Look all;
    for (const auto& board : position_.boards) append(all, board.look());
    return all;
  }
  std::vector<std::array<double, 2>> places() const override;
  MoveText in_look(const MoveText& move) const override;
  Value lead() const override { return 0; }
  Answer solve(const Question& question) const override { return answer(position_, question); }
  Answer check(const Proof& proof, const Effort& effort) const override { return checked(position_, proof, effort); }
  std::unique_ptr<Session> clone() const override { return std::make_unique<SumSession>(*this); }

 private:
  SumPosition position_;
};

/// Boards of points side by side; graphs are laid out by whoever draws.
std::vector<std::array<double, 2>> SumSession::places() const {
  std::vector<std::array<double, 2>> all;
  double right = 0;
  for (const auto& board : position_.boards) {
    const auto* points = points_of(board.position().board);
    if (points == nullptr || points->size() == 0) continue;
    std::vector<std::array<double, 2>> here;
    for (std::size_t v = 0; v < points->size(); ++v)
      here.push_back(points->approximate(static_cast<PointSet::Index>(v)));
    const auto [low, high] = std::ranges::minmax(here, {}, [](const auto& p) { return p[0]; });
    for (const auto& [x, y] : here) all.push_back({right + x - low[0], y});
    right += 1.25 * std::max(high[0] - low[0], 1.0);
  }
  return all;
}

MoveText SumSession::in_look(const MoveText& move) const {
  std::vector<std::int64_t> numbers = move.numbers();
  if (position_.game->board == BoardKind::heaps) return numbers;
  Look before;
  for (std::size_t i = 0; i < static_cast<std::size_t>(move.board); ++i) append(before, position_.boards[i].look());
  for (auto& v : numbers) v += v == ground ? 0 : static_cast<std::int64_t>(before.vertices.size());
  return numbers;
}

}  // namespace

std::unique_ptr<Session> open_sum(const GameEntry& game, const Document& document, Budget* budget) {
  const auto& about = *game.about;
  const bool impartial = about.play == Play::normal && about.nimbers != Nimbers::none;
  if (!impartial && game.id != "coloring" && game.id != "mono-triangle")
    throw InputError("boards",
                     "several boards are for impartial games, coloring and mono-triangle, not for " + document.game);
  if (document.misere.value_or(false))
    throw InputError("misere", "several boards are solved by nimbers, which say nothing of misère play");
  const auto refuse = [](bool there, const char* key) {
    if (there) throw InputError(key, "stands in one of the `boards`, not beside them");
  };
  refuse(document.points.has_value(), "points");
  refuse(document.edges.has_value(), "edges");
  refuse(document.vertices.has_value(), "vertices");
  refuse(document.graph6.has_value(), "graph6");
  refuse(document.root.has_value(), "root");
  refuse(document.roots.has_value(), "roots");
  refuse(document.heaps.has_value(), "heaps");
  refuse(document.board.has_value(), "board");
  refuse(document.bias.has_value(), "bias");
  refuse(document.animal.has_value(), "animal");
  refuse(document.given.has_value(), "given");
  return std::make_unique<SumSession>(game, document, budget);
}

}  // namespace arete::inline engine
