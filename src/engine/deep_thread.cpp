#include "engine/deep_thread.hpp"

#include <pthread.h>

#include <system_error>

namespace arete::inline engine {
namespace {

thread_local bool deep = false;

}  // namespace

DeepThread::DeepThread(std::function<void()> work) : work_(std::move(work)) {
  // Address space only: pages are taken when touched. The deepest search, 8192 heaps in misère play, touches 3.4 MiB.
  constexpr std::size_t stack = std::size_t{64} << 20;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, stack);
  const auto entry = [](void* self) -> void* {
    deep = true;
    static_cast<DeepThread*>(self)->work_();
    return nullptr;
  };
  const int error = pthread_create(&handle_, &attributes, entry, this);
  pthread_attr_destroy(&attributes);
  if (error != 0) throw std::system_error(error, std::generic_category(), "cannot start a thread");
}

DeepThread::~DeepThread() { pthread_join(handle_, nullptr); }

bool DeepThread::here() { return deep; }

DeepThreads start_deep_threads(unsigned count, const std::function<void()>& work) {
  DeepThreads threads;
  for (unsigned i = 0; i < count; ++i) {
    try {
      threads.push_back(std::make_unique<DeepThread>(work));
    } catch (const std::system_error&) {
      if (threads.empty()) throw;
      break;  // fewer will do
    }
  }
  return threads;
}

}  // namespace arete::inline engine
