// The checks of the claims of "On Bichromatic Triangle Game", by subject.
#pragma once

#include "reproduce/check.hpp"
#include "reproduce/claim.hpp"

namespace arete::inline reproduce::bichromatic {

// definitions.cpp: the rules, held against an implementation of their own
Ruling complete_game_is_as_defined(Check& check);
Ruling triangle_game_is_as_defined(Check& check);
Ruling configurations_can_be_written(Check& check);
Ruling independent_configurations_add_up(Check& check);

// lemmas.cpp
Ruling few_red_sides_let_blue_tie(Check& check);
Ruling few_blue_sides_let_red_tie(Check& check);
Ruling special_subgames_are_tied(Check& check);
Ruling four_points_are_tied(Check& check);

// outcomes.cpp
Ruling blue_ties_in_convex_position(Check& check);
Ruling red_ties_in_convex_position(Check& check);
Ruling blue_ties_around_a_point(Check& check);
Ruling red_ties_around_a_point(Check& check);
Ruling complete_game_is_tied(Check& check);
Ruling general_sets(Check& check);

// cases.cpp: the replies in the proof of Theorem 2
Ruling first_moves_are_answered(Check& check);
Ruling nearest_point_leaves_a_special_subgame(Check& check);
Ruling spokes_are_answered(Check& check);
Ruling special_subgames_are_answered(Check& check);
Ruling a_segment_before_the_inner_point(Check& check);
Ruling moves_behind_it_are_answered(Check& check);
Ruling sides_before_the_inner_point_are_answered(Check& check);

}  // namespace arete::inline reproduce::bichromatic
