// What the bench measures vertex geography against: one run of LEMON's MaxMatching. Read as C++17 too, which LEMON
// needs.
#pragma once

#include <time.h>

#include <cstdint>
#include <utility>
#include <vector>

struct LemonRun {
  double build = 0, run = 0;  ///< seconds: making LEMON's graph, and MaxMatching::run()
  int size = 0;
};
LemonRun lemon_run(std::int32_t vertices, const std::vector<std::pair<std::int32_t, std::int32_t>>& edges);

inline double cpu_seconds() {
  timespec now{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}
