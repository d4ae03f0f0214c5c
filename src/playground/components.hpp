// The parts that a position of an impartial game falls into, each with its nimber, and what they add up to. Where no
// sum is known to decide the game (scores, partizan games, misère play) nothing is said.
#pragma once

#include <functional>
#include <optional>

#include "engine/game.hpp"
#include "playground/standing.hpp"

namespace arete::inline playground {

/// From an idea whose groups are components; nothing if it shows something else.
std::optional<Json> components_of(const Idea& idea);

/// From heaps, each of which is a component; `nimber_of` is asked once for each size.
std::optional<Json> components_of(const std::vector<std::int64_t>& heaps,
                                  const std::function<std::optional<Nimber>(std::int64_t)>& nimber_of);

}  // namespace arete::inline playground
