// Any bytes are a document of an achievement game, or bad input that says so: whatever is read can be opened, looked
// at, played and asked about for a moment, and what is said of the empty board is so, where brute force knows it.

#include "achievement/truth.hpp"
#include "engine/achievement/infinite_board.hpp"
#include "engine/game.hpp"
#include "law.hpp"

using namespace arete;
using fuzz::require_law;

namespace {

void ask(const Session& session, const Document& document, std::string_view text) {
  Question question;
  question.limits = {.time = std::chrono::duration<double>(0.02), .nodes = 100, .memory = std::uint64_t{64} << 20};
  const auto answer = session.solve(question);
  require_law(!answer.to_json().empty() && !answer.to_text("line 1").empty(), "an answer is written", text);
  if (!document.moves.empty() || answer.outcome == Outcome::unknown) return;
  const auto truth = truth::true_verdict(read_board<Achievement>(document));
  require_law(!truth.exact() || (answer.outcome_word() == "maker") == (truth.low > 0), "the winner wins", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::reads(data, size, [](std::string_view text) {
    const auto document = Document::read(text);
    if (document.game != "achievement") return;
    const auto session = open(document);
    require_law(open(Document::read(document.write()))->moves() == session->moves(), "what is written is read again",
                text);
    const auto moves = session->moves();
    require_law(session->over() == moves.empty(), "a game goes on while there is a move", text);
    require_law(session->look().vertices.size() == session->places().size(), "all that is drawn has a place", text);
    if (!moves.empty()) session->clone()->play(moves[text.size() % moves.size()], "moves");
    if (!fuzz::small(document)) return;
    if (!moves.empty())
      require_law(!session->infinite()->sensible(text.size() % 2 == 0).empty(), "some moves matter", text);
    ask(*session, document, text);
  });
}
