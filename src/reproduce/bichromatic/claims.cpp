// B: On Bichromatic Triangle Game.

#include "reproduce/bichromatic/checks.hpp"
#include "reproduce/papers.hpp"

namespace arete::inline reproduce {
namespace bichromatic {
namespace {

using enum Kind;
constexpr auto confirmed_claim = Ruling::Sort::confirmed, wrong_claim = Ruling::Sort::wrong,
               open_claim = Ruling::Sort::open;

constexpr Claim claims[] = {
    {"Section 1, Bichromatic Complete Triangulation Game", definition,
     "Red and blue draw segments that cross none; an empty triangle in one's own colour is a point and another move; "
     "more points win.",
     "arete games bi-complete", confirmed_claim, complete_game_is_as_defined},
    {"Section 1, Bichromatic Triangle Game", definition,
     "The same moves; whoever first completes an empty triangle in her own colour wins, and a triangulation without "
     "one "
     "is a tie.",
     "arete games bi-triangle", confirmed_claim, triangle_game_is_as_defined},
    {"Section 1.1, configurations", definition,
     "A configuration (V, E_R, E_B) has segments drawn by red and by blue that do not cross; a free edge crosses none "
     "of them.",
     R"(echo '{"game":"bi-triangle","points":[[0,0],[40,1],[33,30],[2,28]],)"
     R"("given":{"first":[[0,1]],"second":[[1,2],[0,2]]},"to_move":"second"}' | arete solve)",
     confirmed_claim, configurations_can_be_written},
    {"Section 1.1, independent configurations", definition,
     "Two induced configurations that share two points and the drawn edge between them are played independently: who "
     "ties in both, whoever moves, ties in the whole.",
     R"(echo '{"game":"bi-triangle","points":[[0,0],[4,0],[5,3],[2,5],[-1,3]],)"
     R"("given":{"first":[[0,2]],"second":[[3,4]]}}' | arete solve --why --text)",
     confirmed_claim, independent_configurations_add_up},
    {"Lemma 1", lemma,
     "In convex position with only sides drawn, at most one of them red, blue can force a tie whoever moves.",
     R"(echo '{"game":"bi-triangle","points":[[0,0],[4,0],[5,3],[2,5],[-1,3]],)"
     R"("given":{"first":[[0,1]],"second":[[2,3]]}}' | arete solve)",
     confirmed_claim, few_red_sides_let_blue_tie},
    {"Theorem 1", theorem, "Blue can force a tie in the Bichromatic Triangle Game on points in convex position.",
     "arete board convex 7 --game bi-triangle | arete solve", confirmed_claim, blue_ties_in_convex_position},
    {"Theorem 2", theorem,
     "Blue can force a tie in the Bichromatic Triangle Game on a set with exactly one inner point.",
     "arete board wheel 8 --game bi-triangle | arete solve", confirmed_claim, blue_ties_around_a_point},
    {"Theorem 2, Cases (i), (ii.a) and (ii.b)", claim,
     "Red's first move is a segment ux at the inner point x (i), or one uv that another edge yz separates from x "
     "(ii.a), "
     "or one that none does (ii.b); each has its reply.",
     "arete solve --why --text docs/figures/B-figure-1.json", confirmed_claim, first_moves_are_answered},
    {"Theorem 2, Case (i), the choice of v", claim,
     "Of the points behind the line through x perpendicular to ux let v be nearest to the line ux. Then no point lies "
     "in "
     "the angle vux, as Claim 1 needs it.",
     R"(echo '{"game":"bi-triangle","points":[[0,0],[20,5],[100,10],[5,-50],[10,0]],)"
     R"("moves":[[0,4]]}' | arete solve --why --text)",
     wrong_claim, nearest_point_leaves_a_special_subgame},
    {"Figure 1", figure,
     "Case (i): red has drawn ux. Blue draws xv, where v is an end of the side by which the ray from u through x "
     "leaves "
     "the hull; the angle vux is empty, and blue keeps the tie.",
     "arete draw --why --best none docs/figures/B-figure-1.json", confirmed_claim, spokes_are_answered, "B-figure-1"},
    {"Theorem 2, subgames on four points", claim,
     "In every configuration on four points with at most one red edge, with red to move, blue can force a tie.",
     R"(echo '{"game":"bi-triangle","points":[[0,0],[9,0],[4,9],[4,3]],"given":{"first":[[0,3]]}}' | arete solve)",
     wrong_claim, four_points_are_tied},
    {"Claim 1", claim,
     "Special subgame: u and v are neighbours on the hull, ux is red, xv is blue for the inner point x, and the angle "
     "vux is empty. Blue can force a tie.",
     R"(echo '{"game":"bi-triangle","points":[[0,0],[8,1],[7,7],[1,8],[3,2]],)"
     R"("given":{"first":[[0,4]],"second":[[1,4]]}}' | arete solve)",
     confirmed_claim, special_subgames_are_tied},
    {"Figure 2", figure,
     "Claim 1: blue draws uw if that is possible (a); xw if red has drawn uw (b); uz if red has drawn vz (c) or xz "
     "(d).",
     "arete draw --why --best none docs/figures/B-figure-2d.json", confirmed_claim, special_subgames_are_answered,
     "B-figure-2d"},
    {"Figure 3", figure,
     "Subcase (ii.a): red has drawn uv. Blue draws yz, which has x on one side and uv on the other, with the angles "
     "yzx "
     "and zyx empty.",
     "arete draw --why --best none docs/figures/B-figure-3.json", confirmed_claim, a_segment_before_the_inner_point,
     "B-figure-3"},
    {"Figure 4", figure,
     "Subcase (ii.a) goes on behind yz: blue draws za or yb if that is possible (a); xa or xb if red has drawn it (b); "
     "zx "
     "if red has drawn xw (c).",
     "arete draw --why --best none docs/figures/B-figure-4c.json", confirmed_claim, moves_behind_it_are_answered,
     "B-figure-4c"},
    {"Figure 5", figure,
     "Subcase (ii.b): no edge separates uv from x, and the angles vux and uvx are empty. Blue draws uy, with y beside "
     "v.",
     "arete draw --why --best none docs/figures/B-figure-5.json", confirmed_claim,
     sides_before_the_inner_point_are_answered, "B-figure-5"},
    {"Lemma 2", lemma,
     "In convex position with only sides drawn, at most one of them blue, red can force a tie whoever moves.",
     R"(echo '{"game":"bi-triangle","points":[[0,0],[4,0],[5,3],[2,5],[-1,3]],)"
     R"("given":{"first":[[0,1]],"second":[[2,3]]},"to_move":"second"}' | arete solve)",
     confirmed_claim, few_blue_sides_let_red_tie},
    {"Theorem 3", theorem, "Red can force a tie in the Bichromatic Triangle Game on points in convex position.",
     "arete board convex 1000000 --game bi-triangle | arete solve --best one", confirmed_claim,
     red_ties_in_convex_position},
    {"Theorem 4", theorem,
     "Red can force a tie in the Bichromatic Triangle Game on a set with exactly one inner point.",
     "arete board wheel 1000 --game bi-triangle | arete solve --best one", confirmed_claim, red_ties_around_a_point},
    {"Corollary 1", corollary,
     "The Bichromatic Complete Triangulation Game is a tie in convex position and with exactly one inner point. (That "
     "a "
     "defender who completes a triangle has to move again is not in the paper; docs/theory/one-inner-point.md.)",
     "arete board wheel 20 --game bi-complete | arete solve --best one", confirmed_claim, complete_game_is_tied},
    {"Section 3, sets in general", problem,
     "Who can force what when nothing is known about the points, and how hard is it to decide?",
     "arete board order-type 8 1000 --game bi-triangle | arete solve --best one", open_claim, general_sets},
};

}  // namespace
}  // namespace bichromatic

std::span<const Claim> bichromatic_claims() { return bichromatic::claims; }

}  // namespace arete::inline reproduce
