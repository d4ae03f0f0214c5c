// T: Playing with Triangulations.

#include "reproduce/papers.hpp"

namespace arete::inline reproduce {

std::span<const Claim> triangulation_claims() { return {}; }

}  // namespace arete::inline reproduce
