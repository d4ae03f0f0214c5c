// A position in the middle of a game, for the picture on the game's card: both players have done something, something
// has been won if there is anything to win before the end, and there is still something to do.
#pragma once

#include "view/documents/answer_json.hpp"
#include "view/documents/document.hpp"

namespace arete::inline playground {

/// What to draw of it. Always the same for a start position.
nlohmann::ordered_json middle_of_a_game(const Document& start);

}  // namespace arete::inline playground
