// How much more memory the program holds than at some moment: for work inside libraries, which do not ask a budget.
// Other threads are counted, too, so a limit by it is reached rather too early than too late.
#pragma once

#include <cstdint>

#ifdef __has_feature
#if __has_feature(address_sanitizer)
#define ARETE_ADDRESS_SANITIZER
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define ARETE_ADDRESS_SANITIZER
#endif

#ifdef ARETE_ADDRESS_SANITIZER
#include <cstddef>
extern "C" std::size_t __sanitizer_get_current_allocated_bytes();  // gcc has no header for it
#elif defined(__GLIBC__)
#include <malloc.h>
#endif

namespace arete::inline base {

class HeapGrowth {
 public:
  HeapGrowth() : begin_(held()) {}
  std::uint64_t bytes() const {
    const auto now = held();
    return now > begin_ ? now - begin_ : 0;
  }

 private:
  /// Nothing where the system does not tell. Under the sanitizer the C library's own heap is not the one in use.
  static std::uint64_t held() {
#ifdef ARETE_ADDRESS_SANITIZER
    return __sanitizer_get_current_allocated_bytes();
#elif defined(__GLIBC__)
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
  }

  std::uint64_t begin_;
};

}  // namespace arete::inline base
