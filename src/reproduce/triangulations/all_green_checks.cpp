// All-Green Solitaire: Theorem 4, its recurrences, and the question which triangulations are won.

#include <algorithm>
#include <set>

#include "proof/kinds/green_flips.hpp"
#include "reproduce/triangulations/green_checks.hpp"
#include "theory/triangulations/all_green_recurrence.hpp"

namespace arete::inline reproduce::solitaires {
namespace {

using Half = Triangulation::Half;

bool won(const Document& document) { return by_rules_alone(document).outcome == Outcome::win; }

std::vector<Ends> edges_of(const Triangulation& board, const std::vector<Half>& halves) {
  std::vector<Ends> edges;
  for (const Half h : halves) edges.push_back(board.ends(h));
  return edges;
}

/// The corners of the polygon on the side of a half-edge's face, by going round the hull from its end to its origin.
std::vector<std::int32_t> polygon_of(const Triangulation& board, Half h) {
  const auto n = static_cast<std::int32_t>(board.points().size());  // its corners are 0, 1, …, counterclockwise
  std::vector<std::int32_t> corners;
  for (auto v = board.origin(Triangulation::next(h)); v != board.origin(h); v = (v + 1) % n) corners.push_back(v);
  corners.push_back(board.origin(h));
  return corners;
}

/// b or g of the paper with a side of the hull read as a polygon with nothing behind its sides, for which g is true.
struct Printed {
  const Triangulation& board;

  bool b(Half h) const {
    const Half one = Triangulation::next(h), other = Triangulation::next(one);
    return (both_behind(one) && g_behind(other)) || (both_behind(other) && g_behind(one));
  }
  bool g_behind(Half h) const {
    const Half twin = board.twin(h);
    if (twin == Triangulation::none) return true;
    const Half one = Triangulation::next(twin), other = Triangulation::next(one);
    return b(twin) || (b_behind(one) && b_behind(other));
  }
  bool b_behind(Half h) const { return board.twin(h) != Triangulation::none && b(board.twin(h)); }
  bool both_behind(Half h) const {
    const Half twin = board.twin(h);
    if (twin == Triangulation::none) return true;
    const Half one = Triangulation::next(twin);
    return g_behind(one) && g_behind(Triangulation::next(one));
  }
  bool says_won() const {
    for (Half h = 0; h < static_cast<Half>(3 * board.triangles()); ++h) {
      const Half one = Triangulation::next(h);
      if (board.twin(h) != Triangulation::none && both_behind(h) && g_behind(one) && g_behind(Triangulation::next(one)))
        return true;
    }
    return false;
  }
};

}  // namespace

Ruling pentagons_are_not_all_green(Check& check) {
  every_polygon("all-green", 5, [&](const Document& document) {
    check.expect(!won(document), "triangulations of a pentagon", [&] { return document.write(); });
  });
  return confirmed("5 points, all that are meant");
}

Ruling recurrences_decide_all_green(Check& check) {
  const int most = check.size(9, 11, 11);
  for (int n = 3; n <= most; ++n) {
    every_polygon("all-green", n, [&](const Document& document) {
      const auto board = board_of(document);
      const auto flips = AllGreenRecurrence(board).flips();
      const bool holds =
          flips.has_value() == won(document) &&
          (!flips || played(board, edges_of(board, *flips)).green() == static_cast<std::int64_t>(board.edges().size()));
      check.expect(holds, "triangulations in convex position", [&] { return document.write(); });
    });
  }
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto document = named("triangulation", {static_cast<std::int64_t>(500 + 25 * seed)}, "all-green", "", seed);
    const auto board = board_of(document);
    const bool wins = answer_to(document, {.all_best = false}).outcome == Outcome::win;
    check.expect(AllGreenRecurrence(board).flips().has_value() == wins, "at random with up to 1000 points",
                 [&] { return document.write(); });
  }
  const auto fan = board_of(named("triangulation", {20'000}, "all-green", "fan"));
  const auto flips = AllGreenRecurrence(fan).flips();
  check.expect(flips && played(fan, edges_of(fan, *flips)).green() == static_cast<std::int64_t>(fan.edges().size()),
               "fan of 20000 points", [] { return std::string("arete board triangulation 20000 --shape fan"); });
  return confirmed(std::to_string(most) + " points");
}

Ruling b_and_g_are_as_defined(Check& check) {
  const int most = check.size(8, 9, 10);
  for (int n = 3; n <= most; ++n) {
    every_polygon("all-green", n, [&](const Document& document) {
      const auto board = board_of(document);
      const AllGreenRecurrence known(board);
      for (const Half h : known.by_jump()) {
        auto part = part_of(document, polygon_of(board, h));
        const auto last = static_cast<std::int32_t>(part.points->size()) - 1;  // d joins the first corner to the last
        const bool b = won(part);
        part.given = Given{.nobody = {{0, last}}};
        check.expect(known.b(h) == b && known.g(h) == won(part), "polygons beside oriented diagonals",
                     [&] { return document.write() + " at " + text(board.ends(h)); });
      }
    });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling jumps_count_hull_edges(Check& check) {
  const int most = check.size(9, 10, 11);
  for (int n = 3; n <= most; ++n) {
    every_polygon("all-green", n, [&](const Document& document) {
      const auto board = board_of(document);
      const auto& points = board.points();
      const AllGreenRecurrence known(board);
      int before = 0;
      for (const Half h : known.by_jump()) {
        const Ends d{board.origin(Triangulation::next(h)), board.origin(h)};  // the polygon to its right
        int right = 0;
        for (std::int32_t v = 0; v < n; ++v) {
          const std::int32_t w = (v + 1) % n;
          const auto side = [&](std::int32_t p) { return p == d.u || p == d.v ? 0 : points.orientation(d.u, d.v, p); };
          right += side(v) <= 0 && side(w) <= 0 && (side(v) < 0 || side(w) < 0);
        }
        const bool on_hull = board.twin(h) == Triangulation::none;
        const bool holds = known.jump(h) == right && right >= before && (!on_hull || right == n - 1);
        check.expect(holds, "oriented edges", [&] { return document.write() + " at " + text(d); });
        before = right;
      }
    });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling first_flips_have_four_g(Check& check) {
  const int most = check.size(9, 11, 11);
  for (int n = 3; n <= most; ++n) {
    every_polygon("all-green", n, [&](const Document& document) {
      const auto board = board_of(document);
      const AllGreenRecurrence known(board);
      std::set<Ends> begin, best;
      for (const Half h : known.by_jump()) {
        if (board.twin(h) != Triangulation::none && known.begins(h)) begin.insert(board.ends(h));
      }
      const auto answer = by_rules_alone(document);
      if (answer.outcome == Outcome::win) {
        for (const auto& m : *answer.best)
          best.insert({static_cast<std::int32_t>(m[0]), static_cast<std::int32_t>(m[1])});
      }
      check.expect(begin == best, "triangulations in convex position", [&] { return document.write(); });
    });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling printed_recurrence(Check& check) {
  const int most = check.size(8, 8, 10);
  std::string found;
  for (int n = 3; n <= most && found.empty(); ++n) {
    every_polygon("all-green", n, [&](const Document& document) {
      if (!found.empty()) return;
      check.count("triangulations in convex position");
      const bool said = Printed{board_of(document)}.says_won();
      if (said != won(document)) found = document.write() + (said ? ": said to be won, but lost" : ": said to be lost");
    });
  }
  return found.empty() ? confirmed(std::to_string(most) + " points") : wrong(found);
}

Ruling all_green_data(Check& check) {
  const int most = check.size(7, 8, 8);
  return open_problem("won are " + wins_on_every_set(check, "all-green", most) + " triangulations of 3 to " +
                      std::to_string(most) +
                      " points, counted over all order types. A win is a matching of faces over flippable edges that "
                      "uses every face at the hull and leaves no two neighbours unused; that decides it, and in convex "
                      "position in linear time, but it is no characterization by shape");
}

}  // namespace arete::inline reproduce::solitaires
