#include "engine/opponent.hpp"

#include <algorithm>
#include <iterator>

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
      case Strength::easy: return erring(50, 2);
      case Strength::medium: return erring(20, 4);
      case Strength::strong: return erring(5, 4);
      case Strength::perfect: break;
    }
    return solved(4);
  }

 private:
  /// What a weaker engine may spend on a move: it answers at once, on boards of any size.
  static constexpr std::uint64_t few_nodes = 20'000;
  static constexpr std::size_t few_moves = 120;  // with more a search would not end, and its nodes are slow
  static constexpr std::chrono::duration<double> moment{0.25};

  template <class T>
  const T& any(const std::vector<T>& list) {
    return list[random_.below(list.size())];
  }

  /// A best move where that is known at once; in so many cases of a hundred one that does not even look further than
  /// the next move.
  Choice erring(std::uint64_t percent, int sight) {
    limits_.nodes = std::min(few_nodes, limits_.nodes.value_or(few_nodes));
    limits_.time = std::min(moment, limits_.time.value_or(moment));
    if (session_.moves().size() > few_moves) search_nodes_ = 0;
    if (random_.below(100) < percent) return {careless(), "unknown", "without looking far ahead", false};
    return solved(sight);
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

  /// Any move that wins at once; without one any that does not let the other side do so, and where points are counted
  /// one that looks good.
  MoveText careless() {
    if (session_.infinite()) return any(best_seen(2));
    if (const auto wins = session_.winning_now(Session::HowMany::all); !wins.empty()) return any(wins);
    return safe(session_.scored() ? best_seen(2) : session_.moves());
  }

  /// One of these that leaves no win on the move; else any other one that leaves none; else one of these.
  MoveText safe(const std::vector<MoveText>& moves) {
    if (const auto found = first_safe(moves)) return *found;
    const auto all = session_.moves();
    const auto found = all.size() > moves.size() ? first_safe(all) : std::nullopt;
    return found ? *found : any(moves);
  }
  /// They are tried one after another in any order: to try all takes long on a large board.
  std::optional<MoveText> first_safe(std::vector<MoveText> moves) {
    for (std::size_t left = moves.size(); left > 0; --left) {
      std::swap(moves[random_.below(left)], moves[left - 1]);
      const auto next = session_.clone();
      next->play(moves[left - 1], "move");
      if (next->to_move() == session_.to_move() || next->winning_now(Session::HowMany::one).empty())
        return moves[left - 1];
    }
    return std::nullopt;
  }

  /// A best move, if the limits allow to know one; else one that looks good so many moves ahead.
  Choice solved(int sight) {
    const auto answer = session_.solve(searching());
    const std::string how = answer.method + (answer.source.empty() ? "" : ": " + answer.source);
    if (answer.best && !answer.best->empty()) {
      const auto good = answer.bounds && !answer.edges ? as_secure(answer) : ending(*answer.best);
      return {any(good), answer.outcome_word(), how, !answer.limited};
    }
    if (answer.outcome == Outcome::loss) return {hardest(), answer.outcome_word(), how, true};
    return {guessed(sight), answer.outcome_word(), guess_in_words(sight), false};
  }

  Question searching() const {
    Question question;
    question.limits = limits_;
    question.all_best = !search_nodes_;  // to tell all of them apart may take seconds
    if (search_nodes_) question.limits.nodes = std::min(*search_nodes_, limits_.nodes.value_or(*search_nodes_));
    return question;
  }

  MoveText guessed(int sight) {
    if (session_.infinite()) return any(best_seen(sight));
    if (const auto wins = session_.winning_now(Session::HowMany::all); !wins.empty()) return any(wins);
    return safe(best_seen(sight));
  }
  std::string guess_in_words(int sight) const {
    return session_.infinite() ? "weighing threats" : "looking " + std::to_string(sight) + " moves ahead";
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

  /// Those that end the game at once, if there are any. With many moves left only a win ends it, and that is soon seen.
  std::vector<MoveText> ending(const std::vector<MoveText>& best) const {
    std::vector<MoveText> last;
    if (session_.moves().size() > few_moves) {
      for (const auto& win : session_.winning_now(Session::HowMany::all)) {
        if (std::ranges::count(best, win) > 0) last.push_back(win);
      }
      return last.empty() ? best : last;
    }
    for (const auto& move : best) {
      const auto next = session_.clone();
      next->play(move, "move");
      if (next->over()) last.push_back(move);
    }
    return last.empty() ? best : last;
  }

  /// Of a lost position, a move that does not lose at once and leaves the other side the fewest good replies.
  MoveText hardest() {
    auto moves = best_seen(2);
    for (std::size_t i = 1; i < moves.size(); ++i) std::swap(moves[i], moves[random_.below(i + 1)]);
    Question question = searching();
    if (limits_.time) question.limits.time = *limits_.time / 2 / static_cast<double>(moves.size());
    const Budget spent(limits_);
    std::vector<MoveText> hard;
    double fewest = 2;
    for (const auto& move : moves) {
      if (limits_.time && !hard.empty() && spent.seconds() > limits_.time->count() / 2) break;
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
    return safe(hard);
  }

  const Session& session_;
  Limits limits_;
  std::optional<std::uint64_t> search_nodes_;  // of a weaker engine on a large board
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
