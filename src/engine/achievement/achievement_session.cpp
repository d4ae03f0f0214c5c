#include "engine/achievement/achievement_session.hpp"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <set>

#include "achievement/achievement_idea.hpp"
#include "achievement/known_verdict.hpp"
#include "achievement/play.hpp"
#include "achievement/proof/achievement.hpp"
#include "achievement/tactics.hpp"
#include "base/input_error.hpp"
#include "engine/achievement/infinite_board.hpp"
#include "proof/refused.hpp"

namespace arete::inline engine {
namespace {

class AchievementSession final : public Session, public InfiniteBoard {
 public:
  explicit AchievementSession(Achievement game)
      : game_(std::move(game)), known_(std::make_shared<KnownVerdict>()), left_(game_.bias.maker) {}

  Player to_move() const override { return who_; }
  bool over() const override { return over_; }
  std::vector<MoveText> moves() const override { return moves_of(offered()); }
  void play(const MoveText& move, const std::string& at) override {
    if (over_) throw InputError(at, to_json(move) + " cannot be played: the game is over");
    const Cell cell = cell_of(move, at);
    if (who_ == Player::first) {
      if (left_ == game_.bias.maker) turn_.clear();
      turn_.push_back(cell);
      maker_.insert(cell);
      copy_ = completed_by(cell);
      over_ = !copy_.empty();
    } else {
      breaker_.insert(cell);
    }
    last_ = cell;
    if (--left_ > 0) return;
    who_ = opponent(who_);
    left_ = who_ == Player::first ? game_.bias.maker : game_.bias.breaker;
  }
  Look look() const override { return plane().look; }
  std::vector<std::array<double, 2>> places() const override { return plane().places; }
  Value lead() const override { return 0; }
  Answer solve(const Question& question) const override {
    Budget budget(question.limits);
    if (question.all_starts) throw InputError("game", "--all-starts is for geography with one token");
    Finding finding{.to_move = who_, .value = for_nobody, .complete = false};
    if (over_) {
      finding.value = to_mover(for_maker);
      finding.method = "there is a copy of the animal";
    } else if (question.theorems) {
      find_by_strategy(question, budget, finding);
    }
    finding.limited = !finding.value.exact();
    Answer answer = report(std::move(finding));
    answer.nodes = budget.nodes();
    answer.ms = budget.seconds() * 1000;
    return answer;
  }
  Answer check(const Proof& proof, const Effort& effort) const override {
    require(maker_.empty(), "a proof is about the empty board");
    auto shown = check_achievement(game_, proof, effort);
    shown.complete = false;  // nothing is said about single moves
    return report(std::move(shown));
  }
  std::unique_ptr<Session> clone() const override { return std::make_unique<AchievementSession>(*this); }
  const InfiniteBoard* infinite() const override { return this; }

  const Tiling& tiling() const override { return *game_.tiling; }
  const Animal& goal() const override { return game_.animal; }
  Mark mark(Cell c) const override {
    if (std::binary_search(copy_.begin(), copy_.end(), c)) return Mark::marked;
    return maker_.contains(c) ? Mark::first : breaker_.contains(c) ? Mark::second : Mark::absent;
  }
  Frame frame() const override {
    std::vector<Cell> cells(maker_.begin(), maker_.end());
    cells.insert(cells.end(), breaker_.begin(), breaker_.end());
    cells.push_back(game_.tiling->classes().front());
    const Frame all = roomy(cells);
    const double wide = all.right - all.left, high = all.high - all.low;
    return wide <= most_side && high <= most_side && wide * high <= most_area ? all : roomy({last_});
  }
  int left() const override { return left_; }
  std::vector<MoveText> sensible(bool far) const override {
    return moves_of(sensible_marks({game_, maker_, breaker_, who_, left_}, offered(), far));
  }

 private:
  bool marked(Cell cell) const { return maker_.contains(cell) || breaker_.contains(cell); }
  Cell cell_of(const MoveText& move, const std::string& at) const {
    if (move.size() != 2) throw InputError(at, "a move is a cell [a, b]");
    if (std::max(std::abs(move[0]), std::abs(move[1])) > farthest_cell)
      throw InputError(at, to_json(move) + " is too far away");
    const Cell cell{static_cast<int>(move[0]), static_cast<int>(move[1])};
    if (!game_.tiling->has(cell))
      throw InputError(at, to_json(move) + " is not a cell of the board " + game_.tiling->name());
    if (marked(cell)) throw InputError(at, to_json(move) + " is already marked");
    return cell;
  }
  /// The copy of the animal that a mark has completed, or nothing.
  Animal completed_by(Cell cell) const {
    for (auto& copy : placements_through(*game_.tiling, game_.animal, cell)) {
      if (std::includes(maker_.begin(), maker_.end(), copy.begin(), copy.end())) return copy;
    }
    return {};
  }
  /// Some cells with room around them; whole numbers, so that it does not grow with every mark.
  Frame roomy(const std::vector<Cell>& cells) const {
    constexpr double room = 2, widest = 9, highest = 6;
    const auto [left, low, right, high] = frame_around(*game_.tiling, cells);
    const double aside = std::max(room, (widest - (right - left)) / 2),
                 above = std::max(room, (highest - (high - low)) / 2);
    return {std::floor(left - aside), std::floor(low - above), std::ceil(right + aside), std::ceil(high + above)};
  }
  std::vector<Cell> offered() const {
    if (over_) return {};
    auto cells = cells_within(*game_.tiling, frame());
    std::erase_if(cells, [&](Cell c) { return marked(c); });
    return cells;
  }
  TilingPlane plane() const {
    return tiling_plane(*game_.tiling, cells_within(*game_.tiling, frame()), [&](Cell c) { return mark(c); });
  }

  static Answer report(Finding finding) {
    Answer answer = to_answer(std::move(finding), Play::race);
    answer.maker_and_breaker = true;
    return answer;
  }
  /// What is worth so much to the maker is worth that or its opposite to the player to move.
  Verdict to_mover(Verdict v) const { return who_ == Player::first ? v : Verdict{-v.high, -v.low}; }

  void find_by_strategy(const Question& question, Budget& budget, Finding& finding) const {
    const auto known = known_->ask(game_, question.limits, budget);
    finding.method = known->method;
    Verdict value = for_nobody;
    if (maker_.empty()) {
      value = known->value;
      if (question.proof) finding.proof = known->proof ? known->proof : strongest(known->impossible);
    } else if (known->sequence) {
      value = for_maker;  // far away the board is empty
    } else if (known->answers) {
      if (const auto marks = answers_now(*known->answers)) {
        value = for_breaker;
        if (who_ == Player::second) tell_best(*marks, finding);
      } else {
        finding.method += ", which wins on the empty board but does not hold here";
      }
    } else if (known->value.exact()) {
      finding.method += ", which wins on the empty board";
    }
    finding.value = to_mover(value);
    if (known->sequence) follow(*known->sequence, question.idea, finding);
    if (question.idea && !known->sequence && (maker_.empty() || value == for_breaker))
      finding.idea = breaker_idea(game_, *known);
  }
  /// Who has no directed answers has no mutual ones, and they are tried in this order.
  static std::optional<Proof> strongest(const std::vector<Proof>& impossible) {
    return impossible.empty() ? std::nullopt : std::optional(impossible.back());
  }
  void follow(const ProofSequence& sequence, bool idea, Finding& finding) const {
    const AchievementMarks marks{maker_, breaker_};
    std::optional<MakerTurn> turn;
    if (begins_turn()) {
      turn = maker_turn(*game_.tiling, sequence, game_.bias.maker, marks);
      tell_best(turn->marks, finding);
    } else if (idea) {
      turn = reached(*game_.tiling, sequence, marks);
    }
    if (idea && turn) finding.idea = sequence_idea(sequence, *turn);
  }
  static void tell_best(const std::vector<Cell>& marks, Finding& finding) {
    finding.best = moves_of(marks);
    finding.complete = true;
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
  std::shared_ptr<KnownVerdict> known_;
  std::set<Cell> maker_, breaker_;
  Animal copy_;             // that the maker has completed
  Cell last_;               // of all marks
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
            "Two players mark cells of a board that has no end: the maker, who begins, and the breaker, each so many a "
            "turn. The maker wins "
            "as soon as she owns a copy of the animal, turned or reflected in any way. The breaker wins if she never "
            "does.",
        .known = "With one mark against two, the winner is known for every edge animal but one.",
        .source = "Edge animal weak (1,2)-achievement games (Douglas, Sieben)",
    };
    return about;
  }
  BoardKind board() const override { return BoardKind::tiling; }
  std::unique_ptr<Session> open(const Document& document, Budget*) const override {
    if (document.to_move == Player::second) throw InputError("to_move", "the maker, who is the first player, begins");
    if (document.boards) throw InputError("boards", "achievement is played on one board");
    if (document.misere.value_or(false))
      throw InputError("misere", "this is not a normal-play game: there is no misère version");
    return std::make_unique<AchievementSession>(read_board<Achievement>(document));
  }
};

}  // namespace

const Game& achievement_game() {
  static const AchievementGame game;
  return game;
}

}  // namespace arete::inline engine
