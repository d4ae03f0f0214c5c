// A long search for a local invariant of one animal: it tells how far it is, keeps the boards that it has found in a
// file, and goes on from there. The file has the animal's document in its first line and then a board a line.
#pragma once

#include <atomic>
#include <functional>
#include <optional>
#include <string>

#include "board/tilings/period.hpp"
#include "rules/finding.hpp"
#include "view/documents/document.hpp"

namespace arete::inline engine {

struct InvariantQuestion {
  int index = 1;  ///< of the largest period
  double seconds = 3600;
  const std::atomic<bool>* cancelled = nullptr;
  std::string checkpoint;                            ///< a file; empty: none
  std::function<void(const std::string&)> progress;  ///< told a line now and then
};

struct InvariantReport {
  std::optional<Proof> proof;
  std::vector<Period> excluded;
  std::size_t boards = 0, resumed = 0;  ///< counterexamples in all, and those of the file
  bool limited = false;                 ///< stopped before all periods were decided

  std::string to_json() const;
};

/// Throws InputError for a bad document or file.
InvariantReport search_invariant(const Document& document, const InvariantQuestion& question);

}  // namespace arete::inline engine
