// A certificate that does not prove what it claims, or that cannot be read, and where.
#pragma once

#include <stdexcept>
#include <string>

namespace arete::inline proof {

class Refused : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// Refuses unless the condition holds.
inline void require(bool holds, const std::string& otherwise) {
  if (!holds) throw Refused(otherwise);
}

}  // namespace arete::inline proof
