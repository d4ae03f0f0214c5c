// What a search can be asked, whatever the game. A game that can be searched makes the two tables and the two searches,
// of margins
// (`margins.hpp`) and of nimbers (`nimbers.hpp`); all that works with their answers is written once, over these.
#pragma once

#include <memory>

#include "base/budget.hpp"
#include "rules/nimber.hpp"
#include "rules/rules_view.hpp"
#include "solve/table.hpp"

namespace arete::inline solve {

struct SearchMode {
  bool misere = false;    ///< the player who cannot move wins
  bool reversed = false;  ///< tries moves in another order, for another thread
  bool split = true;      ///< takes sums apart; off only to test that nothing changes
};

/// Every member throws BudgetSpent.
class AnyMarginSearch {
 public:
  virtual ~AnyMarginSearch() = default;
  virtual Value narrow(const Words& p, Player who, Verdict& known, Value guess) = 0;
  virtual bool reaches(const Words& p, Player who, Move m, Value least) = 0;
  virtual std::int32_t favourite(const Words& p) = 0;
  virtual Verdict rounded(const Words& p, Verdict v) const = 0;
};
class AnyNimberSearch {
 public:
  virtual ~AnyNimberSearch() = default;
  virtual Nimber nimber(const Words& p) = 0;
  virtual bool is(const Words& p, int n) = 0;
  virtual std::optional<Move> against(const Words& p, int n) = 0;
  virtual void winning_moves(const Words& p, bool all, std::vector<Move>& best) = 0;
};

class SearchableRules : public RulesView {
 public:
  virtual std::unique_ptr<AnyTable> margin_table(Budget& memory, Sharing* sharing) const = 0;
  virtual std::unique_ptr<AnyMarginSearch> margins(AnyTable& table, Budget& budget, SearchMode mode) const = 0;
  /// Of impartial games.
  virtual std::unique_ptr<AnyTable> nimber_table(Budget& memory, Sharing* sharing) const = 0;
  virtual std::unique_ptr<AnyNimberSearch> nimbers(AnyTable& table, Budget& budget, SearchMode mode) const = 0;
  const SearchableRules* nim_game() const override { return nullptr; }
  /// Whether tables of one board go on with the other.
  virtual bool shares_tables(const SearchableRules&) const { return false; }
};

}  // namespace arete::inline solve
