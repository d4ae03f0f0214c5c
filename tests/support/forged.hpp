// Forged certificates: each is right but for one hypothesis of the theorem that its checker relies on, and must be
// refused for that reason.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "engine/certificate.hpp"

namespace arete::tests::forged {

/// A certificate but for its frame.
struct Claim {
  std::string position, answer, by;
  std::vector<std::string> lines;

  std::string text() const {
    std::string text = "arete certificate 1\nposition " + position + "\nanswer " + answer + "\nby " + by + '\n';
    for (const auto& line : lines) text += line + '\n';
    return sealed(std::move(text));
  }
};

/// Why it is refused; empty if it is accepted.
inline std::string refusal(const Claim& claim, const Limits& limits = {}) {
  std::istringstream in(claim.text());
  const auto checked = CertificateReader(in, limits).next();
  return checked->limited ? "stopped by a limit" : checked->refusal;
}

inline void expect_accepted(const Claim& claim) { EXPECT_EQ(refusal(claim), "") << claim.text(); }

inline void expect_refused(const Claim& claim, const std::string& reason) {
  const auto message = refusal(claim);
  EXPECT_NE(message.find(reason), std::string::npos)
      << (message.empty() ? "accepted" : message) << "\ninstead of: " << reason << '\n'
      << claim.text();
}

}  // namespace arete::tests::forged
