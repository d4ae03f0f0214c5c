// The arrows of the design: which folder may include which. Read from the #include lines themselves.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <sstream>
#include <string>

namespace {

namespace fs = std::filesystem;

const std::map<std::string, std::set<std::string>> arrows{
    {"base", {}},
    {"math", {"base"}},
    {"board", {"base"}},
    {"rules", {"board", "base"}},
    {"games", {"rules", "board", "base"}},
    {"proof", {"rules", "board", "math", "base"}},
    {"solve", {"proof", "rules", "board", "base"}},
    {"theory", {"proof", "rules", "board", "math", "base"}},
    {"achievement", {"proof", "rules", "board", "math", "base"}},
    {"view", {"rules", "board", "base"}},
    {"engine", {"view", "achievement", "theory", "solve", "proof", "games", "rules", "board", "math", "base"}},
    {"reproduce",
     {"engine", "view", "achievement", "theory", "solve", "proof", "games", "rules", "board", "math", "base"}},
    {"census",
     {"engine", "view", "achievement", "theory", "solve", "proof", "games", "rules", "board", "math", "base"}},
    {"playground", {"engine", "view", "base"}},
    {"apps", {"playground", "reproduce", "census", "engine", "view", "base"}},
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
    if (extension == ".hpp" || extension == ".cpp")
      check(entry.path(), fs::relative(entry.path(), root / "src").begin()->string());
  }
  for (const auto& entry : fs::recursive_directory_iterator(root / "apps")) {
    const auto extension = entry.path().extension();
    if (extension == ".hpp" || extension == ".cpp") check(entry.path(), "apps");
  }
  EXPECT_GT(files, 60u);
  EXPECT_GT(includes, 100u);
}

/// Types that a header defines at the level of its namespace.
std::vector<std::string> types_of(std::istream& source) {
  static const std::regex definition(R"(^(?:struct|class|enum class|concept) (\w+)[^;]*$)");
  std::vector<std::string> types;
  for (std::string line; std::getline(source, line);) {
    if (std::smatch found; std::regex_match(line, found, definition)) types.push_back(found[1]);
  }
  return types;
}

TEST(Layers, no_type_of_a_folder_is_defined_in_two_of_its_files) {
  std::map<std::pair<std::string, std::string>, std::set<fs::path>> where;
  for (const auto& entry : fs::recursive_directory_iterator(fs::path(ARETE_SOURCE) / "src")) {
    const auto folder = fs::relative(entry.path(), fs::path(ARETE_SOURCE) / "src").begin()->string();
    if (entry.path().extension() != ".hpp" || folder == "games") continue;  // every game has a namespace of its own
    std::ifstream stream(entry.path());
    for (const auto& type : types_of(stream)) where[{folder, type}].insert(entry.path());
  }
  EXPECT_GT(where.size(), 100u);
  for (const auto& [name, files] : where)
    EXPECT_EQ(files.size(), 1u) << name.first << "::" << name.second << " in " << *files.begin();
}

/// What a source calls of std::ranges.
std::set<std::string> algorithms_of(const std::string& source) {
  static const std::regex call(R"(ranges::(\w+)\()");
  std::set<std::string> names;
  for (auto i = std::sregex_iterator(source.begin(), source.end(), call); i != std::sregex_iterator(); ++i)
    names.insert((*i)[1]);
  return names;
}
std::string text_of(const fs::path& file) {
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), {}};
}

TEST(Layers, every_algorithm_on_ranges_is_there_where_the_site_is_compiled) {
  const fs::path root = ARETE_SOURCE;
  const auto library = text_of(root / "apps/site/missing_library.hpp");
  std::set<std::string> used;
  for (const auto& entry : fs::recursive_directory_iterator(root / "src")) {
    const auto folder = fs::relative(entry.path(), root / "src").begin()->string();
    if (!entry.is_regular_file() || folder == "census" || folder == "reproduce") continue;
    used.merge(algorithms_of(text_of(entry.path())));
  }
  EXPECT_GT(used.size(), 10u);
  for (const auto& name : used)
    EXPECT_TRUE(std::regex_search(library, std::regex("(void|bool|auto) " + name + "\\("))) << "ranges::" << name;
  EXPECT_EQ(algorithms_of("std::ranges::sort(x); ranges::find(y, 1)"), (std::set<std::string>{"sort", "find"}));
}

TEST(Layers, a_broken_arrow_would_be_seen) {
  std::istringstream source("#include <vector>\n  #  include \"solve/plain.hpp\"\n#include \"board/heaps.hpp\"\n");
  const auto folders = included_folders(source);
  EXPECT_EQ(folders, (std::multiset<std::string>{"board", "solve"}));
  EXPECT_FALSE(allowed("view", "solve"));
  EXPECT_FALSE(allowed("proof", "solve"));
  EXPECT_FALSE(allowed("board", "rules"));
  EXPECT_FALSE(allowed("apps", "theory"));
  EXPECT_FALSE(allowed("theory", "games"));
  EXPECT_FALSE(allowed("playground", "solve"));
  EXPECT_TRUE(allowed("engine", "solve"));
}

}  // namespace
