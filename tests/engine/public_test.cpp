// The public header as another program uses it: its worked example, and each of its functions once for every game.

#include <gtest/gtest.h>
#include <algorithm>
#include <arete/arete.hpp>
#include <chrono>

#include "program.hpp"

namespace arete::tests {
namespace {

using v1::Position;

TEST(Public, the_worked_example_of_the_header_holds) {
  auto position = Position::read(R"({"game": "kayles", "heaps": [3, 4]})");
  const auto answer = position.solve();
  EXPECT_EQ(answer.outcome, "win");
  EXPECT_EQ(answer.nimber, "2");
  position = position.play(answer.best->front());
  EXPECT_EQ(position.solve().outcome, "loss");
}

TEST(Public, every_example_is_opened_played_solved_drawn_and_proved) {
  std::ifstream positions(std::string(ARETE_SOURCE) + "/examples/positions.jsonl");
  std::size_t count = 0;
  for (std::string line; std::getline(positions, line); ++count) {
    const auto position = Position::read(line);
    EXPECT_EQ(Position::read(position.document()).document(), position.document());
    EXPECT_NE(position.svg({.all_best = false}).find("<svg"), std::string::npos);
    const auto answer = position.solve({.proof = true});
    EXPECT_NE(answer.json.find("\"outcome\":\"" + answer.outcome + '"'), std::string::npos) << line;
    ASSERT_TRUE(answer.certificate.has_value()) << line;
    const auto checked = v1::check(*answer.certificate);
    ASSERT_EQ(checked.size(), 1u);
    EXPECT_EQ(checked[0].refusal, "") << line;
    if (!position.over()) {
      EXPECT_EQ(position.play(position.moves().front()).document().find("\"game\": \"" + position.game()), 1u);
    }
  }
  EXPECT_GT(count, 100u);
}

TEST(Public, errors_name_their_place_and_limits_are_no_errors) {
  try {
    Position::read(R"({"game": "ueg", "vertices": 3, "edges": [[0,1],[1,9]], "root": 0})");
    FAIL();
  } catch (const v1::InputError& e) {
    EXPECT_EQ(e.at(), "edges[1]");
  }
  const auto board = Position::board("grid", {4, 4}, "arc-kayles");
  const auto stopped = board.solve({.nodes = 1});
  EXPECT_TRUE(stopped.limited);
  EXPECT_EQ(stopped.outcome, "unknown");
  EXPECT_EQ(v1::games().size(), 28u);
}

TEST(Public, values_of_moves_agree_with_the_answer) {
  const auto board = Position::board("boxes", {1, 2}, "strings-and-coins");
  const auto answer = board.solve();
  std::vector<v1::Move> best;
  const auto values = board.values();
  for (const auto& value : values) {
    EXPECT_TRUE(value.exact);
    if (value.score == answer.score) best.push_back(value.move);
  }
  EXPECT_EQ(values.size(), board.moves().size());
  EXPECT_EQ(best, answer.best);
  const auto limited = Position::board("boxes", {4, 4}, "").values({.nodes = 400});
  EXPECT_TRUE(std::ranges::none_of(limited, &v1::MoveValue::exact));
  EXPECT_NE(board.svg_with_values().find("each move with its value"), std::string::npos);
}

TEST(Public, edges_beside_a_document_are_its_edges) {
  const std::string text = R"({"game": "ueg", "vertices": 3, "root": 0})";
  EXPECT_EQ(Position::read(text, {{0, 1}, {1, 2}}).document(),
            Position::read(R"({"game": "ueg", "vertices": 3, "edges": [[0, 1], [1, 2]], "root": 0})").document());
  EXPECT_THROW(Position::read(text, {{0, 7}}), v1::InputError);
  EXPECT_THROW(Position::read(R"({"game": "ueg", "vertices": 2, "edges": []})", {{0, 1}}), v1::InputError);
}

/// A document that takes more than a moment to be read.
std::string long_document() {
  std::string text = R"({"game": "kayles", "heaps": [3)";
  for (int i = 0; i < 10'000; ++i) text += ",3";
  return text + "]}";
}

TEST(Public, a_document_is_read_within_limits) {
  const std::atomic<bool> cancelled{true};
  const auto text = long_document();
  const auto edges = std::vector<v1::Edge>(10'000, {0, 1});
  for (const v1::Question& limits :
       {v1::Question{.seconds = 0}, v1::Question{.memory = 1'000}, v1::Question{.cancelled = &cancelled}}) {
    EXPECT_THROW(Position::read(text, limits), v1::LimitReached);
    EXPECT_THROW(Position::read(R"({"game": "picarete", "vertices": 2})", edges, limits), v1::LimitReached);
  }
  EXPECT_EQ(Position::read(text, {.seconds = 1e6, .memory = 1'000'000'000}).document(),
            Position::read(text).document());
  EXPECT_EQ(Position::read(R"({"game": "kayles", "heaps": [3]})", v1::Question{.seconds = 0}).solve().nimber, "3");
}

TEST(Public, a_stream_counts_the_reading_of_a_document) {
  v1::Stream stream(1, {.memory = 100'000});
  stream.put(long_document());
  stream.put(R"({"game": "kayles", "heaps": [3]})");
  std::vector<v1::Stream::Result> results;
  while (stream.waiting() > 0) {
    for (auto& result : stream.take(1)) results.push_back(std::move(result));
  }
  ASSERT_EQ(results.size(), 2u);
  EXPECT_FALSE(results[0].failure);
  EXPECT_TRUE(results[0].answer.limited);
  EXPECT_EQ(results[0].answer.outcome, "unknown");
  EXPECT_NE(results[0].answer.json.find("while the position was read"), std::string::npos);
  EXPECT_EQ(results[1].answer.nimber, "3");
}

TEST(Public, a_picture_of_very_many_heaps_is_a_word) {
  const auto svg = Position::read(long_document()).svg();
  EXPECT_NE(svg.find("too large to be drawn"), std::string::npos);
  EXPECT_LT(svg.size(), 10'000u);
}

TEST(Public, a_stream_answers_in_order_and_keeps_errors_in_their_places) {
  v1::Stream stream(2);
  constexpr int count = 300;
  for (int n = 0; n < count; ++n)
    stream.put(R"({"game": "kayles", "heaps": [)" + std::to_string(n % 7 == 6 ? -1 : n % 40) + "]}");
  stream.put(Position::board("path", {400}, "node-kayles"));
  int at = 0;
  while (stream.waiting() > 0) {
    for (const auto& [answer, failure] : stream.take(1)) {
      if (at % 7 == 6 && at < count) {
        EXPECT_THROW(std::rethrow_exception(failure), v1::InputError);
      } else if (at < count) {
        ASSERT_FALSE(failure);
        EXPECT_EQ(answer.nimber,
                  Position::read(R"({"game": "kayles", "heaps": [)" + std::to_string(at % 40) + "]}").solve().nimber);
      }
      ++at;
    }
  }
  EXPECT_EQ(at, count + 1);
}

TEST(Public, a_stream_that_is_left_stops_its_searches) {
  const auto start = std::chrono::steady_clock::now();
  {
    v1::Stream stream(2);
    for (int i = 0; i < 5; ++i) stream.put(Position::board("grid", {8, 8}, "arc-kayles"));
    EXPECT_TRUE(stream.take(0.1).empty());
  }
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(30));
}

TEST(Public, sequences_animals_kernels_and_boards_made_of_others) {
  EXPECT_NE(v1::sequence(".77", 8).find("\"period\":12"), std::string::npos);
  EXPECT_THROW(v1::sequence("nine"), v1::InputError);
  std::vector<std::string> found;
  v1::animals("hexagons", {1, 2}, 2, {}, [&](const std::string& animal) { found.push_back(animal); });
  EXPECT_EQ(found.size(), 2u);
  EXPECT_THROW(v1::animals("pentagons", {1, 2}, 2, {}, [](const std::string&) {}), v1::InputError);
  const auto kernel = Position::board("path", {3}, "ueg").kernel();
  EXPECT_TRUE(kernel.known && kernel.exists);
  EXPECT_EQ(kernel.vertices, (std::vector<std::int32_t>{0, 2}));
  EXPECT_THROW(Position::board("path", {3}, "uvg").kernel(), v1::InputError);
  EXPECT_EQ(Position::board("convex", {6}, "mono-complete").derived("triangulations", "mono-flip").size(), 14u);
}

TEST(Public, animals_are_drawn) {
  const auto nothing = [](const std::string&) {};
  const auto all = v1::animals("triangular-edges", {1, 2}, 2, {}, nothing);
  for (const auto* what : {"tree", "board", "faces", "winners", "pavings", "2.1", "children-of-1.1"})
    EXPECT_TRUE(all.svg(what).starts_with("<svg")) << what;
  try {
    all.svg("9.9");
    ADD_FAILURE();
  } catch (const v1::InputError& e) {
    EXPECT_EQ(e.at(), "picture");
  }
  const auto straight = Position::read(
      R"({"game": "achievement", "board": "triangular-edges", "bias": [1, 2], "animal": [[0, 1], [0, 3]]})");
  EXPECT_TRUE(v1::animals(straight, {}, nothing, "paving").svg("2.0").starts_with("<svg"));
  EXPECT_THROW(v1::animals(straight, {}, nothing, "magic"), v1::InputError);
  EXPECT_THROW(v1::animals(Position::first("kayles"), {}, nothing), v1::InputError);
}

TEST(Public, a_picture_of_an_answer_need_not_mark_the_best_moves) {
  const auto board = Position::board("grid", {3, 4}, "ueg", 1, "", {}, 0);
  const v1::Question why{.why = true};
  EXPECT_NE(board.svg(why).find("best move"), std::string::npos);
  EXPECT_EQ(board.svg(why, false).find("best move"), std::string::npos);
  EXPECT_NE(board.svg(why, false), board.svg());
  EXPECT_EQ(board.svg_with_values({}, false).find("best move"), std::string::npos);
  EXPECT_NE(board.tikz(why), board.tikz());
}

TEST(Public, what_is_ready_does_not_wait_for_what_takes_long) {
  v1::Stream stream(1, {.seconds = 20});
  for (int n = 1; n < 4; ++n) stream.put(Position::board("path", {n}, "node-kayles"));
  stream.put(Position::board("grid", {8, 8}, "arc-kayles"));
  const auto start = std::chrono::steady_clock::now();
  std::size_t taken = 0;
  while (taken < 3) taken += stream.take(1).size();
  EXPECT_EQ(taken, 3u);
  EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(15));
}

TEST(Public, every_game_is_begun_and_played_to_its_end_by_the_engine) {
  for (const auto& game : v1::all_games()) {
    auto position = Position::first(game.id);
    EXPECT_EQ(position.ending(), "") << game.id;
    if (game.id == "achievement") continue;
    for (std::uint64_t seed = 1; !position.over(); ++seed)
      position = position.play(position.choose("easy", {.seconds = 1}, seed).move);
    EXPECT_NE(position.ending(), "") << game.id;
    EXPECT_THROW(position.choose("easy"), v1::InputError);
  }
}

}  // namespace
}  // namespace arete::tests
