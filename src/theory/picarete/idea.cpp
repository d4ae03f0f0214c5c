#include "theory/picarete/idea.hpp"

namespace arete::inline theory {
namespace {

std::string types_in_words(const PicareteComponents& components) {
  std::string text;
  for (std::size_t t = 0; t < picarete_types; ++t) {
    const auto type = static_cast<PicareteType>(t);
    const auto count = components.count(type, false) + components.count(type, true);
    if (count > 0) text += (text.empty() ? "" : ", ") + std::to_string(count) + ' ' + name(type);
  }
  return text;
}

/// "w(C) >= f(C) + 2 = 5"
std::string inequality(const Parities& parities) {
  const auto bound = parities.bound();
  const auto more = parities.odd() ? bound - parities.f_of_c() : bound + parities.f_of_c();
  std::string text = parities.odd() ? "w(C) >= f(C)" : "w(C) <= -f(C)";
  if (more != 0) text += (more > 0 ? " + " : " - ") + std::to_string(std::abs(more));
  return text + " = " + std::to_string(bound);
}

std::vector<Idea::Fact> facts_of(const PicareteComponents& components) {
  const auto& parities = components.parities();
  const auto bounds = parities.bounds();
  return {{"types", {}, types_in_words(components)},
          {"p1 p2 p3", {parities.p1 ? 1 : 0, parities.p2 ? 1 : 0, parities.p3 ? 1 : 0}},
          {"components E_{e,o}", {parities.eeo}},
          {"f(C)", {parities.f_of_c()}},
          {"Theorem 2", {}, inequality(parities)},
          {"sum of c - 1", {parities.cycles}},
          {"w(C) between", {bounds.low, bounds.high}}};
}

}  // namespace

Idea picarete_idea(const PicareteComponents& components) {
  std::array<Idea::Group, picarete_types> groups;
  const auto group = [&](PicareteComponents::Vertex v) -> Idea::Group& {
    return groups[static_cast<std::size_t>(components.type(components.component(v)))];
  };
  for (PicareteComponents::Vertex v = 0; v < static_cast<PicareteComponents::Vertex>(components.links().size()); ++v) {
    if (components.degree(v) > 0) group(v).vertices.push_back(v);
  }
  for (std::size_t e = 0; e < components.graph().edges.size(); ++e) {
    if (components.left(e)) group(components.graph().edges[e].u).lines.push_back(components.graph().edges[e]);
  }
  Idea idea{"components by the parities of edges, vertices and edges outside the 2-core", {}};
  for (std::size_t t = 0; t < picarete_types; ++t) {
    if (groups[t].lines.empty()) continue;
    groups[t].name = name(static_cast<PicareteType>(t));
    idea.groups.push_back(std::move(groups[t]));
  }
  idea.facts = facts_of(components);
  return idea;
}

}  // namespace arete::inline theory
