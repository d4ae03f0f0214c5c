// The checks of paper E's claims, by section; the table is in claims.cpp.
#pragma once

#include <string>
#include <vector>

#include "achievement/animals.hpp"
#include "reproduce/check.hpp"
#include "reproduce/claim.hpp"

namespace arete::inline reproduce::animals {

/// The edges of the triangular tiling, which are the faces of the tumbling blocks.
inline const Tiling& blocks() { return tiling("triangular-edges"); }
/// The classification of an edge board in the (1, 2) game, made once, with an effort that decides all animals but F28.
const std::vector<ClassifiedAnimal>& classified(const std::string& board);
/// What an animal is called where a claim about it fails: a document that `arete solve` reads.
std::string document_of(const Tiling& board, const Animal& animal, Bias bias = {1, 2});
/// The animals of a board that the paper calls so, in our order.
std::vector<const ClassifiedAnimal*> called(const std::string& board, const std::string& name);

/// A loser with a paving: the relation is one, it kills, and the strategy holds in play.
void expect_paved(Check& check, const Tiling& board, const ClassifiedAnimal& item);
/// A winner: her proof sequence is one by the definition, and she wins the game itself on the cells of its last
/// situation.
void expect_won(Check& check, const Tiling& board, const ClassifiedAnimal& item, Bias bias = {1, 2});

// Section 2
Ruling edge_boards(Check& check);
Ruling face_boards(Check& check);
Ruling small_animals(Check& check);
// Section 3
Ruling printed_condition(Check& check);
Ruling proof_sequences(Check& check);
Ruling double_pavings(Check& check);
// Section 4
Ruling procedure(Check& check);
Ruling names(Check& check);
Ruling tree(Check& check);
Ruling proposition_4_1(Check& check);
Ruling proposition_4_2(Check& check);
Ruling proposition_4_3(Check& check);
Ruling proposition_4_4(Check& check);
Ruling dependency_digraphs(Check& check);
Ruling proposition_4_5(Check& check);
Ruling children_of_f28(Check& check);
Ruling f28_against_one(Check& check);
Ruling f28_not_paved(Check& check);
Ruling f28_open(Check& check);
// Sections 5 and 6
Ruling proposition_5_1(Check& check);
Ruling proposition_5_2(Check& check);
Ruling rectangular_tree(Check& check);
Ruling proposition_6_1(Check& check);
Ruling proposition_6_2(Check& check);
Ruling proposition_6_3(Check& check);

}  // namespace arete::inline reproduce::animals
