// What a position and each of its moves are worth, told as it becomes known: first what takes no time, a theorem or
// bounds, then the whole answer, then move by move; those that are hard are asked again with the time that is left.
#pragma once

#include "playground/task.hpp"
#include "view/documents/document.hpp"

namespace arete::inline playground {

/// Says the lines of /api/analyse.
void analyse(const Document& document, double seconds, Task& task);

/// Says the lines of /api/review: the value after each move that was played.
void review(const Document& document, double seconds, Task& task);

constexpr std::uint64_t analysis_memory = std::uint64_t{256} << 20;

}  // namespace arete::inline playground
