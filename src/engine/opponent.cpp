#include "engine/opponent.hpp"

#include <algorithm>

#include "base/random.hpp"
#include "engine/achievement/infinite_board.hpp"
#include "engine/lookahead.hpp"

namespace arete::inline engine {
namespace {

constexpr std::array words{"easy", "medium", "strong", "perfect"};

class Chooser {
 public:
  Chooser(const Session& session, const Limits& limits, std::uint64_t seed)
      : session_(session), limits_(limits), random_(seed) {}

  Choice choose(Strength strength) {
    switch (strength) {
      case Strength::easy: return not_bad(2, 60);
      case Strength::medium: return not_bad(4, 15);
      case Strength::strong: return random_.below(100) < 10 ? not_bad(4, 50) : solved(few_nodes);
      case Strength::perfect: break;
    }
    return solved(std::nullopt);
  }

 private:
  static constexpr std::uint64_t few_nodes = 4000;

  template <class T>
  const T& any(const std::vector<T>& list) {
    return list[random_.below(list.size())];
  }

  /// The moves that look best so many moves ahead.
  std::vector<MoveText> best_seen(int depth) const {
    if (const auto* board = session_.infinite()) return board->sensible(depth > 2);
    const auto seen = Lookahead(session_, limits_).look(depth);
    const Value most = std::max_element(seen.begin(), seen.end(), [](const auto& a, const auto& b) {
                         return a.value < b.value;
                       })->value;
    std::vector<MoveText> good;
    for (const auto& [move, value] : seen) {
      if (value == most) good.push_back(move);
    }
    return good;
  }

  /// One of these; in so many cases of a hundred another move that looks two moves ahead as good as any.
  Choice not_bad(int depth, std::uint64_t careless) {
    const int sight = random_.below(100) < careless ? 2 : depth;
    const std::string how =
        session_.infinite() ? "weighing threats" : "looking " + std::to_string(sight) + " moves ahead";
    return {any(best_seen(sight)), "unknown", how, false};
  }

  /// A best move, if the limits allow to know one.
  Choice solved(std::optional<std::uint64_t> nodes) {
    Question question;
    question.limits = within(nodes);
    const auto answer = session_.solve(question);
    const std::string how = answer.method + (answer.source.empty() ? "" : ": " + answer.source);
    if (answer.best && !answer.best->empty()) {
      const auto good = answer.bounds ? as_secure(answer) : ending(*answer.best);
      return {any(good), answer.outcome_word(), how, !answer.limited};
    }
    if (answer.outcome == Outcome::loss) return {hardest(nodes), answer.outcome_word(), how, true};
    auto choice = not_bad(4, 0);
    choice.outcome = answer.outcome_word();
    return choice;
  }

  Limits within(std::optional<std::uint64_t> nodes) const {
    Limits limits = limits_;
    if (nodes) limits.nodes = std::min(*nodes, limits.nodes.value_or(*nodes));
    return limits;
  }

  /// Where only bounds are known: the moves that look best, of those that secure as much as the answer's own.
  std::vector<MoveText> as_secure(const Answer& answer) const {
    std::vector<MoveText> list;
    for (const auto& move : best_seen(4)) {
      if (secures(move, answer.bounds->low)) list.push_back(move);
    }
    return list.empty() ? *answer.best : list;
  }
  /// Whether a move is worth so many points by what is known at once of the position after it.
  bool secures(const MoveText& move, Value points) const {
    const auto next = session_.clone();
    next->play(move, "move");
    const auto after = next->solve({.all_best = false, .limits = {.nodes = 0}});
    const Value gain = (next->lead() - session_.lead()) * (session_.to_move() == Player::first ? 1 : -1);
    const Verdict left = after.score ? Verdict::of(*after.score) : after.bounds.value_or(Verdict::unknown());
    return gain + (next->to_move() == session_.to_move() ? left.low : -left.high) >= points;
  }

  /// Those that end the game at once, if there are any.
  std::vector<MoveText> ending(const std::vector<MoveText>& best) const {
    std::vector<MoveText> last;
    for (const auto& move : best) {
      const auto next = session_.clone();
      next->play(move, "move");
      if (next->over()) last.push_back(move);
    }
    return last.empty() ? best : last;
  }

  /// Of a lost position, a move that does not lose at once and leaves the other side the fewest good replies.
  MoveText hardest(std::optional<std::uint64_t> nodes) {
    const auto moves = best_seen(2);
    Question question;
    question.limits = within(nodes);
    if (limits_.time) question.limits.time = *limits_.time / 2 / static_cast<double>(moves.size());
    std::vector<MoveText> hard;
    double fewest = 2;
    for (const auto& move : moves) {
      const auto next = session_.clone();
      next->play(move, "move");
      const auto answer = next->solve(question);
      const auto replies = next->moves().size();
      const double good = answer.best && replies > 0 && !answer.limited
                              ? static_cast<double>(answer.best->size()) / static_cast<double>(replies)
                              : 1;
      if (good < fewest) hard.clear(), fewest = good;
      if (good == fewest) hard.push_back(move);
    }
    return any(hard);
  }

  const Session& session_;
  Limits limits_;
  Random random_;
};

}  // namespace

Strength read_strength(const std::string& text) {
  const auto it = std::find(words.begin(), words.end(), text);
  if (it == words.end())
    throw InputError("strength", "easy, medium, strong or perfect, not `" + text.substr(0, 40) + "`");
  return static_cast<Strength>(it - words.begin());
}

std::string name(Strength strength) { return words[static_cast<std::size_t>(strength)]; }

Choice choose(const Session& session, Strength strength, const Limits& limits, std::uint64_t seed) {
  return Chooser(session, limits, seed).choose(strength);
}

}  // namespace arete::inline engine
