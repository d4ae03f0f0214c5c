// When the nim sequence of an octal game is periodic, and how that is proved.
//
// Theorem (Guy and Smith 1956; Winning Ways, chapter 4). Let no move of an octal game take more than t, let n0 ≥ 1 and
// p ≥ 1, and let G(n + p) = G(n) for all n with n0 ≤ n < 2 n0 + p + t. Then G(n + p) = G(n) for all n ≥ n0.
// Proof by induction over n ≥ 2 n0 + p + t. A move from n + p leaves heaps a ≤ b with a + b ≥ n + p − t ≥ 2 n0 + 2p, so
// b ≥ n0 + p, and b − p is a nonempty heap below n to which the induction applies: G(b) = G(b − p). So the option has
// the value of the option (a, b − p) of n. A move from n leaves a ≤ b with b ≥ n0 in the same way, and has the value of
// the option (a, b + p) of n + p. Equal sets of values have equal mex.
//
// A prefix that repeats proves nothing by itself; nothing is called a period here before the inequality holds.
#pragma once

#include <algorithm>

#include "theory/octal/octal.hpp"

namespace arete::inline theory {

/// A period with what its proof needs: both numbers are the least for which the statement of the theorem is true.
struct NimPeriod {
  std::size_t preperiod = 0;       ///< n0, the least n from which on G(n + p) = G(n)
  std::size_t period = 0;          ///< p
  std::size_t most_taken = 0;      ///< t
  std::size_t verified_to = 0;     ///< the last n whose value was computed and compared
  std::vector<HeapValue> pattern;  ///< K with G(n) = K[n mod p] for all n ≥ n0

  /// How far the comparison has to go for the theorem: the last n + p in it. Its n0 is at least 1.
  std::size_t needed() const { return 2 * std::max<std::size_t>(preperiod, 1) + 2 * period + most_taken - 1; }
};

/// The period that the values of all heaps below values.size() prove, if they prove one. Linear time, no memory but for
/// the pattern.
std::optional<NimPeriod> proved_period(std::span<const HeapValue> values, std::size_t most_taken);

/// Extends the sequence until a period is proved, to at most `most` values, or until `stop` says so.
std::optional<NimPeriod> find_period(NimSequence& sequence, std::size_t most, const NimSequence::Stop& stop = {});

struct ExceptionalValue {
  std::size_t heap = 0;
  int value = 0;
  bool operator==(const ExceptionalValue&) const = default;
};

struct Exceptions {
  std::size_t count = 0, last = 0;
  std::vector<ExceptionalValue> list;  ///< the first of them
};

/// Every n with G(n) ≠ K[n mod p], as the papers list them; of more than `most` only the first are listed: there may be
/// as many as values.
Exceptions exceptional_values(std::span<const HeapValue> values, const NimPeriod& period, std::size_t most = 10'000);

/// The least heap of each power of two among the values, 1 first: heaps of these sizes stand for the bits of every
/// value (the magic heap sizes of Playing with Triangulations, 4.1). A power that no heap has ends the list.
std::vector<std::size_t> magic_heaps(std::span<const HeapValue> values, const NimPeriod& period);

}  // namespace arete::inline theory
