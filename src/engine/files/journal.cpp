#include "engine/files/journal.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstring>

#include "base/input_error.hpp"
#include "engine/files/file_writing.hpp"

namespace arete::inline engine {

Journal::Journal(std::string name, const std::string& head) : name_(std::move(name)) {
  fd_ = ::open(name_.c_str(), O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0666);
  struct stat status {};
  if (fd_ < 0 || ::fstat(fd_, &status) != 0) fail();
  regular_ = S_ISREG(status.st_mode);
  try {
    if (regular_) resume(head);
    if (size_ == 0) add(head);
  } catch (...) {
    ::close(fd_);
    throw;
  }
}

Journal::~Journal() { ::close(fd_); }

void Journal::fail() const { throw InputError(name_, std::strerror(errno)); }

/// Reads the whole lines, and cuts off one that has no end.
void Journal::resume(const std::string& head) {
  if (::flock(fd_, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
    throw InputError(name_, "another run is writing to it");
  std::string text;
  std::array<char, 1 << 16> bytes{};
  ssize_t got = 0;
  while ((got = ::read(fd_, bytes.data(), bytes.size())) > 0) text.append(bytes.data(), static_cast<std::size_t>(got));
  if (got < 0) fail();
  const auto first = text.substr(0, text.find('\n'));
  const bool whole = first.size() < text.size();
  if (whole ? first != head : !head.starts_with(first))
    throw InputError(name_ + ", line 1", "this is of another search, not of " + head);
  for (std::size_t at = 0, end = 0; (end = text.find('\n', at)) != std::string::npos; at = end + 1) {
    if (at > 0) lines_.push_back(text.substr(at, end - at));
    size_ = static_cast<long>(end) + 1;
  }
  if (size_ < static_cast<long>(text.size()) && ::ftruncate(fd_, size_) != 0) fail();
}

void Journal::add(const std::string& line) {
  if (write_all(fd_, line + '\n')) {
    size_ += static_cast<long>(line.size()) + 1;
    return;
  }
  const int reason = errno;
  // Without the half of a line that was written; if that fails as well, the next run cuts it off.
  [[maybe_unused]] const int cut = regular_ ? ::ftruncate(fd_, size_) : 0;
  errno = reason;
  fail();
}

}  // namespace arete::inline engine
