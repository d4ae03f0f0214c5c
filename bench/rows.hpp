// Rows of a table of figures: each is measured in a process of its own, CPU time on one thread and the most memory that
// it held.
#pragma once

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "engine/boards/named_boards.hpp"
#include "engine/game.hpp"

namespace arete::bench {

struct Row {
  std::string name, wanted, others;
  std::function<std::string()> work;  ///< gives the value and what else is to be told
};

inline std::string solved(const Document& document, bool all_best = false) {
  Question question;
  question.all_best = all_best;
  question.theorems = false;
  const auto answer = open(document)->solve(question);
  const std::string value = answer.nimber  ? "nimber " + to_text(*answer.nimber)
                            : answer.score ? "score " + std::to_string(*answer.score)
                                           : answer.outcome_word();
  return value + ", " + std::to_string(answer.nodes) + " nodes";
}

inline Document named(const std::string& kind, std::vector<std::int64_t> sizes, const std::string& game,
                      std::uint64_t seed = 1) {
  return make_board({.kind = kind, .sizes = std::move(sizes), .game = game, .seed = seed});
}

/// Of this process.
inline rusage resources_used() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return used;
}
inline double cpu_seconds(const rusage& used = resources_used()) {
  return static_cast<double>(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
         1e-6 * static_cast<double>(used.ru_utime.tv_usec + used.ru_stime.tv_usec);
}

inline void run(const Row& row) {
  std::fflush(stdout);
  const pid_t child = fork();
  if (child == 0) {
    const auto result = row.work();
    const rusage used = resources_used();
    std::printf("%-38s %9.3f s %6ld MB   %-16s %-28s %s\n", row.name.c_str(), cpu_seconds(used), used.ru_maxrss / 1024,
                row.wanted.c_str(), row.others.c_str(), result.c_str());
    std::fflush(stdout);
    _exit(0);
  }
  int status = 0;
  waitpid(child, &status, 0);
}

inline void print_head() {
  std::printf("%-38s %11s %9s   %-16s %-28s %s\n", "position", "CPU", "memory", "wanted", "others", "value");
}

}  // namespace arete::bench
