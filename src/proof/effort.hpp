// What checking a certificate may cost. Whoever asks for the check sets limits of time and memory: a check that they
// stop throws BudgetSpent, and nothing is known about the certificate. Beyond that there is a limit on what a
// certificate may ask of its checker. Most of the work is in proportion to what is written, but a few lines can ask for
// an enumeration that never ends: its steps are counted, and a certificate that asks for too many is refused.
#pragma once

#include <cstdint>
#include <string>

#include "base/budget.hpp"
#include "proof/refused.hpp"

namespace arete::inline proof {

class Effort {
 public:
  /// Steps of enumerations that one certificate may ask for: less than a minute.
  static constexpr std::uint64_t most_steps = 1'000'000'000;

  Effort() : Effort(Limits{}) {}
  explicit Effort(const Limits& limits) : limits_(limits), start_(Clock::now()) {}

  /// Work in proportion to what is written: looks at the clock now and then.
  void look(std::uint64_t weight = 1) const {
    if ((since_ += weight) < stride) return;
    since_ = 0;
    if (limits_.cancelled != nullptr && limits_.cancelled->load(std::memory_order_relaxed)) throw BudgetSpent{};
    if (limits_.time && Clock::now() - start_ > *limits_.time) throw BudgetSpent{};
  }
  /// Steps of an enumeration, counted before they are made. Their number is a product and may be larger than any
  /// integer.
  void spend(double steps) const {
    steps_ += steps;
    require(steps_ <= most_steps,
            "it asks too much of its checker: more than " + std::to_string(most_steps) + " steps");
    look(static_cast<std::uint64_t>(steps));
  }
  /// Memory that is about to be taken, in bytes.
  void hold(std::uint64_t bytes) const {
    held_ += bytes;
    if (limits_.memory && held_ > *limits_.memory) throw BudgetSpent{};
  }
  void release(std::uint64_t bytes) const { held_ -= bytes; }

  /// What is left of the limits, for work that has a budget: reading the position.
  Limits left() const {
    Limits limits = limits_;
    if (limits.time) *limits.time -= Clock::now() - start_;
    if (limits.memory) *limits.memory -= std::min(held_, *limits.memory);
    return limits;
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::uint64_t stride = 256;

  Limits limits_;
  Clock::time_point start_;
  mutable double steps_ = 0;  // checkers pass an effort on as something that they may not change, and it counts
  mutable std::uint64_t since_ = stride, held_ = 0;
};

}  // namespace arete::inline proof
