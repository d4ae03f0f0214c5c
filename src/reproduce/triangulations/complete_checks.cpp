// T, Section 5: Monochromatic Complete Triangulation in convex position.

#include <algorithm>
#include <set>

#include "reproduce/instances.hpp"
#include "reproduce/triangulations/checks.hpp"
#include "reproduce/triangulations/joining.hpp"

namespace arete::inline reproduce {
namespace {

Document convex(int n) { return named("convex", {n}, "mono-complete"); }

/// Calls f with each position that can be reached on n points, in the order of what is drawn.
template <class F>
void every_position(Joining& game, F f) {
  std::set<Rulebook::State> level{game.book().start()};
  while (!level.empty()) {
    std::set<Rulebook::State> next;
    for (const auto& state : level) {
      f(state);
      for (const int m : game.book().moves(state)) next.insert(game.book().play(state, m, false).next);
    }
    level = std::move(next);
  }
}

Document drawn(Document document, const Joining& game, const Rulebook::State& state) {
  document.given.emplace();
  for (std::size_t s = 0; s < state.size(); ++s) {
    if (state[s] != '.') document.given->nobody.push_back(game.book().ends(static_cast<int>(s)));
  }
  return document;
}

/// Counts i-edges along every way to draw all edges, and expects the equations at its end.
class EveryPlay {
 public:
  EveryPlay(Joining& game, int n) : game_(game), n_(n) {}
  /// Whether 2 e0 + e1 = n and e2 = e0 − 1 at the end of each way from here.
  bool holds(const Rulebook::State& state, const std::array<int, 3>& e) {
    if (!seen_.emplace(state, e).second) return true;
    const auto moves = game_.book().moves(state);
    if (moves.empty()) return 2 * e[0] + e[1] == n_ && e[2] == e[0] - 1;
    return std::ranges::all_of(moves, [&](int m) {
      auto more = e;
      if (const auto kind = game_.kind(state, m); kind <= Joining::joins_2) ++more[kind];
      return holds(game_.book().play(state, m, false).next, more);
    });
  }

 private:
  Joining& game_;
  int n_;
  std::set<std::pair<Rulebook::State, std::array<int, 3>>> seen_;
};

/// How many triangles closing edges complete one after the other, in any order; −1 if that depends on the order.
int closable(Joining& game, const Rulebook::State& state) {
  int count = 0;
  bool first = true;
  for (const int m : game.book().moves(state)) {
    if (game.kind(state, m) != Joining::closes) continue;
    const auto played = game.book().play(state, m, false);
    const int more = closable(game, played.next);
    if (more < 0 || (!first && played.gain + more != count)) return -1;
    count = played.gain + more;
    first = false;
  }
  return count;
}

/// What a greedy player, who begins or not, is sure of on each set of so many points.
template <class Enough>
Ruling greedy_is_enough(Check& check, int least, int most, bool first, Enough enough) {
  for (int n = least; n <= most; n += 2) {
    const auto document = convex(n);
    check.expect(enough(Strategist(document, Strategist::Plays::greedily).sure_of(first)),
                 "convex sets, every greedy play against every opponent", [&] { return document.write(); });
  }
  return confirmed(std::to_string(most) + " points");
}

}  // namespace

Ruling theorem_3(Check& check) {
  const int most = check.size(7, 8, 9), far = check.size(60, 400, 400);
  for (int n = 3; n <= most; ++n) {
    const auto document = convex(n);
    check.expect(by_rules_alone(document).outcome == (n % 2 == 1 ? Outcome::win : Outcome::tie),
                 "convex sets, searched", [&] { return document.write(); });
  }
  for (int n = most + 1; n <= far; n += 13) {
    const auto session = open(convex(n));
    const auto answer = session->solve({.proof = true});
    check.expect(answer.proof && session->check(*answer.proof).score == (n % 2 == 1 ? 1 : 0),
                 "larger ones by a certificate", [&] { return convex(n).write(); });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling joining_edges_are_counted(Check& check) {
  const int most = check.size(6, 7, 8);
  for (int n = 2; n <= most; ++n) {
    const auto document = convex(n);
    Joining game(document);
    check.expect(EveryPlay(game, n).holds(game.book().start(), {}), "convex sets, every play",
                 [&] { return document.write(); });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling joining_opens_as_many_triangles(Check& check) {
  const int most = check.size(6, 7, 8);
  for (int n = 2; n <= most; ++n) {
    const auto document = convex(n);
    Joining game(document);
    every_position(game, [&](const Rulebook::State& state) {
      if (game.has_open_triangle(state)) return;
      for (const int m : game.book().moves(state)) {
        const auto kind = game.kind(state, m);
        check.expect(kind <= Joining::joins_2 && closable(game, game.book().play(state, m, false).next) == kind,
                     "i-edges in positions without an open triangle",
                     [&] { return drawn(document, game, state).write(); });
      }
    });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling redundant_edges_are_never_best(Check& check) {
  const int most = check.size(6, 7, 7);
  for (int n = 4; n <= most; ++n) {
    const auto document = convex(n);
    Joining game(document);
    std::optional<std::string> found;
    every_position(game, [&](const Rulebook::State& state) {
      if (found) return;
      check.count("positions");
      for (const int m : game.book().moves(state)) {
        if (game.kind(state, m) != Joining::redundant) continue;
        const auto next = game.book().play(state, m, false).next;
        if (-game.book().worth(next) != game.book().worth(state)) continue;
        found = drawn(document, game, state).write() + ": " + text(game.book().ends(m)) +
                " closes nothing and is as good as closing";
        return;
      }
    });
    if (found) {
      check.note("closing is best as well: docs/theory/mono-complete.md");
      return wrong(*found);
    }
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling lemma_1(Check& check) {
  return greedy_is_enough(check, 3, check.size(7, 7, 9), true, [](int sure) { return sure > 0; });
}
Ruling lemma_2(Check& check) {
  return greedy_is_enough(check, 4, check.size(6, 8, 8), false, [](int sure) { return sure >= 0; });
}

Ruling lemma_3(Check& check) {
  const int most = check.size(6, 8, 8);
  for (int n = 4; n <= most; n += 2) {
    const auto document = convex(n);
    Strategist symmetric(document, Strategist::Plays::symmetrically);
    const int halving = Rulebook(document).segment(0, n / 2);
    check.expect(symmetric.sure_of_after(halving) >= 0, "convex sets, the symmetric strategy against every opponent",
                 [&] { return document.write(); });
  }
  return confirmed(std::to_string(most) + " points");
}

}  // namespace arete::inline reproduce
