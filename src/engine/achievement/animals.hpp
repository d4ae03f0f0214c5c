// The animals of boards without end, for front ends: all of them up to a size with who wins, and what a finite search
// excludes.
#pragma once

#include "achievement/animal_list.hpp"
#include "achievement/animals.hpp"
#include "achievement/maker/exclusion.hpp"
#include "achievement/paper_names.hpp"

namespace arete::inline engine {

/// `any`, `paving`, `answers`, `priorities` or `invariant`; throws InputError.
BreakerBy read_breaker_by(const std::string& word);

/// One animal, of whatever size: alone it has no place among those of its size, and its number is 0.
ClassifiedAnimal classify_alone(const Achievement& game, const ClassifyOptions& options);

inline constexpr std::size_t most_cells = 12;  ///< of the largest animals that can be asked for

/// `[[0,1],[1,0]]`
std::string to_json(const Animal& animal);
/// As a line of `arete animals`.
std::string to_json(const Tiling& board, const ClassifiedAnimal& item);

}  // namespace arete::inline engine
