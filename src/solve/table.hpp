// The memory of a search: an object that is passed to it, so that questions one after the other and threads side by
// side go on with what others have found out. A shared one is cut into shards, each a cache with a lock of its own;
// what is found is copied out, what is learnt is written under the lock. Alone, a search takes no lock.
#pragma once

#include <array>
#include <atomic>
#include <optional>
#include <vector>

#include "solve/cache.hpp"

namespace arete::inline solve {

/// A table of any kind, for those who only keep it.
struct AnyTable {
  virtual ~AnyTable() = default;
};

template <class Key, class Value>
class Table final : public AnyTable {
 public:
  Table(Budget& budget, bool shared) : shared_(shared) {
    for (std::size_t i = 0; i < (shared ? shards : 1); ++i) shards_.emplace_back(budget);
  }

  std::optional<Value> find(const Key& key) {
    const auto hashed = Cache<Key, Value>::hash(key);
    auto& shard = of(hashed);
    const Hold hold(shard, shared_);
    const Value* found = shard.cache.find(key, hashed);
    return found == nullptr ? std::nullopt : std::optional<Value>(*found);
  }
  /// Says that a key will be looked for soon.
  void prefetch(const Key& key) {
    if (!shared_) shards_[0].cache.prefetch(key);
  }
  /// Calls f with the entry of the key, made if it is not there.
  template <class F>
  void update(const Key& key, F f) {
    const auto hashed = Cache<Key, Value>::hash(key);
    auto& shard = of(hashed);
    const Hold hold(shard, shared_);
    f(shard.cache.at(key, hashed));
  }

 private:
  static constexpr std::size_t shards = 64;

  struct Shard {
    explicit Shard(Budget& budget) : cache(budget) {}
    Cache<Key, Value> cache;
    std::atomic_flag busy;
    Shard(Shard&& other) noexcept : cache(std::move(other.cache)) {}
  };
  /// Waits for nobody long: a shard is held for one look or one write.
  class Hold {
   public:
    Hold(Shard& shard, bool shared) : shard_(shared ? &shard : nullptr) {
      while (shard_ != nullptr && shard_->busy.test_and_set(std::memory_order_acquire)) {
      }
    }
    ~Hold() {
      if (shard_ != nullptr) shard_->busy.clear(std::memory_order_release);
    }
    Hold(const Hold&) = delete;
    Hold& operator=(const Hold&) = delete;

   private:
    Shard* shard_;
  };
  Shard& of(std::size_t hashed) { return shards_[shared_ ? hashed >> 58 : 0]; }

  bool shared_;
  std::vector<Shard> shards_;
};

}  // namespace arete::inline solve
