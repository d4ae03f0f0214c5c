#include "engine/sequence.hpp"

#include <nlohmann/json.hpp>

namespace arete::inline engine {

SequenceAnswer find_sequence(const std::string& code, const Limits& limits) {
  constexpr std::size_t most_with_time = 500'000'000;
  const Budget budget(limits);
  const auto cancelled = [&] { return limits.cancelled != nullptr && *limits.cancelled; };
  const auto stop = [&] { return cancelled() || (limits.time && budget.seconds() > limits.time->count()); };
  const std::size_t most = limits.time ? most_with_time : most_values;

  SequenceAnswer found{NimSequence(OctalCode(code)), std::nullopt, {}, ""};
  found.period = find_period(found.sequence, most, stop);
  if (found.period) {
    found.exceptions = exceptional_values(found.sequence.values(), *found.period, longest_list);
  } else {
    found.limit = cancelled()                    ? "interrupted"
                  : found.sequence.size() < most ? "the time was over"
                                                 : "that is the limit";
  }
  return found;
}

std::string SequenceAnswer::to_json(std::size_t count) const {
  const auto& code = sequence.code();
  nlohmann::ordered_json json{
      {"code", code.text()}, {"digits", nlohmann::json::array()}, {"values", nlohmann::json::array()}};
  for (std::size_t k = 1; k <= code.most_taken(); ++k) json["digits"].push_back(code.digit(k));
  for (std::size_t n = 0; n < known(count); ++n) json["values"].push_back(value(n));
  for (const auto* key : {"period", "preperiod", "pattern", "exceptions", "exception_count", "magic", "needed_to"})
    json[key] = nullptr;
  json["verified_to"] = sequence.size() - 1;
  json["proved"] = period.has_value();
  if (!period) {
    json["limit"] = limit;
    return json.dump();
  }
  json["period"] = period->period;
  json["preperiod"] = period->preperiod;
  json["needed_to"] = period->needed();
  json["exception_count"] = exceptions.count;
  json["magic"] = magic();
  if (period->period <= longest_list) json["pattern"] = period->pattern;
  if (exceptions.count <= longest_list) {
    json["exceptions"] = nlohmann::json::array();
    for (const auto& [heap, value] : exceptions.list) json["exceptions"].push_back({heap, value});
  }
  return json.dump();
}

}  // namespace arete::inline engine
