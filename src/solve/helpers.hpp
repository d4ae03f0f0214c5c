// Threads that have nothing to do join a search that is going on. A search offers how to help it for as long as it
// runs; what the helpers find out reaches it through a shared table and changes when it ends, never what it says.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <list>
#include <mutex>

namespace arete::inline solve {

class Helpers {
 public:
  /// Returns soon after `stop` is set. Must not throw.
  using Help = std::function<void(const std::atomic<bool>& stop)>;

  /// Open from its construction to its end; the end waits for those who help.
  class Offer {
   public:
    Offer(Helpers* all, Help help) : all_(all), help_(std::move(help)) {
      if (all_ == nullptr) return;
      const std::lock_guard lock(all_->mutex_);
      all_->offers_.push_back(this);
      all_->changed_.notify_all();
    }
    ~Offer() {
      if (all_ == nullptr) return;
      stop_ = true;
      std::unique_lock lock(all_->mutex_);
      all_->offers_.remove(this);
      all_->changed_.wait(lock, [this] { return joined_ == 0; });
    }
    Offer(const Offer&) = delete;
    Offer& operator=(const Offer&) = delete;

   private:
    friend class Helpers;
    Helpers* all_;
    Help help_;
    std::atomic<bool> stop_{false};
    int joined_ = 0;
    bool helped_ = false;  ///< by somebody, who has found nothing more to do or is still at it
  };

  /// For a thread without work of its own: helps whoever offers, and returns when no thread has work any more.
  void assist() {
    std::unique_lock lock(mutex_);
    for (;;) {
      if (Offer* offer = open_offer()) {
        offer->helped_ = true;
        ++offer->joined_;
        lock.unlock();
        offer->help_(offer->stop_);
        lock.lock();
        --offer->joined_;
        changed_.notify_all();
      } else if (working_ == 0) {
        return;
      } else {
        changed_.wait(lock);
      }
    }
  }
  void begin_work() {
    const std::lock_guard lock(mutex_);
    ++working_;
  }
  void end_work() {
    const std::lock_guard lock(mutex_);
    --working_;
    changed_.notify_all();
  }

 private:
  Offer* open_offer() {
    for (Offer* offer : offers_) {
      if (!offer->helped_) return offer;
    }
    return nullptr;
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::list<Offer*> offers_;
  int working_ = 0;
};

}  // namespace arete::inline solve
