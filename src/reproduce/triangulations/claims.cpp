// T: Playing with Triangulations.

#include "reproduce/papers.hpp"
#include "reproduce/triangulations/rooms.hpp"

namespace arete::inline reproduce {

std::span<const Claim> triangulation_claims() { return green_claims(); }

}  // namespace arete::inline reproduce
