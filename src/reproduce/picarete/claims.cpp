// P: Le Pic'arête.

#include "reproduce/papers.hpp"

namespace arete::inline reproduce {

std::span<const Claim> picarete_claims() { return {}; }

}  // namespace arete::inline reproduce
