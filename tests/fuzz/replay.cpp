// Fuzzing without a fuzzer: `replay SEEDS ROUNDS` runs the entry point on every input of a corpus and then on so many
// mutations of them, always the same ones: by the mutator of the fuzzer if it has one, or by one that knows of numbers,
// brackets and keys. Linked with one of the fuzzers of this folder.

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>
#include <vector>

#include "base/random.hpp"
#include "seeds.hpp"

extern "C" {
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
[[gnu::weak]] std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t most,
                                                  unsigned seed);
[[gnu::weak]] std::size_t LLVMFuzzerCustomCrossOver(const std::uint8_t* data, std::size_t size,
                                                    const std::uint8_t* other, std::size_t other_size,
                                                    std::uint8_t* out, std::size_t most, unsigned seed);
}

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

constexpr std::size_t most_bytes = 1 << 16;

std::uint8_t* bytes(std::string& text) { return reinterpret_cast<std::uint8_t*>(text.data()); }

/// By the grammar that the fuzzer knows, now and then with a part of another seed.
std::string mutated_by_fuzzer(std::string text, std::string other, Random& random) {
  std::string out(most_bytes, '\0');
  if (random.below(4) == 0) {
    const auto size = LLVMFuzzerCustomCrossOver(bytes(text), text.size(), bytes(other), other.size(), bytes(out),
                                                most_bytes, static_cast<unsigned>(random.next()));
    if (size > 0) text = out.substr(0, size);
  }
  const auto size = text.size();
  text.resize(most_bytes);
  text.resize(LLVMFuzzerCustomMutator(bytes(text), size, most_bytes, static_cast<unsigned>(random.next())));
  return text;
}

std::string mutated(const std::vector<std::string>& seeds, Random& random) {
  auto text = seeds[random.below(seeds.size())];
  if (LLVMFuzzerCustomMutator != nullptr)
    return mutated_by_fuzzer(std::move(text), seeds[random.below(seeds.size())], random);
  for (auto changes = 1 + random.below(4); changes > 0; --changes) mutate(text, seeds, random);
  return text;
}

std::string current;

void run(std::string text) {
  current = std::move(text);
  LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(current.data()), current.size());
}

}  // namespace

/// What libFuzzer does to bytes that it knows nothing about: here a single byte changes.
extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t) {
  static Random random(2);
  if (size > 0) data[random.below(size)] = static_cast<std::uint8_t>(random.below(256));
  return size;
}

int main(int argc, char** argv) {
  if (argc != 3) {
    std::fputs("usage: replay SEEDS ROUNDS\n", stderr);
    return 2;
  }
  const auto seeds = arete::fuzz::read_seeds(argv[1]);
  if (seeds.empty()) {
    std::fprintf(stderr, "%s: no seeds\n", argv[1]);
    return 2;
  }
  try {
    for (const auto& seed : seeds) run(seed);
    Random random(1);
    for (long round = std::atol(argv[2]); round > 0; --round) run(mutated(seeds, random));
  } catch (const std::exception& e) {
    std::fprintf(stderr, "escaped: %s\non: %s\n", e.what(), current.c_str());
    return 1;
  }
  return 0;
}
