// Pages of rows for people who look through a census: sorted by a column, filtered, some at a time.
#pragma once

#include "census/store.hpp"

namespace arete::inline census {

struct RowsWanted {
  std::string sort = "member";  ///< a column
  bool descending = false;
  std::string outcome = {};  ///< only rows with this one; empty: all
  std::optional<std::int64_t> score, nimber, best;
  std::int64_t offset = 0, count = 50;
};

struct RowPage {
  std::uint64_t matching = 0;  ///< rows that pass the filter
  std::vector<CensusRow> rows;
};

/// Throws InputError if there is no such column.
RowPage rows_of(const Store& store, std::int64_t question, const RowsWanted& wanted);

/// A member of a question by its number, from its family or, if it was a stream, as it was kept.
class MemberFinder {
 public:
  MemberFinder(const Store& store, StoredQuestion question) : store_(store), question_(std::move(question)) {}
  /// Throws InputError if there is none of this number.
  Member operator()(std::uint64_t number);
  /// One that has a position, or is an octal game.
  Member board(std::uint64_t number);

 private:
  const Store& store_;
  StoredQuestion question_;
  std::unique_ptr<Family> family_;
};

}  // namespace arete::inline census
