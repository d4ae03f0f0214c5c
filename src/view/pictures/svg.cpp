#include "view/pictures/svg.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

#include "view/pictures/letters.hpp"
#include "view/pictures/svg_text.hpp"

namespace arete::inline view {
namespace {

constexpr std::size_t caption_letters = 84;
constexpr double caption_size = 14, caption_leading = 20;

/// Lines of at most so many letters, broken at spaces; words that are too long are cut.
std::vector<std::u32string> wrapped(std::u32string_view text) {
  std::vector<std::u32string> lines;
  while (!text.empty()) {
    std::size_t end = text.size();
    if (end > caption_letters) {
      const std::size_t space = text.rfind(U' ', caption_letters);
      end = space == std::u32string_view::npos || space == 0 ? caption_letters : space;
    }
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end);
    text.remove_prefix(std::min(text.find_first_not_of(U' '), text.size()));
  }
  return lines;
}

class SvgWriter {
 public:
  explicit SvgWriter(const Scene& scene) : scene_(scene), lines_(wrapped(scene.caption)) {}

  std::string write() {
    for (const Veil& v : scene_.veils) band(v.path, v.colour, "0.5", v.width);
    for (const Halo& h : scene_.halos) band(h.path, halo_colour, "0.75", h.width);
    for (const Box& b : scene_.boxes) box(b);
    for (const Stroke& s : scene_.strokes) stroke(s);
    for (const Diamond& d : scene_.diamonds) diamond(d, true);
    for (const Dot& d : scene_.dots) dot(d);
    for (const Diamond& d : scene_.diamonds) diamond(d, false);
    for (const Token& t : scene_.tokens) token(t);
    for (const Text& t : scene_.texts) text(t.at, t.text, t.size, t.left, t.faint ? "#767676" : "#000", true);
    double y = scene_.bottom - caption_leading;
    for (const auto& line : lines_) {
      text({scene_.width / 2, y}, line, caption_size, false, "#000", false);
      y -= caption_leading;
    }
    const double below = lines_.empty() ? 8 : caption_leading * static_cast<double>(lines_.size()) + 16;
    return svg_page(scene_.width, scene_.top - scene_.bottom + below,
                    scene_.caption.empty() ? U"A position" : scene_.caption, out_);
  }

 private:
  std::string at(Spot s) const { return number(s.x) + ' ' + number(scene_.top - s.y); }
  std::string centre(Spot s) const { return "cx=\"" + number(s.x) + "\" cy=\"" + number(scene_.top - s.y) + '"'; }
  std::string path(const Curve& c, bool bent) const {
    return bent ? 'M' + at(c[0]) + " C" + at(c[1]) + ' ' + at(c[2]) + ' ' + at(c[3]) : 'M' + at(c[0]) + " L" + at(c[3]);
  }

  void band(const Curve& c, const char* colour, const char* opacity, double width) {
    out_ += "<path d=\"" + path(c, true) + "\" fill=\"none\" stroke=\"#" + colour + "\" stroke-opacity=\"" + opacity +
            "\" stroke-linecap=\"round\" stroke-width=\"" + number(width) + "\"/>\n";
  }

  void stroke(const Stroke& s) {
    const Pen p = s.candidate ? candidate_pen : pen(s.mark);
    const double width = p.width * s.weight;
    const std::string d = "<path d=\"" + path(s.path, s.bent) + "\" fill=\"none\" stroke=\"#";
    out_ += d + p.colour + "\" stroke-width=\"" + number(width) + '"';
    if (p.gap > 0) out_ += " stroke-dasharray=\"" + number(p.dash * width) + ' ' + number(p.gap * width) + '"';
    if (s.mark == Mark::absent && !s.candidate) out_ += " stroke-linecap=\"round\"";
    out_ += "/>\n";
    if (p.core) out_ += d + "fff\" stroke-width=\"" + number(width * core_width) + "\"/>\n";
    if (!s.head) return;
    const bool hollow = s.mark == Mark::absent;
    out_ += "<path d=\"M" + at((*s.head)[0]) + " L" + at((*s.head)[1]) + " L" + at((*s.head)[2]) + " Z\" fill=\"#" +
            (hollow ? "fff" : p.colour) + "\" stroke=\"#" + p.colour + "\" stroke-width=\"" +
            number(hollow ? width : 0) + "\"/>\n";
  }

  void dot(const Dot& d) {
    const std::string colour = pen(d.mark).colour;
    if (d.mark == Mark::second) {
      square(d.at, d.radius, "fill=\"#" + colour + "\" stroke=\"#000\" stroke-width=\"1\"");
      return;
    }
    const double rim = std::min(1.6, 0.3 * d.radius), big = d.mark == Mark::first || d.mark == Mark::marked ? 1.25 : 1;
    out_ += "<circle " + centre(d.at) + " r=\"" + number(big * d.radius - rim / 2) + "\" stroke-width=\"" +
            number(rim) + "\" fill=\"#" + (d.mark == Mark::absent ? "fff" : colour) + "\" stroke=\"#" +
            (d.mark == Mark::absent ? colour : "000") + "\"/>\n";
    if (d.mark == Mark::marked)
      out_ += "<circle " + centre(d.at) + " r=\"" + number(0.4 * d.radius) + "\" fill=\"#fff\"/>\n";
  }

  void square(Spot s, double radius, const std::string& style) {
    const std::string side = number(2 * radius);
    out_ += "<rect x=\"" + number(s.x - radius) + "\" y=\"" + number(scene_.top - s.y - radius) + "\" width=\"" + side +
            "\" height=\"" + side + "\" " + style + "/>\n";
  }

  void token(const Token& t) {
    const std::string style = std::string("fill=\"#fff\" stroke=\"#") +
                              pen(t.second ? Mark::second : Mark::first).colour + "\" stroke-width=\"" +
                              number(0.28 * t.radius) + '"';
    if (t.second) {
      square(t.at, 0.82 * t.radius, style);
    } else {
      out_ += "<circle " + centre(t.at) + " r=\"" + number(0.87 * t.radius) + "\" " + style + "/>\n";
    }
    if (t.digit) {
      text(t.at, t.second ? U"2" : U"1", 1.2 * t.radius, false, "#000", false);
    } else {
      out_ += "<circle " + centre(t.at) + " r=\"" + number(0.4 * t.radius) + "\" fill=\"#000\"/>\n";
    }
  }

  void diamond(const Diamond& d, bool behind) {
    if (d.behind != behind) return;
    const double r = d.radius;
    out_ += "<path d=\"M" + at(d.at + Spot{r, 0}) + " L" + at(d.at + Spot{0, r}) + " L" + at(d.at - Spot{r, 0}) + " L" +
            at(d.at - Spot{0, r}) + " Z\" fill=\"#" + halo_colour + "\" stroke=\"#000\" stroke-width=\"1.4\"/>\n";
  }

  void box(const Box& b) {
    out_ += "<rect x=\"" + number(b.at.x) + "\" y=\"" + number(scene_.top - b.at.y - b.high) + "\" width=\"" +
            number(b.wide) + "\" height=\"" + number(b.high) + "\" rx=\"" + number(b.sharp ? 0 : b.high / 2) +
            "\" fill=\"#" + (b.broken ? ink : "fff") + "\" stroke=\"#767676\"/>\n";
    if (!b.broken) return;
    const Spot low = b.at + Spot{b.wide / 2 - 4, -2}, slant{8, b.high + 4};
    out_ += "<path d=\"M" + at(low) + " L" + at(low + slant) + "\" stroke=\"#fff\" stroke-width=\"5\"/>\n";
  }

  void text(Spot s, std::u32string_view letters, double size, bool left, std::string_view colour, bool clear) {
    out_ += "<text x=\"" + number(s.x) + "\" y=\"" + number(scene_.top - s.y + 0.35 * size) + "\" font-size=\"" +
            number(size) + "\" fill=\"" + std::string(colour) + '"';
    if (!left) out_ += " text-anchor=\"middle\"";
    if (clear)
      out_ += " paint-order=\"stroke\" stroke=\"#fff\" stroke-width=\"" + number(0.22 * size) +
              "\" stroke-linejoin=\"round\"";
    out_ += '>' + svg_escaped(letters) + "</text>\n";
  }

  const Scene& scene_;
  std::vector<std::u32string> lines_;
  std::string out_;
};

}  // namespace

std::string to_svg(const Scene& scene) { return SvgWriter(scene).write(); }

}  // namespace arete::inline view
