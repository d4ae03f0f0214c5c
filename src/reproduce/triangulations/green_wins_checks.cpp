// Green-Wins Solitaire on any point set: the lower bound of Theorem 5, and how the small sets come out.

#include "reproduce/triangulations/green_checks.hpp"
#include "theory/triangulations/independent_flips.hpp"

namespace arete::inline reproduce::solitaires {
namespace {

using Half = Triangulation::Half;

/// The most edges that can be flipped, no two of them sides of one face, by trying every set of them.
int most_independent(const Triangulation& board, std::vector<bool> used = {}, Half from = 0) {
  used.resize(board.triangles());
  int best = 0;
  for (Half h = from; h < static_cast<Half>(3 * board.triangles()); ++h) {
    const Half twin = board.twin(h);
    if (twin < h) continue;
    const auto one = static_cast<std::size_t>(h / 3), other = static_cast<std::size_t>(twin / 3);
    const auto tip = [&](Half side) { return board.origin(Triangulation::next(Triangulation::next(side))); };
    if (used[one] || used[other] || !board.points().cross(board.ends(h), ordered({tip(h), tip(twin)}))) continue;
    auto more = used;
    more[one] = more[other] = true;
    best = std::max(best, 1 + most_independent(board, more, h + 1));
  }
  return best;
}

}  // namespace

Ruling flips_are_independent(Check& check) {
  const int most = check.size(7, 8, 8);
  for (int n = 3; n <= most; ++n) {
    every_triangulated_set("green-wins", n, [&](const Document& document) {
      const auto board = board_of(document);
      const int count = most_independent(board);
      const auto matching = independent_flips(GreenFaces(board, {}));
      check.expect(6 * count >= n - 4 && static_cast<int>(matching.size()) == count,
                   "triangulations of all order types", [&] { return document.write(); });
    });
  }
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const auto n = static_cast<std::int64_t>(5 * seed);
    const auto document = named("random", {n}, "green-wins", "", seed);
    const auto count = static_cast<std::int64_t>(independent_flips(GreenFaces(board_of(document), {})).size());
    check.expect(6 * count >= n - 4, "at random with up to 100 points",
                 [&] { return "arete board random " + std::to_string(n) + " --seed " + std::to_string(seed); });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling a_sixth_turns_green(Check& check) {
  const int most = check.size(7, 8, 8);
  for (int n = 3; n <= most; ++n) {
    every_triangulated_set("green-wins", n, [&](const Document& document) {
      check.expect(2 * *by_rules_alone(document).green >= n - 4, "triangulations of all order types",
                   [&] { return document.write(); });
    });
  }
  check.note("at least (n - 4)/2 edges turn green, of at most 3n");
  return confirmed(std::to_string(most) + " points");
}

std::string wins_on_every_set(Check& check, const std::string& game, int most) {
  std::string words;
  for (int n = 3; n <= most; ++n) {
    int all = 0, wins = 0;
    every_triangulated_set(game, n, [&](const Document& document) {
      const auto answer = by_rules_alone(document);
      check.expect(answer.green == answer_to(document).green, "triangulations of all order types",
                   [&] { return document.write(); });
      ++all;
      wins += answer.outcome == Outcome::win;
    });
    words += (words.empty() ? "" : ", ") + std::to_string(wins) + " of " + std::to_string(all);
  }
  return words;
}

Ruling green_wins_data(Check& check) {
  const int most = check.size(7, 8, 8);
  return open_problem("not all of them: see the entry before this one. Won are " +
                      wins_on_every_set(check, "green-wins", most) + " triangulations of 3 to " + std::to_string(most) +
                      " points, counted over all order types; which are lost is not known beyond that it is a best "
                      "matching of faces");
}

}  // namespace arete::inline reproduce::solitaires
