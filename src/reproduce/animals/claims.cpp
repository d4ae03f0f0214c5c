// E: Edge animal achievement.

#include "reproduce/papers.hpp"

namespace arete::inline reproduce {

std::span<const Claim> animal_claims() { return {}; }

}  // namespace arete::inline reproduce
