// The rules of any game on one board behind a small interface, over positions of words: for all that is not hot, so
// that it is written and compiled once. Checkers, certificate writers, the plain search, notation and counting work on
// this; searches work on the rules themselves. Optional members have the defaults of a game without them.
#pragma once

#include "rules/rules.hpp"
#include "rules/words.hpp"

namespace arete::inline rules {

class RulesView {
 public:
  virtual ~RulesView() = default;

  virtual const About& about() const = 0;
  virtual Words start() const = 0;
  virtual std::vector<Move> moves(const Words& p, Player who) const = 0;
  virtual Step<Words> play(const Words& p, Player who, Move m) const = 0;
  virtual std::optional<Value> result(const Words& p, Player who) const = 0;
  virtual Look look(const Words& p) const = 0;
  virtual std::string why_not(const Words& p, Player who, Move m) const = 0;

  /// What a legal move completes, by its corners.
  virtual bool completes() const { return false; }
  virtual std::vector<Corners> completed(const Words&, Player, Move) const { return {}; }

  /// What a move is written as: an edge [u, v], a vertex, or a heap with what it becomes.
  enum class Choice { edge, vertex, heap };
  virtual Choice choice() const = 0;
  virtual std::size_t edge_count() const { return 0; }
  virtual Ends ends(std::size_t) const { return {}; }
  /// Whether a heap may be played so, without listing all moves.
  virtual bool legal_heap(const Words&, Move) const { return false; }

  /// Normal play in which both players have the same moves.
  virtual bool impartial() const { return about().play == Play::normal && about().nimbers != Nimbers::none; }
  virtual bool misere() const { return false; }
  virtual Verdict bounds(const Words& p) const = 0;
  virtual Words canonical(const Words& p) const { return p; }
  virtual Words swapped(const Words& p) const { return p; }
  virtual std::vector<Words> components(const Words& p) const { return {p}; }
  virtual bool splits() const { return false; }
  /// Elements that show a position of an impartial game to be lost, and their check.
  virtual bool has_witnesses() const { return false; }
  virtual std::optional<std::vector<std::size_t>> witness(const Words&) const { return std::nullopt; }
  virtual bool shows_lost(const Words&, std::span<const std::uint32_t>) const { return false; }
  /// The normal-play game that this one is won like, and the position there, if there is one.
  virtual const RulesView* nim_game() const { return nullptr; }
  virtual std::optional<Words> nim_position(const Words&) const { return std::nullopt; }
  /// Solitaires: how many edges there are, and whether so many green ones have won.
  virtual bool solitaire() const { return false; }
  virtual int edges() const { return 0; }
  /// A token game whose root is to be chosen.
  virtual bool chooses_root() const { return false; }
  virtual bool unrooted(const Words&) const { return false; }

  /// Values are compared by size, not only by who wins.
  bool scored() const { return about().play == Play::score || about().play == Play::solitaire; }
  /// The position as the first player sees it when `who` moves.
  Words facing(const Words& p, Player who) const { return who == Player::first ? p : swapped(p); }
};

/// Misère play of a normal-play game: the player who cannot move wins. Sums do not split here.
class MisereView final : public RulesView {
 public:
  explicit MisereView(const RulesView& normal) : normal_(normal) {}

  const About& about() const override { return normal_.about(); }
  Words start() const override { return normal_.start(); }
  std::vector<Move> moves(const Words& p, Player who) const override { return normal_.moves(p, who); }
  Step<Words> play(const Words& p, Player who, Move m) const override { return normal_.play(p, who, m); }
  std::optional<Value> result(const Words& p, Player who) const override {
    const auto value = normal_.result(p, who);
    return value ? std::optional(-*value) : std::nullopt;
  }
  Look look(const Words& p) const override { return normal_.look(p); }
  std::string why_not(const Words& p, Player who, Move m) const override { return normal_.why_not(p, who, m); }
  bool completes() const override { return normal_.completes(); }
  std::vector<Corners> completed(const Words& p, Player who, Move m) const override {
    return normal_.completed(p, who, m);
  }
  Choice choice() const override { return normal_.choice(); }
  std::size_t edge_count() const override { return normal_.edge_count(); }
  Ends ends(std::size_t edge) const override { return normal_.ends(edge); }
  bool legal_heap(const Words& p, Move m) const override { return normal_.legal_heap(p, m); }
  bool impartial() const override { return false; }
  bool misere() const override { return true; }
  Verdict bounds(const Words&) const override { return {-1, 1}; }
  Words canonical(const Words& p) const override { return normal_.canonical(p); }
  Words swapped(const Words& p) const override { return normal_.swapped(p); }
  bool chooses_root() const override { return normal_.chooses_root(); }
  bool unrooted(const Words& p) const override { return normal_.unrooted(p); }

 private:
  const RulesView& normal_;
};

}  // namespace arete::inline rules
