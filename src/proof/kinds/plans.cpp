#include "proof/kinds/plans.hpp"

#include <algorithm>
#include <sstream>

#include "proof/words.hpp"

namespace arete::inline proof {
namespace {

const PointSet& small_and_empty(const PointSet& points) {
  require(points.size() <= TriangleRace::most_points, "too many points to be checked by plans");
  // A triangle that is drawn at the start belongs to nobody, and a segment may belong to nobody: of these nothing is
  // proved.
  require(points.given().empty(), "plans are not proved where segments are given");
  return points;
}

Player read_winner(WordReader words) {
  require(words.next() == "winner", words.at() + "`winner` is expected");
  const auto who = words.next();
  require(words.done() && (who == "first" || who == "second"), words.at() + "`first` or `second` is expected");
  return who == "first" ? Player::first : Player::second;
}

/// `DEPTH U V`, each one deeper than the one before at most.
Plan read_plan(WordReader words, std::size_t deepest, std::size_t points) {
  Plan plan{.depth = words.number<std::size_t>()};
  require(1 <= plan.depth && plan.depth <= deepest, words.at() + "the plan follows none");
  plan.move.u = words.number<std::int32_t>();
  plan.move.v = words.number<std::int32_t>();
  const auto n = static_cast<std::int32_t>(points);
  require(words.done() && 0 <= plan.move.u && plan.move.u < plan.move.v && plan.move.v < n,
          words.at() + "no segment between two points");
  return plan;
}

}  // namespace

std::string plan_lines(Player winner, const std::vector<Plan>& plans) {
  std::string lines = winner == Player::first ? "winner first\n" : "winner second\n";
  for (const auto& [depth, move] : plans)
    lines += std::to_string(depth) + ' ' + std::to_string(move.u) + ' ' + std::to_string(move.v) + '\n';
  return lines;
}

TriangleRace::TriangleRace(const PointSet& points) : segments_(small_and_empty(points)) {
  for (const auto& [a, b, c] : segments_.triangles()) triangles_.push_back(Set::of(a).with(b).with(c));
  for (std::size_t s = 0; s < segments_.size(); ++s) stops_.push_back(segments_.crossing(s).with(s));
}

TriangleRace::Position TriangleRace::after(const std::vector<Ends>& moves, Player winner) const {
  Position p{{}, {}, Set::below(segments_.size())};
  bool own = winner == Player::first;
  for (const Ends e : moves) {
    require(0 <= e.u && e.u < e.v && e.v < static_cast<std::int32_t>(segments_.points()), "a move names no segment");
    const auto segment = segments_.at(e.u, e.v);
    require(p.free.has(segment), "a move draws a segment that is not free");
    require(!closers(own ? p.own : p.other, p.free).has(segment), "a move ends the game");
    p = own ? drawn(p, segment) : replied(p, segment);
    own = !own;
  }
  return p;
}

TriangleRace::Set TriangleRace::closers(const Set& drawn, const Set& free) const {
  Set result;
  for (const auto& triangle : triangles_) {
    const Set rest = triangle - drawn;
    if (rest.single()) result |= rest & free;
  }
  return result;
}

TriangleRace::Set TriangleRace::replies(const Position& p) const {
  Set result = p.free;
  for (const std::size_t threat : closers(p.own, p.free)) result &= stops_[threat];
  return result;
}

PlanCheck::PlanCheck(const TriangleRace& race, std::vector<Plan> plans, const Effort& effort)
    : race_(race), effort_(effort) {
  for (const auto& plan : plans) plans_.push_back({race.segments().at(plan.move.u, plan.move.v), plans.size()});
  std::vector<std::size_t> open;  // the plans that go on, a deeper one each
  for (std::size_t i = 0; i < plans.size(); ++i) {
    for (; open.size() >= plans[i].depth; open.pop_back()) plans_[open.back()].end = i;
    open.push_back(i);
  }
}

bool PlanCheck::works(std::size_t plan, const TriangleRace::Position& p) {
  const auto [segment, end] = plans_[plan];
  if (!p.free.has(segment)) return false;  // hypothesis: it may be drawn
  const std::size_t used = used_.size();
  used_.push_back(plan);
  if (race_.closers(p.own, p.free).has(segment) || answers(race_.drawn(p, segment), plan + 1, end)) return true;
  used_.resize(used);  // what helps only a plan that fails is of no use
  return false;
}

bool PlanCheck::answers(const TriangleRace::Position& p, std::size_t begin, std::size_t end) {
  effort_.spend(static_cast<double>(race_.triangles().size()));
  if (p.free.empty()) return false;                           // hypothesis: the opponent is to move, it is no tie
  if (!race_.closers(p.other, p.free).empty()) return false;  // hypothesis: he has no triangle to close
  for (const std::size_t reply : race_.replies(p)) {
    const auto next = race_.replied(p, reply);
    bool answered = false;
    for (std::size_t plan = begin; plan < end && !answered; plan = plans_[plan].end) answered = works(plan, next);
    if (!answered) return false;  // hypothesis: a plan works against every reply
  }
  return true;
}

bool PlanCheck::superfluous() const {
  std::vector<bool> used(plans_.size());
  for (const std::size_t plan : used_) used[plan] = true;
  return std::ranges::find(used, false) != used.end();
}

Finding check_plans(const BoardPosition& position, const std::string& lines, const Effort& effort) {
  const auto& points = position.board.as<PointSet>();
  const TriangleRace race(points);
  std::istringstream in(lines);
  in.exceptions(std::ios::badbit);
  std::string line;
  require(static_cast<bool>(std::getline(in, line)), "a winner is expected");
  const Player winner = read_winner(WordReader(line, 1));
  std::vector<Plan> plans;
  while (std::getline(in, line)) {
    const std::size_t deepest = plans.empty() ? 1 : plans.back().depth + 1;
    plans.push_back(read_plan(WordReader(line, plans.size() + 2), deepest, points.size()));
  }
  const auto to_move = position.moves.size() % 2 == 0 ? Player::first : Player::second;
  const auto start = race.after(edges_of(position.moves), winner);
  PlanCheck check(race, plans, effort);
  Finding finding{.to_move = to_move, .value = Verdict::of(winner == to_move ? 1 : -1), .complete = false};
  if (winner == to_move) {
    // The winner has one move: the others of its depth would have been tried by nobody.
    const auto beginnings = std::ranges::count_if(plans, [](const Plan& plan) { return plan.depth == 1; });
    require(beginnings == 1, "one plan to begin with is expected");
    require(check.wins(start), "the opponent has a reply that no plan answers");
    finding.best = {{plans.front().move.u, plans.front().move.v}};
  } else {
    require(check.answers(start), "the opponent has a move that no plan answers");
  }
  require(!check.superfluous(), "a plan is of no use");
  return finding;
}

}  // namespace arete::inline proof
