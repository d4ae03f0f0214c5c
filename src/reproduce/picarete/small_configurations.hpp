// Every small graph without isolated vertices as the paper sees it, and what it is worth by the rule alone.
#pragma once

#include <sstream>

#include "engine/certificate.hpp"
#include "reproduce/check.hpp"
#include "reproduce/instances.hpp"
#include "reproduce/picarete/configuration.hpp"
#include "reproduce/picarete/small_graphs.hpp"

namespace arete::inline reproduce::as_printed {

class SmallConfigurations {
 public:
  explicit SmallConfigurations(int most_edges, Reading reading = Reading::outside_core)
      : graphs(static_cast<std::size_t>(most_edges)) {
    for (const auto& graph : graphs.connected()) types_.push_back(type_of(graph, reading));
  }
  Configuration configuration(const SmallGraphs::Sum& sum) const {
    Configuration c;
    for (const auto part : sum) ++c.count[types_[part]];
    return c;
  }
  const Type& type(std::size_t connected) const { return types_[connected]; }
  /// As `arete solve` reads it.
  Document document(const SmallGraphs::Sum& sum) const {
    const auto graph = graphs.graph(sum);
    return graph_of("picarete", graph.vertices, graph.edges);
  }
  std::string written(const SmallGraphs::Sum& sum) const { return document(sum).write(); }
  /// Calls f(sum, configuration, value) with all of them, those with fewer edges first; counts them.
  template <class F>
  void each(Check& check, F f) const {
    for (const auto& sum : graphs.sums()) {
      check.count("graphs");
      f(sum, configuration(sum), graphs.value(sum));
    }
  }

  SmallGraphs graphs;

 private:
  std::vector<Type> types_;
};

/// Whether the answer has a certificate, and its checker accepts it.
inline bool certified(const Document& document, const Session& session, const Answer& answer) {
  std::istringstream in(write_certificate(document, session, answer).value_or(""));
  const auto checked = CertificateReader(in).next();
  return checked && checked->accepted();
}

inline std::string up_to_edges(int edges) { return "graphs with " + std::to_string(edges) + " edges"; }

}  // namespace arete::inline reproduce::as_printed
