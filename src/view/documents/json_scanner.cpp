#include "view/documents/json_scanner.hpp"

#include <cmath>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace arete::inline view {
namespace {

using Json = nlohmann::json;

/// A text that is read letter by letter, with a look now and then.
class WatchedText {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = char;
  using difference_type = std::ptrdiff_t;
  using pointer = const char*;
  using reference = const char&;

  WatchedText(const char* at, const Watch& look) : at_(at), look_(&look) {}
  const char& operator*() const { return *at_; }
  WatchedText& operator++() {
    constexpr std::size_t many = 1024;
    if (++read_ % many == 0 && *look_) (*look_)();
    ++at_;
    return *this;
  }
  bool operator==(const WatchedText& other) const { return at_ == other.at_; }

 private:
  const char* at_;
  const Watch* look_;
  std::size_t read_ = 0;
};

/// Reads all and keeps the first fault.
class FaultFinder final : public nlohmann::json_sax<Json> {
 public:
  bool null() override { return true; }
  bool boolean(bool) override { return true; }
  bool number_integer(number_integer_t) override { return true; }
  bool number_unsigned(number_unsigned_t) override { return true; }
  bool number_float(number_float_t, const string_t&) override { return true; }
  bool string(string_t&) override { return true; }
  bool binary(binary_t&) override { return true; }
  bool start_object(std::size_t) override { return true; }
  bool key(string_t&) override { return true; }
  bool end_object() override { return true; }
  bool start_array(std::size_t) override { return true; }
  bool end_array() override { return true; }
  bool parse_error(std::size_t position, const std::string&, const Json::exception& error) override {
    constexpr int out_of_range = 406;
    std::string message = error.what();
    if (const auto colon = message.find(": "); colon != std::string::npos) message = message.substr(colon + 2);
    fault = {position, std::move(message), error.id == out_of_range};
    return false;
  }

  std::optional<JsonFault> fault;
};

}  // namespace

std::optional<std::string> decoded(std::string_view quoted, const Watch& look) {
  const WatchedText begin(quoted.data(), look), end(quoted.data() + quoted.size(), look);
  const auto value = Json::parse(begin, end, nullptr, false);
  return value.is_string() ? std::optional(value.get<std::string>()) : std::nullopt;
}

bool in_range(std::string_view number) {
  constexpr std::size_t surely = 300, none = 4096;  // so many digits; whoever is told refuses more
  if (number.size() > none) return true;
  if (number.size() < surely && number.find_first_of("eE") == std::string_view::npos) return true;
  return std::isfinite(std::strtod(std::string(number).c_str(), nullptr));
}

JsonFault fault_of(std::string_view text, const Watch& look) {
  FaultFinder finder;
  Json::sax_parse(WatchedText(text.data(), look), WatchedText(text.data() + text.size(), look), &finder);
  if (!finder.fault) throw std::logic_error("JSON that was refused has no fault");
  return *finder.fault;
}

}  // namespace arete::inline view
