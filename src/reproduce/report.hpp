// A claim is checked, and what came of it told: as a line of JSON, for people, as a section of a page.
#pragma once

#include <string>

#include "reproduce/check.hpp"
#include "reproduce/papers.hpp"

namespace arete::inline reproduce {

struct Report {
  const Paper* paper;
  const Claim* claim;
  std::string verdict;  ///< "confirmed up to …", "wrong as printed: …", "open: …", "contradicted: …", "stopped: …"
  std::string checked;
  double ms = 0;
  bool as_expected = false;
  bool stopped = false;  ///< by Ctrl-C

  std::string to_json() const;
  std::string to_text() const;
  std::string to_markdown() const;
};

Report report_on(const Paper& paper, const Claim& claim, const Depth& depth);
/// What stands above the claims of a paper on its page.
std::string page_heading(const Paper& paper, Level level);

}  // namespace arete::inline reproduce
