#include "playground/exchange.hpp"

#include <sstream>

#include "engine/certificate.hpp"
#include "engine/picture.hpp"
#include "playground/request_body.hpp"
#include "playground/standing.hpp"
#include "view/documents/edge_list.hpp"

namespace arete::inline playground {
namespace {

constexpr std::uint64_t memory = std::uint64_t{256} << 20;

struct Export {
  Document document;
  std::string as;
  bool best = false;
  double seconds = 0;
};

Json file(const Export& wanted, const char* type, const char* ending, std::string text) {
  return {{"as", wanted.as}, {"type", type}, {"name", wanted.document.game + ending}, {"text", std::move(text)}};
}

Json certificate(const Export& wanted, const Session& session, const Task& task) {
  Question question;
  question.limits = task.limits(wanted.seconds, memory);
  question.proof = true;
  const auto answer = session.solve(question);
  auto text = write_certificate(wanted.document, session, answer);
  if (text) return file(wanted, "text/plain", ".certificate", std::move(*text));
  return {{"as", wanted.as},
          {"text", nullptr},
          {"reason", answer.limited || answer.proof_stopped ? "not found within the limits"
                                                            : "the theorem has no short proof here"}};
}

Json exported(const Export& wanted, const Session& session, const Task& task) {
  if (wanted.as == "document") return file(wanted, "application/json", ".json", wanted.document.write() + "\n");
  if (wanted.as == "certificate") return certificate(wanted, session, task);
  std::optional<Answer> answer;
  if (wanted.best) {
    Question question;
    question.limits = task.limits(wanted.seconds, memory);
    answer = session.solve(question);
  }
  const bool svg = wanted.as == "svg";
  return file(wanted, svg ? "image/svg+xml" : "text/x-tex", svg ? ".svg" : ".tex",
              picture(wanted.document, session, answer, wanted.as));
}

/// The text without what may stand around it. Of several documents or graphs, one a line, the first.
std::string_view first_of(std::string_view text) {
  constexpr const char* blank = " \t\r\n";
  const auto begin = text.find_first_not_of(blank);
  if (begin == std::string_view::npos)
    throw InputError("text", "empty: a document, a line of graph6 or a list of edges is needed");
  text = text.substr(begin, text.find_last_not_of(blank) + 1 - begin);
  const auto line = text.substr(0, text.find_first_of("\r\n"));
  if (of_edge_list(text)) return text.substr(0, std::min(text.find("\n\n"), text.find("\r\n\r\n")));
  return text.front() != '{' || nlohmann::json::accept(line) ? line.substr(0, line.find_last_not_of(blank) + 1) : text;
}

/// Whatever `arete solve` reads: a document, graph6 and its kin, or a list of edges, each with the game to play on it.
Document pasted(std::string_view text, const std::string& game) {
  if (text.front() == '{') return Document::read(text, 1, game);
  if (game.empty()) throw InputError("game", "a graph alone does not say what is played on it: choose a game");
  Document document;
  if (of_edge_list(text)) {
    document = read_edge_list(text, 1);
  } else {
    document.graph6 = std::string(text);
  }
  document.game = game;
  return document;
}

void write_out(Document& document, const Look& look) {
  document.graph6.reset();
  document.vertices = static_cast<std::int64_t>(look.vertices.size());
  document.edges.emplace();
  for (const Line& line : look.lines) document.edges->push_back(line.ends);
}

}  // namespace

Work export_position(const std::string& text) {
  const RequestBody body(text, {"position", "as", "best", "seconds"});
  const Export wanted{body.position(), body.text("as", ""), body.flag("best"), body.number("seconds", 10, 0, 60)};
  if (wanted.as != "svg" && wanted.as != "tikz" && wanted.as != "document" && wanted.as != "certificate") {
    throw InputError("as", "svg, tikz, document or certificate");
  }
  const std::shared_ptr<Session> session = replayed(wanted.document).session;
  return [=](Task& task) { task.say(exported(wanted, *session, task).dump()); };
}

Work import_position(const std::string& text) {
  const RequestBody body(text, {"text", "game"});
  const std::string whole = body.text("text", "");
  const std::string_view wanted = first_of(whole);
  auto document = pasted(wanted, body.text("game", ""));
  require_playable_size(document);
  try {
    replayed(document);
  } catch (const InputError& error) {
    throw of_edge_list(wanted) ? at_line_of_list(error, wanted, 1) : error;
  }
  if (document.graph6) {
    auto start = document;
    start.moves.clear();
    write_out(document, open(start)->look());
  }
  return [line = with_document(document, {})](Task& task) { task.say(line); };
}

Work check_certificate(const std::string& text) {
  const RequestBody body(text, {"text", "seconds"});
  const double seconds = body.number("seconds", 10, 0, 60);
  return [certificate = body.text("text", ""), seconds](Task& task) {
    std::istringstream in(certificate);
    const auto checked = CertificateReader(in, task.limits(seconds, memory)).next();
    if (!checked) throw InputError("text", "there is no certificate");
    Json json{{"accepted", checked->accepted()}};
    if (checked->limited) json["message"] = "not checked: stopped by a limit";
    if (!checked->refusal.empty()) json["message"] = checked->refusal;
    if (checked->accepted())
      json.update({{"by", checked->by}, {"answer", Json::parse(checked->claim, nullptr, false)}});
    task.say(json.dump(-1, ' ', false, Json::error_handler_t::replace));
  };
}

}  // namespace arete::inline playground
