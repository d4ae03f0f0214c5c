#include "engine/theorems.hpp"

#include <algorithm>
#include <set>
#include <span>

#include "base/input_error.hpp"
#include "base/limits.hpp"
#include "proof/kinds.hpp"
#include "proof/kinds/bi_room_lines.hpp"
#include "proof/kinds/components.hpp"
#include "proof/kinds/geography_lines.hpp"
#include "proof/kinds/heaps.hpp"
#include "proof/kinds/parities.hpp"
#include "proof/kinds/triangulations.hpp"
#include "theory/edge_moves.hpp"
#include "theory/geography/cube_geography.hpp"
#include "theory/geography/edge_geography.hpp"
#include "theory/geography/grid_geography.hpp"
#include "theory/geography/kernel_geography.hpp"
#include "theory/geography/kernel_lines.hpp"
#include "theory/geography/proofs.hpp"
#include "theory/geography/twins.hpp"
#include "theory/geography/vertex_geography.hpp"
#include "theory/octal/heaps.hpp"
#include "theory/octal/kayles_on_paths.hpp"
#include "theory/picarete/bounds.hpp"
#include "theory/points/bi_complete_rooms.hpp"
#include "theory/points/bi_reply.hpp"
#include "theory/points/bi_room_proof.hpp"
#include "theory/points/bi_triangle_rooms.hpp"
#include "theory/points/convex_drawing.hpp"
#include "theory/points/mono_complete_convex.hpp"
#include "theory/points/mono_triangle_dawson.hpp"
#include "theory/triangulations/coloring_kayles.hpp"
#include "theory/triangulations/green_matching.hpp"
#include "theory/triangulations/green_proof.hpp"
#include "theory/triangulations/mono_flip_convex.hpp"
#include "theory/used_part.hpp"

namespace arete::inline engine {
namespace {

/// What a search settles in moments, with every best move and a proof of all that, is left to it.
bool few_segments(const PointSet& points, const BiPosition& position) {
  constexpr std::size_t few = 36;
  std::size_t left = 0;
  for (const auto& room : position.rooms) left += choices(room);
  return points.size() <= most_points && left <= few;
}

/// The theorems on rooms; what they do not know of a board that is soon searched is open to a search.
template <BiGame game, auto find>
std::optional<Finding> by_bi_rooms(const PointSet& points, const std::vector<MoveText>& moves, const Question& asked) {
  const MemoryShare memory(asked.budget, bytes_for(points, moves));
  const auto position = BiPosition::of(points, moves, game, asked.budget);
  if (!position) return std::nullopt;
  auto finding = find(points, *position, asked);
  if (finding.idea && !position->over && finding.value.low <= 0 && !all_full(position->rooms)) {
    if (auto reply = idea_of_reply(points, moves, game, *position)) finding.idea = *std::move(reply);
  }
  const bool enough = finding.value.exact() && (finding.complete || !asked.all_best);
  const bool nothing = points.size() <= most_points && finding.value.low < 0 && finding.value.high > 0;
  finding.open = !enough && (nothing || few_segments(points, *position));
  return finding;
}

/// Heaps stand for themselves: what is left after the moves is a board again.
const PeriodicNimbers& kayles_nimbers() {
  static const auto nimbers = PeriodicNimbers::proved(OctalCode(".77")).value();
  return nimbers;
}
const PeriodicNimbers& dawson_nimbers() {
  static const auto nimbers = PeriodicNimbers::proved(OctalCode(".07")).value();
  return nimbers;
}
template <auto nimbers>
std::optional<Finding> by_period(const Position& position, const Question& asked) {
  const MemoryShare memory(asked.budget, static_cast<double>(sizeof(std::int64_t) * position.now.at.all().size()));
  Heaps heaps;
  heaps.sizes.assign(position.now.at.all().begin(), position.now.at.all().end());
  auto finding = find(nimbers(), heaps, asked);
  finding.to_move = position.now.to_move;
  return finding;
}

/// A theorem about boards of one kind, asked about any position on one.
template <class Board, auto theorem>
std::optional<Finding> on(const Position& position, const Question& asked) {
  return theorem(position.board.as<Board>(), position.moves, asked);
}

/// The answer about the part of a graph that is used, or about the whole where there is no smaller part, and where a
/// move is refused: in terms of the document.
template <class OfPart, class OfWhole>
std::optional<Finding> by_used_part(const std::optional<UsedPart>& part, OfPart of_part, OfWhole of_whole) {
  if (!part) return of_whole();
  try {
    auto finding = of_part();
    if (finding) part->rename(*finding);
    return finding;
  } catch (const InputError&) {
    return of_whole();
  }
}
/// A theorem about graphs on which edges are chosen, or vertices while some isolated ones stay.
template <auto theorem, std::size_t isolated = 0>
std::optional<Finding> on_graph(const Position& position, const Question& asked) {
  const auto& graph = position.board.as<Graph>();
  const auto part = UsedPart::of(graph, {}, position.moves, isolated, asked.budget);
  return by_used_part(
      part, [&] { return theorem(part->graph(), part->moves(), asked); },
      [&] { return theorem(graph, position.moves, asked); });
}
/// A theorem about the way of a token.
template <auto theorem>
std::optional<Finding> on_way(const Position& position, const Question& asked) {
  const auto& board = position.board.as<TokenBoard>();
  const auto part =
      board.roots ? UsedPart::of(board.graph, {board.roots->front()}, position.moves, 0, asked.budget) : std::nullopt;
  return by_used_part(
      part,
      [&] {
        return theorem({part->graph(), {{part->number(board.roots->front())}}}, part->moves(), asked);
      },
      [&] { return theorem(board, position.moves, asked); });
}

using Lines = std::optional<std::string>;

template <BiGame game>
Lines subgames(const Position& position, const Finding& finding, Budget& budget) {
  const auto& points = position.board.as<PointSet>();
  const auto rooms = BiPosition::of(points, position.moves, game, &budget).value();
  if (!points.given().empty()) return std::nullopt;  // such proofs begin with an empty board
  const auto proof = prove_by_rooms(points, rooms, game, finding.value);
  return proof ? std::optional(room_lines(*proof)) : std::nullopt;
}

Lines rooms(const Position& position, const Finding&, Budget& budget) {
  const auto& points = position.board.as<PointSet>();
  const auto rooms =
      checkable(points.size(), position.moves.size()) ? dawson_rooms(points, position.moves, &budget) : std::nullopt;
  if (!rooms) return std::nullopt;
  std::string lines;
  for (const auto& room : *rooms) append_numbers(lines, "room", room);
  return lines;
}

Lines components(const Position& position, const Finding&, Budget& budget) {
  const auto& points = position.board.as<PointSet>();
  if (!checkable(points.size(), position.moves.size())) return std::nullopt;
  const auto components = drawn_components(points, position.moves, &budget);
  return components ? std::optional(component_lines(*components)) : std::nullopt;
}

template <auto nimbers>
Lines nim_table(const Position&, const Finding&, Budget&) {
  const auto& period = nimbers().period();
  NimTable table{std::max<std::size_t>(period.preperiod, 1), period.period, {}};
  for (std::size_t n = 0; n <= period.needed(); ++n) table.values.push_back(nimbers().at(n));
  return heap_lines(table);
}

Lines rows(const Position& position, const Finding&, Budget& budget) {
  const auto& board = position.board.as<Triangulation>();
  const auto rows =
      checkable(board.triangles(), position.moves.size()) ? kayles_rows(board, position.moves, &budget) : std::nullopt;
  if (!rows) return std::nullopt;
  std::string lines;
  for (const auto& row : *rows) {
    std::vector<std::int32_t> corners;
    for (const auto& face : row) corners.insert(corners.end(), face.begin(), face.end());
    append_numbers(lines, "row", corners);
  }
  return lines;
}

Lines flips(const Position& position, const Finding& finding, Budget& budget) {
  return green_proof_lines(position.board.as<Triangulation>(), position.moves, finding, budget);
}

Lines sorts(const Position& position, const Finding&, Budget& budget) {
  constexpr double each = 160;  // bytes of an edge, as in its check
  const auto& graph = position.board.as<Graph>();
  const MemoryShare memory(&budget, each * static_cast<double>(graph.edges.size()));
  return parity_lines(graph, edges_of(position.moves));
}

std::vector<std::int32_t> vertices_of(const std::vector<MoveText>& moves) {
  std::vector<std::int32_t> list;
  for (const auto& m : moves) list.push_back(static_cast<std::int32_t>(m[0]));
  return list;
}

Lines matching(const Position& position, const Finding& finding, Budget& budget) {
  const auto& board = position.board.as<TokenBoard>();
  const auto winning = vertices_of(finding.best);
  if (winning.size() * static_cast<std::size_t>(board.graph.vertices) > most_proof_words) return std::nullopt;
  return matching_lines(
      prove_vertex_geography(board.graph, checked_way(board, position.moves, Used::vertices), winning, &budget));
}
Lines kernels(const Position& position, const Finding& finding, Budget& budget) {
  const auto& board = position.board.as<TokenBoard>();
  return kernel_lines(board.graph, checked_way(board, position.moves, Used::edges), vertices_of(finding.best), budget);
}

/// What a theorem makes of edges that are given: nothing, it is not asked then; it reads them from the board; or it
/// asks only what is drawn, so that they stand for moves, as far as they complete no face.
enum class OfGiven { nothing, read, drawn, drawn_open };

/// A theorem and, if it has one, the kind of its proof.
struct Theorem {
  std::string_view game;
  std::optional<Finding> (*answer)(const Position&, const Question&);
  std::string_view kind = {};
  Lines (*prove)(const Position&, const Finding&, Budget&) = nullptr;
  OfGiven of_given = OfGiven::nothing;
  bool shows_moves = false;  ///< a proof shows every best move
};

/// Of one game, the first that applies answers.
constexpr Theorem theorems[] = {
    {"kayles", by_period<kayles_nimbers>, by_heaps, nim_table<kayles_nimbers>},
    {"dawson-kayles", by_period<dawson_nimbers>, by_heaps, nim_table<dawson_nimbers>},
    {"mono-complete", on<PointSet, mono_complete_convex>, by_components, components, OfGiven::drawn},
    {"mono-triangle", on<PointSet, mono_triangle_dawson>, by_rooms, rooms, OfGiven::drawn_open},
    {"bi-complete", on<PointSet, by_bi_rooms<BiGame::complete, bi_complete_rooms>>, by_subgames,
     subgames<BiGame::complete>, OfGiven::read},
    {"bi-triangle", on<PointSet, by_bi_rooms<BiGame::triangle, bi_triangle_rooms>>, by_subgames,
     subgames<BiGame::triangle>, OfGiven::read},
    {"coloring", on<Triangulation, coloring_kayles>, by_rows, rows, OfGiven::drawn_open},
    {"all-green", on<Triangulation, all_green_solitaire>, by_flips, flips},
    {"green-wins", on<Triangulation, green_wins_solitaire>, by_flips, flips},
    {"mono-flip", on<Triangulation, mono_flip_convex>, {}, nullptr, OfGiven::read},
    {"arc-kayles", on_graph<arc_kayles_on_paths>},
    {"node-kayles", on_graph<node_kayles_on_paths, most_listed + 1>},
    {"picarete", on_graph<picarete_bounds>, by_parities, sorts, OfGiven::nothing, true},
    {"uvg", on_way<vertex_geography>, by_matching, matching, OfGiven::nothing, true},
    {"ueg", on_way<cube_edge_geography>, by_kernels, kernels, OfGiven::nothing, true},
    {"ueg", on_way<grid_edge_geography>, by_kernels, kernels, OfGiven::nothing, true},
    {"ueg", on_way<twin_edge_geography>, by_kernels, kernels, OfGiven::nothing, true},
    {"ueg", on_way<bipartite_edge_geography>, by_kernels, kernels, OfGiven::nothing, true},
    {"ueg", on_way<kernel_edge_geography>, by_kernels, kernels, OfGiven::nothing, true},
};

const Given* given_on(const AnyBoard& board) {
  const Given* given = nullptr;
  if (board.kind() == BoardKind::points) given = &board.as<PointSet>().given();
  if (board.kind() == BoardKind::triangulation) given = &board.as<Triangulation>().points().given();
  return given != nullptr && !given->empty() ? given : nullptr;
}

/// Whether three of the edges are a triangle; of a few hundred edges.
bool has_triangle(const std::vector<Ends>& edges) {
  std::set<Ends> all;
  for (const Ends e : edges) all.insert(ordered(e));
  for (const Ends e : all) {
    for (auto next = all.upper_bound({e.v, e.v}); next != all.end() && next->u == e.v; ++next) {
      if (all.contains({e.u, next->v})) return true;
    }
  }
  return false;
}

/// The position as a theorem can be asked about it, if it can be.
std::optional<Position> as_asked(const Theorem& theorem, const Position& position) {
  const Given* given = given_on(position.board);
  if (given == nullptr || theorem.of_given == OfGiven::read) return position;
  if (theorem.of_given == OfGiven::nothing || !position.playable()) return std::nullopt;
  if (theorem.of_given == OfGiven::drawn_open && has_triangle(given->nobody)) return std::nullopt;
  Position drawn = position;
  drawn.moves.clear();
  for (const Ends e : given->nobody) drawn.moves.push_back({e.u, e.v});
  drawn.moves.insert(drawn.moves.end(), position.moves.begin(), position.moves.end());
  return drawn;
}

}  // namespace

std::optional<Finding> ask_theorems(const Position& position, const Question& asked) {
  for (const auto& theorem : theorems) {
    if (theorem.game != position.game->id) continue;
    const auto told = as_asked(theorem, position);
    auto finding = told ? theorem.answer(*told, asked) : std::nullopt;
    if (!finding) continue;
    if (position.playable()) {  // what is given was nobody's move
      finding->to_move = position.now.to_move;
      finding->lead = position.now.lead;
    }
    if (!asked.nimber) finding->nimber.reset();
    if (asked.all_best && !finding->complete && finding->value.exact()) {
      finding->source += "; best has only " + std::to_string(finding->best.size()) + " of these moves";
    }
    return finding;
  }
  return std::nullopt;
}

std::optional<Proof> prove(const Position& position, const Finding& finding, Budget& budget) {
  const auto theorem = std::ranges::find(theorems, position.game->id, &Theorem::game);
  if (theorem == std::end(theorems) || theorem->prove == nullptr) return std::nullopt;
  const auto told = as_asked(*theorem, position);
  auto lines = told ? theorem->prove(*told, finding, budget) : std::nullopt;
  return lines ? std::optional(Proof{std::string(theorem->kind), *std::move(lines)}) : std::nullopt;
}

bool proves_moves(const Position& position) {
  const auto theorem = std::ranges::find(theorems, position.game->id, &Theorem::game);
  return theorem != std::end(theorems) && theorem->shows_moves;
}

}  // namespace arete::inline engine
