// Preloaded into the program by a test: from one SIGUSR1 to the next, one of ARETE_FAILING_ONE_OF allocations fails of
// those that are not small, at moments that look random. Small ones go well, as they do on a real machine, where the
// server has a reserve for them: destructors of JSON values need some.

#include <atomic>
#include <csignal>
#include <cstdint>
#include <cstdlib>
#include <new>

namespace {

std::atomic<bool> failing{false};
std::atomic<std::uint64_t> allocations{0};
std::uint64_t one_of = 1;

bool fails(std::size_t size) {
  constexpr std::size_t small = 2048;
  if (!failing || size <= small) return false;
  std::uint64_t x = ++allocations * 0x9e3779b97f4a7c15;
  x = (x ^ (x >> 32)) * 0xd6e8feb86659fd93;
  return (x ^ (x >> 32)) % one_of == 0;
}

[[gnu::constructor]] void begin() {
  if (const char* text = std::getenv("ARETE_FAILING_ONE_OF")) one_of = std::strtoull(text, nullptr, 10);
  std::signal(SIGUSR1, [](int) { failing = !failing; });
}

}  // namespace

void* operator new(std::size_t size) {
  void* memory = fails(size) ? nullptr : std::malloc(size == 0 ? 1 : size);
  if (memory == nullptr) throw std::bad_alloc();
  return memory;
}
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
