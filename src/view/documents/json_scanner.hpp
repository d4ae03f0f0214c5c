// Reads JSON in one pass and tells a handler what comes, in its order; nothing is kept, and numbers are read where they
// stand. Pairs of small whole numbers, of which large documents consist, are told at once. The handler refuses what
// nests deeper than it expects, so that the recursion here is shallow; it is told to look at its clock in long strings.
#pragma once

#include <charconv>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace arete::inline view {

constexpr std::string_view byte_order_mark = "\xEF\xBB\xBF";

/// Called now and then; it may throw.
using Watch = std::function<void()>;

/// A string with escapes or beyond ASCII, from quote to quote; nothing if it is malformed.
std::optional<std::string> decoded(std::string_view quoted, const Watch& look);
/// Whether a number is one that a double holds.
bool in_range(std::string_view number);

/// Why a text that a scanner has refused is not JSON.
struct JsonFault {
  std::size_t column;
  std::string message;
  bool too_large;  ///< a number beyond what a double holds
};
JsonFault fault_of(std::string_view text, const Watch& look = nullptr);

template <class Handler>
class JsonScanner {
 public:
  JsonScanner(std::string_view text, Handler& handler) : at_(text.data()), end_(at_ + text.size()), handler_(handler) {
    if (text.starts_with(byte_order_mark)) at_ += byte_order_mark.size();
  }

  /// False at the first thing that is not JSON; what stands before it has been told.
  bool read() { return value() && next() == '\0' && at_ == end_; }

 private:
  char here() const { return at_ == end_ ? '\0' : *at_; }
  /// The next character that is not blank.
  char next() {
    while (at_ != end_ && (*at_ == ' ' || *at_ == '\n' || *at_ == '\r' || *at_ == '\t')) ++at_;
    return here();
  }
  bool take(char c) {
    if (next() != c || at_ == end_) return false;
    ++at_;
    return true;
  }
  static bool is_digit(char c) { return c >= '0' && c <= '9'; }

  bool value() {
    switch (next()) {
      case '{': return object();
      case '[': return array();
      case '"': {
        std::string text;
        if (!string(text)) return false;
        handler_.string(text);
        return true;
      }
      case 't': return word("true") && (handler_.boolean(true), true);
      case 'f': return word("false") && (handler_.boolean(false), true);
      case 'n': return word("null") && (handler_.null(), true);
      default: return number();
    }
  }
  bool word(std::string_view expected) {
    if (!std::string_view(at_, static_cast<std::size_t>(end_ - at_)).starts_with(expected)) return false;
    at_ += expected.size();
    return true;
  }

  bool object() {
    ++at_;
    handler_.start_object();
    if (next() != '}') {
      do {
        std::string name;
        if (next() != '"' || !string(name)) return false;
        handler_.key(name);
        if (!take(':') || !value()) return false;
      } while (take(','));
    }
    if (!take('}')) return false;
    handler_.end_object();
    return true;
  }
  bool array() {
    ++at_;
    handler_.start_array();
    if (next() != ']') {
      do {
        if (!(handler_.expects_pairs() && pair()) && !value()) return false;
      } while (take(','));
    }
    if (!take(']')) return false;
    handler_.end_array();
    return true;
  }
  /// Where anything else than a pair of small whole numbers stands, nothing is read.
  bool pair() {
    const char* const start = at_;
    std::int32_t a = 0, b = 0;
    if (take('[') && small(a) && take(',') && small(b) && take(']')) {
      handler_.pair(a, b);
      return true;
    }
    at_ = start;
    return false;
  }
  /// A whole number of at most 2^30 in size, and nothing that begins like one: what follows is looked at next.
  bool small(std::int32_t& number) {
    constexpr std::int64_t most = std::int64_t{1} << 30;
    const bool negative = next() == '-';
    if (negative) ++at_;
    if (!is_digit(here())) return false;
    std::int64_t size = *at_++ - '0';
    while (size != 0 && size <= most && is_digit(here())) size = 10 * size + (*at_++ - '0');
    number = static_cast<std::int32_t>(negative ? -size : size);
    return size <= most;
  }

  bool number() {
    const char* const start = at_;
    if (here() == '-') ++at_;
    const bool zero = here() == '0';
    if (!(zero ? (++at_, true) : digits())) return false;
    bool whole = true;
    if (here() == '.') {
      whole = false;
      ++at_;
      if (!digits()) return false;
    }
    if (here() == 'e' || here() == 'E') {
      whole = false;
      ++at_;
      if (here() == '+' || here() == '-') ++at_;
      if (!digits()) return false;
    }
    std::int64_t value = 0;
    if (whole && std::from_chars(start, at_, value).ec == std::errc{}) {
      handler_.whole(value);
      return true;
    }
    const std::string_view text(start, static_cast<std::size_t>(at_ - start));
    if (!in_range(text)) return false;
    handler_.real(text);
    return true;
  }
  bool digits() {
    const char* const start = at_;
    while (is_digit(here())) ++at_;
    return at_ != start;
  }

  bool string(std::string& text) {
    const char* const start = at_++;
    bool plain = true;
    for (; here() != '"'; ++at_) {
      if ((at_ - start) % many_characters == 0) handler_.look();
      if (static_cast<unsigned char>(here()) < 0x20) return false;  // the end, too
      if (*at_ == '\\' && ++at_ == end_) return false;
      plain = plain && *at_ != '\\' && at_[-1] != '\\' && static_cast<unsigned char>(*at_) < 0x80;
    }
    ++at_;
    if (plain) {
      text.assign(start + 1, at_ - 1);
      return true;
    }
    auto unescaped = decoded({start, static_cast<std::size_t>(at_ - start)}, [this] { handler_.look(); });
    if (unescaped) text = *std::move(unescaped);
    return unescaped.has_value();
  }

  static constexpr std::ptrdiff_t many_characters = 1024;

  const char* at_;
  const char* end_;
  Handler& handler_;
};

}  // namespace arete::inline view
