#include "playground/analysis.hpp"

#include <algorithm>

#include "engine/move_value.hpp"
#include "playground/components.hpp"
#include "playground/standing.hpp"

namespace arete::inline playground {
namespace {

/// Time that is shared out as work goes on.
class Clock {
 public:
  explicit Clock(double seconds)
      : end_(std::chrono::steady_clock::now() +
             std::chrono::duration_cast<std::chrono::steady_clock::duration>(std::chrono::duration<double>(seconds))) {}
  double left() const {
    return std::max(0.0, std::chrono::duration<double>(end_ - std::chrono::steady_clock::now()).count());
  }

 private:
  std::chrono::steady_clock::time_point end_;
};

Json to_json(const MoveValue& value) {
  Json json{{"event", "move"}, {"move", to_json_value(value.move)}, {"outcome", word(value.outcome)}};
  if (value.score) json["score"] = *value.score;
  if (value.bounds) json["bounds"] = {value.bounds->low, value.bounds->high};
  if (value.nimber) json["nimber"] = to_json_value(*value.nimber);
  if (value.green) json["green"] = *value.green;
  json["status"] = value.exact ? "proved" : value.bounds || value.outcome != Outcome::unknown ? "bounded" : "unknown";
  return json;
}

class Analysis {
 public:
  Analysis(const Document& document, double seconds, Task& task)
      : game_(find_game(document.game)),
        session_(replayed(document).session),
        heaps_(session_->look().heaps),
        document_(document),
        clock_(seconds),
        task_(task) {}

  void run(double seconds) {
    const auto moves = session_->moves();
    task_.say(
        Json{{"event", "begin"}, {"to_move", name(session_->to_move())}, {"moves", moves.size()}, {"seconds", seconds}}
            .dump());
    bool whole = answer(std::min(0.15, clock_.left() / 10));
    if (!whole) whole = answer(0.4 * clock_.left());
    tell_heaps();
    for (const auto& move : moves) values_.push_back({.move = move});
    if (session_->infinite()) add_best();
    for (const double share : {0.3, 1.0, 1.0, 1.0})
      ask_moves(share, false);  // what some moves leave of the time, others can use
    if (game_.about().nimbers == Nimbers::asked) ask_moves(1.0, true);
    const bool proved = std::all_of(values_.begin(), values_.end(), [](const MoveValue& v) { return v.exact; });
    if (!whole && proved && clock_.left() > 0) whole = answer(clock_.left());
    task_.conclude(
        Json{{"event", "done"}, {"complete", whole && proved}, {"nodes", task_.nodes()}, {"ms", task_.ms()}}.dump());
  }

 private:
  /// All questions share one table: what a move leads to, most others lead to as well.
  Question question(double seconds) {
    Question question;
    question.limits = task_.limits(seconds, analysis_memory);
    question.tables = &tables_;
    return question;
  }

  /// The answer to the position itself; true if nothing is missing.
  bool answer(double seconds) {
    auto asked = question(seconds);
    asked.idea = true;
    auto found = session_->solve(asked);
    if (found.idea && !found.limited) tell_idea(found);
    found.idea.reset();
    const bool whole = !found.limited && found.outcome != Outcome::unknown;
    if (whole) best_ = found.best;
    task_.say(Json{{"event", "answer"}, {"answer", to_json_value(found)}}.dump());
    return whole;
  }
  void tell_idea(const Answer& found) {
    if (const auto parts = components_of(*found.idea)) {
      task_.say(parts->dump());
    } else if (!found.idea->groups.empty()) {
      task_.say(Json{{"event", "idea"}, {"idea", to_json_value(*found.idea)}}.dump());
    }
  }

  /// Heaps are components that can be told one by one.
  void tell_heaps() {
    if (heaps_.empty() || game_.about().nimbers != Nimbers::always || document_.misere.value_or(false)) return;
    const auto nimber_of = [&](std::int64_t heap) {
      Document alone;
      alone.game = document_.game;
      alone.heaps = {heap};
      Question asked;
      asked.limits = task_.limits(clock_.left() / 10, analysis_memory);
      return open(alone)->solve(asked).nimber;
    };
    if (const auto parts = components_of(heaps_, nimber_of)) task_.say(parts->dump());
  }

  /// Shares that part of the time that is left among the moves that are not proved yet, or have no nimber yet.
  void ask_moves(double share, bool nimbers) {
    const auto open_ones = [&] {
      return std::count_if(values_.begin(), values_.end(),
                           [&](const MoveValue& v) { return nimbers ? v.exact && !v.nimber : !v.exact; });
    };
    const double reserve = (1 - share) * clock_.left();
    auto open_moves = open_ones();
    for (auto& value : values_) {
      if (task_.cancelled() || clock_.left() <= 0) return;
      if (nimbers ? !value.exact || value.nimber.has_value() : value.exact) continue;
      auto asked = question(std::max(0.0, clock_.left() - reserve) /
                            static_cast<double>(std::max<std::ptrdiff_t>(open_moves--, 1)));
      asked.all_best = false;
      asked.nimber = nimbers;
      const auto found = value_of(*session_, value.move, asked);
      if (nimbers && !(found.exact && found.nimber)) continue;
      value = found;
      tell(value);
    }
  }
  void tell(const MoveValue& value) {
    auto json = to_json(value);
    if (best_) {
      const bool best = std::find(best_->begin(), best_->end(), value.move) != best_->end();
      if (best || !session_->infinite()) json["best"] = best;  // of infinitely many good moves only some are known
    }
    task_.say(json.dump());
  }
  /// Good moves that are out of sight.
  void add_best() {
    for (const auto& move : best_.value_or(std::vector<MoveText>{})) {
      const bool known =
          std::any_of(values_.begin(), values_.end(), [&](const MoveValue& v) { return v.move == move; });
      if (!known) values_.push_back({.move = move});
    }
  }

  const Game& game_;
  std::unique_ptr<Session> session_;
  std::vector<std::int64_t> heaps_;
  Document document_;
  Clock clock_;
  Task& task_;
  Tables tables_;
  std::optional<std::vector<MoveText>> best_;
  std::vector<MoveValue> values_;
};

}  // namespace

void analyse(const Document& document, double seconds, Task& task) { Analysis(document, seconds, task).run(seconds); }

}  // namespace arete::inline playground
