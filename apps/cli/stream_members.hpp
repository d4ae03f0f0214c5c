// Members of a census that are read, one a line, from standard input.
#pragma once

#include "census/run.hpp"
#include "lines.hpp"
#include "positions.hpp"

namespace arete {

/// The members that a stream has; those of another shard and those that are done are passed over.
class StreamMembers {
 public:
  StreamMembers(PlayedOn played, const Shard& shard, const Store& store, std::int64_t question, const Done& done,
                Progress& progress);

  std::optional<Member> next();
  std::uint64_t read() const { return read_; }

 private:
  /// Throws if the database has another position of this number.
  std::optional<Member> member(std::uint64_t number, const InputLine& line);

  Lines lines_;
  PlayedOn played_;
  Store kept_;
  std::int64_t question_;
  Shard shard_;
  const Done& done_;
  Progress& progress_;
  std::uint64_t read_ = 0;
};

}  // namespace arete
