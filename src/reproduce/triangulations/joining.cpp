#include "reproduce/triangulations/joining.hpp"

#include <algorithm>

namespace arete::inline reproduce {

std::vector<int> Joining::components(const State& state) const {
  std::vector<int> least(static_cast<std::size_t>(book_.points()));
  for (std::size_t v = 0; v < least.size(); ++v) least[v] = static_cast<int>(v);
  for (std::size_t s = 0; s < state.size(); ++s) {
    if (state[s] == '.') continue;
    const int u = least[static_cast<std::size_t>(book_.ends(static_cast<int>(s)).u)];
    const int v = least[static_cast<std::size_t>(book_.ends(static_cast<int>(s)).v)];
    std::ranges::replace(least, std::max(u, v), std::min(u, v));
  }
  return least;
}

Joining::Kind Joining::kind(const State& state, int move) const {
  const auto component = components(state);
  const Ends e = book_.ends(move);
  if (component[static_cast<std::size_t>(e.u)] == component[static_cast<std::size_t>(e.v)])
    return book_.play(state, move, false).gain > 0 ? closes : redundant;
  const auto used = [&](int p) {
    for (int v = 0; v < book_.points(); ++v) {
      if (v != p && state[static_cast<std::size_t>(book_.segment(p, v))] != '.') return 1;
    }
    return 0;
  };
  return static_cast<Kind>(used(e.u) + used(e.v));
}

std::vector<int> Joining::closing(const State& state) const {
  auto list = book_.moves(state);
  std::erase_if(list, [&](int m) { return kind(state, m) != closes; });
  return list;
}
bool Joining::has_open_triangle(const State& state) const { return !closing(state).empty(); }

std::vector<int> Joining::greedy(const State& state) const {
  if (auto list = closing(state); !list.empty()) return list;
  auto list = book_.moves(state);
  Kind least = redundant;
  for (const int m : list) least = std::min(least, kind(state, m));
  std::erase_if(list, [&](int m) { return kind(state, m) != least; });
  return list;
}

bool Joining::is_symmetric(const State& state) const {
  const auto component = components(state);
  const auto n = component.size();
  for (std::size_t u = 0; u < n; ++u) {
    for (std::size_t v = 0; v < n; ++v) {
      if ((component[u] == component[v]) != (component[(u + n / 2) % n] == component[(v + n / 2) % n])) return false;
    }
  }
  return true;
}

std::vector<int> Joining::symmetric(const State& state) const {
  if (auto list = closing(state); !list.empty()) return list;
  auto list = book_.moves(state);
  std::erase_if(list,
                [&](int m) { return kind(state, m) > joins_2 || !is_symmetric(book_.play(state, m, false).next); });
  return list;
}

int Strategist::sure_of(bool first) { return worst({game_.book().start(), first, plays_ == Plays::greedily}); }
int Strategist::sure_of_after(int move) { return after({game_.book().start(), true, plays_ == Plays::greedily}, move); }

int Strategist::after(const Standing& standing, int move) {
  const auto played = game_.book().play(standing.state, move, false);
  const bool left_open = !standing.mine && played.gain == 0 && game_.has_open_triangle(standing.state);
  const Standing next{played.next, played.again == standing.mine, standing.greedy || left_open};
  return (standing.mine ? played.gain : -played.gain) + worst(next);
}

int Strategist::worst(const Standing& standing) {
  if (const auto it = known_.find(standing); it != known_.end()) return it->second;
  auto moves = game_.book().moves(standing.state);
  if (standing.mine && !moves.empty())
    moves = standing.greedy ? game_.greedy(standing.state) : game_.symmetric(standing.state);
  // A strategy that has no move where the game goes on is sure of nothing.
  if (moves.empty() && !game_.book().moves(standing.state).empty()) return known_[standing] = -1000;
  int least = moves.empty() ? 0 : std::numeric_limits<int>::max();
  for (const int m : moves) least = std::min(least, after(standing, m));
  return known_[standing] = least;
}

}  // namespace arete::inline reproduce
