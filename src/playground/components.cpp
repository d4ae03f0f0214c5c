#include "playground/components.hpp"

#include <algorithm>
#include <map>

namespace arete::inline playground {
namespace {

/// The line of the stream. A loony part makes the sum loony (Winning Ways, chapter 16).
Json line(std::string_view name, Json parts, Nimber sum) {
  return {{"event", "components"}, {"name", name}, {"components", std::move(parts)}, {"sum", to_json_value(sum)}};
}

}  // namespace

std::optional<Json> components_of(const Idea& idea) {
  if (idea.groups.empty() || !std::all_of(idea.groups.begin(), idea.groups.end(),
                                          [](const auto& group) { return group.nimber.has_value(); })) {
    return std::nullopt;
  }
  Json parts = Json::array();
  Nimber sum;
  for (const auto& group : idea.groups) {
    sum = sum + *group.nimber;
    Json lines = Json::array();
    for (const Ends e : group.lines) lines.push_back({e.u, e.v});
    parts.push_back(
        {{"nimber", to_json_value(*group.nimber)}, {"vertices", group.vertices}, {"lines", std::move(lines)}});
  }
  return line(idea.name, std::move(parts), sum);
}

std::optional<Json> components_of(const std::vector<std::int64_t>& heaps,
                                  const std::function<std::optional<Nimber>(std::int64_t)>& nimber_of) {
  std::map<std::int64_t, Nimber> known;
  Json parts = Json::array();
  Nimber sum;
  for (const std::int64_t heap : heaps) {
    if (!known.contains(heap)) {
      const auto nimber = nimber_of(heap);
      if (!nimber) return std::nullopt;
      known[heap] = *nimber;
    }
    sum = sum + known[heap];
    parts.push_back({{"nimber", to_json_value(known[heap])}, {"heap", heap}});
  }
  return line("heaps with their nimbers", std::move(parts), sum);
}

}  // namespace arete::inline playground
