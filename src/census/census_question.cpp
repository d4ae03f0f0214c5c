#include "census/census_question.hpp"

#include <chrono>
#include <sstream>

#include "engine/certificate.hpp"
#include "engine/game.hpp"
#include "engine/sequence.hpp"

namespace arete::inline census {
namespace {

bool interrupted(const Limits& limits) { return limits.cancelled != nullptr && *limits.cancelled; }

CensusRow to_row(std::uint64_t member, const Answer& answer) {
  CensusRow row{.member = member,
                .outcome = answer.outcome_word(),
                .exact = !answer.limited,
                .nodes = answer.nodes,
                .ms = answer.ms,
                .version = ARETE_VERSION};
  if (answer.score) row.score = *answer.score;
  if (answer.green) row.score = *answer.green;
  if (answer.edges) row.whole = *answer.edges;
  if (answer.nimber) row.nimber = answer.nimber->value();
  if (answer.best && !answer.one_best) row.best = static_cast<std::int64_t>(answer.best->size());
  row.starts = answer.starts;
  return row;
}

Question question_of(const CensusQuestion& asked, const Limits& limits) {
  Question question;
  question.nimber = asked.nimber;
  question.all_starts = asked.all_starts;
  question.all_best = !asked.one_best;
  question.limits = limits;
  return question;
}

CensusRow octal_row(const Member& member, const Limits& limits) {
  const Budget budget(limits);
  const auto found = find_sequence(member.octal, limits);
  CensusRow row{.member = member.number,
                .outcome = found.period ? "periodic" : "unknown",
                .exact = found.period.has_value(),
                .ms = 1000 * budget.seconds(),
                .version = ARETE_VERSION};
  if (found.period) {
    row.score = static_cast<std::int64_t>(found.period->period);
    row.whole = static_cast<std::int64_t>(found.period->preperiod);
  }
  return row;
}

}  // namespace

std::string CensusQuestion::options() const {
  std::string text;
  if (nimber) text += " --nimber";
  if (all_starts) text += " --all-starts";
  if (one_best) text += " --best one";
  if (bias) text += " --bias " + std::to_string((*bias)[0]) + ',' + std::to_string((*bias)[1]);
  return text.empty() ? text : text.substr(1);
}

CensusQuestion CensusQuestion::read(std::string family, std::string game, const std::string& options) {
  CensusQuestion asked{.family = std::move(family), .game = std::move(game)};
  std::istringstream words(options);
  for (std::string word; words >> word;) {
    if (word == "--nimber") {
      asked.nimber = true;
    } else if (word == "--all-starts") {
      asked.all_starts = true;
    } else if (word == "--best") {
      asked.one_best = static_cast<bool>(words >> word);
    } else if (char comma = 0; word == "--bias" && words >> asked.bias.emplace()[0] >> comma >> (*asked.bias)[1]) {
      continue;
    } else {
      throw InputError("database", "a question with `" + word + "`, which this version does not know");
    }
  }
  return asked;
}

std::string CensusQuestion::text() const {
  const auto rest = options();
  return family + (game.empty() ? "" : " --game " + game) + (rest.empty() ? "" : ' ' + rest);
}

std::optional<Answered> answer_member(const Member& member, const CensusQuestion& asked, const Limits& limits,
                                      bool certificate) try {
  Answered answered;
  if (member.unrealized) {
    answered.row = {.member = member.number, .outcome = "unrealized", .version = ARETE_VERSION};
  } else if (!member.octal.empty()) {
    answered.row = octal_row(member, limits);
  } else {
    auto question = question_of(asked, limits);
    question.proof = certificate;
    const auto session = open(member.position);
    const auto answer = session->solve(question);
    answered.row = to_row(member.number, answer);
    if (certificate) answered.certificate = write_certificate(member.position, *session, answer).value_or("");
  }
  if (!answered.row.exact && interrupted(limits)) return std::nullopt;
  if (asked.is_stream()) answered.position = member.text();
  return answered;
} catch (const InputError& e) {
  throw PositionRefused(e.at(), e.what());
}

std::optional<CensusRow> plain_answer(const Member& member, const CensusQuestion& asked, const Limits& limits) {
  if (member.unrealized) return CensusRow{.member = member.number, .outcome = "unrealized"};
  if (!member.octal.empty()) return octal_row(member, limits);
  auto question = question_of(asked, limits);
  question.plain = true;
  question.theorems = false;
  auto row = to_row(member.number, open(member.position)->solve(question));
  return row.exact ? std::optional(row) : std::nullopt;
}

}  // namespace arete::inline census
