#include "reproduce/picarete/configuration.hpp"

#include <algorithm>
#include <numeric>

namespace arete::inline reproduce::as_printed {
namespace {

/// Whether the ends of an edge stay connected without it.
bool on_cycle(const Graph& graph, std::size_t edge) {
  std::vector<bool> reached(static_cast<std::size_t>(graph.vertices));
  reached[static_cast<std::size_t>(graph.edges[edge].u)] = true;
  for (bool more = true; more;) {
    more = false;
    for (std::size_t e = 0; e < graph.edges.size(); ++e) {
      const auto u = static_cast<std::size_t>(graph.edges[e].u), v = static_cast<std::size_t>(graph.edges[e].v);
      if (e == edge || reached[u] == reached[v]) continue;
      reached[u] = reached[v] = more = true;
    }
  }
  return reached[static_cast<std::size_t>(graph.edges[edge].v)];
}

std::size_t edges_at_leaves(const Graph& graph) {
  const auto degree = degrees(graph);
  return static_cast<std::size_t>(std::count_if(graph.edges.begin(), graph.edges.end(), [&](Ends e) {
    return degree[static_cast<std::size_t>(e.u)] == 1 || degree[static_cast<std::size_t>(e.v)] == 1;
  }));
}

std::vector<Ends> core_of(Graph graph) {
  while (edges_at_leaves(graph) > 0) {
    const auto degree = degrees(graph);
    std::erase_if(graph.edges, [&](Ends e) {
      return degree[static_cast<std::size_t>(e.u)] == 1 || degree[static_cast<std::size_t>(e.v)] == 1;
    });
  }
  return std::move(graph.edges);
}

/// Each begins with an edge outside the core at a vertex of the core.
std::size_t hanging_trees(const Graph& graph) {
  const Graph core(graph.vertices, core_of(graph));
  if (core.edges.empty()) return 1;
  const auto inside = degrees(core);
  return static_cast<std::size_t>(std::count_if(graph.edges.begin(), graph.edges.end(), [&](Ends e) {
    return (inside[static_cast<std::size_t>(e.u)] > 0) != (inside[static_cast<std::size_t>(e.v)] > 0);
  }));
}

}  // namespace

std::vector<int> degrees(const Graph& graph) {
  std::vector<int> degree(static_cast<std::size_t>(graph.vertices));
  for (const auto& e : graph.edges) ++degree[static_cast<std::size_t>(e.u)], ++degree[static_cast<std::size_t>(e.v)];
  return degree;
}

std::size_t third_count(const Graph& graph, Reading reading) {
  switch (reading) {
    case Reading::at_leaves: return edges_at_leaves(graph);
    case Reading::hanging_trees: return hanging_trees(graph);
    case Reading::on_no_cycle: {
      std::size_t count = 0;
      for (std::size_t e = 0; e < graph.edges.size(); ++e) count += on_cycle(graph, e) ? 0u : 1u;
      return count;
    }
    default: return graph.edges.size() - core_of(graph).size();
  }
}

std::string printed(const Type& type) {
  if (type == "IE") return "I.E.";
  return std::string(1, type[0]) + "_{" + type[1] + ',' + (type[2] == '0' ? "∅" : std::string(1, type[2])) + '}';
}

std::vector<Type> every_type() {
  std::vector<Type> all{"IE"};
  for (const char edges : {'O', 'E'}) {
    for (const char vertices : {'o', 'e'}) {
      for (const char rest : {'0', 'e', 'o'}) all.push_back({edges, vertices, rest});
    }
  }
  return all;
}

Type type_of(const Graph& graph, Reading reading) {
  if (graph.edges.size() == 1) return "IE";
  const auto rest = third_count(graph, reading);
  return {graph.edges.size() % 2 != 0 ? 'O' : 'E', graph.vertices % 2 != 0 ? 'o' : 'e',
          rest == 0       ? '0'
          : rest % 2 != 0 ? 'o'
                          : 'e'};
}

int Configuration::of(const Type& type) const {
  const auto it = count.find(type);
  return it == count.end() ? 0 : it->second;
}

std::array<int, 3> Configuration::p() const {
  return {of("IE") % 2, (of("Oo0") + of("Ooe")) % 2, (of("Ooo") + of("Oe0") + of("Oeo") + of("Oee")) % 2};
}

std::string Configuration::bits() const {
  std::string text;
  for (const int bit : p()) text += static_cast<char>('0' + bit);
  return text;
}

int Configuration::f() const {
  return of("Oo0") + of("Ooe") + 2 * of("Ooo") + of("Oe0") + of("Oee") + of("Oeo") + of("Eo0") + of("Eoe") + of("Eoo") +
         2 * of("Ee0") + 2 * of("Eee") + 2 * (of("Eeo") / 2);
}

Value Configuration::bound() const {
  const bool odd = odd_eeo();
  const auto type = bits();
  if (type == "001") return f() + 1;
  if (type == "010") return odd ? f() + 2 : f();
  if (type == "100") return f() + 2;
  if (type == "111") return odd ? f() + 3 : f() + 1;
  if (type == "000") return -f();
  if (type == "011") return odd ? -f() - 1 : -f() + 1;
  if (type == "101") return -f() + 1;
  return odd ? -f() : -f() + 2;  // 110
}

}  // namespace arete::inline reproduce::as_printed
