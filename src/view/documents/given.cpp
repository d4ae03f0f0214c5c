#include "view/documents/given.hpp"

#include <algorithm>

#include "base/input_error.hpp"

namespace arete::inline view {
namespace {

struct GivenEdge {
  Ends edge;
  std::size_t order;  // in which it was given
  std::string at;
};

std::vector<GivenEdge> given_edges(const Given& given, Budget* budget) {
  std::vector<GivenEdge> all;
  const auto add = [&](const std::string& owner, const std::vector<Ends>& edges) {
    for (std::size_t i = 0; i < edges.size(); ++i) {
      look(budget);
      all.push_back({ordered(edges[i]), all.size(), place("given." + owner, i)});
    }
  };
  add("first", given.first);
  add("second", given.second);
  add("nobody", given.nobody);
  return all;
}

/// What the list takes, which is sorted in a copy.
MemoryShare share_of(const Given& given, Budget* budget) {
  const auto edges = given.first.size() + given.second.size() + given.nobody.size();
  return {budget, 2.0 * sizeof(GivenEdge) * static_cast<double>(edges)};
}

[[noreturn]] void refuse(const GivenEdge& edge, const std::string& why) {
  throw InputError(edge.at, text(edge.edge) + ' ' + why);
}

void require_once(std::vector<GivenEdge> all, Budget* budget) {
  std::ranges::sort(all, [&](const auto& a, const auto& b) {
    look(budget);
    return std::tie(a.edge, a.order) < std::tie(b.edge, b.order);
  });
  for (std::size_t i = 1; i < all.size(); ++i) {
    if (all[i].edge == all[i - 1].edge) refuse(all[i], "is given twice");
  }
}

/// Two that cross, the later one second; by brackets, for points in convex position of any number.
std::optional<std::array<std::size_t, 2>> crossing_in_convex(const std::vector<GivenEdge>& all,
                                                             const std::vector<PointSet::Index>& hull, Budget* budget) {
  std::vector<std::int32_t> at(hull.size());
  for (std::size_t i = 0; i < hull.size(); ++i) at[static_cast<std::size_t>(hull[i])] = static_cast<std::int32_t>(i);
  struct Chord {
    std::int32_t from, to;
    std::size_t order;
  };
  std::vector<Chord> chords, open;
  for (const auto& [edge, order, place] : all) {
    const auto [a, b] = std::minmax(at[static_cast<std::size_t>(edge.u)], at[static_cast<std::size_t>(edge.v)]);
    chords.push_back({a, b, order});
  }
  std::ranges::sort(chords, [&](const Chord& a, const Chord& b) {
    look(budget);
    return a.from != b.from ? a.from < b.from : a.to > b.to;
  });
  for (const auto& chord : chords) {
    while (!open.empty() && open.back().to <= chord.from) open.pop_back();
    if (!open.empty() && open.back().to < chord.to) {
      const auto [a, b] = std::minmax(open.back().order, chord.order);
      return std::array{a, b};
    }
    open.push_back(chord);
  }
  return std::nullopt;
}

/// The same one by one.
std::optional<std::array<std::size_t, 2>> crossing_anywhere(const PointSet& points, const std::vector<GivenEdge>& all,
                                                            Budget* budget) {
  constexpr std::size_t most = 12'000;
  if (all.size() > most)
    throw InputError("given",
                     "more than " + std::to_string(most) + " segments are not checked outside convex position");
  for (std::size_t i = 0; i < all.size(); ++i) {
    for (std::size_t k = 0; k < i; ++k) {
      look(budget);
      if (points.cross(all[i].edge, all[k].edge)) return std::array{k, i};
    }
  }
  return std::nullopt;
}

}  // namespace

void require_given(const PointSet& points, const Given& given, Budget* budget) {
  const auto memory = share_of(given, budget);
  const auto all = given_edges(given, budget);
  const auto n = static_cast<std::int64_t>(points.size());
  for (const auto& edge : all) {
    if (edge.edge.u < 0 || edge.edge.v >= n || edge.edge.u == edge.edge.v) refuse(edge, "joins no two of the points");
  }
  require_once(all, budget);
  if (all.empty()) return;
  const auto hull = points.hull(budget);
  const auto found =
      hull.size() == points.size() ? crossing_in_convex(all, hull, budget) : crossing_anywhere(points, all, budget);
  if (found) refuse(all[(*found)[1]], "crosses " + text(all[(*found)[0]].edge));
}

void require_given(const Triangulation& board, const Given& given, Budget* budget) {
  const auto memory = share_of(given, budget);
  const auto all = given_edges(given, budget);
  for (const auto& edge : all) {
    look(budget);
    if (board.find(edge.edge) < 0) refuse(edge, "is not an edge of the triangulation");
  }
  require_once(all, budget);
}

void require_owners(const Given& given, bool two_colours, const std::string& game) {
  const auto refuse_list = [&](const std::vector<Ends>& edges, const char* at, const std::string& why) {
    if (!edges.empty()) throw InputError(at, game + why);
  };
  if (two_colours) {
    refuse_list(given.nobody, "given.nobody", " is played in two colours: each edge is `first`'s or `second`'s");
  } else {
    refuse_list(given.first, "given.first", " is played in one colour: what is given is `nobody`'s");
    refuse_list(given.second, "given.second", " is played in one colour: what is given is `nobody`'s");
  }
}

}  // namespace arete::inline view
