#include "census/slurm.hpp"

#include <algorithm>
#include <array>
#include <filesystem>

#include "base/input_error.hpp"
#include "census/pipe.hpp"
#include "census/run.hpp"
#include "engine/files/whole_file.hpp"

namespace arete::inline census {
namespace {

namespace fs = std::filesystem;

constexpr int most_restarts = 20;

/// As the shell takes it literally.
std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + '\'';
}

std::string absolute(const std::string& path) { return fs::absolute(path).lexically_normal().string(); }

std::string listed(const std::vector<std::uint64_t>& tasks) {
  std::string text;
  for (std::size_t i = 0, last = 0; i < tasks.size(); i = last + 1) {
    last = i;
    while (last + 1 < tasks.size() && tasks[last + 1] == tasks[last] + 1) ++last;
    text += (text.empty() ? "" : ",") + std::to_string(tasks[i]);
    if (last > i) text += '-' + std::to_string(tasks[last]);
  }
  return text;
}

}  // namespace

std::string shard_folder(const std::string& database) { return database + ".shards"; }

std::string shard_file(const std::string& database, std::uint64_t shard) {
  return shard_folder(database) + '/' + std::to_string(shard) + ".db";
}

std::vector<std::string> shard_files(const std::string& database) {
  std::vector<std::string> files;
  std::error_code none;
  for (const auto& entry : fs::directory_iterator(shard_folder(database), none)) {
    if (entry.path().extension() == ".db" && fs::file_size(entry.path(), none) > 0) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::uint64_t> open_shards(const std::string& database, const CensusQuestion& asked, std::uint64_t shards,
                                       std::uint64_t members, const std::string& limits) {
  std::vector<std::uint64_t> open;
  for (std::uint64_t i = 1; i <= shards; ++i) {
    const auto [first, last] = Shard{i, shards}.range(members);
    std::uint64_t done = 0;
    std::error_code none;
    if (fs::exists(shard_file(database, i), none)) {
      Store shard(shard_file(database, i), Database::Use::create);
      done = Done(shard, shard.question(asked, members).id, limits).count(first, last);
    }
    if (done < last - first) open.push_back(i);
  }
  return open;
}

std::string job_script(const std::string& database, const SlurmPlan& plan) {
  const auto folder = absolute(shard_folder(database));
  std::string run = quoted(plan.program) + " census run";
  for (const auto& word : plan.words) run += ' ' + quoted(word);
  const auto shards = std::to_string(plan.shards);
  return "#!/bin/sh\n"
         "# A shard of a census. Slurm queues a task again when its node fails; this queues it when the run fails.\n"
         "shard=$SLURM_ARRAY_TASK_ID\n" +
         run + " --db " + quoted(folder) + "/$shard.db --shard $shard/" + shards +
         " --threads ${SLURM_CPUS_PER_TASK:-1}\n"
         "status=$?\n"
         "case $status in 0|3) exit $status ;; esac\n"
         "if [ \"${SLURM_RESTART_COUNT:-0}\" -lt " +
         std::to_string(most_restarts) +
         " ]; then scontrol requeue \"${SLURM_ARRAY_JOB_ID}_$shard\"; fi\n"
         "exit $status\n";
}

std::string submit(const std::string& database, const SlurmPlan& plan) {
  const auto folder = absolute(shard_folder(database)), script = folder + "/job.sh";
  std::error_code error;
  fs::create_directories(folder, error);
  if (error) throw InputError(folder, error.message());
  write_whole(script, job_script(database, plan));
  // Its own options are words of a shell, as in a script.
  const auto command =
      "exec sbatch --parsable --requeue --open-mode=append --job-name=census --array=" + listed(plan.tasks) +
      " --output=" + quoted(folder + "/%a.log") + ' ' + plan.sbatch + ' ' + quoted(script);
  Pipe sbatch({"/bin/sh", "-c", command});
  const auto job = sbatch.line();
  if (sbatch.wait() != 0 || !job) throw InputError("--slurm", "sbatch did not take the job");
  return job->substr(0, job->find(';'));
}

std::map<std::string, std::uint64_t> task_states(const std::string& job) {
  std::map<std::string, std::uint64_t> states;
  if (!Pipe::exists("squeue")) throw InputError("squeue", "not installed here: ask on a machine of the cluster");
  Pipe squeue({"/bin/sh", "-c",
               "exec squeue --noheader --array --states=all --format=%T --jobs=" + quoted(job) + " 2>/dev/null"});
  while (const auto state = squeue.line()) ++states[*state];
  return states;
}

bool at_work(const std::map<std::string, std::uint64_t>& states) {
  constexpr std::array working{"PENDING",    "RUNNING",   "REQUEUED",     "CONFIGURING",
                               "COMPLETING", "SUSPENDED", "REQUEUE_HOLD", "SPECIAL_EXIT"};
  return std::any_of(working.begin(), working.end(), [&](const char* state) { return states.contains(state); });
}

}  // namespace arete::inline census
