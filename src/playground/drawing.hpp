// What to draw of a position, as the page gets it: the look of the position with a place for each vertex, and for lines
// that are not just straight how they bend and where they end. Layouts of graphs are kept for a while, since every move
// asks for the same one.
#pragma once

#include <nlohmann/json.hpp>

#include "playground/trace.hpp"

namespace arete::inline playground {

const char* name_of(Mark mark);
nlohmann::ordered_json drawing(const Document& document, const Session& session);
/// The same of a game that was watched: what has been taken is its taker's.
nlohmann::ordered_json drawing(const Document& document, const Session& session, const Trace& trace);

}  // namespace arete::inline playground
