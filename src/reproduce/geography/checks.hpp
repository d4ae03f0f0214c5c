// The checks of U, by its sections, and what several of them ask.
#pragma once

#include "board/graphs/every_graph.hpp"
#include "reproduce/check.hpp"
#include "reproduce/claim.hpp"
#include "reproduce/geography/by_definition.hpp"
#include "reproduce/instances.hpp"

namespace arete::inline reproduce::geography {

// Sections 1 and 2: any graph.
Ruling four_games(Check&);
Ruling rooted_positions(Check&);
Ruling unrooted_vertex_geography(Check&);
Ruling maximum_matchings(Check&);
Ruling pseudoarcs_play_as_arcs(Check&);
Ruling figure_of_a_pseudoarc(Check&);
Ruling even_kernels(Check&);
Ruling even_kernels_are_lost(Check&);
Ruling lost_without_a_kernel(Check&);
Ruling twins_are_lost(Check&);
Ruling complete_graphs_are_won(Check&);
Ruling complete_graphs_have_no_kernel(Check&);

// Section 3: bipartite graphs.
Ruling play_on_a_matrix(Check&);
Ruling lines_in_the_span(Check&);
Ruling lost_iff_in_a_kernel(Check&);
Ruling elimination_answers(Check&);
Ruling euler_graphs_are_lost(Check&);
Ruling even_sides_are_lost(Check&);
Ruling unrooted_edge_geography(Check&);

// Section 4: cubes and grids.
Ruling cubes(Check&);
Ruling corners_of_grids(Check&);
Ruling figure_of_diagonals(Check&);
Ruling orbit_of_the_ball(Check&);
Ruling portions_of_the_orbit(Check&);
Ruling figure_of_the_ball(Check&);

// Section 5: open problems.
Ruling graphs_with_kernels(Check&);
Ruling cubes_with_kernels(Check&);
Ruling kernels_tell(Check&);
Ruling unrooted_graphs(Check&);
Ruling random_graphs(Check&);
Ruling every_start_of_a_grid(Check&);
Ruling grids_of_three_dimensions(Check&);
Ruling two_tokens(Check&);

/// N or P for each vertex, by the plain search.
inline std::string starts_by_rules(const std::string& game, std::int32_t n, const std::vector<Ends>& edges) {
  return *by_rules_alone(graph_of(game, n, edges), {.all_starts = true}).starts;
}
/// The same in the answer of the program, theorems and all.
inline std::string starts_answered(const std::string& game, std::int32_t n, const std::vector<Ends>& edges) {
  return *answer_to(graph_of(game, n, edges), {.all_starts = true}).starts;
}
inline Document rooted(Document document, std::int64_t root) {
  document.root = root;
  return document;
}
inline bool lost(const std::string& starts, std::int32_t v) { return starts[static_cast<std::size_t>(v)] == 'P'; }
inline std::string vertices_text(std::int32_t n) { return std::to_string(n) + " vertices"; }

}  // namespace arete::inline reproduce::geography
