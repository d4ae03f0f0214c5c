// The replies in the proof of Theorem 2, Figures 1 to 5: each is what the paper says of it, and keeps the tie by
// search.

#include <cstdlib>

#include "reproduce/bichromatic/checks.hpp"
#include "reproduce/bichromatic/configurations.hpp"
#include "theory/points/bi_reply.hpp"

namespace arete::inline reproduce::bichromatic {
namespace {

using Index = PointSet::Index;

/// What is drawn in the configuration and red's next move, as rooms: the reply, if the proof has one.
std::optional<BiReply> reply_to(const Document& document, const Around& around, Ends move) {
  PointSet points = around.points;
  points.give(document.given.value_or(Given{}));
  const auto position = BiPosition::of(points, {}, BiGame::triangle);
  for (const auto& room : position->rooms) {
    if (!divide(points, room, move, Player::first).empty()) return reply_of_proof(points, room, move, Player::first);
  }
  return std::nullopt;
}

/// Red has moved and blue has replied: by search blue has a tie.
bool keeps_the_tie(Document document, Ends move, Ends reply) {
  document.moves = {{move.u, move.v}, {reply.u, reply.v}};
  return can_tie(document, Player::second, document.points->size() < 7);
}

int most(Check& check) { return check.size(6, 7, 8); }

/// Calls f with every first move of red's, or every next one where something is given, and the reply to it.
template <class F>
void every_reply(const Document& document, const Around& around, F f) {
  for (const auto& move : open(document)->moves()) {
    const Ends red{static_cast<Index>(move[0]), static_cast<Index>(move[1])};
    if (const auto reply = reply_to(document, around, red)) f(red, *reply);
  }
}
/// Those of one case, each of which must be as the paper says and keep the tie.
template <class F>
Ruling every_reply_in(Check& check, const std::string& in, F as_said) {
  for (int n = 4; n <= most(check); ++n) {
    every_set_with_one_inner_point("bi-triangle", n, [&](const Document& document, const Around& around) {
      every_reply(document, around, [&](Ends move, const BiReply& reply) {
        if (reply.in != in) return;
        check.expect(as_said(around, move, *reply.segment) && keeps_the_tie(document, move, *reply.segment),
                     "first moves", [&] { return document.write() + ' ' + text(move); });
      });
    });
  }
  return confirmed(up_to_points(most(check)));
}

Index other_end(Ends segment, Index end) { return segment.u == end ? segment.v : segment.u; }

/// An edge that has the inner point strictly on one side, and the segment, which is not the edge itself, on the other.
bool separates(const Around& around, Ends edge, Ends segment) {
  const auto side = [&](Index p) { return around.points.orientation(edge.u, edge.v, p); };
  const int x = side(around.inner);
  return ordered(edge) != ordered(segment) && side(segment.u) != x && side(segment.v) != x;
}
bool separable(const Around& around, Ends segment) {
  for (const Index y : around.hull) {
    for (const Index z : around.hull) {
      if (y < z && separates(around, {y, z}, segment)) return true;
    }
  }
  return false;
}

/// The points on the far side of the line through x that is perpendicular to ux, nearest to the line ux; none if a
/// point lies on that line, so that it cannot matter whether the line belongs to its side.
std::vector<Index> nearest_beyond(const std::vector<Site>& sites, Index u, Index x) {
  const auto at = [&](Index p) { return sites[static_cast<std::size_t>(p)]; };
  const auto [dx, dy] = std::pair{at(x)[0] - at(u)[0], at(x)[1] - at(u)[1]};
  std::vector<Index> nearest;
  std::int64_t least = 0;
  for (Index v = 0; v < static_cast<Index>(sites.size()); ++v) {
    const auto [vx, vy] = std::pair{at(v)[0] - at(x)[0], at(v)[1] - at(x)[1]};
    const auto ahead = dx * vx + dy * vy;
    if (v != x && ahead == 0) return {};
    if (v == x || ahead < 0) continue;
    const auto away = std::abs(dx * vy - dy * vx);
    if (!nearest.empty() && away > least) continue;
    if (nearest.empty() || away < least) nearest.clear();
    least = away;
    nearest.push_back(v);
  }
  return nearest;
}

Document drawn_on(const std::vector<Site>& sites, Ends red, Ends blue) {
  Document document;
  document.game = "bi-triangle";
  document.points.emplace();
  for (const auto& [x, y] : sites) document.points->push_back({Decimal::of(x), Decimal::of(y)});
  document.moves = {{red.u, red.v}, {blue.u, blue.v}};
  return document;
}

/// Whether five points have exactly one inner one and no three on a line; then they are told.
std::optional<Around> around_one(const std::vector<Site>& sites) {
  const auto document = drawn_on(sites, {}, {});
  Around around{PointSet(*document.points), {}};
  const auto n = static_cast<Index>(sites.size());
  for (Index a = 0; a < n; ++a) {
    for (Index b = 0; b < a; ++b) {
      for (Index c = 0; c < b; ++c) {
        if (around.points.orientation(a, b, c) == 0) return std::nullopt;
      }
    }
  }
  around.hull = around.points.hull();
  if (around.hull.size() + 1 != sites.size()) return std::nullopt;
  while (std::find(around.hull.begin(), around.hull.end(), around.inner) != around.hull.end()) ++around.inner;
  return around;
}

/// Calls f with every five points of a square grid, until it says that this is enough.
template <class F>
bool every_five_on_grid(std::int64_t side, F f) {
  const auto count = static_cast<int>(side * side);
  const auto site = [&](int i) { return Site{i % side, i / side}; };
  for (int a = 0; a < count; ++a) {
    for (int b = a + 1; b < count; ++b) {
      for (int c = b + 1; c < count; ++c) {
        for (int d = c + 1; d < count; ++d) {
          for (int e = d + 1; e < count; ++e) {
            if (f(std::vector<Site>{site(a), site(b), site(c), site(d), site(e)})) return true;
          }
        }
      }
    }
  }
  return false;
}

}  // namespace

Ruling first_moves_are_answered(Check& check) {
  for (int n = 4; n <= most(check); ++n) {
    every_set_with_one_inner_point("bi-triangle", n, [&](const Document& document, const Around& around) {
      for (const auto& move : open(document)->moves()) {
        const Ends red{static_cast<Index>(move[0]), static_cast<Index>(move[1])};
        const bool spoke = red.u == around.inner || red.v == around.inner;
        const std::string in = spoke ? "Case (i)" : separable(around, red) ? "Subcase (ii.a)" : "Subcase (ii.b)";
        const auto reply = reply_to(document, around, red);
        check.expect(reply && reply->in == "Theorem 2, " + in, "first moves",
                     [&] { return document.write() + ' ' + text(red); });
      }
    });
  }
  return confirmed(up_to_points(most(check)));
}

/// On the smallest grids: every v that the paper allows leaves a point in the angle vux, against Claim 1.
Ruling nearest_point_leaves_a_special_subgame(Check& check) {
  std::optional<std::string> found;
  const auto look = [&](const std::vector<Site>& sites) {
    const auto around = around_one(sites);
    if (!around) return false;
    check.count("sets of five points");
    for (const Index u : around->hull) {
      const auto allowed = nearest_beyond(sites, u, around->inner);
      const auto empty = [&](Index v) { return around->empty_angle(v, u, around->inner); };
      if (allowed.empty() || std::any_of(allowed.begin(), allowed.end(), empty)) continue;
      const auto document = drawn_on(sites, {u, around->inner}, {around->inner, allowed[0]});
      found = document.write() + ": a point lies in the angle vux, where u = " + std::to_string(u) +
              ", v = " + std::to_string(allowed[0]) + "; blue " +
              (can_tie(document, Player::second) ? "still has a tie" : "has lost");
      return true;
    }
    return false;
  };
  constexpr std::int64_t largest = 7;
  for (std::int64_t side = 3; side <= largest && !found; ++side) every_five_on_grid(side, look);
  return found ? wrong(*found) : confirmed("five points on a small grid");
}

Ruling spokes_are_answered(Check& check) {
  return every_reply_in(check, "Theorem 2, Case (i)", [](const Around& around, Ends move, Ends reply) {
    return around.empty_angle(other_end(reply, around.inner), other_end(move, around.inner), around.inner);
  });
}
Ruling a_segment_before_the_inner_point(Check& check) {
  return every_reply_in(check, "Theorem 2, Subcase (ii.a)", [](const Around& around, Ends move, Ends reply) {
    return separates(around, reply, move) && around.empty_angle(reply.u, reply.v, around.inner) &&
           around.empty_angle(reply.v, reply.u, around.inner);
  });
}
Ruling sides_before_the_inner_point_are_answered(Check& check) {
  return every_reply_in(check, "Theorem 2, Subcase (ii.b)", [](const Around& around, Ends move, Ends) {
    return !separable(around, move) && around.empty_angle(move.u, move.v, around.inner) &&
           around.empty_angle(move.v, move.u, around.inner);
  });
}

Ruling special_subgames_are_answered(Check& check) {
  for (int n = 5; n <= most(check); ++n) {
    every_special_subgame(n, [&](const Document& document, const Around& around, auto, auto) {
      every_reply(document, around, [&](Ends move, const BiReply& reply) {
        if (reply.in != "Claim 1") return;
        check.expect(keeps_the_tie(document, move, *reply.segment), "moves in special subgames",
                     [&] { return document.write() + ' ' + text(move); });
      });
    });
  }
  return confirmed(up_to_points(most(check)));
}

/// The configuration (zy ∪ {x}, ∅, {yz}): blue has a side yz of the hull, and the angles yzx and zyx are empty.
Ruling moves_behind_it_are_answered(Check& check) {
  for (int n = 5; n <= most(check); ++n) {
    every_set_with_one_inner_point("bi-triangle", n, [&](Document document, const Around& around) {
      for (std::size_t i = 0; i < around.hull.size(); ++i) {
        const Index y = around.hull[i], z = around.hull[(i + 1) % around.hull.size()];
        if (!around.empty_angle(y, z, around.inner) || !around.empty_angle(z, y, around.inner)) continue;
        document.given = Given{.first = {}, .second = {{y, z}}, .nobody = {}};
        every_reply(document, around, [&](Ends move, const BiReply& reply) {
          check.expect(reply.segment && keeps_the_tie(document, move, *reply.segment), "moves behind yz",
                       [&] { return document.write() + ' ' + text(move); });
        });
      }
    });
  }
  return confirmed(up_to_points(most(check)));
}

}  // namespace arete::inline reproduce::bichromatic
