// The public interface, `include/arete/arete.hpp`, in terms of sessions.

#include <arete/arete.hpp>
#include <sstream>

#include "base/input_error.hpp"
#include "engine/boards/named_boards.hpp"
#include "engine/certificate.hpp"
#include "engine/picture.hpp"

namespace arete::v1 {

struct Position::State {
  Document document;
  std::shared_ptr<const Session> session;
};

namespace {

/// Errors leave as the public kind.
template <class F>
auto told(F f) {
  try {
    return f();
  } catch (const base::InputError& e) {
    throw InputError(e.at(), e.what());
  }
}

rules::Question asked(const Question& q) {
  rules::Question question{
      .nimber = q.nimber, .all_best = q.all_best, .all_starts = q.all_starts, .idea = q.why, .proof = q.proof};
  if (q.seconds) question.limits.time = std::chrono::duration<double>(*q.seconds);
  question.limits.nodes = q.nodes;
  question.limits.memory = q.memory;
  question.limits.cancelled = q.cancelled;
  return question;
}

/// Of several boards the number of the board stands first.
Move flat(const MoveText& move) {
  Move numbers = move.numbers();
  if (move.on_a_board()) numbers.insert(numbers.begin(), move.board);
  return numbers;
}
std::vector<Move> flat(const std::vector<MoveText>& moves) {
  std::vector<Move> list;
  for (const auto& move : moves) list.push_back(flat(move));
  return list;
}

Answer answered(const view::Answer& a) {
  Answer answer;
  answer.outcome = a.outcome_word();
  if (a.to_move) answer.to_move = name(*a.to_move);
  answer.score = a.score;
  if (a.nimber) answer.nimber = to_text(*a.nimber);
  if (a.bounds) answer.low = a.bounds->low, answer.high = a.bounds->high;
  if (a.best) answer.best = flat(*a.best);
  answer.green = a.green;
  answer.edges = a.edges;
  if (a.line) answer.line = flat(*a.line);
  answer.starts = a.starts;
  answer.method = a.method;
  answer.source = a.source;
  answer.limited = a.limited;
  answer.nodes = a.nodes;
  answer.ms = a.ms;
  answer.json = a.to_json();
  return answer;
}

}  // namespace

Position Position::read(std::string_view document) {
  return told([&] {
    auto read = Document::read(document);
    std::shared_ptr<const Session> session = open(read);
    return Position(std::make_shared<const State>(State{std::move(read), std::move(session)}));
  });
}

Position Position::board(const std::string& kind, const std::vector<std::int64_t>& sizes, const std::string& game,
                         std::uint64_t seed, const std::string& shape) {
  return told([&] {
    return read(make_board({.kind = kind, .sizes = sizes, .game = game, .seed = seed, .shape = shape}).write());
  });
}

std::string Position::game() const { return state_->document.game; }
std::string Position::document() const { return state_->document.write(); }
bool Position::playable() const { return state_->session->playable(); }
bool Position::over() const { return state_->session->over(); }
std::string Position::to_move() const { return name(state_->session->to_move()); }
int Position::lead() const { return state_->session->lead(); }
std::vector<Move> Position::moves() const { return flat(state_->session->moves()); }

Position Position::play(const Move& move) const {
  return told([&] {
    auto next = *state_;
    const MoveText text = next.document.boards ? MoveText::on_first(move) : MoveText(move);
    std::shared_ptr<Session> session = next.session->clone();
    session->play(text, place("moves", next.document.moves.size()));
    next.document.moves.push_back(text);
    next.session = std::move(session);
    return Position(std::make_shared<const State>(std::move(next)));
  });
}

Answer Position::solve(const Question& question) const {
  return told([&] {
    const auto found = state_->session->solve(asked(question));
    Answer answer = answered(found);
    answer.certificate = write_certificate(state_->document, *state_->session, found);
    return answer;
  });
}

std::string Position::draw(const std::string& format, const Question* question) const {
  return told([&] {
    std::optional<view::Answer> answer;
    if (question != nullptr) answer = state_->session->solve(asked(*question));
    return picture(state_->document, *state_->session, answer, format);
  });
}
std::string Position::svg() const { return draw("svg", nullptr); }
std::string Position::svg(const Question& question) const { return draw("svg", &question); }
std::string Position::tikz() const { return draw("tikz", nullptr); }

std::vector<Checked> check(const std::string& certificates) {
  std::istringstream in(certificates);
  CertificateReader reader(in);
  std::vector<Checked> list;
  while (const auto next = reader.next()) {
    list.push_back(
        {next->game, next->claim, next->by, next->limited ? "not checked: there is not enough memory" : next->refusal});
  }
  return list;
}

std::vector<std::string> games() {
  std::vector<std::string> ids;
  for (const auto* game : all_games()) ids.emplace_back(game->id());
  return ids;
}

std::string version() { return ARETE_VERSION; }

}  // namespace arete::v1
