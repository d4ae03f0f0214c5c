// U, section 3: edge geography on bipartite graphs, as a game on a matrix over GF(2).

#include "proof/kinds/geography.hpp"
#include "reproduce/geography/checks.hpp"

namespace arete::inline reproduce::geography {
namespace {

/// The bipartite adjacency matrix of a small graph: a row for each vertex of one side, a column for each of the other.
struct AdjacencyMatrix {
  std::vector<std::int32_t> row_vertices, column_vertices;
  std::vector<unsigned> rows;

  AdjacencyMatrix(std::int32_t n, const std::vector<Ends>& edges) {
    unsigned side = 0;
    has_two_sides(n, edges, &side);
    for (std::int32_t v = 0; v < n; ++v) (side >> v & 1 ? row_vertices : column_vertices).push_back(v);
    rows.resize(row_vertices.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (std::size_t j = 0; j < column_vertices.size(); ++j) {
        const Ends e = ordered({row_vertices[i], column_vertices[j]});
        if (std::find(edges.begin(), edges.end(), e) != edges.end()) rows[i] |= 1u << j;
      }
    }
  }
  AdjacencyMatrix transposed() const {
    AdjacencyMatrix other = *this;
    std::swap(other.row_vertices, other.column_vertices);
    other.rows.assign(column_vertices.size(), 0);
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (std::size_t j = 0; j < column_vertices.size(); ++j) other.rows[j] |= (rows[i] >> j & 1) << i;
    }
    return other;
  }
};

/// Whether the player to move wins who has to change a 1 of this row; the opponent then plays in its column.
bool wins_on(const std::vector<unsigned>& rows, std::size_t row, std::size_t columns) {
  for (std::size_t j = 0; j < columns; ++j) {
    if (!(rows[row] >> j & 1)) continue;
    std::vector<unsigned> turned(columns);  // with the 1 changed to a 0
    for (std::size_t i = 0; i < rows.size(); ++i) {
      for (std::size_t k = 0; k < columns; ++k) {
        if ((i != row || k != j) && rows[i] >> k & 1) turned[k] |= 1u << i;
      }
    }
    if (!wins_on(turned, j, rows.size())) return true;
  }
  return false;
}

/// By trying every set of the other rows.
bool in_span_of_others(const std::vector<unsigned>& rows, std::size_t row) {
  for (unsigned set = 0; set < 1u << rows.size(); ++set) {
    unsigned sum = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) sum ^= set >> i & 1 ? rows[i] : 0;
    if (!(set >> row & 1) && sum == rows[row]) return true;
  }
  return false;
}

/// Calls f with each line of the matrices of every bipartite graph up to n vertices: the matrix with the line as a row,
/// the number of that row, and whether the start is lost by the plain search.
template <class F>
void every_line(std::int32_t most, F f) {
  for (std::int32_t n = 1; n <= most; ++n) {
    every_bipartite_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto starts = starts_by_rules("ueg", n, edges);
      const AdjacencyMatrix matrix(n, edges), turned = matrix.transposed();
      for (const AdjacencyMatrix* m : {&matrix, &turned}) {
        for (std::size_t i = 0; i < m->rows.size(); ++i)
          f(*m, i, lost(starts, m->row_vertices[i]), rooted(graph_of("ueg", n, edges), m->row_vertices[i]));
      }
    });
  }
}

/// Calls f with every bipartite graph, one side of it, and the starts by the plain search.
template <class F>
void every_side(std::int32_t most, F f) {
  for (std::int32_t n = 1; n <= most; ++n) {
    every_bipartite_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      unsigned side = 0;
      has_two_sides(n, edges, &side);
      const auto starts = starts_by_rules("ueg", n, edges);
      for (const unsigned x : {side, ~side & ((1u << n) - 1)}) f(n, edges, x, starts);
    });
  }
}

bool even_degrees(std::int32_t n, const std::vector<Ends>& edges, unsigned of) {
  const auto neighbours = neighbour_sets(n, edges);
  const auto list = members(of);
  return std::all_of(list.begin(), list.end(),
                     [&](std::int32_t v) { return std::popcount(neighbours[static_cast<std::size_t>(v)]) % 2 == 0; });
}

void expect_side_lost(Check& check, std::int32_t n, const std::vector<Ends>& edges, unsigned side,
                      const std::string& starts) {
  for (const auto v : members(side))
    check.expect(lost(starts, v), "rooted graphs", [&] { return rooted(graph_of("ueg", n, edges), v).write(); });
}

}  // namespace

Ruling play_on_a_matrix(Check& check) {
  const int most = check.size(7, 8, 8);
  every_line(most, [&](const AdjacencyMatrix& m, std::size_t row, bool is_lost, const Document& document) {
    check.expect(wins_on(m.rows, row, m.column_vertices.size()) != is_lost, "lines of matrices",
                 [&] { return document.write(); });
  });
  return confirmed(vertices_text(most) + ": changing 1s of M to 0s is the game on the graph");
}

Ruling lines_in_the_span(Check& check) {
  const int most = check.size(8, 9, 9);
  every_line(most, [&](const AdjacencyMatrix& m, std::size_t row, bool is_lost, const Document& document) {
    check.expect(in_span_of_others(m.rows, row) == is_lost, "lines of matrices", [&] { return document.write(); });
  });
  return confirmed(vertices_text(most));
}

Ruling lost_iff_in_a_kernel(Check& check) {
  const int most = check.size(8, 9, 9);
  for (std::int32_t n = 1; n <= most; ++n) {
    every_bipartite_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto starts = starts_by_rules("ueg", n, edges);
      const unsigned inside = in_even_kernels(n, edges);
      for (std::int32_t v = 0; v < n; ++v)
        check.expect(lost(starts, v) == (inside >> v & 1), "rooted graphs",
                     [&] { return rooted(graph_of("ueg", n, edges), v).write(); });
    });
  }
  return confirmed(vertices_text(most));
}

Ruling elimination_answers(Check& check) {
  const int most = check.size(7, 8, 9);
  for (std::int32_t n = 1; n <= most; ++n) {
    every_bipartite_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      for (std::int32_t v = 0; v < n; ++v) {
        const auto document = rooted(graph_of("ueg", n, edges), v);
        const auto answer = answer_to(document), searched = by_rules_alone(document);
        check.expect(answer.outcome == searched.outcome && answer.best == searched.best, "rooted graphs",
                     [&] { return document.write(); });
      }
    });
  }
  const auto large = rooted(named("grid", {60, 60}, "ueg"), 1830);
  const auto session = open(large);
  const auto answer = session->solve({.proof = true});
  check.expect(answer.proof && session->check(*answer.proof).outcome == answer.outcome, "large grids",
               [&] { return std::string("grid 60 60 from 1830"); });
  check.note("its certificate is checked");
  return confirmed(vertices_text(most) + ": the outcome and every winning move");
}

Ruling euler_graphs_are_lost(Check& check) {
  const int most = check.size(8, 9, 9);
  every_side(most, [&](std::int32_t n, const std::vector<Ends>& edges, unsigned side, const std::string& starts) {
    if (even_degrees(n, edges, (1u << n) - 1)) expect_side_lost(check, n, edges, side, starts);
  });
  return confirmed(vertices_text(most));
}

Ruling even_sides_are_lost(Check& check) {
  const int most = check.size(8, 9, 9);
  every_side(most, [&](std::int32_t n, const std::vector<Ends>& edges, unsigned side, const std::string& starts) {
    if (even_degrees(n, edges, ~side & ((1u << n) - 1))) expect_side_lost(check, n, edges, side, starts);
  });
  return confirmed(vertices_text(most));
}

Ruling unrooted_edge_geography(Check& check) {
  const int most = check.size(8, 9, 9);
  for (std::int32_t n = 1; n <= most; ++n) {
    every_bipartite_graph_up_to_isomorphism(n, [&](const std::vector<Ends>& edges) {
      const auto document = graph_of("ueg", n, edges);
      const AdjacencyMatrix m(n, edges);
      bool invertible = m.rows.size() == m.column_vertices.size();
      for (std::size_t i = 0; i < m.rows.size() && invertible; ++i) invertible = !in_span_of_others(m.rows, i);
      check.expect((by_rules_alone(document).outcome == Outcome::loss) == invertible, "graphs",
                   [&] { return document.write(); });
    });
  }
  return confirmed(vertices_text(most));
}

}  // namespace arete::inline reproduce::geography
