// The limits of a position from the first byte of its document on: reading and opening spend of them, and what they
// leave is for whoever works on it.
#pragma once

#include "engine/game.hpp"

namespace arete::inline engine {

class Reading {
 public:
  /// Of a text of so many bytes. Throws BudgetSpent, as all of it does.
  Reading(const Limits& limits, std::size_t bytes)
      : limits_(limits), budget_(limits), held_(&budget_, static_cast<double>(bytes)) {}

  /// What the document takes.
  MemoryShare& held() { return held_; }
  std::unique_ptr<Session> open(const Document& document) {
    held_.grow(static_cast<double>(held_.bytes()));  // the board holds about as much as the document
    return engine::open(document, &budget_);
  }
  Limits left() const {
    Limits left = limits_;
    if (left.time) *left.time -= std::chrono::duration<double>(budget_.seconds());
    if (left.memory) *left.memory -= std::min(*left.memory, budget_.memory());
    return left;
  }

 private:
  Limits limits_;
  Budget budget_;
  MemoryShare held_;
};

}  // namespace arete::inline engine
