// What the games of strings and coins tell the search, against their rules alone: every position of every small graph,
// and of thousands of random ones with rows, loops, parallel strings and strings to the ground, is valued by the
// definition, and each law is asked for there.

#include "ask.hpp"
#include "base/bits.hpp"
#include "base/random.hpp"
#include "games/nimstring.hpp"
#include "games/picarete.hpp"
#include "games/strings_and_coins.hpp"
#include "solver.hpp"

namespace arete::tests {
namespace {

using Strings = strings_and_coins::Rules<Bits<1>>;
using Picarete = picarete::Rules<Bits<1>>;
using Nimstring = nimstring::Rules<Bits<1>>;

std::string text(const EdgeList& board) {
  std::string result = std::to_string(board.vertices) + ":";
  for (const auto& e : board.edges) result += ' ' + text(e);
  return result;
}

/// Every position that play from the start leads to, with its value by the definition.
template <class R>
std::map<Bits<1>, Value> every_value(const R& rules) {
  std::map<Bits<1>, Value> values;
  const auto go = [&](const auto& self, const typename R::Position& p) -> Value {
    if (const auto over = rules.result(p, Player::first)) return values[p.left] = *over;
    if (const auto it = values.find(p.left); it != values.end()) return it->second;
    Value best = -1000;
    for (const Move m : rules.moves(p, Player::first)) {
      const auto step = rules.play(p, Player::first, m);
      best = std::max(best, step.worth(self(self, step.next)));
    }
    return values[p.left] = best;
  };
  go(go, rules.start());
  return values;
}

/// `canonical`, `bounds` and `even_steps` are laws of the game.
template <class R>
void expect_laws(const R& rules, const std::map<Bits<1>, Value>& values, const std::string& what) {
  for (const auto& [left, value] : values) {
    const Verdict bounds = rules.bounds({left});
    ASSERT_TRUE(bounds.low <= value && value <= bounds.high) << what;
    const auto same = values.find(rules.canonical({left}).left);  // an image under a symmetry, which play reaches too
    ASSERT_TRUE(same != values.end() && same->second == value) << what;
    ASSERT_EQ(value & 1, bounds.low & 1) << what;
  }
}

/// What only the search is told: a best whole turn where a coin can be taken, and elsewhere a best move among the
/// candidates.
void expect_turns(const Strings& rules, const std::map<Bits<1>, Value>& values, const std::string& what) {
  for (const auto& [left, value] : values) {
    if (left.empty()) continue;
    Value best = -1000;
    const auto turns = rules.turns({left});
    for (const auto& turn : turns.all()) {
      const auto rest = values.find(turn.next.left);
      ASSERT_TRUE(rest != values.end()) << what;
      best = std::max(best, turn.worth(rest->second));
    }
    ASSERT_LE(turns.at_least, value) << what;
    if (turns.all().empty()) {
      for (const Move m : rules.candidates({left})) {
        const auto step = rules.play({left}, Player::first, m);
        best = std::max(best, step.worth(values.at(step.next.left)));
      }
    }
    ASSERT_EQ(best, value) << what;
  }
}

/// Equal forms mean equal values, shapes even on different boards.
void expect_forms(const Strings& rules, const std::map<Bits<1>, Value>& values, const std::string& what) {
  static std::map<std::array<std::uint64_t, 2>, Value> of_shapes;
  std::map<std::array<std::uint64_t, 2>, Value> of_positions;
  for (const auto& [left, value] : values) {
    const auto words = rules.form({left}).words;
    const bool shape = words.back() != ~std::uint64_t{0};
    ASSERT_EQ((shape ? of_shapes : of_positions).emplace(words, value).first->second, value) << what;
  }
}

template <class R>
void expect_same(const R& rules, const std::string& what, bool nimber = false) {
  const auto fast = Solver<R>(rules, {.nimber = nimber}).solve(rules.start(), Player::first);
  const auto plain = Solver<R>(rules, {.nimber = nimber, .plain = true}).solve(rules.start(), Player::first);
  ASSERT_EQ(fast.value, plain.value) << what;
  ASSERT_EQ(fast.nimber, plain.nimber) << what;
  ASSERT_EQ(fast.best, plain.best) << what;
}

void expect_strings(const Multigraph& board) {
  const Strings rules(board);
  const auto values = every_value(rules);
  expect_laws(rules, values, text(board));
  expect_turns(rules, values, text(board));
  expect_forms(rules, values, text(board));
  expect_same(rules, text(board));
  expect_same(Nimstring(CoinBoard(board)), text(board), true);
}
void expect_picarete(const Graph& board) {
  const Picarete rules(board);
  expect_laws(rules, every_value(rules), text(board));
  expect_same(rules, text(board));
}

TEST(Strings, every_law_holds_on_every_graph_with_at_most_five_vertices) {
  for (std::int32_t n = 0; n <= 5; ++n) {
    std::vector<Ends> pairs;
    for (std::int32_t v = 0; v < n; ++v) {
      for (std::int32_t u = 0; u < v; ++u) pairs.push_back({u, v});
    }
    // The whole graph has all others as positions; each of them as a board has symmetries of its own, and its own best
    // moves.
    expect_strings(Multigraph(n, pairs));
    expect_picarete(Graph(n, pairs));
    every_graph(n, [&](const std::vector<Ends>& edges) {
      if (testing::Test::HasFatalFailure()) return;
      expect_same(Strings(Multigraph(n, edges)), "strings-and-coins");
      expect_same(Nimstring(CoinBoard(Multigraph(n, edges))), "nimstring", true);
      expect_same(Picarete(Graph(n, edges)), "picarete");
    });
    ASSERT_FALSE(HasFailure());
  }
}

/// Sparse: rows, loops, trees. The smaller `spread`, the more parallel strings.
Multigraph random_strings(std::uint64_t seed, std::uint64_t spread) {
  Random random(seed);
  const auto coins = static_cast<std::int32_t>(2 + random.below(spread));
  std::vector<Ends> edges;
  for (std::uint64_t k = 4 + random.below(9); k > 0; --k) {
    const auto u = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(coins)));
    const auto v = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(coins) + 1)) - 1;
    if (u != v) edges.push_back(ordered({u, v}));
  }
  std::sort(edges.begin(), edges.end());
  return {coins, edges};
}
/// A walk that closes or ends at the ground, with a few chords: long rows and loops that meet.
Multigraph random_rows(std::uint64_t seed) {
  Random random(seed);
  const auto coins = static_cast<std::int32_t>(5 + random.below(6));
  std::vector<Ends> edges;
  for (std::int32_t v = 1; v < coins; ++v) {
    if (random.below(5) != 0) edges.push_back({v - 1, v});
  }
  for (std::uint64_t k = 1 + random.below(5); k > 0; --k) {
    const auto u = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(coins)));
    const auto v = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(coins) + 3)) - 3;
    if (u != v) edges.push_back(ordered({u, std::max(v, ground)}));
  }
  std::sort(edges.begin(), edges.end());
  return {coins, edges};
}

TEST(Strings, every_law_holds_on_thousands_of_random_multigraphs) {
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    for (const auto& board : {random_strings(seed, 4), random_strings(seed, 8), random_rows(seed)}) {
      expect_strings(board);
      ASSERT_FALSE(HasFailure()) << text(board);
    }
  }
}

TEST(Strings, every_law_holds_on_small_boxes) {
  for (const std::int64_t n : {1, 2, 3, 4}) {
    const auto document = tests::board("boxes", {1, n}, "strings-and-coins");
    expect_strings(Multigraph(*document.vertices, *document.edges));
  }
  const auto document = tests::board("boxes", {2, 2}, "strings-and-coins");
  expect_strings(Multigraph(*document.vertices, *document.edges));
}

TEST(Strings, a_shape_does_not_depend_on_names_or_on_where_a_row_turns) {
  // A joint with rows of one and two coins to another one, which has a loop and a string to the ground; and a row.
  const Multigraph one(
      9, {{-1, 4}, {-1, 7}, {-1, 8}, {0, 1}, {0, 2}, {0, 4}, {1, 4}, {2, 3}, {3, 4}, {4, 5}, {4, 6}, {5, 6}, {7, 8}});
  std::vector<Ends> edges;
  for (const auto [u, v] : one.edges) {
    const auto renamed = [](std::int32_t coin) { return coin == ground ? ground : (4 * coin + 2) % 9; };
    edges.push_back(ordered({renamed(u), renamed(v)}));
  }
  std::sort(edges.begin(), edges.end());
  const Strings rules(one), other(Multigraph(9, edges));
  EXPECT_NE(rules.form(rules.start()).words.back(), ~std::uint64_t{0});
  EXPECT_EQ(rules.form(rules.start()), other.form(other.start()));
}

TEST(Strings, three_by_three_boxes_are_worth_minus_3) {
  const auto document = tests::board("boxes", {3, 3}, "strings-and-coins");
  EXPECT_EQ(Solver<Strings>(Strings(Multigraph(*document.vertices, *document.edges)))
                .solve({Bits<1>::below(document.edges->size())}, Player::first)
                .value,
            Verdict::of(-3));
}

TEST(Picarete, every_law_holds_on_the_grid_and_on_random_graphs) {
  const auto document = tests::board("grid", {3, 4}, "picarete");
  expect_picarete(Graph(*document.vertices, *document.edges));
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    Random random(seed);
    const auto n = static_cast<std::int32_t>(5 + random.below(7));
    std::vector<Ends> edges;
    for (std::int32_t u = 0; u < n; ++u) {
      for (std::int32_t v = u + 1; v < n; ++v) edges.push_back({u, v});
    }
    while (edges.size() > 12) edges.erase(edges.begin() + static_cast<std::ptrdiff_t>(random.below(edges.size())));
    expect_picarete(Graph(n, edges));
    ASSERT_FALSE(HasFailure());
  }
}

/// A component as far as parities matter, by an example: its edges, vertices, and edges outside the 2-core.
struct Kind {
  int edges, vertices, outside;
  bool several = false;  ///< it has two cycles or more
  bool tree() const { return !several && vertices == edges + 1; }
};
struct Change {
  enum Where { isolated, leaf, cycle, bridge } where;
  int gain;
  std::vector<Kind> parts;
  int fewer_cycles = 0;  ///< by how much Σ(c − 1) falls
};

constexpr int large = 100;
Kind tree(int edges) { return {edges, edges + 1, edges}; }
std::vector<Kind> trees(int edges) {  // of this parity
  return edges % 2 == 0 ? std::vector{tree(2)} : std::vector{tree(1), tree(3)};
}
/// With one cycle or more; `outside` is 0 without leaves, else 1 or 2.
std::vector<Kind> cyclic(int edges, int vertices, int outside) {
  const Kind one{large + edges % 2, large + vertices % 2, outside};
  std::vector<Kind> kinds{{one.edges + 2, one.vertices, outside, true}};  // two to four cycles
  if (one.edges == one.vertices) kinds.push_back(one);
  return kinds;
}
std::vector<Kind> every_kind() {
  std::vector<Kind> kinds{tree(1), tree(2), tree(3)};
  for (int i = 0; i < 12; ++i) {
    for (const auto& kind : cyclic(i / 3 % 2, i / 6, i % 3)) kinds.push_back(kind);
  }
  return kinds;
}
/// Every way in which the removal of one edge can change a component.
std::vector<Change> every_change(const Kind& kind) {
  std::vector<Change> changes;
  if (kind.edges == 1) return {{Change::isolated, 2, {}}};
  if (kind.several) {
    for (int left = 0; left < 3; ++left) {
      for (const auto& rest : cyclic(kind.edges + 1, kind.vertices, left))
        changes.push_back({Change::cycle, 0, {rest}, 1});
    }
    for (int i = 0; i < 36; ++i) {
      const int edges = i % 2, vertices = i / 2 % 2;
      for (const auto& a : cyclic(edges, vertices, i / 4 % 3)) {
        for (const auto& b : cyclic(kind.edges + 1 + edges, kind.vertices + vertices, i / 12))
          changes.push_back({Change::bridge, 0, {a, b}, 1});
      }
    }
  } else if (!kind.tree()) {
    changes.push_back({Change::cycle, 0, {tree(kind.edges % 2 == 0 ? 3 : 2)}});
  }
  if (kind.outside == 0) return changes;
  // What hangs on a component is a tree: none of it is left after the cut, or a tree with so many edges.
  for (int hanging = 0; hanging <= 2; ++hanging) {
    const auto rests = [&] {
      if (kind.tree()) return trees(kind.edges + 1 + hanging);
      std::vector<Kind> list;
      for (int left = 0; left < 3; ++left) {
        if ((left + hanging + 1 - kind.outside) % 2 != 0) continue;
        const Kind rest{large + (kind.edges + 1 + hanging) % 2, large + (kind.vertices + hanging + 1) % 2, left,
                        kind.several};
        list.push_back(rest);
      }
      return list;
    }();
    for (const auto& rest : rests) {
      if (hanging == 0) {
        changes.push_back({Change::leaf, 1, {rest}});
      } else {
        for (const auto& twig : trees(hanging)) changes.push_back({Change::bridge, 0, {twig, rest}});
      }
    }
  }
  return changes;
}

TEST(Picarete, the_two_bounds_are_kept_by_every_change_of_a_component) {
  int spared = 0;
  for (unsigned context = 0; context < 16; ++context) {
    for (const auto& kind : every_kind()) {
      const auto with = [&](const std::vector<Kind>& parts) {
        Parities sum{.f = 50,
                     .eeo = static_cast<int>(context & 1),
                     .p1 = (context & 2) != 0,
                     .p2 = (context & 4) != 0,
                     .p3 = (context & 8) != 0};
        for (const auto& part : parts) sum.add(part.edges, part.vertices, part.outside);
        return sum;
      };
      const auto before = with({kind});
      bool good[] = {false, false, false};  // an edge of this sort keeps the bound, whichever it is
      for (const int where : {Change::isolated, Change::leaf, Change::cycle}) {
        for (const auto& change : every_change(kind)) good[where] |= change.where == where;
      }
      for (const auto& change : every_change(kind)) {
        const auto after = with(change.parts);
        ASSERT_NE(before.odd(), after.odd());
        const Value worth = change.gain - after.bound();
        if (!before.odd() && before.spare() && change.where == Change::cycle) {
          EXPECT_GE(worth, before.bound());
          ++spared;
        }
        if (before.odd()) {
          EXPECT_LE(worth, before.bound() + 2 * change.fewer_cycles);
        } else if (change.where != Change::bridge && worth < before.bound() - 2 * change.fewer_cycles) {
          good[change.where] = false;
        }
      }
      if (before.odd()) continue;
      const bool any = good[0] || good[1] || good[2],
                 odd_cycle = !kind.several && !kind.tree() && kind.outside == 0 && kind.edges % 2 != 0;
      if (before.p1) {
        EXPECT_TRUE(any || kind.edges != 1);  // and there is an isolated edge
      } else if (odd_cycle) {
        EXPECT_TRUE(any || before.p3 || before.eeo % 2 != 0);  // and there is another component
      } else {
        EXPECT_TRUE(any);
      }
    }
  }
  EXPECT_GT(spared, 0);
}

}  // namespace
}  // namespace arete::tests
