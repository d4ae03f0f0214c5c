// Any bytes are certificates, of which each is accepted, refused or too much; and what is accepted is true: of finite
// games by the plain search, of animals where brute force knows it. The mutator of this fuzzer keeps the sum of the
// bytes right (certificate_mutator.cpp).

#include <nlohmann/json.hpp>
#include <sstream>

#include "achievement/truth.hpp"
#include "engine/certificate.hpp"
#include "law.hpp"
#include "reproduce/geography/by_definition.hpp"

using namespace arete;
using Json = nlohmann::ordered_json;
using fuzz::require_law;

namespace {

/// What a line of the text holds behind its first word; lines count from 1.
std::string behind_key(std::string_view text, std::size_t line) {
  std::istringstream in{std::string(text)};
  std::string found;
  while (line-- > 0) std::getline(in, found);
  return found.substr(std::min(found.find(' '), found.size() - 1) + 1);
}

void require_true_of_animal(const Document& position, const Json& claim, std::string_view text) {
  const auto game = read_board<Achievement>(position);
  const auto winner = truth::true_verdict(game);
  const auto outcome = claim["outcome"];
  if (outcome == "maker" || outcome == "breaker")
    require_law(!winner.exact() || (outcome == "maker") == (winner.low > 0), "the winner wins", text);
  require_law(!claim.contains("excluded") || !truth::has_answers(game), "what is excluded does not exist", text);
}

/// The edges that the token leaves have no even kernel, or none with the token in it.
void require_no_kernel(const Document& position, std::string_view text) {
  constexpr std::int64_t most = 12;  // every set of vertices is tried
  const auto board = read_board<Rooted<Graph, 1>>(position);
  if (board.graph.vertices > most) return;
  std::vector<std::int32_t> way;
  if (board.roots) way.push_back(board.roots->front());
  for (const auto& move : position.moves) way.push_back(static_cast<std::int32_t>(move[0]));
  auto left = board.graph.edges;
  for (std::size_t i = 1; i < way.size(); ++i) std::erase(left, ordered({way[i - 1], way[i]}));
  const auto inside = in_even_kernels(static_cast<std::int32_t>(board.graph.vertices), left);
  require_law(way.empty() ? inside == 0 : (inside >> way.back() & 1) == 0, "what is excluded does not exist", text);
}

void require_true(const Document& position, const Json& claim, std::string_view text) {
  if (claim.contains("excluded")) require_no_kernel(position, text);
  Question question{.nimber = true, .plain = true};
  question.limits.nodes = 20'000;
  question.all_starts = claim.contains("starts");
  const auto answer = open(position)->solve(question);
  if (answer.outcome == Outcome::unknown) return;
  const auto truth = Json::parse(answer.claim());
  require_law(claim["outcome"] == "unknown" || claim["outcome"] == truth["outcome"], "outcome", text);
  for (const auto* key : {"to_move", "score", "nimber", "best", "green", "edges", "starts"})
    require_law(!claim.contains(key) || !truth.contains(key) || claim[key] == truth[key], key, text);
  const bool one_of_best = !claim.contains("move") || !truth.contains("best") ||
                           std::ranges::find(truth["best"], claim["move"]) != truth["best"].end();
  require_law(one_of_best, "move", text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  return fuzz::reads(data, size, [](std::string_view text) {
    std::istringstream in{std::string(text)};
    CertificateReader reader(in, {.time = std::chrono::duration<double>(0.2), .memory = std::uint64_t{256} << 20});
    while (const auto checked = reader.next()) {
      if (!checked->accepted()) continue;
      const auto position = Document::read(behind_key(text, checked->line + 1));
      const auto claim = Json::parse(checked->claim);
      if (!fuzz::small(position)) continue;
      position.animal ? require_true_of_animal(position, claim, text) : require_true(position, claim, text);
    }
  });
}
