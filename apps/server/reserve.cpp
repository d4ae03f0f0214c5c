#include "reserve.hpp"

#include <malloc.h>
#include <sys/mman.h>
#include <sys/resource.h>

#include <atomic>
#include <cstddef>
#include <new>

namespace arete {
namespace {

constexpr std::size_t bytes = 16 << 20;  // address space only: its pages are not touched
std::atomic<void*> reserve{nullptr};     // the handler of failed allocations has no other way to know it

void give_back() {
  void* kept = reserve.exchange(nullptr);
  if (kept == nullptr) throw std::bad_alloc();
  munmap(kept, bytes);
}

}  // namespace

void spare_address_space() {
  rlimit space{};
  if (getrlimit(RLIMIT_AS, &space) == 0 && space.rlim_cur != RLIM_INFINITY) mallopt(M_ARENA_MAX, 1);
}

void keep_memory_reserve() {
  if (!memory_reserve_is_whole()) throw std::bad_alloc();
  std::set_new_handler(give_back);
}

bool memory_reserve_is_whole() {
  if (reserve != nullptr) return true;
  void* fresh = mmap(nullptr, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (fresh == MAP_FAILED) return false;
  void* none = nullptr;
  if (!reserve.compare_exchange_strong(none, fresh)) munmap(fresh, bytes);
  return true;
}

}  // namespace arete
