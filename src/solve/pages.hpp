// Memory for large tables. A table of gigabytes is read in no order, and with small pages most of the time goes to
// finding the page: large pages where the system has them. Buckets begin at cache lines.
#pragma once

#include <cstddef>
#include <new>

#ifdef __linux__
#include <sys/mman.h>
#endif

namespace arete::inline solve {

template <class T>
struct Pages {
  using value_type = T;

  Pages() = default;
  template <class U>
  explicit Pages(const Pages<U>&) {}

  T* allocate(std::size_t n) {
    void* memory = ::operator new(n * sizeof(T), alignment(n));
#ifdef __linux__
    if (alignment(n) == large) madvise(memory, n * sizeof(T), MADV_HUGEPAGE);  // a wish: nothing depends on it
#endif
    return static_cast<T*>(memory);
  }
  void deallocate(T* memory, std::size_t n) { ::operator delete(memory, alignment(n)); }
  bool operator==(const Pages&) const = default;

 private:
  static constexpr std::align_val_t large{std::size_t{1} << 21}, line{64};
  static std::align_val_t alignment(std::size_t n) {
    return n * sizeof(T) >= static_cast<std::size_t>(large) ? large : line;
  }
};

}  // namespace arete::inline solve
