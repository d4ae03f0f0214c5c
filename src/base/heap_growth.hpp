// How much more memory the program holds than at some moment: for work inside libraries, which do not ask a budget.
// Other threads are counted, too, so a limit by it is reached rather too early than too late.
#pragma once

#include <cstdint>

#ifdef __GLIBC__
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
  /// Nothing where the system does not tell.
  static std::uint64_t held() {
#ifdef __GLIBC__
    const auto info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
  }

  std::uint64_t begin_;
};

}  // namespace arete::inline base
