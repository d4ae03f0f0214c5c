#include "theory/octal/heap_values.hpp"

namespace arete::inline theory {
namespace {

HeapValues values(const PeriodicNimbers& nimbers, std::size_t most) {
  const auto& period = nimbers.period();
  HeapValues result(most + 1);
  for (std::size_t n = 0; n <= most; ++n) {
    const bool repeats = n >= period.preperiod + period.period;
    result[n] = repeats ? result[n - period.period] : static_cast<std::uint8_t>(nimbers.at(n));
  }
  return result;
}

}  // namespace

HeapValues kayles_values(std::size_t most) {
  static const auto nimbers = PeriodicNimbers::proved(OctalCode(".77")).value();
  return values(nimbers, most);
}

HeapValues dawson_values(std::size_t most) {
  static const auto nimbers = PeriodicNimbers::proved(OctalCode(".07")).value();
  return values(nimbers, most);
}

}  // namespace arete::inline theory
