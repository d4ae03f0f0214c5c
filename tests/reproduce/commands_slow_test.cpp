// The commands beside the claims can be typed as they stand, in the folder of the repository. What they draw is held
// against the gallery by a test of its own.

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "reproduce/papers.hpp"

namespace arete::tests {
namespace {

namespace fs = std::filesystem;

class Commands : public testing::TestWithParam<const char*> {
 protected:
  /// A folder like that of the repository, in which a command may leave its files.
  void SetUp() override {
    folder_ = fs::path(testing::TempDir()) / (std::string("arete_commands_") + GetParam());
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    for (const auto* name : {"docs", "examples"})
      fs::create_directory_symlink(fs::path(ARETE_SOURCE) / name, folder_ / name);
  }
  void TearDown() override { fs::remove_all(folder_); }

  int status_of(std::string command) const {
    if (const auto to = command.find(" > docs/"); to != command.npos) command.resize(to);
    std::ofstream(folder_ / "script") << "set -o pipefail\nPATH='" << fs::path(ARETE_PROGRAM).parent_path().string()
                                      << "':$PATH\n{ " << command << "\n} > out 2> errors\n";
    const int status = std::system(("cd '" + folder_.string() + "' && bash script").c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  }
  bool something_was_printed() const { return fs::file_size(folder_ / "out") > 0; }

 private:
  fs::path folder_;
};

/// Others run all of a paper, or the search for F28 that takes a minute.
bool is_short(std::string_view command) {
  return command.find("arete reproduce") == command.npos && command.find("--time 60") == command.npos;
}

/// A limit that is asked for may be reached.
bool has_limit(std::string_view command) {
  return command.find("--time") != command.npos || command.find("--nodes") != command.npos;
}

TEST_P(Commands, can_be_typed_as_they_stand) {
  for (const auto& paper : papers()) {
    if (paper.letter != GetParam()) continue;
    for (const auto& claim : paper.claims) {
      if (!is_short(claim.command)) continue;
      const int status = status_of(std::string(claim.command));
      EXPECT_TRUE(status == 0 || (status == 3 && has_limit(claim.command))) << claim.item << ": " << claim.command;
      EXPECT_TRUE(something_was_printed() || claim.command.find(" > ") != std::string_view::npos) << claim.command;
    }
  }
}

std::string letter_of(const testing::TestParamInfo<const char*>& info) { return info.param; }
INSTANTIATE_TEST_SUITE_P(of_paper, Commands, testing::Values("T", "U", "B", "P", "E"), letter_of);

}  // namespace
}  // namespace arete::tests
