// A proof sequence as paper E draws it (Figures 4.3, 4.4, 4.8): each situation a small board, the core filled, the
// cells of the neighbourhood with the letters that need them, the capital where the maker marks; and the flow chart,
// whose arrows say which situation a letter leads to.
#pragma once

#include <string>

#include "board/tilings/proof_sequence.hpp"

namespace arete::inline view {

/// As a standalone SVG; the title is for those who cannot see it.
std::string proof_sequence_svg(const Tiling& tiling, const ProofSequence& sequence, const std::string& title);

}  // namespace arete::inline view
