#include "theory/octal/period.hpp"

namespace arete::inline theory {
namespace {

/// The Z-function of the values read backwards, for shifts 1 to half the length: at p, how many of the last values
/// equal, one by one, those p places before.
std::vector<std::uint32_t> agreement_from_the_end(std::span<const HeapValue> values) {
  const std::size_t size = values.size();
  const HeapValue* const last = values.data() + size - 1;
  std::vector<std::uint32_t> agreement(size / 2 + 1);
  std::size_t left = 0, right = 0;  // the stretch furthest to the right that is known to equal the beginning
  for (std::size_t p = 1; p < agreement.size(); ++p) {
    std::size_t length = p < right ? std::min<std::size_t>(right - p, agreement[p - left]) : 0;
    while (p + length < size && *(last - length) == *(last - p - length)) ++length;
    agreement[p] = static_cast<std::uint32_t>(length);  // NimSequence has fewer than 2^32 values
    if (p + length > right) {
      left = p;
      right = p + length;
    }
  }
  return agreement;
}

}  // namespace

std::optional<NimPeriod> proved_period(std::span<const HeapValue> values, std::size_t most_taken) {
  if (values.size() < 2) return std::nullopt;
  const auto agreement = agreement_from_the_end(values);
  // If any p is proved, so is the least period, which divides it and holds from the same n0 on: the first p found is
  // it.
  for (std::size_t p = 1; p < agreement.size(); ++p) {
    NimPeriod found{.preperiod = values.size() - p - agreement[p],
                    .period = p,
                    .most_taken = most_taken,
                    .verified_to = values.size() - 1,
                    .pattern = {}};
    if (found.needed() > found.verified_to) continue;
    found.pattern.resize(p);
    for (std::size_t n = values.size() - p; n < values.size(); ++n) found.pattern[n % p] = values[n];
    return found;
  }
  return std::nullopt;
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

std::vector<ExceptionalValue> exceptional_values(std::span<const HeapValue> values, const NimPeriod& period) {
  std::vector<ExceptionalValue> exceptions;
  for (std::size_t n = 0; n < period.preperiod; ++n) {
    if (values[n] != period.pattern[n % period.period]) exceptions.push_back({n, values[n]});
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
