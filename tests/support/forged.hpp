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

inline constexpr auto won = R"({"outcome":"win"})", lost = R"({"outcome":"loss"})", tied = R"({"outcome":"tie"})";

inline std::string on_graph(const std::string& game, int vertices, const std::string& edges,
                            const std::string& more = "") {
  return R"({"game":")" + game + R"(","vertices":)" + std::to_string(vertices) + R"(,"edges":)" + edges + more + '}';
}
inline std::string on_points(const std::string& game, const std::string& points, const std::string& more = "") {
  return R"({"game":")" + game + R"(","points":)" + points + more + '}';
}

/// Boards that are forged about: a square, a triangle with an inner point, and a hexagon.
inline const std::string square = "[[0,0],[4,0],[4,4],[0,4]]", pierced = "[[0,0],[9,0],[3,9],[4,3]]";
inline const std::string cut = R"(,"edges":[[0,1],[1,2],[2,3],[0,3],[0,2]])",
                         spokes = R"(,"edges":[[0,1],[1,2],[0,2],[0,3],[1,3],[2,3]])";
inline const std::string hexagon = "[[2,0],[4,0],[6,3],[4,6],[2,6],[0,3]]";
inline const std::string fan = "[0,1],[1,2],[2,3],[3,4],[4,5],[0,5],[0,2],[0,3],[0,4]";

}  // namespace arete::tests::forged
