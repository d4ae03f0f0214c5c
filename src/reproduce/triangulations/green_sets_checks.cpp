// The sets S(t) of Theorem 5. The corners of C(t) are 0, 1, …, 2^(t−1) along the arc, and v comes after them.

#include <map>
#include <numeric>
#include <set>

#include "reproduce/triangulations/green_checks.hpp"

namespace arete::inline reproduce::solitaires {
namespace {

Document set_of(int t, const std::string& game = "green-wins") { return named("S", {t}, game); }
std::string solved_by(int t) { return "arete board S " + std::to_string(t) + " | arete solve"; }

MoveText edge(std::int32_t u, std::int32_t v) { return {u, v}; }

std::int64_t most_green(const Document& document) { return *by_rules_alone(document).green; }

/// The most green edges if the two diagonals at a are left alone, over all plays, a position by its set of moves.
std::int64_t green_without(const Session& session, const std::set<MoveText>& banned, std::set<MoveText> made,
                           std::map<std::set<MoveText>, std::int64_t>& known) {
  const auto found = known.find(made);
  if (found != known.end()) return found->second;
  std::int64_t best = session.lead();
  for (const auto& m : session.moves()) {
    if (banned.contains(m)) continue;
    const auto next = session.clone();
    next->play(m, "here");
    auto more = made;
    more.insert(m);
    best = std::max(best, green_without(*next, banned, more, known));
  }
  return known[made] = best;
}

/// What the theorem of docs/theory/green-wins.md says.
std::int64_t our_value(int t) { return t <= 2 ? 0 : t == 4 ? 10 : 3 * (std::int64_t{1} << (t - 2)) - 1; }

/// Six times the bound of Theorem 5 over five.
std::int64_t their_bound(int t) { return (std::int64_t{1} << t) - (t % 2 == 0 ? 1 : -1) - 3; }

}  // namespace

Ruling sets_are_as_constructed(Check& check) {
  const int most = check.size(5, 6, 6);
  for (int t = 1; t <= most; ++t) {
    const auto document = set_of(t, "mono-flip");
    const std::int32_t last = 1 << (t - 1), v = last + 1;
    std::vector<std::int32_t> arc(static_cast<std::size_t>(last) + 1);
    std::iota(arc.begin(), arc.end(), 0);
    const PointSet corners(*part_of(document, arc).points);
    std::set<Ends> expected;
    std::set<MoveText> diagonals;
    for (std::int32_t i = 0; i <= last; ++i) expected.insert({i, v});
    for (std::int32_t step = 1; step <= last; step *= 2) {
      for (std::int32_t i = 0; i < last; i += step) {
        expected.insert({i, i + step});
        if (step > 1 && step < last) diagonals.insert(edge(i, i + step));
      }
    }
    const auto moves = open(document)->moves();
    const bool holds = document.points->size() == arc.size() + 1 && (last < 2 || corners.hull().size() == arc.size()) &&
                       std::set<Ends>(document.edges->begin(), document.edges->end()) == expected &&
                       expected.size() == std::size_t{3} << (t - 1) &&
                       std::set<MoveText>(moves.begin(), moves.end()) == diagonals;
    check.expect(holds, "sets S(t)", [&] { return solved_by(t); });
  }
  check.note("only diagonals of C(t) can be flipped");
  return confirmed("t = " + std::to_string(most));
}

Ruling first_values(Check& check) {
  const std::int64_t values[]{0, 0, 5};
  for (int t = 1; t <= 3; ++t)
    check.expect(most_green(set_of(t)) == values[t - 1], "sets S(t)", [&] { return solved_by(t); });
  return confirmed("t = 3, all that are meant");
}

Ruling inequalities(Check& check) {
  const int most = check.size(5, 5, 5);
  std::vector<std::int64_t> g{0};
  for (int t = 1; t <= most; ++t) g.push_back(most_green(set_of(t)));
  for (int t = 3; t <= most; ++t) {
    const auto at = static_cast<std::size_t>(t);
    const std::int32_t last = 1 << (t - 1), middle = last / 2;
    const MoveText b = edge(0, middle), c = edge(middle, last);
    std::map<std::set<MoveText>, std::int64_t> known;
    const auto g1 = green_without(*open(set_of(t)), {b, c}, {}, known);
    auto flipped = set_of(t);
    flipped.moves = {b};
    const auto g2 = most_green(flipped);
    const bool holds = 2 * g[at - 1] <= g[at] && g1 == 2 * g[at - 1] && g2 <= g[at - 1] + 2 * g[at - 2] + 5 &&
                       g[at] == std::max(g1, g2) && g[at] <= 2 * g[at - 1] + 5 &&
                       g[at] <= g[at - 1] + 2 * g[at - 2] + 5;
    check.expect(holds, "sets S(t)", [&] { return solved_by(t); });
  }
  return confirmed("t = " + std::to_string(most));
}

Ruling five_ninths(Check& check) {
  const int most = check.size(10, 16, 16), searched = std::min(most, 4);
  for (int t = 1; t <= most; ++t) {
    const auto document = set_of(t);
    const auto reached = t <= searched ? most_green(document) : *answer_to(document, {.all_best = false}).green;
    const auto edges = static_cast<std::int64_t>(document.edges->size());
    check.expect(6 * reached <= 5 * their_bound(t) && 9 * reached <= 5 * edges, "sets S(t)",
                 [&] { return solved_by(t); });
  }
  check.note("by search up to t = " + std::to_string(searched) + ", by a best matching beyond");
  return confirmed("t = " + std::to_string(most));
}

Ruling green_wins_is_lost(Check& check) {
  const int most = check.size(9, 13, 16), searched = std::min(most, 4);
  for (int t = 1; t <= most; ++t) {
    const auto document = set_of(t);
    const auto session = open(document);
    Question question{.all_best = false, .proof = true};
    const auto answer = t <= searched ? by_rules_alone(document) : session->solve(question);
    const bool proved = t <= searched || (answer.proof && session->check(*answer.proof).green == our_value(t));
    check.expect(answer.outcome == Outcome::loss && answer.green == our_value(t) && proved, "sets S(t)",
                 [&] { return solved_by(t); });
  }
  check.note("by search up to t = " + std::to_string(searched) +
             ", beyond by certificates that no plan does better, which are checked; docs/theory/green-wins.md has the "
             "proof for all t");
  return confirmed("t = " + std::to_string(most));
}

Ruling five_green_edges(Check& check) {
  for (int t = 3; t <= 5; ++t) {
    const std::int32_t last = 1 << (t - 1), b = last / 2, d = b / 2;
    const auto session = open(set_of(t));
    session->play(edge(0, b), "here");
    std::set<Ends> marked;
    for (const auto& line : session->look().lines) {
      if (line.mark == Mark::marked) marked.insert(ordered(line.ends));
    }
    const std::set<Ends> five{{0, last}, {b, last}, {0, d}, {d, b}, {d, last}};
    check.expect(marked == five && session->lead() == 5, "sets S(t)", [&] { return solved_by(t); });
  }
  return confirmed("t = 5");
}

}  // namespace arete::inline reproduce::solitaires
