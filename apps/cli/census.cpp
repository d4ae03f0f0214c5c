// arete census: status, report, check, and one member of a database; `census_run.cpp` fills it.

#include "census.hpp"

#include <filesystem>

#include "census/browse.hpp"
#include "census/report.hpp"
#include "census/run_lock.hpp"
#include "census/sample.hpp"
#include "census/slurm.hpp"
#include "limit_options.hpp"

namespace arete {
namespace {

struct CensusOptions {
  std::string file, pictures;
  std::vector<std::string> shards;
  std::size_t question = 0;
  bool json = false, markdown = false, csv = false, hulls = false, certificates = false;
  std::uint64_t sample = 100, seed = 1, member = 0;
  std::optional<double> seconds;
  std::string memory;
};

/// The errors of SQLite as those of its file.
template <class Work>
Status about_file(const std::string& file, const Work& work) {
  try {
    return work();
  } catch (const StoreError& e) {
    throw InputError(file, e.what());
  }
}

std::string how_far(const Store& store, const StoredQuestion& question) {
  const auto count = store.count(question.id);
  const auto all = question.members;
  return std::to_string(count.rows) + (all ? " of " + std::to_string(*all) : "") + " members answered, " +
         std::to_string(count.inexact) + " unknown";
}

void tell_of_job(const std::string& file, const std::string& job, const std::string& shards) {
  std::uint64_t rows = 0;
  for (const auto& name : shard_files(file)) {
    const Store shard(name, Database::Use::open);
    for (const auto& question : shard.questions()) rows += shard.count(question.id).rows;
  }
  std::string line = "Slurm job " + job + ", " + shards + " shards with " + std::to_string(rows) + " answers:";
  const auto states = task_states(job);
  for (const auto& [state, count] : states) line += ' ' + std::to_string(count) + ' ' + state;
  if (states.empty()) line += " ended";
  print(line + '\n');
  if (!at_work(states)) print("if something is missing, the same command with --slurm " + shards + " goes on\n");
}

Status census_status(const CensusOptions& options) {
  const Store store(options.file, Database::Use::open);
  for (const auto& question : store.questions()) print(question.asked.text() + ": " + how_far(store, question) + '\n');
  if (RunLock::taken(options.file)) print("a run is at work\n");
  if (const auto job = store.note("slurm")) tell_of_job(options.file, *job, store.note("shards").value_or("?"));
  return Status::answered;
}

Status census_report(const CensusOptions& options) {
  gather(options.file);
  const Store store(options.file, Database::Use::open);
  std::vector<StoredQuestion> questions;
  if (options.question > 0) {
    questions.push_back(chosen_question(store, options.question));
  } else {
    questions = store.questions();
  }
  if (questions.empty()) throw InputError(options.file, "nothing has been asked yet");
  auto status = Status::answered;
  for (const auto& question : questions) {
    const auto hulls = options.hulls ? hulls_of(question.asked.family) : std::vector<std::size_t>{};
    if (options.hulls && hulls.empty()) throw InputError("--hulls", "only order types are counted by their hulls");
    const auto report = report_on(store, question, hulls);
    print(options.json       ? report.to_json()
          : options.csv      ? report.to_csv()
          : options.markdown ? report.to_markdown()
                             : report.to_text());
    if (report.outcomes.at("unknown") > 0) status = Status::limited;
    if (options.pictures.empty()) continue;
    MemberFinder member(store, question);
    for (const auto& name : write_pictures(report, options.pictures, std::ref(member))) complain("wrote " + name);
  }
  return status;
}

Status census_check(const CensusOptions& options) {
  gather(options.file);
  const Store store(options.file, Database::Use::open);
  const auto question = chosen_question(store, options.question);
  Limits limits{.memory = memory_limit(options.memory), .cancelled = &interrupted()};
  if (options.seconds) limits.time = std::chrono::duration<double>(*options.seconds);
  MemberFinder member(store, question);
  const auto check = options.certificates ? check_certificates : check_sample;
  const auto checked = check(store, question, options.sample, options.seed, limits, std::ref(member));
  for (const auto& line : checked.wrong) complain(line);
  print(std::to_string(checked.right) + (options.certificates ? " certificates accepted, " : " answers confirmed, ") +
        std::to_string(checked.wrong.size()) + (options.certificates ? " refused, " : " wrong, ") +
        std::to_string(checked.limited) + " not checked within the limits\n");
  if (!checked.wrong.empty()) return options.certificates ? Status::refused : Status::fault;
  return checked.limited > 0 || interrupted() ? Status::limited : Status::answered;
}

Status census_member(const CensusOptions& options) {
  const Store store(options.file, Database::Use::open);
  const auto question = chosen_question(store, options.question);
  if (!options.certificates) {
    print(MemberFinder(store, question).board(options.member).text() + '\n');
    return Status::answered;
  }
  const auto certificate = store.certificate(question.id, options.member);
  if (!certificate) throw InputError(options.file, "no certificate of member " + std::to_string(options.member));
  print(*certificate);
  return Status::answered;
}

Status census_merge(const CensusOptions& options) {
  auto files = options.shards;
  if (files.empty()) files = shard_files(options.file);
  if (files.empty()) throw InputError(options.file, "no shards are named, and there are none beside it");
  Store store(options.file, Database::Use::create);
  for (const auto& file : files) print(file + ": " + std::to_string(store.merge(file)) + " answers are new\n");
  for (const auto& question : store.questions()) print(question.asked.text() + ": " + how_far(store, question) + '\n');
  return Status::answered;
}

using Command = Status (*)(const CensusOptions&);

CLI::App* add(CLI::App& census, Run& run, const std::string& name, const std::string& text, Command command,
              const std::shared_ptr<CensusOptions>& options) {
  auto* sub = census.add_subcommand(name, text);
  sub->add_option("file", options->file, "The database")->required()->type_name("FILE");
  sub->callback([options, command, &run] {
    run = [options, command] { return about_file(options->file, [&] { return command(*options); }); };
  });
  return sub;
}

void add_question(CLI::App* command, CensusOptions& options) {
  command->add_option("--question", options.question, "Which, from 1, if the database has several")->type_name("N");
}

}  // namespace

void gather(const std::string& file) {
  const auto shards = shard_files(file);
  if (shards.empty()) return;
  Store store(file, Database::Use::open);
  for (const auto& shard : shards) store.merge(shard);
}

StoredQuestion chosen_question(const Store& store, std::size_t number) {
  const auto all = store.questions();
  if (number > all.size() || all.empty())
    throw InputError("--question", "the database has " + std::to_string(all.size()));
  if (number == 0 && all.size() > 1)
    throw InputError("--question", "which of " + std::to_string(all.size()) + "? arete census status lists them");
  return all[number == 0 ? 0 : number - 1];
}

void add_census(CLI::App& app, Run& run) {
  auto* census = app.add_subcommand("census", "Every member of a family of boards: a database of answers");
  census->require_subcommand(1);
  add_census_run(*census, run);
  auto options = std::make_shared<CensusOptions>();
  add(*census, run, "status", "How far it is, and what Slurm says of its job", census_status, options);
  auto* report =
      add(*census, run, "report", "Counts, extremes and the checksum of all answers", census_report, options);
  auto* json = report->add_flag("--json", options->json, "One JSON object");
  auto* csv = report->add_flag("--csv", options->csv, "Tables for other programs")->excludes(json);
  report->add_flag("--markdown", options->markdown, "Tables for a page")->excludes(json)->excludes(csv);
  report->add_flag("--hulls", options->hulls, "Order types: outcomes also by the corners of the hull")->excludes(json);
  report->add_option("--pictures", options->pictures, "Writes histograms and the boards of extremes there, as SVG")
      ->type_name("FOLDER");
  add_question(report, *options);
  auto* check = add(*census, run, "check", "Solves a random sample again with the plain search", census_check, options);
  check->add_option("--sample", options->sample, "How many members; 100 if not given")->type_name("N");
  check->add_option("--seed", options->seed, "Another one takes another sample")->type_name("N");
  check->add_flag("--certificates", options->certificates, "Check certificates that were kept instead");
  check->add_option("--time", options->seconds, "Seconds a member may take")->check(seconds())->type_name("S");
  check->add_option("--memory", options->memory, "Memory for tables")->type_name("SIZE");
  add_question(check, *options);
  auto* merge = add(*census, run, "merge", "Brings the databases of shards together", census_merge, options);
  merge->add_option("shards", options->shards, "The databases of shards; those of a Slurm job if none are named")
      ->type_name("SHARDS");
  auto* member = add(*census, run, "member", "One member as a position", census_member, options);
  member->add_option("number", options->member, "Its number, from 0")->required()->type_name("N");
  member->add_flag("--certificate", options->certificates, "The certificate that was kept of it");
  add_question(member, *options);
  census->footer(
      "Examples:\n"
      "  arete census run order-types:7 --game bi-triangle --db bi7.db\n"
      "  arete census report bi7.db --pictures pictures\n"
      "  arete census member bi7.db 17 | arete draw -o 17.svg\n"
      "  arete census merge all.db shard-1.db shard-2.db");
}

}  // namespace arete
