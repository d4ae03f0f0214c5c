#include "api.hpp"

#include <map>
#include <new>

#include "playground/analysis.hpp"
#include "assets.hpp"
#include "playground/catalogue.hpp"
#include "engine/boards/delaunay.hpp"
#include "engine/opponent.hpp"
#include "listener.hpp"
#include "request_body.hpp"
#include "playground/standing.hpp"
#include "stream.hpp"
#include "terminal.hpp"

namespace arete {
namespace {

constexpr const char* json_type = "application/json";
constexpr double most_seconds = 60;
constexpr std::uint64_t choice_memory = std::uint64_t{128} << 20;

void send(httplib::Response& response, const std::string& json) { response.set_content(json, json_type); }

const char* type_of(std::string_view path) {
  static const std::map<std::string_view, const char*> types{
      {"html", "text/html; charset=utf-8"},
      {"js", "text/javascript; charset=utf-8"},
      {"css", "text/css; charset=utf-8"},
      {"svg", "image/svg+xml"},
      {"png", "image/png"},
      {"json", json_type},
  };
  const auto it = types.find(path.substr(path.rfind('.') + 1));
  return it == types.end() ? "application/octet-stream" : it->second;
}

void send_asset(const std::string& path, httplib::Response& response) {
  const std::string_view wanted = path == "/" ? "/index.html" : std::string_view(path);
  for (const Asset& asset : assets()) {
    if (asset.path == wanted) return response.set_content(asset.bytes.data(), asset.bytes.size(), type_of(asset.path));
  }
  refuse(response, {404, "path", "there is nothing here"});
}

/// Points of a document alone, for a triangulation of them.
Document points_only(const RequestBody& body) {
  auto document = Document::read("{\"game\": \"mono-complete\", \"points\": " + std::string(body.raw("points")) + "}");
  require_playable_size(document);
  return document;
}

/// Delaunay's where coordinates are whole numbers, else the first that a sweep finds.
std::vector<Ends> triangulated(const Document& document) {
  const PointSet points(*document.points);
  points.require_general_position();
  std::vector<Site> sites;
  for (const auto& [x, y] : *document.points) {
    if (x.places == 0 && y.places == 0) sites.push_back({static_cast<std::int64_t>(x.digits), static_cast<std::int64_t>(y.digits)});
  }
  return sites.size() < points.size() || sites.size() < 3 ? sweep_triangulation(points) : delaunay(sites);
}

Json chosen(const Session& session, Strength strength, const Limits& limits, std::uint64_t seed) {
  Json json{{"move", nullptr}, {"strength", name(strength)}};
  if (session.over()) return json;
  const auto choice = choose(session, strength, limits, seed);
  json.update({{"move", to_json_value(choice.move)}, {"outcome", choice.outcome}, {"exact", choice.exact}, {"how", choice.how}});
  return json;
}

}  // namespace

Api::Api() : play_(2, 16, 0), analyses_(2, 6, 10) {
  games_json();  // made before anybody waits for it
  boards_json();
}

void Api::answer(const Request& request, Response& response) {
  struct Route {
    const char* method;
    std::function<void(Api&, const Request&, Response&)> handle;
  };
  static const std::map<std::string, Route, std::less<>> routes{
      {"/api/games", {"GET", [](Api&, const Request&, Response& r) { send(r, games_json()); }}},
      {"/api/boards", {"GET", [](Api&, const Request&, Response& r) { send(r, boards_json()); }}},
      {"/api/status", {"GET", std::mem_fn(&Api::status)}},
      {"/api/board", {"POST", std::mem_fn(&Api::board)}},
      {"/api/animals", {"POST", std::mem_fn(&Api::animals)}},
      {"/api/triangulate", {"POST", std::mem_fn(&Api::triangulate)}},
      {"/api/position", {"POST", std::mem_fn(&Api::position)}},
      {"/api/choose", {"POST", std::mem_fn(&Api::choose)}},
      {"/api/analyse", {"POST", std::mem_fn(&Api::analyse)}},
      {"/api/review", {"POST", std::mem_fn(&Api::review)}},
      {"/api/export", {"POST", std::mem_fn(&Api::export_as)}},
      {"/api/import", {"POST", std::mem_fn(&Api::import)}},
  };
  const std::string method = request.method == "HEAD" ? "GET" : request.method;
  try {
    const auto route = routes.find(request.path);
    if (route != routes.end() && method == route->second.method) return route->second.handle(*this, request, response);
    if (route != routes.end()) return refuse(response, {405, "method", std::string("this takes ") + route->second.method});
    if (method == "POST") return refuse(response, {404, "path", "there is nothing here"});
    send_asset(request.path, response);
  } catch (const InputError& e) {
    refuse(response, {400, e.at(), e.what()});
  } catch (const std::bad_alloc&) {
    refuse(response, {503, "server", "the machine is out of memory"});
  } catch (const std::exception& e) {
    complain(std::string("a fault of the program: ") + e.what());
    refuse(response, {500, "server", "a fault of the program"});
  }
}

void Api::stop() {
  play_.cancel();
  analyses_.cancel();
}

void Api::status(const Request&, Response& response) const {
  const auto numbers = [](const Jobs& jobs) {
    const auto c = jobs.count();
    return Json{{"running", c.running}, {"waiting", c.waiting}, {"most_running", c.most_running}, {"most_waiting", c.most_waiting}};
  };
  send(response, Json{{"version", ARETE_VERSION}, {"play", numbers(play_)}, {"analyses", numbers(analyses_)}}.dump());
}

void Api::board(const Request& request, Response& response) const {
  const RequestBody body(request.body, {"kind", "sizes", "game", "seed", "shape"});
  const BoardRequest wanted{.kind = body.text("kind", ""),
                            .sizes = body.list("sizes"),
                            .game = body.text("game", ""),
                            .seed = static_cast<std::uint64_t>(body.whole("seed", 1)),
                            .shape = body.text("shape", "")};
  require_offered(wanted);
  send(response, with_document(make_board(wanted), {}));
}

void Api::triangulate(const Request& request, Response& response) const {
  const RequestBody body(request.body, {"points"});
  Json edges = Json::array();
  for (const Ends e : triangulated(points_only(body))) edges.push_back({e.u, e.v});
  send(response, Json{{"edges", std::move(edges)}}.dump());
}

void Api::position(const Request& request, Response& response) const {
  const RequestBody body(request.body, {"position", "view", "aspect"});
  const auto numbers = body.numbers("view");
  if (body.has("view") && numbers.size() != 4) throw InputError("view", "[left, low, right, high] is needed");
  Sight sight;
  if (body.has("view")) sight.view = Frame{numbers[0], numbers[1], numbers[2], numbers[3]};
  if (body.has("aspect")) sight.aspect = body.number("aspect", 1, 0.25, 4);
  send(response, standing(body.position(), sight));
}

void Api::choose(const Request& request, Response& response) {
  const RequestBody body(request.body, {"position", "strength", "seconds", "seed"});
  const std::shared_ptr<Session> session = replayed(body.position()).session;
  const auto strength = read_strength(body.text("strength", "perfect"));
  const double seconds = body.number("seconds", 2, 0, most_seconds);
  const auto seed = static_cast<std::uint64_t>(body.whole("seed", 1));
  stream_job(response, json_type, play_, [=](Job& job) {
    auto json = chosen(*session, strength, job.limits(seconds, choice_memory), seed);
    json["ms"] = job.ms();
    job.say(json.dump());
  });
}

void Api::analyse(const Request& request, Response& response) { stream_about(request, response, arete::analyse); }

void Api::review(const Request& request, Response& response) { stream_about(request, response, arete::review); }

void Api::stream_about(const Request& request, Response& response, void (*work)(const Document&, double, Job&)) {
  const RequestBody body(request.body, {"position", "seconds"});
  const auto document = body.position();
  replayed(document);  // bad input is told before the stream begins
  const double seconds = body.number("seconds", 10, 0, most_seconds);
  stream_job(response, lines_type, analyses_, [=](Job& job) { work(document, seconds, job); });
}

}  // namespace arete
