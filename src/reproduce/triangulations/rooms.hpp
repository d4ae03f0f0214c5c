// T in two halves: the games of two players, and the solitaires from Theorem 4 on.
#pragma once

#include <span>

#include "reproduce/claim.hpp"

namespace arete::inline reproduce {

std::span<const Claim> play_claims();
std::span<const Claim> green_claims();

}  // namespace arete::inline reproduce
