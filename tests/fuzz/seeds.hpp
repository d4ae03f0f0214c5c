// The corpus of a fuzzer in one file: an input a line, with \n, \\ and \xHH for what a line cannot hold.
#pragma once

#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

namespace arete::fuzz {

inline std::string packed(const std::string& input) {
  std::string line;
  for (const char c : input) {
    const auto byte = static_cast<unsigned char>(c);
    char hex[5];
    std::snprintf(hex, sizeof hex, "\\x%02x", static_cast<unsigned>(byte));
    line += c == '\n' ? "\\n" : c == '\\' ? "\\\\" : byte < 0x20 || byte >= 0x7f ? hex : std::string(1, c);
  }
  return line;
}

inline std::string unpacked(const std::string& line) {
  std::string input;
  for (std::size_t i = 0; i < line.size(); ++i) {
    if (line[i] != '\\' || i + 1 == line.size()) {
      input += line[i];
    } else if (line[++i] == 'x') {
      input += static_cast<char>(std::stoi(line.substr(i + 1, 2), nullptr, 16));
      i += 2;
    } else {
      input += line[i] == 'n' ? '\n' : line[i];
    }
  }
  return input;
}

inline std::vector<std::string> read_seeds(const std::string& file) {
  std::ifstream in(file);
  std::vector<std::string> seeds;
  for (std::string line; std::getline(in, line);) seeds.push_back(unpacked(line));
  return seeds;
}

}  // namespace arete::fuzz
