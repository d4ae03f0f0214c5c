// The pictures of a classification.
#pragma once

#include "achievement/animals.hpp"

namespace arete::inline engine {

/// `tree.svg`, and `N.svg` for each animal N with a strategy that can be drawn. Throws InputError if a file cannot be
/// written.
void draw_animals(const Tiling& tiling, Bias bias, const std::vector<ClassifiedAnimal>& all,
                  const std::string& directory);

/// One picture, as SVG: `tree`; `pavings`; `faces`, each animal beside its face animal, or only the `winners` and the
/// undecided; `N`, the strategy for or against that animal; `children-of-N`. Throws InputError at `picture`.
std::string animals_picture(const Tiling& tiling, Bias bias, const std::vector<ClassifiedAnimal>& all,
                            const std::string& what);

}  // namespace arete::inline engine
