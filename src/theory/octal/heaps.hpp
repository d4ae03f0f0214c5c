// Heaps of any size in octal games whose period is proved: nimbers by one division, and all winning moves. In a heap of
// h a move that takes k leaves a ≤ b with a + b = h − k. If a is below the preperiod n0 it is tried by itself;
// otherwise b ≥ n0 too, and the nimber of the move depends on a modulo the period only. So n0 + p trials a heap tell
// every winning move, the infinitely regular rest as arithmetic progressions, which are listed as far as they are asked
// for.
#pragma once

#include "base/memory_share.hpp"
#include "board/heaps.hpp"
#include "rules/finding.hpp"
#include "rules/move.hpp"
#include "rules/question.hpp"
#include "theory/octal/period.hpp"

namespace arete::inline theory {

class PeriodicNimbers {
 public:
  /// The values have to reach to n0 + p.
  PeriodicNimbers(OctalCode code, NimPeriod period, std::span<const HeapValue> values);

  /// Computes and proves the period; nothing if `most` values are not enough or `stop` ended it.
  static std::optional<PeriodicNimbers> proved(const OctalCode& code, std::size_t most = 10'000'000,
                                               const NimSequence::Stop& stop = {});

  int at(std::uint64_t heap) const {
    if (heap < prefix_.size()) return prefix_[heap];
    return period_.pattern[heap % period_.period];
  }
  const OctalCode& code() const { return code_; }
  const NimPeriod& period() const { return period_; }

 private:
  OctalCode code_;
  NimPeriod period_;
  std::vector<HeapValue> prefix_;  ///< below n0
};

int nimber(const PeriodicNimbers& nimbers, const Heaps& heaps);

struct WinningMoves {
  std::vector<Move> moves;  ///< [h, a, b] with a ≤ b, in increasing order
  bool complete = true;     ///< false: there are more, and these are the first
};

/// The first `most` moves that leave nimber 0.
WinningMoves winning_moves(const PeriodicNimbers& nimbers, const Heaps& heaps, std::size_t most,
                           Budget* budget = nullptr);

/// Who wins, the nimber, and the winning moves; of very many the first.
Finding find(const PeriodicNimbers& nimbers, const Heaps& heaps, const Question& asked);

}  // namespace arete::inline theory
