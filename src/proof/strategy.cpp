#include "proof/strategy.hpp"

#include <array>
#include <istream>
#include <ostream>
#include <set>
#include <string_view>

#include "proof/words.hpp"

namespace arete::inline proof {
namespace {

constexpr std::array<std::string_view, 6> words{">=", "<=", "=", "!=", "loony", "lost"};
constexpr std::int32_t most_value = 1'000'000;

std::string_view word(Strategy::Says says) { return words[static_cast<std::size_t>(says)]; }
bool has_value(Strategy::Says says) { return says != Strategy::Says::loony && says != Strategy::Says::lost; }

void write_refs(std::ostream& out, std::span<const Strategy::Ref> refs) {
  for (const auto ref : refs) out << ' ' << ref;
  out << '\n';
}

Strategy::Says read_says(WordReader& line) {
  const auto text = line.next();
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == text) return static_cast<Strategy::Says>(i);
  }
  throw Refused(line.at() + "`" + std::string(text.substr(0, 20)) + "` says nothing that is known");
}

}  // namespace

void Strategy::write(std::ostream& out) const {
  out.exceptions(std::ios::badbit);  // where memory is lacking, a stream would leave off without a word
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

Strategy Strategy::read(std::istream& in) {
  in.exceptions(std::ios::badbit);  // that memory is lacking is not the end of a proof
  Strategy strategy;
  std::size_t line_number = 0;
  std::set<std::string, std::less<>> parts;  // each once, or a reader could take another for what is checked
  const auto part = [&](WordReader& line, std::string_view key) {
    require(parts.emplace(key).second, line.at() + "`" + std::string(key) + "` is there twice");
    return line.numbers<Ref>();
  };
  for (std::string text; std::getline(in, text);) {
    WordReader line(text, ++line_number);
    const auto first = line.next();
    if (first == "nimber") {
      strategy.nimber = part(line, first);
    } else if (first == "moves") {
      strategy.moves = part(line, first);
    } else if (first == "line") {
      strategy.line = part(line, first);
    } else {
      require(first == std::to_string(strategy.size() + 1),
              line.at() + "node " + std::to_string(strategy.size() + 1) + " is missing");
      const auto says = read_says(line);
      const auto value = has_value(says) ? line.number<std::int32_t>() : 0;
      require(-most_value <= value && value <= most_value, line.at() + "no position is worth so much");
      strategy.add(says, value, line.numbers<Ref>());
    }
  }
  return strategy;
}

}  // namespace arete::inline proof
