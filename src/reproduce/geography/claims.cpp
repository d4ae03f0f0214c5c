// U: Undirected edge geography.

#include "reproduce/geography/checks.hpp"
#include "reproduce/papers.hpp"

namespace arete::inline reproduce {
namespace geography {
namespace {

constexpr auto as_printed = Ruling::Sort::confirmed, unsolved = Ruling::Sort::open;

constexpr Claim claims[] = {
    {"Section 1, the four games", Kind::definition,
     "A token is moved along edges (U) or arcs (D); no vertex (V) or no edge (E) is used twice, and whoever cannot "
     "move loses. A start is N if the player to move wins, and P otherwise.",
     "arete board random 8 --game deg | arete solve --all-starts", as_printed, four_games},
    {"Section 1, rooted positions", Kind::definition, "A position is a graph with a distinguished vertex, the root.",
     "arete board grid 2 2 --game ueg --root 0 | arete solve", as_printed, rooted_positions},
    {"Theorem 1.1", Kind::theorem,
     "Vertex geography from v is won by the first player iff every maximum matching saturates v.",
     "arete board grid 12 9 --game uvg --root 0 | arete solve --why", as_printed, maximum_matchings},
    {"Section 1, unrooted vertex geography", Kind::claim,
     "If the first player chooses the root, the second wins vertex geography iff there is a perfect matching.",
     "arete board path 7 --game uvg | arete solve", as_printed, unrooted_vertex_geography},
    {"Theorem 2.1", Kind::theorem,
     "Edge geography is PSPACE-complete: with a pseudoarc in the place of each arc it plays as directed edge "
     "geography does. (The reduction is what is checked.)",
     "arete board random 4 --game deg | arete board pseudoarcs - | arete solve --all-starts", as_printed,
     pseudoarcs_play_as_arcs},
    {"Figure 1", Kind::figure,
     "A pseudoarc from x to y: a player who enters from x arrives four moves later at y, straying from the way "
     "loses, and a player who enters from y loses to the reply to z. (The figure is lost; this is a gadget that does "
     "what the text says, with x = 0, y = 1 and z = 2.)",
     "arete solve --why docs/figures/U-figure-1.json", as_printed, figure_of_a_pseudoarc, "U-figure-1"},
    {"Section 2, even kernels", Kind::definition,
     "An even kernel is a nonempty set of vertices, no two adjacent, in which every other vertex has an even number "
     "of neighbours.",
     "arete board grid 5 5 --game ueg | arete kernel", as_printed, even_kernels},
    {"Proposition 2.2", Kind::proposition, "A root in an even kernel is a P-position.",
     "arete board cycle 8 --game ueg --root 0 | arete solve --why", as_printed, even_kernels_are_lost},
    {"Figure 2", Kind::figure,
     "There is a P-position whose root is in no even kernel. (The figure is lost; the smallest is a triangle with a "
     "pendant vertex, rooted there.)",
     "arete solve docs/figures/U-figure-2.json; arete kernel docs/figures/U-figure-2.json", as_printed,
     lost_without_a_kernel, "U-figure-2"},
    {"Corollary 2.3", Kind::corollary, "A vertex with a twin, not adjacent and with the same neighbours, is lost.",
     "arete board bipartite 2 3 --game ueg --root 0 | arete solve --why", as_printed, twins_are_lost},
    {"Corollary 2.4", Kind::corollary, "On the complete graph with n >= 2 vertices every first move wins.",
     "arete board complete 500 --game ueg --root 0 | arete solve --best one", as_printed, complete_graphs_are_won},
    {"Section 2, complete graphs without a kernel", Kind::claim,
     "The complete graph with n >= 1 vertices has no even kernel.", "arete board complete 1 --game ueg | arete kernel",
     Ruling::Sort::wrong, complete_graphs_have_no_kernel},
    {"Section 3, the game on a matrix", Kind::definition,
     "Edge geography on a bipartite graph is played on its adjacency matrix M: the players change 1s to 0s in the "
     "distinguished line, and the perpendicular line through the entry becomes the distinguished one.",
     "arete board grid 3 4 --game ueg --root 0 | arete solve --why", as_printed, play_on_a_matrix},
    {"Theorem 3.1", Kind::theorem,
     "A line of M is a P-position iff it is in the span over GF(2) of the other lines parallel to it.",
     "arete board grid 3 3 --game ueg --root 0 | arete solve --why", as_printed, lines_in_the_span},
    {"Corollary 3.2", Kind::corollary, "A vertex of a bipartite graph is lost iff it is in an even kernel.",
     "arete board grid 5 8 --game ueg | arete kernel --all-starts", as_printed, lost_iff_in_a_kernel},
    {"Corollary 3.3", Kind::corollary,
     "Edge geography on bipartite graphs, with the winning moves, is decided in polynomial time.",
     "arete board grid 300 300 --game ueg --root 0 | arete solve --certificate grid.txt; arete check grid.txt",
     as_printed, elimination_answers},
    {"Corollary 3.4", Kind::corollary, "Every vertex of a bipartite graph with even degrees is lost.",
     "arete board torus 4 6 --game ueg | arete solve --all-starts", as_printed, euler_graphs_are_lost},
    {"Corollary 3.5", Kind::corollary,
     "Every vertex of one side of a bipartite graph is lost if all degrees on the other side are even.",
     "arete board bipartite 4 3 --game ueg | arete solve --all-starts", as_printed, even_sides_are_lost},
    {"Corollary 3.6", Kind::corollary,
     "The second player wins edge geography without a root on a bipartite graph iff M is invertible.",
     "arete board grid 4 6 --game ueg | arete solve --why", as_printed, unrooted_edge_geography},
    {"Theorem 4.1", Kind::theorem, "A vertex of the n-cube is lost iff n is even.",
     "arete board cube 15 --game ueg --root 0 | arete solve --why", as_printed, cubes},
    {"Theorem 4.2", Kind::theorem,
     "The corner (1, 1) of the m x n grid, m, n >= 2, is lost iff gcd(m + 1, n + 1) is not 1.",
     "arete board grid 14 9 --game ueg --root 0 | arete solve --why", as_printed, corners_of_grids},
    {"Figure 3", Kind::figure,
     "For a common divisor d of m + 1 and n + 1 the points inside one diagonal of each d x d square are an even "
     "kernel; here for the 14 x 9 grid, d = 5.",
     "arete board grid 14 9 --game ueg --root 0 | arete draw --why", as_printed, figure_of_diagonals, "U-figure-3"},
    {"Section 4, the billiard ball", Kind::construction,
     "If m is even and m + 1 and n + 1 are coprime, a ball from the corner (m + 1, 0) is absorbed in another corner "
     "after (m + 1)(n + 1) steps, and it visits every vertex with i + j odd twice.",
     "arete board grid 4 5 --game ueg --root 0 | arete draw --why", as_printed, orbit_of_the_ball},
    {"Figure 4", Kind::figure,
     "Of the portions a and b of the orbit that leave (1, 2) and c and d that leave (2, 1), two lead to corners, and "
     "exactly one of them is b or c.",
     "arete board grid 4 5 --game ueg --root 0 | arete draw --why", as_printed, portions_of_the_orbit, "U-figure-4"},
    {"Figure 5", Kind::figure,
     "The vertices that this portion visits an odd number of times are an even kernel of the grid without the edge "
     "from (1, 1) to its end; here for the 12 x 9 grid.",
     "arete board grid 12 9 --game ueg --root 0 | arete draw --why", as_printed, figure_of_the_ball, "U-figure-5"},
    {"Open problem 1, even kernels", Kind::problem, "Which graphs have an even kernel?",
     "arete board random 12 --game ueg | arete kernel --certificate none.txt", unsolved, graphs_with_kernels},
    {"Open problem 1, cubes", Kind::claim, "The n-cube has an even kernel iff n is even.",
     "arete board cube 5 --game ueg | arete kernel", as_printed, cubes_with_kernels},
    {"Open problem 1, P iff in a kernel", Kind::problem,
     "On which graphs is a vertex lost iff it is in an even kernel? Complete and bipartite graphs are among them.",
     "arete board random 7 --game ueg | arete kernel --all-starts", unsolved, kernels_tell},
    {"Open problem 2", Kind::problem, "On which graphs is every start won?",
     "arete board random 7 --game ueg | arete solve --all-starts", unsolved, unrooted_graphs},
    {"Open problem 3", Kind::problem, "Is (G, 1) won for almost all random graphs with a fixed edge probability?",
     "arete board random 9 --game ueg --probability 0.5 --root 0 --count 20 | arete solve", unsolved, random_graphs},
    {"Open problem 4", Kind::problem, "Which starts (i, j) of the m x n grid are lost?",
     "arete board grid 5 8 --game ueg | arete solve --all-starts", unsolved, every_start_of_a_grid},
    {"Open problem 4, higher dimensions", Kind::problem, "Which starts of a grid of higher dimension are lost?",
     "arete board grid 2 2 3 --game ueg | arete solve --all-starts", unsolved, grids_of_three_dimensions},
    {"Open problem 5", Kind::problem,
     "With a token for each player: can player 1 force a win with either token, can player 2, can the one with the red "
     "token whoever begins, or the one with the blue one?",
     "arete board path 5 --game partizan-ueg | arete solve", unsolved, two_tokens},
};

}  // namespace
}  // namespace geography

std::span<const Claim> geography_claims() { return geography::claims; }

}  // namespace arete::inline reproduce
