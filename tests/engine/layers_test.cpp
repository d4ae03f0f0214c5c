// The arrows of the design: which folder may include which. Read from the #include lines themselves.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>

namespace {

namespace fs = std::filesystem;

const std::map<std::string, std::set<std::string>> arrows{
    {"board", {}},
    {"rules", {"board"}},
    {"games", {"rules", "board"}},
    {"proof", {"games", "rules", "board"}},
    {"solve", {"proof", "rules", "board"}},
    {"theory", {"proof", "games", "rules", "board"}},
    {"view", {"rules", "board"}},
    {"engine", {"view", "theory", "solve", "proof", "games", "rules", "board"}},
    {"apps", {"engine", "view"}},
};

/// The folder of each quoted include that names one.
std::multiset<std::string> included_folders(std::istream& source) {
  std::multiset<std::string> folders;
  for (std::string line; std::getline(source, line);) {
    const auto hash = line.find_first_not_of(" \t");
    if (hash == std::string::npos || line[hash] != '#') continue;
    const auto include = line.find("include"), open = line.find('"'), slash = line.find('/', open);
    if (include == std::string::npos || open == std::string::npos || slash == std::string::npos) continue;
    folders.insert(line.substr(open + 1, slash - open - 1));
  }
  return folders;
}

bool allowed(const std::string& from, const std::string& to) { return from == to || arrows.at(from).contains(to); }

TEST(Layers, no_include_goes_against_the_arrows) {
  const fs::path root = ARETE_SOURCE;
  std::size_t files = 0, includes = 0;
  const auto check = [&](const fs::path& file, const std::string& folder) {
    ASSERT_TRUE(arrows.contains(folder)) << folder << " is not a layer of the design";
    ++files;
    std::ifstream stream(file);
    for (const auto& target : included_folders(stream)) {
      ++includes;
      EXPECT_TRUE(arrows.contains(target) && allowed(folder, target)) << file << " includes from " << target;
    }
  };
  for (const auto& entry : fs::recursive_directory_iterator(root / "src")) {
    const auto extension = entry.path().extension();
    if (extension == ".hpp" || extension == ".cpp") check(entry.path(), fs::relative(entry.path(), root / "src").begin()->string());
  }
  for (const auto& entry : fs::recursive_directory_iterator(root / "apps")) {
    const auto extension = entry.path().extension();
    if (extension == ".hpp" || extension == ".cpp") check(entry.path(), "apps");
  }
  EXPECT_GT(files, 60u);
  EXPECT_GT(includes, 100u);
}

TEST(Layers, a_broken_arrow_would_be_seen) {
  std::istringstream source("#include <vector>\n  #  include \"solve/plain.hpp\"\n#include \"board/bits.hpp\"\n");
  const auto folders = included_folders(source);
  EXPECT_EQ(folders, (std::multiset<std::string>{"board", "solve"}));
  EXPECT_FALSE(allowed("view", "solve"));
  EXPECT_FALSE(allowed("proof", "solve"));
  EXPECT_FALSE(allowed("board", "rules"));
  EXPECT_FALSE(allowed("apps", "theory"));
  EXPECT_TRUE(allowed("engine", "solve"));
}

}  // namespace
