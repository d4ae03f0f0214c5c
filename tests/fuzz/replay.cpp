// Fuzzing without a fuzzer: `replay SEEDS ROUNDS` runs the entry point on every line of a file and then on so many
// mutations of them, always the same ones. Linked with one of the fuzzers of this folder.

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <fstream>
#include <string>
#include <vector>

#include "base/random.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

using arete::Random;

/// What a number, a bracket or a key may be confused with.
constexpr std::array<const char*, 30> words{"0",
                                            "-1",
                                            "1",
                                            "2",
                                            "3",
                                            "12",
                                            "1e9",
                                            "1e400",
                                            "0.5",
                                            "1073741824",
                                            "9e18",
                                            "null",
                                            "true",
                                            "[",
                                            "]",
                                            "{",
                                            "}",
                                            ",",
                                            "[]",
                                            "[0,1]",
                                            "\"root\"",
                                            "\"\\u0000\"",
                                            "\xff",
                                            "\"moves\":",
                                            "\"misere\":true",
                                            "\"graph6\":\"Bw\"",
                                            "&",
                                            ":",
                                            "[0,1,2]",
                                            "\n"};

std::string piece(const std::string& text, Random& random) {
  const auto from = random.below(text.size() + 1);
  return text.substr(from, random.below(24));
}

void mutate(std::string& text, const std::vector<std::string>& seeds, Random& random) {
  const auto at = random.below(text.size() + 1);
  switch (random.below(7)) {
    case 0: text.insert(at, words[random.below(words.size())]); break;
    case 1: text.erase(at, 1 + random.below(8)); break;
    case 2: text.insert(at, piece(text, random)); break;
    case 3: text.insert(at, piece(seeds[random.below(seeds.size())], random)); break;
    case 4: text.insert(at, 1, static_cast<char>(random.below(256))); break;
    case 5: {  // one number for another
      const auto digit = text.find_first_of("0123456789", at);
      if (digit == std::string::npos) break;
      const auto end = std::min(text.find_first_not_of("0123456789", digit), text.size());
      text.replace(digit, end - digit, words[random.below(11)]);
      break;
    }
    default: {  // the name of another game
      const auto& other = seeds[random.below(seeds.size())];
      const auto here = text.find("\"game\": \""), there = other.find("\"game\": \"");
      if (here == std::string::npos || there == std::string::npos) break;
      constexpr std::size_t length = 9;
      const auto end = std::min(text.find('"', here + length), text.size());
      text.replace(here + length, end - here - length,
                   other.substr(there + length, other.find('"', there + length) - there - length));
    }
  }
}

std::string current;

void run(std::string text) {
  current = std::move(text);
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(current.data()), current.size());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fputs("usage: replay SEEDS ROUNDS\n", stderr);
    return 2;
  }
  std::ifstream file(argv[1]);
  std::vector<std::string> seeds;
  for (std::string line; std::getline(file, line);) seeds.push_back(line);
  if (seeds.empty()) {
    std::fprintf(stderr, "%s: no seeds\n", argv[1]);
    return 2;
  }
  try {
    for (const auto& seed : seeds) run(seed);
    Random random(1);
    for (long round = std::atol(argv[2]); round > 0; --round) {
      auto text = seeds[random.below(seeds.size())];
      for (auto changes = 1 + random.below(4); changes > 0; --changes) mutate(text, seeds, random);
      run(std::move(text));
    }
  } catch (const std::exception& e) {
    std::fprintf(stderr, "escaped: %s\non: %s\n", e.what(), current.c_str());
    return 1;
  }
  return 0;
}
