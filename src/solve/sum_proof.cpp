#include "solve/sum_proof.hpp"

#include <sstream>

#include "solve/nimber_proof.hpp"

namespace arete::inline solve {
namespace {

/// Searches each board with a table of its own.
class SumNimbers final : public AnyNimberSearch {
 public:
  SumNimbers(std::span<const GamePosition> boards, Budget& budget) {
    for (const auto& board : boards) {
      const auto* nim = board.rules->nim_game();
      const SearchableRules& rules = nim != nullptr ? *nim : *board.rules;
      tables_.push_back(rules.nimber_table(budget, nullptr));
      searches_.push_back(rules.nimbers(*tables_.back(), budget, {}));
    }
  }
  Nimber nimber(const Words& p) override {
    Nimber sum;
    for (const auto& [board, at] : SumView::pieces(p)) sum = sum + searches_[board]->nimber(at);
    return sum;
  }
  bool is(const Words& p, int n) override { return nimber(p) == Nimber(n); }
  /// Of one board.
  std::optional<Move> against(const Words& p, int n) override {
    const auto piece = SumView::pieces(p).at(0);
    const auto move = searches_[piece.board]->against(piece.at, n);
    return move ? std::optional(SumView::on_board(piece.board, *move)) : std::nullopt;
  }
  void winning_moves(const Words&, bool, std::vector<Move>&) override {}  // a proof asks for none

 private:
  std::vector<std::unique_ptr<AnyTable>> tables_;
  std::vector<std::unique_ptr<AnyNimberSearch>> searches_;
};

Strategy strategy_of(const SumView& sum, const Words& p, bool nimber, SumNimbers& search, Budget& budget) {
  if (sum.impartial()) return NimberProof(sum, search, budget).write(p, nimber);
  NimberProof proof(*sum.nim_game(), search, budget);
  Strategy start;
  if (nimber) start.nimber = proof.value(*sum.nim_position(p));
  for (const Move m : sum.moves(p, Player::first)) {
    const auto next = sum.play(p, Player::first, m).next;
    if (sum.result(next, Player::second)) continue;
    if (const auto nim = sum.nim_position(next)) proof.against_zero(*nim, start.moves);
  }
  return proof.finish(std::move(start));
}

}  // namespace

std::optional<Proof> prove_sum(const SumView& sum, std::span<const GamePosition> boards, bool nimber, Budget& budget) {
  std::vector<SumView::Piece> pieces;
  for (std::size_t i = 0; i < boards.size(); ++i) pieces.push_back({i, boards[i].at});
  const Words p = SumView::joined(pieces);
  if (sum.result(p, Player::first)) return std::nullopt;
  if (!sum.impartial() && (sum.nim_game() == nullptr || !sum.nim_position(p))) return std::nullopt;
  try {
    SumNimbers search(boards, budget);
    std::ostringstream lines;
    strategy_of(sum, p, nimber, search, budget).write(lines);
    return Proof{Proof::by_search, std::move(lines).str()};
  } catch (const BudgetSpent&) {
    return std::nullopt;
  }
}

}  // namespace arete::inline solve
