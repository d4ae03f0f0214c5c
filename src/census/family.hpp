// Families of boards whose members have a stable number: the same on every machine and in every run, so that a shard is
// a range of numbers. `docs/census.md` lists them.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "view/documents/document.hpp"

namespace arete::inline census {

struct Member {
  std::uint64_t number = 0;
  Document position;
  std::string octal = {};   ///< in place of a position: the code of an octal game
  bool unrealized = false;  ///< an order type for which no points were found: there is no position

  /// What `arete solve` or `arete sequence` reads.
  std::string text() const { return octal.empty() ? position.write() : octal; }
};

/// What is played on the members.
struct Played {
  std::string game;
  std::array<std::int64_t, 2> bias{1, 1};  ///< achievement games
};

class Family {
 public:
  virtual ~Family() = default;
  virtual std::uint64_t size() const = 0;
  /// CensusQuestion for in increasing order they come at once; an earlier one may mean to begin anew. Throws
  /// InputError.
  virtual Member member(std::uint64_t number) = 0;
};

/// The family of a name such as `order-types:8`; throws InputError that names the part that does not fit.
std::unique_ptr<Family> open_family(const std::string& name, const Played& played);

/// The names with a line on each, for people.
std::string family_help();

/// Part I of N of a family, from 1.
struct Shard {
  std::uint64_t index = 1, count = 1;

  /// `3/8`; throws InputError.
  static Shard read(const std::string& text);
  /// The first number of a family of this size, and the one after the last.
  std::array<std::uint64_t, 2> range(std::uint64_t size) const;
  /// Of a stream, whose end nobody knows, a shard has every N-th member.
  bool has(std::uint64_t number) const { return number % count == index - 1; }
};

}  // namespace arete::inline census
