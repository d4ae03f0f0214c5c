// Long work, away from the connections: a few workers, a bounded number of jobs that wait for them, and for each job a
// way to say lines and to be stopped. Whoever asked hears the lines while they come; when she goes away the job is
// cancelled.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <list>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "engine/deep_thread.hpp"
#include "playground/task.hpp"

namespace arete {

class Job final : public Task {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Job(Work work) : work_(std::move(work)) {}

  // For the work.
  void say(std::string line) override;
  void conclude(std::string line) override;
  Limits limits(double seconds, std::uint64_t memory) const override;
  bool cancelled() const override { return cancelled_; }
  std::uint64_t nodes() const override { return nodes_; }
  double ms() const override { return std::chrono::duration<double, std::milli>(Clock::now() - asked_).count(); }

  // For who asked.
  /// The next line if there is one within the time; `ended` when there will be no more after it. Throws what the work
  /// threw, after all its lines.
  std::optional<std::string> hear(std::chrono::milliseconds patience, bool& ended);
  void cancel() { cancelled_ = true; }
  /// Of work that takes no time, done here and now: its one line.
  std::string line();

 private:
  friend class Jobs;
  void run();

  Work work_;
  std::atomic<bool> cancelled_{false};
  mutable std::atomic<std::uint64_t> nodes_{0};
  Clock::time_point asked_ = Clock::now();
  std::mutex mutex_;
  std::condition_variable said_;
  std::deque<std::string> lines_;
  bool ended_ = false;
  std::exception_ptr failure_;
};

class Jobs {
 public:
  struct Count {
    std::size_t running = 0, waiting = 0, most_running = 0, most_waiting = 0;
  };

  /// Throws std::system_error if there cannot be as many threads. `niceness` is added to the workers' so that other
  /// work comes first.
  Jobs(std::size_t workers, std::size_t most_waiting, int niceness);
  ~Jobs();

  /// Nothing if as many jobs wait as may.
  std::shared_ptr<Job> begin(Work work);
  Count count() const;
  /// Cancels those that run and those that wait, and takes no more.
  void cancel();

 private:
  void loop();

  std::size_t most_running_, most_waiting_;
  int niceness_;
  mutable std::mutex mutex_;
  std::condition_variable arrived_;
  std::list<std::shared_ptr<Job>> waiting_, running_;  ///< a job moves from one to the other without allocation
  bool closing_ = false;
  std::vector<std::unique_ptr<DeepThread>> workers_;
};

}  // namespace arete
