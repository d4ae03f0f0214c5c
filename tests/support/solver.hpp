// The searches as tests ask them: about positions of one game's rules, with one table for all questions.
#pragma once

#include "rules/notation.hpp"
#include "solve/searchable.hpp"
#include "solve/solver.hpp"

namespace arete::tests {

template <Rules R>
class Solver {
 public:
  using Position = typename R::Position;

  explicit Solver(const R& rules, const Question& question = {})
      : rules_(std::make_shared<const Searchable<R>>(rules)), question_(question) {
    question_.tables = &tables_;
  }

  Finding solve(const Position& p, Player who) {
    Budget budget(question_.limits);
    auto found = search({rules_, false, to_words(p), who, 0}, question_, budget);
    nodes_ += budget.nodes();
    return found;
  }
  /// Of a game that has nimbers, or is won like one.
  Nimber nimber(const Position& p) {
    question_.nimber = true;
    const auto found = solve(p, Player::first).nimber.value();
    question_.nimber = false;
    return found;
  }
  std::uint64_t nodes() const { return nodes_; }
  MoveText written(Move m) const { return arete::written(*rules_, m); }

 private:
  std::shared_ptr<const Searchable<R>> rules_;
  Question question_;
  Tables tables_;
  std::uint64_t nodes_ = 0;
};

}  // namespace arete::tests
