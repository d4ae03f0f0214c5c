// arete solve: positions in, answers out.

#include <chrono>
#include <new>
#include <thread>

#include "commands.hpp"
#include "engine/certificate.hpp"
#include "engine/files/whole_file.hpp"
#include "engine/reading.hpp"
#include "limit_options.hpp"
#include "ordered_pool.hpp"
#include "positions.hpp"

namespace arete {
namespace {

struct SolveOptions {
  std::string file = "-";
  std::string game;
  std::optional<std::int64_t> root;
  bool nimber = false, all_starts = false, start_moves = false, json = false, text = false, why = false, plain = false,
       search = false;
  std::string best = "all";
  std::optional<double> seconds;
  std::optional<std::uint64_t> nodes;
  std::string memory, certificate;
  unsigned threads = 1;
};

struct Answered {
  std::string output, complaint, certificate;
  Status status = Status::answered;
  bool unproved = false;  ///< answered, and a proof was wanted
};

class Solver {
 public:
  explicit Solver(const SolveOptions& options)
      : options_(options), text_(options.text || (!options.json && output_is_terminal())) {
    question_.nimber = options.nimber;
    question_.all_best = options.best == "all";
    question_.all_starts = options.all_starts;
    question_.start_moves = options.start_moves;
    question_.idea = options.why;
    question_.plain = options.plain;
    question_.theorems = !options.search;
    if (options.seconds) question_.limits.time = std::chrono::duration<double>(*options.seconds);
    question_.limits.nodes = options.nodes;
    question_.limits.memory = memory_limit(options.memory) / options.threads;
    question_.limits.cancelled = &interrupted();
    question_.limits.progress = &nodes_;
    if (options.threads > 1) question_.helpers = &helpers_;
    if (!options.game.empty() && !is_graph(find_game(options.game).board())) {
      throw InputError("--game", options.game + " is not played on a graph");
    }
    if (!options.certificate.empty()) certificates_.emplace(options.certificate);
  }

  Status run() {
    Lines lines(options_.file, interrupted());
    if (options_.game.empty()) lines.join_documents();
    lines.join_edge_lists();
    Status status = Status::answered;
    std::size_t count = 0;
    OrderedPool<InputLine, Answered> pool(
        [&](InputLine& line) {
          const bool more = !closed_ && read(lines, line);
          if (more) helpers_.begin_work();
          return more;
        },
        [&](InputLine& line) {
          const std::unique_ptr<Helpers, void (*)(Helpers*)> working(&helpers_, [](Helpers* h) { h->end_work(); });
          return answer(line);
        },
        [&](Answered& answered) {
          ++count;
          ++written_;
          status = worse(status, answered.status);
          deliver(answered);
        },
        [&] { helpers_.assist(); });
    {
      const auto progress = show_progress();
      pool.run(options_.threads);
    }
    if (unwritten_) throw *unwritten_;
    if (certificates_ && proofs_ > 0) certificates_->keep();
    if (certificates_ && proofs_ == 0 && unproved_ > 0)
      complain(options_.certificate + ": not written: there is no proof to be kept");
    if (closed_) throw OutputClosed(why_closed_);
    if (unreadable_) throw *unreadable_;
    if (interrupted()) {
      complain("interrupted: " + std::to_string(count) + " positions answered");
      return worse(status, Status::limited);
    }
    if (count == 0) throw InputError(lines.name(), "empty: there is no position to answer");
    return status;
  }

 private:
  bool read(Lines& lines, InputLine& line) {
    try {
      auto next = lines.next();
      if (next) line = std::move(*next);
      return next.has_value();
    } catch (const InputError& e) {
      unreadable_ = e;
      return false;
    }
  }
  void deliver(const Answered& answered) {
    if (closed_) return;
    if (!answered.complaint.empty()) complain(answered.complaint);
    try {
      if (certificates_ && !unwritten_) certificates_->write(answered.certificate);
      proofs_ += !answered.certificate.empty();
      unproved_ += answered.unproved;
    } catch (const InputError& e) {
      unwritten_ = e;  // told at the end: the answers are worth having without
      certificates_.reset();
    }
    try {
      print(answered.output);
    } catch (const OutputClosed& e) {
      why_closed_ = e.what();
      closed_ = true;
    }
  }

  /// The same for people, with the file.
  std::string where(const InputLine& line) const {
    return (options_.file == "-" ? "line " : options_.file + ":") + std::to_string(line.number);
  }

  Answered answer(const InputLine& line) {
    const auto failed = [&](const std::string& place, const std::string& message, Status status) {
      return Answered{text_ ? "" : error_json(place, message) + '\n',
                      where(line) + ": " + (place == place_of(line) ? "" : place + ": ") + message, "", status};
    };
    try {
      KeptTables::Loan kept(kept_);
      Reading reading(kept.left_of(question_.limits), line.text.size());
      const auto position = read_position(line, {.game = options_.game, .root = options_.root}, &reading.held());
      const auto session = reading.open(position);
      Question question = question_;
      question.limits = reading.left();
      question.tables = &kept.tables();
      question.proof = !options_.certificate.empty();
      const auto answer = session->solve(question);
      Answered answered{text_ ? answer.to_text(where(line) + ", " + position.game) : answer.to_json() + '\n', "", "",
                        answer.limited ? Status::limited : Status::answered};
      if (question.proof) prove(position, *session, answer, reading.left(), line, answered);
      return answered;
    } catch (const BudgetSpent&) {
      return stopped_while_reading(line);
    } catch (const InputError& e) {
      const auto error = in_input(e, line);
      return failed(error.at(), error.what(), Status::bad_input);
    } catch (const std::bad_alloc&) {
      return failed(place_of(line), "the machine is out of memory", Status::limited);
    } catch (const std::exception& e) {
      return failed(place_of(line), std::string("a fault of the program: ") + e.what(), Status::fault);
    }
  }

  /// Adds the certificate of an answer, or why there is none. What a theorem claims is checked before it is written.
  void prove(const Document& position, const Session& session, const Answer& answer, const Limits& left,
             const InputLine& line, Answered& answered) const {
    bool stopped = answer.proof_stopped;
    try {
      if (auto certificate = write_certificate(position, session, answer, Effort(for_a_proof(left)))) {
        answered.certificate = *std::move(certificate);
        return;
      }
    } catch (const BudgetSpent&) {
      stopped = true;
    }
    answered.complaint = where(line) + ": no certificate: " +
                         (answer.limited ? "stopped by a limit"
                          : stopped      ? "a limit stopped the proof, not the answer"
                                         : "the theorem has no short proof here");
    answered.status = Status::limited;
    answered.unproved = true;
  }

  /// A position of which nothing is known, since it took a limit to read it.
  Answered stopped_while_reading(const InputLine& line) const {
    const auto answer = Answer::stopped_while_reading();
    return {text_ ? answer.to_text(where(line)) : answer.to_json() + '\n', "", "", Status::limited};
  }

  /// On a terminal, once a second: how much has been done.
  std::optional<std::jthread> show_progress() {
    if (!errors_are_terminal()) return std::nullopt;
    return std::jthread([this](const std::stop_token& done) {
      const auto start = std::chrono::steady_clock::now();
      bool shown = false;
      for (int tick = 1; !done.stop_requested(); ++tick) {
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
        if (tick % 20 != 0) continue;
        const auto seconds =
            std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - start).count();
        std::fprintf(stderr, "\r%zu answered, %.1f M nodes, %lld s ", written_.load(),
                     static_cast<double>(nodes_.load()) / 1e6, static_cast<long long>(seconds));
        shown = true;
      }
      if (shown) std::fprintf(stderr, "\r\033[K");
    });
  }

  SolveOptions options_;
  Question question_;
  Helpers helpers_;
  KeptTables kept_;
  bool text_;
  std::optional<WholeFile> certificates_;
  std::atomic<bool> closed_{false};
  std::string why_closed_;
  std::optional<InputError> unreadable_, unwritten_;
  std::size_t proofs_ = 0, unproved_ = 0;
  std::atomic<std::size_t> written_{0};
  std::atomic<std::uint64_t> nodes_{0};
};

}  // namespace

void add_solve(CLI::App& app, Run& run) {
  const CLI::Validator countable(
      [](const std::string& text) {
        const bool digits = !text.empty() && text.size() <= 18 &&
                            std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
        return digits ? "" : "a whole number of at most 18 digits, not " + text;
      },
      "");
  auto* command = app.add_subcommand("solve", "Positions in, answers out: who wins, by how much, with which moves");
  auto options = std::make_shared<SolveOptions>();
  command->add_option("file", options->file, "Positions: JSON objects, graph6, edge lists; - is standard input")
      ->type_name("FILE");
  command
      ->add_option("--game", options->game,
                   "What is played on graphs: lines of graph6, sparse6 or digraph6, and edge lists")
      ->type_name("ID");
  auto* root = command->add_option("--root", options->root, "Where the token stands, if a position does not say it")
                   ->type_name("V");
  command->add_flag("--all-starts", options->all_starts, "Geography without a root: every vertex as the root, N or P")
      ->excludes(root);
  command->add_flag("--moves", options->start_moves, "With --all-starts: the winning moves of every start as well")
      ->needs("--all-starts");
  command->add_flag("--nimber", options->nimber, "The nimber also where the outcome does not need it");
  command->add_option("--best", options->best, "Every best move, or one")
      ->check(CLI::IsMember({"all", "one"}))
      ->type_name("all|one");
  command->add_option("--time", options->seconds, "Seconds a position may take")->check(seconds())->type_name("S");
  command->add_option("--nodes", options->nodes, "Positions a search may expand")->check(countable)->type_name("N");
  command
      ->add_option("--memory", options->memory,
                   "Memory for tables, e.g. 512M or 8G; half of the machine's if not given")
      ->type_name("SIZE");
  command
      ->add_option("--threads", options->threads,
                   "Positions solved side by side, several threads at the last ones; the order of answers is kept")
      ->check(CLI::Range(1u, 256u))
      ->type_name("N");
  command->add_flag("--search", options->search, "Search even where a theorem answers");
  auto* plain =
      command->add_flag("--plain", options->plain, "The plain search, slower and simpler, to check the others by");
  command->add_option("--certificate", options->certificate, "Writes proofs of the answers, for `arete check`")
      ->excludes(plain)
      ->type_name("FILE");
  command->add_flag("--why", options->why,
                    "Also what the verdict rests on, where it has an idea: heaps, a matching, a kernel, counts …");
  auto* json = command->add_flag("--json", options->json, "JSON Lines on a terminal too");
  command->add_flag("--text", options->text, "Words for people, into a file or a pipe too")->excludes(json);
  command->footer(
      "An edge list has a line `u v` for each edge and ends with a blank line; its first line may be the number of "
      "vertices.\n"
      "Examples:\n"
      "  arete board convex 6 | arete solve\n"
      "  arete board triangulation 12 --shape branching:2 --game coloring | arete solve --why --text\n"
      "  arete solve --nimber --threads 2 positions.jsonl > answers.jsonl\n"
      "  geng -c 6 | arete solve --game ueg --all-starts\n"
      "  printf '0 1\\n1 2\\n2 0\\n' | arete solve --game ueg --root 0\n"
      "  arete solve --time 10 --memory 4G hard.jsonl");
  command->callback([options, &run] { run = [options] { return Solver(*options).run(); }; });
}

}  // namespace arete
