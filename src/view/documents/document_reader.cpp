#include "view/documents/document.hpp"
#include "view/documents/document_events.hpp"
#include "view/documents/json_scanner.hpp"

namespace arete::inline view {
namespace {

[[noreturn]] void refuse(std::string_view json, std::size_t line, DocumentEvents& events) {
  const auto fault = fault_of(json, [&] { events.look(); });
  if (fault.too_large) throw InputError(events.place_here(), "a number too large");
  throw InputError("line " + std::to_string(line) + ", column " + std::to_string(fault.column),
                   "not JSON: " + shortened(fault.message));
}

/// Of several boards a move says on which it is made, and only of several; a vertex on one of them is read as a pair.
void require_forms(Document& document) {
  for (std::size_t i = 0; i < document.moves.size(); ++i) {
    auto& move = document.moves[i];
    if (document.boards && !move.on_a_board()) {
      if (move.size() != 2) throw InputError(place("moves", i), "of several boards a move is [i, move]");
      move = MoveText::on_first(move);
    } else if (!document.boards && move.on_a_board()) {
      throw InputError(place("moves", i), "a move [i, move] is for several `boards`");
    }
  }
}

}  // namespace

Document Document::read(std::string_view json, std::size_t line, const std::string& game, MemoryShare* held) {
  if (line == 1 && json.starts_with(byte_order_mark)) json.remove_prefix(byte_order_mark.size());
  if (const auto zero = json.find('\0'); zero != std::string_view::npos) {
    throw InputError("line " + std::to_string(line) + ", column " + std::to_string(zero + 1), "not JSON: a NUL byte");
  }
  Document document;
  DocumentEvents events(document, line, held);
  if (!JsonScanner(json, events).read()) refuse(json, line, events);
  if (document.game.empty()) document.game = game;
  require_forms(document);
  if (document.game.empty()) throw InputError("game", "missing: the id of the game");
  return document;
}

}  // namespace arete::inline view
