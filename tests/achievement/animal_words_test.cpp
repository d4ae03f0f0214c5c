// What is told and drawn of animals: the facts of a strategy, the pictures of a classification, the board of a verdict.

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include "achievement/dependencies.hpp"
#include "achievement/paper_names.hpp"
#include "achievement/truth.hpp"
#include "base/input_error.hpp"
#include "engine/achievement/animal_drawing.hpp"
#include "engine/certificate.hpp"
#include "engine/picture.hpp"

namespace arete::tests::animal_words {
namespace {

const Tiling& blocks() { return tiling("triangular-edges"); }

Document position(const std::string& animal, const std::string& bias = "[1, 2]") {
  return Document::read(R"({"game": "achievement", "board": "triangular-edges", "bias": )" + bias + R"(, "animal": )" +
                        animal + "}");
}

std::vector<std::int64_t> fact(const Idea& idea, const std::string& name) {
  const auto at = std::find_if(idea.facts.begin(), idea.facts.end(), [&](const auto& f) { return f.name == name; });
  return at == idea.facts.end() ? std::vector<std::int64_t>{} : at->numbers;
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

TEST(AnimalWords, a_paving_tells_its_period_and_hits_every_placement_of_it) {
  for (const auto* animal : {"[[0, 1], [0, 3]]", "[[0, 1], [1, 0], [1, 1]]"}) {
    const auto answer = open(position(animal))->solve({.idea = true});
    ASSERT_TRUE(answer.idea);
    EXPECT_EQ(answer.idea->name, "a paving");
    const auto period = fact(*answer.idea, "period");
    ASSERT_EQ(period.size(), 4U);
    // Three classes of cells in each of the period's translates of the unit, which has the area 4.
    const auto area = std::abs(period[0] * period[3] - period[1] * period[2]);
    EXPECT_EQ(fact(*answer.idea, "cells in a period"), std::vector<std::int64_t>{3 * area / 4});
    EXPECT_LE(fact(*answer.idea, "answers to a cell, at most").at(0), 2);
    // By the definition: copies through each cell of a period have each a copy's number of cells.
    const auto cells = position(animal).animal.value();
    Animal shape;
    for (const auto& [a, b] : cells) shape.push_back({static_cast<int>(a), static_cast<int>(b)});
    std::size_t through = 0;
    for (const Cell c : blocks().classes()) through += truth::copies_with(blocks(), shape, c).size();
    EXPECT_EQ(fact(*answer.idea, "placements in a period, all hit").at(0),
              static_cast<std::int64_t>(through / shape.size()) * area / 4);
    EXPECT_NE(answer.to_text("x").find("cells in a period: "), std::string::npos);
    EXPECT_NE(answer.to_json().find("\"cells in a period\":["), std::string::npos);
  }
}

TEST(AnimalWords, a_proof_sequence_tells_its_length_and_the_turns_it_takes) {
  const auto session = open(position("[[0, 1], [1, 0]]"));
  const auto answer = session->solve({.idea = true});
  ASSERT_TRUE(answer.idea);
  EXPECT_EQ(fact(*answer.idea, "situations of the proof sequence"), std::vector<std::int64_t>{2});
  EXPECT_EQ(fact(*answer.idea, "situation here"), std::vector<std::int64_t>{1});
  EXPECT_EQ(fact(*answer.idea, "turns of the maker from an empty board, at most"), std::vector<std::int64_t>{2});
}

// As F28 in the (1, 2) game, but at once: with two marks each a turn nobody is known to win, and a patch excludes
// pavings.
TEST(AnimalWords, what_is_proved_of_an_undecided_animal_is_told_and_certified) {
  const auto document = Document::read(
      R"({"game": "achievement", "board": "square-edges", "bias": [2, 2], "animal": [[0, 1], [1, 0], [1, 2]]})");
  const auto session = open(document);
  const auto answer = session->solve({.idea = true, .proof = true});
  EXPECT_EQ(answer.outcome, Outcome::unknown);
  ASSERT_TRUE(answer.idea);
  EXPECT_EQ(answer.idea->name, "there is no paving");
  EXPECT_GT(fact(*answer.idea, "cells without a paving").at(0), 3);
  const auto text = write_certificate(document, *session, answer).value();
  EXPECT_NE(text.find(R"({"outcome":"unknown","to_move":"first","excluded":"paving"})"), std::string::npos) << text;
  std::istringstream in(text);
  EXPECT_EQ(CertificateReader(in).next()->refusal, "");
}

TEST(AnimalWords, names_of_the_paper_are_known_on_its_boards_alone) {
  EXPECT_EQ(paper_name(blocks(), {{1, 0}, {3, 0}}), "F2");  // in any place and orientation
  EXPECT_EQ(paper_name(tiling("hexagonal-edges"), {{0, 1}, {1, 0}}), "F4");
  EXPECT_EQ(paper_name(tiling("square-edges"), {{0, 1}, {1, 0}}), "F2");
  EXPECT_EQ(paper_name(tiling("squares"), {{0, 0}, {0, 1}}), "");
  EXPECT_EQ(paper_name(blocks(), {{0, 1}, {0, 3}, {0, 5}, {0, 7}}), "");
}

std::vector<ClassifiedAnimal> small(std::size_t size, BreakerBy by = BreakerBy::any) {
  return classify(blocks(), {1, 2}, {.size = size, .seconds = 1000, .effort = 2, .by = by, .stop = {}, .found = {}});
}

TEST(BreakerBy, priorities_alone_decide_all_losers_of_three_edges_and_their_certificates_hold) {
  std::size_t losers = 0;
  for (const auto& item : small(3, BreakerBy::priorities)) {
    EXPECT_FALSE(item.finding.answers);
    if (item.loser || !item.finding.breaker_wins()) continue;
    ++losers;
    EXPECT_EQ(item.finding.method, "priorities");
    auto document = position("[[0, 1]]");
    document.animal->clear();
    for (const Cell c : item.animal) document.animal->push_back({c.a, c.b});
    const auto text = write_certificate(document, *open(document), item.finding.proof.value()).value();
    EXPECT_NE(text.find("\nby priorities\n"), std::string::npos);
    std::istringstream in(text);
    EXPECT_EQ(CertificateReader(in).next()->refusal, "");
  }
  EXPECT_EQ(losers, 7U);
}

TEST(BreakerBy, other_kinds_are_not_tried) {
  for (const auto& item : small(2, BreakerBy::invariant)) {
    if (!item.finding.breaker_wins()) continue;
    EXPECT_EQ(item.finding.method, "local invariant");
  }
  const auto winner = decide({&blocks(), {{0, 1}, {1, 0}}, {1, 2}}, {}, 2, BreakerBy::priorities);
  EXPECT_TRUE(winner.maker_wins());
}

// Figure 4.6: an unconditional arrow, and a conditional one, on a line where a cell has the responses +1, +2, -1.
TEST(Dependencies, are_the_arrows_of_the_paper) {
  const Tiling line({"line", 1, {{{-1, 0}, {0, 1}}}, {{{0, 0}, {1, 0}}}, {}});
  const Priorities lists{{1, 1, 0}, {{{0, 0}, {{1, 0}, {2, 0}, {-1, 0}}}}};
  const auto arrows = dependencies(line, {{0, 0}, {1, 0}, {2, 0}}, lists, 2);
  using Kind = Dependency::Kind;
  const std::vector<Dependency> wanted{{{0, 0}, {1, 0}, Kind::unconditional, {}},
                                       {{0, 0}, {2, 0}, Kind::unconditional, {}},
                                       {{1, 0}, {0, 0}, Kind::conditional, Cell{2, 0}},
                                       {{1, 0}, {2, 0}, Kind::unconditional, {}}};
  EXPECT_EQ(arrows, wanted);
}

TEST(AnimalPictures, show_what_they_are_asked_for) {
  const auto all = small(3);
  const auto picture = [&](const std::string& what) {
    const auto svg = animals_picture(blocks(), {1, 2}, all, what);
    EXPECT_TRUE(svg.starts_with("<svg ") && svg.ends_with("</svg>\n")) << what;
    EXPECT_EQ(svg.find("nan"), std::string::npos) << what;
    return svg;
  };
  EXPECT_NE(picture("tree").find(">F2<"), std::string::npos);
  EXPECT_EQ(count(picture("pavings"), "F11-F16<"), 6U);
  EXPECT_EQ(count(picture("winners"), "F9/F10<"), 2U);
  EXPECT_EQ(count(picture("winners"), ": F2<"), 0U);
  EXPECT_EQ(count(picture("faces"), ": F2<"), 1U);
  EXPECT_NE(picture("board").find(">faces<"), std::string::npos);
  EXPECT_NE(picture("3.4").find("a proof sequence"), std::string::npos);
  EXPECT_NE(picture("2.1").find("answers by the lines"), std::string::npos);
  EXPECT_NE(picture("children-of-2.2").find(">2.1<"), std::string::npos);
  EXPECT_THROW(animals_picture(blocks(), {1, 2}, all, "9.9"), InputError);
  EXPECT_THROW(animals_picture(blocks(), {1, 2}, all, "3.1"), InputError);  // has a losing part, and nothing else
}

TEST(AnimalPictures, of_priorities_have_a_number_for_each_response_and_an_arrow_for_each_dependency) {
  const auto all = small(2, BreakerBy::priorities);
  const auto& pair = all[1];
  ASSERT_TRUE(pair.finding.priorities);
  const auto svg = animals_picture(blocks(), {1, 2}, all, "2.1");
  std::size_t responses = 0, arrows = 0;
  for (const auto& [cell, list] : pair.finding.priorities->lists) responses += list.size();
  const auto placements = placements_in_period(blocks(), pair.animal, pair.finding.priorities->period);
  for (const auto& placement : placements)
    arrows += dependencies(blocks(), placement, *pair.finding.priorities, 2).size();
  EXPECT_EQ(count(svg, ">1</text>") + count(svg, ">2</text>") + count(svg, ">3</text>"), responses);
  EXPECT_EQ(count(svg, " Q"), arrows);
  EXPECT_EQ(count(svg, ">(b)</text>"), placements.size());
}

// `draw --why`: the answers as bars wherever both ends are in sight, and a copy of the animal.
TEST(AnimalPictures, of_a_verdict_have_the_paving_on_the_board) {
  const auto document = position("[[0, 1], [0, 3]]");
  const auto session = open(document);
  const auto answer = session->solve({.idea = true});
  const auto scene = scene_of(document, *session, {}, "caption", answer.idea, false);
  const auto bare = scene_of(document, *session, {}, "caption", std::nullopt, false);
  EXPECT_EQ(bare.veils.size(), 0U);
  EXPECT_EQ(scene.halos.size(), 2U);
  // The straight lines of the board, each cell joined to the next, and each bar drawn once.
  const auto cells = static_cast<std::size_t>(std::count_if(scene.strokes.begin(), scene.strokes.end(),
                                                            [](const Stroke& s) { return s.mark == Mark::absent; }));
  EXPECT_GT(scene.veils.size(), cells / 2);
  EXPECT_LT(scene.veils.size(), cells);
  const auto same = [](const Veil& one, const Veil& other) {
    const auto near = [](Spot a, Spot b) { return length(a - b) < 1; };
    const Spot from = one.path.front(), to = one.path.back(), start = other.path.front(), end = other.path.back();
    return (near(from, start) && near(to, end)) || (near(from, end) && near(to, start));
  };
  for (const auto& veil : scene.veils) {
    EXPECT_EQ(std::count_if(scene.veils.begin(), scene.veils.end(), [&](const Veil& v) { return same(v, veil); }), 1);
  }
  const auto svg = picture(document, *session, answer, "svg");
  EXPECT_NE(svg.find("the breaker wins; a paving"), std::string::npos);
  EXPECT_NE(svg.find("a copy of the animal"), std::string::npos);
}

}  // namespace
}  // namespace arete::tests::animal_words
