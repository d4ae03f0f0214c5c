// How a shard's database becomes part of another. Before a row is taken it is held against the one that is there: two
// exact answers to one question have to be the same.

#include "base/input_error.hpp"
#include "census/store.hpp"

namespace arete::inline census {
namespace {

void require_sound(const Store& shard) {
  Statement check(shard.database(), "PRAGMA quick_check(1)");
  if (!check.next() || check.text(0) != "ok") throw InputError(shard.file(), "damaged: " + std::string(check.text(0)));
}

/// Rows of both that are exact and differ.
void require_agreement(Database& database, std::int64_t here, std::int64_t there, const std::string& file) {
  Statement differing(database, R"(
SELECT a.member, a.outcome, b.outcome FROM main.answers a JOIN shard.answers b ON a.member = b.member
WHERE a.question = ? AND b.question = ? AND a.exact AND b.exact AND (a.outcome IS NOT b.outcome
  OR a.score IS NOT b.score OR a.whole IS NOT b.whole OR a.nimber IS NOT b.nimber OR a.best IS NOT b.best
  OR a.starts IS NOT b.starts) LIMIT 1)");
  differing.bind(0, here).bind(1, there);
  if (differing.next())
    throw InputError(file, "member " + std::to_string(differing.integer(0)) + " has another answer here, " +
                               std::string(differing.text(2)) + ", than elsewhere, " + std::string(differing.text(1)));
  Statement moved(database, R"(
SELECT a.member FROM main.positions a JOIN shard.positions b ON a.member = b.member
WHERE a.question = ? AND b.question = ? AND a.text <> b.text LIMIT 1)");
  moved.bind(0, here).bind(1, there);
  if (moved.next())
    throw InputError(file, "member " + std::to_string(moved.integer(0)) + " is another position here than elsewhere");
}

std::int64_t id_here(Database& database, const StoredQuestion& question) {
  const auto options = question.asked.options();
  const auto bind = [&](Statement& s) {
    s.bind(0, std::string_view(question.asked.family)).bind(1, std::string_view(question.asked.game));
    s.bind(2, std::string_view(options));
  };
  Statement add(database, R"(
INSERT INTO main.questions (family, game, options, members) VALUES (?, ?, ?, ?)
ON CONFLICT DO UPDATE SET members = coalesce(members, excluded.members))");
  bind(add);
  if (question.members) add.bind(3, static_cast<std::int64_t>(*question.members));
  add.done();
  Statement find(database, "SELECT id FROM main.questions WHERE family = ? AND game = ? AND options = ?");
  bind(find);
  find.next();
  return find.integer(0);
}

/// Gives the number of rows that are new, or exact now.
std::uint64_t take_rows(Database& database, std::int64_t here, std::int64_t there) {
  const auto ids = [&](Statement& s) { s.bind(0, here).bind(1, there).bind(2, here); };
  Statement fresh(database, R"(
INSERT OR REPLACE INTO main.answers SELECT ?1, b.member, b.outcome, b.exact, b.score, b.whole, b.nimber, b.best,
  b.starts, b.nodes, b.ms, b.limits, b.version FROM shard.answers b
LEFT JOIN main.answers a ON a.question = ?3 AND a.member = b.member
WHERE b.question = ?2 AND (a.member IS NULL OR (b.exact AND NOT a.exact)))");
  ids(fresh);
  fresh.done();
  Statement changes(database, "SELECT changes()");
  changes.next();
  const auto count = static_cast<std::uint64_t>(changes.integer(0));
  for (const auto* table : {"positions", "certificates"}) {
    const std::string columns = table == std::string_view("positions") ? "text" : "bytes, zlib";
    Statement copy(database, "INSERT OR IGNORE INTO main." + std::string(table) + " SELECT ?1, member, " + columns +
                                 " FROM shard." + table + " WHERE question = ?2");
    copy.bind(0, here).bind(1, there).done();
  }
  return count;
}

class Attached {
 public:
  Attached(Database& database, const std::string& file) : database_(database) {
    Statement(database_, "ATTACH ? AS shard").bind(0, std::string_view(file)).done();
  }
  ~Attached() {
    try {
      database_.run("DETACH shard");
    } catch (const StoreError&) {  // goes with the connection
    }
  }
  Attached(const Attached&) = delete;
  Attached& operator=(const Attached&) = delete;

 private:
  Database& database_;
};

}  // namespace

std::uint64_t Store::merge(const std::string& other) try {
  const Store shard(other, Database::Use::open);
  require_sound(shard);
  const Attached attached(database_, other);
  Transaction transaction(database_);
  std::uint64_t rows = 0;
  for (const auto& question : shard.questions()) {
    const auto here = id_here(database_, question);
    require_agreement(database_, here, question.id, other);
    rows += take_rows(database_, here, question.id);
  }
  transaction.commit();
  return rows;
} catch (const StoreError& e) {
  throw InputError(other, std::string("cannot be merged: ") + e.what());
}

}  // namespace arete::inline census
