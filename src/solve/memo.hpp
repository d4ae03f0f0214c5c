// A hash table that forgets nothing, for searches that have to know what they have seen. Full keys in one array, so
// that a look into it mostly reads one place of memory.
#pragma once

#include <utility>
#include <vector>

#include "base/budget.hpp"
#include "solve/hash.hpp"

namespace arete::inline solve {

template <class Key, class Value>
class Memo {
 public:
  explicit Memo(Budget& budget) : budget_(budget) {}

  /// What is known of a key, or nothing. Valid until the next call of `add`.
  const Value* find(const Key& key) const {
    if (entries_.empty()) return nullptr;
    const auto& entry = entries_[place(entries_, key)];
    return entry.used ? &entry.value : nullptr;
  }
  /// Of a key that is not there yet. Throws BudgetSpent where memory is spent.
  void add(const Key& key, const Value& value) {
    if (4 * (size_ + 1) > 3 * entries_.size()) grow();
    budget_.spend_memory(outside(key));
    entries_[place(entries_, key)] = {key, value, true};
    ++size_;
  }

 private:
  struct Entry {
    Key key{};
    Value value{};
    bool used = false;
  };
  /// Where a key is, or may be put.
  static std::size_t place(const std::vector<Entry>& entries, const Key& key) {
    const std::size_t mask = entries.size() - 1;
    const PositionHash<Key> hash;
    std::size_t i = hash(key) & mask;
    while (entries[i].used && !(entries[i].key == key)) i = (i + 1) & mask;
    return i;
  }
  void grow() {
    constexpr std::size_t smallest = 64;
    const std::size_t size = entries_.empty() ? smallest : 2 * entries_.size();
    budget_.spend_memory(size * sizeof(Entry));
    std::vector<Entry> larger(size);
    for (auto& entry : entries_) {
      if (entry.used) larger[place(larger, entry.key)] = std::move(entry);
    }
    entries_.swap(larger);
    budget_.give_back(larger.size() * sizeof(Entry));
  }

  Budget& budget_;
  std::vector<Entry> entries_;
  std::size_t size_ = 0;
};

}  // namespace arete::inline solve
