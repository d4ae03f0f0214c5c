// Any bytes are a document, or bad input that says so: whatever is read can be opened and searched for a moment, and
// nothing but an InputError escapes. What is read is written and read again to the same text.

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "base/input_error.hpp"
#include "engine/game.hpp"

namespace {

using arete::Document;

/// The search of a small board ends by its limit of nodes; large ones only take time.
bool small(const Document& document) {
  if (document.points && document.points->size() > 12) return false;
  if (document.edges && document.edges->size() > 40) return false;
  if (document.vertices.value_or(0) > 12) return false;
  if (document.graph6 && document.graph6->size() > 12) return false;
  if (document.moves.size() > 100) return false;
  if (document.boards && (document.boards->size() > 3 || !std::ranges::all_of(*document.boards, small))) return false;
  return !document.heaps || (document.heaps->size() <= 20 && std::all_of(document.heaps->begin(), document.heaps->end(),
                                                                         [](auto h) { return h <= 50; }));
}

void require(bool holds, const char* law, std::string_view text) {
  if (holds) return;
  std::fprintf(stderr, "%s\non: %.*s\n", law, static_cast<int>(text.size()), text.data());
  std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  try {
    const auto document = Document::read(text);
    const auto written = document.write();
    require(Document::read(written).write() == written, "what is written is read again", text);
    if (!small(document)) return 0;
    const auto session = arete::open(document);
    arete::Question question;
    question.nimber = question.all_starts = size % 2 == 0;
    question.limits.nodes = 2000;
    const auto answer = session->solve(question);
    require(!answer.to_json().empty() && !answer.to_text("line 1").empty(), "an answer is written", text);
    const auto moves = session->moves();
    require(session->over() == moves.empty(), "a game goes on while there is a move", text);
    for (const auto& move : moves) session->clone()->play(move, "moves");
  } catch (const arete::InputError& e) {
    require(!e.at().empty() && *e.what() != '\0', "an error has a place and a reason", text);
  }
  return 0;
}
