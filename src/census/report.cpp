#include "census/report.hpp"

#include <algorithm>

#include "board/plane/order_types.hpp"

namespace arete::inline census {
namespace {

constexpr std::size_t most_named = 5;  // members of an extreme

/// Follows one quantity through the rows.
class Watched {
 public:
  using Value = std::optional<double> (*)(const CensusRow&);
  using Text = std::string (*)(const CensusRow&);
  Watched(std::string name, bool least, Value value, Text text) : value_(value), text_(text), least_(least) {
    found_.name = std::move(name);
  }
  void see(const CensusRow& row) {
    const auto value = value_(row);
    if (!value) return;
    const bool better = found_.count == 0 || (least_ ? *value < found_.value : *value > found_.value);
    varied_ = varied_ || (found_.count > 0 && *value != found_.value);
    if (better) found_ = {found_.name, *value, text_(row), 0, {}};
    if (*value != found_.value) return;
    ++found_.count;
    if (found_.members.size() < most_named) found_.members.push_back(row.member);
  }
  /// What all have alike is no extreme.
  bool worth_telling() const { return varied_; }
  const Extreme& found() const { return found_; }

 private:
  Value value_;
  Text text_;
  bool least_, varied_ = false;
  Extreme found_;
};

std::optional<double> as_number(const std::optional<std::int64_t>& n) {
  return n ? std::optional(static_cast<double>(*n)) : std::nullopt;
}
bool periodic(const CensusRow& r) { return r.outcome == "periodic"; }
std::optional<double> score_of(const CensusRow& r) {
  return r.exact && !periodic(r) ? as_number(r.score) : std::nullopt;
}
std::optional<double> share_of(const CensusRow& r) {
  const bool has = r.exact && r.score && r.whole && *r.whole > 0 && !periodic(r);
  return has ? std::optional(static_cast<double>(*r.score) / static_cast<double>(*r.whole)) : std::nullopt;
}

std::vector<Watched> watched() {
  const auto score = [](const CensusRow& r) { return std::to_string(*r.score); };
  const auto share = [](const CensusRow& r) { return std::to_string(*r.score) + " of " + std::to_string(*r.whole); };
  const auto best = [](const CensusRow& r) {
    return r.exact && r.outcome != "loss" ? as_number(r.best) : std::nullopt;
  };
  const auto best_text = [](const CensusRow& r) { return std::to_string(*r.best); };
  return {
      {"lowest score", true, score_of, score},
      {"highest score", false, score_of, score},
      {"smallest share", true, share_of, share},
      {"largest share", false, share_of, share},
      {"longest period", false, [](const CensusRow& r) { return periodic(r) ? as_number(r.score) : std::nullopt; },
       score},
      {"longest preperiod", false, [](const CensusRow& r) { return periodic(r) ? as_number(r.whole) : std::nullopt; },
       [](const CensusRow& r) { return std::to_string(*r.whole); }},
      {"highest nimber", false, [](const CensusRow& r) { return as_number(r.nimber); },
       [](const CensusRow& r) { return std::to_string(*r.nimber); }},
      {"fewest best moves", true, best, best_text},
      {"most best moves", false, best, best_text},
      {"most nodes", false, [](const CensusRow& r) { return std::optional(static_cast<double>(r.nodes)); },
       [](const CensusRow& r) { return std::to_string(r.nodes); }},
  };
}

}  // namespace

std::vector<std::size_t> hulls_of(const std::string& family) {
  constexpr std::string_view order_types_of = "order-types:";
  std::vector<std::size_t> hulls;
  if (!family.starts_with(order_types_of)) return hulls;
  for (const auto& type : order_types(std::stoi(family.substr(order_types_of.size()))))
    hulls.push_back(type.hull().size());
  return hulls;
}

CensusReport report_on(const Store& store, const StoredQuestion& question, const std::vector<std::size_t>& hulls) {
  CensusReport report{.question = question, .outcomes = {{"win", 0}, {"loss", 0}, {"tie", 0}, {"unknown", 0}}};
  Checksum sum;
  auto extremes = watched();
  double ms = 0;
  store.each_row(question.id, [&](const CensusRow& row) {
    ++report.members;
    ++report.outcomes[row.outcome];
    if (!hulls.empty() && row.member >= hulls.size())
      throw StoreError("there is no member " + std::to_string(row.member), false);
    if (!hulls.empty()) ++report.hulls[hulls[row.member]][row.outcome];
    if (row.score && row.exact) ++report.scores[*row.score];
    if (row.nimber) ++report.nimbers[*row.nimber];
    for (const char start : row.starts.value_or("")) ++report.starts[start];
    ms += row.ms;
    sum.add(row);
    for (auto& extreme : extremes) extreme.see(row);
  });
  report.checksum = sum.text();
  report.seconds = ms / 1000;
  for (const auto& extreme : extremes) {
    if (extreme.worth_telling()) report.extremes.push_back(extreme.found());
  }
  return report;
}

}  // namespace arete::inline census
