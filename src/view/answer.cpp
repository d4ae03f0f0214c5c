#include "view/answer.hpp"

#include <cmath>
#include <nlohmann/json.hpp>
#include <set>

namespace arete {
namespace {

using Json = nlohmann::ordered_json;

Json moves_json(const std::vector<MoveText>& moves) {
  Json list = Json::array();
  for (const auto& m : moves) list.push_back(m.size() == 1 ? Json(m[0]) : Json(m));
  return list;
}

std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::string moves_text(const std::vector<MoveText>& moves) {
  constexpr std::size_t most = 40;
  std::string text;
  for (std::size_t i = 0; i < moves.size() && i < most; ++i) text += (i > 0 ? "  " : "") + to_text(moves[i]);
  if (moves.size() > most) text += "  … (" + std::to_string(moves.size()) + " in all)";
  return text.empty() ? "none" : text;
}

std::string vertices_text(const std::vector<std::int32_t>& vertices) {
  std::vector<MoveText> moves;
  for (const auto v : vertices) moves.push_back({v});
  return moves_text(moves);
}

std::string signed_text(Value v) { return (v > 0 ? "+" : "") + std::to_string(v); }

Json facts(const Answer& a) {
  Json json;
  json["outcome"] = a.outcome;
  if (!a.to_move.empty()) json["to_move"] = a.to_move;
  if (a.score) json["score"] = *a.score;
  if (a.nimber) json["nimber"] = *a.nimber == "loony" ? Json(*a.nimber) : Json(std::stoi(*a.nimber));
  if (a.bounds) json["bounds"] = {a.bounds->low, a.bounds->high};
  if (a.best) json["best"] = moves_json(*a.best);
  if (a.green) json["green"] = *a.green;
  if (a.edges) json["edges"] = *a.edges;
  if (a.line) json["line"] = moves_json(*a.line);
  if (a.starts) json["starts"] = *a.starts;
  if (a.excluded) json["excluded"] = *a.excluded;
  return json;
}

Json cell_json(Cell c) { return Json::array({c.a, c.b}); }

Json idea_json(const Idea& idea) {
  Json groups = Json::array();
  for (const auto& group : idea.groups) {
    Json lines = Json::array();
    for (const Ends e : group.lines) lines.push_back({e.u, e.v});
    groups.push_back({{"name", group.name}, {"vertices", group.vertices}, {"lines", std::move(lines)}});
    if (group.nimber) groups.back()["nimber"] = *group.nimber == "loony" ? Json(*group.nimber) : Json(std::stoi(*group.nimber));
    for (const Cell c : group.cells) groups.back()["cells"].push_back(cell_json(c));
    for (const auto& link : group.links) groups.back()["links"].push_back({cell_json(link.from), cell_json(link.to), link.both_ways});
    if (group.period) groups.back()["period"] = {cell_json((*group.period)[0]), cell_json((*group.period)[1])};
  }
  return {{"name", idea.name}, {"groups", std::move(groups)}};
}

}  // namespace

std::string Answer::for_mover() const {
  if (outcome != "maker" && outcome != "breaker") return outcome;
  return (outcome == "maker") == (to_move == "first") ? "win" : "loss";
}

std::string Answer::claim() const { return dumped(facts(*this)); }

std::string not_proved(const std::string& claim, const Answer& proved) {
  std::set<std::string> keys;  // each once: a reader could take the first, and the last would be proved
  const auto once = [&](int depth, Json::parse_event_t event, Json& parsed) {
    if (event == Json::parse_event_t::key && depth == 1 && !keys.insert(parsed.get<std::string>()).second) {
      throw InputError("answer", "the key `" + parsed.get<std::string>() + "` is there twice");
    }
    return true;
  };
  const auto claimed = Json::parse(claim, once, false);
  if (!claimed.is_object() || !claimed.contains("outcome")) throw InputError("answer", "not an answer with an outcome");
  const auto known = facts(proved);
  for (const auto& [key, value] : claimed.items()) {
    if (!known.contains(key) || known[key] != value) return key;
  }
  return "";
}

std::string Answer::to_json() const {
  Json json = facts(*this);
  if (wins) json["wins"] = *wins;
  json["method"] = method;
  if (!source.empty()) json["source"] = source;
  if (idea) json["idea"] = idea_json(*idea);
  json["nodes"] = nodes;
  json["ms"] = std::round(ms * 1000) / 1000;
  return dumped(json);
}

std::string Answer::to_text(const std::string& title) const {
  std::string text = title + ": ";
  if (green || edges) {
    text += outcome == "unknown" ? "unknown" : outcome == "win" ? "can be won" : "cannot be won";
    if (green) text += ", at most " + std::to_string(*green) + " of " + std::to_string(*edges) + " edges green";
  } else if (outcome == "unknown") {
    text += "unknown within the limits";
  } else if (outcome == "maker" || outcome == "breaker") {
    text += "the " + outcome + " wins";
  } else {
    text += to_move + " to move " + (outcome == "tie" ? "ties" : outcome == "win" ? "wins" : "loses");
  }
  if (score) text += ", score " + signed_text(*score) + " from here";
  if (bounds) text += ", score between " + signed_text(bounds->low) + " and " + signed_text(bounds->high);
  if (nimber) text += ", nimber " + *nimber;
  text += '\n';
  if (best) text += "  best    " + moves_text(*best) + '\n';
  if (line) text += "  line    " + moves_text(*line) + '\n';
  if (starts) text += "  starts  " + *starts + '\n';
  for (std::size_t v = 0; wins && v < wins->size(); ++v) text += "  from " + std::to_string(v) + "  " + vertices_text((*wins)[v]) + '\n';
  char time[32];
  std::snprintf(time, sizeof time, "%.3g ms", ms);
  text += "  by      " + method + (source.empty() ? "" : " (" + source + ")") + ", " + std::to_string(nodes) + " nodes, " + time + '\n';
  return text;
}

std::string error_json(const std::string& at, const std::string& message) {
  Json json;
  json["error"] = {{"at", at}, {"message", message}};
  return dumped(json);
}

std::string printable(const std::string& text) {
  const auto quoted = dumped(Json(text));
  return quoted.substr(1, quoted.size() - 2);
}

}  // namespace arete
