// Any bytes are a list of edges, or bad input that says so, and an edge that no graph can have is told with a line of
// the text. What is read is the same as a document.

#include "board/graphs/graph.hpp"
#include "law.hpp"
#include "view/documents/edge_list.hpp"

using namespace arete;
using fuzz::require_law;

namespace {

constexpr std::size_t first_line = 7;

/// `line 9` lies within the text.
bool in_text(const std::string& place, std::string_view text) {
  constexpr std::string_view word = "line ";
  const auto lines = static_cast<std::size_t>(std::count(text.begin(), text.end(), '\n')) + 1;
  if (!place.starts_with(word)) return false;
  const auto line = std::strtoull(place.c_str() + word.size(), nullptr, 10);
  return line >= first_line && line < first_line + lines;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::reads(data, size, [](std::string_view text) {
    Document document;
    try {
      document = read_edge_list(text, first_line);
    } catch (const InputError& e) {
      require_law(in_text(e.at(), text), "an error names a line of the list", text);
      throw;
    }
    document.game = "ueg";
    require_law(Document::read(document.write()).edges == document.edges, "a list is a document", text);
    try {
      const Graph graph(*document.vertices, *document.edges);
      const Multigraph with_ground(*document.vertices, *document.edges);
      require_law(graph.edges.size() == document.edges->size(), "no edge is lost", text);
    } catch (const InputError& e) {
      const auto there = at_line_of_list(e, text, first_line);
      require_law(!e.at().starts_with("edges[") || in_text(there.at(), text), "an edge is told with its line", text);
    }
  });
}
