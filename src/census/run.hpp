// A run: takes members one after the other, answers them side by side and stores what it finds. What is in the database
// already is not computed again.
#pragma once

#include <atomic>
#include <functional>
#include <optional>

#include "census/writer.hpp"

namespace arete::inline census {

/// Gives the next member that is to be answered; called by one thread at a time. Nothing at the end.
using Source = std::function<std::optional<Member>()>;

/// The members of a store that a run need not answer.
class Done {
 public:
  Done(const Store& store, std::int64_t question, const std::string& limits);
  bool has(std::uint64_t member) const { return member < done_.size() && done_[member]; }
  /// How many of them lie in a range.
  std::uint64_t count(std::uint64_t first, std::uint64_t last) const;

 private:
  std::vector<bool> done_;
};

/// The members of a shard that are not done.
Source missing_members(Family& family, const Shard& shard, const Done& done);

/// What somebody who watches sees.
struct Progress {
  std::atomic<std::uint64_t> answered{0}, unknown{0}, refused{0};
  std::atomic<std::uint64_t> nodes{0};
};

struct RunOptions {
  CensusQuestion asked;
  Limits limits;             ///< for each member
  std::string limits_words;  ///< as rows keep them: `--time 10`
  bool certificates = false;
  unsigned threads = 1;
  Writer::Patience patience;
};

/// Until the source ends or the limits are cancelled. A member that makes no sense is complained of and counted. Throws
/// InputError if the answers cannot be stored.
void run_census(Store& store, std::int64_t question, const Source& source, const RunOptions& options,
                Progress& progress);

}  // namespace arete::inline census
