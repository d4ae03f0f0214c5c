// Certificates of the triangulation theorems: accepted as they are, refused with any one thing changed.

#include "proof/kinds/triangulations.hpp"

#include <bit>

#include "proof/kinds/green_flips.hpp"
#include "theorem.hpp"
#include "theory/points/mono_triangle_dawson.hpp"
#include "theory/triangulations/coloring_kayles.hpp"
#include "theory/triangulations/green_matching.hpp"
#include "theory/triangulations/green_region.hpp"

namespace arete::tests {
namespace {

std::vector<Ends> as_edges(const std::vector<MoveText>& moves) {
  std::vector<Ends> edges;
  for (const auto& m : moves) edges.push_back({static_cast<std::int32_t>(m[0]), static_cast<std::int32_t>(m[1])});
  return edges;
}

TEST(GreenFlips, of_the_theorem_are_accepted_with_their_count) {
  for (const std::string kind : {"triangulation", "random"}) {
    for (std::int64_t n = 4; n <= 40; n += 4) {
      const auto board = triangulation_of(tests::board(kind, {n}, "green-wins", 5));
      const auto found = green_wins_solitaire(board, {}, {});
      EXPECT_EQ(played(board, as_edges(*found->line)).green(), found->value.low);
    }
  }
}

TEST(GreenFlips, are_refused_with_a_flip_again_a_side_of_the_hull_or_an_edge_that_is_not_there) {
  const auto board = triangulation_of(tests::board("triangulation", {30}, "green-wins", 2));
  const auto flips = as_edges(*green_wins_solitaire(board, {}, {})->line);
  for (std::size_t i = 0; i < flips.size(); ++i) {
    auto wrong = flips;
    wrong.push_back(flips[i]);
    EXPECT_THROW(played(board, wrong), Refused);
    wrong = flips;
    wrong[i] = {3, 4};
    EXPECT_THROW(played(board, wrong), Refused);
  }
  for (const Ends e : board.edges()) {  // nothing is left to flip
    auto more = flips;
    more.push_back(e);
    EXPECT_THROW(played(board, more), Refused);
  }
}

std::vector<FaceCorners> order_of(const Triangulation& board, const std::vector<MoveText>& moves) {
  std::vector<FaceCorners> order;
  const GreenFaces faces(board, moves);
  GreenDual dual(faces);
  std::vector<std::size_t> open;
  for (std::size_t f = 0; f < board.triangles(); ++f) {
    if (dual.open(f)) open.push_back(f);
  }
  const auto whole = solve_region(dual, open, Triangulation::none, 1e7, nullptr);
  for (const auto face : whole.value().order) order.push_back(corners_of(board, face));
  return order;
}

TEST(LeastBlack, is_the_plan_of_the_theorem_in_any_position_and_by_any_order) {
  std::mt19937 random(1);
  for (const std::string kind : {"triangulation", "random", "wheel"}) {
    for (std::int64_t n = 4; n <= 24; n += 2) {
      const auto board = triangulation_of(tests::board(kind, {n}, "green-wins", 7));
      std::vector<MoveText> moves;
      for (;;) {
        const auto found = green_wins_solitaire(board, moves, {});
        const auto now = played(board, as_edges(moves));
        auto order = order_of(board, moves);
        const auto black = static_cast<std::int64_t>(board.edges().size()) - found->final().low;
        EXPECT_EQ(check_least_black(now, order), black);
        std::shuffle(order.begin(), order.end(), random);
        if (n <= 14) {
          EXPECT_EQ(check_least_black(now, order), black);
        }
        if (found->best.empty()) break;
        moves.push_back(found->best[random() % found->best.size()]);
      }
    }
  }
}

TEST(LeastBlack, is_a_lower_bound_by_any_faces_and_refused_with_one_too_many) {
  std::size_t fewer = 0, closed = 0;
  for (std::uint64_t seed = 1; seed <= 12; ++seed) {
    const auto board = triangulation_of(tests::board("random", {12}, "green-wins", seed));
    const auto order = order_of(board, {});
    const auto start = played(board, {});
    const auto least = check_least_black(start, order);
    for (std::size_t i = 0; i < order.size(); ++i) {
      auto other = order;
      other.erase(other.begin() + static_cast<std::ptrdiff_t>(i));
      const auto bound = check_least_black(start, other);
      EXPECT_LE(bound, least);
      fewer += bound < least;
    }
    closed += board.triangles() - order.size();
    for (const auto& face : faces_of(board)) {  // one of these, or one that no flip can use
      auto wrong = order;
      wrong.push_back(face);
      EXPECT_THROW(check_least_black(start, wrong), Refused);
    }
  }
  EXPECT_GT(fewer, 0u);
  EXPECT_GT(closed, 0u);
}

TEST(LeastBlack, refuses_an_order_that_asks_too_much) {
  const auto board = triangulation_of(tests::board("S", {11}, "green-wins"));
  auto order = order_of(board, {});  // a complete binary tree of faces; now every third level is left for the end
  const auto rank = [](const FaceCorners& face) {
    const int level = 11 - std::bit_width(static_cast<unsigned>(face[2] - face[0]));
    return std::pair(level % 3 == 0, level);
  };
  std::stable_sort(order.begin(), order.end(), [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
  try {
    check_least_black(played(board, {}), order);
    FAIL();
  } catch (const Refused& refused) {
    EXPECT_NE(std::string(refused.what()).find("it asks too much of its checker"), std::string::npos);
  }
}

TEST(KaylesRows, of_the_theorem_are_accepted_with_their_nim_value) {
  std::mt19937 random(1);
  for (std::int64_t n = 4; n <= 60; ++n) {
    const auto board =
        triangulation_of(tests::board("triangulation", {n}, "coloring", 3, "branching:" + std::to_string((n - 4) / 6)));
    std::vector<MoveText> moves;
    for (;;) {
      const auto rows = kayles_rows(board, moves);
      ASSERT_TRUE(rows);
      const auto found = coloring_kayles(board, moves, {.nimber = true});
      EXPECT_EQ(check_kayles_rows(board, as_edges(moves), *rows), found->nimber->value());
      if (found->best.empty()) break;
      moves.push_back(found->best[random() % found->best.size()]);
    }
  }
}

TEST(KaylesRows, are_refused_with_any_one_thing_changed) {
  const auto board = triangulation_of(tests::board("triangulation", {40}, "coloring", 3, "branching:5"));
  const auto start = *kayles_rows(board, {});
  const std::vector<MoveText> moves{{0, 1}};
  const auto rows = *kayles_rows(board, moves);
  const auto green = as_edges(moves);
  const auto refused = [&](const auto& wrong) { EXPECT_THROW(check_kayles_rows(board, green, wrong), Refused); };
  EXPECT_NO_THROW(check_kayles_rows(board, green, rows));
  refused(start);
  EXPECT_THROW(check_kayles_rows(board, {}, rows), Refused);
  for (std::size_t r = 0; r < rows.size(); ++r) {
    auto wrong = rows;
    wrong[r].pop_back();
    refused(wrong);
    wrong = rows;
    wrong[r].push_back(rows[(r + 1) % rows.size()].front());
    refused(wrong);
    for (std::size_t i = 0; i + 1 < rows[r].size() && rows[r].size() > 2; ++i) {
      wrong = rows;
      std::swap(wrong[r][i], wrong[r][i + 1]);
      refused(wrong);
    }
    if (rows[r].size() < 2) continue;
    wrong = rows;  // one row as two
    wrong.push_back({rows[r].back()});
    wrong[r].pop_back();
    refused(wrong);
  }
  auto wrong = rows;  // two rows as one
  wrong[0].insert(wrong[0].end(), wrong[1].begin(), wrong[1].end());
  wrong.erase(wrong.begin() + 1);
  refused(wrong);
}

TEST(DawsonRooms, of_the_theorem_are_accepted_and_decide_the_game) {
  std::mt19937 random(1);
  for (std::int64_t n = 3; n <= 40; ++n) {
    const auto points = polygon(n);
    std::vector<MoveText> moves;
    for (;;) {
      const auto rooms = dawson_rooms(points, moves);
      ASSERT_TRUE(rooms);
      const auto found = mono_triangle_dawson(points, moves, {});
      EXPECT_EQ(check_dawson_rooms(points, as_edges(moves), *rooms) != 0, found->value == Verdict::of(1));
      if (found->best.empty()) break;
      moves.push_back(found->best[random() % found->best.size()]);
    }
  }
}

TEST(DawsonRooms, are_refused_with_any_one_thing_changed) {
  const auto points = polygon(12);
  const std::vector<Ends> segments{{0, 5}, {7, 10}};
  const auto rooms = *dawson_rooms(points, {{0, 5}, {7, 10}});
  ASSERT_EQ(rooms.size(), 3u);
  EXPECT_NO_THROW(check_dawson_rooms(points, segments, rooms));
  EXPECT_THROW(check_dawson_rooms(points, {{0, 5}}, rooms), Refused);
  EXPECT_THROW(check_dawson_rooms(points, {{0, 5}, {4, 10}}, rooms), Refused);
  EXPECT_THROW(check_dawson_rooms(points, {{0, 5}, {5, 10}}, rooms), Refused);
  for (std::size_t r = 0; r < rooms.size(); ++r) {
    auto wrong = rooms;
    wrong[r].pop_back();
    EXPECT_THROW(check_dawson_rooms(points, segments, wrong), Refused);
    wrong[(r + 1) % rooms.size()].push_back(rooms[r].back());
    EXPECT_THROW(check_dawson_rooms(points, segments, wrong), Refused);
    wrong = rooms;
    wrong.push_back({wrong[r].back()});
    wrong[r].pop_back();
    if (wrong[r].empty()) continue;  // the same rooms in another order
    EXPECT_THROW(check_dawson_rooms(points, segments, wrong), Refused);
  }
}

}  // namespace
}  // namespace arete::tests
