#include "theory/octal/heaps.hpp"

namespace arete::inline theory {
namespace {

/// The moves in one heap that leave it with a given nimber.
class MovesInHeap {
 public:
  MovesInHeap(const PeriodicNimbers& nimbers, std::int64_t heap, int goal)
      : nimbers_(nimbers), heap_(heap), goal_(goal) {
    for (auto k = static_cast<std::int64_t>(nimbers.code().most_taken()); k >= 0; --k) {  // so that b increases
      if (k <= heap && nimbers.code().digit(static_cast<std::size_t>(k)) != 0) taken_.push_back(k);
    }
  }

  /// Calls keep(move) in increasing order until it returns false.
  template <class Keep>
  bool each(const Keep& keep) const {
    const auto n0 = static_cast<std::int64_t>(std::max<std::size_t>(nimbers_.period().preperiod, 1));
    const auto p = static_cast<std::int64_t>(nimbers_.period().period);
    for (std::int64_t a = 0; a < n0 && 2 * a <= heap_; ++a) {
      if (!each_with(a, keep)) return false;
    }
    if (heap_ / 2 < n0) return true;
    std::vector<std::int64_t> regular;  // the first a of each progression
    for (std::int64_t a = n0; a < n0 + p; ++a) {
      if (any_kind(a)) regular.push_back(a);
    }
    for (std::int64_t turn = 0; !regular.empty() && regular.front() + turn <= heap_ / 2; turn += p) {
      for (const auto a : regular) {
        if (!each_with(a + turn, keep)) return false;
      }
    }
    return true;
  }

 private:
  int at(std::int64_t heap) const { return nimbers_.at(static_cast<std::uint64_t>(heap)); }

  template <class Keep>
  bool each_with(std::int64_t a, const Keep& keep) const {
    for (const auto k : taken_) {
      const std::int64_t b = heap_ - k - a;
      if (b < a || !allowed(static_cast<std::size_t>(k), a, b) || (at(a) ^ at(b)) != goal_) continue;
      if (!keep(Move(heap_, a, b))) return false;
    }
    return true;
  }
  bool allowed(std::size_t k, std::int64_t a, std::int64_t b) const {
    const auto& code = nimbers_.code();
    return a > 0 ? code.may_leave_two(k) : b > 0 ? code.may_leave_one(k) : code.may_end(k);
  }
  /// Whether some split into a heap with the residue of a ≥ n0 and another such heap has the goal as its nimber.
  bool any_kind(std::int64_t a) const {
    const auto& period = nimbers_.period();
    const auto p = static_cast<std::int64_t>(period.period);
    return std::any_of(taken_.begin(), taken_.end(), [&](std::int64_t k) {
      const std::int64_t rest = ((heap_ - k - a) % p + p) % p;
      return nimbers_.code().may_leave_two(static_cast<std::size_t>(k)) &&
             (at(a) ^ period.pattern[static_cast<std::size_t>(rest)]) == goal_;
    });
  }

  const PeriodicNimbers& nimbers_;
  std::int64_t heap_;
  int goal_;
  std::vector<std::int64_t> taken_;
};

}  // namespace

PeriodicNimbers::PeriodicNimbers(OctalCode code, NimPeriod period, std::span<const HeapValue> values)
    : code_(std::move(code)),
      period_(std::move(period)),
      prefix_(values.begin(), values.begin() + static_cast<std::ptrdiff_t>(period_.preperiod)) {}

std::optional<PeriodicNimbers> PeriodicNimbers::proved(const OctalCode& code, std::size_t most,
                                                       const NimSequence::Stop& stop) {
  NimSequence sequence(code);
  auto period = find_period(sequence, most, stop);
  if (!period) return std::nullopt;
  return PeriodicNimbers(code, *std::move(period), sequence.values());
}

int nimber(const PeriodicNimbers& nimbers, const Heaps& heaps) {
  int sum = 0;
  for (const auto heap : heaps.sizes) sum ^= nimbers.at(static_cast<std::uint64_t>(heap));
  return sum;
}

WinningMoves winning_moves(const PeriodicNimbers& nimbers, const Heaps& heaps, std::size_t most, Budget* budget) {
  WinningMoves winning;
  const int sum = nimber(nimbers, heaps);
  if (sum == 0) return winning;
  const auto keep = [&](const Move& move) {
    winning.complete = winning.moves.size() < most;
    if (winning.complete) winning.moves.push_back(move);
    return winning.complete;
  };
  for (std::size_t i = 0; i < heaps.sizes.size(); ++i) {
    const auto heap = heaps.sizes[i];
    look(budget);
    if (i > 0 && heap == heaps.sizes[i - 1]) continue;
    if (!MovesInHeap(nimbers, heap, sum ^ nimbers.at(static_cast<std::uint64_t>(heap))).each(keep)) break;
  }
  return winning;
}

Finding find(const PeriodicNimbers& nimbers, const Heaps& heaps, const Question& asked) {
  constexpr std::size_t most_listed = 100'000;
  const auto winning = winning_moves(nimbers, heaps, asked.all_best ? most_listed : 1, asked.budget);
  Finding finding;
  finding.nimber = Nimber(nimber(nimbers, heaps));
  finding.value = Verdict::of(finding.nimber->wins() ? 1 : -1);
  for (const Move& m : winning.moves) finding.best.push_back({m.element, m.low, m.high});
  finding.source = "nimbers of " + nimbers.code().text() + " have period " + std::to_string(nimbers.period().period) +
                   " (Guy and Smith 1956)";
  finding.complete = winning.complete || !asked.all_best;
  return finding;
}

}  // namespace arete::inline theory
