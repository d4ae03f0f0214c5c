// A checkpoint: a file that grows by a line at a time. Its first line says what it is about. A line counts when its end
// is there, so a run that is killed loses at most the line that it was writing.
#pragma once

#include <string>
#include <vector>

namespace arete::inline engine {

class Journal {
 public:
  /// Goes on with a journal of the same head, or begins one. Throws InputError that names the file, as `add` does, if
  /// it is about something else, is written to by another run, or cannot be written.
  Journal(std::string name, const std::string& head);
  ~Journal();
  Journal(const Journal&) = delete;
  Journal& operator=(const Journal&) = delete;

  /// What earlier runs have noted; the first of these is line 2 of the file.
  const std::vector<std::string>& lines() const { return lines_; }
  void add(const std::string& line);

 private:
  void resume(const std::string& head);
  [[noreturn]] void fail() const;

  std::string name_;
  std::vector<std::string> lines_;
  int fd_ = -1;
  bool regular_ = false;
  long size_ = 0;  ///< of what is whole
};

}  // namespace arete::inline engine
