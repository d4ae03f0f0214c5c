// The public interface, `include/arete/arete.hpp`, in terms of sessions.

#include <arete/arete.hpp>
#include <sstream>

#include "engine/boards/beginnings.hpp"
#include "engine/boards/derived_boards.hpp"
#include "engine/certificate.hpp"
#include "engine/deep_thread.hpp"
#include "engine/kernels.hpp"
#include "engine/move_value.hpp"
#include "engine/opponent.hpp"
#include "engine/picture.hpp"
#include "engine/public_errors.hpp"
#include "engine/reading.hpp"
#include "engine/replay.hpp"
#include "engine/sequence.hpp"
#include "view/pictures/braille.hpp"

namespace arete::v1 {

struct Position::State {
  Document document;
  std::shared_ptr<const Session> session;
};

namespace {

/// Whether no game on the board lasts longer than a search may recurse on any stack.
bool is_short(const Document& document) {
  constexpr std::uint64_t most = 128;  // moves; a move takes some kilobytes at most
  if (document.graph6 || document.board || document.boards) return false;
  std::uint64_t moves = static_cast<std::uint64_t>(document.vertices.value_or(0));
  if (document.points) moves += 3 * document.points->size();
  if (document.edges) moves += document.edges->size();
  for (const auto heap : document.heaps.value_or(std::vector<std::int64_t>{})) {
    if (moves <= most) moves += static_cast<std::uint64_t>(heap);
  }
  return moves <= most;
}

/// The same where a search may recurse.
template <class F>
auto searched(const Document& document, F f) {
  return told([&] { return is_short(document) || DeepThread::here() ? f() : on_deep_thread(f); });
}

rules::Question asked(const Question& q) {
  rules::Question question{
      .nimber = q.nimber, .all_best = q.all_best, .all_starts = q.all_starts, .idea = q.why, .proof = q.proof};
  question.theorems = q.theorems;
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

MoveValue answered(const engine::MoveValue& v) {
  MoveValue value{.move = flat(v.move), .outcome = word(v.outcome), .score = v.score, .green = v.green};
  if (v.bounds) value.low = v.bounds->low, value.high = v.bounds->high;
  if (v.nimber) value.nimber = to_text(*v.nimber);
  value.exact = v.exact;
  return value;
}

}  // namespace

Position Position::opened(State state) {
  if (!state.session) state.session = open(state.document);
  return Position(std::make_shared<const State>(std::move(state)));
}

Position Position::read(std::string_view document, const std::vector<Edge>* edges, const Question& limits) {
  return told([&] {
    Reading reading(asked(limits).limits, document.size());
    auto read = Document::read(document, 1, "", &reading.held());
    if (edges != nullptr) {
      if (read.edges) throw base::InputError("edges", "given twice: in the document and beside it");
      reading.held().grow(static_cast<double>(edges->size() * sizeof(Ends)));
      read.edges.emplace();
      read.edges->reserve(edges->size());
      for (const auto& [u, v] : *edges) read.edges->push_back({u, v});
    }
    std::shared_ptr<const Session> session = reading.open(read);
    return opened({std::move(read), std::move(session)});
  });
}
Position Position::read(std::string_view document, const Question& limits) { return read(document, nullptr, limits); }
Position Position::read(std::string_view document, const std::vector<Edge>& edges, const Question& limits) {
  return read(document, &edges, limits);
}

Position Position::board(const std::string& kind, const std::vector<std::int64_t>& sizes, const std::string& game,
                         std::uint64_t seed, const std::string& shape, std::optional<double> probability,
                         std::optional<std::int64_t> root) {
  return told([&] {
    return opened({make_board({.kind = kind,
                               .sizes = sizes,
                               .game = game,
                               .seed = seed,
                               .shape = shape,
                               .probability = probability,
                               .root = root}),
                   nullptr});
  });
}

Position Position::first(const std::string& game) {
  return told([&] { return opened({first_document(game), nullptr}); });
}

std::vector<Position> Position::derived(const std::string& kind, const std::string& game) const {
  return told([&] {
    std::vector<Position> list;
    each_derived_board(kind, state_->document, game, [&](const Document& made) {
      list.push_back(opened({made, nullptr}));
    });
    return list;
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
    return opened(std::move(next));
  });
}

Answer Position::solve(const Question& question) const {
  return searched(state_->document, [&] {
    const Effort effort(asked(question).limits);
    const auto found = state_->session->solve(asked(question));
    Answer answer = answered(found);
    try {
      answer.certificate =
          write_certificate(state_->document, *state_->session, found, Effort(for_a_proof(effort.left())));
    } catch (const BudgetSpent&) {
      answer.limited = true;  // the answer is exact: the proof was left off
    }
    return answer;
  });
}

std::vector<MoveValue> Position::values(const Question& question) const {
  return searched(state_->document, [&] {
    std::vector<MoveValue> list;
    for (const auto& value : values_of(*state_->session, asked(question))) list.push_back(answered(value));
    return list;
  });
}

Kernel Position::kernel(const Question& question) const {
  return searched(state_->document, [&] {
    if (game() != "ueg") throw base::InputError("game", "even kernels belong to `ueg`");
    static const std::atomic<bool> never{false};
    const auto found = find_kernel(state_->document, question.seconds.value_or(1e9),
                                   question.cancelled != nullptr ? *question.cancelled : never);
    return Kernel{found.known, found.exists, found.kernel, found.method};
  });
}

Choice Position::choose(const std::string& strength, const Question& question, std::uint64_t seed) const {
  return searched(state_->document, [&] {
    if (over()) throw base::InputError("moves", "the game is over: there is nothing to choose");
    const auto choice = engine::choose(*state_->session, read_strength(strength), asked(question).limits, seed);
    return Choice{flat(choice.move), choice.how};
  });
}

std::string Position::ending() const {
  return searched(state_->document, [&] {
    const auto end = engine::ending(state_->document, replay(state_->document));
    return end ? end->text : std::string();
  });
}

std::string Position::draw(const std::string& format, const Question* question, bool best, bool values) const {
  return searched(state_->document, [&] {
    const auto& session = *state_->session;
    std::optional<view::Answer> answer;
    if (question != nullptr) answer = session.solve(asked(*question));
    if (!best) answer->best.reset();
    const auto each = values ? values_of(session, asked(*question)) : std::vector<engine::MoveValue>{};
    return picture(state_->document, session, answer, format, each);
  });
}
std::string Position::svg() const { return draw("svg", nullptr, true, false); }
std::string Position::svg(const Question& question, bool best) const { return draw("svg", &question, best, false); }
std::string Position::svg_with_values(const Question& question, bool best) const {
  return draw("svg", &question, best, true);
}
std::string Position::tikz() const { return draw("tikz", nullptr, true, false); }
std::string Position::tikz(const Question& question, bool best) const { return draw("tikz", &question, best, false); }

std::string Position::text(std::size_t columns) const {
  return told(
      [&] { return to_braille(scene_of(state_->document, *state_->session, {}, "", {}, true), columns, false); });
}

std::vector<Checked> check(const std::string& certificates, const Question& question) {
  std::istringstream in(certificates);
  CertificateReader reader(in, asked(question).limits);
  std::vector<Checked> list;
  while (const auto next = reader.next()) {
    list.push_back({next->game, next->claim, next->by,
                    next->limited ? "not checked: stopped by a limit" : next->refusal, next->limited});
  }
  return list;
}

std::string sequence(const std::string& code, std::size_t count, const Question& question) {
  return told([&] {
    if (count > most_values) throw base::InputError("count", "at most " + std::to_string(most_values) + " values");
    return find_sequence(code, asked(question).limits).to_json(count);
  });
}

std::vector<Game> all_games() {
  using enum BoardKind;
  std::vector<Game> list;
  for (const auto* game : engine::all_games()) {
    const auto& about = game->about();
    const auto board = game->board();
    const bool directed = board == digraph || board == rooted_digraph || board == twice_rooted_digraph;
    list.push_back({std::string(game->id()), std::string(about.title), std::string(about.rule), describe(board),
                    std::string(about.known), std::string(about.source), directed});
  }
  return list;
}

std::vector<std::string> games() {
  std::vector<std::string> ids;
  for (const auto* game : engine::all_games()) ids.emplace_back(game->id());
  return ids;
}

std::string version() { return ARETE_VERSION; }

}  // namespace arete::v1
