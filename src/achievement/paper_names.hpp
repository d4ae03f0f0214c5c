// What paper E calls the animals of its edge boards. Its figures are lost, so a name is known as far as the text
// determines it. F2 is the pair that loses, F4 the pair that the hexagonal board has as well. F9 and F10 are the
// winners of three cells, F11 to F16 the losers among the others without a lost pair, and since all animals of three
// cells come before F17, F5 to F8 are those with one. F41 is the animal of four cells around an empty one, F28 the open
// one. The rectangular board has numbers of its own.
#pragma once

#include <string>

#include "board/tilings/animal.hpp"

namespace arete::inline achievement {

/// `F28`; `F9/F10` or `F11-F16` where it is one of these and the text does not say which; empty where it says nothing.
std::string paper_name(const Tiling& tiling, const Animal& animal);

}  // namespace arete::inline achievement
