// T, Section 4.1: the Triangulation Coloring Game is played on arrays of boxes.

#include <algorithm>

#include "reproduce/instances.hpp"
#include "reproduce/triangulations/checks.hpp"
#include "reproduce/triangulations/dual_graph.hpp"
#include "reproduce/triangulations/rulebook.hpp"

namespace arete::inline reproduce {
namespace {

/// Calls f with each triangulation of n points in convex position, and its dual.
template <class F>
void every_convex(int n, F f) {
  every_triangulation_of(named("convex", {n}, "coloring"),
                         [&](const Document& document) { f(document, DualGraph(*document.edges)); });
}

int sum_of_heaps(const std::vector<std::int64_t>& sizes) {
  static const auto values = heap_values(1, 2, 64);
  int sum = 0;
  for (const auto size : sizes) sum ^= values[static_cast<std::size_t>(size)];
  return sum;
}

/// A fact of the idea of an answer.
std::optional<std::vector<std::int64_t>> fact(const Answer& answer, const std::string& name) {
  if (!answer.idea) return std::nullopt;
  const auto it = std::ranges::find(answer.idea->facts, name, &Idea::Fact::name);
  return it == answer.idea->facts.end() ? std::nullopt : std::optional(it->numbers);
}

bool wins_with(const Answer& answer, Ends e) {
  return answer.best && std::ranges::find(*answer.best, MoveText{e.u, e.v}) != answer.best->end();
}

/// The move to the centre of a serpentine triangulation: the side on the hull of its middle face, or its middle
/// diagonal.
std::vector<Ends> central(const DualGraph& dual) {
  std::vector<int> way;
  const auto end = std::ranges::find(dual.neighbours, std::size_t{1}, [](const auto& list) { return list.size(); });
  for (int at = dual.faces.size() == 1 ? 0 : static_cast<int>(end - dual.neighbours.begin()), next = at; next >= 0;) {
    at = next;
    way.push_back(at);
    next = -1;
    for (const int g : dual.neighbours[static_cast<std::size_t>(at)]) {
      if (way.size() < 2 || g != way[way.size() - 2]) next = g;
    }
  }
  const auto sides = [&](int face) {
    const auto& c = dual.faces[static_cast<std::size_t>(face)];
    return std::vector<Ends>{{c[0], c[1]}, {c[0], c[2]}, {c[1], c[2]}};
  };
  const int middle = way[(way.size() - 1) / 2];
  std::vector<Ends> list = sides(middle);
  if (way.size() % 2 == 0) {
    const auto others = sides(way[way.size() / 2]);
    std::erase_if(list, [&](Ends e) { return std::ranges::find(others, e) == others.end(); });
  } else {
    for (const int g : dual.neighbours[static_cast<std::size_t>(middle)])
      for (const Ends e : sides(g)) std::erase(list, e);
  }
  return list;
}

Document beside(Document one, const Document& other) {
  one.boards.emplace(2);
  (*one.boards)[0].points = std::exchange(one.points, std::nullopt);
  (*one.boards)[0].edges = std::exchange(one.edges, std::nullopt);
  (*one.boards)[1].points = other.points;
  (*one.boards)[1].edges = other.edges;
  return one;
}

/// Both boards in one plane, far from each other: the rulebook asks for no complete triangulation.
Rulebook together(const Document& one, const Document& other) {
  auto points = *one.points;
  auto edges = *one.edges;
  const auto shift = static_cast<std::int32_t>(points.size());
  const PointSet second(*other.points);
  for (std::int32_t v = 0; v < static_cast<std::int32_t>(second.size()); ++v) {
    const auto [x, y] = second.approximate(v);
    points.push_back(
        {Decimal::of(static_cast<std::int64_t>(x) + 1'000'003), Decimal::of(static_cast<std::int64_t>(y) + 5)});
  }
  for (const Ends e : *other.edges) edges.push_back({e.u + shift, e.v + shift});
  return Rulebook("coloring", PointSet(points), edges);
}

bool certified(const Document& document) {
  const auto session = open(document);
  const auto answer = session->solve({.proof = true});
  return answer.proof && session->check(*answer.proof).outcome == answer.outcome;
}

}  // namespace

Ruling coloring_takes_faces(Check& check) {
  const int most = check.size(8, 9, 10);
  for (int n = 3; n <= most; ++n) {
    every_convex(n, [&](const Document& document, const DualGraph& dual) {
      bool degrees = true;
      for (std::size_t f = 0; f < dual.faces.size(); ++f) {
        const auto on_hull = [n](std::int32_t u, std::int32_t v) { return v - u == 1 || v - u == n - 1; };
        const auto& c = dual.faces[f];
        const int hull = on_hull(c[0], c[1]) + on_hull(c[1], c[2]) + on_hull(c[0], c[2]);
        degrees = degrees && dual.neighbours[f].size() == static_cast<std::size_t>(3 - hull);
      }
      const bool wins = by_rules_alone(document).outcome == Outcome::win;
      check.expect(degrees && wins == (BoxGame(dual).nimber() != 0), "triangulations",
                   [&] { return document.write(); });
    });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling serpentine_boards_are_won_at_the_centre(Check& check) {
  const int most = check.size(9, 10, 11);
  for (int n = 3; n <= most; ++n) {
    every_convex(n, [&](const Document& document, const DualGraph& dual) {
      if (std::ranges::any_of(dual.neighbours, [](const auto& list) { return list.size() == 3; })) return;
      const auto answer = by_rules_alone(document);
      const auto centre = central(dual);
      const auto good = [&](Ends e) { return wins_with(answer, e); };
      check.expect(answer.outcome == Outcome::win && !centre.empty() && std::ranges::all_of(centre, good),
                   "serpentine triangulations", [&] { return document.write(); });
    });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling rows_are_heaps_of_kayles(Check& check) {
  const int most = check.size(9, 10, 11);
  for (int n = 3; n <= most; ++n) {
    every_convex(n, [&](const Document& document, const DualGraph& dual) {
      if (dual.adjacent_inner()) return;
      const auto sizes = dual.arrays();
      const auto told = fact(answer_to(document, {.idea = true}), "heap sizes");
      check.expect(sizes.size() % 2 == 1 && BoxGame(dual).nimber() == sum_of_heaps(sizes) && told == sizes,
                   "simple-branching triangulations", [&] { return document.write(); });
    });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling several_sets_are_a_sum(Check& check) {
  const int most = check.size(4, 5, 6);
  for (int m = 3; m <= most; ++m) {
    for (int n = m; n <= most; ++n) {
      every_convex(m, [&](const Document& one, const DualGraph&) {
        every_convex(n, [&](const Document& other, const DualGraph&) {
          const auto document = beside(one, other);
          check.expect((answer_to(document).outcome == Outcome::win) == (together(one, other).worth() > 0),
                       "pairs of triangulations", [&] { return document.write(); });
        });
      });
    }
  }
  return confirmed("2 sets of " + std::to_string(most) + " points");
}

Ruling theorem_1(Check& check) {
  const int most = check.size(8, 9, 10);
  for (int n = 3; n <= most; ++n) {
    every_convex(n, [&](const Document& document, const DualGraph& dual) {
      if (dual.adjacent_inner()) return;
      const auto told = answer_to(document), searched = by_rules_alone(document);
      check.expect(told.outcome == searched.outcome && told.best == searched.best, "simple-branching triangulations",
                   [&] { return document.write(); });
    });
  }
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto document = named("triangulation", {60}, "coloring", "branching:5", seed);
    check.expect(certified(document), "triangulations of 60 points with a certificate by rows",
                 [&] { return document.write(); });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling adjacent_inner_triangles(Check& check) {
  const int most = check.size(9, 11, 11);
  std::size_t all = 0, lost = 0;
  int first_lost = 0;
  for (int n = 3; n <= most; ++n) {
    every_convex(n, [&](const Document& document, const DualGraph& dual) {
      if (!dual.adjacent_inner()) return;
      const bool loses = BoxGame(dual).nimber() == 0;
      check.expect((answer_to(document).outcome == Outcome::loss) == loses,
                   "triangulations with adjacent inner triangles", [&] { return document.write(); });
      ++all;
      lost += loses ? 1 : 0;
      if (loses && first_lost == 0) first_lost = n;
    });
  }
  return open_problem("no rule is known; of the " + std::to_string(all) + " triangulations of at most " +
                      std::to_string(most) + " points in convex position with adjacent inner triangles " +
                      std::to_string(lost) + " are lost by the player to move" +
                      (first_lost > 0 ? ", the first with " + std::to_string(first_lost) + " points" : ""));
}

Ruling figure_1(Check& check) {
  const auto document = named("triangulation", {12}, "coloring", "branching:1", 4);
  const DualGraph dual(*document.edges);
  const auto answer = answer_to(document, {.idea = true});
  const auto sizes = fact(answer, "heap sizes");
  check.expect(!dual.adjacent_inner() && sizes == dual.arrays(), "triangulation", [&] { return document.write(); });
  std::string words;
  for (const auto size : *sizes) words += (words.empty() ? "" : ", ") + std::to_string(size);
  check.note("its arrays of boxes have " + words + " boxes");
  return confirmed("this triangulation");
}

}  // namespace arete::inline reproduce
