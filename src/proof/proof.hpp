// The proof of an answer as a certificate has it: of which kind it is, and the lines of that kind.
#pragma once

#include <string>

namespace arete::inline proof {

struct Proof {
  static constexpr auto by_search = "search";

  std::string by;     ///< `search`, `matching`, `kernels`, `flips`
  std::string lines;  ///< each with its end
};

}  // namespace arete::proof
