// Certificates of geography: accepted as they are made, refused when anything in them is changed.

#include "theory/geography/proofs.hpp"

#include "theory/geography/edge_geography.hpp"
#include "theory/geography/even_kernel_search.hpp"
#include "theory/geography/kernel_lines.hpp"
#include "theory/geography/vertex_geography.hpp"
#include "token_boards.hpp"

namespace arete::tests {
namespace {

using Way = std::vector<std::int32_t>;

std::vector<std::int32_t> vertices(const std::vector<MoveText>& moves) {
  std::vector<std::int32_t> list;
  for (const auto& move : moves) list.push_back(static_cast<std::int32_t>(move[0]));
  return list;
}

template <class Check>
bool accepted(const Check& check) {
  try {
    check();
  } catch (const Refused&) {
    return false;
  }
  return true;
}

/// Calls f after each change of one entry to another number, of a length by one, and undoes it.
template <class F>
void with_each_change(std::vector<std::int32_t>& list, std::int32_t n, F f) {
  const auto whole = list;
  for (std::size_t i = 0; i < whole.size(); ++i) {
    for (std::int32_t other = -2; other <= n; ++other) {
      if (other == whole[i]) continue;
      list = whole;
      list[i] = other;
      f();
    }
    list = whole;
    list.erase(list.begin() + static_cast<std::ptrdiff_t>(i));
    f();
  }
  for (std::int32_t more = -1; more <= n; ++more) {
    list = whole;
    list.push_back(more);
    f();
  }
  list = whole;
}

/// By the definition, with every matching tried.
std::size_t largest_matching(const std::vector<Ends>& edges, unsigned gone, std::size_t from = 0) {
  std::size_t best = 0;
  for (std::size_t i = from; i < edges.size(); ++i) {
    const unsigned both = 1u << edges[i].u | 1u << edges[i].v;
    if (!(gone & both)) best = std::max(best, 1 + largest_matching(edges, gone | both, i + 1));
  }
  return best;
}

/// What a sound checker may accept: a maximum matching, whatever its barrier.
bool right(const Graph& graph, const Way& way, const VertexGeographyProof& proof) {
  unsigned gone = 0;
  for (const auto v : way) gone |= 1u << v;
  std::size_t covered = 0;
  for (const auto w : proof.matching.mate) covered += w >= 0;
  return covered == 2 * largest_matching(graph.edges, gone);
}

TEST(VertexGeographyProof, is_accepted_for_every_position_on_small_graphs) {
  for (std::int32_t n = 1; n <= 6; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      for (std::int32_t root = -1; root < n; ++root) {
        const auto board = root < 0 ? unrooted_board(n, edges) : rooted_board(n, edges, root);
        const Way way = root < 0 ? Way{} : Way{root};
        const auto winning = vertices(vertex_geography(board, {}, {})->best);
        EXPECT_NO_THROW(
            check_vertex_geography(board.graph, way, winning, prove_vertex_geography(board.graph, way, winning)));
      }
    });
  }
}

TEST(VertexGeographyProof, shows_no_other_set_of_winning_moves) {
  for (std::int32_t n = 1; n <= 5; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      for (std::int32_t root = 0; root < n; ++root) {
        const auto board = rooted_board(n, edges, root);
        auto winning = vertices(vertex_geography(board, {}, {})->best);
        const auto proof = prove_vertex_geography(board.graph, {root}, winning);
        with_each_change(winning, n, [&] {
          EXPECT_FALSE(accepted([&] { check_vertex_geography(board.graph, {root}, winning, proof); }));
        });
      }
    });
  }
}

TEST(VertexGeographyProof, is_refused_when_damaged) {
  std::size_t refused = 0;
  for (std::int32_t n = 2; n <= 5; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      for (std::int32_t root = 0; root < n; ++root) {
        const auto board = rooted_board(n, edges, root);
        const Way way{root};
        const auto winning = vertices(vertex_geography(board, {}, {})->best);
        auto proof = prove_vertex_geography(board.graph, way, winning);
        const auto still_accepted = [&] {
          return accepted([&] { check_vertex_geography(board.graph, way, winning, proof); });
        };
        ASSERT_TRUE(still_accepted());
        with_each_change(proof.matching.mate, n, [&] {
          EXPECT_FALSE(still_accepted());
          ++refused;
        });
        with_each_change(proof.matching.barrier, n, [&] {  // another barrier can prove the same
          if (still_accepted()) {
            EXPECT_TRUE(right(board.graph, way, proof));
          } else {
            ++refused;
          }
        });
        for (auto& path : proof.lost) {
          with_each_change(path, n, [&] {
            const bool start_only = path.size() > 1 && path.size() % 2 == 1;  // a different path to the same move
            if (still_accepted()) {
              EXPECT_TRUE(start_only);
            } else {
              ++refused;
            }
          });
        }
        if (!proof.lost.empty()) {
          proof.lost.pop_back();
          EXPECT_FALSE(still_accepted());
        }
      }
    });
  }
  EXPECT_GT(refused, 10'000u);
}

TEST(VertexGeographyProof, holds_in_the_middle_of_games_on_larger_boards) {
  std::mt19937 random(1);
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const auto named = board("random", {40}, "uvg", seed);
    const Graph graph(*named.vertices, *named.edges);
    along_a_random_play(named, random, [&](const auto& moves) {
      const auto finding = *vertex_geography({graph, std::nullopt}, moves, {});
      const auto way = vertices(moves), winning = vertices(finding.best);
      EXPECT_NO_THROW(check_vertex_geography(graph, way, winning, prove_vertex_geography(graph, way, winning)));
    });
  }
}

TEST(MatchingProof, of_a_large_grid_needs_no_other_structure) {
  const auto named = board("grid", {99, 101}, "uvg");
  const Graph graph(*named.vertices, *named.edges);
  const auto proof = prove_vertex_geography(graph, {}, {});
  const auto covered = check_maximum(graph, {}, proof.matching);
  for (std::size_t v = 0; v < covered.size(); ++v) EXPECT_EQ(covered[v] == 1, (v / 101 + v % 101) % 2 == 1);
  EXPECT_NO_THROW(check_vertex_geography(graph, {}, {}, proof, Others::unclaimed));
  EXPECT_THROW(check_vertex_geography(graph, {}, {}, proof), Refused);
}

TEST(EdgeGeographyProof, shows_every_lost_position_and_every_winning_move_on_bipartite_graphs) {
  for (std::int32_t n = 1; n <= 7; ++n) {
    every_bipartite_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      for (std::int32_t root = 0; root < n; ++root) {
        const auto board = rooted_board(n, edges, root);
        const auto winning = vertices(bipartite_edge_geography(board, {}, {})->best);
        const auto kernel = prove_edge_geography(board.graph, {root});
        EXPECT_EQ(kernel.has_value(), winning.empty());
        if (kernel) {
          EXPECT_NO_THROW(check_edge_geography_lost(board.graph, {root}, *kernel));
        }
        for (const auto move : winning)
          EXPECT_NO_THROW(
              check_edge_geography_won(board.graph, {root}, move, *prove_edge_geography(board.graph, {root, move})));
      }
    });
  }
}

TEST(EdgeGeographyProof, is_refused_when_damaged) {
  std::size_t refused = 0;
  for (std::int32_t n = 2; n <= 6; ++n) {
    every_bipartite_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const Graph graph(n, edges);
      for (std::int32_t root = 0; root < n; ++root) {
        auto kernel = prove_edge_geography(graph, {root});
        if (!kernel) continue;
        const auto whole = *kernel;
        with_each_change(*kernel, n, [&] {
          if (!accepted([&] { check_edge_geography_lost(graph, {root}, *kernel); })) {
            ++refused;
            return;
          }
          // Then it is another even kernel: the two differ by a vector of the kernel too.
          for (std::int32_t v = 0; v < n; ++v) {
            int neighbours = 0;
            for (const auto& [a, b] : edges) {
              neighbours += (a == v && std::binary_search(kernel->begin(), kernel->end(), b)) +
                            (b == v && std::binary_search(kernel->begin(), kernel->end(), a));
            }
            EXPECT_EQ(neighbours % 2, 0);
          }
        });
        for (std::int32_t v = 0; v < n; ++v) {
          if (!std::binary_search(whole.begin(), whole.end(), v)) {
            EXPECT_FALSE(accepted([&] { check_edge_geography_lost(graph, {v}, whole); }));
          }
        }
      }
    });
  }
  EXPECT_GT(refused, 1'000u);
}

TEST(EdgeGeographyProof, is_refused_for_ways_that_cannot_be_gone) {
  const Graph square(4, {{0, 1}, {1, 2}, {2, 3}, {0, 3}});
  EXPECT_NO_THROW(check_edge_geography_lost(square, {0}, {0, 2}));
  EXPECT_THROW(check_edge_geography_lost(square, {}, {0, 2}), Refused);
  EXPECT_THROW(check_edge_geography_lost(square, {9}, {0, 2}), Refused);
  EXPECT_THROW(check_edge_geography_won(square, {0}, 2, {0, 2}), Refused);
  EXPECT_THROW(check_edge_geography_won(square, {0, 1}, 0, {0, 2}), Refused);
  EXPECT_THROW(check_edge_geography_lost(square, {0}, {}), Refused);
  EXPECT_THROW(check_edge_geography_lost(square, {0}, {0, 1}), Refused);
  EXPECT_THROW(check_edge_geography_lost(square, {0}, {2, 0}), Refused);
}

TEST(NoKernelProof, excludes_by_rows_every_vertex_that_is_in_no_null_vector) {
  for (std::int32_t n = 1; n <= 6; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const Graph graph(n, edges);
      const auto sets = neighbour_sets(n, edges);
      unsigned null = 0;  // vertices that some set has whose neighbours are all met evenly
      for (unsigned set = 1; set < 1u << n; ++set) {
        if (std::all_of(sets.begin(), sets.end(), [&](unsigned s) { return std::popcount(s & set) % 2 == 0; }))
          null |= set;
      }
      Budget budget({});
      for (std::int32_t v = -1; v < n; ++v) {
        const Way way = v < 0 ? Way{} : Way{v};
        const auto excluded = exclude_kernels(graph, way, budget);
        ASSERT_EQ(excluded.has_value(), v < 0 ? null == 0 : !(null >> v & 1));
        if (excluded) {
          EXPECT_NO_THROW(check_no_kernel(graph, way, no_kernel_lines(*excluded)));
        }
      }
    });
  }
}

TEST(NoKernelProof, by_drat_shows_what_rows_do_not) {
  for (std::int32_t n = 1; n <= 5; ++n) {
    every_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const Graph graph(n, edges);
      const auto inside = in_even_kernels(n, edges);
      for (std::int32_t v = 0; v < n; ++v) {
        const auto found = find_even_kernel(graph, {v}, v, {}, nullptr, true);
        ASSERT_EQ(found.kernel.has_value(), (inside >> v & 1) == 1);
        if (!found.kernel) {
          EXPECT_NO_THROW(check_no_kernel(graph, {v}, no_kernel_lines(found.drat)));
        }
      }
    });
  }
}

/// The certificate of a named board, and what is shown by it.
Answer shown_by_certificate(Document document, std::optional<std::int64_t> root) {
  document.root = root;
  const auto session = open(document);
  const auto answer = session->solve({.proof = true});
  EXPECT_TRUE(answer.proof) << answer.source;
  const auto shown = answer.proof ? session->check(*answer.proof) : Answer{};
  EXPECT_EQ(shown.outcome, answer.outcome);
  return shown;
}

TEST(EdgeGeographyProof, of_large_grids_and_cubes) {
  const auto grid = board("grid", {300, 300}, "ueg");  // d = 301: every start is lost, by 300 kernels
  EXPECT_EQ(shown_by_certificate(grid, std::nullopt).starts, std::string(90'000, 'P'));
  EXPECT_EQ(shown_by_certificate(grid, 45'150).outcome, Outcome::loss);
  const auto coprime = board("grid", {300, 299}, "ueg");
  EXPECT_EQ(shown_by_certificate(coprime, 0).outcome, Outcome::win);       // the ball
  EXPECT_EQ(shown_by_certificate(coprime, 44'000).outcome, Outcome::win);  // an elimination
  EXPECT_EQ(shown_by_certificate(board("cube", {14}, "ueg"), 5).outcome, Outcome::loss);
  EXPECT_EQ(shown_by_certificate(board("cube", {13}, "ueg"), 5).best->size(), 13u);
}

TEST(EdgeGeographyProof, of_one_start_where_all_would_be_too_many) {
  const auto shown =
      shown_by_certificate(board("grid", {199, 399}, "ueg"), std::nullopt);  // d = 200: many starts are won
  EXPECT_EQ(shown.outcome, Outcome::win);
}

}  // namespace
}  // namespace arete::tests
