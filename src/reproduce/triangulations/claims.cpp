// T: Playing with Triangulations.

#include <vector>

#include "reproduce/papers.hpp"
#include "reproduce/triangulations/rooms.hpp"

namespace arete::inline reproduce {

std::span<const Claim> triangulation_claims() {
  static const std::vector<Claim> all = [] {
    std::vector<Claim> list(play_claims().begin(), play_claims().end());
    list.insert(list.end(), green_claims().begin(), green_claims().end());
    return list;
  }();
  return all;
}

}  // namespace arete::inline reproduce
