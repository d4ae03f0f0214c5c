#include "engine/files/whole_file.hpp"

#include <dirent.h>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <memory>
#include <optional>
#include <random>
#include <string_view>
#include <utility>

#include "base/input_error.hpp"
#include "engine/files/file_writing.hpp"

namespace arete::inline engine {
namespace {

namespace fs = std::filesystem;

std::optional<struct stat> status_of(const std::string& name) {
  struct stat status {};
  if (::stat(name.c_str(), &status) != 0) return std::nullopt;
  return status;
}

/// The descriptor of standard output or of standard error, if the file is the same: its place in it is shared.
int own_output(const struct stat& file) {
  for (const int fd : {STDOUT_FILENO, STDERR_FILENO}) {
    struct stat status {};
    if (::fstat(fd, &status) == 0 && status.st_dev == file.st_dev && status.st_ino == file.st_ino) return fd;
  }
  return -1;
}

std::string folder_of(const std::string& file) {
  const auto folder = fs::path(file).parent_path().string();
  return folder.empty() ? "." : folder;
}

/// What names of parts begin with; short enough for every file system.
std::string part_prefix(const std::string& file) {
  return fs::path(file).filename().string().substr(0, 200) + ".part-";
}

/// Parts that nobody holds are of runs that were killed. Not with fs::directory_iterator: it ends the program if there
/// is no memory.
void remove_leftovers(const std::string& file) {
  const auto folder = folder_of(file), prefix = part_prefix(file);
  const std::unique_ptr<DIR, int (*)(DIR*)> names(::opendir(folder.c_str()), ::closedir);
  for (const dirent* entry = nullptr; names && (entry = ::readdir(names.get())) != nullptr;) {
    if (!std::string_view(entry->d_name).starts_with(prefix)) continue;
    const int fd = ::openat(::dirfd(names.get()), entry->d_name, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (fd < 0) continue;
    if (::flock(fd, LOCK_EX | LOCK_NB) == 0) ::unlinkat(::dirfd(names.get()), entry->d_name, 0);
    ::close(fd);
  }
}

bool is_unlinked(int fd) {
  struct stat status {};
  return ::fstat(fd, &status) == 0 && status.st_nlink == 0;
}

}  // namespace

WholeFile::WholeFile(std::string name) : name_(std::move(name)) {
  const auto before = status_of(name_);
  if (before && !S_ISDIR(before->st_mode)) {
    const int own = own_output(*before);
    if (own >= 0 || !S_ISREG(before->st_mode)) {
      fd_ = own >= 0 ? ::fcntl(own, F_DUPFD_CLOEXEC, 0) : ::open(name_.c_str(), O_WRONLY | O_CLOEXEC | O_NOCTTY);
      if (fd_ < 0) fail();
      return;
    }
  }
  if (before && (S_ISDIR(before->st_mode) || ::access(name_.c_str(), W_OK) != 0)) {
    if (S_ISDIR(before->st_mode)) errno = EISDIR;
    fail();
  }
  std::error_code unknown;
  const auto real = fs::weakly_canonical(name_, unknown);  // so that a link stays one
  target_ = unknown ? name_ : real.string();
  remove_leftovers(target_);
  open_beside();
  if (before) ::fchmod(fd_, before->st_mode & 07777);
}

/// The lock is taken after the file is made: whoever removes leftovers may have been quicker.
void WholeFile::open_beside() {
  std::random_device random;
  do {
    if (fd_ >= 0) ::close(fd_);
    part_ = folder_of(target_) + '/' + part_prefix(target_) + std::to_string(getpid()) + '-' + std::to_string(random());
    fd_ = ::open(part_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd_ < 0 && errno != EEXIST) {
      part_.clear();
      fail();
    }
  } while (fd_ < 0 || (::flock(fd_, LOCK_EX) == 0 && is_unlinked(fd_)));
}

WholeFile::~WholeFile() {
  if (!part_.empty()) ::unlink(part_.c_str());
  if (fd_ >= 0) ::close(fd_);
}

void WholeFile::fail() const { throw InputError(name_, std::strerror(errno)); }

void WholeFile::write(std::string_view text) {
  if (!write_all(fd_, text)) fail();
}

void WholeFile::keep() {
  if (!part_.empty()) {
    if (!reach_disk(fd_) || ::rename(part_.c_str(), target_.c_str()) != 0) fail();
    part_.clear();
    const int folder = ::open(folder_of(target_).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    const bool lasting = folder < 0 || reach_disk(folder);
    const int reason = errno;
    if (folder >= 0) ::close(folder);
    errno = reason;
    if (!lasting) fail();
  }
  const int fd = std::exchange(fd_, -1);
  if (::close(fd) != 0) fail();
}

void write_whole(const std::string& name, std::string_view text) {
  WholeFile file(name);
  file.write(text);
  file.keep();
}

}  // namespace arete::inline engine
