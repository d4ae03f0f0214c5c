// Proofs of what theorems find, as lines of certificates, and what such lines show.

#include <algorithm>
#include <limits>
#include <sstream>

#include "engine/few_segments.hpp"
#include "engine/theorems.hpp"
#include "proof/bi_room_lines.hpp"
#include "proof/geography_lines.hpp"
#include "proof/triangulations.hpp"
#include "proof/words.hpp"
#include "theory/bi_room_proof.hpp"
#include "theory/coloring_kayles.hpp"
#include "theory/geography_proofs.hpp"
#include "theory/mono_triangle_dawson.hpp"

namespace arete {
namespace {

constexpr std::string_view by_matching = "matching", by_kernels = "kernels", by_flips = "flips", by_rows = "rows", by_rooms = "rooms",
                           by_subgames = "subgames";
constexpr std::size_t most_words = 10'000'000;  ///< of a proof

/// The checkers of heaps go by definitions and take quadratic time.
constexpr std::size_t most_in_heap = 20'000;
bool checkable(std::size_t elements, std::size_t moves) { return elements <= most_in_heap && elements * moves <= most_words; }

Used used_in(std::string_view game) { return game == "uvg" ? Used::vertices : Used::edges; }

std::optional<BiGame> in_two_colours(std::string_view game) {
  if (game == "bi-triangle") return BiGame::triangle;
  return game == "bi-complete" ? std::optional(BiGame::complete) : std::nullopt;
}

std::vector<std::int32_t> vertices_of(const std::vector<MoveText>& moves) {
  std::vector<std::int32_t> list;
  for (const auto& m : moves) list.push_back(static_cast<std::int32_t>(m[0]));
  return list;
}

void append_numbers(std::string& lines, const std::string& what, const std::vector<std::int32_t>& numbers) {
  lines += what;
  for (const auto v : numbers) lines += ' ' + std::to_string(v);
  lines += '\n';
}

/// `row A B C A B C …`: the corners of each face.
std::string row_lines(const std::vector<std::vector<FaceCorners>>& rows) {
  std::string lines;
  for (const auto& row : rows) {
    std::vector<std::int32_t> corners;
    for (const auto& face : row) corners.insert(corners.end(), face.begin(), face.end());
    append_numbers(lines, "row", corners);
  }
  return lines;
}
/// The numbers of each line, which all begin with the same word.
std::vector<std::vector<std::int32_t>> read_lists(const std::string& lines, std::string_view word) {
  std::vector<std::vector<std::int32_t>> lists;
  std::istringstream in(lines);
  for (std::string line; std::getline(in, line);) {
    Words words(line, lists.size() + 1);
    require(words.next() == word, words.at() + "a " + std::string(word) + " is expected");
    lists.push_back(words.numbers<std::int32_t>());
  }
  return lists;
}
std::vector<std::vector<FaceCorners>> read_rows(const std::string& lines) {
  std::vector<std::vector<FaceCorners>> rows;
  for (const auto& corners : read_lists(lines, "row")) {
    require(corners.size() % 3 == 0, "a face has three corners");
    auto& row = rows.emplace_back();
    for (std::size_t i = 0; i < corners.size(); i += 3) row.push_back({corners[i], corners[i + 1], corners[i + 2]});
  }
  return rows;
}

/// A kernel for every winning move, and for the answer to every other.
std::optional<std::string> kernel_lines(const Graph& graph, const std::vector<std::int32_t>& way, const std::vector<std::int32_t>& winning) {
  std::string lines;
  if (!way.empty() && winning.empty()) {
    const auto kernel = prove_edge_geography(graph, way);
    if (!kernel) return std::nullopt;
    append_numbers(lines, "lost", *kernel);
    return lines;
  }
  const auto moves = moves_on_edges(graph, way);
  if (moves.size() * static_cast<std::size_t>(graph.vertices) > most_words) return std::nullopt;
  auto longer = way;
  longer.emplace_back();
  for (const auto move : moves) {
    longer.back() = move;
    if (std::binary_search(winning.begin(), winning.end(), move)) {
      const auto kernel = prove_edge_geography(graph, longer);
      if (!kernel) return std::nullopt;
      append_numbers(lines, "win " + std::to_string(move), *kernel);
      continue;
    }
    std::optional<std::vector<std::int32_t>> kernel;
    longer.emplace_back();
    std::int32_t answer = 0;
    const auto replies = moves_on_edges(graph, {longer.begin(), longer.end() - 1});
    for (std::size_t i = 0; i < replies.size() && !kernel; ++i) {
      answer = longer.back() = replies[i];
      kernel = prove_edge_geography(graph, longer);
    }
    longer.pop_back();
    if (!kernel) return std::nullopt;
    append_numbers(lines, "lose " + std::to_string(move) + ' ' + std::to_string(answer), *kernel);
  }
  return lines;
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
/// `flips U V U V …`
std::vector<MoveText> read_flips(std::string_view lines) {
  require(lines.ends_with('\n') && lines.find('\n') + 1 == lines.size(), "one line of flips is expected");
  Words words(lines.substr(0, lines.size() - 1), 1);
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
  Finding finding;
  finding.to_move = moves.size() % 2 == 0 ? Player::first : Player::second;
  finding.value = Verdict::of(nimber == 0 ? -1 : 1);
  finding.complete = nimber == 0;
  return finding;
}

[[noreturn]] void refuse_kind(const Proof& proof) { throw Refused("a proof by `" + proof.by.substr(0, 20) + "` says nothing about this game"); }

}  // namespace

std::optional<Proof> prove(std::string_view, const Heaps&, const std::vector<MoveText>&, const Finding&) { return std::nullopt; }
std::optional<Proof> prove(std::string_view, const Graph&, const std::vector<MoveText>&, const Finding&) { return std::nullopt; }
std::optional<Proof> prove(std::string_view game, const PointSet& points, const std::vector<MoveText>& moves, const Finding& finding) {
  if (const auto colours = in_two_colours(game)) {
    const auto position = BiPosition::of(points, moves, *colours).value();
    if (few_segments(points, position)) return std::nullopt;  // a search proves the best moves too
    const auto proof = prove_by_rooms(points, position, *colours, finding.value);
    return proof ? std::optional(Proof{std::string(by_subgames), room_lines(*proof)}) : std::nullopt;
  }
  const auto rooms = game == "mono-triangle" && checkable(points.size(), moves.size()) ? dawson_rooms(points, moves) : std::nullopt;
  if (!rooms) return std::nullopt;
  std::string lines;
  for (const auto& room : *rooms) append_numbers(lines, "room", room);
  return Proof{std::string(by_rooms), lines};
}

std::optional<Proof> prove(std::string_view game, const Triangulation& board, const std::vector<MoveText>& moves, const Finding& finding) {
  if (game == "coloring") {
    const auto rows = checkable(board.triangles(), moves.size()) ? kayles_rows(board, moves) : std::nullopt;
    return rows ? std::optional(Proof{std::string(by_rows), row_lines(*rows)}) : std::nullopt;
  }
  if (!finding.line) return std::nullopt;
  std::string lines = "flips";
  for (const auto& m : *finding.line) lines += ' ' + std::to_string(m[0]) + ' ' + std::to_string(m[1]);
  return Proof{std::string(by_flips), lines + '\n'};
}

std::optional<Proof> prove(std::string_view game, const TokenBoard& board, const std::vector<MoveText>& moves, const Finding& finding) {
  const auto way = checked_way(board, moves, used_in(game));
  const auto winning = vertices_of(finding.best);
  if (used_in(game) == Used::vertices) {
    if (winning.size() * static_cast<std::size_t>(board.graph.vertices) > most_words) return std::nullopt;
    return Proof{std::string(by_matching), matching_lines(prove_vertex_geography(board.graph, way, winning))};
  }
  auto lines = kernel_lines(board.graph, way, winning);
  return lines ? std::optional(Proof{std::string(by_kernels), *std::move(lines)}) : std::nullopt;
}

Finding check(std::string_view, const Heaps&, const std::vector<MoveText>&, const Proof& proof, const Effort&) { refuse_kind(proof); }
Finding check(std::string_view, const Graph&, const std::vector<MoveText>&, const Proof& proof, const Effort&) { refuse_kind(proof); }

Finding check(std::string_view game, const PointSet& points, const std::vector<MoveText>& moves, const Proof& proof, const Effort& effort) {
  if (const auto colours = in_two_colours(game); colours && proof.by == by_subgames) {
    const auto shown = check_bi_rooms(points, edges_of(moves), *colours == BiGame::complete, read_room_lines(proof.lines));
    Finding finding;
    finding.to_move = shown.to_move;
    finding.lead = shown.lead;
    finding.value = Verdict::of(shown.value);
    finding.complete = false;
    return finding;
  }
  if (proof.by != by_rooms || game != "mono-triangle") refuse_kind(proof);
  require(checkable(points.size(), moves.size()), "too large to be checked by rooms");
  return by_nimber(check_dawson_rooms(points, edges_of(moves), read_lists(proof.lines, "room"), effort), moves);
}

Finding check(std::string_view game, const Triangulation& board, const std::vector<MoveText>& moves, const Proof& proof, const Effort& effort) {
  if (proof.by == by_rows && game == "coloring") {
    require(checkable(board.triangles(), moves.size()), "too large to be checked by rows");
    return by_nimber(check_kayles_rows(board, edges_of(moves), read_rows(proof.lines), effort), moves);
  }
  if (proof.by != by_flips || (game != "all-green" && game != "green-wins")) refuse_kind(proof);
  auto flips = edges_of(moves);
  Finding finding;
  finding.lead = static_cast<Value>(check_green_flips(board, flips));
  finding.line = read_flips(proof.lines);
  for (const Ends e : edges_of(*finding.line)) flips.push_back(e);
  const auto green = static_cast<Value>(check_green_flips(board, flips));
  finding.value = {green - finding.lead, static_cast<Value>(board.edges().size()) - finding.lead};
  finding.complete = false;  // nothing is said about single moves
  return finding;
}

Finding check(std::string_view game, const TokenBoard& board, const std::vector<MoveText>& moves, const Proof& proof, const Effort& effort) {
  const auto used = used_in(game);
  if ((game != "uvg" && game != "ueg") || proof.by != (used == Used::vertices ? by_matching : by_kernels)) refuse_kind(proof);
  const auto way = checked_way(board, moves, used);
  std::istringstream lines(proof.lines);
  const auto winning =
      used == Used::vertices ? winning_by_matching(board.graph, way, lines, effort) : winning_by_kernels(board.graph, way, lines, effort);
  Finding finding;
  finding.to_move = moves.size() % 2 == 0 ? Player::first : Player::second;
  finding.value = Verdict::of(winning.empty() ? -1 : 1);
  for (const auto v : winning) finding.best.push_back({v});
  if (!way.empty()) return finding;
  finding.starts = std::string(static_cast<std::size_t>(board.graph.vertices), 'N');
  for (const auto v : winning) (*finding.starts)[static_cast<std::size_t>(v)] = 'P';
  return finding;
}

}  // namespace arete
