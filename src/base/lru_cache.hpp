// What was made last, kept for a while: a click asks about the same board as the one before it.
#pragma once

#include <algorithm>
#include <list>
#include <mutex>
#include <optional>
#include <utility>

namespace arete::inline base {

/// Safe for many threads. Values are copied out, so they should be cheap to copy.
template <class Key, class Value>
class LruCache {
 public:
  explicit LruCache(std::size_t most) : most_(most) {}

  /// The value of a key; made if it is not kept, by two threads at once if they ask at once.
  template <class Make>
  Value get(const Key& key, Make make) {
    if (auto kept = find(key)) return *std::move(kept);
    Value value = make();
    const std::lock_guard lock(mutex_);
    kept_.emplace_front(key, value);
    if (kept_.size() > most_) kept_.pop_back();
    return value;
  }

 private:
  std::optional<Value> find(const Key& key) {
    const std::lock_guard lock(mutex_);
    const auto it = std::find_if(kept_.begin(), kept_.end(), [&](const auto& entry) { return entry.first == key; });
    if (it == kept_.end()) return std::nullopt;
    kept_.splice(kept_.begin(), kept_, it);
    return kept_.front().second;
  }

  std::size_t most_;
  std::mutex mutex_;
  std::list<std::pair<Key, Value>> kept_;
};

}  // namespace arete::inline base
