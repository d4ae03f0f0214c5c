// Answers as JSON values, for those who put them into larger ones.
#pragma once

#include <nlohmann/json.hpp>

#include "view/documents/answer.hpp"

namespace arete::inline view {

nlohmann::ordered_json to_json_value(const MoveText& move);
nlohmann::ordered_json to_json_value(const std::vector<MoveText>& moves);
nlohmann::ordered_json to_json_value(Nimber nimber);
nlohmann::ordered_json to_json_value(const Idea& idea);
nlohmann::ordered_json to_json_value(const Answer& answer);

}  // namespace arete::inline view
