// The database of a census. A question (a family, a game, what is asked) has a row for each member that is answered.
// Rows come in short transactions, so that whoever reads is never kept waiting and whoever is killed leaves only whole
// ones. The journal is SQLite's oldest kind, which works on network disks too.
#pragma once

#include <functional>
#include <vector>

#include "census/census_question.hpp"
#include "census/sqlite.hpp"

namespace arete::inline census {

struct StoredQuestion {
  std::int64_t id = 0;
  CensusQuestion asked;
  std::optional<std::uint64_t> members;  ///< of the family; of a stream, once it has been read to its end
};

class Store {
 public:
  /// Throws InputError that names the file if it is not a census or cannot be opened.
  Store(std::string file, Database::Use use);

  const std::string& file() const { return file_; }
  std::vector<StoredQuestion> questions() const;
  /// The one of these words, made if there is none.
  StoredQuestion question(const CensusQuestion& asked, std::optional<std::uint64_t> members);
  void set_members(std::int64_t question, std::uint64_t members);

  /// All of them or, if it throws StoreError, none.
  void add(std::int64_t question, const std::vector<Answered>& answered);
  /// In the order of their numbers.
  void each_row(std::int64_t question, const std::function<void(const CensusRow&)>& f) const;
  std::optional<CensusRow> row(std::int64_t question, std::uint64_t member) const;
  /// Calls f with the numbers of the members that need not be answered again with these limits.
  void each_done(std::int64_t question, const std::string& limits, const std::function<void(std::uint64_t)>& f) const;
  struct Count {
    std::uint64_t rows = 0, inexact = 0;
    double ms = 0;  ///< all answers together
  };
  Count count(std::int64_t question) const;

  /// Of a stream: the document that was its member.
  std::optional<std::string> position(std::int64_t question, std::uint64_t member) const;
  std::optional<std::string> certificate(std::int64_t question, std::uint64_t member) const;
  void each_certificate(std::int64_t question, const std::function<void(std::uint64_t)>& f) const;

  /// Takes what another database of the same form has. Throws InputError if the two contradict each other; then, and
  /// if anything else goes wrong, nothing has been taken. Gives the number of rows that are new.
  std::uint64_t merge(const std::string& other);

  /// What it says besides: the job of a cluster.
  std::optional<std::string> note(const std::string& key) const;
  void set_note(const std::string& key, const std::string& value);

  const Database& database() const { return database_; }

 private:
  void require_form() const;
  void create();

  std::string file_;
  Database database_;
};

/// The columns of a row as statements have them, and a row from such columns beginning with the first.
inline constexpr auto row_columns =
    "member, outcome, exact, score, whole, nimber, best, starts, nodes, ms, limits, version";
CensusRow row_at(const Statement& statement);

}  // namespace arete::inline census
