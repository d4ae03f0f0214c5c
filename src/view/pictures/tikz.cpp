#include "view/pictures/tikz.hpp"

#include <algorithm>
#include <string_view>

#include "view/pictures/letters.hpp"

namespace arete::inline view {
namespace {

constexpr double points_per_unit = 0.569;  // 0.02 cm
constexpr double script_size = 7;          // of \scriptsize, in points

/// Letters beyond ASCII that plain LaTeX sets in its default encoding.
constexpr std::u32string_view accented =
    U"ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿŒœŁłŃńŇňŐőŘřŚśŠšŤťŮůŰűŹźŻżŽžČčĆćĎďĚěĞğŞş";

std::string latex_letter(char32_t c) {
  switch (c) {
    case U'\\': return "\\textbackslash{}";
    case U'~': return "\\textasciitilde{}";
    case U'^': return "\\textasciicircum{}";
    case U'`': return "\\`{}";
    case U'"': return "''";
    case U'-': return "-{}";
    case U'<': return "$<$";
    case U'>': return "$>$";
    case U'|': return "$|$";
    case U'→': return "$\\to$";
    case U'−': return "$-$";
    case U'×': return "$\\times$";
    case U'·': return "$\\cdot$";
    case U'≤': return "$\\le$";
    case U'≥': return "$\\ge$";
    case U'…': return "\\ldots{}";
    case U'–': return "--";
    case U'—': return "---";
    case U'’': return "'";
    case U'‘': return "`";
    case U'“': return "``";
    case U'”': return "''";
    case U'\u00A0': return "~";
    case U'\uFFFD': return "?";
    default: break;
  }
  if (std::u32string_view(U"{}$&#_%").find(c) != std::u32string_view::npos) return '\\' + encode(c);
  if (c < 0x80 || accented.find(c) != std::u32string_view::npos) return encode(c);
  std::string hex;
  for (int shift = c > 0xFFFF ? 20 : 12; shift >= 0; shift -= 4) hex += "0123456789ABCDEF"[c >> shift & 0xF];
  return "[U+" + hex + "]";
}

std::string escaped(std::u32string_view text) {
  std::string out;
  for (const char32_t c : text) out += latex_letter(c);
  return out;
}

std::string at(Spot s) { return '(' + number(s.x) + ',' + number(s.y) + ')'; }
std::string points(double units) { return number(points_per_unit * units) + "pt"; }
/// A colour by the name that the picture gives it.
std::string colour(const std::string& hex) { return "arete" + hex; }

std::string path(const Curve& c, bool bent) {
  return bent ? at(c[0]) + " .. controls " + at(c[1]) + " and " + at(c[2]) + " .. " + at(c[3])
              : at(c[0]) + " -- " + at(c[3]);
}

class TikzWriter {
 public:
  explicit TikzWriter(const Scene& scene) : scene_(scene) {}

  std::string write() {
    out_ = "% \\usepackage{tikz}; no TikZ libraries are needed\n\\begin{tikzpicture}[x=0.02cm,y=0.02cm]\n";
    for (const char* hex : {ink, halo_colour, pen(Mark::absent).colour, pen(Mark::first).colour,
                            pen(Mark::second).colour, pen(Mark::marked).colour}) {
      define(hex);
    }
    for (const char* hex : veil_colours) {
      if (!scene_.veils.empty()) define(hex);
    }
    for (const Veil& v : scene_.veils)
      draw(colour(v.colour) + ",opacity=0.5,line cap=round", v.width, path(v.path, true));
    for (const Halo& h : scene_.halos)
      draw(colour(halo_colour) + ",opacity=0.75,line cap=round", h.width, path(h.path, true));
    for (const Box& b : scene_.boxes) box(b);
    for (const Stroke& s : scene_.strokes) stroke(s);
    for (const Diamond& d : scene_.diamonds) diamond(d, true);
    for (const Dot& d : scene_.dots) dot(d);
    for (const Diamond& d : scene_.diamonds) diamond(d, false);
    for (const Token& t : scene_.tokens) token(t);
    for (const Text& t : scene_.texts) text(t);
    if (!scene_.caption.empty()) {
      out_ += "\\node[anchor=north,inner sep=0pt,text width=12cm,align=center,font=\\small] at " +
              at({scene_.width / 2, scene_.bottom - 10}) + " {" + escaped(scene_.caption) + "};\n";
    }
    return out_ + "\\end{tikzpicture}\n";
  }

 private:
  void define(const char* hex) { out_ += "\\definecolor{" + colour(hex) + "}{HTML}{" + hex + "}\n"; }
  void draw(const std::string& style, double width, const std::string& shape) {
    out_ += "\\draw[" + style + ",line width=" + points(width) + "] " + shape + ";\n";
  }

  void stroke(const Stroke& s) {
    const Pen p = s.candidate ? candidate_pen : pen(s.mark);
    const double width = p.width * s.weight;
    std::string style = colour(p.colour);
    if (p.gap > 0) style += ",dash pattern=on " + points(p.dash * width) + " off " + points(p.gap * width);
    if (s.mark == Mark::absent && !s.candidate) style += ",line cap=round";
    draw(style, width, path(s.path, s.bent));
    if (p.core) draw("white", width * core_width, path(s.path, s.bent));
    if (!s.head) return;
    const std::string head = at((*s.head)[0]) + " -- " + at((*s.head)[1]) + " -- " + at((*s.head)[2]) + " -- cycle";
    if (s.mark == Mark::absent) {
      draw(colour(p.colour) + ",fill=white", width, head);
    } else {
      out_ += "\\fill[" + colour(p.colour) + "] " + head + ";\n";
    }
  }

  static std::string disc(Spot s, double radius) { return at(s) + " circle[radius=" + points(radius) + ']'; }
  static std::string square(Spot s, double radius) {
    return at(s - Spot{radius, radius}) + " rectangle " + at(s + Spot{radius, radius});
  }

  void dot(const Dot& d) {
    const double rim = std::min(1.6, 0.3 * d.radius), big = d.mark == Mark::first || d.mark == Mark::marked ? 1.25 : 1;
    const std::string own = colour(pen(d.mark).colour);
    if (d.mark == Mark::second) {
      draw("fill=" + own, 1, square(d.at, d.radius));
    } else if (d.mark == Mark::absent) {
      draw(own + ",fill=white", rim, disc(d.at, d.radius - rim / 2));
    } else {
      draw("fill=" + own, rim, disc(d.at, big * d.radius - rim / 2));
    }
    if (d.mark == Mark::marked) out_ += "\\fill[white] " + disc(d.at, 0.4 * d.radius) + ";\n";
  }

  void token(const Token& t) {
    draw(colour(pen(t.second ? Mark::second : Mark::first).colour) + ",fill=white", 0.28 * t.radius,
         t.second ? square(t.at, 0.82 * t.radius) : disc(t.at, 0.87 * t.radius));
    if (t.digit) {
      text({t.at, t.second ? U"2" : U"1", 1.2 * t.radius});
    } else {
      out_ += "\\fill " + disc(t.at, 0.4 * t.radius) + ";\n";
    }
  }

  void diamond(const Diamond& d, bool behind) {
    if (d.behind != behind) return;
    const Spot right{d.radius, 0}, up{0, d.radius};
    draw("fill=" + colour(halo_colour), 1.4,
         at(d.at + right) + " -- " + at(d.at + up) + " -- " + at(d.at - right) + " -- " + at(d.at - up) + " -- cycle");
  }

  void box(const Box& b) {
    draw(std::string("black!54,fill=") + (b.broken ? colour(ink) : "white") +
             ",rounded corners=" + points(b.sharp ? 0 : b.high / 2),
         1, at(b.at) + " rectangle " + at(b.at + Spot{b.wide, b.high}));
    const Spot low = b.at + Spot{b.wide / 2 - 4, -2};
    if (b.broken) draw("white", 5, at(low) + " -- " + at(low + Spot{8, b.high + 4}));
  }

  void text(const Text& t) {
    out_ += std::string("\\node[inner sep=0pt,font=\\scriptsize,scale=") +
            number(t.size * points_per_unit / script_size) + (t.left ? ",anchor=base west" : ",anchor=base") +
            (t.faint ? ",black!54" : "") + "] at " + at(t.at - Spot{0, 0.35 * t.size}) + " {" + escaped(t.text) +
            "};\n";
  }

  const Scene& scene_;
  std::string out_;
};

}  // namespace

std::string to_tikz(const Scene& scene) { return TikzWriter(scene).write(); }

}  // namespace arete::inline view
