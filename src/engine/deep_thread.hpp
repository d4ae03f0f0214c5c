// Searches recurse as deep as games are long: they run on threads with a stack that is deep enough for all of them.
#pragma once

#include <exception>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace arete::inline engine {

/// Runs a function on a thread with a stack that is deep enough for every search, and waits for it.
class DeepThread {
 public:
  explicit DeepThread(std::function<void()> work);
  ~DeepThread();
  DeepThread(const DeepThread&) = delete;
  DeepThread& operator=(const DeepThread&) = delete;

  /// Whether this function is called on such a thread.
  static bool here();

 private:
  std::function<void()> work_;
  unsigned long handle_ = 0;
};

using DeepThreads = std::vector<std::unique_ptr<DeepThread>>;

/// The same function on so many threads, or on as many as there can be; throws if there can be none.
DeepThreads start_deep_threads(unsigned count, const std::function<void()>& work);

/// Runs work that ends with a result, or throws.
template <class Work>
auto on_deep_thread(const Work& work) -> decltype(work()) {
  std::optional<decltype(work())> result;
  std::exception_ptr failure;
  {
    const DeepThread worker([&] {
      try {
        result.emplace(work());
      } catch (...) {
        failure = std::current_exception();
      }
    });
  }
  if (failure) std::rethrow_exception(failure);
  return *std::move(result);
}

}  // namespace arete::inline engine
