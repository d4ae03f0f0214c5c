#include "theory/octal/period.hpp"

#include <cassert>
#include <cstring>

namespace arete::inline theory {
namespace {

/// How many of the last values equal, one by one, those p places before.
std::size_t agreement(std::span<const HeapValue> values, std::size_t p) {
  std::size_t n = values.size();
  while (n > p && values[n - 1] == values[n - 1 - p]) --n;
  return values.size() - n;
}

/// The first place from `from` on where the last `length` values stand, or nothing if that is only their own. memmem
/// takes linear time and no memory to speak of (M. Crochemore, D. Perrin, "Two-way string-matching", 1991).
std::optional<std::size_t> earlier(std::span<const HeapValue> values, std::size_t length, std::size_t from) {
  const auto* const bytes = reinterpret_cast<const char*>(values.data());
  const char* const last = bytes + (values.size() - length) * sizeof(HeapValue);
  const char* const end = bytes + (values.size() - 1) * sizeof(HeapValue);
  for (const char* at = bytes + from * sizeof(HeapValue);; ++at) {
    if (at >= end) return std::nullopt;
    at = static_cast<const char*>(memmem(at, static_cast<std::size_t>(end - at), last, length * sizeof(HeapValue)));
    if (at == nullptr) return std::nullopt;
    const auto place = static_cast<std::size_t>(at - bytes);
    if (place % sizeof(HeapValue) == 0) return place / sizeof(HeapValue);
  }
}

}  // namespace

// With a the agreement at p, n0 = size − p − a, and the theorem asks for 2 n0 + 2p + t ≤ size, that is for
// a ≥ (size + t) / 2 whatever p is: so many of the last values stand p places before as well. They do not stand at the
// very beginning, since n0 is at least 1.
std::optional<NimPeriod> proved_period(std::span<const HeapValue> values, std::size_t most_taken) {
  const std::size_t size = values.size(), needed = (size + most_taken + 1) / 2;
  if (needed >= size) return std::nullopt;
  const auto found = earlier(values, needed, 1);
  if (!found) return std::nullopt;
  // The least period that is proved divides all others, and holds from the same n0 on.
  const std::size_t some = size - needed - *found;
  std::size_t p = some;
  for (std::size_t d = 1; d * d <= some; ++d) {
    if (some % d != 0) continue;
    for (const auto divisor : {d, some / d}) {
      if (divisor < p && agreement(values, divisor) >= needed) p = divisor;
    }
  }
  NimPeriod period{.preperiod = size - p - agreement(values, p),
                   .period = p,
                   .most_taken = most_taken,
                   .verified_to = size - 1,
                   .pattern = {}};
  assert(period.needed() <= period.verified_to);
  period.pattern.resize(p);
  for (std::size_t n = size - p; n < size; ++n) period.pattern[n % p] = values[n];
  return period;
}

std::optional<NimPeriod> find_period(NimSequence& sequence, std::size_t most, const NimSequence::Stop& stop) {
  // A proof is looked for whenever the sequence has grown by an eighth: linear in all, and little is computed in vain.
  for (std::size_t size = std::min(std::max<std::size_t>(64, sequence.size()), most);;
       size = std::min(size + size / 8, most)) {
    const bool going = sequence.extend(size, stop);
    if (auto period = proved_period(sequence.values(), sequence.code().most_taken())) return period;
    if (!going || size == most) return std::nullopt;
  }
}

Exceptions exceptional_values(std::span<const HeapValue> values, const NimPeriod& period, std::size_t most) {
  Exceptions exceptions;
  for (std::size_t n = 0; n < period.preperiod; ++n) {
    if (values[n] == period.pattern[n % period.period]) continue;
    if (++exceptions.count <= most) exceptions.list.push_back({n, values[n]});
    exceptions.last = n;
  }
  return exceptions;
}

std::vector<std::size_t> magic_heaps(std::span<const HeapValue> values, const NimPeriod& period) {
  const auto all = values.first(period.preperiod + period.period);  // no other value ever appears
  std::vector<std::size_t> sizes;
  for (unsigned power = 1;; power *= 2) {
    const auto first = std::find(all.begin(), all.end(), power);
    if (first == all.end()) return sizes;
    sizes.push_back(static_cast<std::size_t>(first - all.begin()));
  }
}

}  // namespace arete::inline theory
