#include "view/documents/edge_list.hpp"

#include <algorithm>
#include <charconv>

#include "board/graphs/graph.hpp"

namespace arete::inline view {
namespace {

constexpr std::string_view blanks = " \t\r";

std::string line_name(std::size_t number) { return "line " + std::to_string(number); }

/// The numbers of a line, which have to be all that is there.
std::vector<std::int64_t> numbers(std::string_view line, std::size_t number) {
  std::vector<std::int64_t> list;
  for (auto start = line.find_first_not_of(blanks); start != std::string_view::npos;
       start = line.find_first_not_of(blanks, start)) {
    const auto end = std::min(line.find_first_of(blanks, start), line.size());
    const auto word = line.substr(start, end - start);
    std::int64_t value = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), value);
    if (error != std::errc() || stop != word.data() + word.size()) {
      throw InputError(line_name(number),
                       "`" + std::string(word.substr(0, 20)) + "` is not a number: a line of an edge list is `u v`");
    }
    list.push_back(value);
    start = end;
  }
  return list;
}

std::int32_t vertex(std::int64_t value, std::size_t number) {
  if (value < ground || value >= EdgeList::most_vertices)
    throw InputError(line_name(number), "no vertex " + std::to_string(value));
  return static_cast<std::int32_t>(value);
}

/// Calls f with each line.
template <class F>
void each_line(std::string_view text, F f) {
  while (!text.empty()) {
    const auto end = std::min(text.find('\n'), text.size());
    f(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
  }
}

bool has_header(std::string_view text) { return numbers(text.substr(0, text.find('\n')), 0).size() == 1; }

}  // namespace

bool of_edge_list(std::string_view line) {
  const auto start = line.find_first_not_of(blanks);
  return start != std::string_view::npos && (line[start] == '-' || (line[start] >= '0' && line[start] <= '9'));
}

Document read_edge_list(std::string_view text, std::size_t line, MemoryShare* held) {
  // A number has a blank behind it, and a list may have grown to twice its size.
  if (held != nullptr) held->grow(2.0 * sizeof(Ends) * static_cast<double>(text.size() / 4));
  Document document;
  document.edges.emplace();
  std::int32_t largest = -1;
  std::size_t number = line;
  each_line(text, [&](std::string_view words) {
    if (held != nullptr) held->look();
    const auto list = numbers(words, number);
    if (list.size() == 1 && number == line) {
      document.vertices = list[0];
    } else if (list.size() == 2) {
      const Ends edge{vertex(list[0], number), vertex(list[1], number)};
      largest = std::max({largest, edge.u, edge.v});
      document.edges->push_back(edge);
    } else {
      throw InputError(line_name(number),
                       "a line of an edge list is `u v`, an edge, not " + std::to_string(list.size()) + " numbers");
    }
    ++number;
  });
  if (!document.vertices) document.vertices = largest + 1;
  return document;
}

InputError at_line_of_list(const InputError& error, std::string_view text, std::size_t line) {
  constexpr std::string_view key = "edges[";
  std::size_t index = 0;
  if (!error.at().starts_with(key)) return error;
  std::from_chars(error.at().data() + key.size(), error.at().data() + error.at().size(), index);
  return {line_name(line + index + (has_header(text) ? 1 : 0)), error.what()};
}

}  // namespace arete::inline view
