#include "board/graphs/graph6.hpp"

#include <bit>
#include <cstddef>

#include "base/input_error.hpp"
#include "board/graphs/graph.hpp"

namespace arete::inline board {
namespace {

[[noreturn]] void fail(const std::string& message) { throw InputError("graph6", message); }

/// The bits of the characters 63..126, six in each, the highest first.
class BitReader {
 public:
  explicit BitReader(std::string_view text) : text_(text) {}

  std::size_t left() const { return 6 * text_.size() - at_; }
  bool bit() {
    const auto value = static_cast<unsigned>(text_[at_ / 6] - 63);
    const bool result = (value >> (5 - at_ % 6)) & 1;
    ++at_;
    return result;
  }
  std::int64_t number(int bits) {
    std::int64_t value = 0;
    for (int i = 0; i < bits; ++i) value = 2 * value + (bit() ? 1 : 0);
    return value;
  }

 private:
  std::string_view text_;
  std::size_t at_ = 0;
};

/// N(n): one character, or `~` and three, or `~~` and six.
std::int64_t take_vertices(std::string_view& text) {
  int characters = 1;
  std::size_t skip = 0;
  if (text.starts_with("~~")) {
    characters = 6;
    skip = 2;
  } else if (text.starts_with('~')) {
    characters = 3;
    skip = 1;
  }
  if (text.size() < skip + static_cast<std::size_t>(characters)) fail("ends before the number of vertices is complete");
  const auto vertices = BitReader(text.substr(skip)).number(6 * characters);
  text.remove_prefix(skip + static_cast<std::size_t>(characters));
  if (vertices > EdgeList::most_vertices) fail("at most 2^27 vertices");
  return vertices;
}

/// A triangle or a square of bits has this many characters, no more and no fewer.
void require_length(std::string_view text, std::int64_t bits) {
  const auto characters = static_cast<std::size_t>((bits + 5) / 6);
  if (text.size() < characters)
    fail("ends too early: " + std::to_string(characters) + " characters of edges are needed, " +
         std::to_string(text.size()) + " are there");
  if (text.size() > characters) fail("goes on after the last edge");
}

/// Where edges go that are only counted.
struct EdgeCount {
  std::size_t count = 0;
  void push_back(Ends) { ++count; }
};

/// Both give the number of vertices.
template <class Edges>
std::int64_t read_dense(std::string_view text, bool directed, Edges& edges, Budget* budget) {
  const auto n = take_vertices(text);
  require_length(text, directed ? n * n : n * (n - 1) / 2);
  BitReader bits(text);
  for (std::int32_t row = 0; row < n; ++row) {
    look(budget);
    const auto columns = directed ? n : row;
    for (std::int32_t column = 0; column < columns; ++column) {
      if (!bits.bit()) continue;
      look(budget);
      edges.push_back(directed ? Ends{row, column} : Ends{column, row});
    }
  }
  return n;
}

template <class Edges>
std::int64_t read_sparse(std::string_view text, Edges& edges, Budget* budget) {
  const auto n = take_vertices(text);
  const int width = n <= 1 ? 0 : static_cast<int>(std::bit_width(static_cast<std::uint64_t>(n - 1)));
  BitReader bits(text);
  std::int64_t v = 0;
  while (bits.left() > static_cast<std::size_t>(width)) {
    look(budget);
    const bool next = bits.bit();
    const auto x = bits.number(width);
    if (next) ++v;
    if (x >= n || v >= n) {  // padding, less than a character of it
      if (bits.left() + static_cast<std::size_t>(width) + 1 >= 6) fail("goes on after the last edge");
      break;
    }
    if (x > v) {
      v = x;
    } else {
      edges.push_back({static_cast<std::int32_t>(x), static_cast<std::int32_t>(v)});
    }
  }
  return n;
}

template <class Edges>
std::int64_t read(std::string_view text, bool& directed, Edges& edges, Budget* budget) {
  constexpr std::size_t many = 4096;  // characters between two looks
  for (const std::string_view header : {">>graph6<<", ">>sparse6<<", ">>digraph6<<"}) {
    if (text.starts_with(header)) text.remove_prefix(header.size());
  }
  if (text.empty()) fail("empty");
  const char format = text.front();
  if (format == ';') fail("incremental sparse6 needs the graph before it: write each graph in full");
  if (format == ':' || format == '&') text.remove_prefix(1);
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i % many == 0) look(budget);
    const auto code = static_cast<unsigned char>(text[i]);
    if (code < 63 || code > 126) {
      fail("character " + std::to_string(i + 1) + " (code " + std::to_string(code) +
           ") is not one of graph6: codes 63 to 126");
    }
  }
  if (text.empty()) fail("ends before the number of vertices");
  directed = format == '&';
  return format == ':' ? read_sparse(text, edges, budget) : read_dense(text, directed, edges, budget);
}

}  // namespace

Graph6 read_graph6(std::string_view text, Budget* budget) {
  Graph6 graph;
  graph.vertices = read(text, graph.directed, graph.edges, budget);
  return graph;
}

std::size_t count_graph6_edges(std::string_view text, Budget* budget) {
  EdgeCount edges;
  bool directed = false;
  read(text, directed, edges, budget);
  return edges.count;
}

}  // namespace arete::inline board
