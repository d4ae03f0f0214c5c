// What Le Pic'arete's answer rests on, to be drawn and to be told: the components by type, the bits (p1, p2, p3), f(C),
// and what Theorem 2 says of the value, beside the bounds of docs/theory/picarete.md.
#pragma once

#include "rules/idea.hpp"
#include "theory/picarete/components.hpp"

namespace arete::inline theory {

Idea picarete_idea(const PicareteComponents& components);

}  // namespace arete::inline theory
