// Lemmas 1 and 2, Claim 1, and the subgames on four points of the proof of Theorem 2.

#include "reproduce/bichromatic/checks.hpp"
#include "reproduce/bichromatic/configurations.hpp"

namespace arete::inline reproduce::bichromatic {
namespace {

Ruling few_sides(Check& check, Player defender) {
  constexpr int most_by_plain_search = 6;
  const int most = check.size(5, 7, 7);
  for (int n = 3; n <= most; ++n) {
    every_configuration_of_sides(n, [&](const Document& document) {
      const auto& attacker = defender == Player::second ? document.given->first : document.given->second;
      if (attacker.size() > 1) return;
      check.expect(can_tie(document, defender, n <= most_by_plain_search), "configurations",
                   [&] { return document.write(); });
    });
  }
  return confirmed(up_to_points(most));
}

/// No two of the segments that are drawn cross.
bool plane(const Document& document) {
  const PointSet points(*document.points);
  auto drawn = document.given->first;
  drawn.insert(drawn.end(), document.given->second.begin(), document.given->second.end());
  for (std::size_t i = 0; i < drawn.size(); ++i) {
    for (std::size_t j = i + 1; j < drawn.size(); ++j) {
      if (points.cross(drawn[i], drawn[j])) return false;
    }
  }
  return true;
}

}  // namespace

Ruling few_red_sides_let_blue_tie(Check& check) { return few_sides(check, Player::second); }
Ruling few_blue_sides_let_red_tie(Check& check) { return few_sides(check, Player::first); }

Ruling special_subgames_are_tied(Check& check) {
  constexpr int most_by_plain_search = 6;
  const int most = check.size(6, 7, 8);
  for (int n = 4; n <= most; ++n) {
    every_special_subgame(n, [&](const Document& document, const Around&, auto, auto) {
      check.expect(can_tie(document, Player::second, n <= most_by_plain_search), "special subgames",
                   [&] { return document.write(); });
    });
  }
  return confirmed(up_to_points(most));
}

/// In order of the segments that are drawn; the first that blue cannot tie is told.
Ruling four_points_are_tied(Check& check) {
  std::optional<Document> smallest;
  const auto drawn = [](const Document& d) { return d.given->first.size() + d.given->second.size(); };
  every_point_set("bi-triangle", 4, [&](const Document& start) {
    const std::vector<Ends> segments{{0, 1}, {0, 2}, {0, 3}, {1, 2}, {1, 3}, {2, 3}};
    every_drawing(start, segments, [&](const Document& document) {
      if (document.given->first.size() > 1 || !plane(document)) return;
      check.count("configurations");
      if (can_tie(document, Player::second)) return;
      if (!smallest || drawn(document) < drawn(*smallest)) smallest = document;
    });
  });
  if (!smallest) return confirmed("four points");
  return wrong(smallest->write() + ": red wins. Those with a blue edge that the proof reaches are tied: see its cases");
}

}  // namespace arete::inline reproduce::bichromatic
