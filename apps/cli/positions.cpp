#include "positions.hpp"

#include "view/documents/edge_list.hpp"

namespace arete {

namespace {

/// Options give what a document lacks; where they say something else, one of the two is a mistake.
Document completed(Document document, const PlayedOn& options) {
  if (!options.usual && !options.game.empty() && document.game != options.game) {
    throw InputError("game", "`" + document.game + "`, but --game says " + options.game);
  }
  if (!options.root) return document;
  if (document.root && *document.root != *options.root) {
    throw InputError("root", std::to_string(*document.root) + ", but --root says " + std::to_string(*options.root));
  }
  document.root = options.root;
  return document;
}

}  // namespace

std::string place_of(const InputLine& line) { return "line " + std::to_string(line.number); }

Document read_position(const InputLine& line, const PlayedOn& options, MemoryShare* held) {
  if (line.too_long) throw InputError(place_of(line), "longer than " + std::to_string(Lines::longest >> 20) + " MiB");
  const auto start = line.text.find_first_not_of(" \t\r"), end = line.text.find_last_not_of(" \t\r");
  const auto text = std::string_view(line.text).substr(start, end - start + 1);
  if (text.front() == '{') return completed(Document::read(line.text, line.number, options.game, held), options);
  if (options.game.empty()) {
    throw InputError(place_of(line),
                     "not a JSON object: a graph6 or an edge list needs --game ID, which says what is played on it");
  }
  Document document;
  if (of_edge_list(text)) {
    document = read_edge_list(text, line.number, held);
  } else {
    document.graph6 = std::string(text);
  }
  document.game = options.game;
  if (options.root) document.root = options.root;
  return document;
}

InputError in_input(const InputError& error, const InputLine& line) {
  return !line.too_long && of_edge_list(line.text) ? at_line_of_list(error, line.text, line.number) : error;
}

}  // namespace arete
