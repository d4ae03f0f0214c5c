#include "theory/geography/token_walk.hpp"

#include <numeric>

#include "base/input_error.hpp"
#include "theory/edge_moves.hpp"

namespace arete::inline theory {
namespace {

/// The index of an edge that is there; the number of edges otherwise.
std::size_t edge_between(const Graph& graph, std::int32_t u, std::int32_t v) {
  const Ends wanted = ordered({u, v});
  const auto found = std::lower_bound(graph.edges.begin(), graph.edges.end(), wanted);
  return static_cast<std::size_t>((found != graph.edges.end() && *found == wanted ? found : graph.edges.end()) -
                                  graph.edges.begin());
}

/// The walk where used(from, to, edge) tells whether the last rule forbids a step, and marks it if not.
template <class Use>
TokenWalk walk(const TokenBoard& board, const std::vector<MoveText>& moves, Budget* budget, Use use) {
  TokenWalk walk;
  if (board.roots) walk.way.push_back(board.roots->front());
  for (std::size_t i = 0; i < moves.size(); ++i) {
    look(budget);
    const auto to = vertex_of_move(moves, i, board.graph.vertices);
    if (!walk.unrooted()) {
      const auto edge = edge_between(board.graph, walk.token(), to);
      const bool there = edge < board.graph.edges.size();
      if (const auto why = use(walk.token(), to, there ? edge : board.graph.edges.size()); !why.empty())
        refuse_move(moves, i, why);
    }
    walk.way.push_back(to);
    walk.to_move = opponent(walk.to_move);
  }
  return walk;
}

void check_size(const Graph& graph) {
  if (graph.edges.size() >= std::size_t{1} << 30) throw InputError("edges", "more edges than the theorems take: 2^30");
}

std::string no_edge(std::int32_t from) { return "no edge leads there from " + std::to_string(from); }

}  // namespace

double bytes_for(const TokenBoard& board, const std::vector<MoveText>& moves) {
  const bool unrooted = !board.roots && moves.empty();
  const double vertex = unrooted ? 96 : 12, edge = 9;
  return vertex * static_cast<double>(board.graph.vertices) + edge * static_cast<double>(board.graph.edges.size());
}

TokenWalk walk_on_vertices(const TokenBoard& board, const std::vector<MoveText>& moves, Budget* budget) {
  Flags used(static_cast<std::size_t>(board.graph.vertices));
  return walk(board, moves, budget, [&](std::int32_t from, std::int32_t to, std::size_t edge) -> std::string {
    used[static_cast<std::size_t>(from)] = 1;
    if (used[static_cast<std::size_t>(to)]) return "this vertex has been used";
    return edge < board.graph.edges.size() ? "" : no_edge(from);
  });
}

TokenWalk walk_on_edges(const TokenBoard& board, const std::vector<MoveText>& moves, Budget* budget) {
  Flags used(board.graph.edges.size());
  return walk(board, moves, budget, [&](std::int32_t from, std::int32_t, std::size_t edge) -> std::string {
    if (edge == used.size()) return no_edge(from);
    if (used[edge]) return "the edge from " + std::to_string(from) + " has been used";
    used[edge] = 1;
    return "";
  });
}

Flags used_edges(const Graph& graph, const std::vector<std::int32_t>& way) {
  Flags used(graph.edges.size());
  for (std::size_t i = 1; i < way.size(); ++i) used[edge_between(graph, way[i - 1], way[i])] = 1;
  return used;
}

Flags used_vertices(const Graph& graph, const std::vector<std::int32_t>& way) {
  Flags used(static_cast<std::size_t>(graph.vertices));
  for (const auto v : way) used[static_cast<std::size_t>(v)] = 1;
  return used;
}

Arcs arcs(const Graph& graph, const Flags& without, Budget* budget) {
  check_size(graph);
  const auto kept = [&](std::size_t e) { return without.empty() || !without[e]; };
  Arcs arcs;
  arcs.first.assign(static_cast<std::size_t>(graph.vertices) + 1, 0);
  for (std::size_t e = 0; e < graph.edges.size(); ++e) {
    look(budget);
    if (!kept(e)) continue;
    ++arcs.first[static_cast<std::size_t>(graph.edges[e].u) + 1];
    ++arcs.first[static_cast<std::size_t>(graph.edges[e].v) + 1];
  }
  std::partial_sum(arcs.first.begin(), arcs.first.end(), arcs.first.begin());
  arcs.target.resize(static_cast<std::size_t>(arcs.first.back()));
  auto next = arcs.first;
  for (std::size_t e = 0; e < graph.edges.size();
       ++e) {  // sorted by u and then v, so the neighbours of each vertex come sorted
    look(budget);
    if (!kept(e)) continue;
    const auto [u, v] = graph.edges[e];
    arcs.target[static_cast<std::size_t>(next[static_cast<std::size_t>(u)]++)] = v;
    arcs.target[static_cast<std::size_t>(next[static_cast<std::size_t>(v)]++)] = u;
  }
  return arcs;
}

void check_starts(const Question& asked, const TokenWalk& walk) {
  if (asked.all_starts && !walk.unrooted()) throw InputError("root", "all starts are asked for, but the root is given");
}

Finding rooted_finding(const Question& asked, const TokenWalk& walk, const std::vector<std::int32_t>& winning) {
  Finding finding;
  finding.to_move = walk.to_move;
  finding.value = Verdict::of(winning.empty() ? -1 : 1);
  if (winning.empty()) finding.nimber = Nimber(0);
  for (const auto w : winning) {
    if (finding.best.empty() || asked.all_best) finding.best.push_back({w});
  }
  return finding;
}

Finding unrooted_finding(const Question& asked, const TokenWalk& walk, const Flags& lost) {
  std::vector<std::int32_t> winning;
  for (std::size_t v = 0; v < lost.size(); ++v) {
    if (lost[v]) winning.push_back(static_cast<std::int32_t>(v));
  }
  auto finding = rooted_finding(asked, walk, winning);
  if (asked.all_starts) {
    finding.starts.emplace(lost.size(), 'N');
    for (const auto v : winning) (*finding.starts)[static_cast<std::size_t>(v)] = 'P';
  }
  return finding;
}

}  // namespace arete::inline theory
