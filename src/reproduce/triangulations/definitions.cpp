// T, Sections 1 to 3: point sets, Nim values, and the rules of every game.

#include <algorithm>
#include <map>

#include "board/heaps.hpp"
#include "reproduce/instances.hpp"
#include "reproduce/triangulations/checks.hpp"
#include "reproduce/triangulations/rulebook.hpp"

namespace arete::inline reproduce {
namespace {

bool refused(const Document& document) {
  try {
    open(document);
    return false;
  } catch (const InputError&) {
    return true;
  }
}

/// Every set of segments without a crossing that takes no other segment.
std::size_t count_maximal_sets(const Document& document) {
  const Rulebook book("mono-complete", PointSet(*document.points), {});
  std::vector<Rulebook::State> reached{book.start()};
  std::size_t maximal = 0;
  for (std::size_t i = 0; i < reached.size(); ++i) {  // breadth first: all of one size lie together
    const auto state = reached[i];
    const auto moves = book.moves(state);
    maximal += moves.empty() ? 1 : 0;
    for (const int m : moves) {
      auto next = state;
      next[static_cast<std::size_t>(m)] = 'g';
      if (state.find('g', static_cast<std::size_t>(m)) == state.npos) reached.push_back(next);  // in increasing order
    }
  }
  return maximal;
}

void triangulations_of(Check& check, const Document& points) {
  std::size_t listed = 0;
  every_triangulation(PointSet(*points.points), [&](const std::vector<Ends>& edges) {
    ++listed;
    Document document = points;
    document.game = "coloring";
    document.edges = edges;
    check.expect(!refused(document), "triangulations that are read", [&] { return document.write(); });
    document.edges->erase(document.edges->begin());
    check.expect(refused(document), "incomplete ones that are refused", [&] { return document.write(); });
  });
  check.expect(listed == count_maximal_sets(points), "sets whose triangulations are counted",
               [&] { return points.write(); });
}

/// The program's answer in the numbers of the rulebook.
int counted(const Answer& answer) {
  if (answer.score) return *answer.score;
  if (answer.green) return *answer.green;
  return answer.outcome == Outcome::win ? 1 : answer.outcome == Outcome::loss ? -1 : 0;
}

bool same_answer(const Document& document) {
  Rulebook book(document);
  const auto answer = answer_to(document);
  const int worth = book.worth();
  if (counted(answer) != worth) return false;
  const bool lost = !answer.score && !answer.green && worth < 0;
  std::vector<MoveText> best;
  for (const Ends e : lost ? std::vector<Ends>{} : book.best()) best.push_back({e.u, e.v});
  return answer.best == best;
}

/// Kayles by its words: take one or two and split the rest, and who takes the last one wins, or loses.
class KaylesByWords {
 public:
  explicit KaylesByWords(bool misere) : misere_(misere) {}
  bool mover_wins(const Heaps& heaps) {
    if (const auto it = known_.find(heaps); it != known_.end()) return it->second;
    bool wins = heaps.sizes.empty() && misere_;
    for (const auto heap : heaps.sizes) {
      for (const std::int64_t taken : {1, 2}) {
        for (std::int64_t a = 0; 2 * a <= heap - taken && !wins; ++a) {
          Heaps next = heaps;
          next.remove(heap);
          next.insert(a);
          next.insert(heap - taken - a);
          wins = !mover_wins(next);
        }
      }
    }
    return known_[heaps] = wins;
  }

 private:
  bool misere_;
  std::map<Heaps, bool> known_;
};

Document kayles(std::vector<std::int64_t> heaps) { return named("heaps", std::move(heaps), "kayles"); }

}  // namespace

Ruling triangulations_are_what_is_defined(Check& check) {
  const int most = check.size(5, 6, 7);
  for (int n = 3; n <= most; ++n)
    every_point_set("mono-complete", n, [&](const Document& document) { triangulations_of(check, document); });
  for (std::int64_t y = -3; y <= 3; ++y) {
    Document document = named("convex", {3}, "mono-complete");
    document.points = {
        {Decimal::of(0), Decimal::of(0)}, {Decimal::of(1), Decimal::of(1)}, {Decimal::of(2), Decimal::of(y)}};
    check.expect(refused(document) == (y == 2), "triples of points, refused on a line",
                 [&] { return document.write(); });
  }
  return confirmed(std::to_string(most) + " points");
}

Ruling nim_values_add_without_carrying(Check& check) {
  const int most = check.size(9, 12, 14);
  const auto nimber = [](const std::vector<std::int64_t>& heaps) {
    return by_rules_alone(kayles(heaps), {.components = false}).nimber->value();
  };
  KaylesByWords by_words(false);
  for (int a = 0; a <= most; ++a) {
    for (int b = a; b <= most; ++b) {
      const bool wins = by_words.mover_wins(Heaps({a, b}));
      const auto document = kayles({a, b});
      check.expect(nimber({a, b}) == (nimber({a}) ^ nimber({b})) && wins == (nimber({a, b}) != 0) &&
                       answer_to(document).outcome == (wins ? Outcome::win : Outcome::loss),
                   "sums of two heaps of Kayles", [&] { return document.write(); });
    }
  }
  const auto example = kayles({42, 1, 2, 5});
  check.expect(answer_to(example).nimber->value() == 0 && by_rules_alone(example).nimber->value() == 0,
               "example of the paper: 42 is worth 1 + 2 + 5", [&] { return example.write(); });
  return confirmed("heaps of " + std::to_string(most));
}

Ruling misere_play_is_the_opposite(Check& check) {
  const int most = check.size(8, 12, 14);
  KaylesByWords by_words(true);
  for (int a = 0; a <= most; ++a) {
    for (int b = a; b <= most; ++b) {
      auto document = kayles({a, b});
      document.misere = true;
      check.expect((answer_to(document).outcome == Outcome::win) == by_words.mover_wins(Heaps({a, b})),
                   "sums of two heaps of Kayles", [&] { return document.write(); });
    }
  }
  for (int n = 3; n <= std::min(most, 6); ++n) {
    every_triangulated_set("mono-flip", n, [&](Document document) {
      document.misere = true;
      check.expect(same_answer(document), "triangulations with Monochromatic Flipping",
                   [&] { return document.write(); });
    });
  }
  return confirmed("heaps of " + std::to_string(most));
}

Ruling rules_as_printed(Check& check, const char* game, int quick, int full) {
  const int most = check.size(quick, full, 7);
  const bool on_points = find_game(game).board() == BoardKind::points;
  for (int n = 3; n <= most; ++n) {
    const auto compare = [&](const Document& document) {
      check.expect(same_answer(document), on_points ? "point sets" : "triangulations",
                   [&] { return document.write(); });
    };
    if (on_points) every_point_set(game, n, compare);
    if (!on_points) every_triangulated_set(game, n, compare);
  }
  return confirmed(std::to_string(most) + " points");
}

}  // namespace arete::inline reproduce
