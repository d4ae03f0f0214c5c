#include "engine/theorems.hpp"

#include <span>

#include "engine/few_segments.hpp"
#include "theory/points/bi_complete_rooms.hpp"
#include "theory/points/bi_triangle_rooms.hpp"
#include "theory/triangulations/coloring_kayles.hpp"
#include "theory/geography/edge_geography.hpp"
#include "theory/triangulations/green_matching.hpp"
#include "theory/geography/grid_geography.hpp"
#include "theory/octal/kayles_on_paths.hpp"
#include "theory/geography/kernel_geography.hpp"
#include "theory/points/mono_complete_convex.hpp"
#include "theory/triangulations/mono_flip_convex.hpp"
#include "theory/points/mono_triangle_dawson.hpp"
#include "theory/octal/heaps.hpp"
#include "theory/picarete/bounds.hpp"
#include "theory/geography/vertex_geography.hpp"

namespace arete::inline engine {
namespace {

template <class Board>
struct Theorem {
  std::string_view game;
  std::optional<Finding> (*answer)(const Board&, const std::vector<MoveText>&, const Asked&);
};

template <class Board>
std::optional<Finding> first_answer(std::span<const Theorem<Board>> theorems, std::string_view game, const Board& board,
                                    const std::vector<MoveText>& moves, const Asked& asked) {
  for (const auto& theorem : theorems) {
    if (theorem.game != game) continue;
    auto finding = theorem.answer(board, moves, asked);
    if (!finding) continue;
    if (!asked.nimber) finding->nimber.reset();
    if (asked.all_best && !finding->complete && finding->value.exact())
      finding->source += "; best has only " + std::to_string(finding->best.size()) + " of these moves";
    return finding;
  }
  return std::nullopt;
}

/// Heaps stand for themselves: what is left after the moves is a board again.
std::optional<Finding> kayles_by_period(const Heaps& heaps, const std::vector<MoveText>&, const Asked& asked) {
  static const auto nimbers = PeriodicNimbers::proved(OctalCode(".77")).value();
  return find(nimbers, heaps, asked);
}
std::optional<Finding> dawson_by_period(const Heaps& heaps, const std::vector<MoveText>&, const Asked& asked) {
  static const auto nimbers = PeriodicNimbers::proved(OctalCode(".07")).value();
  return find(nimbers, heaps, asked);
}

constexpr Theorem<Heaps> on_heaps[] = {
    {"kayles", kayles_by_period},
    {"dawson-kayles", dawson_by_period},
};

/// The theorems on rooms; what they do not know of a board that is soon searched is left to the search.
template <BiGame game, auto find>
std::optional<Finding> by_bi_rooms(const PointSet& points, const std::vector<MoveText>& moves, const Asked& asked) {
  constexpr std::size_t most_points = 45;  // that a search takes
  const auto position = BiPosition::of(points, moves, game);
  if (!position) return std::nullopt;
  auto finding = find(points, *position, asked);
  const bool enough = finding.value.exact() && (finding.complete || !asked.all_best);
  const bool nothing = points.size() <= most_points && finding.value.low < 0 && finding.value.high > 0;
  return enough || !(nothing || few_segments(points, *position)) ? std::optional(std::move(finding)) : std::nullopt;
}

constexpr Theorem<PointSet> on_points[] = {
    {"mono-complete", mono_complete_convex},
    {"mono-triangle", mono_triangle_dawson},
    {"bi-complete", by_bi_rooms<BiGame::complete, bi_complete_rooms>},
    {"bi-triangle", by_bi_rooms<BiGame::triangle, bi_triangle_rooms>},
};

constexpr Theorem<Triangulation> on_triangulations[] = {
    {"coloring", coloring_kayles},
    {"all-green", green_matching},
    {"green-wins", green_matching},
    {"mono-flip", mono_flip_convex},
};

constexpr Theorem<Graph> on_graphs[] = {
    {"arc-kayles", arc_kayles_on_paths},
    {"node-kayles", node_kayles_on_paths},
    {"picarete", picarete_bounds},
};

constexpr Theorem<TokenBoard> with_a_token[] = {
    {"uvg", vertex_geography},
    {"ueg", grid_edge_geography},
    {"ueg", bipartite_edge_geography},
    {"ueg", kernel_edge_geography},
};

}  // namespace

std::optional<Finding> ask_theorems(std::string_view game, const Heaps& board, const std::vector<MoveText>& moves, const Asked& asked) {
  return first_answer<Heaps>(on_heaps, game, board, moves, asked);
}
std::optional<Finding> ask_theorems(std::string_view game, const PointSet& board, const std::vector<MoveText>& moves, const Asked& asked) {
  return first_answer<PointSet>(on_points, game, board, moves, asked);
}
std::optional<Finding> ask_theorems(std::string_view game, const Triangulation& board, const std::vector<MoveText>& moves, const Asked& asked) {
  return first_answer<Triangulation>(on_triangulations, game, board, moves, asked);
}
std::optional<Finding> ask_theorems(std::string_view game, const Graph& board, const std::vector<MoveText>& moves, const Asked& asked) {
  return first_answer<Graph>(on_graphs, game, board, moves, asked);
}
std::optional<Finding> ask_theorems(std::string_view game, const TokenBoard& board, const std::vector<MoveText>& moves, const Asked& asked) {
  return first_answer<TokenBoard>(with_a_token, game, board, moves, asked);
}

}  // namespace arete::engine
