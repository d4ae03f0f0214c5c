#include "engine/achievement_session.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

#include "board/input_error.hpp"
#include "engine/animals.hpp"
#include "proof/achievement.hpp"
#include "proof/refused.hpp"
#include "theory/achievement_play.hpp"
#include "view/tiling_plane.hpp"

namespace arete {
namespace {

class AchievementSession final : public Session {
 public:
  explicit AchievementSession(Achievement game) : game_(std::move(game)), left_(game_.bias.maker) {}

  Player to_move() const override { return who_; }
  bool over() const override { return over_; }
  std::vector<MoveText> moves() const override {
    std::vector<MoveText> list;
    if (over_) return list;
    for (const Cell c : window()) {
      if (!marked(c)) list.push_back({c.a, c.b});
    }
    return list;
  }
  void play(const MoveText& move, const std::string& at) override {
    if (over_) throw InputError(at, to_json(move) + " cannot be played: the game is over");
    const Cell cell = cell_of(move, at);
    if (who_ == Player::first) {
      if (left_ == game_.bias.maker) turn_.clear();
      turn_.push_back(cell);
      maker_.insert(cell);
      over_ = completes(cell);
    } else {
      breaker_.insert(cell);
    }
    if (--left_ > 0) return;
    who_ = opponent(who_);
    left_ = who_ == Player::first ? game_.bias.maker : game_.bias.breaker;
  }
  Look look() const override { return plane().look; }
  std::vector<std::array<double, 2>> places() const override { return plane().places; }
  Value lead() const override { return 0; }
  Answer solve(const Question& question) const override {
    Budget budget(question.limits);
    Answer answer;
    answer.outcome = for_nobody;
    answer.to_move = name(who_);
    if (over_) {
      answer.outcome = for_maker;
      answer.method = "there is a copy of the animal";
    } else {
      answer_by_strategy(question, answer);
    }
    answer.limited = answer.outcome == for_nobody;
    answer.ms = budget.seconds() * 1000;
    return answer;
  }
  Answer check(const Proof& proof) const override {
    require(maker_.empty(), "a proof is about the empty board");
    const auto shown = check_achievement(game_, proof);
    Answer answer;
    answer.outcome = shown.outcome;
    answer.to_move = name(who_);
    answer.excluded = shown.excluded;
    return answer;
  }
  std::uint64_t perft(int depth) const override {
    if (depth == 0) return 1;
    std::uint64_t total = 0;
    for (const auto& m : moves()) {
      AchievementSession next = *this;
      next.play(m, "");
      total += next.perft(depth - 1);
    }
    return total;
  }
  std::unique_ptr<Session> clone() const override { return std::make_unique<AchievementSession>(*this); }

 private:
  bool marked(Cell cell) const { return maker_.contains(cell) || breaker_.contains(cell); }
  Cell cell_of(const MoveText& move, const std::string& at) const {
    if (move.size() != 2) throw InputError(at, "a move is a cell [a, b]");
    if (std::max(std::abs(move[0]), std::abs(move[1])) > farthest_cell) throw InputError(at, to_json(move) + " is too far away");
    const Cell cell{static_cast<int>(move[0]), static_cast<int>(move[1])};
    if (!game_.tiling->has(cell)) throw InputError(at, to_json(move) + " is not a cell of the board " + game_.tiling->name());
    if (marked(cell)) throw InputError(at, to_json(move) + " is already marked");
    return cell;
  }
  bool completes(Cell cell) const {
    const auto placements = placements_through(*game_.tiling, game_.animal, cell);
    return std::any_of(placements.begin(), placements.end(),
                       [&](const Animal& p) { return std::includes(maker_.begin(), maker_.end(), p.begin(), p.end()); });
  }
  /// The cells a few steps from a mark or from the middle.
  std::vector<Cell> window() const {
    std::set<Cell> cells = maker_;
    cells.insert(breaker_.begin(), breaker_.end());
    cells.insert(game_.tiling->classes().front());
    for (std::size_t steps = std::min<std::size_t>(game_.animal.size(), 3); steps > 0; --steps) {
      for (const Cell c : std::vector<Cell>(cells.begin(), cells.end())) {
        for (const Cell n : game_.tiling->neighbours(c)) cells.insert(n);
      }
    }
    return {cells.begin(), cells.end()};
  }
  TilingPlane plane() const {
    return tiling_plane(*game_.tiling, window(), [&](Cell c) {
      return maker_.contains(c) ? Mark::first : breaker_.contains(c) ? Mark::second : Mark::absent;
    });
  }

  void answer_by_strategy(const Question& question, Answer& answer) const {
    Budget budget(question.limits);
    const auto verdict = decide(game_, [&] {
      const auto& limits = question.limits;
      return (limits.cancelled != nullptr && limits.cancelled->load()) || (limits.time && budget.seconds() > limits.time->count());
    });
    answer.method = verdict.reason;
    if (maker_.empty()) {
      answer.outcome = verdict.outcome;
      if (verdict.proof && question.certificate != nullptr) *question.certificate = verdict.proof;
    } else if (verdict.sequence) {
      answer.outcome = for_maker;  // far away the board is empty
    } else if (verdict.answers) {
      if (const auto marks = answers_now(*verdict.answers)) {
        answer.outcome = for_breaker;
        if (who_ == Player::second) answer.best = moves_of(*marks);
      }
    }
    if (verdict.sequence && begins_turn()) {
      answer.best = moves_of(maker_turn(*game_.tiling, *verdict.sequence, game_.bias.maker, {maker_, breaker_}).marks);
    }
  }
  bool begins_turn() const { return who_ == Player::first && left_ == game_.bias.maker; }
  static std::vector<MoveText> moves_of(const std::vector<Cell>& cells) {
    std::vector<MoveText> list;
    for (const Cell c : cells) list.push_back({c.a, c.b});
    return list;
  }
  /// The marks that the breaker has to make now, if he wins by these answers.
  std::optional<std::vector<Cell>> answers_now(const FixedAnswers& answers) const {
    if (who_ == Player::first && !begins_turn()) return std::nullopt;
    std::vector<Cell> marks;
    if (who_ == Player::second) marks = breaker_turn(*game_.tiling, answers, turn_, {maker_, breaker_});
    if (marks.size() > static_cast<std::size_t>(left_)) return std::nullopt;
    std::set<Cell> breaker = breaker_;
    breaker.insert(marks.begin(), marks.end());
    if (!answers_hold(*game_.tiling, game_.animal, game_.bias, answers, maker_, breaker)) return std::nullopt;
    return marks;
  }

  Achievement game_;
  std::set<Cell> maker_, breaker_;
  std::vector<Cell> turn_;  // the maker's marks of her last turn
  Player who_ = Player::first;
  int left_;  // marks of this turn
  bool over_ = false;
};

class AchievementGame final : public Game {
 public:
  std::string_view id() const override { return "achievement"; }
  const About& about() const override {
    static constexpr About about{
        .title = "Achievement",
        .play = Play::race,
        .rule =
            "On an infinite board the maker, who begins, marks a cells a turn and the breaker b. The maker wins if she ever owns a copy of "
            "the animal, under any symmetry of the board; the breaker wins if she never does.",
        .known = "All edge animals but one are classified for (1, 2): `arete animals`.",
        .source = "Edge animal weak (1,2)-achievement games (Douglas, Sieben)",
    };
    return about;
  }
  BoardKind board() const override { return BoardKind::tiling; }
  std::unique_ptr<Session> open(const Document& document) const override {
    if (document.misere.value_or(false)) throw InputError("misere", "this is not a normal-play game: there is no misère version");
    return std::make_unique<AchievementSession>(read_board<Achievement>(document));
  }
};

}  // namespace

const Game& achievement_game() {
  static const AchievementGame game;
  return game;
}

}  // namespace arete
