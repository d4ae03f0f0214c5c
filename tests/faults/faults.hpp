// Files for one test, and the program with a fault on purpose (shim.cpp).
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "program.hpp"

namespace arete::tests {

inline std::vector<std::string> names_in(const std::string& folder) {
  std::vector<std::string> list;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) list.push_back(entry.path().filename());
  std::sort(list.begin(), list.end());
  return list;
}

/// A folder that goes with the test.
class Folder {
 public:
  Folder() {
    std::string name = (std::filesystem::temp_directory_path() / "arete-files-XXXXXX").string();
    if (mkdtemp(name.data()) == nullptr) std::abort();
    path_ = name;
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  std::string operator/(const std::string& name) const { return path_ + '/' + name; }
  const std::string& path() const { return path_; }
  /// The names in it, except of what the tests themselves keep there.
  std::vector<std::string> names() const {
    auto list = names_in(path_);
    std::erase(list, "calls");
    return list;
  }

 private:
  std::string path_;
};

inline std::string text_of(const std::string& name) {
  std::ifstream file(name);
  return {std::istreambuf_iterator<char>(file), {}};
}
inline void put(const std::string& name, const std::string& text) { std::ofstream(name) << text; }

using Names = std::vector<std::string>;
constexpr auto old_text = "the old file\n";

/// A command that writes at most one file, `@` in its arguments.
struct Command {
  std::vector<std::string> args;
  std::string input;

  bool writes() const { return std::find(args.begin(), args.end(), "@") != args.end(); }
  std::vector<std::string> onto(const std::string& file) const {
    auto words = args;
    std::replace(words.begin(), words.end(), std::string("@"), file);
    return words;
  }
};

inline std::string board(const std::vector<std::string>& args) {
  auto words = args;
  words.insert(words.begin(), "board");
  return arete(words).out;
}

/// The program with one fault; `count` is a file for the number of calls, or nothing.
inline Run run_with_fault(const std::string& fault, const std::vector<std::string>& args, const std::string& input,
                          const std::string& count = "") {
  const auto prepare = [&] {
    setenv("LD_PRELOAD", ARETE_FAULT_SHIM, 1);
    setenv("ARETE_FAULT", fault.c_str(), 1);
    if (!count.empty()) setenv("ARETE_FAULT_COUNT", count.c_str(), 1);
  };
  return Program(args, prepare).finish(input);
}

/// The number of calls of a kind in a run without a fault.
inline long calls(const std::string& kind, const Command& command, const Folder& folder) {
  std::filesystem::remove(folder / "calls");
  const auto run = run_with_fault(kind + " 0", command.onto(folder / "file"), command.input, folder / "calls");
  EXPECT_LE(run.status, 3) << run.err;
  const auto text = text_of(folder / "calls");
  EXPECT_FALSE(text.empty()) << "the shim has not been loaded";
  return text.empty() ? 0 : std::stol(text);
}

/// How many faults of a kind a command is given: a few here, all (or as many as make sense) with `tools/faults`.
inline long rounds(long few, long all = 1'000'000) {
  const char* text = std::getenv("ARETE_FAULTS");
  return text != nullptr ? std::min(std::stol(text), all) : few;
}

}  // namespace arete::tests
