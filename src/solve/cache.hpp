// A hash table that remembers as much as its memory allows. Full keys, never a bare hash: a found entry is
// the position itself. It grows while the budget lets it; after that, new entries replace old ones, so that
// a search with little memory is slower and never wrong.
#pragma once

#include <cstdint>
#include <vector>

#include "base/budget.hpp"
#include "solve/hash.hpp"
#include "solve/pages.hpp"

namespace arete::inline solve {

template <class Key, class Value>
class Cache {
 public:
  explicit Cache(Budget& budget) : budget_(&budget) {}

  static std::size_t hash(const Key& key) { return PositionHash<Key>{}(key); }

  /// The entry of a key, or nothing. Valid until the next call of `at`.
  Value* find(const Key& key) { return find(key, hash(key)); }
  Value* find(const Key& key, std::size_t hashed) {
    if (entries_.empty()) return nullptr;
    for (std::size_t i = bucket(hashed), end = i + ways; i < end; ++i) {
      if (entries_[i].used && entries_[i].key == key) return &entries_[i].value;
    }
    return nullptr;
  }
  /// Says that a key will be looked for soon.
  void prefetch(const Key& key) const {
    if (!entries_.empty()) __builtin_prefetch(&entries_[bucket(hash(key))]);
  }
  /// The entry of a key, made if it is not there. Valid until the next call.
  Value& at(const Key& key) { return at(key, hash(key)); }
  Value& at(const Key& key, std::size_t hashed) {
    if (Value* found = find(key, hashed)) return *found;
    if (size_ * 4 >= entries_.size() * 3) grow();
    for (;;) {
      const std::size_t begin = bucket(hashed);
      for (std::size_t i = begin; i < begin + ways; ++i) {
        if (!entries_[i].used) {
          ++size_;
          return fill(i, key);
        }
      }
      if (full_ || size_ * 2 < entries_.size())
        return fill(begin + (turn_++ % ways), key);  // a crowded bucket in a roomy table
      grow();
    }
  }
  std::size_t size() const { return size_; }
  /// Hands every entry to f and keeps none.
  template <class F>
  void hand_over(F f) {
    for (const auto& entry : entries_) {
      if (!entry.used) continue;
      f(entry.key, entry.value);
      budget_->give_back(outside(entry.key));
    }
    if (entries_.size() > smallest) budget_->give_back(entries_.size() * sizeof(Entry));
    entries_ = {};
    size_ = 0;
  }

 private:
  static constexpr std::size_t ways = 4, smallest = 1024;  ///< the smallest is not counted: a search has at least that

  struct Entry {
    Key key{};
    Value value{};
    bool used = false;
  };
  using Entries = std::vector<Entry, Pages<Entry>>;

  std::size_t bucket(std::size_t hashed) const { return (hashed & mask_) * ways; }
  Value& fill(std::size_t i, const Key& key) {
    if (entries_[i].used) budget_->give_back(outside(entries_[i].key));
    budget_->spend_memory(outside(key));
    entries_[i] = {key, {}, true};
    return entries_[i].value;
  }
  void grow() {
    if (full_) return;
    const std::size_t size = entries_.empty() ? smallest : entries_.size() * 2;
    if (!entries_.empty() && !budget_->grant(size * sizeof(Entry))) {
      full_ = true;
      return;
    }
    Entries old(size);
    old.swap(entries_);
    mask_ = size / ways - 1;
    size_ = 0;
    for (const auto& entry : old) {
      if (entry.used) rehash(entry);
    }
    if (old.size() > smallest) budget_->give_back(old.size() * sizeof(Entry));
  }
  void rehash(const Entry& entry) {
    const std::size_t begin = bucket(hash(entry.key));
    for (std::size_t i = begin; i < begin + ways; ++i) {
      if (entries_[i].used) continue;
      entries_[i] = entry;
      ++size_;
      return;
    }
    entries_[begin] = entry;
  }

  Budget* budget_;
  Entries entries_;
  std::size_t mask_ = 0, size_ = 0, turn_ = 0;
  bool full_ = false;
};

}  // namespace arete::inline solve
