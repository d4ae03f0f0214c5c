// One game's rules with its tables and searches. This is what is compiled for each game and width.
#pragma once

#include "rules/view_of.hpp"
#include "solve/margins.hpp"
#include "solve/nimbers.hpp"

namespace arete::inline solve {

template <Rules R>
class Searchable final : public ViewOf<R, SearchableRules> {
  using Base = ViewOf<R, SearchableRules>;

 public:
  explicit Searchable(const typename R::Board& board) : Base(board) { open_nim_game(); }
  explicit Searchable(const R& rules) : Base(rules) { open_nim_game(); }

  std::unique_ptr<AnyTable> margin_table(Budget& memory, Sharing* sharing) const override {
    return std::make_unique<typename MarginSearch<R>::Memory>(memory, sharing);
  }
  std::unique_ptr<AnyMarginSearch> margins(AnyTable& table, Budget& budget, SearchMode mode) const override {
    return std::make_unique<Margins>(this->rules_, static_cast<typename MarginSearch<R>::Memory&>(table), budget, mode);
  }
  std::unique_ptr<AnyTable> nimber_table([[maybe_unused]] Budget& memory,
                                         [[maybe_unused]] Sharing* sharing) const override {
    if constexpr (Impartial<R>) return std::make_unique<typename NimberSearch<R>::PositionTable>(memory, sharing);
    return nullptr;
  }
  std::unique_ptr<AnyNimberSearch> nimbers([[maybe_unused]] AnyTable& table, [[maybe_unused]] Budget& budget,
                                           [[maybe_unused]] SearchMode mode) const override {
    if constexpr (Impartial<R>) {
      return std::make_unique<NimbersOf<R>>(this->rules_, static_cast<typename NimberSearch<R>::PositionTable&>(table),
                                            budget, mode);
    }
    return nullptr;
  }
  const SearchableRules* nim_game() const override { return nim_game_.get(); }
  bool shares_tables([[maybe_unused]] const SearchableRules& other) const override {
    if constexpr (FormedEverywhere<R>) {
      const auto* same = dynamic_cast<const Searchable*>(&other);
      return same != nullptr && this->rules_.has_forms() && same->rules_.has_forms();
    }
    return false;
  }

 private:
  using Position = typename R::Position;

  class Margins final : public AnyMarginSearch {
   public:
    Margins(const R& rules, typename MarginSearch<R>::Memory& memory, Budget& budget, SearchMode mode)
        : search_(rules, memory, budget, mode) {}
    Value narrow(const Words& p, Player who, Verdict& known, Value guess) override {
      return search_.narrow(from_words<Position>(p), who, known, guess);
    }
    bool reaches(const Words& p, Player who, Move m, Value least) override {
      return search_.reaches(from_words<Position>(p), who, m, least);
    }
    std::int32_t favourite(const Words& p) override { return search_.favourite(from_words<Position>(p)); }
    Verdict rounded(const Words& p, Verdict v) const override { return search_.rounded(from_words<Position>(p), v); }

   private:
    MarginSearch<R> search_;
  };
  template <class Game>
  class NimbersOf final : public AnyNimberSearch {
   public:
    NimbersOf(const R& rules, typename NimberSearch<Game>::PositionTable& table, Budget& budget, SearchMode mode)
        : search_(rules, table, budget, mode) {}
    Nimber nimber(const Words& p) override { return search_.nimber(from_words<Position>(p)); }
    bool is(const Words& p, int n) override { return search_.is(from_words<Position>(p), n); }
    std::optional<Move> against(const Words& p, int n) override { return search_.against(from_words<Position>(p), n); }
    void winning_moves(const Words& p, bool all, std::vector<Move>& best) override {
      search_.winning_moves(from_words<Position>(p), all, best);
    }

   private:
    NimberSearch<Game> search_;
  };

  void open_nim_game() {
    if constexpr (ActsAsNim<R>) nim_game_ = std::make_unique<Searchable<typename R::NimGame>>(this->rules_.nim_game());
  }

  std::unique_ptr<const SearchableRules> nim_game_;
};

}  // namespace arete::inline solve
