// Takes answers from many threads and stores them ten times a second, in one transaction each time: a run that is
// killed loses a tenth of a second of work. When the disk is full it keeps what it has, tries again, and makes the
// others wait.
#pragma once

#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "census/store.hpp"

namespace arete::inline census {

class Writer {
 public:
  struct Patience {
    double seconds = 600;                          ///< with a disk that is full, or a database that is locked
    const std::atomic<bool>* cancelled = nullptr;  ///< then it does not wait any more
    std::function<void(const std::string&)> complain = [](const std::string&) {};
  };

  Writer(Store& store, std::int64_t question, Patience patience);
  ~Writer();
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  /// Throws InputError once the answers before it could not be stored.
  void add(Answered answered);
  /// All that was added is in the database; throws InputError if it cannot be.
  void finish();

 private:
  static constexpr std::size_t most_kept = 20'000;

  void loop();
  void store(const std::vector<Answered>& batch);

  Store& store_;
  std::int64_t question_;
  Patience patience_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<Answered> kept_;
  bool ending_ = false;
  std::exception_ptr failure_;
  std::thread thread_;
};

}  // namespace arete::inline census
