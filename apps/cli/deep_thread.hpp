// Searches recurse as deep as games are long: they run on threads with a stack that is deep enough for all of them.
#pragma once

#include <functional>

#include "terminal.hpp"

namespace arete {

/// Runs a function on a thread with a stack that is deep enough for every search, and waits for it.
class DeepThread {
 public:
  explicit DeepThread(std::function<void()> work);
  ~DeepThread();
  DeepThread(const DeepThread&) = delete;
  DeepThread& operator=(const DeepThread&) = delete;

 private:
  std::function<void()> work_;
  unsigned long handle_ = 0;
};

/// Runs work that ends with a status, or throws.
Status on_deep_thread(const std::function<Status()>& work);

}  // namespace arete
