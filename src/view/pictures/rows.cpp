#include "view/pictures/rows.hpp"

#include <algorithm>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "view/pictures/letters.hpp"

namespace arete::inline view {
namespace {

constexpr std::int64_t most_pins = 40;
constexpr double pitch = 11, row_height = 30, margin = 24, letter_width = 0.54, digit = 0.64, legend_size = 12;

double text_width(const std::u32string& text, double size) {
  return letter_width * size * static_cast<double>(text.size());
}

/// `→ 2, 5 or 3, 4`: the best moves in a heap, at most three of them.
std::u32string moves_of(std::int64_t heap, const std::vector<MoveText>& best) {
  std::u32string text;
  int shown = 0;
  for (const MoveText& move : best) {
    if (move.size() != 3 || move[0] != heap || ++shown > 4) continue;
    text += shown == 1 ? U"→ " : shown == 4 ? U" or …" : U" or ";
    if (shown < 4) text += wide(std::to_string(move[1]) + ", " + std::to_string(move[2]));
  }
  return text;
}

/// Sets things of given widths one after another, row below row.
class Cursor {
 public:
  /// If all of it fits into one row, the row is centred.
  Cursor(Scene& scene, double height, double total) : scene_(scene), height_(height) {
    new_row();
    x_ = std::max(margin, (scene.width - total) / 2);
  }

  /// The left end of the middle line of a free place.
  Spot next(double width) {
    if (x_ > margin && x_ + width > scene_.width) new_row();
    return {std::exchange(x_, x_ + width), scene_.bottom + height_ / 2};
  }

 private:
  void new_row() {
    x_ = margin;
    scene_.bottom -= height_;
  }
  Scene& scene_;
  double height_, x_ = 0;
};

void add_heap(Scene& scene, Cursor& cursor, std::int64_t size, const std::u32string& moves) {
  const bool broken = size > most_pins;
  const std::u32string label = wide(std::to_string(size));
  const double label_width = digit * 13 * static_cast<double>(label.size()) + 6,
               box_width = broken ? 110 : pitch * static_cast<double>(std::max<std::int64_t>(size, 1)) + 8;
  const double diamond = moves.empty() ? 0 : 18, moves_width = moves.empty() ? 0 : text_width(moves, 12) + 8;
  Spot at = cursor.next(diamond + label_width + box_width + moves_width + 22);
  if (!moves.empty()) {
    scene.halos.push_back({straight({at.x + 2, at.y}, {at.x + diamond + label_width + box_width, at.y}), 25});
    scene.diamonds.push_back({{at.x + 8, at.y}, 6.5});
  }
  scene.texts.push_back({{at.x + diamond, at.y}, label, 13, true});
  at.x += diamond + label_width;
  scene.boxes.push_back({{at.x, at.y - 8}, box_width, 16, broken});
  for (std::int64_t pin = 0; !broken && pin < size; ++pin) {
    scene.dots.push_back({{at.x + 4 + pitch * (static_cast<double>(pin) + 0.5), at.y}, 3.6});
  }
  if (!moves.empty()) scene.texts.push_back({{at.x + box_width + 8, at.y}, moves, 12, true});
}

/// `*2: 0, 5 or 1, 4`: the moves in a heap that are worth the same, as many as a line holds.
std::string line_of(std::int64_t heap, const ValuedMoves& valued) {
  constexpr std::size_t longest = 80;
  std::string text;
  std::size_t count = 0;
  for (const MoveText& move : valued.moves) {
    if (move.size() != 3 || move[0] != heap) continue;
    ++count;
    if (text.size() > longest) continue;
    text += (count == 1 ? valued.value + ": " : " or ") + std::to_string(move[1]) + ", " + std::to_string(move[2]);
  }
  return text.size() > longest ? text + " …, " + std::to_string(count) + " in all" : text;
}

void add_values(Scene& scene, std::int64_t heap, const std::vector<ValuedMoves>& values) {
  constexpr double size = 12, high = 18;
  for (const auto& valued : values) {
    const auto text = line_of(heap, valued);
    if (text.empty()) continue;
    scene.texts.push_back({{margin + 2 * pitch, scene.bottom - high / 2}, decode(text), size, true});
    scene.bottom -= high;
  }
}

}  // namespace

void add_heaps(Scene& scene, const std::vector<std::int64_t>& heaps, const std::vector<MoveText>& best,
               const std::vector<ValuedMoves>& values) {
  if (heaps.empty()) return;
  std::optional<Cursor> cursor;
  std::vector<std::int64_t> told;
  for (const std::int64_t size : heaps) {
    const bool again = std::find(told.begin(), told.end(), size) != told.end();
    if (!cursor || (!values.empty() && !again)) cursor.emplace(scene, row_height, scene.width);
    add_heap(scene, *cursor, size, again ? U"" : moves_of(size, best));
    if (again) continue;
    told.push_back(size);
    add_values(scene, size, values);
  }
  scene.bottom -= 4;
}

void add_ground(Scene& scene, Spot end, Spot out, Mark mark, double weight) {
  const Mark bars = mark == Mark::absent ? Mark::absent : Mark::plain;
  for (const double half : {8.0, 4.0}) {
    const Spot bar = half * weight * left_of(out), middle = end + (8 - half) * weight * out;
    scene.strokes.push_back({straight(middle - bar, middle + bar), false, bars, false, weight, {}});
  }
}

void add_legend(Scene& scene, bool ground, bool arrows) {
  const auto any_stroke = [&](auto&& test) { return std::any_of(scene.strokes.begin(), scene.strokes.end(), test); };
  const auto line = [&](Mark mark) {
    return any_stroke([&](const Stroke& s) { return s.mark == mark && !s.candidate; });
  };
  const auto dot = [&](Mark mark) {
    return std::any_of(scene.dots.begin(), scene.dots.end(), [&](const Dot& d) { return d.mark == mark; });
  };
  using Sample = std::function<void(Spot)>;  // from the left end of a sample 30 wide
  std::vector<std::pair<Sample, std::u32string>> entries;
  const auto mark_entry = [&](Mark mark, const char32_t* text) {
    const bool lines = line(mark), dots = mark != Mark::plain && dot(mark);
    if (!lines && !dots) return;
    entries.emplace_back(
        [&scene, mark, lines, dots](Spot s) {
          if (lines) scene.strokes.push_back({straight(s, s + Spot{30, 0}), false, mark, false, 1, {}});
          if (dots) scene.dots.push_back({s + Spot{15, 0}, 5, mark});
        },
        text);
  };
  mark_entry(Mark::plain, arrows ? U"arc" : U"edge");
  mark_entry(Mark::first, U"first player’s");
  mark_entry(Mark::second, U"second player’s");
  mark_entry(Mark::marked, U"marked green");
  mark_entry(Mark::absent, U"gone");
  if (entries.size() == 1 && line(Mark::plain)) entries.clear();
  if (ground) {
    entries.emplace_back(
        [&scene](Spot s) {
          scene.strokes.push_back({straight(s + Spot{4, 0}, s + Spot{18, 0}), false, Mark::plain, false, 1, {}});
          add_ground(scene, s + Spot{18, 0}, {1, 0}, Mark::plain, 1);
        },
        U"ground");
  }
  const auto tokens = scene.tokens;
  for (const Token& token : tokens) {
    entries.emplace_back(
        [&scene, token](Spot s) {
          scene.tokens.push_back({s + Spot{16, 0}, 9, token.second, token.digit});
        },
        !token.digit   ? U"token"
        : token.second ? U"second’s token"
                       : U"first’s token");
  }
  if (!scene.diamonds.empty()) {
    entries.emplace_back(
        [&scene](Spot s) {
          scene.halos.push_back({straight(s + Spot{4, 0}, s + Spot{28, 0}), 14});
          scene.diamonds.push_back({s + Spot{16, 0}, 6.5});
        },
        U"best move");
  }
  if (entries.empty()) return;
  scene.bottom -= 6;
  const auto width = [](const std::u32string& text) { return 38 + text_width(text, legend_size) + 22; };
  double total = -22;
  for (const auto& [sample, text] : entries) total += width(text);
  Cursor cursor(scene, 24, total);
  for (const auto& [sample, text] : entries) {
    const Spot at = cursor.next(width(text));
    sample(at);
    scene.texts.push_back({at + Spot{38, 0}, text, legend_size, true});
  }
}

}  // namespace arete::inline view
