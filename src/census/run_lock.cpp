#include "census/run_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include "base/input_error.hpp"

namespace arete::inline census {

RunLock::RunLock(const std::string& database, const std::atomic<bool>& cancelled, const std::function<void()>& wait)
    : name_(database + ".lock") {
  for (bool told = false; !take() && !cancelled; told = true) {
    if (!told) wait();
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
}

RunLock::~RunLock() {
  if (fd_ < 0) return;
  unlink(name_.c_str());
  close(fd_);
}

/// The file may have been removed by the run that had the lock before: then the lock is of no file that others see.
bool RunLock::take() {
  const int fd = ::open(name_.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0644);
  if (fd < 0) throw InputError(name_, std::strerror(errno));
  struct stat mine {
  }, named{};
  const bool locked = flock(fd, LOCK_EX | LOCK_NB) == 0;
  if (locked && fstat(fd, &mine) == 0 && stat(name_.c_str(), &named) == 0 && mine.st_ino == named.st_ino) {
    fd_ = fd;
    return true;
  }
  close(fd);
  return false;
}

bool RunLock::taken(const std::string& database) {
  const int fd = ::open((database + ".lock").c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return false;
  const bool taken = flock(fd, LOCK_SH | LOCK_NB) != 0;
  close(fd);
  return taken;
}

}  // namespace arete::inline census
