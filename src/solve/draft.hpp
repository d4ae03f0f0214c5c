// A certificate in the making. A search proves what a statement follows from before the statement itself; in the
// finished certificate it is the other way round, so that a reader meets every position from the start on.
#pragma once

#include <stdexcept>
#include <vector>

#include "base/budget.hpp"
#include "proof/strategy.hpp"
#include "rules/rules_view.hpp"

namespace arete::inline solve {

/// The place of a move among the legal ones of the first player.
inline Strategy::Ref place_of(const RulesView& rules, const Words& p, Move wanted) {
  Strategy::Ref place = 0;
  for (const Move m : rules.moves(p, Player::first)) {
    if (m == wanted) return place;
    ++place;
  }
  throw std::logic_error("a search found a move that is not legal");
}

class Draft {
 public:
  using Ref = Strategy::Ref;
  using Says = Strategy::Says;

  explicit Draft(Budget& budget) : budget_(budget) {}

  /// `places` says where in the row numbers mean moves, not statements; in two places at most. A witness has no
  /// statements.
  Ref add(Says says, Value value, const std::vector<Ref>& row, std::vector<std::size_t> places = {}) {
    budget_.spend_node();
    budget_.spend_memory(sizeof(Note) + row.size() * sizeof(Ref));
    notes_.push_back({says, value, refs_.size(), {}});
    for (std::size_t k = 0; k < places.size(); ++k) notes_.back().places[k] = static_cast<std::uint32_t>(places[k] + 1);
    refs_.insert(refs_.end(), row.begin(), row.end());
    return static_cast<Ref>(notes_.size());
  }

  /// The strategy, with the statements of its start in the numbers of the draft.
  Strategy finish(Strategy start) const {
    for (auto& ref : start.moves) ref = turned(ref);
    if (start.nimber) {
      for (auto& ref : *start.nimber) ref = turned(ref);
    }
    for (std::size_t i = notes_.size(); i-- > 0;) {
      const Note& note = notes_[i];
      const std::size_t end = i + 1 < notes_.size() ? notes_[i + 1].begin : refs_.size();
      std::vector<Ref> row;
      for (std::size_t k = note.begin; k < end; ++k)
        row.push_back(note.is_place(k - note.begin) ? refs_[k] : turned(refs_[k]));
      start.add(note.says, note.value, row);
    }
    return start;
  }

 private:
  struct Note {
    Says says;
    Value value;
    std::size_t begin;
    std::uint32_t places[2];  // one more than the index in the row, or 0
    bool is_place(std::size_t k) const { return says == Says::lost || places[0] == k + 1 || places[1] == k + 1; }
  };
  Ref turned(Ref ref) const { return ref == Strategy::nothing ? ref : static_cast<Ref>(notes_.size() - ref + 1); }

  Budget& budget_;
  std::vector<Note> notes_;
  std::vector<Ref> refs_;
};

}  // namespace arete::inline solve
