// A position document: one JSON object, read strictly. Every key is known, every value has its type, every
// number its range; what does not fit is an InputError that names the place.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/input_error.hpp"
#include "base/memory_share.hpp"
#include "board/ends.hpp"
#include "board/plane/point_set.hpp"
#include "rules/notation.hpp"
#include "rules/player.hpp"

namespace arete::inline view {

struct Document {
  std::string game;
  std::optional<PointList> points;
  std::optional<std::vector<Ends>> edges;
  std::optional<std::int64_t> vertices;
  std::optional<std::string> graph6;
  std::optional<std::int64_t> root;
  std::optional<std::array<std::int64_t, 2>> roots;
  std::optional<std::vector<std::int64_t>> heaps;
  std::optional<std::string> board;
  std::optional<std::array<std::int64_t, 2>> bias;
  std::optional<std::vector<Ends>> animal;  ///< its cells
  std::vector<MoveText> moves;
  std::optional<bool> misere;
  std::optional<Given> given;                   ///< what lies on the board before play
  std::optional<Player> to_move;                ///< who begins
  std::optional<std::vector<Document>> boards;  ///< several at once, each with the keys of a board

  /// Reads one document. `line` is its number in the stream, for places of syntax errors; `game` is played if the
  /// document does not say it. What it takes is added to `held`; throws BudgetSpent where that may not grow.
  static Document read(std::string_view json, std::size_t line = 1, const std::string& game = "",
                       MemoryShare* held = nullptr);
  std::string write() const;
};

}  // namespace arete::inline view
