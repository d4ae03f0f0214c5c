#include "view/pictures/letters.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace arete::inline view {

std::u32string decode(const std::string& bytes) {
  std::u32string text;
  for (std::size_t i = 0; i < bytes.size();) {
    const auto at = [&](std::size_t k) { return k < bytes.size() ? static_cast<unsigned char>(bytes[k]) : 0u; };
    const unsigned lead = at(i);
    const std::size_t more = lead < 0x80   ? 0
                             : lead < 0xC2 ? 9
                             : lead < 0xE0 ? 1
                             : lead < 0xF0 ? 2
                             : lead < 0xF5 ? 3
                                           : 9;
    char32_t code = more == 0 ? lead : lead & (0x3Fu >> more);
    bool good = more != 9;
    for (std::size_t k = 1; good && k <= more; ++k) {
      good = (at(i + k) & 0xC0u) == 0x80u;
      code = code << 6 | (at(i + k) & 0x3Fu);
    }
    good = good &&
           code >= (more == 2   ? 0x800u
                    : more == 3 ? 0x10000u
                                : 0u) &&
           code <= 0x10FFFF && (code < 0xD800 || code > 0xDFFF) && (code & 0xFFFE) != 0xFFFE;
    i += good ? more + 1 : 1;
    text += !good ? U'\uFFFD' : code < 0x20 || (code >= 0x7F && code < 0xA0) ? U' ' : code;
  }
  return text;
}

std::string encode(char32_t c) {
  const auto byte = [](char32_t x) { return static_cast<char>(static_cast<unsigned char>(x)); };
  if (c < 0x80) return {byte(c)};
  if (c < 0x800) return {byte(0xC0 | c >> 6), byte(0x80 | (c & 0x3F))};
  if (c < 0x10000) return {byte(0xE0 | c >> 12), byte(0x80 | (c >> 6 & 0x3F)), byte(0x80 | (c & 0x3F))};
  return {byte(0xF0 | c >> 18), byte(0x80 | (c >> 12 & 0x3F)), byte(0x80 | (c >> 6 & 0x3F)), byte(0x80 | (c & 0x3F))};
}

std::string number(double x) {
  std::array<char, 64> digits{};
  const double bounded = std::isfinite(x) ? std::clamp(x, -1e9, 1e9) : 0;
  std::string text(
      digits.data(),
      std::to_chars(digits.data(), digits.data() + digits.size(), bounded, std::chars_format::fixed, 2).ptr);
  text.erase(text.find_last_not_of('0') + 1);
  if (text.back() == '.') text.pop_back();
  return text == "-0" ? "0" : text;
}

}  // namespace arete::inline view
