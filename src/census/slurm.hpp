// A census on a cluster that Slurm runs: a job array with a task for each shard, a database for each shard in the
// folder `FILE.shards` beside the database. A task that is killed, or whose node fails, is queued again and goes on
// where its database ends.
#pragma once

#include <map>
#include <vector>

#include "census/store.hpp"

namespace arete::inline census {

struct SlurmPlan {
  std::string program;             ///< this one, as the nodes find it
  std::vector<std::string> words;  ///< of `census run` but for --db, --shard and --threads
  std::uint64_t shards = 1;
  std::vector<std::uint64_t> tasks;  ///< the shards that are not done
  std::string sbatch;                ///< more options for it, as they are typed
};

std::string shard_folder(const std::string& database);
std::string shard_file(const std::string& database, std::uint64_t shard);
/// The databases of shards that are there.
std::vector<std::string> shard_files(const std::string& database);
/// The shards that lack rows of the question, each of its range of a family of this size.
std::vector<std::uint64_t> open_shards(const std::string& database, const CensusQuestion& asked, std::uint64_t shards,
                                       std::uint64_t members, const std::string& limits);

/// The script of the job.
std::string job_script(const std::string& database, const SlurmPlan& plan);
/// Writes the script and hands it to sbatch: the number of the job. Throws InputError.
std::string submit(const std::string& database, const SlurmPlan& plan);
/// How many tasks of the job are in which state, in Slurm's words; empty if Slurm does not know the job any more.
std::map<std::string, std::uint64_t> task_states(const std::string& job);
/// Whether some of them will still do something.
bool at_work(const std::map<std::string, std::uint64_t>& states);

}  // namespace arete::inline census
