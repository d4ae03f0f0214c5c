// Independently flippable edges: no two are sides of one face. Every triangulation of n points has (n − 4)/6 of them
// (J. Galtier et al., Simultaneous edge flipping in triangulations), from which Playing with Triangulations, Theorem 5,
// has its lower bound. The most are a maximum matching of the dual graph.
#pragma once

#include <vector>

#include "theory/triangulations/green_faces.hpp"

namespace arete::inline theory {

/// A half-edge of each, as many as there can be at once; throws BudgetSpent.
std::vector<Triangulation::Half> independent_flips(const GreenFaces& faces, Budget* budget = nullptr);

}  // namespace arete::inline theory
