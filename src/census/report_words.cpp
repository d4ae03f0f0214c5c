// A report as JSON, CSV, text and Markdown.

#include <array>
#include <cstdio>
#include <nlohmann/json.hpp>

#include "census/report.hpp"

namespace arete::inline census {
namespace {

using Table = std::vector<std::pair<std::string, std::uint64_t>>;

constexpr std::array usual_outcomes{"win", "loss", "tie", "unknown"};

/// Always those that every game can have, in this order, and then what only some have.
Table outcome_table(const CensusReport& report) {
  Table table;
  for (const auto* word : usual_outcomes) table.emplace_back(word, report.outcomes.at(word));
  for (const auto& [word, count] : report.outcomes) {
    if (std::find(usual_outcomes.begin(), usual_outcomes.end(), word) == usual_outcomes.end())
      table.emplace_back(word, count);
  }
  return table;
}

Table table_of(const Histogram& histogram, bool nimbers) {
  Table table;
  for (const auto& [value, count] : histogram)
    table.emplace_back(nimbers && value < 0 ? "loony" : std::to_string(value), count);
  return table;
}

nlohmann::ordered_json to_object(const Table& table) {
  auto object = nlohmann::ordered_json::object();
  for (const auto& [name, count] : table) object[name] = count;
  return object;
}

struct Named {
  std::string name;
  Table table;
};

std::vector<Named> tables_of(const CensusReport& report) {
  std::vector<Named> list{{"outcome", outcome_table(report)}};
  if (!report.scores.empty())
    list.push_back({report.outcomes.contains("periodic") ? "period" : "score", table_of(report.scores, false)});
  if (!report.nimbers.empty()) list.push_back({"nimber", table_of(report.nimbers, true)});
  if (!report.starts.empty()) list.push_back({"start", {}});
  for (const auto& [letter, count] : report.starts) list.back().table.emplace_back(std::string(1, letter), count);
  for (const auto& [corners, outcomes] : report.hulls)
    list.push_back({"hull of " + std::to_string(corners), {outcomes.begin(), outcomes.end()}});
  return list;
}

std::string padded(std::string text, std::size_t width) {
  if (text.size() < width) text.insert(0, width - text.size(), ' ');
  return text;
}

std::string seconds_text(double seconds) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.*f s", seconds < 100 ? 2 : 0, seconds);
  return text.data();
}

std::string rows_text(const CensusReport& report) {
  const auto all = report.question.members;
  return std::to_string(report.members) + (all && *all != report.members ? " of " + std::to_string(*all) : "") +
         " members";
}

std::string in_words(const Extreme& extreme) {
  std::string text = extreme.text + ": ";
  for (std::size_t i = 0; i < extreme.members.size(); ++i)
    text += (i == 0 ? "member " : ", ") + std::to_string(extreme.members[i]);
  const auto more = extreme.count - extreme.members.size();
  return text + (more > 0 ? " and " + std::to_string(more) + " more" : "");
}

}  // namespace

std::string CensusReport::to_json() const {
  const nlohmann::ordered_json json{{"members", members},
                                    {"outcomes", to_object(outcome_table(*this))},
                                    {"scores", to_object(table_of(scores, false))},
                                    {"nimbers", to_object(table_of(nimbers, true))},
                                    {"checksum", checksum}};
  return json.dump() + '\n';
}

std::string CensusReport::to_csv() const {
  std::string text = "table,value,members\n";
  for (const auto& [name, table] : tables_of(*this)) {
    for (const auto& [value, count] : table) text += name + ',' + value + ',' + std::to_string(count) + '\n';
  }
  return text;
}

std::string CensusReport::to_text() const {
  std::string text = question.asked.text() + '\n' + rows_text(*this) + ", answered in " + seconds_text(seconds) + '\n';
  for (const auto& [name, table] : tables_of(*this)) {
    text += '\n' + padded(name, 10) + padded("members", 14) + '\n';
    for (const auto& [value, count] : table) text += padded(value, 10) + padded(std::to_string(count), 14) + '\n';
  }
  if (!extremes.empty()) text += '\n';
  for (const auto& extreme : extremes) text += extreme.name + ' ' + in_words(extreme) + '\n';
  return text + "\nchecksum " + checksum + '\n';
}

std::string CensusReport::to_markdown() const {
  std::string text = "## " + question.asked.text() + "\n\n" + rows_text(*this) + ", answered in " +
                     seconds_text(seconds) + "; checksum `" + checksum + "`.\n";
  for (const auto& [name, table] : tables_of(*this)) {
    text += "\n| " + name + " | members |\n| ---: | ---: |\n";
    for (const auto& [value, count] : table) text += "| " + value + " | " + std::to_string(count) + " |\n";
  }
  if (!extremes.empty()) text += "\n";
  for (const auto& extreme : extremes) text += "- " + extreme.name + ' ' + in_words(extreme) + '\n';
  return text;
}

}  // namespace arete::inline census
