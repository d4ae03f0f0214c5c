// The nim sequences of octal games and their proved periods, for front ends.
#pragma once

#include <string>

#include "base/budget.hpp"
#include "theory/octal/period.hpp"

namespace arete::inline engine {

inline constexpr std::size_t most_values =
    10'000'000;  ///< that are asked for, and that are tried without a limit of time
inline constexpr std::size_t longest_list =
    10'000;  ///< exceptions and values of the pattern; the longest known lists have millions

/// What was found, and why the search ended if it found no period.
struct SequenceAnswer {
  NimSequence sequence;
  std::optional<NimPeriod> period;
  Exceptions exceptions;
  std::string limit;

  /// How many of the first `count` values are known.
  std::size_t known(std::size_t count) const { return period ? count : std::min(count, sequence.size()); }
  int value(std::size_t n) const {
    return n < sequence.size() ? sequence.value(n) : period->pattern[n % period->period];
  }
  /// The least heaps whose values are powers of two; there is a period.
  std::vector<std::size_t> magic() const { return magic_heaps(sequence.values(), *period); }
  /// With so many values.
  std::string to_json(std::size_t count) const;
};

/// Looks for a period within the limits of time and cancellation; throws InputError if there is no such code.
SequenceAnswer find_sequence(const std::string& code, const Limits& limits);

}  // namespace arete::inline engine
