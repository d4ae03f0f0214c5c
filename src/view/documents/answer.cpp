#include "view/documents/answer.hpp"

#include <algorithm>
#include <cmath>
#include <set>

#include "view/documents/answer_json.hpp"

namespace arete::inline view {
namespace {

using OrderedJson = nlohmann::ordered_json;

std::string dumped(const OrderedJson& json) { return json.dump(-1, ' ', false, OrderedJson::error_handler_t::replace); }

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

/// A value that becomes an object or an array of itself is one without contents if there is no memory for it, and
/// cannot be destroyed: here all begin as what they are.
OrderedJson facts(const Answer& a) {
  OrderedJson json = OrderedJson::object();
  json["outcome"] = a.outcome_word();
  if (a.to_move) json["to_move"] = name(*a.to_move);
  if (a.score) json["score"] = *a.score;
  if (a.nimber) json["nimber"] = to_json_value(*a.nimber);
  if (a.bounds) json["bounds"] = {a.bounds->low, a.bounds->high};
  if (a.best) json["best"] = to_json_value(*a.best);
  if (a.green) json["green"] = *a.green;
  if (a.edges) json["edges"] = *a.edges;
  if (a.line) json["line"] = to_json_value(*a.line);
  if (a.starts) json["starts"] = *a.starts;
  if (a.excluded) json["excluded"] = *a.excluded;
  return json;
}

/// The key of a claim in place of `best`: this move is one of those that are proved to be best.
constexpr auto a_best_move = "move";

/// A proof that shows one best move does not show that there are no others.
bool is_known(const OrderedJson& known, bool one_best, const std::string& key, const OrderedJson& value) {
  if (key != a_best_move) return known.contains(key) && known[key] == value && !(one_best && key == "best");
  return known.contains("best") && std::find(known["best"].begin(), known["best"].end(), value) != known["best"].end();
}

std::string numbers_text(const std::vector<std::int64_t>& numbers) {
  constexpr std::size_t most = 40;
  std::string text;
  for (std::size_t i = 0; i < numbers.size() && i < most; ++i) text += (i > 0 ? " " : "") + std::to_string(numbers[i]);
  return numbers.size() > most ? text + " … (" + std::to_string(numbers.size()) + " in all)" : text;
}

std::string group_text(const Idea::Group& group) {
  std::string text = group.name;
  if (group.nimber) text += ", nimber " + to_text(*group.nimber);
  std::vector<MoveText> shown;
  for (const Ends e : group.lines) shown.push_back({e.u, e.v});
  for (const Cell c : group.cells) shown.push_back({c.a, c.b});
  if (shown.empty()) {
    for (const auto& [a, b, c] : group.faces) shown.push_back({a, b, c});
  }
  if (shown.empty()) {
    for (const auto v : group.vertices) shown.push_back({v});
  }
  return shown.empty() ? text : text + ": " + moves_text(shown);
}

std::string idea_text(const Idea& idea) {
  std::string text = "  why     " + idea.name + '\n';
  for (const auto& group : idea.groups) text += "          " + group_text(group) + '\n';
  for (const auto& fact : idea.facts)
    text += "          " + fact.name + ": " + (fact.words.empty() ? numbers_text(fact.numbers) : fact.words) + '\n';
  return text;
}

OrderedJson cell_json(Cell c) { return OrderedJson::array({c.a, c.b}); }

}  // namespace

nlohmann::ordered_json to_json_value(const MoveText& move) {
  if (move.on_a_board()) return OrderedJson::array({move.board, to_json_value(MoveText(move.numbers()))});
  return move.size() == 1 ? OrderedJson(move[0]) : OrderedJson(move.numbers());
}

nlohmann::ordered_json to_json_value(const std::vector<MoveText>& moves) {
  OrderedJson list = OrderedJson::array();
  for (const auto& move : moves) list.push_back(to_json_value(move));
  return list;
}

nlohmann::ordered_json to_json_value(Nimber n) { return n.is_loony() ? OrderedJson("loony") : OrderedJson(n.value()); }

nlohmann::ordered_json to_json_value(const Idea& idea) {
  OrderedJson groups = OrderedJson::array();
  for (const auto& group : idea.groups) {
    OrderedJson lines = OrderedJson::array();
    for (const Ends e : group.lines) lines.push_back({e.u, e.v});
    groups.push_back({{"name", group.name}, {"vertices", group.vertices}, {"lines", std::move(lines)}});
    if (group.nimber) groups.back()["nimber"] = to_json_value(*group.nimber);
    OrderedJson cells = OrderedJson::array(), links = OrderedJson::array(), ways = OrderedJson::array();
    for (const Cell c : group.cells) cells.push_back(cell_json(c));
    for (const auto& link : group.links) links.push_back({cell_json(link.from), cell_json(link.to), link.both_ways});
    for (const auto& way : group.ways) {
      OrderedJson places = OrderedJson::array();
      for (const auto& [vertex, from] : way) places.push_back({vertex, from});
      ways.push_back(std::move(places));
    }
    if (!group.faces.empty()) groups.back()["faces"] = group.faces;
    if (!cells.empty()) groups.back()["cells"] = std::move(cells);
    if (!links.empty()) groups.back()["links"] = std::move(links);
    if (!ways.empty()) groups.back()["ways"] = std::move(ways);
    if (group.period) groups.back()["period"] = {cell_json((*group.period)[0]), cell_json((*group.period)[1])};
  }
  OrderedJson json{{"name", idea.name}, {"groups", std::move(groups)}};
  OrderedJson facts = OrderedJson::object();
  for (const auto& fact : idea.facts)
    facts[fact.name] = fact.words.empty() ? OrderedJson(fact.numbers) : OrderedJson(fact.words);
  if (!facts.empty()) json["facts"] = std::move(facts);
  return json;
}

const char* word(Outcome outcome) {
  switch (outcome) {
    case Outcome::win: return "win";
    case Outcome::loss: return "loss";
    case Outcome::tie: return "tie";
    default: return "unknown";
  }
}

std::string Answer::outcome_word() const {
  if (!maker_and_breaker || outcome == Outcome::unknown) return word(outcome);
  return (outcome == Outcome::win) == (to_move == Player::first) ? "maker" : "breaker";
}

Answer to_answer(Finding finding, Play play) {
  Answer answer;
  answer.outcome = outcome_of(finding.final());
  answer.to_move = finding.to_move;
  if (play == Play::score && finding.value.exact()) answer.score = finding.value.low;
  if (play == Play::score && !finding.value.exact() && finding.value != Verdict::unknown())
    answer.bounds = finding.value;
  answer.nimber = finding.nimber;
  if (finding.complete || !finding.best.empty()) answer.best = std::move(finding.best);
  answer.line = std::move(finding.line);
  answer.starts = std::move(finding.starts);
  answer.wins = std::move(finding.wins);
  answer.excluded = std::move(finding.excluded);
  answer.idea = std::move(finding.idea);
  answer.proof = std::move(finding.proof);
  answer.method = std::move(finding.method);
  answer.source = std::move(finding.source);
  answer.limited = finding.limited;
  return answer;
}

Answer to_answer(Finding finding, Value edges, bool (*won)(int, int)) {
  const Verdict final = finding.final();
  const Verdict green{std::max(final.low, 0), std::min(final.high, edges)};
  const bool known = finding.value != Verdict::unknown(), least = won(final.low, edges), most = won(green.high, edges);
  Answer answer = to_answer(std::move(finding), Play::solitaire);
  answer.outcome = least != most ? Outcome::unknown : least ? Outcome::win : Outcome::loss;
  answer.edges = edges;
  if (green.exact()) {
    answer.green = green.low;
  } else if (known) {
    answer.bounds = green;
  }
  return answer;
}

std::string Answer::claim() const {
  OrderedJson json = facts(*this);
  if (one_best && best && !best->empty()) {
    json.erase("best");
    json[a_best_move] = to_json_value(best->front());
  }
  return dumped(json);
}

std::string not_proved(const std::string& claim, const Answer& proved) {
  std::set<std::string> keys;  // each once: a reader could take the first, and the last would be proved
  const auto once = [&](int depth, OrderedJson::parse_event_t event, OrderedJson& parsed) {
    if (event == OrderedJson::parse_event_t::key && depth == 1 && !keys.insert(parsed.get<std::string>()).second) {
      throw InputError("answer", "the key `" + parsed.get<std::string>() + "` is there twice");
    }
    return true;
  };
  const auto claimed = OrderedJson::parse(claim, once, false);
  if (!claimed.is_object() || !claimed.contains("outcome")) throw InputError("answer", "not an answer with an outcome");
  const auto known = facts(proved);
  for (const auto& [key, value] : claimed.items()) {
    if (!is_known(known, proved.one_best, key, value)) return key;
  }
  return "";
}

nlohmann::ordered_json to_json_value(const Answer& answer) {
  OrderedJson json = facts(answer);
  if (answer.wins) json["wins"] = *answer.wins;
  json["method"] = answer.method;
  if (!answer.source.empty()) json["source"] = answer.source;
  if (answer.idea) json["idea"] = to_json_value(*answer.idea);
  json["nodes"] = answer.nodes;
  json["ms"] = std::round(answer.ms * 1000) / 1000;
  return json;
}

Answer Answer::stopped_while_reading() {
  Answer answer;
  answer.limited = true;
  answer.method = "none: stopped by a limit while the position was read";
  return answer;
}

std::string Answer::to_json() const { return dumped(to_json_value(*this)); }

std::string Answer::to_text(const std::string& title) const {
  std::string text = title + ": ";
  if (green || edges) {
    text += outcome == Outcome::unknown ? "unknown" : outcome == Outcome::win ? "can be won" : "cannot be won";
    const auto of_edges = " of " + std::to_string(edges.value_or(0)) + " edges green";
    if (green) text += ", at most " + std::to_string(*green) + of_edges;
    if (bounds)
      text += ", at most between " + std::to_string(bounds->low) + " and " + std::to_string(bounds->high) + of_edges;
  } else if (outcome == Outcome::unknown) {
    text += "unknown within the limits";
  } else if (maker_and_breaker) {
    text += "the " + outcome_word() + " wins";
  } else {
    text += std::string(name(*to_move)) + " to move " +
            (outcome == Outcome::tie   ? "ties"
             : outcome == Outcome::win ? "wins"
                                       : "loses");
  }
  if (score) text += ", score " + signed_text(*score) + " from here";
  if (bounds && !edges) text += ", score between " + signed_text(bounds->low) + " and " + signed_text(bounds->high);
  if (nimber) text += ", nimber " + arete::to_text(*nimber);
  text += '\n';
  if (best) text += "  best    " + moves_text(*best) + '\n';
  if (line) text += "  line    " + moves_text(*line) + '\n';
  if (starts) text += "  starts  " + *starts + '\n';
  for (std::size_t v = 0; wins && v < wins->size(); ++v)
    text += "  from " + std::to_string(v) + "  " + vertices_text((*wins)[v]) + '\n';
  if (idea) text += idea_text(*idea);
  char time[32];
  std::snprintf(time, sizeof time, "%.3g ms", ms);
  text += "  by      " + method + (source.empty() ? "" : " (" + source + ")") + ", " + std::to_string(nodes) +
          " nodes, " + time + '\n';
  return text;
}

std::string error_json(const std::string& at, const std::string& message) {
  return dumped({{"error", {{"at", at}, {"message", message}}}});
}

std::string printable(const std::string& text) {
  const auto quoted = dumped(OrderedJson(text));
  return quoted.substr(1, quoted.size() - 2);
}

}  // namespace arete::inline view
