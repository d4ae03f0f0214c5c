#include "api.hpp"

#include <map>
#include <nlohmann/json.hpp>

#include "assets.hpp"
#include "guard.hpp"
#include "listener.hpp"
#include "stream.hpp"

namespace arete {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* json_type = "application/json";

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

/// A board that is made to be put into a page of somebody else: that page may frame it. Nothing can be done there but
/// to play.
void allow_framing(httplib::Response& response) {
  response.headers.erase("X-Frame-Options");
  response.headers.erase("Content-Security-Policy");
  response.set_header("Content-Security-Policy", content_policy("*"));
}

void send_asset(const std::string& path, httplib::Response& response) {
  constexpr std::string_view framed = "/embed/index.html";
  const std::string_view wanted = path == "/"          ? "/index.html"
                                  : path == "/census/" ? "/census/index.html"
                                  : path == "/embed/"  ? framed
                                                       : std::string_view(path);
  if (wanted == framed) allow_framing(response);
  for (const Asset& asset : assets()) {
    if (asset.path == wanted) return response.set_content(asset.bytes.data(), asset.bytes.size(), type_of(asset.path));
  }
  refuse(response, {404, "path", "there is nothing here"});
}

const Endpoint* find_endpoint(const std::string& path) {
  for (const auto& endpoint : endpoints()) {
    if (endpoint.path == path) return &endpoint;
  }
  return nullptr;
}

}  // namespace

Api::Api(const std::string& census)
    : play_(most_moves, most_moves_waiting, 0), analyses_(most_analyses, most_analyses_waiting, 10) {
  if (!census.empty()) census_.emplace(census);
  for (const auto& endpoint : endpoints()) {
    if (!endpoint.has_body) endpoint.prepare("");  // made before anybody waits for it
  }
}

void Api::answer(const httplib::Request& request, httplib::Response& response) {
  try {
    answer_path(request, response);
  } catch (const std::exception&) {
    refuse(response, refusal_of_exception());
  }
}

void Api::answer_path(const httplib::Request& request, httplib::Response& response) {
  const std::string method = request.method == "HEAD" ? "GET" : request.method;
  const bool about_server = request.path == "/api/status";
  const bool about_census = census_ && CensusApi::has(request.path);
  const auto* endpoint = find_endpoint(request.path);
  if (about_server || about_census || endpoint != nullptr) {
    const bool has_body = endpoint != nullptr ? endpoint->has_body : CensusApi::takes_body(request.path);
    const char* taken = has_body ? "POST" : "GET";
    if (method != taken) return refuse(response, {405, "method", std::string("this takes ") + taken});
    if (about_census) return response.set_content(census_->answer(request.path, request.body), json_type);
    return about_server ? status(response) : answer(*endpoint, request, response);
  }
  if (method == "POST") return refuse(response, {404, "path", "there is nothing here"});
  send_asset(request.path, response);
}

void Api::answer(const Endpoint& endpoint, const httplib::Request& request, httplib::Response& response) {
  auto work = endpoint.prepare(request.body);
  switch (endpoint.length) {
    case Endpoint::Length::moment: return response.set_content(Job(std::move(work)).line(), json_type);
    case Endpoint::Length::move: return answer_job(request, response, play_, std::move(work));
    case Endpoint::Length::analysis: return stream_job(response, analyses_, std::move(work));
  }
}

void Api::stop() {
  play_.cancel();
  analyses_.cancel();
}

void Api::status(httplib::Response& response) const {
  const auto numbers = [](const Jobs& jobs) {
    const auto c = jobs.count();
    return Json{{"running", c.running},
                {"waiting", c.waiting},
                {"most_running", c.most_running},
                {"most_waiting", c.most_waiting}};
  };
  response.set_content(
      Json{{"version", ARETE_VERSION}, {"play", numbers(play_)}, {"analyses", numbers(analyses_)}}.dump(), json_type);
}

}  // namespace arete
