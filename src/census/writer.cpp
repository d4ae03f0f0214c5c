#include "census/writer.hpp"

#include <chrono>

#include "base/budget.hpp"
#include "base/input_error.hpp"

namespace arete::inline census {

using namespace std::chrono_literals;

Writer::Writer(Store& store, std::int64_t question, Patience patience)
    : store_(store), question_(question), patience_(std::move(patience)), thread_([this] { loop(); }) {}

Writer::~Writer() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  if (thread_.joinable()) thread_.join();
}

void Writer::add(Answered answered) {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return kept_.size() < most_kept || failure_; });
  if (failure_) std::rethrow_exception(failure_);
  kept_.push_back(std::move(answered));
  if (kept_.size() == most_kept) changed_.notify_all();
}

void Writer::finish() {
  {
    const std::lock_guard lock(mutex_);
    ending_ = true;
  }
  changed_.notify_all();
  thread_.join();
  if (failure_) std::rethrow_exception(failure_);
}

void Writer::loop() {
  std::unique_lock lock(mutex_);
  for (bool last = false; !last && !failure_;) {
    changed_.wait_for(lock, 100ms, [&] { return ending_ || kept_.size() >= most_kept; });
    last = ending_;
    std::vector<Answered> batch;
    batch.swap(kept_);
    changed_.notify_all();
    lock.unlock();
    std::exception_ptr failure;
    try {
      if (!batch.empty()) store(batch);
    } catch (...) {
      failure = std::current_exception();
    }
    lock.lock();
    failure_ = failure;
    changed_.notify_all();
  }
}

void Writer::store(const std::vector<Answered>& batch) {
  const Budget waiting{Limits{}};
  for (bool told = false;;) {
    try {
      store_.add(question_, batch);
      if (told) patience_.complain(store_.file() + ": can be written again");
      return;
    } catch (const StoreError& e) {
      const bool cancelled = patience_.cancelled != nullptr && *patience_.cancelled;
      if (!e.passing || cancelled || waiting.seconds() >= patience_.seconds)
        throw InputError(store_.file(),
                         std::string(e.what()) + ": " + std::to_string(batch.size()) + " answers could not be stored");
      if (!told) patience_.complain(store_.file() + ": " + e.what() + ": waiting until it can be written");
      told = true;
    }
    std::this_thread::sleep_for(200ms);
  }
}

}  // namespace arete::inline census
