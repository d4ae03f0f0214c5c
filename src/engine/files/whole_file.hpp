// A file that appears only when it is whole. It is written beside the one of its name, under `NAME.part-…`, and takes
// that name when all of it is on the disk: whatever happens before, a full disk, a crash, a power failure, leaves the
// old file as it was. What a killed run has left is removed by the next one that writes the same file: the lock of a
// running program tells the two apart. Pipes, devices and the program's own standard output are written directly.
#pragma once

#include <string>
#include <string_view>

namespace arete::inline engine {

class WholeFile {
 public:
  /// Throws InputError that names the file, as all of these do, if it cannot be written there.
  explicit WholeFile(std::string name);
  /// What has not been kept is thrown away.
  ~WholeFile();
  WholeFile(const WholeFile&) = delete;
  WholeFile& operator=(const WholeFile&) = delete;

  void write(std::string_view text);
  /// All has been written: from now on the file is the new one.
  void keep();

 private:
  void open_beside();
  [[noreturn]] void fail() const;

  std::string name_, target_, part_;  ///< as asked for; behind links; where it is written, or empty
  int fd_ = -1;
};

/// A file with this text, if all of it can be written.
void write_whole(const std::string& name, std::string_view text);

}  // namespace arete::inline engine
