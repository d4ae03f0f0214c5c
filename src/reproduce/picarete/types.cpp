// Section 2 and the beginning of section 3: types of components and of configurations, f(C), Lemma 1.

#include <set>

#include "reproduce/picarete/checks.hpp"
#include "reproduce/picarete/small_configurations.hpp"

namespace arete::inline reproduce::as_printed {
namespace {

/// A fact that `solve --why` tells.
const Idea::Fact& fact(const Answer& answer, const std::string& name) {
  for (const auto& fact : answer.idea.value().facts) {
    if (fact.name == name) return fact;
  }
  throw Contradiction("`solve --why` does not tell " + name);
}

Answer explained(const Document& document) { return answer_to(document, {.all_best = false, .idea = true}); }

/// Holds the numbers of a fact about every small graph against the definition.
template <class Numbers>
Ruling fact_is(Check& check, const std::string& name, Numbers numbers) {
  const int most = check.size(8, 10, 13);
  const SmallConfigurations small(most);
  small.each(check, [&](const SmallGraphs::Sum& sum, const Configuration& c, Value) {
    if (sum.empty()) return;
    const auto document = small.document(sum);
    if (fact(explained(document), name).numbers != numbers(c)) throw Contradiction(document.write());
  });
  return confirmed(up_to_edges(most));
}

/// The first of the small graphs of which f(sum, configuration) is true.
template <class F>
Document smallest(Check& check, const SmallConfigurations& small, F f) {
  for (const auto& sum : small.graphs.sums()) {
    check.count("graphs");
    if (f(sum, small.configuration(sum))) return small.document(sum);
  }
  throw Contradiction("there is none");
}

/// Whether a chain with an odd number of edges leads from vertex to vertex, through vertices of degree 2 only, and ends
/// with other degrees.
bool has_odd_chain(const Graph& graph) {
  const auto degree = degrees(graph);
  const auto two = [&](std::int32_t v) { return degree[static_cast<std::size_t>(v)] == 2; };
  for (const auto& first : graph.edges) {
    for (const auto& way : {first, Ends{first.v, first.u}}) {
      auto from = way.u, to = way.v;
      if (two(from)) continue;
      std::size_t length = 1;
      for (; two(to); ++length) {
        const auto next = std::find_if(graph.edges.begin(), graph.edges.end(), [&](Ends e) {
          return (e.u == to && e.v != from) || (e.v == to && e.u != from);
        });
        from = std::exchange(to, next->u == to ? next->v : next->u);
      }
      if (length % 2 != 0) return true;
    }
  }
  return false;
}

}  // namespace

Ruling types_of_components(Check& check) {
  const int most = check.size(9, 11, 13);
  const SmallConfigurations small(most);
  std::set<Type> seen;
  for (std::size_t i = 0; i < small.graphs.connected().size(); ++i) {
    const auto& graph = small.graphs.connected()[i];
    const auto& type = small.type(i);
    const auto groups = explained(small.document({i})).idea.value().groups;
    const auto steps = [&](std::size_t e) { return small.graphs.remove({i}, e).points; };
    bool points = false;
    for (std::size_t e = 0; e < graph.edges.size(); ++e) points |= steps(e) > 0;
    const bool told = groups.size() == 1 && groups[0].name == printed(type);
    check.expect(told && points == (type[2] != '0'), "connected graphs", [&] { return small.written({i}); });
    seen.insert(type);
  }
  if (const auto all = every_type(); seen.size() != all.size()) throw Contradiction("a type has no graph");
  check.note("each type occurs, and those with ∅ are those without a move that makes points");
  return confirmed(std::to_string(most) + " edges");
}

Ruling third_index(Check& check) {
  const int most = check.size(8, 11, 13);
  const auto first_failure = [&](Reading reading) -> std::string {
    const SmallConfigurations small(most, reading);
    for (const auto& sum : small.graphs.sums()) {
      check.count("graphs and readings");
      if (!small.configuration(sum).keeps_bound(small.graphs.value(sum))) return small.written(sum);
    }
    return "";
  };
  if (const auto failure = first_failure(Reading::outside_core); !failure.empty()) throw Contradiction(failure);
  std::string others;
  for (const auto& [reading, name] : {std::pair{Reading::at_leaves, "the edges at leaves"},
                                      {Reading::hanging_trees, "the hanging trees"},
                                      {Reading::on_no_cycle, "the edges on no cycle"}}) {
    const auto failure = first_failure(reading);
    others += std::string("; ") + name + (failure.empty() ? ": not refuted so far" : ": refuted by " + failure);
  }
  return confirmed(up_to_edges(most) + ". What else it might count" + others);
}

Ruling two_types_drawn(Check& check) {
  const SmallConfigurations small(check.size(7, 9, 13));
  std::string found;
  for (const Type type : {"Ooo", "Eo0"}) {
    const auto document = smallest(check, small, [&](const SmallGraphs::Sum& sum, const Configuration&) {
      return sum.size() == 1 && small.type(sum[0]) == type;
    });
    if (explained(document).idea.value().groups[0].name != printed(type)) throw Contradiction(document.write());
    found += (found.empty() ? "" : ", ") + printed(type) + ' ' + document.write();
  }
  return confirmed("the smallest of each: " + found);
}

Ruling types_of_configurations(Check& check) {
  return fact_is(check, "p1 p2 p3", [](const Configuration& c) {
    const auto p = c.p();
    return std::vector<std::int64_t>(p.begin(), p.end());
  });
}

Ruling a_101_drawn(Check& check) {
  const SmallConfigurations small(check.size(7, 9, 13));
  const auto document =
      smallest(check, small, [](const SmallGraphs::Sum&, const Configuration& c) { return c.bits() == "101"; });
  if (fact(explained(document), "p1 p2 p3").numbers != std::vector<std::int64_t>{1, 0, 1})
    throw Contradiction(document.write());
  return confirmed("the smallest: " + document.write());
}

Ruling two_groups(Check& check) {
  const int most = check.size(9, 11, 13);
  const SmallConfigurations small(most);
  small.each(check, [&](const SmallGraphs::Sum& sum, const Configuration& c, Value) {
    for (std::size_t e = 0; e < small.graphs.edges(sum); ++e) {
      check.count("moves");
      if (small.configuration(small.graphs.remove(sum, e).next).odd_group() == c.odd_group())
        throw Contradiction(small.written(sum));
    }
  });
  return confirmed(up_to_edges(most));
}

Ruling f_of_a_configuration(Check& check) {
  return fact_is(check, "f(C)", [](const Configuration& c) { return std::vector<std::int64_t>{c.f()}; });
}

Ruling odd_chain(Check& check) {
  const int most = check.size(9, 11, 13);
  const SmallGraphs graphs(static_cast<std::size_t>(most));
  std::string counterexample;
  for (const auto& graph : graphs.connected()) {
    if (graph.edges.size() % 2 == 0) continue;
    check.count("connected graphs with an odd number of edges");
    if (has_odd_chain(graph)) continue;
    const auto degree = degrees(graph);
    const bool cycle = std::all_of(degree.begin(), degree.end(), [](int d) { return d == 2; });
    const auto written = graph_of("picarete", graph.vertices, graph.edges).write();
    if (!cycle) throw Contradiction(written);
    if (counterexample.empty()) counterexample = written;
  }
  return wrong(counterexample + ": a cycle has no vertex of another degree than 2. Confirmed up to " +
               std::to_string(most) + " edges for all graphs but odd cycles");
}

}  // namespace arete::inline reproduce::as_printed
