#include "proof/kinds.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <sstream>

#include "proof/kinds/bi_room_lines.hpp"
#include "proof/kinds/components.hpp"
#include "proof/kinds/geography_lines.hpp"
#include "proof/kinds/green_flips.hpp"
#include "proof/kinds/heaps.hpp"
#include "proof/kinds/no_kernel.hpp"
#include "proof/kinds/parities.hpp"
#include "proof/kinds/plans.hpp"
#include "proof/kinds/triangulations.hpp"
#include "proof/words.hpp"

namespace arete::inline proof {
namespace {

Player to_move(const std::vector<MoveText>& moves) { return moves.size() % 2 == 0 ? Player::first : Player::second; }

/// What nobody drew, and the moves: all that lies on a board of one colour.
std::vector<Ends> drawn_on(const PointSet& points, const std::vector<MoveText>& moves) {
  auto edges = points.given().nobody;
  for (const Ends e : edges_of(moves)) edges.push_back(e);
  return edges;
}

/// The numbers of each line, which all begin with the same word.
std::vector<std::vector<std::int32_t>> read_lists(const std::string& lines, std::string_view word) {
  std::vector<std::vector<std::int32_t>> lists;
  std::istringstream in(lines);
  in.exceptions(std::ios::badbit);
  for (std::string line; std::getline(in, line);) {
    WordReader words(line, lists.size() + 1);
    require(words.next() == word, words.at() + "`" + std::string(word) + "` is expected");
    lists.push_back(words.numbers<std::int32_t>());
  }
  return lists;
}

/// `row A B C A B C …` or `faces A B C A B C …`: the corners of each face.
std::vector<std::vector<FaceCorners>> read_faces(const std::string& lines, std::string_view word) {
  std::vector<std::vector<FaceCorners>> lists;
  for (const auto& corners : read_lists(lines, word)) {
    require(corners.size() % 3 == 0, "a face has three corners");
    auto& list = lists.emplace_back();
    for (std::size_t i = 0; i < corners.size(); i += 3) list.push_back({corners[i], corners[i + 1], corners[i + 2]});
  }
  return lists;
}

/// `flips U V U V …`
std::vector<MoveText> read_flips(std::string_view line) {
  require(line.ends_with('\n'), "a line of flips is expected");
  WordReader words(line.substr(0, line.size() - 1), 1);
  require(words.next() == "flips", words.at() + "flips are expected");
  std::vector<MoveText> flips;
  while (!words.done()) {
    const auto u = words.number<std::int64_t>();
    flips.push_back({u, words.number<std::int64_t>()});
  }
  return flips;
}

/// Who wins a game of the last move by the nimber; nothing about single moves.
Finding by_nimber(int nimber, const std::vector<MoveText>& moves) {
  return {.to_move = to_move(moves), .value = Verdict::of(nimber == 0 ? -1 : 1), .complete = nimber == 0};
}

Finding check_rooms(const BoardPosition& position, const std::string& lines, const Effort& effort) {
  const auto& points = position.board.as<PointSet>();
  require(checkable(points.size(), position.moves.size()), "too large to be checked by rooms");
  return by_nimber(check_dawson_rooms(points, drawn_on(points, position.moves), read_lists(lines, "room"), effort),
                   position.moves);
}

Finding check_rows(const BoardPosition& position, const std::string& lines, const Effort& effort) {
  const auto& board = position.board.as<Triangulation>();
  require(checkable(board.triangles(), position.moves.size()), "too large to be checked by rows");
  return by_nimber(check_kayles_rows(board, drawn_on(board.points(), position.moves), read_faces(lines, "row"), effort),
                   position.moves);
}

/// The flips show what can be reached; faces, if there are any, that no more can be.
Finding check_flips(const BoardPosition& position, const std::string& lines, const Effort& effort) {
  const auto& board = position.board.as<Triangulation>();
  const auto end = lines.find('\n') + 1;
  const auto faces = read_faces(lines.substr(end), "faces");
  require(faces.size() <= 1, "one line of faces at most is expected");
  auto flips = edges_of(position.moves);
  const auto now = played(board, flips, effort);
  Finding finding;
  finding.lead = static_cast<Value>(now.green());
  finding.line = read_flips(std::string_view(lines).substr(0, end));
  for (const Ends e : edges_of(*finding.line)) flips.push_back(e);
  const auto green = static_cast<Value>(played(board, flips, effort).green());
  const auto black = faces.empty() ? 0 : static_cast<Value>(check_least_black(now, faces.front(), effort));
  finding.value = {green - finding.lead, static_cast<Value>(board.edges().size()) - black - finding.lead};
  finding.complete = false;  // nothing is said about single moves
  return finding;
}

Finding check_subgames(const BoardPosition& position, const std::string& lines, const Effort& effort) {
  const bool extra = position.game == "bi-complete";
  // Its rooms are those of an empty board.
  require(position.board.as<PointSet>().given().empty(), "rooms are not proved where segments are given");
  const auto shown =
      check_bi_rooms(position.board.as<PointSet>(), edges_of(position.moves), extra, read_room_lines(lines), effort);
  return {.to_move = shown.to_move, .lead = shown.lead, .value = Verdict::of(shown.value), .complete = false};
}

Finding check_sorts(const BoardPosition& position, const std::string& lines, const Effort& effort) {
  auto finding = check_parities(position.board.as<Graph>(), edges_of(position.moves), lines, effort);
  finding.to_move = to_move(position.moves);
  return finding;
}

/// Every winning move of the token, and every start where it is still to be put down.
Finding by_winning_moves(const BoardPosition& position, const std::vector<std::int32_t>& winning) {
  const auto& board = position.board.as<Rooted<Graph, 1>>();
  Finding finding{.to_move = to_move(position.moves), .value = Verdict::of(winning.empty() ? -1 : 1)};
  for (const auto v : winning) finding.best.push_back({v});
  if (board.roots || !position.moves.empty()) return finding;
  finding.starts = std::string(static_cast<std::size_t>(board.graph.vertices), 'N');
  for (const auto v : winning) (*finding.starts)[static_cast<std::size_t>(v)] = 'P';
  return finding;
}

Finding check_matching_kind(const BoardPosition& position, const std::string& text, const Effort& effort) {
  const auto& board = position.board.as<Rooted<Graph, 1>>();
  const auto way = checked_way(board, position.moves, Used::vertices);
  std::istringstream lines(text);
  return by_winning_moves(position, winning_by_matching(board.graph, way, lines, effort));
}

Finding check_kernels_kind(const BoardPosition& position, const std::string& text, const Effort& effort) {
  const auto& board = position.board.as<Rooted<Graph, 1>>();
  const auto way = checked_way(board, position.moves, Used::edges);
  std::istringstream lines(text);
  const auto winning = winning_by_kernels(board.graph, way, lines, effort);
  if (winning.complete) return by_winning_moves(position, winning.moves);
  return {.to_move = to_move(position.moves), .value = Verdict::of(1), .complete = false};
}

Finding check_no_kernel_kind(const BoardPosition& position, const std::string& text, const Effort& effort) {
  const auto& board = position.board.as<Rooted<Graph, 1>>();
  check_no_kernel(board.graph, checked_way(board, position.moves, Used::edges), text, effort);
  Finding finding{.to_move = to_move(position.moves), .value = Verdict::unknown(), .complete = false};
  finding.excluded = no_even_kernel;
  return finding;
}

constexpr std::array<std::string_view, 1> in_uvg{"uvg"}, in_ueg{"ueg"}, in_coloring{"coloring"},
    in_mono_triangle{"mono-triangle"}, in_mono_complete{"mono-complete"}, in_picarete{"picarete"},
    in_bi_triangle{"bi-triangle"};
constexpr std::array<std::string_view, 2> in_solitaires{"all-green", "green-wins"},
    in_two_colours{"bi-complete", "bi-triangle"}, on_heaps{"kayles", "dawson-kayles"};

constexpr std::array<ProofKind, 11> kinds{{
    {by_matching, in_uvg, check_matching_kind},
    {by_kernels, in_ueg, check_kernels_kind},
    {by_no_kernel, in_ueg, check_no_kernel_kind},
    {by_flips, in_solitaires, check_flips},
    {by_rows, in_coloring, check_rows},
    {by_rooms, in_mono_triangle, check_rooms},
    {by_subgames, in_two_colours, check_subgames},
    {by_plans, in_bi_triangle, check_plans},
    {by_parities, in_picarete, check_sorts},
    {by_components, in_mono_complete, check_components},
    {by_heaps, on_heaps, check_heaps},
}};

}  // namespace

std::span<const ProofKind> proof_kinds() { return kinds; }

Finding check_kind(const Proof& proof, const BoardPosition& position, const Effort& effort) {
  for (const auto& kind : kinds) {
    if (kind.name == proof.by && std::ranges::find(kind.games, position.game) != kind.games.end())
      return kind.check(position, proof.lines, effort);
  }
  throw Refused("a proof by `" + proof.by.substr(0, 20) + "` says nothing about this game");
}

BoundsOf bounds_to_believe(std::string_view game) {
  return std::ranges::find(in_picarete, game) != in_picarete.end() ? parity_bounds_of : stated_bounds;
}

std::vector<Ends> edges_of(const std::vector<MoveText>& moves) {
  constexpr auto most = std::numeric_limits<std::int32_t>::max();
  std::vector<Ends> edges;
  for (const auto& m : moves) {
    require(m.size() == 2 && std::min(m[0], m[1]) >= 0 && std::max(m[0], m[1]) <= most, "a move names no edge");
    edges.push_back(ordered({static_cast<std::int32_t>(m[0]), static_cast<std::int32_t>(m[1])}));
  }
  return edges;
}

bool checkable(std::size_t elements, std::size_t moves) {
  constexpr std::size_t most_in_heap = 20'000;
  return elements <= most_in_heap && elements * moves <= most_proof_words;
}

void append_numbers(std::string& lines, std::string_view word, std::span<const std::int32_t> numbers) {
  lines += word;
  for (const auto v : numbers) lines += ' ' + std::to_string(v);
  lines += '\n';
}

}  // namespace arete::inline proof
