// Several boards of one game as one game: a move is made on one of them. Under normal play the boards are summands; a
// race is over when it is over on any board with a winner, or on all. What is won like a normal-play game (`nim_game`)
// is so as a sum, too: whoever has to give the last thing away has to do so wherever it is.
//
// A position holds, for each board that is there, its number, how many words it has, and these. The move m on board i
// has the element i·2³² + m.element; written, it has the form of a heap, and `on_board` says what it means.
#pragma once

#include <vector>

#include "rules/rules_view.hpp"

namespace arete::inline rules {

class SumView final : public RulesView {
 public:
  struct Piece {
    std::size_t board;
    Words at;
  };

  /// The boards' rules, at least one, which must outlive this.
  explicit SumView(std::vector<const RulesView*> boards);

  static Words joined(const std::vector<Piece>& pieces);
  static std::vector<Piece> pieces(const Words& p);
  static Move on_board(std::size_t board, Move m);
  static std::size_t board_of(Move m) { return static_cast<std::size_t>(m.element >> 32); }
  static Move without_board(Move m);
  /// What the text of a move means on the boards.
  MoveText meant(const MoveText& text) const;

  const About& about() const override { return boards_[0]->about(); }
  Words start() const override;
  std::vector<Move> moves(const Words& p, Player who) const override;
  Step<Words> play(const Words& p, Player who, Move m) const override;
  std::optional<Value> result(const Words& p, Player who) const override;
  Look look(const Words&) const override { return {}; }
  std::string why_not(const Words&, Player, Move) const override { return "no move of a board"; }
  Choice choice() const override { return Choice::heap; }
  Verdict bounds(const Words&) const override { return {-1, 1}; }
  bool splits() const override { return true; }
  std::vector<Words> components(const Words& p) const override;
  const RulesView* nim_game() const override { return nim_game_.get(); }
  std::optional<Words> nim_position(const Words& p) const override;

 private:
  std::vector<const RulesView*> boards_;
  std::unique_ptr<SumView> nim_game_;
};

}  // namespace arete::inline rules
