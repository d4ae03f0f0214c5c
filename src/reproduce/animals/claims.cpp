// E: Edge animal achievement.

#include "reproduce/animals/checks.hpp"
#include "reproduce/papers.hpp"

namespace arete::inline reproduce {
namespace animals {
namespace {

constexpr auto yes = Ruling::Sort::confirmed;

constexpr Claim claims[] = {
    {"Section 2, edge boards", Kind::definition,
     "The cells of an edge board are the edges of a regular tiling; two are adjacent when they share an end.",
     "arete animals --board hexagonal-edges --size 1 --picture board > board.svg", yes, edge_boards},
    {"Figure 2.1", Kind::figure,
     "The edges of the triangular and of the hexagonal tiling become the faces of the tumbling blocks. There adjacent "
     "hexagonal edges share a side and adjacent triangular edges at least a corner; on the board of the rectangular "
     "edges the middles of squares are holes.",
     "arete animals --board triangular-edges --size 1 --picture board > board.svg", yes, face_boards,
     "E-figure-2.1-triangular"},
    {"Figure 2.2", Kind::figure,
     "Up to two cells there are four triangular, three rectangular and two hexagonal edge animals; the hexagonal pair "
     "has the number 4.",
     "arete animals --board triangular-edges --size 2 --picture faces > faces.svg", yes, small_animals,
     "E-figure-2.2-triangular"},
    {"Section 3, proof sequences as printed", Kind::definition,
     "A sequence of situations wins for the maker if for any two cells x, y of N_i she can mark a third one such that "
     "C_i is in C_i and her mark, and N_i in C_i and N_i without x and y.",
     "arete solve --why --text docs/figures/E-figure-4.3.json", Ruling::Sort::wrong, printed_condition},
    {"Section 3, proof sequences put right", Kind::definition,
     "With an earlier situation j, moved by a symmetry, on the left of both inclusions, a proof sequence wins.",
     "arete solve --why --text docs/figures/E-figure-4.3.json", yes, proof_sequences},
    {"Section 3, double pavings", Kind::definition,
     "Who marks what is related to the maker's last cell keeps her from every animal that the paving kills.",
     "arete solve --why --text docs/figures/E-figure-4.2.json", yes, double_pavings},
    {"Section 4, the procedure", Kind::construction,
     "Children of winners without a losing part are the candidates of the next size: there are 1, 3, 8, 5 and none.",
     "arete animals --board triangular-edges --size 5 --time 2", yes, procedure},
    {"Section 4, names of animals", Kind::definition,
     "F1 to F4, F28 and F41 are single animals by what the text says of them; {F9, F10}, {F11, ..., F16} and "
     "{F18, F20, F24} are determined as sets.",
     "arete animals --board triangular-edges --size 4 --time 2", yes, names},
    {"Figure 4.1", Kind::figure, "The tree of winners and losers on the tumbling blocks.",
     "arete animals --board triangular-edges --size 4 --time 2 --picture tree > tree.svg", yes, tree, "E-figure-4.1"},
    {"Proposition 4.1", Kind::proposition, "F2, the straight pair, is a loser.",
     "arete solve --text docs/figures/E-figure-4.2.json", yes, proposition_4_1},
    {"Figure 4.2", Kind::figure, "F2 and the paving that kills it, on the board of the verdict.",
     "arete draw --why docs/figures/E-figure-4.2.json > paving.svg", yes, proposition_4_1, "E-figure-4.2"},
    {"Proposition 4.2", Kind::proposition, "F9 and F10 are winners.", "arete animals --board triangular-edges --size 3",
     yes, proposition_4_2},
    {"Figure 4.3", Kind::figure, "A proof sequence for one of F9 and F10.",
     "arete animals --board triangular-edges --size 3 --picture 3.4 > sequence.svg", yes, proposition_4_2,
     "E-figure-4.3"},
    {"Figure 4.4", Kind::figure, "A proof sequence for the other of F9 and F10.",
     "arete animals --board triangular-edges --size 3 --picture 3.6 > sequence.svg", yes, proposition_4_2,
     "E-figure-4.4"},
    {"Proposition 4.3", Kind::proposition, "F11 to F16 are losers.", "arete animals --board triangular-edges --size 3",
     yes, proposition_4_3},
    {"Figure 4.5", Kind::figure, "The losers of three and of four cells, and the pavings that kill them.",
     "arete animals --board triangular-edges --size 4 --time 2 --picture pavings > pavings.svg", yes, double_pavings,
     "E-figure-4.5"},
    {"Proposition 4.4", Kind::proposition,
     "F13 is a loser by a priority strategy: a list of three responses to each of the three sorts of cells.",
     "arete animals --board triangular-edges --size 3 --by priorities", yes, proposition_4_4},
    {"Figure 4.6", Kind::figure,
     "The lists of responses, and in each of the six placements the arrows that keep the maker from it.",
     "arete animals --board triangular-edges --size 3 --by priorities --picture 3.8 > priorities.svg", yes,
     dependency_digraphs, "E-figure-4.6"},
    {"Proposition 4.5", Kind::proposition, "F18, F20, F24 and F41 are losers.",
     "arete animals --board triangular-edges --size 4 --time 2", yes, proposition_4_5},
    {"Section 4, F28 is not paved", Kind::claim, "No double paving, periodic or not, kills F28.",
     "arete solve --why --text --time 60 examples/f28.json", yes, f28_not_paved},
    {"Section 4, F28", Kind::problem, "Is F28 a winner or a loser?",
     "arete exclude examples/f28.json --cells 67 --marks 8", Ruling::Sort::open, f28_open},
    {"Figure 4.7", Kind::figure, "Each of the 19 children of F28 has a losing part.",
     "arete animals --board triangular-edges --size 5 --time 2 --picture children-of-4.15 > children.svg", yes,
     children_of_f28, "E-figure-4.7"},
    {"Figure 4.8", Kind::figure, "A proof sequence for F28 in the (1, 1) game.",
     "arete animals docs/figures/E-figure-4.8.json --picture 4.0 > sequence.svg", yes, f28_against_one, "E-figure-4.8"},
    {"Proposition 5.1", Kind::proposition, "F3 of the rectangular board, the straight pair, is a loser.",
     "arete animals --board square-edges --size 2", yes, proposition_5_1},
    {"Proposition 5.2", Kind::proposition, "F6 and F7 of the rectangular board are losers.",
     "arete animals --board square-edges --size 3", yes, proposition_5_2},
    {"Figure 5.1", Kind::figure, "The tree of winners and losers on the rectangular board.",
     "arete animals --board square-edges --size 4 --picture tree > tree.svg", yes, rectangular_tree, "E-figure-5.1"},
    {"Figure 5.2", Kind::figure, "The losers of the rectangular board and the pavings that kill them.",
     "arete animals --board square-edges --size 3 --picture pavings > pavings.svg", yes, proposition_5_2,
     "E-figure-5.2"},
    {"Proposition 6.1", Kind::proposition,
     "The triangular edge winners are E1, E3, E4, E9, E10 and possibly E28; all others lose, at any size.",
     "arete animals --board triangular-edges --size 5 --time 2", yes, proposition_6_1},
    {"Figure 6.1", Kind::figure, "The triangular edge winners and E28 beside their face animals.",
     "arete animals --board triangular-edges --size 4 --time 2 --picture winners > winners.svg", yes, proposition_6_1,
     "E-figure-6.1"},
    {"Proposition 6.2", Kind::proposition, "The hexagonal edge winners are E1 and E4.",
     "arete animals --board hexagonal-edges --size 4", yes, proposition_6_2},
    {"Figure 6.2", Kind::figure, "The hexagonal edge winners beside their face animals.",
     "arete animals --board hexagonal-edges --size 3 --picture winners > winners.svg", yes, proposition_6_2,
     "E-figure-6.2"},
    {"Proposition 6.3", Kind::proposition, "The rectangular edge winners are E1 and E2.",
     "arete animals --board square-edges --size 4", yes, proposition_6_3},
    {"Figure 6.3", Kind::figure, "The rectangular edge winners beside their face animals.",
     "arete animals --board square-edges --size 3 --picture winners > winners.svg", yes, proposition_6_3,
     "E-figure-6.3"},
};

}  // namespace
}  // namespace animals

std::span<const Claim> animal_claims() { return animals::claims; }

}  // namespace arete::inline reproduce
