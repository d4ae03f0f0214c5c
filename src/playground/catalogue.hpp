// What there is to choose from: every game with a board to begin on, and the named boards with sizes that suit a page.
#pragma once

#include <string>
#include <vector>

#include "engine/boards/named_boards.hpp"

namespace arete::inline playground {

/// The answer to /api/games; it is always the same.
const std::string& games_json();
/// The answer to /api/boards.
const std::string& boards_json();

/// Throws InputError at `kind` or `sizes` for what the page does not offer.
void require_offered(const BoardRequest& request);

}  // namespace arete::inline playground
