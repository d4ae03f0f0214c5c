#include "proof/strategy.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <istream>
#include <ostream>
#include <string_view>

#include "proof/refused.hpp"

namespace arete {
namespace {

constexpr std::array<std::string_view, 5> words{">=", "<=", "=", "!=", "loony"};
constexpr std::int32_t most_value = 1'000'000;

std::string_view word(Strategy::Says says) { return words[static_cast<std::size_t>(says)]; }
bool has_value(Strategy::Says says) { return says != Strategy::Says::loony; }

void write_refs(std::ostream& out, std::span<const Strategy::Ref> refs) {
  for (const auto ref : refs) out << ' ' << ref;
  out << '\n';
}

/// The words of a line, one after the other.
class Words {
 public:
  Words(std::string_view line, std::size_t number) : rest_(line), number_(number) {}

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
    require(error == std::errc() && end == text.data() + text.size(), at() + "`" + std::string(text.substr(0, 20)) + "` is no number that fits here");
    return value;
  }
  std::vector<Strategy::Ref> refs() {
    std::vector<Strategy::Ref> list;
    while (!done()) list.push_back(number<Strategy::Ref>());
    return list;
  }
  std::string at() const { return "line " + std::to_string(number_) + ": "; }

 private:
  std::string_view rest_;
  std::size_t number_;
};

Strategy::Says read_says(Words& line) {
  const auto text = line.next();
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == text) return static_cast<Strategy::Says>(i);
  }
  throw Refused(line.at() + "`" + std::string(text.substr(0, 20)) + "` says nothing that is known");
}

}  // namespace

void Strategy::write(std::ostream& out) const {
  if (nimber) {
    out << "nimber";
    write_refs(out, *nimber);
  }
  out << "moves";
  write_refs(out, moves);
  if (!line.empty()) {
    out << "line";
    write_refs(out, line);
  }
  for (Ref i = 1; i <= size(); ++i) {
    const Node n = node(i);
    out << i << ' ' << word(n.says);
    if (has_value(n.says)) out << ' ' << n.value;
    write_refs(out, n.row);
  }
}

Strategy Strategy::read(std::istream& in, std::size_t line_number) {
  Strategy strategy;
  for (std::string text; std::getline(in, text);) {
    Words line(text, ++line_number);
    const auto first = line.next();
    if (first == "nimber") {
      strategy.nimber = line.refs();
    } else if (first == "moves") {
      strategy.moves = line.refs();
    } else if (first == "line") {
      strategy.line = line.refs();
    } else {
      require(first == std::to_string(strategy.size() + 1), line.at() + "node " + std::to_string(strategy.size() + 1) + " is missing");
      const auto says = read_says(line);
      const auto value = has_value(says) ? line.number<std::int32_t>() : 0;
      require(-most_value <= value && value <= most_value, line.at() + "no position is worth so much");
      strategy.add(says, value, line.refs());
    }
  }
  return strategy;
}

}  // namespace arete
