// Long work, away from the connections: a few workers, a bounded number of jobs that wait for them, and for each job a way to say
// lines and to be stopped. Whoever asked hears the lines while they come; when she goes away the job is cancelled.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <vector>

#include "engine/game.hpp"
#include "ordered_pool.hpp"

namespace arete {

class Job {
 public:
  using Clock = std::chrono::steady_clock;

  explicit Job(std::function<void(Job&)> work) : work_(std::move(work)) {}

  // For the work.
  void say(std::string line);
  /// The last line: nothing is heard after it.
  void conclude(std::string line);
  /// Limits that end with the job's cancellation and count its nodes.
  Limits limits(double seconds, std::uint64_t memory) const;
  bool cancelled() const { return cancelled_; }

  // For who asked.
  /// The next line if there is one within the time; `ended` when there will be no more after it.
  std::optional<std::string> hear(std::chrono::milliseconds patience, bool& ended);
  void cancel() { cancelled_ = true; }
  std::uint64_t nodes() const { return nodes_; }
  double ms() const { return std::chrono::duration<double, std::milli>(Clock::now() - asked_).count(); }

 private:
  friend class Jobs;
  void run();

  std::function<void(Job&)> work_;
  std::atomic<bool> cancelled_{false};
  mutable std::atomic<std::uint64_t> nodes_{0};
  Clock::time_point asked_ = Clock::now();
  std::mutex mutex_;
  std::condition_variable said_;
  std::deque<std::string> lines_;
  bool ended_ = false;
};

class Jobs {
 public:
  struct Count {
    std::size_t running = 0, waiting = 0, most_running = 0, most_waiting = 0;
  };

  /// `niceness` is added to the workers' so that other work comes first.
  Jobs(std::size_t workers, std::size_t most_waiting, int niceness);
  ~Jobs();

  /// Nothing if as many jobs wait as may.
  std::shared_ptr<Job> begin(std::function<void(Job&)> work);
  Count count() const;
  /// Cancels those that run and those that wait, and takes no more.
  void cancel();

 private:
  void loop();

  std::size_t most_running_, most_waiting_;
  int niceness_;
  mutable std::mutex mutex_;
  std::condition_variable arrived_;
  std::deque<std::shared_ptr<Job>> waiting_;
  std::set<std::shared_ptr<Job>> running_;
  bool closing_ = false;
  std::vector<std::unique_ptr<DeepThread>> workers_;
};

}  // namespace arete
