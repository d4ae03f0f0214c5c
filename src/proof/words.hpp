// The words of a line of a certificate, one after the other.
#pragma once

#include <algorithm>
#include <charconv>
#include <string>
#include <string_view>
#include <vector>

#include "proof/refused.hpp"

namespace arete::inline proof {

class WordReader {
 public:
  WordReader(std::string_view line, std::size_t number) : rest_(line), number_(number) {}

  bool done() const { return rest_.empty(); }
  std::string_view next() {
    require(!done(), at() + "ends too early");
    const auto end = std::min(rest_.find(' '), rest_.size());
    const auto found = rest_.substr(0, end);
    rest_.remove_prefix(std::min(end + 1, rest_.size()));
    return found;
  }
  template <class Number>
  Number number() {
    const auto text = next();
    Number value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    require(error == std::errc() && end == text.data() + text.size(),
            at() + "`" + std::string(text.substr(0, 20)) + "` is no number that fits here");
    return value;
  }
  template <class Number>
  std::vector<Number> numbers() {
    std::vector<Number> list;
    while (!done()) list.push_back(number<Number>());
    return list;
  }
  std::string at() const { return "line " + std::to_string(number_) + ": "; }

 private:
  std::string_view rest_;
  std::size_t number_;
};

}  // namespace arete::inline proof
