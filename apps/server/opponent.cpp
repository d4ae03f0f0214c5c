#include "opponent.hpp"

#include <algorithm>

#include "engine/random.hpp"
#include "lookahead.hpp"
#include "move_value.hpp"

namespace arete {
namespace {

constexpr std::uint64_t memory = std::uint64_t{128} << 20;
constexpr std::array words{"easy", "medium", "strong", "perfect"};

struct Choice {
  MoveText move;
  std::string outcome = "unknown", how;
  bool exact = false;
};

class Chooser {
 public:
  Chooser(const Session& session, double seconds, std::uint64_t seed, const Job& job)
      : session_(session), seconds_(seconds), random_(seed), job_(job) {}

  Choice choose(Strength strength) {
    switch (strength) {
      case Strength::easy: return not_bad(2, 60);
      case Strength::medium: return not_bad(4, 15);
      case Strength::strong: return random_.below(100) < 10 ? not_bad(4, 50) : solved(seconds_, few_nodes);
      case Strength::perfect: break;
    }
    return solved(seconds_, std::nullopt);
  }

 private:
  static constexpr std::uint64_t few_nodes = 4000;

  template <class T>
  const T& any(const std::vector<T>& list) {
    return list[random_.below(list.size())];
  }

  /// The best that can be seen so far ahead; in so many cases of a hundred another move that looks two moves ahead as good as any.
  Choice not_bad(int depth, std::uint64_t careless) {
    Lookahead lookahead(session_, job_.limits(seconds_, memory));
    const bool short_sighted = random_.below(100) < careless;
    const auto seen = lookahead.look(short_sighted ? 2 : depth);
    const Value most = std::max_element(seen.begin(), seen.end(), [](const auto& a, const auto& b) { return a.value < b.value; })->value;
    std::vector<MoveText> good;
    for (const auto& [move, value] : seen) {
      if (value == most) good.push_back(move);
    }
    return {any(good), "unknown", "looking " + std::to_string(short_sighted ? 2 : depth) + " moves ahead", false};
  }

  /// A best move, if the limits allow to know one.
  Choice solved(double seconds, std::optional<std::uint64_t> nodes) {
    Question question;
    question.limits = job_.limits(seconds, memory);
    question.limits.nodes = nodes;
    const auto answer = session_.solve(question);
    const std::string how = answer.method + (answer.source.empty() ? "" : ": " + answer.source);
    if (answer.best && !answer.best->empty()) return {any(*answer.best), answer.outcome, how, !answer.limited};
    if (answer.outcome == "loss") return {hardest(nodes), "loss", how, true};
    auto choice = not_bad(4, 0);
    choice.outcome = answer.outcome;
    return choice;
  }

  /// Of a lost position, a move that leaves the other side the fewest good replies.
  MoveText hardest(std::optional<std::uint64_t> nodes) {
    const auto moves = session_.moves();
    Question question;
    question.limits = job_.limits(seconds_ / 2 / static_cast<double>(moves.size()), memory);
    question.limits.nodes = nodes;
    std::vector<MoveText> hard;
    double fewest = 2;
    for (const auto& move : moves) {
      const auto next = session_.clone();
      next->play(move, "move");
      const auto answer = next->solve(question);
      const auto replies = next->moves().size();
      const double good = answer.best && replies > 0 && !answer.limited ? static_cast<double>(answer.best->size()) / static_cast<double>(replies) : 1;
      if (good < fewest) hard.clear(), fewest = good;
      if (good == fewest) hard.push_back(move);
    }
    return any(hard);
  }

  const Session& session_;
  double seconds_;
  Random random_;
  const Job& job_;
};

}  // namespace

Strength read_strength(const std::string& text) {
  const auto it = std::find(words.begin(), words.end(), text);
  if (it == words.end()) throw InputError("strength", "easy, medium, strong or perfect, not `" + text.substr(0, 40) + "`");
  return static_cast<Strength>(it - words.begin());
}

Json choose(const Session& session, Strength strength, double seconds, std::uint64_t seed, const Job& job) {
  Json json{{"move", nullptr}, {"strength", words[static_cast<std::size_t>(strength)]}};
  if (!session.over()) {
    const auto choice = Chooser(session, seconds, seed, job).choose(strength);
    json["move"] = to_json_value(choice.move);
    json["outcome"] = choice.outcome;
    json["exact"] = choice.exact;
    json["how"] = choice.how;
  }
  json["ms"] = job.ms();
  return json;
}

}  // namespace arete
