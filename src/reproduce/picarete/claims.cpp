// P: Le Pic'arête.

#include "reproduce/papers.hpp"
#include "reproduce/picarete/checks.hpp"

namespace arete::inline reproduce {
namespace as_printed {
namespace {

constexpr auto right = Ruling::Sort::confirmed, wrong_as_printed = Ruling::Sort::wrong, still_open = Ruling::Sort::open;

constexpr Claim claims[] = {
    {"Section 1, squared paper", Kind::construction,
     "A rectangle on squared paper, some segments inside darkened before play: who darkens the fourth side of a square "
     "has a point. That is Le Pic'arete on the graph of the squares, an edge for each segment that is not dark yet.",
     "arete solve --text docs/figures/P-figure-13.json", right, squared_paper, "P-figure-13"},
    {"Section 1, larger sheets", Kind::claim,
     "Is there a strategy that wins, or gets the best score? On sheets of up to four by five squares: these values, "
     "with "
     "certificates.",
     "arete board squares 4 4 | arete solve --text", right, larger_sheets},
    {"Section 1, the game on graphs", Kind::definition,
     "The players remove edges of a simple graph in turn, a point for each vertex that is isolated; more points win.",
     "arete games picarete", right, rules_of_the_game},
    {"Section 2, the value w(C)", Kind::definition,
     "w(C) is the first player's points minus the second's, both playing best. A triangle is worth 1, a square −2; a "
     "positive value is a win of the first player, a negative one of the second.",
     "arete board cycle 4 --game picarete | arete solve", right, value_of_a_configuration},
    {"Section 2, types of components", Kind::definition,
     "Twelve types by the parities of edges and vertices and of the edges of hanging trees, which may be none (∅); and "
     "isolated edges.",
     "arete solve --why --text docs/figures/P-figure-2.json", right, types_of_components, "P-figure-2"},
    {"Section 2, the third index", Kind::definition,
     "The third index counts the edges of hanging trees: those that go when leaves are deleted again and again. The "
     "paper defines it by a picture; with this reading Theorem 2 holds.",
     "arete solve --why --text docs/figures/P-figure-1.json", right, third_index},
    {"Section 2, figure: two types", Kind::figure, "A component of type O_{o,o} and one of type E_{o,∅}.",
     "arete draw --why docs/figures/P-figure-1.json", right, two_types_drawn, "P-figure-1"},
    {"Section 2, types of configurations", Kind::definition,
     "A configuration has the type (p1, p2, p3): isolated edges; components O_{o,∅} and O_{o,e}; other odd components; "
     "each number modulo 2.",
     "arete solve --why --text docs/figures/P-figure-4.json", right, types_of_configurations},
    {"Section 2, figure: a configuration (101)", Kind::figure, "A configuration of type (101).",
     "arete draw --why docs/figures/P-figure-4.json", right, a_101_drawn, "P-figure-4"},
    {"Section 3, two groups", Kind::claim,
     "Removing an edge leads from a configuration with an odd number of odd components to one with an even number, and "
     "back.",
     "arete reproduce --paper P --claim \"Section 3, two groups\"", right, two_groups},
    {"Section 3, f(C)", Kind::definition,
     "f(C) counts components: O_{o,∅}, O_{o,e}, O_{e,∗} and E_{o,∗} once, O_{o,o}, E_{e,∅} and E_{e,e} twice, E_{e,o} "
     "by pairs, two a pair.",
     "arete board complete 5 --game picarete | arete solve --why --text", right, f_of_a_configuration},
    {"Lemma 1", Kind::lemma,
     "A connected graph with an odd number of edges has a chain with an odd number of edges whose inner vertices have "
     "degree 2 and whose ends do not.",
     "arete reproduce --paper P --claim \"Lemma 1\"", wrong_as_printed, odd_chain, "P-figure-5"},
    {"Theorem 2", Kind::theorem,
     "The eight inequalities: w(C) is at least f(C) plus 0 to 3 where the number of odd components is odd, and at most "
     "−f(C) plus −1 to 2 where it is even, by the type and the parity of |E_{e,o}|.",
     "arete board complete 5 --game picarete | arete solve --why --text", right, theorem_2},
    {"Theorem 2, table of moves", Kind::table,
     "What the removal of an edge makes of a component of each of the thirteen types.",
     "arete reproduce --paper P --claim \"Theorem 2, table of moves\"", wrong_as_printed, table_of_moves},
    {"Corollary 3", Kind::corollary,
     "An odd number of odd components is won by the first player; (000) and (101) are not; (011) and (110) with "
     "|E_{e,o}|"
     " odd are lost.",
     "arete board path 100 --game picarete | arete solve --why --text", right, corollary_3},
    {"Corollary 3, its proof", Kind::claim, "If a configuration is of type (101), then f(C) ≤ 1.",
     "arete reproduce --paper P --claim \"Corollary 3, its proof\"", wrong_as_printed, proof_of_corollary_3},
    {"Section 3, wins of type (110)", Kind::claim,
     "Of the configurations with an even number of odd components only those of type (110) with |E_{e,o}| even are "
     "sometimes won.",
     "arete solve --why --text docs/figures/P-figure-12.json", right, only_110_wins, "P-figure-12"},
    {"Section 3, sharp examples", Kind::figure, "Each inequality of Theorem 2 is an equality for some configuration.",
     "arete solve --why --text docs/figures/P-figure-11.json", right, sharp_examples, "P-figure-11"},
    {"Section 3, sharp examples of type (1..)", Kind::claim,
     "Adding an isolated edge to a sharp example of type (0..) makes one of type (1..).",
     "arete reproduce --paper P --claim \"Section 3, sharp examples of type (1..)\"", right, with_an_isolated_edge},
    {"Section 3, the strategy", Kind::construction,
     "Where the number of odd components is odd, the moves of the proof win at least what Theorem 2 says, whatever the "
     "opponent does.",
     "arete board grid 100 101 --game picarete | arete solve --best one --time 1 --text", right, strategy_of_the_proof},
    {"Section 3, isolated edges first", Kind::claim,
     "It seems reasonable to remove an isolated edge in a configuration of type (101) or (110).",
     "arete solve --why --text docs/figures/P-figure-4.json", right, isolated_edges_first},
    {"Open problem, the even group", Kind::problem,
     "Lower bounds where the number of odd components is even, and a strategy that loses with honours.",
     "arete board bipartite 2 3 --game picarete | arete solve --why --text", still_open,
     lower_bounds_of_the_even_group},
    {"Section 3, three bits are too few", Kind::claim,
     "No lower bound of the even group is a number beyond −f(C) that depends on (p1, p2, p3) alone.",
     "arete board bipartite 2 3 --game picarete | arete solve --why --text", right, three_bits_are_too_few},
    {"Certificates", Kind::claim,
     "Every exact value, by a search or by the parities of components, has a certificate. Its checker proves the "
     "bounds "
     "that it rests on by an induction of its own: docs/certificates.md says which facts about graphs are left to "
     "believe.",
     "arete board path 100 --game picarete | arete solve --certificate /tmp/path.txt && arete check /tmp/path.txt",
     right, certificates},
};

}  // namespace
}  // namespace as_printed

std::span<const Claim> picarete_claims() { return as_printed::claims; }

}  // namespace arete::inline reproduce
