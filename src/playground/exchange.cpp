#include "playground/exchange.hpp"

#include "engine/certificate.hpp"
#include "engine/picture.hpp"
#include "playground/request_body.hpp"
#include "playground/standing.hpp"

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

/// A document, or a line of graph6 with its vertices and edges written out.
Document pasted(const std::string& text, const std::string& game) {
  const auto begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string::npos) throw InputError("text", "empty: a document or a line of graph6 is needed");
  if (text[begin] == '{') return Document::read(text);
  if (game.empty()) throw InputError("game", "a line of graph6 needs the game that is played on it");
  Document line;
  line.game = game;
  line.graph6 = text.substr(begin, text.find_last_not_of(" \t\r\n") + 1 - begin);
  return line;
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
  auto document = pasted(body.text("text", ""), body.text("game", ""));
  require_playable_size(document);
  const auto game = replayed(document);
  if (document.graph6) {
    auto start = document;
    start.moves.clear();
    write_out(document, open(start)->look());
  }
  return [line = with_document(document, {})](Task& task) { task.say(line); };
}

}  // namespace arete::inline playground
