// Any bytes are a document, or bad input that says so: whatever is read can be opened and searched for a moment. What
// is read is written and read again to the same text.

#include "engine/game.hpp"
#include "law.hpp"

using namespace arete;
using fuzz::require_law;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::reads(data, size, [](std::string_view text) {
    const auto document = Document::read(text);
    const auto written = document.write();
    require_law(Document::read(written).write() == written, "what is written is read again", text);
    if (!fuzz::small(document) || document.animal) return;
    const auto session = open(document);
    Question question;
    question.nimber = question.all_starts = text.size() % 2 == 0;
    question.limits.nodes = 2000;
    const auto answer = session->solve(question);
    require_law(!answer.to_json().empty() && !answer.to_text("line 1").empty(), "an answer is written", text);
    const auto moves = session->moves();
    require_law(session->over() == moves.empty(), "a game goes on while there is a move", text);
    for (const auto& move : moves) session->clone()->play(move, "moves");
  });
}
