// Between the corpus of a fuzzer as a folder, a file for each input, and as one file: `corpus unpack SEEDS FOLDER` and
// `corpus pack FOLDER SEEDS BYTES`, which keeps the shortest inputs, so many bytes together at most.

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <iterator>

#include "seeds.hpp"

namespace {

using Inputs = std::vector<std::string>;
namespace files = std::filesystem;

void unpack(const std::string& seeds, const files::path& folder) {
  files::create_directories(folder);
  std::size_t number = 0;
  for (const auto& input : arete::fuzz::read_seeds(seeds))
    std::ofstream(folder / ("seed" + std::to_string(++number)), std::ios::binary) << input;
}

void pack(const files::path& folder, const std::string& seeds, std::size_t most) {
  Inputs inputs;
  for (const auto& entry : files::directory_iterator(folder)) {
    std::ifstream in(entry.path(), std::ios::binary);
    inputs.push_back(arete::fuzz::packed({std::istreambuf_iterator<char>(in), {}}));
  }
  std::sort(inputs.begin(), inputs.end(), [](const std::string& a, const std::string& b) {
    return a.size() != b.size() ? a.size() < b.size() : a < b;
  });
  std::ofstream out(seeds);
  std::size_t written = 0;
  for (const auto& input : inputs) {
    if ((written += input.size() + 1) > most) break;
    out << input << '\n';
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 4 && std::strcmp(argv[1], "unpack") == 0) return unpack(argv[2], argv[3]), 0;
  if (argc == 5 && std::strcmp(argv[1], "pack") == 0) return pack(argv[2], argv[3], std::stoul(argv[4])), 0;
  std::fputs("corpus unpack SEEDS FOLDER, or corpus pack FOLDER SEEDS BYTES\n", stderr);
  return 2;
}
