// A graph as a list of edges in a text: a line `u v` for each edge. A first line with one number says how many vertices
// there are; without it they are 0 to the largest number.
#pragma once

#include "view/documents/document.hpp"

namespace arete::inline view {

/// Whether a line can only be of an edge list: no other format begins with a digit or a sign.
bool of_edge_list(std::string_view line);

/// Reads `vertices` and `edges`. `line` is the number of the first line in the stream, for the places of errors. What
/// it takes is added to `held`; throws BudgetSpent where that may not grow.
Document read_edge_list(std::string_view text, std::size_t line, MemoryShare* held = nullptr);

/// The same error at the line of the list that it is about, if it is about an edge.
InputError at_line_of_list(const InputError& error, std::string_view text, std::size_t line);

}  // namespace arete::inline view
