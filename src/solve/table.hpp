// The memory of a search: an object that is passed to it, so that questions one after the other and threads side by
// side go on with what others have found out. A search begins alone and takes no lock. When another thread joins it,
// its tables are cut into shards, each a cache with a lock of its own: what is found is copied out, what is learnt is
// written under the lock.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <functional>
#include <limits>
#include <optional>
#include <thread>
#include <vector>

#include "solve/cache.hpp"

namespace arete::inline solve {

/// A table of any kind, for those who only keep it.
struct AnyTable {
  virtual ~AnyTable() = default;
};

/// Whether the tables of a search are shared. Who joins asks for it and waits; the thread that works with the tables
/// notices at its next look into one of them, and cuts all of them.
class Sharing {
 public:
  /// `cut` makes a table fit for several threads. Before anybody can join.
  void add(std::function<void()> cut) { tables_.push_back(std::move(cut)); }
  /// For who joins: true when the tables are shared, false if `stop` is set before.
  bool join(const std::atomic<bool>& stop) {
    auto alone = State::alone;
    state_.compare_exchange_strong(alone, State::asked);
    while (state_.load(std::memory_order_acquire) != State::shared) {
      if (stop) return false;
      std::this_thread::sleep_for(std::chrono::microseconds(20));
    }
    return true;
  }
  /// For who looks into a table.
  bool shared() {
    const auto state = state_.load(std::memory_order_acquire);
    if (state == State::asked) cut();
    return state != State::alone;
  }

 private:
  enum class State { alone, asked, shared };
  void cut() {
    for (const auto& cut_table : tables_) cut_table();
    state_.store(State::shared, std::memory_order_release);
  }
  std::atomic<State> state_{State::alone};
  std::vector<std::function<void()>> tables_;
};

template <class Key, class Value>
class Table final : public AnyTable {
 public:
  /// `sharing` lets others join, if it is there.
  explicit Table(Budget& budget, Sharing* sharing = nullptr) : budget_(budget), sharing_(sharing) {
    shards_.emplace_back(budget);
    if (sharing != nullptr) sharing->add([this] { cut(); });
  }

  std::optional<Value> find(const Key& key) {
    const auto hashed = Cache<Key, Value>::hash(key);
    const bool shared = this->shared();
    auto& shard = of(hashed, shared);
    const Hold hold(shard, shared);
    const Value* found = shard.cache.find(key, hashed);
    return found == nullptr ? std::nullopt : std::optional<Value>(*found);
  }
  /// Says that a key will be looked for soon.
  void prefetch(const Key& key) {
    if (!shared()) return shards_[0].cache.prefetch(key);
    __builtin_prefetch(&of(Cache<Key, Value>::hash(key), true), 1);  // another thread may have held it last
  }
  /// Calls f with the entry of the key, made if it is not there.
  template <class F>
  void update(const Key& key, F f) {
    const auto hashed = Cache<Key, Value>::hash(key);
    const bool shared = this->shared();
    auto& shard = of(hashed, shared);
    const Hold hold(shard, shared);
    f(shard.cache.at(key, hashed));
  }

 private:
  static constexpr int bits = 6;
  static constexpr std::size_t shards = 1 << bits;

  /// Begins at a cache line, which has all that a look needs: what is taken from another thread is taken once.
  struct alignas(64) Shard {
    explicit Shard(Budget& budget) : cache(budget) {}
    std::atomic_flag busy;
    Cache<Key, Value> cache;
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
  void cut() {
    if (shards_.size() > 1) return;
    std::vector<Shard> other;
    other.reserve(shards);
    for (std::size_t i = 0; i < shards; ++i) other.emplace_back(budget_);
    shards_.swap(other);
    other[0].cache.hand_over([&](const Key& key, const Value& value) {
      const auto hashed = Cache<Key, Value>::hash(key);
      of(hashed, true).cache.at(key, hashed) = value;
    });
  }
  bool shared() const { return sharing_ != nullptr && sharing_->shared(); }
  /// The high bits of a hash choose the shard, the low ones the place in it.
  Shard& of(std::size_t hashed, bool shared) {
    return shards_[shared ? hashed >> (std::numeric_limits<std::size_t>::digits - bits) : 0];
  }

  Budget& budget_;
  Sharing* sharing_;
  std::vector<Shard> shards_;
};

}  // namespace arete::inline solve
