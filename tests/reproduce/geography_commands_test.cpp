// The commands that the claims of U show can be typed as they stand, and its figures are in the gallery.

#include <gtest/gtest.h>

#include <filesystem>

#include "program.hpp"
#include "reproduce/papers.hpp"

namespace arete::tests {
namespace {

TEST(GeographyCommands, can_be_typed_as_they_stand) {
  const auto folder = std::filesystem::path(testing::TempDir()) / "geography_commands";
  std::filesystem::create_directories(folder);
  if (!std::filesystem::exists(folder / "docs"))
    std::filesystem::create_directory_symlink(std::filesystem::path(ARETE_SOURCE) / "docs", folder / "docs");
  const auto program = std::filesystem::path(ARETE_PROGRAM).parent_path().string();
  for (const auto& claim : geography_claims()) {
    const auto line = "set -o pipefail; cd '" + folder.string() + "' && PATH='" + program + "':$PATH && ( " +
                      std::string(claim.command) + " ) > out.txt 2> err.txt";
    EXPECT_EQ(std::system(("bash -c \"" + line + "\"").c_str()), 0) << claim.item << ": " << claim.command;
    EXPECT_GT(std::filesystem::file_size(folder / "out.txt"), 0u) << claim.command;
  }
}

TEST(GeographyCommands, every_figure_is_drawn) {
  for (const auto& claim : geography_claims()) {
    if (claim.kind != Kind::figure) continue;
    const auto picture = std::filesystem::path(ARETE_SOURCE) / "docs/pictures" / (std::string(claim.picture) + ".svg");
    EXPECT_TRUE(std::filesystem::exists(picture)) << picture;
  }
}

}  // namespace
}  // namespace arete::tests
