// Triangulations of a convex polygon with corners 0..n−1 by their shape. Those with a wanted number k of inner
// triangles (that have no side on the hull) come uniformly at random in linear time: every such triangulation has k + 2
// ears, so cutting off a random ear is fair; what is left hangs from the base of the ear as a tree of n − 3 triangles
// of which exactly k have two children, and by the cycle lemma exactly one rotation of a random order of the numbers of
// children is a tree in preorder.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "board/ends.hpp"

namespace arete::inline engine {

/// Shapes: `fan`, `serpentine`, `random` (every triangulation as likely), `inner` (every one with so many inner
/// triangles as likely), `branching` (so many inner triangles, no two of them neighbours). Sorted. Throws InputError at
/// `board`.
std::vector<Ends> convex_triangulation(std::int64_t n, const std::string& shape, std::int64_t inner, Random& random);

}  // namespace arete::inline engine
