// Pictures of positions: where their points are drawn.

#include "engine/picture.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "ask.hpp"

namespace arete::tests {
namespace {

TEST(Picture, stretches_a_flat_set_and_keeps_its_order_type) {
  const auto document = board("S", {5}, "green-wins");  // 16 wide and 256 high
  const PointSet points(*document.points);
  const auto scene = scene_of(document, *open(document), {}, "", {}, false);
  ASSERT_EQ(scene.dots.size(), points.size());
  double left = 1e9, right = -1e9, low = 1e9, high = -1e9;
  for (const auto& dot : scene.dots) {
    left = std::min(left, dot.at.x), right = std::max(right, dot.at.x);
    low = std::min(low, dot.at.y), high = std::max(high, dot.at.y);
  }
  EXPECT_LT((high - low) / (right - left), 1.2);
  const auto turn = [&](std::size_t a, std::size_t b, std::size_t c) {
    const auto u = scene.dots[b].at - scene.dots[a].at, v = scene.dots[c].at - scene.dots[a].at;
    return u.x * v.y - u.y * v.x > 0;
  };
  for (std::size_t c = 2; c < points.size(); ++c) {
    for (std::size_t b = 1; b < c; ++b) {
      for (std::size_t a = 0; a < b; ++a) {
        const auto index = [](std::size_t i) { return static_cast<PointSet::Index>(i); };
        EXPECT_EQ(turn(a, b, c), points.orientation(index(a), index(b), index(c)) > 0);
      }
    }
  }
}

TEST(Picture, leaves_other_sets_as_they_are) {
  auto document = board("convex", {4}, "mono-complete");
  document.points = {{{Decimal::of(0), Decimal::of(0)},
                      {Decimal::of(20), Decimal::of(0)},
                      {Decimal::of(20), Decimal::of(10)},
                      {Decimal::of(0), Decimal::of(11)}}};
  const auto scene = scene_of(document, *open(document), {}, "", {}, false);
  const auto from = scene.dots[1].at - scene.dots[0].at, up = scene.dots[3].at - scene.dots[0].at;
  EXPECT_NEAR(up.y / from.x, 11.0 / 20, 1e-9);
}

std::vector<std::string> texts_of(const Scene& scene) {
  std::vector<std::string> list;
  for (const auto& text : scene.texts) {
    std::string plain;
    for (const char32_t letter : text.text) plain += letter < 128 ? static_cast<char>(letter) : '?';
    list.push_back(plain);
  }
  return list;
}

Scene with_values(const Document& document) {
  const auto session = open(document);
  const auto values = by_value(*session, values_of(*session, {}));
  return scene_of(document, *session, {}, "", values_idea(*session, values), false, values);
}

bool is_among(const std::string& text, const std::vector<std::string>& list) {
  return std::ranges::find(list, text) != list.end();
}

TEST(Picture, does_not_call_a_large_board_empty) {
  const auto large = board("path", {3000}, "uvg"), empty = graph("ueg", 0, {});
  EXPECT_EQ(texts_of(scene_of(large, *open(large), {}, "", {}, false)),
            std::vector<std::string>{"(the board is too large to be drawn)"});
  EXPECT_EQ(texts_of(scene_of(empty, *open(empty), {}, "", {}, false)), std::vector<std::string>{"(empty board)"});
}

TEST(Picture, writes_below_a_heap_what_its_moves_leave) {
  const auto texts = texts_of(with_values(heaps("kayles", {3, 2, 3})));
  for (const auto* line : {"*0: 0, 1", "*1: 1, 1", "*3: 0, 2", "*0: 0, 0", "*1: 0, 1"})
    EXPECT_EQ(std::ranges::count(texts, line), 1) << line;
  auto misere = heaps("kayles", {2});
  misere.misere = true;
  EXPECT_TRUE(is_among("win: 0, 1", texts_of(with_values(misere))));
  EXPECT_TRUE(is_among("loss: 0, 0", texts_of(with_values(misere))));
}

TEST(Picture, shortens_what_does_not_fit_below_a_heap) {
  const auto scene = with_values(heaps("kayles", {150}));
  const auto texts = texts_of(scene);
  EXPECT_TRUE(std::ranges::any_of(texts, [](const auto& t) { return t.ends_with(" in all"); }));
  EXPECT_TRUE(std::ranges::all_of(texts, [](const auto& t) { return t.size() < 110; }));
  for (std::size_t i = 1; i < scene.texts.size(); ++i) EXPECT_NE(scene.texts[i].at.y, scene.texts[i - 1].at.y);
}

TEST(Picture, writes_values_on_several_heaps_at_once) {
  const auto document = Document::read(R"({"game": "kayles", "boards": [{"heaps": [2]}, {"heaps": [1]}]})");
  EXPECT_TRUE(is_among("*0: 0, 1", texts_of(with_values(document))));
}

TEST(Picture, writes_values_into_cells_of_a_board_without_end) {
  const auto document = Document::read(
      R"({"game": "achievement", "board": "squares", "bias": [1, 1], "animal": [[0, 0], [0, 1]], "moves": [[0, 0], [5, 5]]})");
  const auto session = open(document);
  const auto texts = texts_of(with_values(document));
  EXPECT_EQ(static_cast<std::size_t>(std::ranges::count(texts, "win")), session->moves().size());
}

}  // namespace
}  // namespace arete::tests
