// How a position stands, for a page that knows no rules: whose turn it is, what may be played, what was gained, how it
// ended, and what to draw.
#pragma once

#include "engine/replay.hpp"
#include "playground/cell_drawing.hpp"
#include "view/documents/answer_json.hpp"

namespace arete::inline playground {

using Json = nlohmann::ordered_json;

/// A game replayed on a board that is kept for the next request. A board that is too large to be played on is opened
/// and nothing else: theorems may still answer about its start. Throws InputError.
Replay replayed(const Document& document);

/// The answer to /api/position, as text: coordinates stay as exact as they were written. `sight` is for boards
/// without end.
std::string standing(const Document& document, const Sight& sight = {});

/// An object that begins with a document.
std::string with_document(const Document& document, const Json& rest);

}  // namespace arete::inline playground
