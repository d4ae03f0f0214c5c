#include "census/browse.hpp"

#include <algorithm>
#include <array>

#include "base/input_error.hpp"

namespace arete::inline census {
namespace {

constexpr std::array columns{"member", "outcome", "score", "nimber", "best", "nodes", "ms"};

/// What a row has to be like; the parameters follow that of the question.
std::string condition(const RowsWanted& wanted) {
  std::string text = " FROM answers WHERE question = ?1";
  if (!wanted.outcome.empty()) text += " AND outcome = ?2";
  if (wanted.score) text += " AND score = ?3";
  if (wanted.nimber) text += " AND nimber = ?4";
  if (wanted.best) text += " AND best = ?5";
  return text;
}

/// `last` has the number of parameters.
void bind(Statement& statement, std::int64_t question, const RowsWanted& wanted) {
  statement.bind(0, question);
  if (!wanted.outcome.empty()) statement.bind(1, std::string_view(wanted.outcome));
  if (wanted.score) statement.bind(2, *wanted.score);
  if (wanted.nimber) statement.bind(3, *wanted.nimber);
  if (wanted.best) statement.bind(4, *wanted.best);
}

}  // namespace

RowPage rows_of(const Store& store, std::int64_t question, const RowsWanted& wanted) {
  if (std::find(columns.begin(), columns.end(), wanted.sort) == columns.end())
    throw InputError("sort", "no column `" + wanted.sort + "`");
  const auto where = condition(wanted);
  RowPage page;
  Statement count(store.database(), "SELECT count(*)" + where);
  bind(count, question, wanted);
  count.next();
  page.matching = static_cast<std::uint64_t>(count.integer(0));
  Statement rows(store.database(), std::string("SELECT ") + row_columns + where + " ORDER BY " + wanted.sort +
                                       (wanted.descending ? " DESC" : "") + ", member LIMIT " +
                                       std::to_string(wanted.count) + " OFFSET " + std::to_string(wanted.offset));
  bind(rows, question, wanted);
  while (rows.next()) page.rows.push_back(row_at(rows));
  return page;
}

Member MemberFinder::operator()(std::uint64_t number) {
  const auto none = [&] { return InputError(store_.file(), "there is no member " + std::to_string(number)); };
  if (question_.asked.is_stream()) {
    const auto text = store_.position(question_.id, number);
    if (!text) throw none();
    return {number, Document::read(*text)};
  }
  if (!family_) family_ = open_family(question_.asked.family, question_.asked.played());
  if (number >= family_->size()) throw none();
  return family_->member(number);
}

Member MemberFinder::board(std::uint64_t number) {
  auto member = (*this)(number);
  if (member.unrealized)
    throw InputError("member " + std::to_string(number), "an order type for which no points are known");
  return member;
}

}  // namespace arete::inline census
