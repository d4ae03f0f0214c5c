// Pictures: every game can be drawn, in well-formed SVG and balanced TikZ, with all that the position shows.

#include <algorithm>
#include <sstream>

#include "ask.hpp"
#include "base/random.hpp"
#include "engine/picture.hpp"
#include "view/pictures/braille.hpp"
#include "view/pictures/letters.hpp"
#include "view/pictures/scene.hpp"
#include "view/pictures/svg.hpp"
#include "view/pictures/tikz.hpp"

namespace arete::tests {
namespace {

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

/// Tags are closed in order, attributes are quoted, nothing is left bare: enough XML for what we write.
void expect_well_formed(const std::string& svg) {
  std::vector<std::string> open;
  for (std::size_t at = svg.find('<'); at != std::string::npos; at = svg.find('<', at + 1)) {
    const auto end = svg.find('>', at);
    ASSERT_NE(end, std::string::npos);
    const auto tag = svg.substr(at + 1, end - at - 1);
    ASSERT_EQ(count(tag, "\"") % 2, 0u) << tag;
    ASSERT_EQ(tag.find('<'), std::string::npos) << tag;
    if (tag.starts_with('/')) {
      ASSERT_FALSE(open.empty());
      ASSERT_EQ(open.back(), tag.substr(1));
      open.pop_back();
    } else if (!tag.ends_with('/')) {
      open.push_back(tag.substr(0, tag.find(' ')));
    }
  }
  ASSERT_TRUE(open.empty());
  for (auto at = svg.find('&'); at != std::string::npos; at = svg.find('&', at + 1)) {
    const auto name = svg.substr(at, svg.find(';', at) - at + 1);
    ASSERT_TRUE(name == "&amp;" || name == "&lt;" || name == "&gt;" || name == "&quot;") << name;
  }
}

std::vector<std::array<double, 2>> places(const Document& document) {
  std::vector<std::array<double, 2>> list;
  if (!document.points) return list;
  const PointSet points(*document.points);
  for (std::size_t i = 0; i < points.size(); ++i) list.push_back(points.approximate(static_cast<PointSet::Index>(i)));
  return list;
}

void expect_pictures(const Look& look, const std::vector<std::array<double, 2>>& points,
                     const std::vector<MoveText>& best, const std::string& caption) {
  const auto scene = make_scene(look, points, best, caption);
  const auto svg = to_svg(scene), tikz = to_tikz(scene);
  expect_well_formed(svg);
  for (const auto& text : {svg, tikz}) {
    for (const auto* bad : {"nan", "inf\"", "inf,", "e+"}) EXPECT_EQ(text.find(bad), std::string::npos) << bad;
  }
  EXPECT_TRUE(svg.starts_with("<svg "));
  EXPECT_EQ(count(svg, "<title>"), 1u);
  EXPECT_EQ(count(tikz, "\\begin{tikzpicture}"), 1u);
  EXPECT_TRUE(tikz.ends_with("\\end{tikzpicture}\n"));
  EXPECT_EQ(to_svg(make_scene(look, points, best, caption)), svg) << "the same position, another picture";
  std::istringstream lines(to_braille(scene, 60, false));
  for (std::string line; std::getline(lines, line);) EXPECT_LE(decode(line).size(), 60u);
}

TEST(Draw, every_position_of_random_games_can_be_drawn) {
  for (const auto* game : finite_games()) {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
      Random random(seed);
      const auto document = board("random", {static_cast<std::int64_t>(seed + 1)}, std::string(game->id()), seed);
      auto session = open(document);
      for (;;) {
        expect_pictures(session->look(), places(document), session->moves(), std::string(game->about().title));
        if (session->over() || HasFailure()) break;
        const auto moves = session->moves();
        session->play(moves[random.below(moves.size())], "here");
      }
      ASSERT_FALSE(testing::Test::HasFailure()) << document.write();
    }
  }
}

TEST(Draw, a_picture_shows_what_there_is) {
  auto document = board("convex", {6}, "bi-triangle");
  document.moves = {{0, 1}, {2, 4}, {0, 2}};
  const auto scene = make_scene(open(document)->look(), places(document), {{1, 2}}, "caption");
  const auto drawn = [&](Mark mark) {
    return std::count_if(scene.strokes.begin(), scene.strokes.end(),
                         [&](const Stroke& s) { return s.mark == mark && !s.candidate; });
  };
  EXPECT_EQ(drawn(Mark::first), 2 + 1);  // and one in the legend
  EXPECT_EQ(drawn(Mark::second), 1 + 1);
  EXPECT_EQ(std::count_if(scene.strokes.begin(), scene.strokes.end(), [](const Stroke& s) { return s.candidate; }), 1);
  EXPECT_EQ(scene.diamonds.size(), 1u + 1u);
  EXPECT_EQ(scene.dots.size(), 6u);
}

TEST(Draw, letters_show_every_vertex_and_its_number) {
  const auto text = to_braille(make_scene(open(board("convex", {8}, "bi-triangle"))->look(),
                                          places(board("convex", {8}, "bi-triangle")), {}, ""),
                               72, false);
  EXPECT_EQ(count(text, "●"), 8u) << text;
  for (const char digit : std::string("01234567")) EXPECT_EQ(std::count(text.begin(), text.end(), digit), 1) << text;
}

TEST(Draw, an_idea_is_drawn_below_the_board_and_explained) {
  const auto session = open(board("path", {9}, "arc-kayles"));
  session->play({3, 4}, "here");
  const auto answer = session->solve({.idea = true, .theorems = false});
  ASSERT_TRUE(answer.idea.has_value());
  ASSERT_EQ(answer.idea->groups.size(), 2u);
  EXPECT_EQ(answer.idea->groups[0].name, "*1");  // three vertices
  EXPECT_EQ(answer.idea->groups[1].name, "*2");  // four
  const auto scene = make_scene(session->look(), {}, {}, "caption", answer.idea);
  EXPECT_EQ(scene.veils.size(), 2u + 3u);
  EXPECT_EQ(count(to_svg(scene), ">*2<"), 1u);
  EXPECT_NE(to_tikz(scene).find("components with their nimbers"), std::string::npos);
}

TEST(Draw, faces_of_an_idea_are_boxes_joined_by_bands) {
  const auto document = board("triangulation", {7}, "coloring", 1, "fan");
  const auto session = open(document);
  const auto answer = session->solve({.idea = true});
  const auto scene = make_scene(session->look(), places(document), {}, "", answer.idea);
  EXPECT_EQ(scene.boxes.size(), 5u);
  EXPECT_EQ(scene.veils.size(), 5u + 4u);  // a disc below each box, a band between neighbours
  EXPECT_EQ(count(to_svg(scene), "rx=\"0\""), 5u);
}

TEST(Draw, where_every_move_is_best_nothing_is_marked_and_words_say_so) {
  const auto nine = board("convex", {9}, "bi-triangle");
  const auto drawn = [](const Document& document) {
    const auto session = open(document);
    return picture(document, *session, session->solve({}), "svg");
  };
  EXPECT_EQ(count(drawn(nine), halo_colour), 0u);
  EXPECT_NE(drawn(nine).find("ties, with every move"), std::string::npos);
  auto middle = board("convex", {6}, "mono-complete");
  middle.moves = {{0, 1}, {1, 2}};  // closing is best, and there are other moves
  EXPECT_GT(count(drawn(middle), halo_colour), 0u);
  EXPECT_EQ(drawn(middle).find("with every move"), std::string::npos);
  auto last = board("convex", {3}, "mono-complete");
  last.moves = {{0, 1}, {1, 2}};  // the only move is marked
  EXPECT_GT(count(drawn(last), halo_colour), 0u);
}

TEST(Draw, the_name_of_a_group_does_not_stand_on_the_mark_of_a_best_move) {
  const auto session = open(graph("picarete", 2, {{0, 1}}));
  const auto answer = session->solve({.idea = true});
  const auto scene = make_scene(session->look(), {}, *answer.best, "", answer.idea);
  const auto name =
      std::find_if(scene.texts.begin(), scene.texts.end(), [](const Text& t) { return t.text == U"I.E."; });
  ASSERT_NE(name, scene.texts.end());
  for (const auto& d : scene.diamonds) EXPECT_GT(std::hypot(d.at.x - name->at.x, d.at.y - name->at.y), d.radius);
}

TEST(Draw, strange_boards_and_captions) {
  expect_pictures({}, {}, {}, "");
  expect_pictures({}, {}, {}, "<&\">\xff\xfe\n\0 x");
  Look heap;
  heap.heaps = {1, 40, 41, 1'000'000'000'000'000'000};
  expect_pictures(heap, {}, {{40, 1, 37}}, "$\\heaps_{}%#");
  Look far;
  far.vertices.assign(3, Mark::plain);
  expect_pictures(far, {{-1073741824, 1073741824}, {1073741824, 1073741824}, {0, 1073741823.9999}}, {}, "flat");
  expect_pictures(far, {{0, 0}, {0, 0}, {0, 0}}, {}, "on one spot");
  auto large = board("grid", {30, 30}, "node-kayles");
  expect_pictures(open(large)->look(), {}, {}, "900 vertices");
}

}  // namespace
}  // namespace arete::tests
