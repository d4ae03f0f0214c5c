// Random certificates of games on graphs and heaps against the plain search.

#include "proof/kinds/heap_table.hpp"
#include "reproduce/geography/by_definition.hpp"
#include "thrown_positions.hpp"

namespace arete::tests::thrown {
namespace {

/// The vertices that the token has used.
std::vector<std::int32_t> way(const Document& document) {
  std::vector<std::int32_t> list;
  if (document.root) list.push_back(static_cast<std::int32_t>(*document.root));
  for (const auto& m : document.moves) list.push_back(static_cast<std::int32_t>(m[0]));
  return list;
}

TEST(RandomCertificates, matching) {
  throw_at("matching", positions(random_graphs("uvg", 80, 6), 2, true), {"win", "loss"},
           [](Random& random, const Solved& solved) {
             const auto n = static_cast<std::int32_t>(*solved.document.vertices);
             std::vector<std::int32_t> mates(static_cast<std::size_t>(n), -1);
             const auto used = way(solved.document);
             auto edges = *solved.document.edges;
             for (std::size_t i = edges.size(); i > 1; --i) std::swap(edges[i - 1], edges[random.below(i)]);
             for (const Ends e : edges) {
               auto &u = mates[static_cast<std::size_t>(e.u)], &v = mates[static_cast<std::size_t>(e.v)];
               const bool gone = std::find(used.begin(), used.end(), e.u) != used.end() ||
                                 std::find(used.begin(), used.end(), e.v) != used.end();
               if (u == -1 && v == -1 && likely(random, gone ? 3 : 90)) u = e.v, v = e.u;
             }
             if (likely(random, 3))
               mates[random.below(mates.size())] = static_cast<std::int32_t>(random.below(mates.size()));
             std::string lines = line("mates", mates) + line("barrier", subset(random, n, 25));
             for (const auto end : subset(random, n, 40)) {
               std::vector<std::int32_t> path{end};  // backwards: a mate, and a neighbour of it
               while (likely(random, 60) && path.size() < 9) {
                 const auto mate = mates[static_cast<std::size_t>(path.back())];
                 if (mate < 0) break;
                 std::vector<std::int32_t> next;
                 for (const Ends e : edges) {
                   if (e.u == mate) next.push_back(e.v);
                   if (e.v == mate) next.push_back(e.u);
                 }
                 path.push_back(mate);
                 path.push_back(any_of(random, next.empty() ? path : next));
               }
               std::reverse(path.begin(), path.end());
               lines += line("path", path);
             }
             return Proof{"matching", lines};
           });
}

TEST(RandomCertificates, kernels) {
  throw_at("kernels", positions(random_graphs("ueg", 80, 5), 2, true), {"win", "loss"},
           [](Random& random, const Solved& solved) {
             const auto n = static_cast<std::int32_t>(*solved.document.vertices);
             const auto used = way(solved.document);
             const auto kernel = [&](std::int32_t with) {
               auto list = subset(random, n, 20);
               if (likely(random, 95) && std::find(list.begin(), list.end(), with) == list.end()) list.push_back(with);
               std::sort(list.begin(), list.end());
               return list;
             };
             if (likely(random, 40)) return Proof{"kernels", line("lost", kernel(used.empty() ? 0 : used.back()))};
             std::string lines = likely(random, 10) ? "some\n" : "";
             while (likely(random, used.empty() ? 60 : 3)) lines += line("wins", subset(random, n, 30));
             for (const auto& move : solved.session->moves()) {
               if (likely(random, used.empty() ? 40 : 0)) continue;
               const auto to = static_cast<std::int32_t>(move[0]),
                          answer = static_cast<std::int32_t>(random.below(static_cast<std::uint64_t>(n)));
               if (likely(random, 3)) continue;
               lines += random.coin()
                            ? line("win " + std::to_string(to), kernel(to))
                            : line("lose " + std::to_string(to) + ' ' + std::to_string(answer), kernel(answer));
             }
             return Proof{"kernels", lines};
           });
}

TEST(RandomCertificates, no_kernel) {
  Tally tally("no-kernel");
  Random random(1);
  const auto list = positions(random_graphs("ueg", 80, 5), 2, true);
  for (std::size_t i = certificates(); i > 0; --i) {
    const auto& solved = any_of(random, list);
    const auto n = static_cast<std::int32_t>(*solved.document.vertices);
    const auto used = way(solved.document);
    std::string lines;
    for (std::int32_t v = used.empty() ? 0 : used.back(), k = 0; k < n && likely(random, 97); ++k, v = (v + 1) % n)
      lines += line("none " + std::to_string(v), subset(random, n, 40));
    const auto what = tally.shown([&] { return solved.session->check({"no-kernel", lines}).outcome_word(); });
    if (what.empty()) continue;
    std::vector<Ends> left;
    for (const Ends e : *solved.document.edges) {
      bool gone = false;
      for (std::size_t k = 1; k < used.size(); ++k) gone = gone || ordered({used[k - 1], used[k]}) == ordered(e);
      if (!gone) left.push_back(e);
    }
    const auto inside = in_even_kernels(n, left);
    EXPECT_TRUE(used.empty() ? inside == 0 : !(inside >> used.back() & 1)) << solved.document.write() << '\n' << lines;
  }
  EXPECT_GT(tally.accepted("unknown"), 0u);
}

TEST(RandomCertificates, parities) {
  const auto list = positions(random_graphs("picarete", 80, 5), 4);
  throw_at("parities", list, {"win", "loss", "tie"}, [](Random& random, const Solved& solved) {
    const auto edges = solved.document.edges->size() - solved.document.moves.size();
    std::vector<std::int32_t> sorts(4);
    for (std::size_t left = edges; left > 0; left -= std::min<std::size_t>(left, 1 + random.below(5)))
      ++sorts[random.below(sorts.size())];
    if (likely(random, 3)) sorts.push_back(0);
    return Proof{"parities", line("sorts", sorts)};
  });
}

/// Heaps, and tables of nimbers that are nearly right: with values of Kayles or Dawson's Kayles by the mex rule, a
/// period that may be too short, and a value or the length that may be wrong.
TEST(RandomCertificates, heaps) {
  std::vector<Document> boards;
  for (const auto* game : {"kayles", "dawson-kayles"}) {
    for (const auto& sizes : std::vector<std::vector<std::int64_t>>{{1}, {2, 1}, {3, 3}, {4, 2, 1}, {7}, {9, 5}, {12}})
      boards.push_back(heaps(game, sizes));
  }
  const Effort effort;
  HeapTable kayles(1, 2, effort), dawson(2, 2, effort);
  throw_at("heaps", positions(boards, 2), {"win", "loss"}, [&](Random& random, const Solved& solved) {
    const bool of_kayles = likely(random, 5) != (solved.document.game == "kayles");
    const auto before = static_cast<std::int32_t>(random.coin() ? (of_kayles ? 71 : 53) : 1 + random.below(8)),
               period = static_cast<std::int32_t>(random.coin() ? (of_kayles ? 12 : 34) : 1 + random.below(5));
    const auto count = 2 * static_cast<std::size_t>(before + period) + 2 - (likely(random, 3) ? 1 : 0);
    std::vector<std::int32_t> values;
    for (std::size_t n = 0; n < count; ++n) values.push_back((of_kayles ? kayles : dawson).at(n));
    if (likely(random, 10)) values[random.below(count)] = static_cast<std::int32_t>(random.below(4));
    return Proof{"heaps", line("period", {before, period}) + line("values", values)};
  });
}

}  // namespace
}  // namespace arete::tests::thrown
