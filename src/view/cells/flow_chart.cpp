#include "view/cells/flow_chart.hpp"

#include <algorithm>
#include <map>

#include "base/input_error.hpp"
#include "view/pictures/letters.hpp"
#include "view/pictures/svg_text.hpp"

namespace arete::inline view {
namespace {

constexpr double radius = 15, row_height = 52, head = 7;

/// The most letters on the way from each situation to the animal.
std::vector<std::size_t> levels(const ProofSequence& sequence) {
  std::vector<std::size_t> level(sequence.size(), 0);
  for (std::size_t i = 1; i < sequence.size(); ++i) {
    for (const auto& letter : sequence[i].letters) level[i] = std::max(level[i], level[letter.to] + 1);
  }
  return level;
}

/// A column for each level, the circles in it at equal distances around the middle.
std::vector<Spot> places(const std::vector<std::size_t>& level, Spot corner, double most_wide, Spot& size) {
  const auto columns = *std::max_element(level.begin(), level.end()) + 1;
  std::vector<std::size_t> filled(columns, 0), taken(columns, 0);
  for (const auto l : level) ++filled[l];
  const auto rows = static_cast<double>(*std::max_element(filled.begin(), filled.end()));
  const double step = columns > 1 ? std::min(150.0, (most_wide - 2 * radius) / static_cast<double>(columns - 1)) : 0;
  size = {static_cast<double>(columns - 1) * step + 2 * radius, (rows + 1) * row_height};
  std::vector<Spot> spots;
  for (const auto l : level) {
    const double y = (static_cast<double>(taken[l]++) + (rows - static_cast<double>(filled[l])) / 2 + 0.5) * row_height;
    spots.push_back({corner.x + radius + static_cast<double>(columns - 1 - l) * step, corner.y + row_height / 2 + y});
  }
  return spots;
}

std::string text(Spot s) { return number(s.x) + ' ' + number(s.y); }

/// A quadratic Bézier curve between the centres of two circles.
struct Bow {
  Spot from, control, to;
  Spot at(double t) const { return (1 - t) * (1 - t) * from + 2 * t * (1 - t) * control + t * t * to; }
};

/// The bow that bends least and keeps clear of all other circles.
Bow clear_bow(const std::vector<Spot>& spots, std::size_t from, std::size_t to) {
  const auto bow = [&](double bend) {
    return Bow{spots[from], 0.5 * (spots[from] + spots[to]) + Spot{0, bend}, spots[to]};
  };
  const auto clear = [&](const Bow& b) {
    for (std::size_t i = 0; i < spots.size(); ++i) {
      for (double t = 0.05; i != from && i != to && t < 1; t += 0.05) {
        if (length(b.at(t) - spots[i]) < 1.4 * radius) return false;
      }
    }
    return true;
  };
  for (double bend = 0; bend < 10 * row_height; bend += row_height / 4) {
    for (const double signed_bend : {bend, -bend}) {
      if (clear(bow(signed_bend))) return bow(signed_bend);
    }
  }
  return bow(0);
}

std::string arrow(const Bow& bow, std::u32string_view label) {
  const Spot start = bow.from + radius * unit(bow.control - bow.from), way = unit(bow.to - bow.control),
             tip = bow.to - radius * way;
  const Spot back = tip - head * way, side = (head / 2.2) * left_of(way);
  std::string out = "<path d=\"M" + text(start) + " Q" + text(bow.control) + ' ' + text(back) +
                    "\" fill=\"none\" stroke=\"#222222\" stroke-width=\"1.2\"/>\n";
  out += "<path d=\"M" + text(tip) + " L" + text(back + side) + " L" + text(back - side) + " Z\" fill=\"#222222\"/>\n";
  if (!label.empty()) out += svg_text(bow.at(0.35), label, 12);
  return out;
}

}  // namespace

std::u32string situation_name(std::size_t i) {
  std::u32string name = U"s";
  for (const char digit : std::to_string(i)) name += U'₀' + static_cast<char32_t>(digit - '0');
  return name;
}

char32_t small_letter(std::size_t i) {
  static const std::u32string letters = U"abcdefghijklmnopqrstuvwxyzαβγδεζηθικλμνξοπρστυφχψω";
  if (i >= letters.size()) throw InputError("sequence", "a situation has too many letters for a picture");
  return letters[i];
}

char32_t capital_letter(std::size_t i) {
  const char32_t letter = small_letter(i);
  return letter - (letter < U'α' ? U'a' - U'A' : U'α' - U'Α');
}

FlowChart flow_chart(const ProofSequence& sequence, Spot corner, double most_wide) {
  const auto level = levels(sequence);
  FlowChart chart;
  const auto spots = places(level, corner, most_wide, chart.size);
  for (std::size_t i = 0; i < sequence.size(); ++i) {
    std::map<std::size_t, std::u32string> arrows;
    for (std::size_t k = 0; k < sequence[i].letters.size(); ++k) arrows[sequence[i].letters[k].to] += small_letter(k);
    for (const auto& [to, letters] : arrows)
      chart.svg += arrow(clear_bow(spots, i, to), arrows.size() > 1 ? letters : U"");
  }
  for (std::size_t i = 0; i < sequence.size(); ++i) {
    chart.svg += "<circle cx=\"" + number(spots[i].x) + "\" cy=\"" + number(spots[i].y) + "\" r=\"" + number(radius) +
                 "\" fill=\"#fff\" stroke=\"#222222\" stroke-width=\"1.5\"/>\n" +
                 svg_text(spots[i], situation_name(i), 13, true);
  }
  return chart;
}

}  // namespace arete::inline view
