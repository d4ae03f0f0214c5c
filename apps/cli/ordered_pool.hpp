// Workers on a stream: lines are read one after the other, worked on side by side, and written in the order
// in which they were read. A slow line holds back what comes after it, but only so much of it is kept.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <mutex>

#include "engine/deep_thread.hpp"

namespace arete {

template <class Item, class Result>
class OrderedPool {
 public:
  using Read = std::function<bool(Item&)>;  ///< false at the end
  using Work = std::function<Result(Item&)>;
  using Write = std::function<void(Result&)>;  ///< called in order, never at the same time

  using Idle = std::function<void()>;  ///< called by each worker when there is nothing more to read

  OrderedPool(Read read, Work work, Write write, Idle idle)
      : read_(std::move(read)), work_(std::move(work)), write_(std::move(write)), idle_(std::move(idle)) {}

  /// Throws what the first of these functions has thrown, after the others have come to an end.
  void run(unsigned threads) {
    start_deep_threads(threads, [this] { loop(); }).clear();
    if (failure_) std::rethrow_exception(failure_);
  }

 private:
  static constexpr std::uint64_t most_kept = 4096;

  void loop() {
    try {
      Item item;
      std::uint64_t turn = 0;
      while (take(item, turn)) {
        auto result = work_(item);
        keep(turn, std::move(result));
      }
      idle_();
    } catch (...) {
      fail(std::current_exception());
    }
  }

  void keep(std::uint64_t turn, Result result) {
    std::unique_lock writing(writing_);
    written_.wait(writing, [&] { return turn < next_write_ + most_kept || failure_; });
    if (failure_) return;
    kept_.emplace(turn, std::move(result));
    while (!kept_.empty() && kept_.begin()->first == next_write_) {
      write_(kept_.begin()->second);
      kept_.erase(kept_.begin());
      ++next_write_;
    }
    written_.notify_all();
  }

  void fail(std::exception_ptr why) {
    {
      const std::lock_guard reading(reading_);
      ended_ = true;
    }
    const std::lock_guard writing(writing_);
    if (!failure_) failure_ = std::move(why);
    written_.notify_all();
  }

  bool take(Item& item, std::uint64_t& turn) {
    const std::lock_guard reading(reading_);
    if (ended_ || !read_(item)) {
      ended_ = true;
      return false;
    }
    turn = next_read_++;
    return true;
  }

  Read read_;
  Work work_;
  Write write_;
  Idle idle_;
  std::mutex reading_, writing_;
  std::condition_variable written_;
  bool ended_ = false;
  std::uint64_t next_read_ = 0, next_write_ = 0;
  std::exception_ptr failure_;
  std::map<std::uint64_t, Result> kept_;
};

}  // namespace arete
