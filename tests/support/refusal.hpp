// What every refusal must look like: the bad line is answered by an `error` alone, one line on standard error names
// its number and the place, the status is 2, and the good lines around it are answered as if it were not there.
#pragma once

#include <gtest/gtest.h>

#include "program.hpp"

namespace arete::tests {

constexpr auto good = R"({"game": "kayles", "heaps": [3]})";
/// Where options say that `ueg` is played, and that the token stands on 2.
constexpr auto good_ueg = R"({"game": "ueg", "vertices": 3, "edges": [[0, 2]], "root": 2})";

struct Bad {
  std::string line;
  std::string at;            ///< the place; `#` is the number of the line, a final `*` stands for any rest
  std::string message = {};  ///< a part of it
};

inline void expect_good(const std::string& line, bool ueg = false) {
  const auto answer = parsed(line);
  ASSERT_TRUE(answer.is_object() && answer.value("outcome", "") == "win") << line.substr(0, 300);
  EXPECT_EQ(answer["best"], ueg ? nlohmann::json::array({0}) : nlohmann::json({{3, 1, 1}})) << line.substr(0, 300);
}

inline void expect_place(const std::string& at, std::string wanted, std::size_t number) {
  if (const auto hash = wanted.find('#'); hash != std::string::npos) wanted.replace(hash, 1, std::to_string(number));
  if (wanted.ends_with('*')) {
    wanted.pop_back();
    EXPECT_EQ(at.substr(0, wanted.size()), wanted);
  } else {
    EXPECT_EQ(at, wanted);
  }
}

inline void expect_error(const Bad& bad, std::size_t number, const std::string& out, const std::string& err) {
  SCOPED_TRACE("line " + std::to_string(number) + ": " + bad.line.substr(0, 300));
  const auto answer = parsed(out);
  ASSERT_TRUE(answer.is_object() && answer.size() == 1 && answer.contains("error")) << out.substr(0, 300);
  const auto& error = answer["error"];
  ASSERT_TRUE(error.is_object() && error.size() == 2 && error.contains("at") && error["at"].is_string() &&
              error["message"].is_string())
      << out;
  const auto at = error["at"].get<std::string>(), message = error["message"].get<std::string>();
  expect_place(at, bad.at, number);
  EXPECT_NE(message.find(bad.message), std::string::npos) << message;
  EXPECT_EQ(message.find("json.exception"), std::string::npos) << message;
  EXPECT_TRUE(err.starts_with("arete: line " + std::to_string(number) + ": ")) << err.substr(0, 300);
  const auto quoted = nlohmann::json(at).dump();
  EXPECT_NE(err.find(quoted.substr(1, quoted.size() - 2)), std::string::npos) << err.substr(0, 300);
  EXPECT_LT(err.size(), 1000u);
}

/// Sends all bad lines through one run, with good ones before, between and behind them.
inline void expect_refused(const std::vector<Bad>& cases, std::vector<std::string> args = {}) {
  const bool ueg = !args.empty() && args[0] == "--game";
  const std::string between = ueg ? good_ueg : good;
  std::string input;
  for (const auto& bad : cases) input += between + '\n' + bad.line + '\n';
  input += between;  // the last line has no end
  args.insert(args.begin(), "solve");
  const auto run = arete(args, input);
  EXPECT_EQ(run.status, 2);
  const auto out = lines_of(run.out), err = lines_of(run.err);
  ASSERT_EQ(out.size(), 2 * cases.size() + 1) << run.err.substr(0, 3000);
  EXPECT_EQ(err.size(), cases.size());
  for (std::size_t i = 0; i < cases.size(); ++i) {
    expect_good(out[2 * i], ueg);
    expect_error(cases[i], 2 * i + 2, out[2 * i + 1], i < err.size() ? err[i] : "");
  }
  expect_good(out.back(), ueg);
}

}  // namespace arete::tests
