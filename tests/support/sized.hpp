// How far a test goes: whole in the release build, less far under sanitizers, which look for faults of memory and not
// of theory.
#pragma once

namespace arete::tests {

template <class T>
constexpr T sized([[maybe_unused]] T whole, [[maybe_unused]] T sanitized) {
#ifdef __SANITIZE_ADDRESS__
  return sanitized;
#else
  return whole;
#endif
}

}  // namespace arete::tests
