// One run at a time writes to a database: the second waits until the first has ended, however it ends, and then finds
// everything done. The lock is of the file `NAME.lock` beside it, so that readers of the database are not kept out.
#pragma once

#include <atomic>
#include <functional>
#include <string>

namespace arete::inline census {

class RunLock {
 public:
  /// `wait` is called once if another run has the lock. Not held if `cancelled` was set meanwhile. Throws InputError.
  RunLock(const std::string& database, const std::atomic<bool>& cancelled, const std::function<void()>& wait);
  ~RunLock();
  RunLock(const RunLock&) = delete;
  RunLock& operator=(const RunLock&) = delete;

  bool held() const { return fd_ >= 0; }
  /// Whether a run is at work on the database.
  static bool taken(const std::string& database);

 private:
  bool take();

  std::string name_;
  int fd_ = -1;
};

}  // namespace arete::inline census
