// A game looked at from its end: what the position was worth before and after each move, for the chart of a game and its mistakes.

#include "playground/analysis.hpp"
#include "playground/standing.hpp"

namespace arete::inline playground {
namespace {

/// What a position is worth to the first player.
struct Worth {
  std::string outcome;  ///< first, second, tie, nobody, unknown
  std::optional<Value> margin;

  /// Higher is better for the first player: outcomes before points.
  int rank() const { return outcome == "first" ? 1 : outcome == "second" || outcome == "nobody" ? -1 : 0; }
};

Worth worth(const Session& session, const Question& question) {
  const auto answer = session.solve(question);
  const bool first = session.to_move() == Player::first;
  const auto outcome = answer.for_mover();
  Worth found{outcome, {}};
  if (answer.edges) {
    if (answer.outcome != "unknown") found.outcome = answer.outcome == "win" ? "first" : "nobody";
    found.margin = answer.green;
  } else if (outcome == "win" || outcome == "loss") {
    found.outcome = (outcome == "win") == first ? "first" : "second";
  }
  if (answer.score) found.margin = session.lead() + (first ? *answer.score : -*answer.score);
  return found;
}

/// How much worse the mover's move made things for her.
void judge(Json& line, const Worth& before, const Worth& after, Player by) {
  if (before.outcome == "unknown" || after.outcome == "unknown") return;
  const int sign = by == Player::first ? 1 : -1;
  const int ranks = sign * (before.rank() - after.rank());
  const Value points = before.margin && after.margin ? sign * (*before.margin - *after.margin) : 0;
  line["mistake"] = ranks > 0 || points > 0;
  if (before.margin && after.margin) line["loss"] = std::max(points, 0);
}

}  // namespace

void review(const Document& document, double seconds, Job& job) {
  const auto game = replayed(document);
  Document at_start = document;
  at_start.moves.clear();
  const auto session = replayed(at_start).session;
  const std::size_t plies = game.history.size();
  job.say(Json{{"event", "begin"}, {"plies", plies}, {"seconds", seconds}}.dump());
  const double begin = job.ms();
  bool complete = true;
  Worth before;
  Memory memory;
  for (std::size_t k = 0; k <= plies && !job.cancelled(); ++k) {
    if (k > 0) session->play(game.history[k - 1].move, place("moves", k - 1));
    const double left = std::max(0.0, seconds - (job.ms() - begin) / 1000);
    Question question;
    question.limits = job.limits(left / static_cast<double>(plies + 1 - k), analysis_memory);
    question.all_best = false;
    question.memory = &memory;
    const Worth now = worth(*session, question);
    Json line{{"event", "value"}, {"ply", k}, {"to_move", name(session->to_move())}, {"outcome", now.outcome}};
    if (now.margin) line["score"] = *now.margin;
    line["lead"] = session->lead();
    line["status"] = now.outcome == "unknown" ? "unknown" : "proved";
    if (k > 0) judge(line, before, now, game.history[k - 1].by);
    job.say(line.dump());
    complete = complete && now.outcome != "unknown";
    before = now;
  }
  job.conclude(Json{{"event", "done"}, {"complete", complete}, {"nodes", job.nodes()}, {"ms", job.ms()}}.dump());
}

}  // namespace arete::playground
