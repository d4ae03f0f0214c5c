#include "rules/sum_view.hpp"

#include <algorithm>

#include "rules/notation.hpp"

namespace arete::inline rules {

SumView::SumView(std::vector<const RulesView*> boards) : boards_(std::move(boards)) {
  std::vector<const RulesView*> nim_games;
  for (const auto* board : boards_) nim_games.push_back(board->nim_game());
  if (std::ranges::none_of(nim_games, [](const auto* game) { return game == nullptr; }))
    nim_game_ = std::make_unique<SumView>(std::move(nim_games));
}

Words SumView::joined(const std::vector<Piece>& pieces) {
  std::vector<std::uint64_t> words;
  for (const auto& [board, at] : pieces) {
    words.push_back(board);
    words.push_back(at.size());
    words.insert(words.end(), at.all().begin(), at.all().end());
  }
  return Words(words);
}

std::vector<SumView::Piece> SumView::pieces(const Words& p) {
  std::vector<Piece> list;
  for (auto rest = p.all(); !rest.empty();) {
    const auto size = static_cast<std::size_t>(rest[1]);
    list.push_back({static_cast<std::size_t>(rest[0]), Words(rest.subspan(2, size))});
    rest = rest.subspan(2 + size);
  }
  return list;
}

Move SumView::on_board(std::size_t board, Move m) {
  m.element += static_cast<std::int64_t>(board) << 32;
  return m;
}

Move SumView::without_board(Move m) {
  m.element -= static_cast<std::int64_t>(board_of(m)) << 32;
  return m;
}

MoveText SumView::meant(const MoveText& text) const {
  const Move m(text[0], text[1], text[2]);
  const auto board = board_of(m);
  return {written(*boards_[board], without_board(m)), static_cast<std::int64_t>(board)};
}

Words SumView::start() const {
  std::vector<Piece> list;
  for (std::size_t i = 0; i < boards_.size(); ++i) list.push_back({i, boards_[i]->start()});
  return joined(list);
}

std::vector<Move> SumView::moves(const Words& p, Player who) const {
  std::vector<Move> list;
  for (const auto& [board, at] : pieces(p)) {
    if (boards_[board]->result(at, who)) continue;
    for (const Move m : boards_[board]->moves(at, who)) list.push_back(on_board(board, m));
  }
  return list;
}

Step<Words> SumView::play(const Words& p, Player who, Move m) const {
  auto list = pieces(p);
  auto& piece = *std::ranges::find(list, board_of(m), &Piece::board);
  auto step = boards_[piece.board]->play(piece.at, who, without_board(m));
  piece.at = std::move(step.next);
  return {joined(list), step.gain, step.again};
}

std::optional<Value> SumView::result(const Words& p, Player who) const {
  const bool race = about().play == Play::race;
  bool going_on = false;
  for (const auto& [board, at] : pieces(p)) {
    const auto result = boards_[board]->result(at, who);
    if (race && result && *result != 0) return result;
    going_on = going_on || !result;
  }
  return going_on ? std::nullopt : std::optional<Value>(race ? 0 : -1);
}

std::vector<Words> SumView::components(const Words& p) const {
  std::vector<Words> list;
  for (const auto& [board, at] : pieces(p)) {
    for (auto& part : boards_[board]->components(at)) list.push_back(joined({{board, std::move(part)}}));
  }
  return list;
}

std::optional<Words> SumView::nim_position(const Words& p) const {
  std::vector<Piece> list;
  for (const auto& [board, at] : pieces(p)) {
    if (boards_[board]->result(at, Player::first)) continue;  // nothing is left to give away here
    auto nim = boards_[board]->nim_position(at);
    if (!nim) return std::nullopt;
    list.push_back({board, *std::move(nim)});
  }
  return list.empty() ? std::nullopt : std::optional(joined(list));
}

}  // namespace arete::inline rules
