// What the page asks, without HTTP: docs/http.md has the contract. A request is read at once, and bad input is told
// then; what is to be done for it is a piece of work, which says one line, or several while it goes on.
#pragma once

#include <span>
#include <string_view>

#include "playground/task.hpp"

namespace arete::inline playground {

struct Endpoint {
  enum class Length { moment, move, analysis };  ///< how long its work takes

  std::string_view path;
  bool has_body;  ///< a JSON object
  Length length;
  /// Throws InputError.
  Work (*prepare)(const std::string& body);
};

std::span<const Endpoint> endpoints();

}  // namespace arete::inline playground
