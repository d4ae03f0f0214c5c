// Another program and the lines that it writes.
#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <vector>

namespace arete::inline census {

class Pipe {
 public:
  /// A command and its arguments, given as they are; what it says on standard error is seen by the user. Throws
  /// InputError if it cannot be started.
  explicit Pipe(const std::vector<std::string>& command);
  /// A program that is still writing is told to end.
  ~Pipe();
  Pipe(const Pipe&) = delete;
  Pipe& operator=(const Pipe&) = delete;

  /// Whether a program of this name can be found.
  static bool exists(const std::string& program);

  /// Without its end; nothing when the program has closed its output.
  std::optional<std::string> line();
  /// Waits for the end: the exit status, or 128 plus the signal.
  int wait();

 private:
  int child_ = -1;
  std::FILE* output_ = nullptr;
};

}  // namespace arete::inline census
