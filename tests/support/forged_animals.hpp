// Claims about achievement games on the edges of the square tiling, and such as ask much of their checker.
#pragma once

#include <chrono>

#include "forged.hpp"

namespace arete::tests::forged {

inline constexpr auto breaker = R"({"outcome":"breaker","to_move":"first"})",
                      maker = R"({"outcome":"maker","to_move":"first"})";
inline const std::string single = "[[0,1]]", straight = "[[0,1],[0,3]]", corner = "[[0,1],[1,0]]";

inline std::string game(const std::string& animal, const std::string& bias = "[1,2]",
                        const std::string& board = "square-edges") {
  return R"({"game":"achievement","board":")" + board + R"(","bias":)" + bias + R"(,"animal":)" + animal + '}';
}

/// Each edge is answered by the two in its line.
inline std::vector<std::string> in_line(const std::string& key) {
  return {"period 1 1 0", key + " 0 1 0 -1 0 3", key + " 1 0 -1 0 3 0"};
}

/// Whether it is refused for what it asks of its checker, and soon.
inline void expect_too_much(const Claim& claim) {
  const auto start = std::chrono::steady_clock::now();
  expect_refused(claim, "it asks too much of its checker");
  EXPECT_LT(std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count(), 120);
}

/// So many cells in a line, for an animal or for a line of a certificate.
inline std::string line_of(int cells, bool json) {
  std::string text;
  for (int i = 0; i < cells; ++i) {
    const std::string a = std::to_string(2 * i + 1);
    text += json ? std::string(i > 0 ? "," : "") + "[0," + a + ']' : " 0 " + a;
  }
  return json ? '[' + text + ']' : text;
}

/// Four cells of a line in 200 places, and a breaker who can almost hit them all. The first turn of the maker is free.
inline Claim many_letters() {
  std::string letters = "letters";
  for (int i = 0; i < 200; ++i) letters += " 0 1 0 0 1 0 " + std::to_string(2 * i);
  return {game("[[0,1],[0,3],[0,9],[0,25]]", "[4,55]"),
          maker,
          "sequence",
          {"situations 2", "core 0 1 0 3 0 9 0 25", "free", "letters", "core", "free" + line_of(220, false), letters}};
}

}  // namespace arete::tests::forged
