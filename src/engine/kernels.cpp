#include "engine/kernels.hpp"

#include <algorithm>
#include <functional>

#include "engine/game.hpp"
#include "proof/kinds.hpp"
#include "proof/kinds/geography_lines.hpp"
#include "theory/geography/even_kernel_search.hpp"
#include "theory/geography/even_kernels.hpp"
#include "theory/geography/kernel_lines.hpp"
#include "theory/geography/token_walk.hpp"
#include "view/documents/boards.hpp"

namespace arete::inline engine {
namespace {

constexpr auto by_elimination = "elimination over GF(2)";

/// By elimination where the graph has no odd cycle; nothing if it has.
std::optional<KernelAnswer> on_bipartite(const Graph& graph, const std::vector<std::int32_t>& way, Budget& budget) {
  const auto left = arcs(graph, used_edges(graph, way));
  const auto in = way.empty() ? Flags(static_cast<std::size_t>(left.vertices()), 1) : component_of(left, way.back());
  auto colour = two_colouring(left, in);
  if (!colour) return std::nullopt;
  EvenKernels kernels(left, *std::move(colour), &budget);
  if (kernels.too_large()) return std::nullopt;
  KernelAnswer answer{.known = true, .method = by_elimination};
  std::optional<std::int32_t> with;
  if (!way.empty()) {
    with = way.back();
  } else {
    const auto support = kernels.support();
    for (std::size_t v = 0; v < support.size() && !with; ++v) {
      if (support[v]) with = static_cast<std::int32_t>(v);
    }
  }
  if (const auto kernel = with ? kernels.containing(*with) : std::nullopt) {
    answer.exists = true;
    answer.kernel = *kernel;
  }
  return answer;
}

Limits limits_of(double seconds, const std::atomic<bool>& stop) {
  Limits limits;
  limits.time = std::chrono::duration<double>(seconds);
  limits.cancelled = &stop;
  return limits;
}

/// On any graph; with the proof that there is none, if that is asked for.
KernelAnswer by_satisfiability(const Graph& graph, const std::vector<std::int32_t>& way,
                               const std::function<bool()>& stop, bool proof, std::string& drat) {
  const auto with = way.empty() ? std::nullopt : std::optional(way.back());
  auto found = find_even_kernel(graph, way, with, stop, nullptr, proof);
  KernelAnswer answer{.known = found.known, .exists = found.kernel.has_value(), .method = "satisfiability"};
  if (found.kernel) {
    check_even_kernel(graph, way, *found.kernel);
    answer.kernel = *std::move(found.kernel);
  }
  drat = std::move(found.drat);
  return answer;
}

std::optional<Proof> prove_answer(const Graph& graph, const std::vector<std::int32_t>& way, const KernelAnswer& answer,
                                  const std::string& drat, Budget& budget) {
  if (answer.exists) {
    std::string lines = way.empty() ? "some\n" : "";
    append_numbers(lines, way.empty() ? "wins" : "lost", answer.kernel);
    return Proof{std::string(by_kernels), std::move(lines)};
  }
  if (const auto excluded = exclude_kernels(graph, way, budget))
    return Proof{std::string(by_no_kernel), no_kernel_lines(*excluded)};
  if (drat.empty()) return std::nullopt;
  return Proof{std::string(by_no_kernel), no_kernel_lines(drat)};
}

}  // namespace

KernelAnswer find_kernel(const Document& document, double seconds, const std::atomic<bool>& stop, bool proof) {
  const auto board = read_board<TokenBoard>(document);
  const auto way = walk_on_edges(board, document.moves).way;
  Budget budget(limits_of(seconds, stop));
  KernelAnswer answer{.method = by_elimination};
  std::string drat;
  try {
    if (auto found = on_bipartite(board.graph, way, budget)) {
      answer = *std::move(found);
    } else {
      const auto stopped = [&] { return stop.load() || budget.seconds() > seconds; };
      answer = by_satisfiability(board.graph, way, stopped, proof, drat);
    }
    if (proof && answer.known) answer.proof = prove_answer(board.graph, way, answer, drat, budget);
  } catch (const BudgetSpent&) {
  }
  return answer;
}

KernelStarts find_kernel_starts(const Document& document, double seconds, const std::atomic<bool>& stop) {
  const Budget budget(limits_of(seconds, stop));
  KernelStarts found;
  auto rooted = document;
  const auto n = read_board<TokenBoard>(document).graph.vertices;
  for (std::int64_t v = 0; v < n; ++v) {
    rooted.root = v;
    const auto answer = find_kernel(rooted, std::max(0.0, seconds - budget.seconds()), stop);
    found.in_kernel += !answer.known ? '?' : answer.exists ? 'K' : '-';
  }
  Question question{.all_starts = true};
  question.limits = limits_of(std::max(0.0, seconds - budget.seconds()), stop);
  found.starts = open(document)->solve(question).starts;
  return found;
}

std::string KernelStarts::to_json() const {
  std::string text = R"({"in_kernel":")" + in_kernel + R"(","starts":)" + (starts ? '"' + *starts + '"' : "null");
  if (!known()) return text + R"(,"same":"unknown"})";
  bool same = true;
  for (std::size_t v = 0; v < starts->size(); ++v) same = same && ((*starts)[v] == 'P') == (in_kernel[v] == 'K');
  return text + R"(,"same":)" + (same ? "true" : "false") + '}';
}

std::string KernelAnswer::to_json() const {
  std::string text = R"({"kernel":)";
  if (!known) {
    text += R"("unknown")";
  } else if (!exists) {
    text += "null";
  } else {
    text += '[';
    for (std::size_t i = 0; i < kernel.size(); ++i) text += (i > 0 ? "," : "") + std::to_string(kernel[i]);
    text += ']';
  }
  return text + R"(,"method":")" + method + R"("})";
}

}  // namespace arete::inline engine
