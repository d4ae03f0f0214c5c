#include "playground/playground.hpp"

#include "engine/boards/beginnings.hpp"
#include "engine/boards/delaunay.hpp"
#include "engine/opponent.hpp"
#include "playground/analysis.hpp"
#include "playground/animals_api.hpp"
#include "playground/catalogue.hpp"
#include "playground/exchange.hpp"
#include "playground/request_body.hpp"
#include "playground/standing.hpp"

namespace arete::inline playground {
namespace {

constexpr double most_seconds = 60;
constexpr std::uint64_t choice_memory = std::uint64_t{128} << 20;

Work say(std::string line) {
  return [line = std::move(line)](Task& task) { task.say(line); };
}

Work board(const std::string& text) {
  const RequestBody body(text, {"kind", "sizes", "game", "seed", "shape"});
  const BoardRequest wanted{.kind = body.text("kind", ""),
                            .sizes = body.list("sizes"),
                            .game = body.text("game", ""),
                            .seed = static_cast<std::uint64_t>(body.whole("seed", 1)),
                            .shape = body.text("shape", "")};
  require_offered(wanted);
  return say(with_document(make_board(wanted), {}));
}

/// Another board to begin on, after the one of a position.
Work next(const std::string& text) {
  const RequestBody body(text, {"position"});
  const auto [board, document, seat] = next_beginning(body.position());
  return say(with_document(document, {{"seat", name(seat)}}));
}

/// Delaunay's where coordinates are whole numbers, else the first that a sweep finds.
std::vector<Ends> triangulated(const Document& document) {
  const PointSet points(*document.points);
  points.require_general_position();
  std::vector<Site> sites;
  for (const auto& [x, y] : *document.points) {
    if (x.places == 0 && y.places == 0)
      sites.push_back({static_cast<std::int64_t>(x.digits), static_cast<std::int64_t>(y.digits)});
  }
  return sites.size() < points.size() || sites.size() < 3 ? sweep_triangulation(points) : delaunay(sites);
}

Work triangulate(const std::string& text) {
  const RequestBody body(text, {"points"});
  Json edges = Json::array();
  for (const Ends e : triangulated(body.points())) edges.push_back({e.u, e.v});
  return say(Json{{"edges", std::move(edges)}}.dump());
}

Work position(const std::string& text) {
  const RequestBody body(text, {"position", "view", "aspect"});
  const auto numbers = body.numbers("view");
  if (body.has("view") && numbers.size() != 4) throw InputError("view", "[left, low, right, high] is needed");
  Sight sight;
  if (body.has("view")) sight.view = Frame{numbers[0], numbers[1], numbers[2], numbers[3]};
  if (body.has("aspect")) sight.aspect = body.number("aspect", 1, 0.25, 4);
  return say(standing(body.position(), sight));
}

Json chosen(const Session& session, Strength strength, const Limits& limits, std::uint64_t seed) {
  Json json{{"move", nullptr}, {"strength", name(strength)}};
  if (session.over()) return json;
  const auto choice = choose(session, strength, limits, seed);
  json.update({{"move", to_json_value(choice.move)},
               {"outcome", choice.outcome},
               {"exact", choice.exact},
               {"how", choice.how}});
  return json;
}

Work choose_move(const std::string& text) {
  const RequestBody body(text, {"position", "strength", "seconds", "seed"});
  const std::shared_ptr<Session> session = replayed(body.position()).session;
  if (!session->playable()) throw InputError("board", "too large to be played on");
  const auto strength = read_strength(body.text("strength", "perfect"));
  const double seconds = body.number("seconds", 2, 0, most_seconds);
  const auto seed = static_cast<std::uint64_t>(body.whole("seed", 1));
  return [=](Task& task) {
    auto json = chosen(*session, strength, task.limits(seconds, choice_memory), seed);
    json["ms"] = task.ms();
    task.say(json.dump());
  };
}

template <void (*about)(const Document&, double, Task&)>
Work in_lines(const std::string& text) {
  const RequestBody body(text, {"position", "seconds"});
  const auto document = body.position();
  replayed(document);  // bad input is told before the work begins
  const double seconds = body.number("seconds", 10, 0, most_seconds);
  return [=](Task& task) { about(document, seconds, task); };
}

using enum Endpoint::Length;
constexpr Endpoint all[] = {
    {"/api/games", false, moment, [](const std::string&) { return say(games_json()); }},
    {"/api/boards", false, moment, [](const std::string&) { return say(boards_json()); }},
    {"/api/board", true, moment, board},
    {"/api/next", true, moment, next},
    {"/api/triangulate", true, moment, triangulate},
    {"/api/position", true, moment, position},
    {"/api/import", true, moment, import_position},
    {"/api/animals", true, move, animals},
    {"/api/choose", true, move, choose_move},
    {"/api/export", true, move, export_position},
    {"/api/check", true, move, check_certificate},
    {"/api/analyse", true, analysis, in_lines<analyse>},
    {"/api/review", true, analysis, in_lines<review>},
};

}  // namespace

std::span<const Endpoint> endpoints() { return all; }

}  // namespace arete::inline playground
