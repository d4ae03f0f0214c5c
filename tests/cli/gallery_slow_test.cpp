// The pictures of docs/gallery.md are what their commands print.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <regex>

#include "program.hpp"

namespace arete::tests {
namespace {

std::string text_of(const std::filesystem::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

/// What a command line of a shell prints in the folder of the repository, where `arete` is the program under test.
std::string printed(const std::string& command) {
  const auto folder = std::filesystem::path(ARETE_PROGRAM).parent_path().string();
  const auto line = "cd '" ARETE_SOURCE "' && PATH='" + folder + "':$PATH && " + command;
  std::unique_ptr<FILE, int (*)(FILE*)> pipe(popen(line.c_str(), "r"), pclose);
  std::string text;
  std::array<char, 1 << 16> bytes{};
  while (const auto got = fread(bytes.data(), 1, bytes.size(), pipe.get())) text.append(bytes.data(), got);
  return text;
}

TEST(Gallery, every_picture_is_what_its_command_draws) {
  const std::filesystem::path root = ARETE_SOURCE;
  const std::regex drawn(R"(^(arete .*) > (docs/pictures/\S+\.svg)$)");
  for (const auto& line : lines_of(text_of(root / "docs/gallery.md"))) {
    std::smatch found;
    if (!std::regex_match(line, found, drawn)) {
      EXPECT_FALSE(line.starts_with("arete ")) << "does not end with > docs/pictures/NAME.svg: " << line;
      continue;
    }
    const auto picture = text_of(root / found[2].str());
    EXPECT_FALSE(picture.empty()) << found[2];
    EXPECT_TRUE(printed(found[1]) == picture) << line;
  }
}

TEST(Gallery, every_picture_that_a_page_shows_is_there) {
  const std::filesystem::path root = ARETE_SOURCE;
  const std::regex shown(R"(!\[[^\]]*\]\(([^)]+)\))");
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root / "docs")) {
    if (entry.path().extension() != ".md") continue;
    const auto text = text_of(entry.path());
    for (std::sregex_iterator at(text.begin(), text.end(), shown), end; at != end; ++at)
      EXPECT_TRUE(std::filesystem::exists(entry.path().parent_path() / (*at)[1].str()))
          << entry.path() << ' ' << (*at)[1];
  }
}

}  // namespace
}  // namespace arete::tests
