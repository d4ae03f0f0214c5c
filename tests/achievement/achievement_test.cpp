// The achievement game as a whole: the classification of paper E from the rules alone, documents, play, and
// certificates.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

#include "achievement/animals.hpp"
#include "base/input_error.hpp"
#include "engine/certificate.hpp"
#include "engine/game.hpp"

namespace arete::tests {
namespace {

const std::string f28_document = "[[0,1],[1,0],[1,2],[1,3]]";

Document document(const std::string& animal, const std::string& board = "triangular-edges",
                  const std::string& rest = "") {
  return Document::read(R"({"game": "achievement", "board": ")" + board + R"(", "bias": [1, 2], "animal": )" + animal +
                        rest + "}");
}

/// With an effort that decides all these animals but F28, on a machine of any speed.
ClassifyOptions cheaply(std::size_t size) {
  ClassifyOptions options;
  options.size = size;
  options.seconds = 1000;
  options.effort = 1;
  return options;
}

/// For each size: how many animals have which outcome, those that contain a smaller loser left out.
using Levels = std::vector<std::map<std::string, std::size_t>>;
Levels levels(const std::string& board, Bias bias, std::size_t size) {
  Levels found(size);
  const auto all = classify(tiling(board), bias, cheaply(size));
  for (const auto& item : all) {
    if (!item.loser)
      ++found[item.size - 1][item.finding.maker_wins() ? "maker" : item.finding.breaker_wins() ? "breaker" : "unknown"];
  }
  return found;
}

TEST(EdgeAnimals, on_the_triangular_board_are_as_in_figure_4_1) {
  const Levels figure = {{{"maker", 1}},
                         {{"maker", 2}, {"breaker", 1}},
                         {{"maker", 2}, {"breaker", 6}},
                         {{"breaker", 4}, {"unknown", 1}},
                         {}};
  EXPECT_EQ(levels("triangular-edges", {1, 2}, 5), figure);  // Propositions 4.1 to 4.5 and 6.1
}

TEST(EdgeAnimals, that_is_left_undecided_is_f28_and_its_nineteen_children_lose) {
  const auto& board = tiling("triangular-edges");
  const auto all = classify(board, {1, 2}, cheaply(5));
  const auto unknown = [](const ClassifiedAnimal& item) { return !item.finding.value.exact(); };
  ASSERT_EQ(std::count_if(all.begin(), all.end(), unknown), 1);
  const auto& mystery = *std::find_if(all.begin(), all.end(), unknown);
  EXPECT_EQ(mystery.animal, canonical(board, {{0, 1}, {1, 0}, {1, 2}, {1, 3}}));
  const auto of_five =
      std::count_if(all.begin(), all.end(), [](const ClassifiedAnimal& item) { return item.size == 5 && item.loser; });
  EXPECT_EQ(of_five, 19);  // Figure 4.7
}

TEST(EdgeAnimals, on_the_square_and_hexagonal_boards_are_as_in_propositions_5_1_to_6_3) {
  EXPECT_EQ(levels("square-edges", {1, 2}, 4),
            (Levels{{{"maker", 1}}, {{"maker", 1}, {"breaker", 1}}, {{"breaker", 2}}, {}}));
  EXPECT_EQ(levels("hexagonal-edges", {1, 2}, 4), (Levels{{{"maker", 1}}, {{"maker", 1}}, {{"breaker", 3}}, {}}));
}

TEST(FaceAnimals, up_to_three_cells_are_decided_for_two_marks_of_the_breaker) {
  EXPECT_EQ(levels("squares", {1, 2}, 3), (Levels{{{"maker", 1}}, {{"maker", 1}}, {{"breaker", 2}}}));
  EXPECT_EQ(levels("triangles", {1, 2}, 3), (Levels{{{"maker", 1}}, {{"maker", 1}}, {{"breaker", 1}}}));
  EXPECT_EQ(levels("hexagons", {1, 2}, 3), (Levels{{{"maker", 1}}, {{"maker", 1}}, {{"maker", 2}, {"breaker", 1}}}));
}

TEST(FaceAnimals, polyominoes_of_up_to_four_cells_all_win_against_one_mark_but_the_square) {
  EXPECT_EQ(levels("squares", {1, 1}, 4),
            (Levels{{{"maker", 1}}, {{"maker", 1}}, {{"maker", 2}}, {{"maker", 4}, {"breaker", 1}}}));
}

struct Certified {
  std::string outcome, text;
};
Certified certified(const Document& position) {
  const auto session = open(position);
  const auto answer = session->solve({.proof = true});
  return {answer.outcome_word(), write_certificate(position, *session, answer).value_or("")};
}

std::string refusal(const std::string& text) {
  std::istringstream in(text);
  const auto checked = CertificateReader(in).next();
  return checked ? checked->refusal : "nothing there";
}
/// The same lines with the sum put right.
std::string resealed(const std::string& text) { return sealed(text.substr(0, text.rfind("end "))); }

TEST(AchievementCertificates, hold_for_both_sides_and_not_for_another_animal_bias_or_outcome) {
  for (const auto& [animal, outcome] :
       {std::pair<std::string, std::string>{"[[0,1],[0,3]]", "breaker"}, {"[[0, 1], [1, 0]]", "maker"}}) {
    const auto made = certified(document(animal));
    EXPECT_EQ(made.outcome, outcome);
    EXPECT_EQ(refusal(made.text), "");
    EXPECT_EQ(refusal(resealed(made.text)), "");
    const auto with = [&](const std::string& from, const std::string& to) {
      auto text = made.text;
      EXPECT_NE(text.find(from), std::string::npos) << from;
      return resealed(text.replace(text.find(from), from.size(), to));
    };
    EXPECT_NE(refusal(with("outcome\":\"" + outcome, "outcome\":\"unknown")), "");
    EXPECT_NE(refusal(with("[0, 1]", "[4, 1]")), "");
    EXPECT_NE(refusal(with("\"bias\": [1, 2]", outcome == "breaker" ? "\"bias\": [1, 1]" : "\"bias\": [1, 3]")), "");
    EXPECT_NE(refusal(with("by ", "by any ")), "");
    EXPECT_NE(refusal(made.text.substr(0, made.text.size() / 2)), "");
  }
}

TEST(AchievementCertificates, with_any_one_number_of_their_proofs_changed_are_refused_or_prove_the_same) {
  const auto text = certified(document("[[0,1],[0,3]]")).text;
  std::size_t changed = 0;
  for (std::size_t i = text.find("\nperiod"); i < text.rfind("end "); ++i) {
    if (text[i] < '0' || text[i] > '9') continue;
    auto damaged = text;
    damaged[i] = text[i] == '9' ? '0' : static_cast<char>(text[i] + 1);
    ++changed;
    EXPECT_NE(refusal(damaged), "");            // the sum tells it
    EXPECT_NE(refusal(resealed(damaged)), "");  // and so does the check, as every answer of this paving is needed
  }
  EXPECT_GT(changed, 10U);
}

TEST(AchievementCertificates, of_every_kind_that_a_classification_leaves_hold) {
  std::set<std::string> kinds;
  for (const auto& item : classify(tiling("triangular-edges"), {1, 2}, cheaply(3))) {
    auto position = document(f28_document);
    position.animal->clear();
    for (const Cell c : item.animal) position.animal->push_back({c.a, c.b});
    auto proofs = item.finding.impossible;
    if (item.finding.proof) proofs.push_back(*item.finding.proof);
    for (const auto& proof : proofs) {
      EXPECT_EQ(refusal(write_certificate(position, *open(position), proof).value()), "");
      kinds.insert(proof.by);
    }
  }
  EXPECT_EQ(kinds, (std::set<std::string>{"loser", "patch", "paving", "sequence"}));
}

TEST(AchievementPlay, the_maker_wins_by_a_copy_and_turns_have_as_many_marks_as_the_bias_says) {
  const auto session = open(document("[[0,1],[1,0]]"));
  EXPECT_EQ(session->to_move(), Player::first);
  session->play({0, 1}, "here");
  EXPECT_EQ(session->to_move(), Player::second);
  session->play({1, 0}, "here");
  session->play({-1, 0}, "here");
  EXPECT_EQ(session->to_move(), Player::first);
  EXPECT_THROW(session->play({1, 0}, "here"), InputError);
  EXPECT_THROW(session->play({2, 0}, "here"), InputError);
  EXPECT_THROW(session->play({7}, "here"), InputError);
  session->play({-1, 2}, "here");
  EXPECT_TRUE(session->over());
  EXPECT_EQ(session->solve({}).outcome_word(), "maker");
  EXPECT_TRUE(session->moves().empty());
}

/// Lets the program play one side by its strategy against the first moves that are offered.
void play_out(const Document& position, Player machine, int turns, bool maker_wins) {
  const auto session = open(position);
  for (int i = 0; i < turns && !session->over(); ++i) {
    const auto answer = session->solve({});
    EXPECT_EQ(answer.outcome_word(), maker_wins ? "maker" : "breaker");
    const auto moves = session->moves();
    const bool strategy = session->to_move() == machine && answer.best && !answer.best->empty();
    session->play(strategy ? answer.best->front() : moves[static_cast<std::size_t>(i * 7) % moves.size()], "here");
  }
  EXPECT_EQ(session->over(), maker_wins);
}

TEST(AchievementPlay, whoever_wins_the_animal_wins_it_against_any_play) {
  play_out(document("[[0,1],[0,3]]"), Player::second, 30, false);
  play_out(document("[[0,1],[1,0]]"), Player::first, 30, true);
  play_out(document("[[0,1],[1,0],[1,1]]"), Player::second, 30, false);
}

TEST(AchievementCertificates, of_an_animal_that_fits_into_the_first_turn_hold) {
  auto position = document(f28_document);
  position.bias = {4, 9};
  const auto made = certified(position);
  EXPECT_EQ(made.outcome, "maker");
  EXPECT_EQ(refusal(made.text), "");
}

TEST(AchievementDocuments, that_are_wrong_are_refused_with_their_place) {
  const auto place_of_error = [](const std::string& keys) -> std::string {
    try {
      open(Document::read(R"({"game": "achievement", )" + keys + "}"));
    } catch (const InputError& e) {
      return e.at();
    }
    return "";
  };
  const std::string board = R"("board": "squares", )", bias = R"("bias": [1, 2], )",
                    animal = R"("animal": [[0, 0], [0, 1]])";
  EXPECT_EQ(place_of_error(board + bias + animal), "");
  EXPECT_EQ(place_of_error(bias + animal), "board");
  EXPECT_EQ(place_of_error(board + animal), "bias");
  EXPECT_EQ(place_of_error(board + R"("bias": [1, 2])"), "animal");
  EXPECT_EQ(place_of_error(board + R"("bias": [0, 2], )" + animal), "bias");
  EXPECT_EQ(place_of_error(board + R"("bias": [1, 2, 3], )" + animal), "bias");
  EXPECT_EQ(place_of_error(board + bias + R"("animal": [[0, 0], [0, 0]])"), "animal[1]");
  EXPECT_EQ(place_of_error(board + bias + R"("animal": [[0, 0], 1])"), "animal[1]");
  EXPECT_EQ(place_of_error(board + bias + R"("animal": [])"), "animal");
  EXPECT_EQ(place_of_error(R"("board": "cubes", )" + bias + animal), "board");
  EXPECT_EQ(place_of_error(board + bias + animal + R"(, "heaps": [1])"), "heaps");
  EXPECT_EQ(place_of_error(board + bias + animal + R"(, "misere": true)"), "misere");
  EXPECT_EQ(place_of_error(board + bias + animal + R"(, "moves": [[0, 0], [0, 0]])"), "moves[1]");
}

}  // namespace
}  // namespace arete::tests
