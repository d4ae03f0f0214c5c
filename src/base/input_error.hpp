// Bad input: what is wrong and where. Thrown wherever input is read, caught once in each front end.
#pragma once

#include <stdexcept>
#include <string>
#include <utility>

namespace arete::inline base {

class InputError : public std::runtime_error {
 public:
  InputError(std::string at, const std::string& message) : std::runtime_error(message), at_(std::move(at)) {}
  /// The place, as a reader of the document would write it: `points[3]`, `moves[0]`, `line 7, column 12`.
  const std::string& at() const { return at_; }

 private:
  std::string at_;
};

/// `place("points", 3)` is `points[3]`.
inline std::string place(const std::string& key, std::size_t index) { return key + '[' + std::to_string(index) + ']'; }

}  // namespace arete::inline base
