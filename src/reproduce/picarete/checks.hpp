// The checks of "Le Pic'arete", in the order of its text.
#pragma once

#include "reproduce/claim.hpp"

namespace arete::inline reproduce::as_printed {

// game.cpp
Ruling squared_paper(Check& check);
Ruling larger_sheets(Check& check);
Ruling rules_of_the_game(Check& check);
Ruling value_of_a_configuration(Check& check);
// types.cpp
Ruling types_of_components(Check& check);
Ruling third_index(Check& check);
Ruling two_types_drawn(Check& check);
Ruling types_of_configurations(Check& check);
Ruling a_101_drawn(Check& check);
Ruling two_groups(Check& check);
Ruling f_of_a_configuration(Check& check);
Ruling odd_chain(Check& check);
// moves.cpp
Ruling table_of_moves(Check& check);
// bounds.cpp
Ruling theorem_2(Check& check);
Ruling corollary_3(Check& check);
Ruling proof_of_corollary_3(Check& check);
Ruling only_110_wins(Check& check);
Ruling sharp_examples(Check& check);
Ruling with_an_isolated_edge(Check& check);
// play.cpp
Ruling strategy_of_the_proof(Check& check);
Ruling isolated_edges_first(Check& check);
Ruling lower_bounds_of_the_even_group(Check& check);
Ruling three_bits_are_too_few(Check& check);
Ruling certificates(Check& check);

}  // namespace arete::inline reproduce::as_printed
