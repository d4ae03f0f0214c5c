// A position from a line of input: a JSON object, completed by the options; graph6, sparse6, digraph6 or an edge list
// with the game and the root that the options say.
#pragma once

#include "lines.hpp"
#include "view/documents/document.hpp"

namespace arete {

struct PlayedOn {
  std::string game;    ///< empty: a graph has to come with its game
  bool usual = false;  ///< that game is only what is played where a document does not say another
  std::optional<std::int64_t> root;
};

/// `line 7`
std::string place_of(const InputLine& line);

/// Throws InputError; what the position takes is added to `held`, and BudgetSpent is thrown where that may not grow.
Document read_position(const InputLine& line, const PlayedOn& options, MemoryShare* held = nullptr);

/// The error in terms of the line: where an edge list has the edge that it is about.
InputError in_input(const InputError& error, const InputLine& line);

}  // namespace arete
