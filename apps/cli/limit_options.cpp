#include "limit_options.hpp"

#include <unistd.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>

#include "base/input_error.hpp"

namespace arete {
namespace {

std::uint64_t read_size(const std::string& text) {
  double value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const std::string unit(end, text.data() + text.size());
  const auto power = std::string("KMGT").find(unit.empty() ? ' ' : static_cast<char>(std::toupper(unit[0])));
  if (error != std::errc() || !(value >= 0) || unit.size() > 1 || (!unit.empty() && power == std::string::npos)) {
    throw InputError("--memory", "a size such as 512M or 8G, not `" + text + "`");
  }
  const double bytes = unit.empty() ? value : std::ldexp(value, 10 * (static_cast<int>(power) + 1));
  return static_cast<std::uint64_t>(std::min(bytes, 1e18));
}

std::uint64_t half_of_memory() {
  return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE)) / 2;
}

}  // namespace

CLI::Validator seconds() {
  return CLI::Validator(
      [](const std::string& text) {
        double value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        const bool good =
            error == std::errc() && end == text.data() + text.size() && std::isfinite(value) && value >= 0;
        return good ? "" : "a number of seconds, not " + text;
      },
      "");
}

std::uint64_t memory_limit(const std::string& text) { return text.empty() ? half_of_memory() : read_size(text); }

}  // namespace arete
