#include "playground/components.hpp"

#include <algorithm>
#include <map>

namespace arete::inline playground {
namespace {

Json to_json(const std::string& nimber) { return nimber == "loony" ? Json(nimber) : Json(std::stoi(nimber)); }

/// The line of the stream. A loony part makes the sum loony (Winning Ways, chapter 16).
Json line(std::string_view name, Json parts) {
  Json sum = 0;
  for (const auto& part : parts) {
    if (part["nimber"] == "loony" || sum == "loony") {
      sum = "loony";
    } else {
      sum = sum.get<int>() ^ part["nimber"].get<int>();
    }
  }
  return {{"event", "components"}, {"name", name}, {"components", std::move(parts)}, {"sum", std::move(sum)}};
}

}  // namespace

std::optional<Json> components_of(const Idea& idea) {
  if (idea.groups.empty() || !std::all_of(idea.groups.begin(), idea.groups.end(), [](const auto& group) { return group.nimber.has_value(); })) {
    return std::nullopt;
  }
  Json parts = Json::array();
  for (const auto& group : idea.groups) {
    Json lines = Json::array();
    for (const Ends e : group.lines) lines.push_back({e.u, e.v});
    parts.push_back({{"nimber", to_json(*group.nimber)}, {"vertices", group.vertices}, {"lines", std::move(lines)}});
  }
  return line(idea.name, std::move(parts));
}

std::optional<Json> components_of(const std::vector<std::int64_t>& heaps, const std::function<std::optional<std::string>(std::int64_t)>& nimber_of) {
  std::map<std::int64_t, Json> known;
  Json parts = Json::array();
  for (const std::int64_t heap : heaps) {
    if (!known.contains(heap)) {
      const auto nimber = nimber_of(heap);
      if (!nimber) return std::nullopt;
      known[heap] = to_json(*nimber);
    }
    parts.push_back({{"nimber", known[heap]}, {"heap", heap}});
  }
  return line("heaps with their nimbers", std::move(parts));
}

}  // namespace arete::playground
