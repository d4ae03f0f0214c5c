// Families against the numbers that everybody knows, and their members against each other.

#include "census/family.hpp"

#include <set>

#include "ask.hpp"
#include "board/plane/order_types.hpp"
#include "census/pipe.hpp"
#include "census/realize.hpp"

namespace arete::tests {
namespace {

std::uint64_t size_of(const std::string& name, const std::string& game) { return open_family(name, {game})->size(); }

std::string refusal(const std::string& name, const std::string& game) {
  try {
    open_family(name, {game});
  } catch (const InputError& e) {
    return e.at() + ": " + e.what();
  }
  return "accepted";
}

/// Every member, each once.
std::set<std::string> texts_of(Family& family) {
  std::set<std::string> texts;
  for (std::uint64_t i = 0; i < family.size(); ++i) texts.insert(family.member(i).text());
  return texts;
}

TEST(Families, order_types_are_as_many_as_are_known) {
  const std::vector<std::uint64_t> known{1, 1, 1, 1, 2, 3, 16, 135, 3315};  // Aichholzer, Aurenhammer, Krasser 2002
  for (std::size_t n = 0; n < known.size(); ++n)
    EXPECT_EQ(size_of("order-types:" + std::to_string(n), "bi-triangle"), known[n]) << n;
}

TEST(Families, members_of_order_types_differ_in_their_order_type) {
  const auto family = open_family("order-types:7", {"mono-complete"});
  std::set<OrderType> seen;
  for (std::uint64_t i = 0; i < family->size(); ++i)
    seen.insert(order_type(PointSet(*family->member(i).position.points)));
  EXPECT_EQ(seen.size(), 135u);
}

/// As those of nine points are found, for which there is no table.
TEST(Families, every_order_type_of_seven_points_is_realized_from_those_of_six) {
  const Realizations smaller(6);
  for (const auto& type : order_types(7)) {
    const auto sites = realize(type, smaller);
    ASSERT_TRUE(sites);
    const auto points = set_of(*sites);
    for (int k = 0; k < 7; ++k) {
      for (int j = 0; j < k; ++j) {
        for (int i = 0; i < j; ++i) ASSERT_EQ(points.orientation(i, j, k), type.orientation(i, j, k));
      }
    }
  }
}

TEST(Families, convex_triangulations_are_counted_by_Catalan_numbers) {
  std::uint64_t catalan = 1;
  for (std::uint64_t n = 3; n <= 30; ++n) {
    EXPECT_EQ(size_of("convex-triangulations:" + std::to_string(n), "coloring"), catalan) << n;
    catalan = catalan * 2 * (2 * n - 3) / n;
  }
}

TEST(Families, a_number_of_a_convex_triangulation_names_exactly_one) {
  for (std::int32_t n = 3; n <= 10; ++n) {
    const auto family = open_family("convex-triangulations:" + std::to_string(n), {"coloring"});
    std::set<std::vector<Ends>> all, members;
    every_convex_triangulation(n, [&](const std::vector<Ends>& edges) { all.insert(edges); });
    for (std::uint64_t i = 0; i < family->size(); ++i) members.insert(*family->member(i).position.edges);
    EXPECT_EQ(members, all) << n;
  }
}

TEST(Families, triangulations_are_those_of_every_order_type) {
  EXPECT_EQ(size_of("triangulations:3", "green-wins"), 1u);
  EXPECT_EQ(size_of("triangulations:4", "green-wins"), 2u + 1u);       // convex; a point in a triangle
  EXPECT_EQ(size_of("triangulations:5", "green-wins"), 5u + 3u + 2u);  // no, one, two inner points
  const auto family = open_family("triangulations:6", {"green-wins"});
  const auto texts = texts_of(*family);
  EXPECT_EQ(texts.size(), family->size());
  for (const auto& text : texts) open(Document::read(text));  // each is a triangulation
  EXPECT_EQ(family->member(0).text(), open_family("triangulations:6", {"green-wins"})->member(0).text());
  const auto last = family->member(family->size() - 1).text();
  EXPECT_NE(family->member(17).text(), last);
  EXPECT_EQ(family->member(family->size() - 1).text(), last) << "in any order";
}

TEST(Families, grids_are_those_that_fit) {
  const auto family = open_family("grids:2x3", {"ueg"});
  ASSERT_EQ(family->size(), 5u);  // 1x1 1x2 1x3 2x2 2x3
  EXPECT_EQ(family->member(4).position.vertices, 6);
  EXPECT_EQ(size_of("grids:3x2", "ueg"), 5u);
  EXPECT_EQ(size_of("grids:3x3x3", "ueg"), 10u);
  EXPECT_EQ(size_of("grids:2x2x2x2", "ueg"), 5u);
}

TEST(Families, graphs_and_trees_are_as_many_as_are_known) {
  ASSERT_TRUE(Pipe::exists("nauty-geng") || Pipe::exists("geng")) << "nauty is missing: tools/packages names it";
  const std::vector<std::uint64_t> graphs{1, 2, 4, 11, 34, 156, 1044, 12346},
      connected{1, 1, 2, 6, 21, 112, 853, 11117},
      trees{1, 1, 1, 2, 3, 6, 11, 23, 47, 106, 235, 551};  // OEIS A000088, A001349, A000055
  for (std::size_t i = 0; i < graphs.size(); ++i) {
    EXPECT_EQ(size_of("graphs:" + std::to_string(i + 1), "ueg"), graphs[i]);
    EXPECT_EQ(size_of("connected-graphs:" + std::to_string(i + 1), "ueg"), connected[i]);
  }
  for (std::size_t i = 0; i < trees.size(); ++i) EXPECT_EQ(size_of("trees:" + std::to_string(i + 1), "ueg"), trees[i]);
  const auto family = open_family("graphs:5", {"ueg"});
  const auto texts = texts_of(*family);
  EXPECT_EQ(texts.size(), 34u);
  EXPECT_TRUE(texts.contains(family->member(3).text())) << "an earlier member can be asked for again";
}

TEST(Families, animals_are_as_many_as_are_known) {
  const std::vector<std::uint64_t> polyominoes{1, 1, 2, 5, 12, 35}, polyhexes{1, 1, 3, 7, 22};
  for (std::size_t i = 0; i < polyominoes.size(); ++i)
    EXPECT_EQ(size_of("animals:squares:" + std::to_string(i + 1), ""), polyominoes[i]);
  for (std::size_t i = 0; i < polyhexes.size(); ++i)
    EXPECT_EQ(size_of("animals:hexagons:" + std::to_string(i + 1), ""), polyhexes[i]);
}

TEST(Families, an_octal_game_is_its_number_in_octal_digits) {
  const auto family = open_family("octal:2", {});
  EXPECT_EQ(family->size(), 64u);
  EXPECT_EQ(family->member(077).text(), ".77");
  EXPECT_EQ(family->member(07).text(), ".07");
}

TEST(Families, boards_at_random_are_named_by_their_seed) {
  const auto family = open_family("random:delaunay:9:20", {"green-wins"});
  EXPECT_EQ(texts_of(*family).size(), 20u);
  EXPECT_EQ(family->member(4).text(), board("delaunay", {9}, "green-wins", 5).write());
}

TEST(Families, what_does_not_fit_is_refused_by_name) {
  EXPECT_TRUE(refusal("order-type:7", "ueg").starts_with("family: no family `order-type:7`: there are "));
  EXPECT_EQ(refusal("order-types", "bi-triangle"), "family: `order-types` is not of the form order-types:N");
  EXPECT_EQ(refusal("order-types:x", "bi-triangle"), "family: a number from 0 to 9, not `x`");
  EXPECT_EQ(refusal("order-types:12", "bi-triangle"), "family: a number from 0 to 9, not `12`");
  EXPECT_TRUE(refusal("order-types:5", "ueg").starts_with("--game: ueg is played on "))
      << refusal("order-types:5", "ueg");
  EXPECT_EQ(refusal("grids:3", "ueg"), "family: grids have two sizes or more: grids:3x4, not `grids:3`");
  EXPECT_EQ(refusal("grids:3x", "ueg"), "family: a number from 1 to 10000, not ``");
  EXPECT_EQ(refusal("graphs:4", "kayles"), "--game: kayles is not played on a graph");
  EXPECT_TRUE(refusal("animals:circles:3", "").starts_with("board: ")) << refusal("animals:circles:3", "");
}

TEST(Shards, cover_every_member_once) {
  for (const std::uint64_t size : {0, 1, 7, 8, 9, 1000}) {
    for (std::uint64_t count = 1; count <= 12; ++count) {
      std::uint64_t next = 0;
      for (std::uint64_t i = 1; i <= count; ++i) {
        const auto [first, last] = Shard{i, count}.range(size);
        EXPECT_EQ(first, next);
        EXPECT_LE(last - first, size / count + 1) << "none is much longer than others";
        next = last;
      }
      EXPECT_EQ(next, size);
    }
  }
  const auto big = Shard{3, 3}.range(std::uint64_t{1} << 62);
  EXPECT_EQ(big[1], std::uint64_t{1} << 62);
}

TEST(Shards, are_read_strictly) {
  EXPECT_EQ(Shard::read("3/8").index, 3u);
  for (const auto* bad : {"", "3", "0/8", "9/8", "a/8", "3/", "/8", "-1/8", "3/8x", "3/99999999"})
    EXPECT_THROW(Shard::read(bad), InputError) << bad;
}

}  // namespace
}  // namespace arete::tests
