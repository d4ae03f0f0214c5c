// A folder for the databases of a test, and the program's `census` on them.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

#include "program.hpp"

namespace arete::tests {

class CensusFiles : public testing::Test {
 protected:
  CensusFiles() {
    std::string name = (std::filesystem::temp_directory_path() / "arete-census-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) std::abort();
    folder_ = name;
  }
  ~CensusFiles() override { std::filesystem::remove_all(folder_); }

  std::string file(const std::string& name) const { return folder_ + '/' + name; }
  const std::string& folder() const { return folder_; }

  static std::vector<std::string> words(const std::string& command, const std::vector<std::string>& more = {}) {
    std::vector<std::string> list{"census"};
    std::istringstream stream(command);
    for (std::string word; stream >> word;) list.push_back(word);
    list.insert(list.end(), more.begin(), more.end());
    return list;
  }
  static tests::Run census(const std::string& command, const std::string& input = "") {
    return arete(words(command), input);
  }
  /// What a report says.
  nlohmann::json report(const std::string& name) const {
    return parsed(census("report " + file(name) + " --json").out);
  }
  std::string checksum(const std::string& name) const { return report(name).value("checksum", "none"); }
  static std::vector<std::string> names_in(const std::string& folder) {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) names.push_back(entry.path().filename());
    std::sort(names.begin(), names.end());
    return names;
  }

 private:
  std::string folder_;
};

}  // namespace arete::tests
