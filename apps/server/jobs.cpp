#include "jobs.hpp"

#include <unistd.h>

#include <cerrno>
#include <utility>

#include "terminal.hpp"

namespace arete {

void Job::say(std::string line) {
  {
    const std::lock_guard lock(mutex_);
    lines_.push_back(std::move(line));
  }
  said_.notify_one();
}

void Job::conclude(std::string line) {
  {
    const std::lock_guard lock(mutex_);
    lines_.push_back(std::move(line));
    ended_ = true;
  }
  said_.notify_one();
}

Limits Job::limits(double seconds, std::uint64_t memory) const {
  return {.time = std::chrono::duration<double>(seconds),
          .nodes = {},
          .memory = memory,
          .cancelled = &cancelled_,
          .progress = &nodes_};
}

std::optional<std::string> Job::hear(std::chrono::milliseconds patience, bool& ended) {
  std::unique_lock lock(mutex_);
  said_.wait_for(lock, patience, [this] { return ended_ || !lines_.empty(); });
  std::optional<std::string> line;
  if (!lines_.empty()) {
    line = std::move(lines_.front());
    lines_.pop_front();
  }
  ended = ended_ && lines_.empty();
  if (ended && !line && failure_) std::rethrow_exception(std::exchange(failure_, nullptr));
  ended = ended && !failure_;
  return line;
}

std::string Job::line() {
  work_(*this);
  return std::move(lines_.front());
}

/// The end of every error in a job: who listens is told.
void Job::run() {
  std::exception_ptr failure;
  try {
    if (!cancelled_) work_(*this);
  } catch (...) {
    failure = std::current_exception();
  }
  {
    const std::lock_guard lock(mutex_);
    failure_ = failure;
    ended_ = true;
  }
  said_.notify_one();
}

Jobs::Jobs(std::size_t workers, std::size_t most_waiting, int niceness)
    : most_running_(workers), most_waiting_(most_waiting), niceness_(niceness) {
  try {
    for (std::size_t i = 0; i < workers; ++i) workers_.push_back(std::make_unique<DeepThread>([this] { loop(); }));
  } catch (...) {
    cancel();  // those that there are would wait for work for ever, and be waited for
    throw;
  }
}

Jobs::~Jobs() { cancel(); }

void Jobs::cancel() {
  {
    const std::lock_guard lock(mutex_);
    closing_ = true;
    for (const auto& job : waiting_) job->cancel();
    for (const auto& job : running_) job->cancel();
  }
  arrived_.notify_all();
}

std::shared_ptr<Job> Jobs::begin(Work work) {
  auto job = std::make_shared<Job>(std::move(work));
  {
    const std::lock_guard lock(mutex_);
    std::erase_if(waiting_, [](const auto& other) { return other->cancelled(); });
    if (closing_ || running_.size() + waiting_.size() >= most_running_ + most_waiting_) return nullptr;
    waiting_.push_back(job);
  }
  arrived_.notify_one();
  return job;
}

Jobs::Count Jobs::count() const {
  const std::lock_guard lock(mutex_);
  return {running_.size(), waiting_.size(), most_running_, most_waiting_};
}

void Jobs::loop() {
  errno = 0;
  if (nice(niceness_) == -1 && errno != 0)
    complain("the priority of analyses cannot be lowered");  // on Linux, of this thread alone
  for (;;) {
    std::list<std::shared_ptr<Job>>::iterator job;
    {
      std::unique_lock lock(mutex_);
      arrived_.wait(lock, [this] { return closing_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      job = waiting_.begin();
      running_.splice(running_.end(), waiting_, job);
    }
    (*job)->run();
    const std::lock_guard lock(mutex_);
    running_.erase(job);
  }
}

}  // namespace arete
