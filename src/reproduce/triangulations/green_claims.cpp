// T from Theorem 4 on: the solitaires.

#include "reproduce/triangulations/green_checks.hpp"
#include "reproduce/triangulations/rooms.hpp"

namespace arete::inline reproduce {
namespace {

using namespace solitaires;
using Sort = Ruling::Sort;

constexpr Claim of_solitaires[] = {
    {"Section 6.1, a pentagon", Kind::claim,
     "All-Green Solitaire cannot always be won: no triangulation of a pentagon can be made all green.",
     "arete board triangulation 5 --shape fan --game all-green | arete solve", Sort::confirmed,
     pentagons_are_not_all_green},
    {"Section 6.1, which triangulations", Kind::problem,
     "Characterize the triangulations on which All-Green Solitaire can be won.",
     "arete board random 9 --game all-green | arete solve --why", Sort::open, all_green_data},
    {"Theorem 4", Kind::theorem,
     "In convex position All-Green Solitaire is decided in linear time, and winning flips are found in linear time "
     "too. "
     "The check is of the recurrences; that they take linear time is plain from their form.",
     "arete board triangulation 8 --shape serpentine --game all-green | arete solve", Sort::confirmed,
     recurrences_decide_all_green},
    {"Theorem 4, b(S) and g(S)", Kind::definition,
     "Of the polygon S to the right of an oriented diagonal d: b(S) is true iff flips inside S can make all of it "
     "green, g(S) iff they can where d is green already. The recurrences give both, if a bracket whose diagonal lies "
     "on "
     "the hull is false.",
     "arete board triangulation 8 --shape serpentine --game all-green | arete solve --why", Sort::confirmed,
     b_and_g_are_as_defined, "T-figure-3"},
    {"Theorem 4, b(S) as printed", Kind::claim,
     "The recurrence for b(S) as it is printed, without a word on a bracket whose diagonal lies on the hull: nothing "
     "is "
     "behind its sides, so that it reads as true.",
     "arete board triangulation 5 --shape fan --game all-green | arete solve --why", Sort::wrong, printed_recurrence},
    {"Theorem 4, jump", Kind::definition,
     "The jump of an oriented diagonal is the number of sides of the hull to its right; the recurrences lead to "
     "smaller "
     "jumps, and a side of the hull has the jump n - 1 if everything is to its right.",
     "arete board triangulation 8 --shape serpentine --game all-green | arete solve --why", Sort::confirmed,
     jumps_count_hull_edges},
    {"Theorem 4, the first flip", Kind::claim,
     "A diagonal can be the first flip of a game that is won iff g is true of the polygons behind all four sides of "
     "its "
     "quadrilateral.",
     "arete board triangulation 10 --game all-green --seed 3 | arete solve", Sort::confirmed, first_flips_have_four_g},
    {"Figure 3", Kind::figure, "The polygons beyond the diagonals d, d1 and d2 of a face, for the recurrences.",
     "arete draw --why docs/figures/T-figure-3.json > figure.svg", Sort::confirmed, b_and_g_are_as_defined,
     "T-figure-3"},
    {"Section 6.2, is Green-Wins always possible?", Kind::problem,
     "The paper leaves it open whether Green-Wins Solitaire can always be won. It cannot, and this is our theorem: on "
     "the paper's own sets S(t) the most green edges are 0, 0, 5, 10 for t = 1 to 4 and 3*2^(t-2) - 1 of 3*2^(t-1) for "
     "t > 4, fewer than half for every t.",
     "arete board S 5 | arete solve --certificate s5.txt && arete check s5.txt", Sort::confirmed, green_wins_is_lost},
    {"Section 6.2, Green-Wins on small sets", Kind::problem,
     "Which triangulations can be won in Green-Wins Solitaire? The paper has the convex ones.",
     "arete board random 9 --game green-wins | arete solve --why", Sort::open, green_wins_data},
    {"Theorem 5, independent flips", Kind::claim,
     "Every triangulation of n points has at least (n - 4)/6 flippable edges, no two of them sides of one face.",
     "arete board random 40 --game green-wins | arete solve --why", Sort::confirmed, flips_are_independent},
    {"Theorem 5, lower bound", Kind::theorem,
     "Up to an additive constant a sixth of the edges can always be made green: at least (n - 4)/2 of at most 3n.",
     "arete board random 9 --game green-wins | arete solve --why", Sort::confirmed, a_sixth_turns_green},
    {"Theorem 5, C(t) and S(t)", Kind::construction,
     "C(t) is a convex polygon with 2^(t-1) + 1 corners on an arc, S(t) has one more point v that sees the arc, and "
     "e(t) = 3*2^(t-1) edges. No edge at v and no side of C(t) can be flipped.",
     "arete board S 4 --game mono-flip", Sort::confirmed, sets_are_as_constructed, "T-figure-4"},
    {"Theorem 5, g(1), g(2), g(3)", Kind::claim, "The most green edges on S(1), S(2) and S(3) are 0, 0 and 5.",
     "arete board S 3 | arete solve --plain", Sort::confirmed, first_values},
    {"Theorem 5, (1) to (5)", Kind::lemma,
     "With b and c the diagonals at a, g1(t) the most green edges if neither is flipped and g2(t) if one is: 2g(t-1) "
     "<= "
     "g(t), g1(t) = 2g(t-1), g2(t) <= g(t-1) + 2g(t-2) + 5, and so g(t) is at most 2g(t-1) + 5 and g(t-1) + 2g(t-2) + "
     "5.",
     "arete board S 5 | arete solve", Sort::confirmed, inequalities},
    {"Theorem 5, upper bound", Kind::theorem,
     "g(t) is at most 5/6*(2^t - (-1)^t - 3), so at most 5/9 of the edges of S(t) can become green. (In truth fewer "
     "than half.)",
     "arete board S 16 | arete solve --best one", Sort::confirmed, five_ninths},
    {"Figure 4", Kind::figure, "C(1) to C(t), and S(t) with v joined to all corners.",
     "arete draw --plain docs/figures/T-figure-4.json > figure.svg", Sort::confirmed, sets_are_as_constructed,
     "T-figure-4"},
    {"Figure 5", Kind::figure, "S(t) after b has been flipped: five edges are green.",
     "arete draw --plain docs/figures/T-figure-5.json > figure.svg", Sort::confirmed, five_green_edges, "T-figure-5"},
    {"Theorem 6", Kind::theorem,
     "Green-Wins Solitaire is won on every triangulation of n >= 4 points in convex position.",
     "arete board triangulation 30 --game green-wins | arete solve", Sort::confirmed, green_wins_is_won},
    {"Theorem 6, the strategy", Kind::claim,
     "With n >= 7 flip the diagonal of an ear and go on in the two polygons behind its quadrilateral: at least n - 1 "
     "edges turn green.",
     "arete draw --plain docs/figures/T-figure-6.json > figure.svg", Sort::confirmed, ears_are_flipped, "T-figure-6"},
    {"Figure 6", Kind::figure, "An ear with its sides a and b, its diagonal d, and the polygons behind d1 and d2.",
     "arete draw --plain docs/figures/T-figure-6.json > figure.svg", Sort::confirmed, ears_are_flipped, "T-figure-6"},
};

}  // namespace

std::span<const Claim> green_claims() { return of_solitaires; }

}  // namespace arete::inline reproduce
