#include "engine/sums/sum_answer.hpp"

#include <algorithm>
#include <sstream>

#include "base/input_error.hpp"
#include "engine/sums/safe_nimbers.hpp"
#include "engine/theorems.hpp"
#include "proof/check_strategy.hpp"
#include "proof/refused.hpp"
#include "rules/sum_view.hpp"
#include "solve/sum_proof.hpp"

namespace arete::inline engine {
namespace {

/// What a board is in a sum: a nimber, or one on which a face can be completed now; nothing if that is not known.
struct Summand {
  std::optional<Nimber> nimber;
  bool open = false;  ///< a face can be completed now
  bool idle = false;  ///< there is nothing to complete
  bool by_theorem = false;

  std::string text() const { return nimber ? '*' + to_text(*nimber) : open ? "a face to complete" : "?"; }
};

/// The sum of boards, as far as they are known.
struct Total {
  bool race;
  Nimber nimber = {};
  bool known = true, open = false, idle = true;

  void add(const Summand& part) {
    open = open || part.open;
    idle = idle && part.idle;
    known = known && part.nimber;
    if (part.nimber) nimber = nimber + *part.nimber;
  }
  /// For the player to move.
  Outcome outcome() const {
    if (open) return Outcome::win;
    if (!known) return Outcome::unknown;
    if (race && idle) return Outcome::tie;
    return nimber.wins() ? Outcome::win : Outcome::loss;
  }
};

/// Answers a question about the boards; what was searched of a board is kept for the next time it is asked about.
class SumSolver {
 public:
  SumSolver(const SumPosition& position, const Question& question)
      : position_(position),
        question_(question),
        budget_(question.limits),
        tables_(position.boards.size()),
        safe_(position.boards.size()) {}

  Answer solve() {
    Answer answer;
    answer.to_move = position_.to_move;
    if (position_.completed) {
      answer.outcome = Outcome::loss;
      answer.best.emplace();
      answer.method = "theorem";
      answer.source = "a face is completed";
    } else {
      add_up(answer);
      if (answer.outcome == Outcome::win || answer.outcome == Outcome::tie) add_best(answer);
      if (answer.outcome == Outcome::loss) answer.best.emplace();
      if (question_.proof && question_.all_best && !answer.limited) add_proof(answer);
    }
    answer.limited = answer.limited || answer.outcome == Outcome::unknown;
    if (answer.limited) answer.method = "none: the nimber of a board is not known, or not within the limits";
    answer.nodes = budget_.nodes();
    answer.ms = budget_.seconds() * 1000;
    return answer;
  }

 private:
  void add_up(Answer& answer) {
    Total total{position_.race()};
    bool theorems = true;
    for (std::size_t i = 0; i < position_.boards.size(); ++i) {
      known_.push_back(summand(position_.boards[i], i));
      total.add(known_[i]);
      theorems = theorems && known_[i].by_theorem;
      answer.source += (i > 0 ? " + " : "the boards add up: ") + known_[i].text();
    }
    answer.outcome = total.outcome();
    answer.method = theorems ? "theorem" : "search";
    const auto wanted = position_.game->about->nimbers;
    if ((wanted == Nimbers::always || (wanted == Nimbers::asked && question_.nimber)) && total.known && !total.open)
      answer.nimber = total.nimber;
  }

  Summand summand(const FiniteSession& board, std::size_t i) {
    if (board.over()) return {.nimber = Nimber(0), .idle = true, .by_theorem = true};
    Question asked{.nimber = true, .all_best = false, .theorems = question_.theorems, .plain = question_.plain};
    asked.limits = question_.limits;
    if (asked.limits.time) *asked.limits.time -= std::chrono::duration<double>(budget_.seconds());
    if (asked.limits.nodes) *asked.limits.nodes -= std::min(*asked.limits.nodes, budget_.nodes());
    asked.tables = &tables_[i];
    if (position_.race() && position_.game->about->nimbers == Nimbers::none) return safe_moves(board, i, asked);
    const auto answer = board.solve(asked);
    budget_.add_nodes(answer.nodes);
    Summand found{.nimber = answer.nimber, .by_theorem = answer.method == "theorem"};
    if (!position_.race() || answer.nimber) return found;
    found.open = answer.outcome == Outcome::win;
    found.idle = answer.outcome == Outcome::tie;
    if (found.idle) found.nimber = Nimber(static_cast<int>(board.moves().size() % 2));
    return found;
  }
  /// Of a race whose search knows no nimbers: by a theorem, or the search of its safe moves.
  Summand safe_moves(const FiniteSession& board, std::size_t i, const Question& asked) {
    if (board.position().board.as<PointSet>().size() < 3)
      return {.nimber = Nimber(static_cast<int>(board.moves().size())), .idle = true, .by_theorem = true};
    if (asked.theorems && !asked.plain) {
      if (const auto finding = ask_theorems(board.position(), asked))
        return {.nimber = finding->nimber, .open = !finding->nimber, .by_theorem = true};
    }
    if (!board.position().searchable()) return {};
    try {
      const auto& now = board.position().now;
      const auto nimber = safe_[i].of(*now.rules, now.at, budget_);
      return {.nimber = nimber, .open = !nimber};
    } catch (const BudgetSpent&) {
      return {};
    }
  }

  /// Every move after which the sum is lost for the opponent, or won again where the mover goes on.
  void add_best(Answer& answer) {
    answer.best.emplace();
    bool complete = true;
    for (std::size_t i = 0; i < position_.boards.size(); ++i) {
      const auto& board = position_.boards[i];
      const auto moves = board.moves();
      complete = complete && (!moves.empty() || board.over());
      for (const auto& move : moves) {
        if (!question_.all_best && !answer.best->empty()) return;
        FiniteSession next = board;
        next.play(move, "move");
        const Outcome then = after(next, i);
        complete = complete && then != Outcome::unknown;
        if (then == (next.to_move() == board.to_move() ? answer.outcome : reversed(answer.outcome)))
          answer.best->push_back({move.numbers(), static_cast<std::int64_t>(i)});
      }
    }
    if (complete) return;
    answer.source += "; best has only " + std::to_string(answer.best->size()) + " of these moves";
    if (answer.best->empty()) answer.best.reset();
  }
  /// Of the sum with another board in the place of the i-th.
  Outcome after(const FiniteSession& next, std::size_t i) {
    if (position_.race() && is_won(next)) return Outcome::loss;
    Total total{position_.race()};
    for (std::size_t k = 0; k < known_.size(); ++k) total.add(k == i ? summand(next, i) : known_[k]);
    return total.outcome();
  }

  void add_proof(Answer& answer) {
    constexpr std::uint64_t most_nodes = 4'000'000;  // after the answer is known, without other limits
    if (!position_.searchable()) return;
    Limits limits = question_.limits;
    if (!limits.time && !limits.nodes) limits.nodes = most_nodes;
    Budget own(limits);
    std::vector<const RulesView*> rules;
    std::vector<GamePosition> at;
    for (const auto& board : position_.boards) {
      at.push_back(board.position().now);
      rules.push_back(at.back().rules.get());
    }
    answer.proof = prove_sum(SumView(std::move(rules)), at, answer.nimber.has_value(), own);
    budget_.add_nodes(own.nodes());
  }

  const SumPosition& position_;
  const Question& question_;
  Budget budget_;
  std::vector<Tables> tables_;
  std::vector<SafeNimbers> safe_;
  std::vector<Summand> known_;
};

}  // namespace

bool SumPosition::searchable() const {
  return !boards.empty() &&
         std::ranges::all_of(boards, [](const FiniteSession& board) { return board.position().searchable(); });
}

bool is_won(const FiniteSession& board) {
  const auto& now = board.position().now;
  return now.rules->result(now.at, now.to_move) == -1;
}

Answer answer(const SumPosition& position, const Question& question) {
  if (question.all_starts) throw InputError("boards", "--all-starts is for one board");
  return SumSolver(position, question).solve();
}

Answer checked(const SumPosition& position, const Proof& proof, const Effort& effort) {
  require(proof.by == Proof::by_search, "of several boards only a search leaves a proof");
  require(position.searchable(), "a board is too large for a search");
  std::istringstream lines(proof.lines);
  const auto strategy = Strategy::read(lines);
  std::vector<const RulesView*> rules;
  std::vector<SumView::Piece> pieces;
  for (const auto& board : position.boards) {
    const auto& now = board.position().now;
    pieces.push_back({rules.size(), now.at});
    rules.push_back(now.rules.get());
  }
  const SumView sum(std::move(rules));
  auto finding = check_strategy(sum, SumView::joined(pieces), position.to_move, strategy, stated_bounds, effort);
  finding.to_move = position.to_move;
  for (auto& move : finding.best) move = sum.meant(move);
  std::ranges::sort(finding.best);
  return to_answer(std::move(finding), position.game->about->play);
}

}  // namespace arete::inline engine
