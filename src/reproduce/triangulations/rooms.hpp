// T in two halves: the games of two players, and the solitaires from Theorem 4 on.
#pragma once

#include <span>

#include "reproduce/claim.hpp"

namespace arete::inline reproduce {

std::span<const Claim> play_claims();   ///< Sections 1 to 5: the games of two players
std::span<const Claim> green_claims();  ///< Section 6: the solitaires

}  // namespace arete::inline reproduce
