// Nothing is read for long without a look at the clock: whatever reads a list asks the budget at least once an element,
// counted and not timed, and reads none of it where nobody waits any longer.

#include <atomic>
#include <functional>
#include <numeric>
#include <random>

#include "ask.hpp"
#include "board/graphs/graph6.hpp"
#include "theory/used_part.hpp"
#include "view/documents/edge_list.hpp"
#include "view/documents/given.hpp"

namespace arete::tests {
namespace {

constexpr std::int32_t n = 2'000;

std::vector<Ends> path() {
  std::vector<Ends> edges;
  for (std::int32_t v = 1; v < n; ++v) edges.push_back({v - 1, v});
  return edges;
}

template <class List>
List shuffled(List list) {
  std::mt19937_64 random(1);
  std::shuffle(list.begin(), list.end(), random);
  return list;
}

/// Bits as graph6 writes them, filled up with ones.
std::string six_at_a_time(std::string bits) {
  bits.append((6 - bits.size() % 6) % 6, '1');
  std::string text;
  for (std::size_t i = 0; i < bits.size(); i += 6)
    text += static_cast<char>(63 + std::stoi(bits.substr(i, 6), nullptr, 2));
  return text;
}
std::string binary(std::int32_t number, int width) {
  std::string bits;
  for (int i = width; i-- > 0;) bits += (number >> i & 1) != 0 ? '1' : '0';
  return bits;
}
std::string vertices_in_graph6() { return '~' + six_at_a_time(binary(n, 18)); }
std::string path_in_sparse6() {
  std::string bits;
  for (std::int32_t v = 1; v < n; ++v) bits += '1' + binary(v - 1, 11);
  return ':' + vertices_in_graph6() + six_at_a_time(bits);
}
std::string no_edges_in_graph6() { return vertices_in_graph6() + std::string((n * (n - 1) / 2 + 5) / 6, '?'); }

std::vector<std::int64_t> sizes() {
  std::vector<std::int64_t> list(n);
  std::iota(list.begin(), list.end(), 1);
  return list;
}
std::vector<Cell> row() {
  std::vector<Cell> cells;
  for (int i = 0; i < n; ++i) cells.push_back({2 * i, 1});
  return cells;
}
std::string lines() {
  std::string text;
  for (const auto [u, v] : path()) text += std::to_string(u) + ' ' + std::to_string(v) + '\n';
  return text;
}

void read_document(const std::string& text, Budget* budget) {
  MemoryShare held(budget, 0);
  Document::read(text, 1, "", &held);
}

struct Reader {
  std::string name;
  std::size_t least;  ///< looks
  std::function<void(Budget*)> read;
};

std::vector<Reader> readers() {
  const auto fan = board("convex", {n}, "mono-complete");
  const std::string pins = heaps("kayles", sizes()).write(),
                    escaped = "{\"game\": \"" + std::string(2048L * n, 'x') + "\\u0041\"}";
  Given diagonals;
  for (std::int32_t v = 2; v + 1 < n; ++v) diagonals.nobody.push_back({0, v});
  return {
      {"edges in order", n - 1, [](Budget* b) { Graph(n, path(), b); }},
      {"edges in any order", n - 1, [](Budget* b) { Graph(n, shuffled(path()), b); }},
      {"arcs", n - 1, [](Budget* b) { Digraph(n, shuffled(path()), b); }},
      {"strings", n - 1, [](Budget* b) { Multigraph(n, shuffled(path()), b); }},
      {"graph6", n, [](Budget* b) { read_graph6(no_edges_in_graph6(), b); }},
      {"edges of sparse6", n - 1, [](Budget* b) { read_graph6(path_in_sparse6(), b); }},
      {"the number of these", n - 1, [](Budget* b) { count_graph6_edges(path_in_sparse6(), b); }},
      {"heaps", n, [](Budget* b) { Heaps(shuffled(sizes()), b); }},
      {"points", n, [fan](Budget* b) { PointSet(*fan.points, b); }},
      {"cells", n, [](Budget* b) { animal_of(tiling("square-edges"), row(), "animal", b); }},
      {"what is given", diagonals.nobody.size(),
       [fan, diagonals](Budget* b) { require_given(PointSet(*fan.points), diagonals, b); }},
      {"a list of edges", n - 1,
       [](Budget* b) {
         MemoryShare held(b, 0);
         read_edge_list(lines(), 1, &held);
       }},
      {"the part of a graph that is used", n - 1,
       [](Budget* b) { UsedPart::of(Graph(100 * n, path()), {}, {}, 0, b); }},
      {"a document", n, [pins](Budget* b) { read_document(pins, b); }},
      {"a long text with an escape", 2 * 2 * n, [escaped](Budget* b) { read_document(escaped, b); }},
  };
}

TEST(ReadingLooks, at_the_budget_once_an_element) {
  for (const auto& [name, least, read] : readers()) {
    Budget budget({});
    read(&budget);
    EXPECT_GE(budget.looks(), least) << name;
  }
}

TEST(ReadingLooks, and_leaves_off_where_nobody_waits) {
  const std::atomic<bool> cancelled{true};
  for (const auto& [name, least, read] : readers()) {
    Budget budget({.cancelled = &cancelled});
    EXPECT_THROW(read(&budget), BudgetSpent) << name;
    EXPECT_LT(budget.looks(), least) << name;
  }
}

/// Sorting takes longer than all else.
TEST(ReadingLooks, go_on_while_edges_are_sorted) {
  Budget in_order({}), in_any({});
  const Graph a(n, path(), &in_order), b(n, shuffled(path()), &in_any);
  EXPECT_EQ(a.edges, b.edges);
  EXPECT_GT(in_any.looks(), in_order.looks() + 5 * n);
}

/// What is not JSON is read once more, to say where.
TEST(ReadingLooks, go_on_while_a_fault_is_looked_for) {
  const auto text = heaps("kayles", sizes()).write();
  const auto broken = text.substr(0, text.size() - 1);
  Budget whole({}), cut({});
  read_document(text, &whole);
  EXPECT_THROW(read_document(broken, &cut), InputError);
  EXPECT_GT(cut.looks(), whole.looks());
}

TEST(ReadingLooks, count_the_edges_of_graph6_as_memory) {
  Document document;
  document.game = "ueg";
  document.graph6 = vertices_in_graph6() + std::string((n * (n - 1) / 2 + 5) / 6, '~');  // 2·10^6 edges
  Budget small({.memory = 10'000'000}), large({.memory = 200'000'000});
  EXPECT_THROW(open(document, &small), BudgetSpent);
  EXPECT_NO_THROW(open(document, &large));
  EXPECT_GT(large.memory(), n * (n - 1) / 2 * sizeof(Ends)) << "the board keeps them";
}

}  // namespace
}  // namespace arete::tests
