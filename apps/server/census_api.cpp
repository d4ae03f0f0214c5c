#include "census_api.hpp"

#include <nlohmann/json.hpp>

#include "base/input_error.hpp"
#include "playground/request_body.hpp"

namespace arete {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::int64_t most_rows = 200;

const std::string all_path(CensusApi::path), rows_path = all_path + "/rows", member_path = all_path + "/member";

std::optional<std::int64_t> maybe(const RequestBody& body, const std::string& key) {
  return body.has(key) ? std::optional(body.whole(key, 0)) : std::nullopt;
}

Json to_json(const CensusRow& row) {
  Json json{{"member", row.member}, {"outcome", row.outcome}, {"exact", row.exact}};
  if (row.score) json["score"] = *row.score;
  if (row.whole) json["whole"] = *row.whole;
  if (row.nimber) json["nimber"] = *row.nimber < 0 ? Json("loony") : Json(*row.nimber);
  if (row.best) json["best"] = *row.best;
  if (row.starts) json["starts"] = *row.starts;
  json["nodes"] = row.nodes;
  json["ms"] = row.ms;
  return json;
}

}  // namespace

CensusApi::CensusApi(const std::string& file) : store_(file, Database::Use::open) {}

bool CensusApi::has(const std::string& path) { return path == all_path || takes_body(path); }
bool CensusApi::takes_body(const std::string& path) { return path == rows_path || path == member_path; }

std::string CensusApi::answer(const std::string& path, const std::string& body) {
  const std::lock_guard lock(mutex_);
  try {
    return path == all_path ? questions() : path == rows_path ? rows(body) : member(body);
  } catch (const StoreError& e) {
    throw InputError(store_.file(), e.what());
  }
}

std::string CensusApi::questions() const {
  Json list = Json::array();
  for (const auto& question : store_.questions()) {
    const auto count = store_.count(question.id);
    Json json{{"text", question.asked.text()}, {"rows", count.rows}, {"unknown", count.inexact}};
    if (question.members) json["members"] = *question.members;
    list.push_back(std::move(json));
  }
  return Json{{"file", store_.file()}, {"questions", list}}.dump();
}

StoredQuestion CensusApi::question(std::int64_t number) const {
  const auto all = store_.questions();
  if (number < 1 || number > static_cast<std::int64_t>(all.size()))
    throw InputError("question", "from 1 to " + std::to_string(all.size()));
  return all[static_cast<std::size_t>(number - 1)];
}

std::string CensusApi::rows(const std::string& text) const {
  const RequestBody body(text,
                         {"question", "sort", "descending", "outcome", "score", "nimber", "best", "offset", "count"});
  RowsWanted wanted{.sort = body.text("sort", "member"),
                    .descending = body.flag("descending"),
                    .outcome = body.text("outcome", ""),
                    .score = maybe(body, "score"),
                    .nimber = maybe(body, "nimber"),
                    .best = maybe(body, "best"),
                    .offset = body.whole("offset", 0),
                    .count = body.whole("count", 50)};
  if (wanted.offset < 0) throw InputError("offset", "not below 0");
  if (wanted.count < 1 || wanted.count > most_rows) throw InputError("count", "from 1 to " + std::to_string(most_rows));
  const auto page = rows_of(store_, question(body.whole("question", 1)).id, wanted);
  Json list = Json::array();
  for (const auto& row : page.rows) list.push_back(to_json(row));
  return Json{{"matching", page.matching}, {"rows", list}}.dump();
}

std::string CensusApi::member(const std::string& text) {
  const RequestBody body(text, {"question", "member"});
  const auto number = body.whole("member", 0);
  if (number < 0) throw InputError("member", "not below 0");
  const auto asked = question(body.whole("question", 1));
  auto& finder = finders_[asked.id];
  if (!finder) finder = std::make_unique<MemberFinder>(store_, asked);
  const auto member = finder->board(static_cast<std::uint64_t>(number));
  if (!member.octal.empty()) throw InputError("member", member.octal + " is no board: arete sequence shows it");
  return "{\"document\":" + member.text() + '}';
}

}  // namespace arete
