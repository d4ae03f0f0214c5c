#include "engine/kernels.hpp"

#include "proof/kinds/geography_lines.hpp"
#include "theory/geography/even_kernel_search.hpp"
#include "theory/geography/even_kernels.hpp"
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

}  // namespace

KernelAnswer find_kernel(const Document& document, double seconds, const std::atomic<bool>& stop) {
  const auto board = read_board<TokenBoard>(document);
  const auto way = walk_on_edges(board, document.moves).way;
  Limits limits;
  limits.time = std::chrono::duration<double>(seconds);
  limits.cancelled = &stop;
  Budget budget(limits);
  try {
    if (auto answer = on_bipartite(board.graph, way, budget)) return *std::move(answer);
  } catch (const BudgetSpent&) {
    return {.method = by_elimination};
  }
  const auto found = find_even_kernel(board.graph, way, way.empty() ? std::nullopt : std::optional(way.back()),
                                      [&] { return stop.load() || budget.seconds() > seconds; });
  KernelAnswer answer{.known = found.known, .exists = found.kernel.has_value(), .method = "satisfiability"};
  if (found.kernel) {
    check_even_kernel(board.graph, way, *found.kernel);
    answer.kernel = *found.kernel;
  }
  return answer;
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
