// The animals of a board to choose from, with their pictures and who wins.
#pragma once

#include "playground/task.hpp"

namespace arete::inline playground {

/// The body of /api/animals. Throws InputError.
Work animals(const std::string& body);

}  // namespace arete::inline playground
