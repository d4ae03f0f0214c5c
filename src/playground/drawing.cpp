#include "playground/drawing.hpp"

#include <cmath>
#include <numbers>

#include "base/lru_cache.hpp"
#include "engine/picture.hpp"
#include "playground/cell_drawing.hpp"
#include "view/pictures/bends.hpp"
#include "view/pictures/layout.hpp"
#include "view/pictures/plane.hpp"

namespace arete::inline playground {
namespace {

using Json = nlohmann::ordered_json;
using Places = std::vector<std::array<double, 2>>;

std::vector<Ends> ends_of(const Look& look) {
  std::vector<Ends> edges;
  for (const Line& line : look.lines) edges.push_back(line.ends);
  return edges;
}

/// A place for every vertex of the look.
Places vertex_places(const Document& document, const Session& session, const Look& look) {
  if (auto given = places_of(document, session); !given.empty()) return given;
  static LruCache<std::pair<std::size_t, std::vector<Ends>>, Places> layouts(32);
  return layouts.get({look.vertices.size(), ends_of(look)}, [&] {
    auto places = layout(look.vertices.size(), ends_of(look));
    for (auto& [x, y] : places) x = rounded(x), y = rounded(y);
    return places;
  });
}

Spot spot(const Places& places, std::int32_t v) {
  return {places[static_cast<std::size_t>(v)][0], places[static_cast<std::size_t>(v)][1]};
}

/// For each line to the ground the direction of its stub: away from the other lines of its vertex, outward where there
/// is a choice.
std::vector<std::optional<Spot>> stubs(const Look& look, const Places& places) {
  std::vector<std::vector<double>> taken(places.size());
  std::vector<std::vector<std::size_t>> grounded(places.size());
  Spot centre;
  for (std::size_t v = 0; v < places.size(); ++v)
    centre = centre + (1 / static_cast<double>(places.size())) * spot(places, static_cast<std::int32_t>(v));
  for (std::size_t i = 0; i < look.lines.size(); ++i) {
    const auto [u, v] = look.lines[i].ends;
    if (u == ground || v == ground) {
      grounded[static_cast<std::size_t>(std::max(u, v))].push_back(i);
    } else {
      taken[static_cast<std::size_t>(u)].push_back(angle(spot(places, v) - spot(places, u)));
      taken[static_cast<std::size_t>(v)].push_back(angle(spot(places, u) - spot(places, v)));
    }
  }
  std::vector<std::optional<Spot>> out(look.lines.size());
  for (std::size_t v = 0; v < places.size(); ++v) {
    if (grounded[v].empty()) continue;
    const Spot away = spot(places, static_cast<std::int32_t>(v)) - centre;
    const auto found =
        free_directions(taken[v], grounded[v].size(), length(away) > 1e-6 ? angle(away) : std::numbers::pi / 2);
    for (std::size_t k = 0; k < found.size(); ++k) out[grounded[v][k]] = polar(1, found[k]);
  }
  return out;
}

Json lines(const Look& look, const Places& places) {
  const auto bent = bends(ends_of(look));
  const auto out = stubs(look, places);
  Json list = Json::array();
  for (std::size_t i = 0; i < look.lines.size(); ++i) {
    const auto& [ends, mark] = look.lines[i];
    Json line{{"ends", {ends.u, ends.v}}, {"mark", name_of(mark)}};
    if (bent[i] != 0) line["bend"] = bent[i];
    if (out[i]) line["out"] = {rounded(out[i]->x), rounded(out[i]->y)};
    list.push_back(std::move(line));
  }
  return list;
}

}  // namespace

const char* name_of(Mark mark) {
  constexpr std::array names{"absent", "plain", "first", "second", "marked"};
  return names[static_cast<std::size_t>(mark)];
}

Json drawing(const Document& document, const Session& session) {
  if (const auto* board = session.infinite()) return cell_drawing(*board, board->frame());
  return drawing(document, session, Trace(session.look()));
}

Json drawing(const Document& document, const Session& session, const Trace& trace) {
  const auto& look = trace.look();
  const auto places = vertex_places(document, session, look);
  Json vertices = Json::array();
  for (std::size_t v = 0; v < places.size(); ++v) {
    const Mark mark = v < look.vertices.size() ? look.vertices[v] : Mark::plain;
    vertices.push_back({{"at", places[v]}, {"mark", name_of(mark)}});
    if (const auto by = trace.taker(v)) vertices.back()["by"] = name(*by);
  }
  Json tokens = Json::array();
  for (const auto& token : look.tokens) tokens.push_back(token ? Json(*token) : Json(nullptr));
  return {{"vertices", std::move(vertices)}, {"lines", lines(look, places)}, {"tokens", std::move(tokens)},
          {"arrows", look.arrows},           {"heaps", look.heaps},          {"placed", document.points.has_value()}};
}

}  // namespace arete::inline playground
