// Boards made from the board of another document: all triangulations of its points, the graph of the edges of its
// triangulation, its digraph with pseudoarcs.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "view/documents/document.hpp"

namespace arete::inline engine {

struct DerivedName {
  std::string_view kind, of, text, game;
};

/// The kinds, each with what it is made of.
const std::vector<DerivedName>& derived_names();

/// Calls `f` with each document that is made of `of`, to play `game`, or if that is empty the one that the kind is
/// mostly used for. Throws InputError when the kind, the document or the game do not fit.
void each_derived_board(const std::string& kind, const Document& of, const std::string& game,
                        const std::function<void(const Document&)>& f);

}  // namespace arete::inline engine
