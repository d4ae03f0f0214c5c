// SQLite as values: a database, its statements and transactions. What goes wrong is a StoreError that says whether it
// may pass by itself, as a full disk or another program's lock does.
#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace arete::inline census {

struct StoreError : std::runtime_error {
  StoreError(const std::string& message, bool may_pass) : std::runtime_error(message), passing(may_pass) {}
  bool passing;  ///< no room on the disk, or locked by somebody else
};

class Database {
 public:
  /// To read, too, a database is opened for writing where that is allowed: a run that was killed may have left a
  /// transaction that has to be undone first.
  enum class Use { open, create };

  /// Throws StoreError, as everything here does.
  Database(const std::string& file, Use use);
  ~Database();
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;

  /// Statements without results.
  void run(const std::string& sql);
  sqlite3* handle() const { return handle_; }
  /// Of the last insertion.
  std::int64_t last_id() const;

 private:
  sqlite3* handle_ = nullptr;
};

/// A prepared statement. Parameters and columns count from 0.
class Statement {
 public:
  Statement(const Database& database, std::string_view sql);
  ~Statement();
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  Statement& bind(int at, std::int64_t value);
  Statement& bind(int at, double value);
  /// The text must live until the statement is reset.
  Statement& bind(int at, std::string_view value);
  Statement& bind_bytes(int at, std::string_view value);
  Statement& bind_nothing(int at);
  template <class T>
  Statement& bind(int at, const std::optional<T>& value) {
    return value ? bind(at, *value) : bind_nothing(at);
  }

  /// Whether there is one more row.
  bool next();
  /// Does what has no result and is ready to be done again.
  void done();
  void reset();

  bool is_nothing(int column) const;
  std::int64_t integer(int column) const;
  double number(int column) const;
  /// Until the next row.
  std::string_view text(int column) const;
  std::optional<std::int64_t> maybe_integer(int column) const;
  std::optional<std::string> maybe_text(int column) const;

 private:
  void require(int code) const;

  sqlite3* database_;
  sqlite3_stmt* statement_ = nullptr;
};

/// Undone unless it is committed.
class Transaction {
 public:
  explicit Transaction(Database& database) : database_(database) { database_.run("BEGIN IMMEDIATE"); }
  ~Transaction();
  Transaction(const Transaction&) = delete;
  Transaction& operator=(const Transaction&) = delete;
  void commit();

 private:
  Database& database_;
  bool open_ = true;
};

}  // namespace arete::inline census
