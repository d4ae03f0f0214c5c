// The tables of one board: what a question leaves for the next one about it. Positions that a search has settled are
// settled for all moves of a position, and for all positions of a game.
#pragma once

#include <mutex>

#include "solve/search.hpp"

namespace arete::inline solve {

/// Whoever asks keeps it; sessions that are clones of one another fill and use it. For another board or another rule it
/// begins anew, unless positions have one form on both boards.
class Tables {
 public:
  Tables() = default;
  /// For one question, whose budget they take memory from.
  explicit Tables(Budget& budget) : budget_(&budget) {}
  /// For positions on one board after the other: nothing is kept but for games that have forms (`rules/rules.hpp`).
  static Tables of_stream() {
    Tables tables;
    tables.of_stream_ = true;
    return tables;
  }
  bool is_of_stream() const { return of_stream_; }

  /// `memory` is what tables that are kept may take; `shared` lets other threads join.
  void open(std::shared_ptr<const SearchableRules> rules, bool misere, std::optional<std::uint64_t> memory,
            bool shared) {
    if (misere_ == misere && rules_ != nullptr && (rules_ == rules || rules_->shares_tables(*rules))) return;
    margins_.reset();
    nimbers_.reset();
    rules_ = std::move(rules);
    misere_ = misere;
    sharing_ = shared ? std::make_unique<Sharing>() : nullptr;
    if (budget_ != nullptr && own_ == nullptr) return;
    own_ = std::make_unique<Budget>(Limits{.memory = memory});
    budget_ = own_.get();
  }
  /// What tables that are kept have taken.
  std::uint64_t memory() const { return own_ != nullptr ? own_->memory() : 0; }
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
  bool of_stream_ = false, misere_ = false;
  std::unique_ptr<Budget> own_;
  Budget* budget_ = nullptr;
  std::unique_ptr<Sharing> sharing_;
  std::unique_ptr<AnyTable> margins_, nimbers_;
};

/// Tables for the positions of a stream: each thread borrows some for as long as it works on a position.
class KeptTables {
 public:
  class Loan {
   public:
    explicit Loan(KeptTables& lender) : lender_(lender), tables_(lender.take()) {}
    ~Loan() { lender_.give_back(std::move(tables_)); }
    Loan(const Loan&) = delete;
    Loan& operator=(const Loan&) = delete;

    Tables& tables() { return *tables_; }
    /// Limits without what the tables hold already.
    Limits left_of(Limits limits) const {
      if (limits.memory) *limits.memory -= std::min(*limits.memory, tables_->memory());
      return limits;
    }

   private:
    KeptTables& lender_;
    std::unique_ptr<Tables> tables_;
  };

 private:
  std::unique_ptr<Tables> take() {
    const std::lock_guard lock(mutex_);
    if (free_.empty()) {
      free_.reserve(++made_);  // to give them back needs no memory
      return std::make_unique<Tables>(Tables::of_stream());
    }
    auto last = std::move(free_.back());
    free_.pop_back();
    return last;
  }
  void give_back(std::unique_ptr<Tables> tables) noexcept {
    const std::lock_guard lock(mutex_);
    free_.push_back(std::move(tables));
  }

  std::mutex mutex_;
  std::size_t made_ = 0;
  std::vector<std::unique_ptr<Tables>> free_;
};

}  // namespace arete::inline solve
