// The checks of the claims about games of two players (T, Sections 1 to 5), by subject.
#pragma once

#include "reproduce/check.hpp"
#include "reproduce/claim.hpp"

namespace arete::inline reproduce {

// definitions.cpp
Ruling triangulations_are_what_is_defined(Check& check);
Ruling nim_values_add_without_carrying(Check& check);
Ruling misere_play_is_the_opposite(Check& check);
/// The rules of a game on every board of so many points, against the rulebook.
Ruling rules_as_printed(Check& check, const char* game, int quick, int full);

// coloring_checks.cpp
Ruling coloring_takes_faces(Check& check);
Ruling serpentine_boards_are_won_at_the_centre(Check& check);
Ruling rows_are_heaps_of_kayles(Check& check);
Ruling several_sets_are_a_sum(Check& check);
Ruling theorem_1(Check& check);
Ruling adjacent_inner_triangles(Check& check);
Ruling figure_1(Check& check);

// kayles_checks.cpp
Ruling table_1(Check& check);
Ruling table_2(Check& check);
Ruling magic_sizes_of_kayles(Check& check);
Ruling magic_sizes_of_dawsons_kayles(Check& check);
Ruling node_kayles_is_kayles_on_graphs(Check& check);
Ruling coloring_is_kayles_on_edges(Check& check);
Ruling edge_graphs_are_cacti(Check& check);
Ruling figure_2(Check& check);

// points_checks.cpp
Ruling triangle_race_is_dawsons_kayles(Check& check);
Ruling theorem_2(Check& check);
Ruling even_sets_are_won_by_halving(Check& check);

// complete_checks.cpp
Ruling theorem_3(Check& check);
Ruling joining_edges_are_counted(Check& check);
Ruling joining_opens_as_many_triangles(Check& check);
Ruling redundant_edges_are_never_best(Check& check);
Ruling lemma_1(Check& check);
Ruling lemma_2(Check& check);
Ruling lemma_3(Check& check);

}  // namespace arete::inline reproduce
