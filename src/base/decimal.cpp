#include "base/decimal.hpp"

#include <charconv>
#include <stdexcept>
#include <string>

namespace arete::inline base {
namespace {

constexpr auto too_large = "a coordinate is at most 2^30 in size";
constexpr auto too_fine = "a coordinate has at most 28 decimal places";

Int128 power_of_ten(int exponent) {
  Int128 power = 1;
  for (int i = 0; i < exponent; ++i) power *= 10;
  return power;
}

/// The exponent behind `e`, clamped: beyond ±10^6 only its sign matters.
int exponent_of(std::string_view text) {
  if (text.starts_with('+')) text.remove_prefix(1);
  const bool negative = text.starts_with('-');
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  constexpr int far = 1'000'000;
  if (error == std::errc::result_out_of_range || value > far || value < -far) return negative ? -far : far;
  return value;
}

}  // namespace

Decimal Decimal::read(std::string_view number) {
  const bool negative = number.starts_with('-');
  if (negative) number.remove_prefix(1);
  const auto e = number.find_first_of("eE");
  const int exponent = e == std::string_view::npos ? 0 : exponent_of(number.substr(e + 1));
  const auto mantissa = number.substr(0, e);

  std::string digits;
  long places = 0;
  bool behind_point = false;
  for (const char c : mantissa) {
    if (c == '.') {
      behind_point = true;
      continue;
    }
    if (c < '0' || c > '9') throw std::invalid_argument("not a number");
    if (behind_point) ++places;
    if (!(digits.empty() && c == '0')) digits += c;
  }
  places -= exponent;
  while (!digits.empty() && digits.back() == '0') {
    digits.pop_back();
    --places;
  }
  if (digits.empty()) return {};
  // The size is below 10^(number of digits − places); 2^30 has ten digits.
  if (static_cast<long>(digits.size()) - places > 10) throw std::invalid_argument(too_large);
  if (places > most_places) throw std::invalid_argument(too_fine);

  Decimal value;
  for (const char c : digits) value.digits = value.digits * 10 + (c - '0');
  if (places < 0) {
    value.digits *= power_of_ten(static_cast<int>(-places));
    places = 0;
  }
  value.places = static_cast<int>(places);
  if (value.digits > most * power_of_ten(value.places)) throw std::invalid_argument(too_large);
  if (negative) value.digits = -value.digits;
  return value;
}

}  // namespace arete::inline base
