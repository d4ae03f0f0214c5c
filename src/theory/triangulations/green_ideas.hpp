// What the green solitaires rest on, to be told and drawn: the recurrences of Theorem 4 of Playing with Triangulations,
// the independent flips of Theorem 5, and which edges a best plan flips and leaves black.
#pragma once

#include "theory/triangulations/green_plan.hpp"

namespace arete::inline theory {

/// At the start in convex position jump, b(S) and g(S) of each oriented diagonal; else the plan.
Idea all_green_idea(const GreenFaces& faces, const GreenPlan& plan, Budget* budget = nullptr);
/// The plan, and how many edges can be flipped independently.
Idea green_wins_idea(const GreenFaces& faces, const GreenPlan& plan, Budget* budget = nullptr);

}  // namespace arete::inline theory
