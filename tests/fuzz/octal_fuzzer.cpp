// Any bytes are an octal code, or bad input that says so. Its nim values are those of the definition, and a period that
// is proved goes on.

#include <bitset>

#include "engine/sequence.hpp"
#include "law.hpp"

using namespace arete;
using fuzz::require_law;

namespace {

constexpr std::size_t heaps = 32, proved_with = 26, most_values = 128;

/// The least value that no option has.
int by_definition(const OctalCode& code, const NimSequence& sequence, std::size_t n) {
  std::bitset<most_values> options;
  for (std::size_t k = 0; k <= std::min(code.most_taken(), n); ++k) {
    if (k == n && k > 0 && code.may_end(k)) options.set(0);
    if (k > 0 && k < n && code.may_leave_one(k)) options.set(static_cast<std::size_t>(sequence.value(n - k)));
    for (std::size_t a = 1; code.may_leave_two(k) && a + k < n; ++a)
      options.set(static_cast<std::size_t>(sequence.value(a) ^ sequence.value(n - k - a)));
  }
  std::size_t value = 0;
  while (options[value]) ++value;
  return static_cast<int>(value);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::reads(data, size, [](std::string_view text) {
    const OctalCode code(text);
    require_law(OctalCode(code.text()) == code, "what is written is read again", text);
    NimSequence sequence(code);
    sequence.extend(heaps);
    for (std::size_t n = 0; n < heaps; ++n)
      require_law(sequence.value(n) == by_definition(code, sequence, n), "values are those of the definition", text);
    const auto period = proved_period(sequence.values().first(proved_with), code.most_taken());
    for (std::size_t n = period ? period->preperiod : heaps; n < heaps; ++n)
      require_law(sequence.value(n) == period->pattern[n % period->period], "a proved period goes on", text);
  });
}
