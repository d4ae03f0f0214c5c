// T, Sections 1 to 5: the games of two players.

#include "reproduce/triangulations/checks.hpp"
#include "reproduce/triangulations/rooms.hpp"

namespace arete::inline reproduce {

std::span<const Claim> play_claims() {
  using enum Ruling::Sort;
  using enum Kind;
  static constexpr Claim claims[] = {
      {"Section 1, triangulations", definition,
       "Points are in general position: no three on a line. A triangulation divides the convex hull into triangles "
       "with "
       "all points as corners; equivalently its edges are a largest set of segments that do not cross.",
       "arete board triangulations 6 | arete solve", confirmed, triangulations_are_what_is_defined},
      {"Section 2, normal play and Nim values", definition,
       "Whoever cannot move loses. Such an impartial game is worth a Nim pile, and the Nim values of a sum are added "
       "in "
       "binary without carrying.",
       "arete board heaps 42 1 2 5 | arete solve", confirmed, nim_values_add_without_carrying},
      {"Section 2, misère play", definition, "Misère play is the opposite: whoever cannot move wins.",
       "echo '{\"game\": \"kayles\", \"heaps\": [3, 4], \"misere\": true}' | arete solve", confirmed,
       misere_play_is_the_opposite},
      {"Section 3.1.1", definition,
       "Monochromatic Complete Triangulation: draw a segment; every empty triangle completed is a point and gives "
       "another "
       "move; more points win.",
       "arete board random 7 | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "mono-complete", 6, 7); }},
      {"Section 3.1.2", definition, "Monochromatic Triangle: whoever completes an empty triangle first wins.",
       "arete board random 7 --game mono-triangle | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "mono-triangle", 6, 7); }},
      {"Section 3.1.3", definition,
       "Bichromatic Complete Triangulation: each player draws in a colour, and only triangles of one colour count.",
       "arete board random 7 --game bi-complete --seed 3 | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "bi-complete", 5, 6); }},
      {"Section 3.1.4", definition,
       "Bichromatic Triangle: whoever first completes an empty triangle of her own colour wins.",
       "arete board random 7 --game bi-triangle | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "bi-triangle", 5, 6); }},
      {"Section 3.2.1", definition,
       "Monochromatic Flipping: flip a black edge, the new edge is green. Whoever cannot move loses.",
       "arete board triangulation 7 --shape fan --game mono-flip | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "mono-flip", 6, 7); }},
      {"Section 3.2.2", definition,
       "Monochromatic Flipping to Triangle: the same moves, and whoever first completes an empty green triangle wins.",
       "arete board triangulation 7 --shape fan --game mono-flip-triangle | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "mono-flip-triangle", 6, 7); }},
      {"Section 3.2.3", definition,
       "Bichromatic Flipping: the flipped edge and the black sides of its quadrilateral take the mover's colour; "
       "whoever "
       "has more edges at the end wins.",
       "arete board triangulation 7 --shape fan --game bi-flip | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "bi-flip", 6, 7); }},
      {"Section 3.2.4", definition,
       "All-Green Solitaire: a flip makes the edge and the four sides of its quadrilateral green. All edges are to be "
       "green.",
       "arete board triangulation 7 --shape fan --game all-green | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "all-green", 6, 7); }},
      {"Section 3.2.5", definition, "Green-Wins Solitaire: the same flips; more edges are to be green than black.",
       "arete board triangulation 7 --shape fan --game green-wins | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "green-wins", 6, 7); }},
      {"Section 3.3.1", definition,
       "Triangulation Coloring: colour a black edge green; whoever first completes a green triangle wins.",
       "arete board triangulation 7 --shape fan --game coloring | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "coloring", 6, 6); }},
      {"Section 3.3.2", definition,
       "Bichromatic Coloring: each player in her own colour; whoever first completes a triangle of one colour wins.",
       "arete board triangulation 6 --shape fan --game bi-coloring | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "bi-coloring", 5, 5); }},
      {"Section 3.3.3", definition,
       "Four-Cycle: as Triangulation Coloring, for an empty quadrilateral, which is two faces that share an edge.",
       "arete board triangulation 7 --shape fan --game four-cycle | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "four-cycle", 5, 6); }},
      {"Section 3.3.4", definition,
       "Nimstring: mark an edge; whoever completes a triangle moves again; whoever cannot move loses.",
       "arete board triangulation 7 --shape fan --game nimstring | arete solve", confirmed,
       [](Check& check) { return rules_as_printed(check, "nimstring", 5, 6); }},

      {"Section 4.1, dual graph and taken triangles", definition,
       "In the dual graph exactly the inner triangles have degree three. Coloring is won by whoever takes the last "
       "triangle, one with a side on the hull alone or two neighbours together.",
       "arete board triangulation 12 --shape branching:1 | arete solve --why", confirmed, coloring_takes_faces},
      {"Figure 1", figure,
       "A simple-branching triangulation, its dual graph as arrays of boxes, and the numbers of boxes in them.",
       "arete board triangulation 12 --shape branching:1 --seed 4 | arete draw --why > figure.svg", confirmed, figure_1,
       "T-figure-1"},
      {"Section 4.1, serpentine triangulations", proposition,
       "If the dual graph is a path the first player wins: she takes the central triangle by its side on the hull, or "
       "the "
       "two triangles at the central diagonal, and then answers symmetrically.",
       "arete board triangulation 20 --shape serpentine | arete solve", confirmed,
       serpentine_boards_are_won_at_the_centre},
      {"Section 4.1, simple-branching triangulations", proposition,
       "If no two inner triangles share a diagonal they can be left out, and the arrays that remain are heaps of "
       "Kayles. "
       "Their number is odd.",
       "arete board triangulation 40 --shape branching:5 | arete solve --why", confirmed, rows_are_heaps_of_kayles},
      {"Section 4.1, several point sets", construction,
       "Coloring can be played on several triangulated sets at once; any number of heaps arises then.",
       "echo '{\"game\": \"coloring\", \"boards\": [{\"points\": [[0,0],[4,0],[4,4],[0,4]], \"edges\": "
       "[[0,1],[1,2],[2,3],[0,3],[0,2]]}, {\"points\": [[0,0],[4,0],[0,4]], \"edges\": [[0,1],[1,2],[0,2]]}]}' | arete "
       "solve",
       confirmed, several_sets_are_a_sum},
      {"Table 1", Kind::table,
       "The Nim values of Kayles have the period 12 with 14 exceptional values, the last at a heap of 70.",
       "arete sequence .77 --count 90", confirmed, table_1},
      {"Section 4.1, magic heap sizes", claim,
       "Powers of two appear first at heaps of 1, 2, 5 and 27, and every Nim value of Kayles is a sum of theirs: four "
       "bits "
       "suffice.",
       "arete sequence .77", confirmed, magic_sizes_of_kayles},
      {"Theorem 1", theorem,
       "Who wins Coloring on a simple-branching triangulation of points in convex position, and with which moves, is "
       "found "
       "in linear time: its heaps of Kayles tell it.",
       "arete board triangulation 100000 --shape branching:1000 | arete solve --best one", confirmed, theorem_1},
      {"Section 4.1, Kayles on graphs", definition,
       "Choose a vertex that is not adjacent to a chosen one; whoever cannot loses. Deciding who wins is "
       "PSPACE-complete.",
       "arete board cycle 7 --game node-kayles | arete solve", confirmed, node_kayles_is_kayles_on_graphs},
      {"Section 4.1, EG(T)", proposition,
       "Coloring on T is Kayles on the graph EG(T), whose vertices are the edges of T, adjacent where they belong to "
       "one "
       "triangle.",
       "arete board triangulation 7 | arete board edge-graph - | arete solve", confirmed, coloring_is_kayles_on_edges},
      {"Figure 2", figure, "A triangulation T and beside it the graph EG(T).",
       "arete board delaunay 7 --game coloring --seed 5 | arete board edge-graph - | arete draw > figure.svg",
       confirmed, figure_2, "T-figure-2b"},
      {"Section 4.1, Theorem 1 for graphs", corollary,
       "In convex position EG(T) is an outerplanar graph all of whose blocks are triangles, so Theorem 1 solves Kayles "
       "on "
       "such graphs if blocks with three articulation vertices share none of them.",
       "arete board triangulation 9 --shape branching:1 | arete board edge-graph - | arete solve", confirmed,
       edge_graphs_are_cacti},
      {"Section 4.2, Dawson's Kayles", proposition,
       "In convex position Monochromatic Triangle is Dawson's Kayles: a segment between unused points takes these two "
       "and "
       "divides the others into two heaps.",
       "arete board convex 30 --game mono-triangle | arete solve --why", confirmed, triangle_race_is_dawsons_kayles},
      {"Table 2", Kind::table,
       "The Nim values of Dawson's Kayles have the period 34 with 8 exceptional values, the last at a heap of 52.",
       "arete sequence .07 --count 90", confirmed, table_2},
      {"Section 4.2, magic heap sizes", claim,
       "For Dawson's Kayles the four bits correspond to heaps of 2, 4, 14 and 69.", "arete sequence .07", confirmed,
       magic_sizes_of_dawsons_kayles},
      {"Theorem 2", theorem,
       "Monochromatic Triangle on n points in convex position is lost by the first player iff n is 5, 9, 21, 25 or 29 "
       "modulo 34, or 15, or 35. It is meant for n of at least 3.",
       "arete board convex 39 --game mono-triangle | arete solve", confirmed, theorem_2},
      {"Theorem 2, n even", proposition,
       "For n even the first player wins with any diagonal that leaves equally many points on both sides.",
       "arete board convex 12 --game mono-triangle | arete solve", confirmed, even_sets_are_won_by_halving},

      {"Theorem 3", theorem,
       "Monochromatic Complete Triangulation on n points in convex position is won by the first player for n odd and a "
       "tie "
       "for n even. It is meant for n of at least 3.",
       "arete board convex 9 | arete solve --why", confirmed, theorem_3},
      {"Section 5, i-edges", claim,
       "An edge that joins two components is an i-edge if i of its ends are used before. Along every play 2 e0 + e1 = "
       "n, "
       "and e2 = e0 - 1.",
       "arete board convex 9 | arete solve --why", confirmed, joining_edges_are_counted},
      {"Section 5, open triangles", claim,
       "Where no triangle is open, an i-edge lets the opponent close exactly i triangles.",
       "arete board convex 9 | arete solve --why", confirmed, joining_opens_as_many_triangles},
      {"Section 5, redundant edges", claim, "No optimal strategy draws an edge inside a component that closes nothing.",
       "echo '{\"game\": \"mono-complete\", \"points\": [[0,0],[4,0],[6,3],[4,6],[0,6],[-2,3]], \"given\": "
       "{\"nobody\": "
       "[[0,1],[1,2],[2,3],[4,5]]}}' | arete solve --why",
       Ruling::Sort::wrong, redundant_edges_are_never_best},
      {"Lemma 1", lemma,
       "For n odd the first player wins by playing greedily: close triangles, then the smallest i-edge.",
       "arete board convex 9 | arete solve --why", confirmed, lemma_1},
      {"Lemma 2", lemma, "For n even the second player forces a tie by playing greedily.",
       "arete board convex 8 | arete solve --why", confirmed, lemma_2},
      {"Lemma 3", lemma,
       "For n even the first player forces a tie: she halves the set, answers symmetrically, and is greedy once the "
       "opponent has left a triangle open.",
       "arete board convex 8 | arete solve --why", confirmed, lemma_3},

      {"Section 4.1, adjacent inner triangles", problem, "Coloring where inner triangles share diagonals is left open.",
       "arete board triangulation 20 --shape inner:4 | arete solve --why", open, adjacent_inner_triangles},
  };
  return claims;
}

}  // namespace arete::inline reproduce
