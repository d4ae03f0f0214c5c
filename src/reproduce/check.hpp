// How far a check goes, and what it has seen.
#pragma once

#include <atomic>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "base/budget.hpp"

namespace arete::inline reproduce {

enum class Level { quick, full };

struct Depth {
  Level level = Level::quick;
  std::optional<int> size;  ///< goes further, or less far, than the level does
  const std::atomic<bool>* cancelled = nullptr;
};

/// An instance on which a claim fails.
struct Contradiction : std::runtime_error {
  using std::runtime_error::runtime_error;
};

class Check {
 public:
  explicit Check(const Depth& depth) : depth_(depth) {}

  /// The largest size to look at: the one that was asked for, but no more than is possible, else that of the level.
  int size(int quick, int full, int most) const {
    if (depth_.size) return *depth_.size < most ? *depth_.size : most;
    return depth_.level == Level::quick ? quick : full;
  }
  /// Counts instances of a sort, in the plural ("order types"); throws BudgetSpent after Ctrl-C.
  void count(const std::string& sort, std::uint64_t more = 1);
  /// Counts an instance, on which the claim has to hold. `instance` is called where it does not, and says which it is:
  /// best a document that `arete solve` reads.
  template <class Instance>
  void expect(bool holds, const std::string& sort, Instance instance) {
    count(sort);
    if (!holds) throw Contradiction(instance());
  }
  /// Something else that was done: "a certificate by rooms is checked".
  void note(std::string what) { notes_.push_back(std::move(what)); }
  const std::atomic<bool>* cancelled() const { return depth_.cancelled; }

  /// "3315 order types, 20 boards at random; a certificate by rooms is checked"
  std::string checked() const;

 private:
  Depth depth_;
  std::vector<std::pair<std::string, std::uint64_t>> counts_;  // in the order in which they were met
  std::vector<std::string> notes_;
};

}  // namespace arete::inline reproduce
