// From the look of a position to a picture: shapes with places and sizes, in units of which the picture is 640
// wide, y upwards. A scene says what is drawn and where; SVG and TikZ only say it in their language. Nothing is
// told by hue alone: marks differ in width, dashes, shape and lightness, and a best move carries a diamond.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "rules/idea.hpp"
#include "rules/look.hpp"
#include "view/documents/document.hpp"
#include "view/pictures/plane.hpp"

namespace arete::inline view {

/// Colours are six hexadecimal digits, mostly of the palette of M. Okabe and K. Ito. A `core` is a thin white line
/// inside the thick one. Lengths of dashes and gaps are in widths of the pen; 0 and 0 is a solid line.
struct Pen {
  const char* colour;
  double width, dash, gap;
  bool core;
};
constexpr const char* ink = "222222";
constexpr const char* halo_colour = "FFD23F";
constexpr std::array<Pen, 5> pens{{{"808080", 0.9, 0.2, 3.8, false},  // in the order of marks
                                   {ink, 1.8, 0, 0, false},
                                   {"0072B2", 4.2, 0, 0, false},
                                   {"D55E00", 4.2, 2, 1.1, false},
                                   {"007A5A", 7, 0, 0, true}}};
constexpr Pen pen(Mark mark) { return pens[static_cast<std::size_t>(mark)]; }
constexpr Pen candidate_pen{"222222", 1.3, 4, 2.5, false};
constexpr std::array<const char*, 6> veil_colours{"56B4E9", "E69F00", "009E73", "CC79A7", "F0E442", "999999"};
constexpr double core_width = 0.36;  ///< of a core, in widths of its pen

/// `bent` is false where the curve is a straight line. `weight` scales the pen.
struct Stroke {
  Curve path;
  bool bent = false;
  Mark mark = Mark::plain;
  bool candidate = false;  ///< not on the board: only a best move that would draw it
  double weight = 1;
  std::optional<std::array<Spot, 3>> head;  ///< of an arrow
};

struct Dot {
  Spot at;
  double radius = 0;
  Mark mark = Mark::plain;
};

/// First's token is a ring, second's a square; `digit` says whose, where there are two.
struct Token {
  Spot at;
  double radius = 0;
  bool second = false, digit = false;
};

/// A rectangle with round corners, by its lower left corner: a heap, or (`broken`) one that is too large to be counted.
/// A face of a group is a box with `sharp` corners.
struct Box {
  Spot at;
  double wide = 0, high = 0;
  bool broken = false, sharp = false;
};

/// What belongs to a group of an idea: a wide light stroke below everything, or a disc, which is a stroke of no length.
struct Veil {
  Curve path;
  double width = 0;
  const char* colour = veil_colours[0];
};

/// What is best: a wide light stroke, disc or box below everything, and a diamond above it.
struct Halo {
  Curve path;
  double width = 0;
};
struct Diamond {
  Spot at;
  double radius = 0;
  bool behind = false;  ///< around a vertex, which is drawn on it
};

struct Text {
  Spot at;  ///< the middle of its height; of its width too, unless `left`
  std::u32string text;
  double size = 0;
  bool left = false, faint = false;
};

struct Scene {
  double width = 640, top = 0, bottom = 0;
  double legend = 0;  ///< where the legend begins
  std::vector<Veil> veils;
  std::vector<Halo> halos;
  std::vector<Stroke> strokes;  ///< in the order in which they are drawn
  std::vector<Box> boxes;
  std::vector<Dot> dots;
  std::vector<Diamond> diamonds;
  std::vector<Token> tokens;
  std::vector<Text> texts;
  std::u32string caption;  ///< for the back ends to wrap and put below
};

/// Moves that are worth the same, as documents write them.
struct ValuedMoves {
  std::string value;
  std::vector<MoveText> moves;
};

/// What stands at the members of a group: its name if that is short, or a letter in its place, A to Z, then A1 and so
/// on.
std::string mark_of(const Idea::Group& group, std::size_t index);

/// Words in the place of a board.
Scene words_scene(const std::string& words, const std::string& caption);

/// `points` are the places of the vertices; without them the graph is laid out. `best` are moves as documents write
/// them: an edge, drawn or not, a vertex, or a heap with what becomes of it. Groups of the idea are
/// marked by their names if these are short, else by letters that the caption explains. Values are written below heaps;
/// elsewhere they are groups.
Scene make_scene(const Look& look, const std::vector<std::array<double, 2>>& points, const std::vector<MoveText>& best,
                 const std::string& caption, const std::optional<Idea>& idea = {},
                 const std::vector<ValuedMoves>& values = {});

}  // namespace arete::inline view
