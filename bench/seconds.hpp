// How long a piece of work takes, in seconds of the clock on the wall.
#pragma once

#include <chrono>

namespace arete::bench {

template <class Work>
double seconds(const Work& work) {
  const auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

}  // namespace arete::bench
