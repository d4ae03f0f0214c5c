// The data of the page, as its files have it.
#pragma once

#include <fstream>
#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

#include "view/documents/document.hpp"

namespace arete::tests {

using Json = nlohmann::ordered_json;

inline Json page_data(const std::string& path) {
  std::ifstream file(std::string(ARETE_SOURCE) + "/web/" + path);
  if (!file) throw std::runtime_error("web/" + path + " cannot be read");
  return Json::parse(file);
}

/// A board with moves played on it.
inline Document with_moves(Json board, const Json& moves) {
  board["moves"] = moves;
  return Document::read(board.dump());
}

inline MoveText move_of(const Json& json) {
  if (json.is_number()) return MoveText{json.get<std::int64_t>()};
  return MoveText(json.get<std::vector<std::int64_t>>());
}

}  // namespace arete::tests
