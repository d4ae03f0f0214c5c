#include "census/store.hpp"

#include <zlib.h>

#include "base/input_error.hpp"

namespace arete::inline census {
namespace {

constexpr auto form = "arete census 1";

constexpr auto tables = R"(
CREATE TABLE notes (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE questions (id INTEGER PRIMARY KEY, family TEXT NOT NULL, game TEXT NOT NULL, options TEXT NOT NULL,
  members INTEGER, UNIQUE (family, game, options));
CREATE TABLE answers (question INTEGER NOT NULL, member INTEGER NOT NULL, outcome TEXT NOT NULL, exact INTEGER NOT NULL,
  score INTEGER, whole INTEGER, nimber INTEGER, best INTEGER, starts TEXT, nodes INTEGER NOT NULL, ms REAL NOT NULL,
  limits TEXT NOT NULL, version TEXT NOT NULL, PRIMARY KEY (question, member)) WITHOUT ROWID;
CREATE TABLE positions (question INTEGER NOT NULL, member INTEGER NOT NULL, text TEXT NOT NULL,
  PRIMARY KEY (question, member)) WITHOUT ROWID;
CREATE TABLE certificates (question INTEGER NOT NULL, member INTEGER NOT NULL, bytes INTEGER NOT NULL,
  zlib BLOB NOT NULL, PRIMARY KEY (question, member));
)";

std::string deflated(const std::string& text) {
  auto size = compressBound(static_cast<uLong>(text.size()));
  std::string bytes(size, '\0');
  if (compress(reinterpret_cast<Bytef*>(bytes.data()), &size, reinterpret_cast<const Bytef*>(text.data()),
               static_cast<uLong>(text.size())) != Z_OK)
    throw std::bad_alloc();
  bytes.resize(size);
  return bytes;
}

/// Throws StoreError where the bytes are damaged.
std::string inflated(std::string_view bytes, std::uint64_t size) {
  std::string text(size, '\0');
  auto length = static_cast<uLongf>(size);
  if (uncompress(reinterpret_cast<Bytef*>(text.data()), &length, reinterpret_cast<const Bytef*>(bytes.data()),
                 static_cast<uLong>(bytes.size())) != Z_OK ||
      length != size)
    throw StoreError("a certificate is damaged", false);
  return text;
}

Database opened(const std::string& file, Database::Use use) try {
  return Database(file, use);
} catch (const StoreError& e) {
  throw InputError(file, e.what());
}

std::int64_t number(std::uint64_t n) { return static_cast<std::int64_t>(n); }

}  // namespace

Store::Store(std::string file, Database::Use use) : file_(std::move(file)), database_(opened(file_, use)) {
  try {
    if (use == Database::Use::create) create();
    require_form();
  } catch (const StoreError& e) {
    throw InputError(file_, e.what());
  }
}

void Store::create() {
  database_.run("PRAGMA synchronous = NORMAL");
  Transaction transaction(database_);
  {
    Statement any(database_, "SELECT count(*) FROM sqlite_master");
    any.next();
    if (any.integer(0) > 0) return;
  }
  database_.run(tables);
  Statement(database_, "INSERT INTO notes VALUES ('form', ?)").bind(0, std::string_view(form)).done();
  transaction.commit();
}

void Store::require_form() const {
  {
    Statement known(database_, "SELECT count(*) FROM sqlite_master WHERE name IN ('notes', 'questions', 'answers')");
    known.next();
    if (known.integer(0) != 3) throw InputError(file_, "not the database of a census");
  }
  const auto found = note("form");
  if (found != form) throw InputError(file_, "a census of another form: " + found.value_or("none is named"));
}

std::vector<StoredQuestion> Store::questions() const {
  std::vector<StoredQuestion> list;
  Statement all(database_, "SELECT id, family, game, options, members FROM questions ORDER BY id");
  while (all.next()) {
    list.push_back({all.integer(0),
                    CensusQuestion::read(std::string(all.text(1)), std::string(all.text(2)), std::string(all.text(3))),
                    {}});
    if (const auto members = all.maybe_integer(4)) list.back().members = static_cast<std::uint64_t>(*members);
  }
  return list;
}

StoredQuestion Store::question(const CensusQuestion& asked, std::optional<std::uint64_t> members) {
  const auto options = asked.options();
  Transaction transaction(database_);
  Statement find(database_, "SELECT id FROM questions WHERE family = ? AND game = ? AND options = ?");
  find.bind(0, std::string_view(asked.family)).bind(1, std::string_view(asked.game));
  find.bind(2, std::string_view(options));
  if (find.next()) return {find.integer(0), asked, members};
  Statement add(database_, "INSERT INTO questions (family, game, options, members) VALUES (?, ?, ?, ?)");
  add.bind(0, std::string_view(asked.family)).bind(1, std::string_view(asked.game)).bind(2, std::string_view(options));
  add.bind(3, members ? std::optional(number(*members)) : std::nullopt).done();
  const auto id = database_.last_id();
  transaction.commit();
  return {id, asked, members};
}

void Store::set_members(std::int64_t question, std::uint64_t members) {
  Statement set(database_, "UPDATE questions SET members = max(coalesce(members, 0), ?) WHERE id = ?");
  set.bind(0, number(members)).bind(1, question).done();
}

void Store::add(std::int64_t question, const std::vector<Answered>& answered) {
  Transaction transaction(database_);
  Statement row(database_, "INSERT OR REPLACE INTO answers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
  Statement position(database_, "INSERT OR REPLACE INTO positions VALUES (?, ?, ?)");
  Statement certificate(database_, "INSERT OR REPLACE INTO certificates VALUES (?, ?, ?, ?)");
  for (const auto& a : answered) {
    const auto& r = a.row;
    row.bind(0, question).bind(1, number(r.member)).bind(2, std::string_view(r.outcome)).bind(3, std::int64_t{r.exact});
    row.bind(4, r.score).bind(5, r.whole).bind(6, r.nimber).bind(7, r.best);
    if (r.starts) row.bind(8, std::string_view(*r.starts));
    row.bind(9, number(r.nodes)).bind(10, r.ms).bind(11, std::string_view(r.limits));
    row.bind(12, std::string_view(r.version)).done();
    if (!a.position.empty())
      position.bind(0, question).bind(1, number(r.member)).bind(2, std::string_view(a.position)).done();
    if (a.certificate.empty()) continue;
    const auto bytes = deflated(a.certificate);
    certificate.bind(0, question).bind(1, number(r.member)).bind(2, number(a.certificate.size()));
    certificate.bind_bytes(3, bytes).done();
  }
  transaction.commit();
}

CensusRow row_at(const Statement& s) {
  CensusRow row{.member = static_cast<std::uint64_t>(s.integer(0)),
                .outcome = std::string(s.text(1)),
                .exact = s.integer(2) != 0,
                .score = s.maybe_integer(3),
                .whole = s.maybe_integer(4),
                .nimber = s.maybe_integer(5),
                .best = s.maybe_integer(6),
                .starts = s.maybe_text(7)};
  row.nodes = static_cast<std::uint64_t>(s.integer(8));
  row.ms = s.number(9);
  row.limits = s.text(10);
  row.version = s.text(11);
  return row;
}

void Store::each_row(std::int64_t question, const std::function<void(const CensusRow&)>& f) const {
  Statement rows(database_, std::string("SELECT ") + row_columns + " FROM answers WHERE question = ? ORDER BY member");
  rows.bind(0, question);
  while (rows.next()) f(row_at(rows));
}

std::optional<CensusRow> Store::row(std::int64_t question, std::uint64_t member) const {
  Statement one(database_, std::string("SELECT ") + row_columns + " FROM answers WHERE question = ? AND member = ?");
  one.bind(0, question).bind(1, number(member));
  return one.next() ? std::optional(row_at(one)) : std::nullopt;
}

void Store::each_done(std::int64_t question, const std::string& limits,
                      const std::function<void(std::uint64_t)>& f) const {
  Statement rows(database_, "SELECT member FROM answers WHERE question = ? AND (exact OR limits = ?) ORDER BY member");
  rows.bind(0, question).bind(1, std::string_view(limits));
  while (rows.next()) f(static_cast<std::uint64_t>(rows.integer(0)));
}

Store::Count Store::count(std::int64_t question) const {
  Statement count(database_, "SELECT count(*), total(NOT exact), total(ms) FROM answers WHERE question = ?");
  count.bind(0, question).next();
  return {static_cast<std::uint64_t>(count.integer(0)), static_cast<std::uint64_t>(count.number(1)), count.number(2)};
}

std::optional<std::string> Store::position(std::int64_t question, std::uint64_t member) const {
  Statement one(database_, "SELECT text FROM positions WHERE question = ? AND member = ?");
  one.bind(0, question).bind(1, number(member));
  return one.next() ? one.maybe_text(0) : std::nullopt;
}

std::optional<std::string> Store::certificate(std::int64_t question, std::uint64_t member) const {
  Statement one(database_, "SELECT bytes, zlib FROM certificates WHERE question = ? AND member = ?");
  one.bind(0, question).bind(1, number(member));
  if (!one.next()) return std::nullopt;
  return inflated(one.text(1), static_cast<std::uint64_t>(one.integer(0)));
}

void Store::each_certificate(std::int64_t question, const std::function<void(std::uint64_t)>& f) const {
  Statement rows(database_, "SELECT member FROM certificates WHERE question = ? ORDER BY member");
  rows.bind(0, question);
  while (rows.next()) f(static_cast<std::uint64_t>(rows.integer(0)));
}

std::optional<std::string> Store::note(const std::string& key) const {
  Statement one(database_, "SELECT value FROM notes WHERE key = ?");
  one.bind(0, std::string_view(key));
  return one.next() ? one.maybe_text(0) : std::nullopt;
}

void Store::set_note(const std::string& key, const std::string& value) {
  Statement set(database_, "INSERT OR REPLACE INTO notes VALUES (?, ?)");
  set.bind(0, std::string_view(key)).bind(1, std::string_view(value)).done();
}

}  // namespace arete::inline census
