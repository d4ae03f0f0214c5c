// Pieces of SVG that pictures without a scene share: the page, and text that is centred where it stands.
#pragma once

#include <string>
#include <string_view>

#include "view/pictures/plane.hpp"

namespace arete::inline view {

/// y downwards. The stroke behind the letters keeps them readable on lines.
std::string svg_text(Spot middle, std::u32string_view letters, double size, bool bold = false);
std::string svg_page(double width, double height, std::u32string_view title, const std::string& body);
std::string svg_escaped(std::u32string_view text);

}  // namespace arete::inline view
