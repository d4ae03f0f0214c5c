#include "reproduce/triangulations/rulebook.hpp"

#include <algorithm>
#include <limits>

namespace arete::inline reproduce {

Rulebook::Rulebook(const Document& document)
    : Rulebook(document.game, PointSet(*document.points), document.edges.value_or(std::vector<Ends>{}),
               document.misere.value_or(false)) {}

Rulebook::Rulebook(const std::string& game, const PointSet& points, const std::vector<Ends>& edges, bool misere)
    : misere_(misere), points_(static_cast<int>(points.size())) {
  struct Section {
    const char* game;
    Moves how;
    Goal goal;
    bool two_colours, extra;
  };
  static constexpr Section sections[] = {
      {"mono-complete", Moves::draw, Goal::triangles, false, true},
      {"mono-triangle", Moves::draw, Goal::triangle, false, false},
      {"bi-complete", Moves::draw, Goal::triangles, true, true},
      {"bi-triangle", Moves::draw, Goal::triangle, true, false},
      {"mono-flip", Moves::flip, Goal::last_move, false, false},
      {"mono-flip-triangle", Moves::flip, Goal::triangle, false, false},
      {"bi-flip", Moves::flip, Goal::edges, true, false},
      {"all-green", Moves::flip, Goal::green, false, false},
      {"green-wins", Moves::flip, Goal::green, false, false},
      {"coloring", Moves::mark, Goal::triangle, false, false},
      {"bi-coloring", Moves::mark, Goal::triangle, true, false},
      {"four-cycle", Moves::mark, Goal::quadrilateral, false, false},
      {"nimstring", Moves::mark, Goal::last_move, false, true},
  };
  const auto& section = *std::ranges::find(sections, game, &Section::game);
  how_ = section.how;
  goal_ = section.goal;
  two_colours_ = section.two_colours;
  extra_ = section.extra;

  const int n = points_;
  number_.assign(static_cast<std::size_t>(n * n), 0);
  for (int u = 0; u < n; ++u) {
    for (int v = u + 1; v < n; ++v) {
      number_[static_cast<std::size_t>(u * n + v)] = number_[static_cast<std::size_t>(v * n + u)] =
          static_cast<int>(ends_.size());
      ends_.push_back({u, v});
    }
  }
  const auto left = [&](int a, int b, int c) { return points.orientation(a, b, c) > 0; };
  for (const Ends s : ends_) {
    for (const Ends t : ends_) {
      const bool apart = s.u != t.u && s.u != t.v && s.v != t.u && s.v != t.v;
      cross_.push_back(apart && left(s.u, s.v, t.u) != left(s.u, s.v, t.v) &&
                       left(t.u, t.v, s.u) != left(t.u, t.v, s.v));
    }
  }
  for (int a = 0; a < n; ++a) {
    for (int b = 0; b < n; ++b) {
      for (int c = 0; c < n; ++c) {
        bool nobody = a != b && b != c && a != c;
        for (int p = 0; p < n && nobody; ++p)
          nobody = p == a || p == b || p == c || left(a, b, p) != left(b, c, p) || left(b, c, p) != left(c, a, p);
        empty_.push_back(nobody);
      }
    }
  }
  start_.assign(ends_.size(), '.');
  for (const Ends e : edges) start_[static_cast<std::size_t>(segment(e.u, e.v))] = 'k';
}

std::vector<int> Rulebook::tips(const State& state, int segment) const {
  const Ends e = ends(segment);
  std::vector<int> list;
  for (int w = 0; w < points_; ++w) {
    if (w != e.u && w != e.v && at(state, e.u, w) != '.' && at(state, e.v, w) != '.' && is_empty(e.u, e.v, w))
      list.push_back(w);
  }
  return list;
}

bool Rulebook::flippable(const State& state, int s) const {
  const auto tip = tips(state, s);
  return tip.size() == 2 && crossing(s, segment(tip[0], tip[1]));
}

std::vector<int> Rulebook::moves(const State& state) const {
  std::vector<int> list;
  for (int s = 0; s < static_cast<int>(ends_.size()); ++s) {
    const char here = state[static_cast<std::size_t>(s)];
    if (how_ == Moves::draw) {
      bool free = here == '.';
      for (int t = 0; t < static_cast<int>(ends_.size()) && free; ++t)
        free = state[static_cast<std::size_t>(t)] == '.' || !crossing(s, t);
      if (free) list.push_back(s);
    } else if (here == 'k' && (how_ == Moves::mark || flippable(state, s))) {
      list.push_back(s);
    }
  }
  return list;
}

int Rulebook::completed(const State& state, int s, char colour) const {
  int count = 0;
  for (const int w : tips(state, s))
    count += at(state, ends(s).u, w) == colour && at(state, ends(s).v, w) == colour ? 1 : 0;
  return count;
}

bool Rulebook::completes_quadrilateral(const State& state, int s) const {
  for (int d = 0; d < static_cast<int>(ends_.size()); ++d) {
    const auto tip = tips(state, d);
    if (d == s || state[static_cast<std::size_t>(d)] == '.' || tip.size() != 2) continue;
    bool all = true, with_it = false;
    for (const int end : {static_cast<int>(ends(d).u), static_cast<int>(ends(d).v)}) {
      for (const int t : tip) {
        all = all && at(state, end, t) == 'g';
        with_it = with_it || segment(end, t) == s;
      }
    }
    if (all && with_it) return true;
  }
  return false;
}

void Rulebook::flip(Played& played, int s, char colour) const {
  auto& state = played.next;
  const auto tip = tips(state, s);
  state[static_cast<std::size_t>(s)] = '.';
  const int other = segment(tip[0], tip[1]);
  state[static_cast<std::size_t>(other)] = colour;
  if (goal_ == Goal::triangle) played.won = completed(state, other, colour) > 0;
  if (goal_ != Goal::edges && goal_ != Goal::green) return;
  played.gain = 1;
  for (const int end : {static_cast<int>(ends(s).u), static_cast<int>(ends(s).v)}) {
    for (const int t : tip) {
      auto& side = state[static_cast<std::size_t>(segment(end, t))];
      if (side != 'k') continue;
      side = colour;
      ++played.gain;
    }
  }
}

Rulebook::Played Rulebook::play(const State& state, int move, bool second) const {
  Played played{state};
  const char colour = !two_colours_ ? 'g' : second ? 'b' : 'r';
  if (how_ == Moves::flip) {
    flip(played, move, colour);
    played.again = goal_ == Goal::green;
    return played;
  }
  played.next[static_cast<std::size_t>(move)] = colour;
  const int triangles = completed(played.next, move, colour);
  played.again = extra_ && triangles > 0;
  if (goal_ == Goal::triangles) played.gain = triangles;
  if (goal_ == Goal::triangle) played.won = triangles > 0;
  if (goal_ == Goal::quadrilateral) played.won = completes_quadrilateral(played.next, move);
  return played;
}

int Rulebook::after(const Played& played, bool second) {
  if (played.won) return 1;
  return played.gain + (played.again ? worth(played.next, second) : -worth(played.next, !second));
}

int Rulebook::worth(const State& state, bool second) {
  const State key = state + (second ? '2' : '1');
  if (const auto it = known_.find(key); it != known_.end()) return it->second;
  const auto list = moves(state);
  int best = goal_ != Goal::last_move ? 0 : misere_ ? 1 : -1;
  if (!list.empty()) best = std::numeric_limits<int>::min();
  for (const int m : list) best = std::max(best, after(play(state, m, second), second));
  return known_[key] = best;
}

std::vector<Ends> Rulebook::best() {
  std::vector<Ends> list;
  const int most = worth();
  for (const int m : moves(start_)) {
    if (after(play(start_, m, false), false) == most) list.push_back(ends(m));
  }
  return list;
}

}  // namespace arete::inline reproduce
