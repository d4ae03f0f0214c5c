// U: Undirected edge geography.

#include "reproduce/papers.hpp"

namespace arete::inline reproduce {

std::span<const Claim> geography_claims() { return {}; }

}  // namespace arete::inline reproduce
