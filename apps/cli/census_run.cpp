// arete census run: every member of a family, answered and stored.

#include <unistd.h>

#include <chrono>
#include <filesystem>
#include <thread>

#include "census.hpp"
#include "census/run.hpp"
#include "census/run_lock.hpp"
#include "census/slurm.hpp"
#include "engine/game.hpp"
#include "limit_options.hpp"
#include "progress_bar.hpp"
#include "stream_members.hpp"

namespace arete {
namespace {

struct CensusRunOptions {
  std::string family, game, database, shard = "1/1", best = "all", memory, sbatch;
  std::vector<std::int64_t> bias;
  bool nimber = false, all_starts = false, certificates = false;
  std::optional<double> seconds;
  std::optional<std::uint64_t> nodes;
  double patience = 600;
  unsigned threads = std::max(1u, std::thread::hardware_concurrency());
  std::optional<std::uint64_t> slurm;
};

CensusQuestion asked_by(const CensusRunOptions& options) {
  CensusQuestion asked{.family = options.family,
                       .game = options.game,
                       .nimber = options.nimber,
                       .all_starts = options.all_starts,
                       .one_best = options.best == "one"};
  const bool animals = options.family.starts_with("animals:");
  if (animals) asked.game = options.game.empty() ? "achievement" : options.game;
  if (animals)
    asked.bias =
        options.bias.empty() ? std::array<std::int64_t, 2>{1, 1} : std::array{options.bias[0], options.bias[1]};
  if (!animals && !options.bias.empty()) throw InputError("--bias", "is for families of animals");
  if (!asked.game.empty()) find_game(asked.game);
  if (asked.game.empty() && !asked.is_stream() && !options.family.starts_with("octal:"))
    throw InputError("--game", "which game is played on " + options.family + "?");
  return asked;
}

/// As they are typed: what the rows of unknown answers keep.
std::string limits_of(const CensusRunOptions& options) {
  std::string words;
  if (options.seconds) words += " --time " + shortest(*options.seconds);
  if (options.nodes) words += " --nodes " + std::to_string(*options.nodes);
  if (!options.memory.empty()) words += " --memory " + options.memory;
  return words.empty() ? "none" : words.substr(1);
}

class CensusRun {
 public:
  explicit CensusRun(const CensusRunOptions& options) : options_(options), shard_(Shard::read(options.shard)) {
    run_.asked = asked_by(options);
    run_.limits_words = limits_of(options);
    run_.certificates = options.certificates;
    run_.threads = options.threads;
    if (options.seconds) run_.limits.time = std::chrono::duration<double>(*options.seconds);
    run_.limits.nodes = options.nodes;
    run_.limits.memory = memory_limit(options.memory) / options.threads;
    run_.limits.cancelled = &interrupted();
    run_.patience = {options.patience, &interrupted(), [](const std::string& text) { complain(text); }};
  }

  Status run() {
    if (!run_.asked.is_stream()) family_ = open_family(run_.asked.family, run_.asked.played());
    if (options_.slurm) return submit_to_slurm();
    const RunLock lock(options_.database, interrupted(),
                       [&] { complain(options_.database + ": another run is at work: waiting for its end"); });
    if (!lock.held()) return Status::limited;
    try {
      Store store(options_.database, Database::Use::create);
      return run_on(store);
    } catch (const StoreError& e) {
      throw InputError(options_.database, e.what());
    }
  }

 private:
  Status run_on(Store& store) {
    const auto start = std::chrono::steady_clock::now();
    const auto size = family_ ? std::optional(family_->size()) : std::nullopt;
    const auto question = store.question(run_.asked, size);
    const Done done(store, question.id, run_.limits_words);
    if (family_) {
      const auto [first, last] = shard_.range(*size);
      const ProgressBar bar(progress_, last - first - done.count(first, last));
      run_census(store, question.id, missing_members(*family_, shard_, done), run_, progress_);
    } else {
      StreamMembers members({.game = options_.game}, shard_, store, question.id, done, progress_);
      const ProgressBar bar(progress_, std::nullopt);
      run_census(
          store, question.id, [&] { return members.next(); }, run_, progress_);
      if (!interrupted()) store.set_members(question.id, members.read());
    }
    return summary(store, question, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count());
  }

  Status summary(const Store& store, const StoredQuestion& question, double seconds) const {
    const auto count = store.count(question.id);
    print(options_.database + ": " + std::to_string(count.rows) + " members answered, " +
          std::to_string(progress_.answered) + " of them now, in " + shortest(std::round(seconds * 100) / 100) +
          " s; " + std::to_string(count.inexact) + " unknown\n");
    auto status = count.inexact > 0 || interrupted() ? Status::limited : Status::answered;
    if (interrupted()) complain("interrupted: the same command goes on");
    if (progress_.refused > 0) status = worse(status, Status::bad_input);
    return status;
  }

  Status submit_to_slurm() {
    if (!family_) throw InputError("--slurm", "a stream cannot be read by many machines: use --shard on each");
    if (options_.shard != "1/1") throw InputError("--slurm", "makes shards of its own: without --shard");
    Store store(options_.database, Database::Use::create);
    store.question(run_.asked, family_->size());
    if (const auto job = store.note("slurm"); job && at_work(task_states(*job)))
      throw InputError("--slurm", "job " + *job + " is still at work: arete census status " + options_.database);
    SlurmPlan plan{.program = std::filesystem::read_symlink("/proc/self/exe"),
                   .words = words(),
                   .shards = *options_.slurm,
                   .sbatch = options_.sbatch};
    if (const auto before = store.note("shards"); before && *before != std::to_string(plan.shards))
      throw InputError("--slurm", "this census has " + *before + " shards");
    plan.tasks = open_shards(options_.database, run_.asked, plan.shards, family_->size(), run_.limits_words);
    if (plan.tasks.empty()) {
      print("every shard is done: arete census report " + options_.database + '\n');
      return Status::answered;
    }
    store.set_note("shards", std::to_string(plan.shards));
    const auto job = submit(options_.database, plan);
    store.set_note("slurm", job);
    print("job " + job + ": " + std::to_string(plan.tasks.size()) + " of " + std::to_string(plan.shards) +
          " shards; arete census status " + options_.database + " tells how far they are\n");
    return Status::answered;
  }
  std::vector<std::string> words() const {
    std::vector<std::string> list{run_.asked.family};
    if (!run_.asked.game.empty()) list.insert(list.end(), {"--game", run_.asked.game});
    const auto add = [&](const std::string& text) {
      std::istringstream stream(text);
      for (std::string word; stream >> word;) list.push_back(word);
    };
    add(run_.asked.options());
    if (run_.limits_words != "none") add(run_.limits_words);
    if (options_.certificates) list.emplace_back("--certificates");
    return list;
  }

  CensusRunOptions options_;
  Shard shard_;
  RunOptions run_;
  std::unique_ptr<Family> family_;
  Progress progress_;
};

}  // namespace

void add_census_run(CLI::App& census, Run& run) {
  auto* command = census.add_subcommand("run", "Answers every member of a family that is not answered yet");
  auto options = std::make_shared<CensusRunOptions>();
  command->add_option("family", options->family, "A family of boards, or - for positions on standard input")
      ->required()
      ->type_name("FAMILY");
  command->add_option("--game", options->game, "What is played on them")->type_name("ID");
  command->add_option("--db", options->database, "The database; made if it is not there, else gone on with")
      ->required()
      ->type_name("FILE");
  command->add_flag("--nimber", options->nimber, "The nimber also where the outcome does not need it");
  command->add_flag("--all-starts", options->all_starts, "Geography: every vertex as the root, N or P");
  command->add_option("--best", options->best, "Count every best move, or look for one")
      ->check(CLI::IsMember({"all", "one"}))
      ->type_name("all|one");
  command->add_option("--bias", options->bias, "Animals: cells that the maker and the breaker mark in a turn")
      ->delimiter(',')
      ->expected(2)
      ->type_name("A,B");
  command->add_flag("--certificates", options->certificates, "Also keep proofs of the answers, compressed");
  command->add_option("--time", options->seconds, "Seconds a member may take")->check(seconds())->type_name("S");
  command->add_option("--nodes", options->nodes, "Positions a search may expand")->type_name("N");
  command->add_option("--memory", options->memory, "Memory for tables; half of the machine's if not given")
      ->type_name("SIZE");
  command->add_option("--threads", options->threads, "Members answered side by side; all cores if not given")
      ->check(CLI::Range(1u, 256u))
      ->type_name("N");
  command->add_option("--shard", options->shard, "Only part I of N, from 1")->type_name("I/N");
  command
      ->add_option("--patience", options->patience, "Seconds to wait for room on a disk that is full; 600 if not given")
      ->check(seconds())
      ->type_name("S");
  auto* slurm = command->add_option("--slurm", options->slurm, "Submits a Slurm job array with so many shards")
                    ->check(CLI::Range(1, 100'000))
                    ->type_name("N");
  command->add_option("--sbatch", options->sbatch, "More options for sbatch, such as '--time=2:00:00 -p short'")
      ->needs(slurm)
      ->type_name("OPTIONS");
  command->footer("Families:\n" + family_help() +
                  "Examples:\n"
                  "  arete census run order-types:7 --game bi-triangle --db bi7.db\n"
                  "  nauty-geng -c 7 | arete census run - --game ueg --all-starts --db ueg7.db\n"
                  "  arete census run order-types:8 --game bi-triangle --db bi8.db --slurm 64");
  command->callback([options, &run] { run = [options] { return CensusRun(*options).run(); }; });
}

}  // namespace arete
