#include "view/pictures/svg_text.hpp"

#include "view/pictures/letters.hpp"

namespace arete::inline view {

std::string svg_escaped(std::u32string_view text) {
  std::string out;
  for (const char32_t c : text) {
    switch (c) {
      case U'&': out += "&amp;"; break;
      case U'<': out += "&lt;"; break;
      case U'>': out += "&gt;"; break;
      case U'"': out += "&quot;"; break;
      default: out += encode(c);
    }
  }
  return out;
}

std::string svg_text(Spot middle, std::u32string_view letters, double size, bool bold) {
  return "<text x=\"" + number(middle.x) + "\" y=\"" + number(middle.y + 0.35 * size) + "\" font-size=\"" +
         number(size) + (bold ? "\" font-weight=\"bold" : "") +
         "\" text-anchor=\"middle\" paint-order=\"stroke\" stroke=\"#fff\" stroke-width=\"" + number(0.25 * size) +
         "\" stroke-linejoin=\"round\">" + svg_escaped(letters) + "</text>\n";
}

std::string svg_page(double width, double height, std::u32string_view title, const std::string& body) {
  const std::string size = number(width) + "\" height=\"" + number(height) + "\"";
  return "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"" + size + " viewBox=\"0 0 " + number(width) +
         ' ' + number(height) + "\" font-family=\"Helvetica, Arial, 'DejaVu Sans', sans-serif\">\n<title>" +
         svg_escaped(title) + "</title>\n<rect width=\"" + size + " fill=\"#fff\"/>\n" + body + "</svg>\n";
}

}  // namespace arete::inline view
