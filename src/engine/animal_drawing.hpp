// The pictures of a classification: `tree.svg`, and `N.svg` for each animal N that fixed answers kill or a proof
// sequence wins.
#pragma once

#include "achievement/animals.hpp"

namespace arete::inline engine {

/// Throws InputError if a file cannot be written.
void draw_animals(const Tiling& tiling, Bias bias, const std::vector<ClassifiedAnimal>& all,
                  const std::string& directory);

}  // namespace arete::inline engine
