#include "census/sqlite.hpp"

#include <sqlite3.h>

namespace arete::inline census {
namespace {

constexpr int patience_ms = 10'000;  // for the lock of somebody who writes

[[noreturn]] void fail(sqlite3* database, int code) {
  const int kind = code & 0xff;
  const bool passing = kind == SQLITE_FULL || kind == SQLITE_BUSY || kind == SQLITE_LOCKED || kind == SQLITE_IOERR;
  throw StoreError(database != nullptr ? sqlite3_errmsg(database) : sqlite3_errstr(code), passing);
}

}  // namespace

Database::Database(const std::string& file, Use use) {
  const int flags = SQLITE_OPEN_READWRITE | (use == Use::create ? SQLITE_OPEN_CREATE : 0);
  const int code = sqlite3_open_v2(file.c_str(), &handle_, flags | SQLITE_OPEN_NOMUTEX, nullptr);
  if (code != SQLITE_OK) {
    const std::string why = handle_ != nullptr ? sqlite3_errmsg(handle_) : sqlite3_errstr(code);
    sqlite3_close(handle_);
    throw StoreError(why, false);
  }
  sqlite3_extended_result_codes(handle_, 1);
  sqlite3_busy_timeout(handle_, patience_ms);
}

Database::~Database() { sqlite3_close(handle_); }

void Database::run(const std::string& sql) {
  const int code = sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr);
  if (code != SQLITE_OK) fail(handle_, code);
}

std::int64_t Database::last_id() const { return sqlite3_last_insert_rowid(handle_); }

Statement::Statement(const Database& database, std::string_view sql) : database_(database.handle()) {
  require(sqlite3_prepare_v2(database_, sql.data(), static_cast<int>(sql.size()), &statement_, nullptr));
}

Statement::~Statement() { sqlite3_finalize(statement_); }

void Statement::require(int code) const {
  if (code != SQLITE_OK) fail(database_, code);
}

Statement& Statement::bind(int at, std::int64_t value) {
  require(sqlite3_bind_int64(statement_, at + 1, value));
  return *this;
}
Statement& Statement::bind(int at, double value) {
  require(sqlite3_bind_double(statement_, at + 1, value));
  return *this;
}
Statement& Statement::bind(int at, std::string_view value) {
  require(sqlite3_bind_text64(statement_, at + 1, value.data(), value.size(), SQLITE_STATIC, SQLITE_UTF8));
  return *this;
}
Statement& Statement::bind_bytes(int at, std::string_view value) {
  require(sqlite3_bind_blob64(statement_, at + 1, value.data(), value.size(), SQLITE_STATIC));
  return *this;
}
Statement& Statement::bind_nothing(int at) {
  require(sqlite3_bind_null(statement_, at + 1));
  return *this;
}

bool Statement::next() {
  const int code = sqlite3_step(statement_);
  if (code == SQLITE_ROW) return true;
  if (code == SQLITE_DONE) return false;
  sqlite3_reset(statement_);
  fail(database_, code);
}

void Statement::done() {
  next();
  reset();
}

void Statement::reset() {
  sqlite3_reset(statement_);
  sqlite3_clear_bindings(statement_);
}

bool Statement::is_nothing(int column) const { return sqlite3_column_type(statement_, column) == SQLITE_NULL; }
std::int64_t Statement::integer(int column) const { return sqlite3_column_int64(statement_, column); }
double Statement::number(int column) const { return sqlite3_column_double(statement_, column); }

std::string_view Statement::text(int column) const {
  const auto* bytes = static_cast<const char*>(sqlite3_column_blob(statement_, column));
  return {bytes != nullptr ? bytes : "", static_cast<std::size_t>(sqlite3_column_bytes(statement_, column))};
}

std::optional<std::int64_t> Statement::maybe_integer(int column) const {
  return is_nothing(column) ? std::nullopt : std::optional(integer(column));
}
std::optional<std::string> Statement::maybe_text(int column) const {
  return is_nothing(column) ? std::nullopt : std::optional(std::string(text(column)));
}

Transaction::~Transaction() {
  if (open_) sqlite3_exec(database_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
}

void Transaction::commit() {
  database_.run("COMMIT");
  open_ = false;
}

}  // namespace arete::inline census
