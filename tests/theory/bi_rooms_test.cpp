// The games in two colours, in convex position and with one inner point: theory against search, the strategy against
// every opponent, on small boards; see bi_rooms_slow_test.cpp for larger ones.

#include <sstream>

#include "base/input_error.hpp"
#include "bi_agreement.hpp"
#include "engine/certificate.hpp"
#include "proof/kinds/bi_room_lines.hpp"

namespace arete::tests {
namespace {

TEST(BiRooms, a_convex_room_holds_or_is_won_by_a_double_threat) {
  std::size_t held = 0, won = 0;
  for (int n = 3; n <= 8; ++n) {
    const auto points = convex_points(n);
    every_room(points, [&](const BiRoom& room) {
      held += expect_defence(points, room);
      won += expect_attack(points, room);
    });
  }
  EXPECT_GT(held, 2000u);
  EXPECT_GT(won, 5000u);
}

TEST(BiRooms, a_room_with_an_inner_point_can_be_defended) {
  std::size_t held = 0;
  for (int n = 4; n <= 6; ++n) {
    for (const auto& points : one_inner_point(n)) {
      every_room(points, [&](const BiRoom& room) { held += expect_defence(points, room); });
    }
  }
  EXPECT_GT(held, 4000u);
}

TEST(BiRooms, the_strategy_keeps_a_tie_against_every_opponent) {  // Theorems 1 to 4, Corollary 1
  for (const BiGame game : {BiGame::triangle, BiGame::complete}) {
    for (const Player defender : {Player::first, Player::second}) {
      for (int n = 3; n <= 7; ++n) {
        const auto points = convex_points(n);
        EXPECT_GT(EveryOpponent(points, game, defender).play(), 0u);
        for (const auto& with_inner : one_inner_point(n)) EveryOpponent(with_inner, game, defender).play();
      }
    }
  }
}

TEST(BiRooms, what_the_rooms_say_of_every_position_is_what_search_finds) {
  for (int n = 3; n <= 5; ++n) {
    const auto convex = agree_everywhere(convex_points(n));
    EXPECT_EQ(convex.exact, convex.positions);
    for (const auto& points : one_inner_point(n)) {
      const auto inner = agree_everywhere(points);
      EXPECT_GT(inner.exact * 10, inner.positions * 8);
    }
  }
}

TEST(BiRooms, what_the_rooms_say_late_in_a_game_is_what_search_finds) {
  std::mt19937 random(5);
  for (int game = 0; game < 40; ++game) {
    const auto points = game % 2 == 0 ? convex_points(10) : polygon_around_a_point(9, random);
    Agreement<bi_triangle::Rules>(points, BiGame::triangle).along_a_game(random, 20);
    Agreement<bi_complete::Rules>(points, BiGame::complete).along_a_game(random, 14);
  }
}

/// The rooms, whatever their order and their first corners.
std::set<std::string> room_names(const BiPosition& position) {
  std::set<std::string> names;
  for (const auto& room : position.rooms) {
    std::set<std::string> sides{std::to_string(static_cast<int>(room.kind)) +
                                std::to_string(static_cast<int>(room.spoke))};
    for (std::size_t i = 0; i < room.size(); ++i) {
      const Ends e{room.corners[i], room.corners[room.after(i)]};
      sides.insert(text(e) + std::to_string(static_cast<int>(room.sides[i])));
    }
    std::string name;
    for (const auto& side : sides) name += side;
    names.insert(name);
  }
  return names;
}

TEST(BiRooms, a_position_read_at_once_is_the_one_played_move_by_move) {
  std::mt19937 random(9);
  for (int round = 0; round < 20; ++round) {
    const auto points = round % 4 == 3 ? polygon_around_a_point(11, random) : convex_points(3 + round);
    for (const BiGame game : {BiGame::triangle, BiGame::complete}) {
      auto position = *BiPosition::start(points);
      std::vector<MoveText> moves;
      while (!position.over && !all_full(position.rooms)) {
        const Ends segment = threatening(points, position, random, round % 2 == 0);
        ASSERT_TRUE(position.play(points, segment, game));
        moves.push_back({segment.v, segment.u});
        const auto read = BiPosition::of(points, moves, game);
        ASSERT_TRUE(read.has_value());
        EXPECT_EQ(read->to_move, position.to_move);
        EXPECT_EQ(read->lead, position.lead);
        EXPECT_EQ(read->over, position.over);
        EXPECT_EQ(room_names(*read), room_names(position));
      }
    }
  }
}

/// What is said about the first bad move.
template <class F>
std::string complaint(F f) {
  try {
    f();
  } catch (const InputError& error) {
    return error.at() + ": " + error.what();
  }
  return "none";
}

TEST(BiRooms, a_bad_move_is_refused_in_the_words_of_the_game) {
  std::mt19937 random(4);
  const auto convex = convex_points(7), inner = polygon_around_a_point(6, random);
  for (const auto* points : {&convex, &inner}) {
    for (int round = 0; round < 200; ++round) {
      const BiGame game = round % 2 == 0 ? BiGame::triangle : BiGame::complete;
      Document document = board("convex", {7}, game == BiGame::triangle ? "bi-triangle" : "bi-complete");
      document.points.emplace();
      for (std::size_t i = 0; i < points->size(); ++i)
        document.points->push_back(points->written(static_cast<PointSet::Index>(i)));
      for (int i = 0; i < 15; ++i)
        document.moves.push_back({static_cast<std::int64_t>(random() % 8), static_cast<std::int64_t>(random() % 7)});
      EXPECT_EQ(complaint([&] { BiPosition::of(*points, document.moves, game); }), complaint([&] { open(document); }));
    }
  }
}

/// What the lines prove, if anything.
std::optional<Value> accepted(const PointSet& points, const std::vector<Ends>& moves, const std::string& lines) {
  try {
    return check_bi_rooms(points, moves, false, read_room_lines(lines)).value;
  } catch (const Refused&) {
    return std::nullopt;
  }
}

/// A proof, and the same with a line left out, a word changed or a number changed. Only another side instead of the one
/// that is drawn may do as well.
void expect_refusals(const PointSet& points, const std::vector<Ends>& moves, const std::string& lines) {
  const auto proved = accepted(points, moves, lines);
  ASSERT_TRUE(proved) << lines;
  std::vector<std::string> list;
  std::istringstream in(lines);
  for (std::string line; std::getline(in, line);) list.push_back(line + '\n');
  for (std::size_t i = 0; i < list.size(); ++i) {
    const auto with = [&](const std::string& line) {
      std::string all;
      for (std::size_t k = 0; k < list.size(); ++k) all += k == i ? line : list[k];
      return all;
    };
    EXPECT_FALSE(accepted(points, moves, with(""))) << lines << list[i];
    for (const auto* word : {"room", "lone", "hanging", "move", "other"}) {
      const auto changed = word + list[i].substr(list[i].find(' '));
      EXPECT_TRUE(changed == list[i] || !accepted(points, moves, with(changed))) << lines << changed;
    }
    std::istringstream words(list[i]);
    std::vector<std::string> word;
    for (std::string w; words >> w;) word.push_back(w);
    for (std::size_t k = 1; k < word.size(); ++k) {
      for (std::size_t v = 0; v <= points.size(); ++v) {
        if (std::to_string(v) == word[k]) continue;
        std::string changed = word[0];
        for (std::size_t j = 1; j < word.size(); ++j) changed += ' ' + (j == k ? std::to_string(v) : word[j]);
        const auto instead = accepted(points, moves, with(changed + '\n'));
        EXPECT_TRUE(!instead || (word[0] == "move" && instead == proved)) << lines << changed;
      }
    }
  }
}

TEST(BiRooms, a_proof_by_subgames_with_anything_changed_is_refused) {
  std::mt19937 random(3);
  int proofs = 0;
  for (int game = 0; game < 12; ++game) {
    const auto points = game % 2 == 0 ? convex_points(8) : polygon_around_a_point(7, random);
    auto position = *BiPosition::start(points);
    std::vector<Ends> moves;
    while (!position.over && !all_full(position.rooms)) {
      const auto found = find(BiGame::triangle, points, position);
      if (const auto proof = prove_by_rooms(points, position, BiGame::triangle, found.value)) {
        expect_refusals(points, moves, room_lines(*proof));
        ++proofs;
      }
      moves.push_back(game % 3 == 0 ? ends_of(found.best.at(0)) : threatening(points, position, random, game % 3 == 1));
      ASSERT_TRUE(position.play(points, moves.back(), BiGame::triangle));
    }
  }
  EXPECT_GT(proofs, 40);
}

TEST(BiRooms, answers_name_the_theorem_and_leave_a_proof) {
  std::mt19937 random(6);
  const auto convex = convex_points(1000), inner = polygon_around_a_point(60, random);
  for (const auto* points : {&convex, &inner}) {
    for (const auto* game : {"bi-triangle", "bi-complete"}) {
      auto document = board("convex", {static_cast<std::int64_t>(points->size())}, game);
      document.points.emplace();
      for (std::size_t i = 0; i < points->size(); ++i)
        document.points->push_back(points->written(static_cast<PointSet::Index>(i)));
      document.moves = {{0, 1}, {3, 9}, {3, 5}};
      const auto session = open(document);
      const auto answer = session->solve({.all_best = false, .idea = true, .proof = true});
      EXPECT_EQ(answer.outcome, Outcome::tie);
      EXPECT_EQ(answer.method, "theorem");
      EXPECT_NE(answer.source.find("On Bichromatic Triangle Game"), std::string::npos);
      EXPECT_EQ(answer.best->size(), 1u);
      ASSERT_EQ(answer.idea->facts.size(), 2u);
      EXPECT_EQ(answer.idea->facts[0].words, "Lemma 1, Case 2 (ii)");
      EXPECT_EQ(answer.idea->groups.size(), 2u);
      ASSERT_TRUE(answer.proof.has_value());
      std::istringstream text(write_certificate(document, *session, answer).value());
      EXPECT_EQ(CertificateReader(text).next()->refusal, "");
    }
  }
}

}  // namespace
}  // namespace arete::tests
