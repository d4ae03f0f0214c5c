// The two games and the configurations of Section 1, held against an implementation of their own: coordinates,
// determinants and arrays, and nothing of the rules of the program.

#include <array>
#include <map>

#include "reproduce/bichromatic/checks.hpp"
#include "reproduce/bichromatic/configurations.hpp"

namespace arete::inline reproduce::bichromatic {
namespace {

/// The games as the paper defines them; a state says of every segment whether it is free (0), red (1) or blue (2).
class ByDefinition {
 public:
  using State = std::string;

  ByDefinition(std::vector<Site> sites, bool complete) : sites_(std::move(sites)), complete_(complete) {
    for (int u = 0; u < size(); ++u) {
      for (int v = u + 1; v < size(); ++v) segments_.push_back({u, v});
    }
  }
  State start() const { return State(segments_.size(), '0'); }
  const std::vector<Ends>& segments() const { return segments_; }

  bool is_free(const State& state, std::size_t s) const {
    if (state[s] != '0') return false;
    for (std::size_t t = 0; t < state.size(); ++t) {
      if (state[t] != '0' && cross(segments_[s], segments_[t])) return false;
    }
    return true;
  }
  /// To the player to move, from here on: points, or 1, 0, −1.
  int value(const State& state, char who) {
    const auto key = state + who;
    if (const auto known = values_.find(key); known != values_.end()) return known->second;
    int best = -1000;
    for (std::size_t s = 0; s < state.size(); ++s) {
      if (is_free(state, s)) best = std::max(best, worth(state, who, s));
    }
    return values_[key] = best == -1000 ? 0 : best;
  }

 private:
  int size() const { return static_cast<int>(sites_.size()); }
  std::int64_t turn(int a, int b, int c) const {
    const auto& [ax, ay] = sites_[static_cast<std::size_t>(a)];
    const auto& [bx, by] = sites_[static_cast<std::size_t>(b)];
    const auto& [cx, cy] = sites_[static_cast<std::size_t>(c)];
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  }
  bool apart(Ends line, int a, int b) const { return (turn(line.u, line.v, a) > 0) != (turn(line.u, line.v, b) > 0); }
  bool cross(Ends s, Ends t) const {
    if (s.u == t.u || s.u == t.v || s.v == t.u || s.v == t.v) return false;
    return apart(s, t.u, t.v) && apart(t, s.u, s.v);
  }
  bool empty(int a, int b, int c) const {
    for (int p = 0; p < size(); ++p) {
      if (p == a || p == b || p == c) continue;
      const bool side = turn(a, b, p) > 0;
      if (side == (turn(b, c, p) > 0) && side == (turn(c, a, p) > 0)) return false;
    }
    return true;
  }
  bool drawn_by(const State& state, char who, int a, int b) const {
    const auto at = std::find(segments_.begin(), segments_.end(), ordered({a, b}));
    return state[static_cast<std::size_t>(at - segments_.begin())] == who;
  }
  int worth(const State& state, char who, std::size_t s) {
    State next = state;
    next[s] = who;
    const auto [u, v] = segments_[s];
    int triangles = 0;
    for (int w = 0; w < size(); ++w) {
      if (w != u && w != v && drawn_by(next, who, u, w) && drawn_by(next, who, v, w)) triangles += empty(u, v, w);
    }
    const char other = who == '1' ? '2' : '1';
    if (triangles == 0) return -value(next, other);
    return complete_ ? triangles + value(next, who) : 1;
  }

  std::vector<Site> sites_;
  bool complete_;
  std::vector<Ends> segments_;
  std::map<State, int> values_;
};

Document on(const std::vector<Site>& sites, const std::string& game) {
  Document document;
  document.game = game;
  document.points.emplace();
  for (const auto& [x, y] : sites) document.points->push_back({Decimal::of(x), Decimal::of(y)});
  return document;
}

/// The program's answer is the value by definition on every order type.
Ruling as_defined(Check& check, bool complete, int most) {
  for (int n = 3; n <= most; ++n) {
    for (const auto& sites : realized_order_types(n)) {
      ByDefinition game(sites, complete);
      const int value = game.value(game.start(), '1');
      const auto document = on(sites, complete ? "bi-complete" : "bi-triangle");
      const auto answer = answer_to(document, {.all_best = false});
      const Outcome outcome = value > 0 ? Outcome::win : value < 0 ? Outcome::loss : Outcome::tie;
      const bool same = answer.outcome == outcome && (!complete || answer.score == value);
      check.expect(same, "order types", [&] { return document.write(); });
    }
  }
  return confirmed(up_to_points(most));
}

/// Of n points in convex position.
std::vector<Ends> sides_of(int n) {
  std::vector<Ends> sides;
  for (int i = 0; i < n; ++i) sides.push_back(ordered({i, (i + 1) % n}));
  return sides;
}

/// C[W] for the points from..to of a convex polygon in order (`to` may be n, which is 0): numbered anew from 0.
Document induced(const Document& document, int from, int to) {
  const int n = static_cast<int>(document.points->size());
  Document part;
  part.game = document.game;
  part.points.emplace();
  part.given.emplace();
  std::vector<int> number(static_cast<std::size_t>(n), -1);
  for (int i = from; i <= to; ++i) {
    number[static_cast<std::size_t>(i % n)] = i - from;
    part.points->push_back((*document.points)[static_cast<std::size_t>(i % n)]);
  }
  const auto add = [&](const std::vector<Ends>& all, std::vector<Ends>& kept) {
    for (const Ends e : all) {
      const int u = number[static_cast<std::size_t>(e.u)], v = number[static_cast<std::size_t>(e.v)];
      if (u >= 0 && v >= 0) kept.push_back(ordered({u, v}));
    }
  };
  add(document.given->first, part.given->first);
  add(document.given->second, part.given->second);
  return part;
}

}  // namespace

Ruling complete_game_is_as_defined(Check& check) { return as_defined(check, true, check.size(5, 6, 6)); }
Ruling triangle_game_is_as_defined(Check& check) { return as_defined(check, false, check.size(5, 6, 6)); }

/// The moves of a document with `given` are the free edges, for every choice of disjoint E_R and E_B without crossings.
Ruling configurations_can_be_written(Check& check) {
  const int most = check.size(4, 5, 5);
  for (int n = 3; n <= most; ++n) {
    for (const auto& sites : realized_order_types(n)) {
      const ByDefinition game(sites, false);
      every_drawing(on(sites, "bi-triangle"), game.segments(), [&](const Document& document) {
        auto state = game.start();
        std::vector<MoveText> free;
        const auto draw = [&](const std::vector<Ends>& drawn, char who) {
          for (const Ends e : drawn) {
            const auto at = std::find(game.segments().begin(), game.segments().end(), e) - game.segments().begin();
            if (!game.is_free(state, static_cast<std::size_t>(at))) return false;
            state[static_cast<std::size_t>(at)] = who;
          }
          return true;
        };
        if (!draw(document.given->first, '1') || !draw(document.given->second, '2')) return;
        for (std::size_t s = 0; s < state.size(); ++s) {
          if (game.is_free(state, s)) free.push_back({game.segments()[s].u, game.segments()[s].v});
        }
        check.expect(open(document)->moves() == free, "configurations", [&] { return document.write(); });
      });
    }
  }
  return confirmed(up_to_points(most));
}

/// A chord leaves two independent configurations: no other free edge belongs to both, each belongs to one, and who can
/// tie in both whoever moves can do so in the whole.
Ruling independent_configurations_add_up(Check& check) {
  const int most = check.size(5, 6, 7);
  for (int n = 4; n <= most; ++n) {
    for (int c = 2; c <= n / 2; ++c) {
      auto drawn = sides_of(n);
      drawn.push_back({0, c});
      every_drawing(named("convex", {n}, "bi-triangle"), drawn, [&](const Document& document) {
        const auto& given = *document.given;
        const auto red = std::count(given.first.begin(), given.first.end(), Ends{0, c});
        if (red + std::count(given.second.begin(), given.second.end(), Ends{0, c}) == 0) return;
        const auto one = induced(document, 0, c), two = induced(document, c, n);
        const bool same_edges = open(document)->moves().size() == open(one)->moves().size() + open(two)->moves().size();
        const bool adds_up = !can_tie_anyway(one, Player::second) || !can_tie_anyway(two, Player::second) ||
                             can_tie_anyway(document, Player::second);
        check.expect(same_edges && adds_up, "configurations with a chord", [&] { return document.write(); });
      });
    }
  }
  return confirmed(up_to_points(most) + " in convex position");
}

}  // namespace arete::inline reproduce::bichromatic
