// Letters and numbers of pictures. Text is code points: captions may hold any bytes, and SVG and LaTeX escape them
// in their own ways.
#pragma once

#include <string>

namespace arete::inline view {

/// The code points of UTF-8; what is not UTF-8, or not allowed in XML, becomes U+FFFD, and a control character a space.
std::u32string decode(const std::string& bytes);
/// One code point in UTF-8.
std::string encode(char32_t code);

inline std::u32string wide(const std::string& ascii) { return {ascii.begin(), ascii.end()}; }

/// At most two decimals, the same in every locale, never NaN.
std::string number(double x);

}  // namespace arete::inline view
