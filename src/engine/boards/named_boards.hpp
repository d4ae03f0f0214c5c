// Start positions on named boards: point sets, triangulations, graphs and heaps that people ask for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "view/documents/document.hpp"

namespace arete::inline engine {

struct BoardRequest {
  std::string kind;
  std::vector<std::int64_t> sizes;
  std::string game = {};  ///< empty: the one that the kind is mostly used for
  std::uint64_t seed = 1;
  std::string shape = {};                  ///< of a triangulation: fan, serpentine, random, inner:K, branching:K
  std::optional<double> probability = {};  ///< of each edge of a random graph; without it a half
  std::optional<std::int64_t> root = {};   ///< geography: where the token stands
};

struct BoardName {
  std::string_view kind, sizes, text, game;
};

/// The kinds with their sizes, in the order in which people should read them.
const std::vector<BoardName>& board_names();

/// Throws InputError at `board` when the kind, its sizes or the game do not fit.
Document make_board(const BoardRequest& request);

}  // namespace arete::inline engine
