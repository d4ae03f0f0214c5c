// The tables of one board: what a question leaves for the next one about it. Positions that a search has settled are
// settled for all moves of a position, and for all positions of a game.
#pragma once

#include "solve/search.hpp"

namespace arete::inline solve {

/// Whoever asks keeps it; sessions that are clones of one another fill and use it. For another board or another rule it
/// begins anew.
class Tables {
 public:
  Tables() = default;
  /// For one question, whose budget they take memory from.
  explicit Tables(Budget& budget) : budget_(&budget) {}

  /// `memory` is what tables that are kept may take; `shared` lets other threads join.
  void open(std::shared_ptr<const SearchableRules> rules, bool misere, std::optional<std::uint64_t> memory,
            bool shared) {
    if (rules_ == rules && misere_ == misere) return;
    margins_.reset();
    nimbers_.reset();
    rules_ = std::move(rules);
    misere_ = misere;
    sharing_ = shared ? std::make_unique<Sharing>() : nullptr;
    if (budget_ != nullptr && own_ == nullptr) return;
    own_ = std::make_unique<Budget>(Limits{.memory = memory});
    budget_ = own_.get();
  }
  /// For another thread, of shared tables: true when it may use them, false if `stop` is set before.
  bool join(const std::atomic<bool>& stop) { return sharing_->join(stop); }
  AnyTable& margins() {
    if (!margins_) margins_ = rules_->margin_table(*budget_, sharing_.get());
    return *margins_;
  }
  /// Of the game itself, or of the one with nimbers that it is won like.
  AnyTable& nimbers() {
    if (!nimbers_)
      nimbers_ =
          (rules_->nim_game() != nullptr ? rules_->nim_game() : rules_.get())->nimber_table(*budget_, sharing_.get());
    return *nimbers_;
  }

 private:
  std::shared_ptr<const SearchableRules> rules_;
  bool misere_ = false;
  std::unique_ptr<Budget> own_;
  Budget* budget_ = nullptr;
  std::unique_ptr<Sharing> sharing_;
  std::unique_ptr<AnyTable> margins_, nimbers_;
};

}  // namespace arete::inline solve
