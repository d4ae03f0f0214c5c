// A game looked at from its end: what the position was worth before and after each move, for the chart of a game and
// its mistakes.

#include "playground/analysis.hpp"
#include "playground/standing.hpp"

namespace arete::inline playground {
namespace {

/// What a position is worth to the first player.
struct Worth {
  Outcome outcome = Outcome::unknown;
  bool solitaire = false;
  std::optional<Value> margin;
  std::optional<MoveText> best = {};

  bool known() const { return outcome != Outcome::unknown; }
  /// Higher is better for the first player: outcomes before points.
  int rank() const { return outcome == Outcome::win ? 1 : outcome == Outcome::loss ? -1 : 0; }
  const char* winner() const {
    if (outcome == Outcome::win) return "first";
    return outcome == Outcome::loss ? (solitaire ? "nobody" : "second") : word(outcome);
  }
};

Worth worth(const Session& session, const Question& question) {
  const auto answer = session.solve(question);
  const bool first = session.to_move() == Player::first;
  Worth found{first ? answer.outcome : reversed(answer.outcome), answer.edges.has_value(), answer.green};
  if (answer.best && !answer.best->empty()) found.best = answer.best->front();
  if (answer.score) found.margin = session.lead() + (first ? *answer.score : -*answer.score);
  return found;
}

/// How much worse the mover's move made things for her.
void judge(Json& line, const Worth& before, const Worth& after, Player by) {
  if (!before.known() || !after.known()) return;
  const int sign = by == Player::first ? 1 : -1;
  const int ranks = sign * (before.rank() - after.rank());
  const Value points = before.margin && after.margin ? sign * (*before.margin - *after.margin) : 0;
  const bool mistake = ranks > 0 || points > 0;
  line["mistake"] = mistake;
  if (mistake && before.best) line["better"] = to_json_value(*before.best);
  if (before.margin && after.margin) line["loss"] = std::max(points, 0);
}

}  // namespace

void review(const Document& document, double seconds, Task& task) {
  const auto game = replayed(document);
  Document at_start = document;
  at_start.moves.clear();
  const auto session = replayed(at_start).session;
  const std::size_t plies = game.history.size();
  task.say(Json{{"event", "begin"}, {"plies", plies}, {"seconds", seconds}}.dump());
  const double begin = task.ms();
  bool complete = true;
  Worth before;
  Tables tables;
  for (std::size_t k = 0; k <= plies && !task.cancelled(); ++k) {
    if (k > 0) session->play(game.history[k - 1].move, place("moves", k - 1));
    const double left = std::max(0.0, seconds - (task.ms() - begin) / 1000);
    Question question;
    question.limits = task.limits(left / static_cast<double>(plies + 1 - k), analysis_memory);
    question.all_best = false;
    question.tables = &tables;
    const Worth now = worth(*session, question);
    Json line{{"event", "value"}, {"ply", k}, {"to_move", name(session->to_move())}, {"outcome", now.winner()}};
    if (now.margin) line["score"] = *now.margin;
    line["lead"] = session->lead();
    line["status"] = now.known() ? "proved" : "unknown";
    if (k > 0) judge(line, before, now, game.history[k - 1].by);
    task.say(line.dump());
    complete = complete && now.known();
    before = now;
  }
  task.conclude(Json{{"event", "done"}, {"complete", complete}, {"nodes", task.nodes()}, {"ms", task.ms()}}.dump());
}

}  // namespace arete::inline playground
